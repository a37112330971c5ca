/// Who made a constraint: the kernel's own API or one of the dialects above it.
public enum LayoutDialect: UInt8, CaseIterable, Sendable {
  /// Anchors and `LayoutConstraint` itself.
  case kernel = 0
  /// `OperatorLayout`.
  case operators = 1
  /// `MakerLayout`.
  case maker = 2
  /// `AttributeLayout`.
  case attribute = 3
  /// `AutoPinLayout`.
  case autoPin = 4

  /// The module people know it by.
  public var moduleName: String {
    switch self {
    case .kernel: "ConstraintKernel"
    case .operators: "OperatorLayout"
    case .maker: "MakerLayout"
    case .attribute: "AttributeLayout"
    case .autoPin: "AutoPinLayout"
    }
  }
}

/// The dialects that ever installed a constraint on an item; the kernel's own API does not count.
struct DialectSet: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ dialect: LayoutDialect) { rawValue = dialect == .kernel ? 0 : 1 << dialect.rawValue }
}
