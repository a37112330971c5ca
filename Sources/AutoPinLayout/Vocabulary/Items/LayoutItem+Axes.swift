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
    Phrase(self, file, line).centerInSuperview()
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
    Phrase(self, file, line).alignToSuperviewAxis(axis)
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
    autoConstrainAttribute(
      ALAttribute(axis),
      to: ALAttribute(axis),
      of: other,
      withOffset: offset,
      file: file,
      line: line
    )
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
    autoConstrainAttribute(
      ALAttribute(axis),
      to: ALAttribute(axis),
      of: other,
      withMultiplier: multiplier,
      file: file,
      line: line
    )
  }
}
