import ConstraintKernel

// From the dialect's words to the kernel's.

extension LayoutConstraint.Attribute {
  init(_ attribute: ALAttribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .vertical: self = .centerX
    case .horizontal: self = .centerY
    case .baseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .marginLeft: self = .leftMargin
    case .marginRight: self = .rightMargin
    case .marginTop: self = .topMargin
    case .marginBottom: self = .bottomMargin
    case .marginLeading: self = .leadingMargin
    case .marginTrailing: self = .trailingMargin
    case .marginAxisVertical: self = .centerXWithinMargins
    case .marginAxisHorizontal: self = .centerYWithinMargins
    }
  }

  init(_ edge: ALEdge) { self.init(ALAttribute(edge)) }
  init(_ dimension: ALDimension) { self.init(ALAttribute(dimension)) }
  init(_ axis: ALAxis) { self.init(ALAttribute(axis)) }

  /// The margin next to an edge.
  init(marginAt edge: ALEdge) {
    switch edge {
    case .left: self = .leftMargin
    case .right: self = .rightMargin
    case .top: self = .topMargin
    case .bottom: self = .bottomMargin
    case .leading: self = .leadingMargin
    case .trailing: self = .trailingMargin
    }
  }
}
