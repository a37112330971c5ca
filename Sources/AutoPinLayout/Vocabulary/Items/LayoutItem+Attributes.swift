public import ConstraintKernel

extension LayoutItem {
  /// Relates any attribute to any attribute of another item, plus `offset` points.
  ///
  /// Both must be positions or both sizes, and leading or trailing goes with neither left nor right;
  /// anything else is reported, and the constraint is inactive.
  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute,
    to otherAttribute: ALAttribute,
    of other: any LayoutItem,
    withOffset offset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line)
      .relate(attribute, relation, to: otherAttribute, of: other, plus: offset)
      .collect()
  }

  /// Relates any attribute to a multiple of any attribute of another item, plus `offset` points.
  ///
  /// A multiplied position is counted from the nearest common ancestor of both items, and its
  /// multiplier must not be 0; that is reported, and the constraint is inactive.
  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute,
    to otherAttribute: ALAttribute,
    of other: any LayoutItem,
    withMultiplier multiplier: Double,
    offset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line)
      .relate(attribute, relation, to: otherAttribute, of: other, times: multiplier, plus: offset)
      .collect()
  }
}
