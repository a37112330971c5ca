/// What is remembered at an item along the path to the root, so that asking again is O(1).
struct PathCache {
  /// What of the environment is asked for often, while the engine's stamp is this.
  var inherited: (stamp: UInt64, direction: LayoutDirection, textScale: Double)?
  /// How deep the item lies below the root, while the engine's stamp is this.
  var depth: (stamp: UInt64, value: Int)?
}

extension LayoutEngine {
  /// The direction in which constraints installed at the item are read.
  func direction(of item: ItemRecord) -> LayoutDirection {
    switch item.extras?.semanticContent ?? .unspecified {
    case .unspecified: inherited(by: item).direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// The text scale inside an item.
  func textScale(of item: ItemRecord) -> Double { inherited(by: item).textScale }

  private func inherited(by item: ItemRecord) -> (direction: LayoutDirection, textScale: Double) {
    var path: [ItemRecord] = []
    var (direction, textScale) = (LayoutDirection.leftToRight, 1.0)
    var next: ItemRecord? = item
    while let current = next {
      if let cached = current.cache.inherited, cached.stamp == environmentStamp {
        (direction, textScale) = (cached.direction, cached.textScale)
        break
      }
      path.append(current)
      if let environment = current.extras?.environment {
        (direction, textScale) = (environment.layoutDirection, environment.textScale)
        break
      }
      next = current.parent
    }
    for record in path { record.cache.inherited = (environmentStamp, direction, textScale) }
    return (direction, textScale)
  }

  /// Items by depth, superviews first; within a depth in the given order.
  ///
  /// - Complexity: O(*n* log *n*) in the items, once depths are known.
  func sortedByDepth(_ items: [ItemRecord]) -> [ItemRecord] {
    guard items.count > 1 else { return items }
    let stamp = LayoutRank.next()
    let keys = items.enumerated().map { (depth: depth(of: $1, stamp), index: $0) }
    return keys.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map { items[$0.index] }
  }

  private func depth(of item: ItemRecord, _ stamp: UInt64) -> Int {
    var path: [ItemRecord] = []
    var depth = 0
    var next: ItemRecord? = item
    while let current = next {
      if let cached = current.cache.depth, cached.stamp == stamp {
        depth = cached.value
        break
      }
      path.append(current)
      next = current.parent
    }
    for record in path.reversed() {
      depth += 1
      record.cache.depth = (stamp, depth)
    }
    return depth
  }
}
