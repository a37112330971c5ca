/// Sorts records by depth in time that grows with their number, in buffers that are kept.
struct DepthOrder {
  private var depths: [Int32] = []
  private var starts: [Int] = []
  private var sorted: [ItemRecord] = []

  /// Superviews first; within a depth in the given order.
  ///
  /// - Complexity: O(*n* + *d*) in the records and the largest depth, once depths are known.
  mutating func sort(_ records: inout [ItemRecord], in engine: LayoutEngine) {
    guard records.count > 1 else { return }
    engine.depthStamp = LayoutRank.next()
    depths.removeAll(keepingCapacity: true)
    var isSorted = true
    var deepest: Int32 = 0
    for record in records {
      let depth = engine.depth(of: record.pointer)
      if depth < depths.last ?? 0 { isSorted = false }
      deepest = max(deepest, depth)
      depths.append(depth)
    }
    if isSorted { return }
    starts.removeAll(keepingCapacity: true)
    for _ in 0..<(Int(deepest) + 2) { starts.append(0) }
    for depth in depths { starts[Int(depth) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    sorted.append(contentsOf: records)
    for (record, depth) in zip(records, depths) {
      sorted[starts[Int(depth)]] = record
      starts[Int(depth)] += 1
    }
    swap(&records, &sorted)
    sorted.removeAll(keepingCapacity: true)
  }
}
