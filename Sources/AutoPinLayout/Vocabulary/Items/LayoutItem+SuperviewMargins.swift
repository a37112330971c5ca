public import ConstraintKernel

extension LayoutItem {
  /// Pins an edge to the margin of the superview next to it, at a distance inwards.
  ///
  /// `relation` compares the distance. Without a superview the call is reported and the constraint
  /// is inactive.
  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge,
    withInset inset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).pin(edge, relation, to: .margins, by: inset)
  }

  /// Pins all edges, or all but one, to the margins of the superview, at distances inwards.
  ///
  /// Order and excluded edges are as in
  /// ``autoPinEdgesToSuperviewEdges(with:excludingEdge:file:line:)``.
  @discardableResult
  public func autoPinEdgesToSuperviewMargins(
    with insets: LayoutInsets = .zero,
    excludingEdge excluded: ALEdge? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItem(self, file, line).pinEdges(to: .margins, insets, excluding: excluded)
  }

  /// Pins all edges but one to the margins of the superview.
  @discardableResult
  public func autoPinEdges(
    toSuperviewMarginsExcludingEdge excluded: ALEdge,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItem(self, file, line).pinEdges(to: .margins, .zero, excluding: excluded)
  }

  /// Lays an axis on the same axis of the area inside the superview's margins.
  ///
  /// Baselines have no margins: asking for one is reported, and the constraint is inactive.
  @discardableResult
  public func autoAlignAxis(
    toSuperviewMarginAxis axis: ALAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let pinned = PinnedItem(self, file, line)
    let wanted = pinned.relateToSuperview(axis.attribute, to: axis.attribute.margin)
    if axis.attribute.isMiddle { return wanted.collect() }
    pinned.refuse(.invalidUse("a baseline has no axis between margins"))
    return wanted.makeUnrelatedConstraint()
  }

  /// Centres the item in the area inside the superview's margins, the level axis first.
  @discardableResult
  public func autoCenterInSuperviewMargins(
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let pinned = PinnedItem(self, file, line)
    return [
      pinned.relateToSuperview(.centerY, to: .centerYWithinMargins),
      pinned.relateToSuperview(.centerX, to: .centerXWithinMargins),
    ]
    .collect()
  }
}
