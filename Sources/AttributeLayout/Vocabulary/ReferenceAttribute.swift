/// An attribute of the item that another attribute refers to, as in `Top(10).to(header, .bottom)`.
public enum ReferenceAttribute: Hashable, Sendable, CaseIterable {
  /// The width.
  case width
  /// The height.
  case height
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where reading starts.
  case leading
  /// The edge where reading ends.
  case trailing
  /// The horizontal middle.
  case centerX
  /// The vertical middle.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The left edge moved inwards by the left margin.
  case leftMargin
  /// The right edge moved inwards by the right margin.
  case rightMargin
  /// The top edge moved inwards by the top margin.
  case topMargin
  /// The bottom edge moved inwards by the bottom margin.
  case bottomMargin
  /// The leading edge moved inwards by the leading margin.
  case leadingMargin
  /// The trailing edge moved inwards by the trailing margin.
  case trailingMargin
  /// The horizontal middle between the margins.
  case centerXWithinMargins
  /// The vertical middle between the margins.
  case centerYWithinMargins

  /// The same attribute in the kernel's words.
  public var layoutAttribute: LayoutConstraint.Attribute {
    switch self {
    case .width: .width
    case .height: .height
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
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
}

extension ReferenceAttribute {
  /// Whether a positive number of points moves the attribute left or up, into its reference.
  var pointsInwards: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline:
      true
    default: false
    }
  }
}
