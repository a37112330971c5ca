/// What follows for an item from those it lies in, remembered so that asking again is O(1).
struct PathCache {
  /// The ``LayoutEngine/stamp`` of the engine that asked; another one asks anew.
  let stamp: UInt64
  var direction = LayoutReadingDirection.leftToRight
  var textScale: Double = 1
  /// How many items there are from the root to this one.
  var depth = 0
}

extension ItemRecord {
  /// What follows from the path down to this record, as a depth does.
  ///
  /// - Parameters:
  ///   - top: What counts above the root.
  ///   - known: What was remembered at a record.
  ///   - step: What counts at a record, from what counts above it; remembers the answer.
  /// - Returns: What counts at this record.
  /// - Complexity: O(levels up to where it is known).
  @inline(__always)
  func along<Value>(
    from top: Value,
    known: (ItemRecord) -> Value?,
    step: (ItemRecord, Value) -> Value
  ) -> Value {
    // Parents come first in most passes; then no path has to be kept. Without this, a build of a feed
    // of 100 takes 0.9 % more instructions, another width of its root 1.4 %.
    if let found = known(self) { return found }
    if let parent, let found = known(parent) { return step(self, found) }
    var path: [ItemRecord] = []
    var value = top
    for record in pathToRoot {
      if let found = known(record) {
        value = found
        break
      }
      path.append(record)
    }
    for record in path.reversed() { value = step(record, value) }
    return value
  }
}

extension LayoutEngine {
  /// The direction in which constraints installed at the item are read.
  func direction(of item: ItemRecord) -> LayoutReadingDirection {
    item.forcedDirection ?? pathCache(of: item).direction
  }

  /// The text scale inside an item.
  func textScale(of item: ItemRecord) -> Double { pathCache(of: item).textScale }

  private func pathCache(of item: ItemRecord) -> PathCache {
    item.along(
      from: PathCache(stamp: stamp),
      known: { $0.pathCache?.stamp == stamp ? $0.pathCache : nil },
      step: { record, outer in
        var own = outer
        own.depth += 1
        if let environment = record.extras?.environment {
          own.direction = environment.layoutDirection
          own.textScale = environment.textScale
        }
        record.pathCache = own
        return own
      }
    )
  }

  /// Items by depth, superviews first; within a depth in the given order.
  ///
  /// - Complexity: O(*n* log *n*) in the items, once depths are known, and O(*n*) for items that
  ///   stand in this order already.
  func sortedByDepth(_ items: [ItemRecord]) -> [ItemRecord] {
    guard items.count > 1 else { return items }
    let depths = items.map { pathCache(of: $0).depth }
    if zip(depths, depths.dropFirst()).allSatisfy({ $0 <= $1 }) { return items }
    return items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { items[$0] }
  }
}
