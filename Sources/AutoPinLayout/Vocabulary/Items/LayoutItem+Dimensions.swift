public import ConstraintKernel

extension LayoutItem {
  /// Makes a size the same as a size of another item, plus `offset` points.
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension,
    to otherDimension: ALDimension,
    of other: any LayoutItem,
    withOffset offset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line)
      .relate(dimension, relation, to: otherDimension, of: other, plus: offset)
      .collect()
  }

  /// Makes a size a multiple of a size of another item, plus `offset` points.
  ///
  /// On the item itself it states an aspect ratio:
  /// `view.autoMatch(.width, to: .height, of: view, withMultiplier: 1.5)`.
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension,
    to otherDimension: ALDimension,
    of other: any LayoutItem,
    withMultiplier multiplier: Double,
    offset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line)
      .relate(dimension, relation, to: otherDimension, of: other, times: multiplier, plus: offset)
      .collect()
  }

  /// Gives the item a width and a height in points, in this order.
  @discardableResult
  public func autoSetDimensions(
    to size: LayoutSize,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let pinned = PinnedItem(self, file, line)
    return [pinned.size(.width, .equal, size.width), pinned.size(.height, .equal, size.height)]
      .collect()
  }

  /// Compares a size with a number of points.
  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension,
    toSize size: Double,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).size(dimension.attribute, relation, size).collect()
  }

  /// Compares the width with a multiple of the height: `view.autoSetRatio(16 / 9)`.
  ///
  /// A number that is not finite, or not above 0, is reported, and the answer is never active.
  @discardableResult
  public func autoSetRatio(
    _ ratio: Double,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).setRatio(relation, ratio)
  }
}
