public import ConstraintKernel

/// The same for items of several types, such as `[view, guide]`.
extension ALItemArray {
  /// Aligns an edge of each item with the same edge of the item before it.
  @discardableResult
  public func autoAlignViews(
    to edge: ALEdge,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItems(layoutItems, file, line).chain(edge, for: "aligning")
  }

  /// Aligns an axis of each item with the same axis of the item before it.
  @discardableResult
  public func autoAlignViews(
    to axis: ALAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItems(layoutItems, file, line).chain(axis, for: "aligning")
  }

  /// Makes a size of each item the same as that of the item before it.
  @discardableResult
  public func autoMatchViewsDimension(
    _ dimension: ALDimension,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItems(layoutItems, file, line).chain(dimension, for: "matching sizes")
  }

  /// Gives a size of each item the same number of points.
  @discardableResult
  public func autoSetViewsDimension(
    _ dimension: ALDimension,
    toSize size: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItems(layoutItems, file, line).setSizes([dimension: size])
  }

  /// Gives each item the same size in points: all widths, then all heights.
  @discardableResult
  public func autoSetViewsDimensions(
    to size: LayoutSize,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItems(layoutItems, file, line).setSizes([.width: size.width, .height: size.height])
  }
}
