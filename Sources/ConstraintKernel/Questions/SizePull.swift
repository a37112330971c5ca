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
