/// How an item's natural height follows from its width.
struct MeasuredHeight {
  /// Whether it is measured whenever the width changes.
  private(set) var followsWidth = false
  /// The width for which the height was last asked; nil before, and when it has to be again.
  private(set) var width: Double?
  /// The height below which the content is of no use at any width; negative for none.
  private(set) var least = LayoutSize.noIntrinsicMetric

  /// Learns what the item says of itself; a height that follows from the width has to be asked again.
  mutating func update(
    followsWidth: Bool,
    least: Double = LayoutSize.noIntrinsicMetric
  ) {
    self.followsWidth = followsWidth
    self.least = least
    if followsWidth { width = nil }
  }

  /// Notes that the height is asked for at a width; says whether that is another one.
  mutating func ask(at width: Double) -> Bool {
    if self.width == width { return false }
    self.width = width
    return true
  }
}
