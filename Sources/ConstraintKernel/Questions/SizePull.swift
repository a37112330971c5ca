/// A length in points that an item is pulled towards, and how strongly.
struct LengthPull: Equatable {
  let length: Double
  let priority: LayoutPriority

  init(_ length: Double, _ priority: LayoutPriority) {
    self.length = max(length, 0)
    self.priority = priority
  }
}

/// What an item is pulled towards while a size that it could have is asked for.
struct SizePull: Equatable {
  let width: LengthPull
  let height: LengthPull
}

/// The rows that pull at an item while its fitting size is asked for.
struct PullingRows: Equatable {
  let item: ItemRecord
  let width: Int32
  let height: Int32
}

/// A root that its own rows pull at.
struct PulledRoot {
  let pull: SizePull
  /// What was known of conflicts before.
  let told: ToldConflicts
}

/// What is known of conflicts before a question that may change them for its time.
struct ToldConflicts {
  /// Whether all of them were reported.
  let areTold: Bool
  /// How many leave out each constraint; nil stands for rows of items themselves.
  let leftOut: [LayoutConstraint?: Int]
}

/// The question for the least and the natural length along an axis, at a length across.
struct SizeQuestion: Hashable {
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
}
