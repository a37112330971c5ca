public import ConstraintKernel

extension LayoutItem {
  /// Pins an edge to the same edge of an area of the superview, at a distance inwards.
  ///
  /// A superview that is not a ``LayoutView`` has no areas of its own; its edges stand in for them.
  /// `relation` compares the distance. Without a superview the call is reported and the constraint
  /// is inactive.
  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge,
    toSuperviewArea area: LayoutArea,
    withInset inset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).pin(edge, relation, to: SuperviewArea(area), by: inset)
  }

  /// Pins all edges, or all but one, to an area of the superview, at distances inwards.
  ///
  /// Order and excluded edges are as in
  /// ``autoPinEdgesToSuperviewEdges(with:excludingEdge:file:line:)``.
  @discardableResult
  public func autoPinEdges(
    toSuperviewArea area: LayoutArea,
    with insets: LayoutInsets = .zero,
    excludingEdge excluded: ALEdge? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItem(self, file, line).pinEdges(to: SuperviewArea(area), insets, excluding: excluded)
  }
}
