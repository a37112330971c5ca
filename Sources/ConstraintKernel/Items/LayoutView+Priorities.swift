/// Content priorities once more, for views known to be views: without a detour over the protocol.
extension LayoutView {
  /// Sets how strongly the view resists growing; see
  /// ``LayoutItem/setContentHuggingPriority(_:for:)``.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard priority.isValid else { return record.report(.priorityOutOfRange(priority)) }
    pointer.pointee.hugging[axis] = priority
    pointer.mark(.naturalSize)
  }

  /// Sets how strongly the view resists shrinking; see
  /// ``LayoutItem/setContentCompressionResistancePriority(_:for:)``.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority,
    for axis: LayoutAxis
  ) {
    guard priority.isValid else { return record.report(.priorityOutOfRange(priority)) }
    pointer.pointee.compressionResistance[axis] = priority
    pointer.mark(.naturalSize)
  }
}
