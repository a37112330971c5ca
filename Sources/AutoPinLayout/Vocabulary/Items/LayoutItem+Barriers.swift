public import ConstraintKernel

extension LayoutItem {
  /// Makes the item a line at the furthest edge of others.
  ///
  /// `line.autoSetBarrier(atEdge: .trailing, of: [name, street], margin: 8)` ends 8 points after
  /// whichever of both reaches further, and moves as they do. The item is mostly a guide. Items that
  /// are gone do not count, unless `includingGone`. The answer holds its length of 0 and both its
  /// ends. No items, one that stands twice, a margin that is not finite and a missing superview are
  /// reported, and the answer is empty.
  @discardableResult
  public func autoSetBarrier(
    atEdge edge: ALEdge,
    of items: [any LayoutItem],
    margin: Double = 0,
    includingGone: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItem(self, file, line).setBarrier(edge, items.map(\.record), margin, includingGone)
  }
}
