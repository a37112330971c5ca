/// Sorts items by depth in time that grows with their number, in tables that are kept.
struct DepthOrder: ~Copyable {
  private var depths = Table<Int32>()
  private var starts = Table<Int>()
  private var sorted = Table<ItemPointer>()

  /// Superviews first; within a depth in the given order.
  ///
  /// - Complexity: O(*n* + *d*) in the items and the largest depth, once depths are known.
  mutating func sort(_ items: inout Table<ItemPointer>, in engine: LayoutEngine) {
    guard items.count > 1 else { return }
    engine.depthStamp = LayoutRank.next()
    depths.removeAll()
    var isSorted = true
    var deepest: Int32 = 0
    var last: Int32 = 0
    for index in 0..<items.count {
      let depth = engine.depth(of: items[index])
      if depth < last { isSorted = false }
      last = depth
      deepest = max(deepest, depth)
      depths.append(depth)
    }
    if isSorted { return }
    starts.removeAll()
    for _ in 0..<(Int(deepest) + 2) { starts.append(0) }
    // No `+=` on elements: Swift 6.3 cannot compile it here with the thread sanitizer.
    for index in 0..<depths.count {
      let place = Int(depths[index]) + 1
      starts[place] = starts[place] + 1
    }
    for index in 1..<starts.count { starts[index] = starts[index] + starts[index - 1] }
    sorted.removeAll()
    for index in 0..<items.count { sorted.append(items[index]) }
    for index in 0..<items.count {
      let depth = Int(depths[index])
      sorted[starts[depth]] = items[index]
      starts[depth] = starts[depth] + 1
    }
    swap(&items, &sorted)
  }
}
