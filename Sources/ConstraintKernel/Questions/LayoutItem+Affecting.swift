extension LayoutItem {
  /// The active constraints that decide where the item lies along an axis and how long it is, in the
  /// order of activation.
  ///
  /// Those are the constraints in the chains of ``explain(_:)`` for its start and its length, what lost
  /// against them, and what holds that back; without any other, a decided frame stays what it is. Where a
  /// chain is too large to be followed they are the constraints on the item itself. What is pending is
  /// solved first; no frame is handed out.
  /// - Complexity: that of two explanations, and sorting.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    let record = record
    let attributes: [LayoutConstraint.Attribute] =
      axis == .horizontal ? [.left, .width] : [.top, .height]
    record.refreshAncestry()
    let found = LayoutPass.withEngine(of: record) { engine in
      attributes.flatMap { engine.decidingConstraints(of: ExplainedSum(record, $0)) }
    }
    return (found ?? []).uniqued().sorted { $0.rank < $1.rank }
  }
}
