/// Who made a constraint: the kernel's own API or one of the dialects above it.
package enum LayoutDialect: UInt8, CaseIterable, Sendable {
  case kernel = 0
  case operators = 1
  case maker = 2
  case attribute = 3
  case autoPin = 4

  var bit: UInt8 { 1 << rawValue }

  /// The module people know it by.
  package var moduleName: String {
    switch self {
    case .kernel: "ConstraintKernel"
    case .operators: "OperatorLayout"
    case .maker: "MakerLayout"
    case .attribute: "AttributeLayout"
    case .autoPin: "AutoPinLayout"
    }
  }
}
