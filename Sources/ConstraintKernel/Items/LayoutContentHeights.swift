/// What content needs at a width: its heights and baselines, in points.
public struct LayoutContentHeights: Hashable, Sendable {
  /// The height that the content would like, or ``LayoutSize/noIntrinsicMetric``.
  public var natural: Double
  /// The height below which the content is of no use, which is required; nil for that of
  /// ``LayoutItem/minimumContentSize``.
  public var minimum: Double?
  /// The distance of the first baseline below the top of the alignment rectangle; nil for
  /// ``LayoutItem/firstBaselineOffsetFromTop``.
  public var firstBaseline: Double?
  /// The distance of the last baseline above the bottom of the alignment rectangle; nil for
  /// ``LayoutItem/lastBaselineOffsetFromBottom``.
  public var lastBaseline: Double?

  /// Makes an answer of a natural height and whatever else depends on the width.
  public init(
    natural: Double,
    minimum: Double? = nil,
    firstBaseline: Double? = nil,
    lastBaseline: Double? = nil
  ) {
    self.natural = natural
    self.minimum = minimum
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
