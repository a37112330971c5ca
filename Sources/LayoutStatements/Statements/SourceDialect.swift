/// What layout can be written in.
public enum SourceDialect: String, CaseIterable, Sendable {
  /// `OperatorLayout`, in the manner of Cartography.
  case operators = "operator"
  /// `MakerLayout`, in the manner of SnapKit.
  case maker
  /// `AttributeLayout`, in the manner of EasyPeasy.
  case attribute
  /// `AutoPinLayout`, in the manner of PureLayout.
  case autoPin = "autopin"
  /// Layout anchors.
  case anchors
  /// `LayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  case constraint
  /// A scene document, in JSON.
  case scene

  /// The module that source code in this dialect imports.
  public var moduleName: String {
    switch self {
    case .operators: "OperatorLayout"
    case .maker: "MakerLayout"
    case .attribute: "AttributeLayout"
    case .autoPin: "AutoPinLayout"
    case .anchors, .constraint: "ConstraintKernel"
    case .scene: "LayoutFormats"
    }
  }
}
