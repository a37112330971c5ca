public import ConstraintKernel

/// The same for items of several types, such as `[view, guide]`.
extension ALItemArray {
  /// Lays the items one after the other with the same space between neighbours.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis,
    alignedTo alignment: ALAttribute,
    withFixedSpacing spacing: Double,
    insetSpacing: Bool = true,
    matchedSizes: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let inset = insetSpacing ? spacing : 0
    return Distribution(PinnedItems(layoutItems, file, line), along: axis, alignedTo: alignment)
      .spaced(by: spacing, firstInset: inset, lastInset: inset, matching: matchedSizes)
  }

  /// Lays the items one after the other with the same space between neighbours.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis,
    alignedTo alignment: ALAttribute,
    withFixedSpacing spacing: Double,
    firstInset: Double,
    lastInset: Double,
    matchedSizes: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    Distribution(PinnedItems(layoutItems, file, line), along: axis, alignedTo: alignment)
      .spaced(by: spacing, firstInset: firstInset, lastInset: lastInset, matching: matchedSizes)
  }

  /// Lays items of a fixed size one after the other, with the same space between all neighbours.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis,
    alignedTo alignment: ALAttribute,
    withFixedSize size: Double,
    insetSpacing: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    Distribution(PinnedItems(layoutItems, file, line), along: axis, alignedTo: alignment)
      .sized(size, insetSpacing: insetSpacing)
  }
}
