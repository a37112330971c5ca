public import ConstraintKernel

extension LayoutItem {
  /// Makes the item a line across its superview.
  ///
  /// `column.autoSetGuideline(along: .horizontal, at: .end(72))` stands 72 points before its end.
  /// The item is mostly a guide. The answer holds its position, its length of 0 and both its ends.
  /// Where no line can lie, or there is no superview, that is reported, and the answer is empty.
  @discardableResult
  public func autoSetGuideline(
    along axis: LayoutAxis,
    at position: LayoutGuidelinePosition,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItem(self, file, line).setGuideline(axis, position)
  }
}
