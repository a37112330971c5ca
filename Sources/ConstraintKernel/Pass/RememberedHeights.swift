/// What an item needs at the last few widths that it was asked for.
struct RememberedHeights {
  /// The newest last.
  private var known: [(width: Double, heights: LayoutContentHeights)] = []

  /// So many widths are remembered: a toolkit asks for a least and a natural size before it places.
  private static let capacity = 4

  /// The answer for a width, if it is one of the last few.
  subscript(width: Double) -> LayoutContentHeights? { known.last { $0.width == width }?.heights }

  /// Remembers the answer for a width.
  mutating func remember(_ heights: LayoutContentHeights, at width: Double) {
    if known.count == Self.capacity { known.removeFirst() }
    known.append((width, heights))
  }

  /// Forgets all, as the content is another one.
  mutating func forget() { known = [] }
}
