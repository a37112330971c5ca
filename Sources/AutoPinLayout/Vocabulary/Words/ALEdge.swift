/// An edge of an item, with the raw value of the layout attribute it stands for.
public enum ALEdge: Int, Hashable, Sendable, CaseIterable {
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
}
