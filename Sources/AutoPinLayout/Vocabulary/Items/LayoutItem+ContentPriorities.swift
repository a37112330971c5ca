public import ConstraintKernel

extension LayoutItem {
  /// Sets how strongly the item resists shrinking along an axis to the running block's priority.
  ///
  /// Call it inside `autoSetPriority(_:forConstraints:)`; outside it is reported and ignored. The
  /// `vertical` axis means heights, every other axis widths. It makes no constraint.
  public func autoSetContentCompressionResistancePriority(
    for axis: ALAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let priority = blockPriority(file, line) else { return }
    setContentCompressionResistancePriority(priority, for: axis.direction)
  }

  /// Sets how strongly the item resists growing along an axis to the running block's priority.
  ///
  /// Call it inside `autoSetPriority(_:forConstraints:)`; outside it is reported and ignored. The
  /// `vertical` axis means heights, every other axis widths. It makes no constraint.
  public func autoSetContentHuggingPriority(
    for axis: ALAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let priority = blockPriority(file, line) else { return }
    setContentHuggingPriority(priority, for: axis.direction)
  }

  /// The running block's priority; none is reported.
  private func blockPriority(_ file: StaticString, _ line: UInt) -> LayoutPriority? {
    if let priority = ConstraintScope.current?.priority { return priority }
    record.refuse(
      .invalidUse("a content priority is set inside autoSetPriority(_:forConstraints:)"),
      source: LayoutSource(file: file, line: line)
    )
    return nil
  }
}
