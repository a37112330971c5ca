/// The question for the least and the natural length along an axis, at a length across.
struct SizeQuestion: Equatable {
  let axis: LayoutAxis
  /// The length across, in points; nil for any.
  let across: Double?
  /// How strongly the item is taken to have it: as a root of it, which constraints may outdo.
  let strength: LayoutPriority

  init(axis: LayoutAxis, across: Double?, of item: ItemRecord) {
    (self.axis, self.across) = (axis, across)
    strength = across == nil ? .almostRequired : min(item.rootSizePriority, .almostRequired)
  }

  /// What an item is pulled towards: along the axis to nothing, at a level; across to its length.
  func pull(_ level: LayoutPriority) -> SizePull {
    let along = LengthPull(0, level)
    let across = across.map { LengthPull($0, strength) } ?? LengthPull(0, .fittingSizeLevel)
    return axis == .horizontal
      ? SizePull(width: along, height: across) : SizePull(width: across, height: along)
  }

  /// The lengths of an item that was pulled at two levels.
  func answer(least: LayoutSize, natural: LayoutSize) -> LayoutSizeRequest {
    let minimum = least.length(on: axis)
    return LayoutSizeRequest(minimum: minimum, natural: max(natural.length(on: axis), minimum))
  }
}
