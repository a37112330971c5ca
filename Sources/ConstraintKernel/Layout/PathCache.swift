/// What is remembered at an item along the path to the root, so that asking again is O(1).
struct PathCache {
  /// The direction in which constraints inside the item are read, while the engine's stamp is this.
  var direction: (stamp: UInt64, value: LayoutDirection)?
  /// How deep the item lies below the root, while the engine's stamp is this.
  var depth: (stamp: UInt64, value: Int)?
}

extension LayoutEngine {
  /// The direction in which constraints installed at the item are read.
  func direction(of item: ItemRecord) -> LayoutDirection {
    switch item.extras?.semanticContent ?? .unspecified {
    case .unspecified: inheritedDirection(of: item)
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  private func inheritedDirection(of item: ItemRecord) -> LayoutDirection {
    var path: [ItemRecord] = []
    var found = LayoutDirection.leftToRight
    var next: ItemRecord? = item
    while let current = next {
      if let cached = current.cache.direction, cached.stamp == environmentStamp {
        found = cached.value
        break
      }
      path.append(current)
      if let environment = current.extras?.environment {
        found = environment.layoutDirection
        break
      }
      next = current.parent
    }
    for record in path { record.cache.direction = (environmentStamp, found) }
    return found
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
