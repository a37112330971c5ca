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
    var depth = 0
    var next: ItemRecord? = item
    while let current = next {
      if let cached = current.cache.depth, cached.stamp == stamp {
        depth += cached.value
        break
      }
      depth += 1
      next = current.parent
    }
    let known = next
    var remaining = depth
    next = item
    while let current = next, current !== known {
      current.cache.depth = (stamp, remaining)
      remaining -= 1
      next = current.parent
    }
    return depth
  }
}
