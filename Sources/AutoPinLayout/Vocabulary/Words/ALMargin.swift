/// An edge of an item moved inwards by its margin.
public enum ALMargin: Int, Hashable, Sendable, CaseIterable {
  /// The left margin.
  case left = 13
  /// The right margin.
  case right = 14
  /// The top margin.
  case top = 15
  /// The bottom margin.
  case bottom = 16
  /// The margin where reading starts.
  case leading = 17
  /// The margin where reading ends.
  case trailing = 18
}

/// A line through the middle of the area inside an item's margins.
public enum ALMarginAxis: Int, Hashable, Sendable, CaseIterable {
  /// The upright line through the horizontal middle between the margins.
  case vertical = 19
  /// The level line through the vertical middle between the margins.
  case horizontal = 20
}
