public import ConstraintKernel

/// Usual gaps: 8 points between siblings and 20 to the superview, as the environment says; see `LayoutGap`.
extension LayoutItem {
  /// Pins an edge to an edge of another item, so many usual gaps away.
  ///
  /// ```swift
  /// name.autoPinEdge(.leading, to: .trailing, of: photo, withSystemSpacing: 1)
  /// ```
  ///
  /// The distance counts inwards from the item's own edge, so that it is the same number at either side. `relation`
  /// compares the distance: `.greaterThanOrEqual` means at least so many gaps away.
  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge,
    to otherEdge: ALEdge,
    of other: any LayoutItem,
    withSystemSpacing multiplier: Double,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line)
      .gap(edge, relation, from: otherEdge.attribute, of: .item(other.record), by: multiplier)
      .collect()
  }

  /// Pins an edge to the same edge of the superview, so many usual gaps inwards.
  ///
  /// `relation` compares the distance. Without a superview the call is reported and the constraint is inactive.
  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge,
    withSystemSpacing multiplier: Double,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line)
      .gap(edge, relation, from: edge.attribute, of: .superview, by: multiplier)
      .collect()
  }
}
