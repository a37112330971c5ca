public import ConstraintKernel

extension Collection where Element: LayoutItem {
  /// Lays the items one after the other with the same space between neighbours.
  ///
  /// They fill their superview along `axis`, with the same space at both ends if `insetSpacing`,
  /// and are all of one size along it if `matchedSizes`; without, their natural sizes must tell how
  /// they share the room. A negative spacing lets them overlap. `alignment` is a line that lies
  /// across the axis; it ties the items to each other only, so that one more constraint places
  /// them. The level axes run in reading direction.
  ///
  /// An alignment along the axis, an item without a superview, or no items at all is reported, and
  /// the answer is empty.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis,
    alignedTo alignment: ALAttribute,
    withFixedSpacing spacing: Double,
    insetSpacing: Bool = true,
    matchedSizes: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let inset = insetSpacing ? spacing : 0
    return Distribution(PinnedItems(map { $0 }, file, line), along: axis, alignedTo: alignment)
      .spaced(by: spacing, firstInset: inset, lastInset: inset, matching: matchedSizes)
  }

  /// Lays the items one after the other with the same space between neighbours.
  ///
  /// The spaces at both ends are given on their own; all else is as with `insetSpacing`.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis,
    alignedTo alignment: ALAttribute,
    withFixedSpacing spacing: Double,
    firstInset: Double,
    lastInset: Double,
    matchedSizes: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    Distribution(PinnedItems(map { $0 }, file, line), along: axis, alignedTo: alignment)
      .spaced(by: spacing, firstInset: firstInset, lastInset: lastInset, matching: matchedSizes)
  }

  /// Lays items of a fixed size one after the other, with the same space between all neighbours.
  ///
  /// The space is whatever their nearest common container leaves along `axis`, also at both ends if
  /// `insetSpacing`; otherwise the first and the last item lie flush, and a single one lies flush
  /// at the start. Sizes too large for the container overlap. `alignment` is as in the distribution
  /// with fixed spacing. The level axes run in the container's reading direction.
  ///
  /// An alignment along the axis, an item without a superview, or no items at all is reported, and
  /// the answer is empty.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis,
    alignedTo alignment: ALAttribute,
    withFixedSize size: Double,
    insetSpacing: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    Distribution(PinnedItems(map { $0 }, file, line), along: axis, alignedTo: alignment)
      .sized(size, insetSpacing: insetSpacing)
  }
}
