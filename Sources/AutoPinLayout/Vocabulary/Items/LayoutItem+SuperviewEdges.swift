public import ConstraintKernel

extension LayoutItem {
  /// Pins an edge to the same edge of the superview, at a distance inwards.
  ///
  /// `relation` compares the distance: `.greaterThanOrEqual` means at least `inset` points away
  /// from the edge, on whichever side. A negative inset reaches outside. Without a superview the
  /// call is reported and the constraint is inactive.
  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge,
    withInset inset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).pin(edge, relation, to: .edges, by: inset)
  }

  /// Pins all edges, or all but one, to those of the superview, at distances inwards.
  ///
  /// The constraints come counter-clockwise from the top: top, leading, bottom, trailing. The left
  /// inset applies to the leading edge and the right inset to the trailing edge. Where left or
  /// right is excluded, the opposite physical edge is pinned instead of leading or trailing.
  /// Without a superview the call is reported and the answer is empty.
  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: LayoutInsets = .zero,
    excludingEdge excluded: ALEdge? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItem(self, file, line).pinEdges(to: .edges, insets, excluding: excluded)
  }
}
