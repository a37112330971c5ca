import ConstraintKernel

extension SceneAttribute {
  /// The kernel's name of the attribute.
  var kernel: LayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }

  /// The scene's name of a kernel attribute; nil for `notAnAttribute`.
  init?(kernel: LayoutConstraint.Attribute) {
    guard let match = Self.allCases.first(where: { $0.kernel == kernel }) else { return nil }
    self = match
  }
}

extension SceneRelation {
  /// The kernel's name of the relation.
  var kernel: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// The scene's name of a kernel relation.
  init(kernel: LayoutConstraint.Relation) {
    switch kernel {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
