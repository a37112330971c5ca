public import ConstraintKernel

extension LayoutItem {
  /// Pins an edge to the same edge of the superview's safe area, at a distance inwards.
  ///
  /// A superview that is not a ``LayoutView`` has no safe area of its own; its edges stand in.
  /// `relation` compares the distance. Without a superview the call is reported and the constraint
  /// is inactive.
  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge,
    withInset inset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).pin(edge, relation, to: .safeArea, by: inset)
  }

  /// Pins all edges, or all but one, to the superview's safe area, at distances inwards.
  ///
  /// Order and excluded edges are as in
  /// ``autoPinEdgesToSuperviewEdges(with:excludingEdge:file:line:)``.
  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: LayoutInsets = .zero,
    excludingEdge excluded: ALEdge? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItem(self, file, line).pinEdges(to: .safeArea, insets, excluding: excluded)
  }
}
