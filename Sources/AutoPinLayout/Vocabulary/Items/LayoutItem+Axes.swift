public import ConstraintKernel

extension LayoutItem {
  /// Centres the item in its superview, the level axis first.
  ///
  /// Without a superview the call is reported and the answer is empty.
  @discardableResult
  public func autoCenterInSuperview(
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let pinned = PinnedItem(self, file, line)
    return [
      pinned.relateToSuperview(.centerY, to: .centerY),
      pinned.relateToSuperview(.centerX, to: .centerX),
    ]
    .collect()
  }

  /// Lays an axis on the same axis of the superview.
  ///
  /// Without a superview the call is reported and the constraint is inactive.
  @discardableResult
  public func autoAlignAxis(
    toSuperviewAxis axis: ALAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).relateToSuperview(axis.attribute, to: axis.attribute).collect()
  }

  /// Lays an axis on the same axis of another item, `offset` points further right or down.
  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis,
    toSameAxisOf other: any LayoutItem,
    withOffset offset: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).relate(axis, to: axis, of: other, plus: offset).collect()
  }

  /// Lays an axis at a multiple of the same axis of another item.
  ///
  /// Positions are counted from the nearest common ancestor of both items: on the `horizontal`
  /// axis of the superview a multiplier of 2 / 3 means a third of the way down.
  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis,
    toSameAxisOf other: any LayoutItem,
    withMultiplier multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).relate(axis, to: axis, of: other, times: multiplier).collect()
  }
}
