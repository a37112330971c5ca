/// What is remembered at an item along the path to the root, so that asking again is O(1).
struct PathCache {
  /// What of the environment is asked for often, while the engine's stamp is this.
  var inherited: (stamp: UInt64, value: (direction: LayoutDirection, textScale: Double))?
  /// How deep the item lies below the root, while the engine's stamp is this.
  var depth: (stamp: UInt64, value: Int)?
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
    // Parents come first in most passes; then no path has to be kept.
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
  func direction(of item: ItemRecord) -> LayoutDirection {
    item.forcedDirection ?? inherited(by: item).direction
  }

  /// The text scale inside an item.
  func textScale(of item: ItemRecord) -> Double { inherited(by: item).textScale }

  private func inherited(by item: ItemRecord) -> (direction: LayoutDirection, textScale: Double) {
    let stamp = environmentStamp
    return item.along(
      from: (.leftToRight, 1),
      known: { $0.cache.inherited.flatMap { $0.stamp == stamp ? $0.value : nil } },
      step: { record, outer in
        let own = record.extras?.environment.map { ($0.layoutDirection, $0.textScale) } ?? outer
        record.cache.inherited = (stamp, own)
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
    let stamp = LayoutRank.next()
    let depths = items.map { depth(of: $0, stamp) }
    if zip(depths, depths.dropFirst()).allSatisfy({ $0 <= $1 }) { return items }
    return items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { items[$0] }
  }

  private func depth(of item: ItemRecord, _ stamp: UInt64) -> Int {
    item.along(
      from: 0,
      known: { $0.cache.depth.flatMap { $0.stamp == stamp ? $0.value : nil } },
      step: { record, above in
        record.cache.depth = (stamp, above + 1)
        return above + 1
      }
    )
  }
}
