/// Any edge, size, axis or margin of an item: what the specialised words have in common.
public enum ALAttribute: Int, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where reading starts.
  case leading = 5
  /// The edge where reading ends.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The upright line through the horizontal middle.
  case vertical = 9
  /// The level line through the vertical middle.
  case horizontal = 10
  /// The level line under the last line of text.
  case baseline = 11
  /// The level line under the first line of text.
  case firstBaseline = 12
  /// The left edge moved inwards by the left margin.
  case marginLeft = 13
  /// The right edge moved inwards by the right margin.
  case marginRight = 14
  /// The top edge moved inwards by the top margin.
  case marginTop = 15
  /// The bottom edge moved inwards by the bottom margin.
  case marginBottom = 16
  /// The leading edge moved inwards by the leading margin.
  case marginLeading = 17
  /// The trailing edge moved inwards by the trailing margin.
  case marginTrailing = 18
  /// The upright line through the horizontal middle between the margins.
  case marginAxisVertical = 19
  /// The level line through the vertical middle between the margins.
  case marginAxisHorizontal = 20

  /// Another name of ``baseline``.
  public static var lastBaseline: ALAttribute { .baseline }
}

extension ALAttribute {
  /// The attribute of an edge, a size, an axis or a margin.
  ///
  /// Every word has the raw value of its attribute, so that there always is one.
  public init(_ word: some AttributeWord) {
    let attribute = Self(rawValue: word.rawValue)
    assert(attribute != nil, "\(word) has the raw value \(word.rawValue) of no attribute")
    self = attribute ?? .left
  }
}
