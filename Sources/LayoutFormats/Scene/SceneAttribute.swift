/// A part of an item that a constraint can speak of.
public enum SceneAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge reading starts at.
  case leading
  /// The edge reading ends at.
  case trailing
  /// The horizontal extent.
  case width
  /// The vertical extent.
  case height
  /// The middle between left and right.
  case centerX
  /// The middle between top and bottom.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The left edge moved in by the left margin.
  case leftMargin
  /// The right edge moved in by the right margin.
  case rightMargin
  /// The top edge moved in by the top margin.
  case topMargin
  /// The bottom edge moved in by the bottom margin.
  case bottomMargin
  /// The leading edge moved in by its margin.
  case leadingMargin
  /// The trailing edge moved in by its margin.
  case trailingMargin
  /// The middle between the left and right margins.
  case centerXWithinMargins
  /// The middle between the top and bottom margins.
  case centerYWithinMargins
}

extension SceneAttribute {
  /// What an attribute measures, which decides what it can be compared with.
  enum Kind {
    case extent
    /// A horizontal position; `side` is nil for centers, which agree with either kind of side.
    case horizontal(side: Side?)
    case vertical
  }

  /// How a horizontal side is named: by the screen or by the direction of reading.
  enum Side {
    case physical
    case reading
  }

  var kind: Kind {
    switch self {
    case .width, .height:
      .extent
    case .left, .right, .leftMargin, .rightMargin:
      .horizontal(side: .physical)
    case .leading, .trailing, .leadingMargin, .trailingMargin:
      .horizontal(side: .reading)
    case .centerX, .centerXWithinMargins:
      .horizontal(side: nil)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute follows the direction of reading.
  var isDirectional: Bool {
    if case .horizontal(.reading?) = kind { return true }
    return false
  }

  /// Whether the attribute is a width or a height.
  public var isSize: Bool { self == .width || self == .height }

  /// What the attribute can be paired with, in words for messages.
  var partners: String {
    switch kind {
    case .extent: "width or height"
    case .horizontal(.physical?): "left, right, centerX or a left or right margin"
    case .horizontal(.reading?): "leading, trailing, centerX or a leading or trailing margin"
    case .horizontal(nil): "a horizontal position"
    case .vertical: "a vertical position"
    }
  }

  /// Whether a constraint may compare the two attributes.
  ///
  /// Sizes go with sizes, horizontal positions with horizontal ones, vertical with vertical; `left`
  /// and `right` do not go with `leading` and `trailing`, because the two change places
  /// independently when the direction does.
  public func canMeet(_ other: SceneAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.extent, .extent), (.vertical, .vertical): true
    case (.horizontal(let side), .horizontal(let otherSide)):
      side == nil || otherSide == nil || side == otherSide
    default: false
    }
  }
}
