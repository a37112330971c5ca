/// One of the two directions along which distances are measured.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// From left to right, or in reading direction.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1
}

/// The direction in which a hierarchy is read.
public enum LayoutReadingDirection: Int, Hashable, Sendable, CaseIterable {
  /// Leading is left, trailing is right.
  case leftToRight = 0
  /// Leading is right, trailing is left.
  case rightToLeft = 1
}

extension [LayoutReadingDirection] {
  /// Left to right, then right to left.
  public static var both: [LayoutReadingDirection] { [.leftToRight, .rightToLeft] }
}
