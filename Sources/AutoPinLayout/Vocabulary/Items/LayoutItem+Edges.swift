public import ConstraintKernel

extension LayoutItem {
  /// Pins an edge to an edge of another item, `offset` points further right or down.
  ///
  /// The offset is added to the other item's coordinate: to stay 10 points left of it, pin the
  /// right edge to its left one with an offset of −10.
  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge,
    to otherEdge: ALEdge,
    of other: any LayoutItem,
    withOffset offset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line)
      .relate(edge, relation, to: otherEdge, of: other, plus: offset)
      .collect()
  }

  /// Pins all edges, or all but one, to those of any other item, at distances inwards.
  ///
  /// Order and excluded edges are as in
  /// ``autoPinEdgesToSuperviewEdges(with:excludingEdge:file:line:)``.
  @discardableResult
  public func autoPinEdges(
    toEdgesOf other: any LayoutItem,
    with insets: LayoutInsets = .zero,
    excludingEdge excluded: ALEdge? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItem(self, file, line)
      .insets(insets, excluding: excluded, of: .item(other.record))
      .collect()
  }
}
