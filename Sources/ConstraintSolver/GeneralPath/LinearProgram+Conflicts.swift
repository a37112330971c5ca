extension LinearProgram {
  /// Begins where the first rows have no slack and the columns among `bounds` are zero.
  ///
  /// Of rows and bounds that one combination proves to contradict each other, all but one are independent
  /// and hold where they meet: so nothing has to be exchanged to find that point.
  mutating func begin(withFirst count: Int, andZeros bounds: Set<Int>) {
    var row = columns
    for slot in 0..<columns where row < columns + count && !bounds.contains(slot) {
      setBasis(slot, to: row)
      row += 1
    }
    factor()
    refresh()
  }

  /// The rows, and the columns that must not be negative, of an irreducible part of rows that
  /// contradict each other; nil where they do not.
  mutating func irreducibleConflict(of count: Int) -> [Int]? {
    let numbers = Array(columns..<(columns + count))
    guard var (failed, others) = contradiction(among: numbers) else { return nil }
    var relief = relief(of: failed, among: others)
    if leaveOut(relief.dispensable, from: failed) {
      others = supports(of: failed)
      relief = self.relief(of: failed, among: others)
      if !relief.needsAll || !boundsHold {
        // What else is not needed is looked for where the smaller set was found to contradict itself.
        ignore(all: Array(0..<rows), but: [])
        let fewer = others.map(\.row).filter { $0 >= columns }.sorted()
        guard let found = contradiction(among: fewer + [failed]) else { return nil }
        (failed, others) = found
        relief = self.relief(of: failed, among: others)
      }
    }
    let named =
      relief.needsAll ? others.map(\.row) : deletionFilter(others, failed, relief.needed)
    return named.sorted() + [failed]
  }

  /// Whether no column is negative that must not be; else it is not known what a contradiction needs.
  private var boundsHold: Bool {
    (0..<columns).allSatisfy { senses[$0] == 0 || point[$0] >= -tolerance(of: $0) }
  }

  /// The first of some rows that cannot hold with those before it and all bounds, and what keeps it from that.
  private mutating func contradiction(
    among numbers: [Int]
  ) -> (failed: Int, others: [(row: Int, share: Double)])? {
    let bounds = (0..<columns).filter { senses[$0] > 0 }
    guard let failed = require(bounds + numbers.dropLast()).first?.failed ?? numbers.last,
      let conflict = require([failed]).first
    else { return nil }
    return (failed, conflict.others)
  }

  /// The rows and columns that are left of a contradiction once every row without which it stands is gone.
  private mutating func deletionFilter(
    _ others: [(row: Int, share: Double)],
    _ failed: Int,
    _ needed: Set<Int>
  ) -> [Int] {
    var kept = others.map(\.row).filter { $0 >= columns }.sorted()
    ignore(all: Array(columns..<rows), but: kept)
    price(failed)
    // Rows are left out together, twice as many each time that the rest contradicts itself all the same.
    var (next, size) = (0, 1)
    while next < kept.count && !isExhausted {
      if needed.contains(kept[next]) || edgeResolves(failed, leaving: kept[next]) {
        next += 1
        continue
      }
      let group = Array(kept[next...].lazy.filter { !needed.contains($0) }.prefix(size))
      for row in group { ignore(row) }
      minimize()
      if slotOfRow[failed] < 0 && residual[failed] != 0
        && abs(residual[failed]) > tolerance(of: failed)
      {
        let still = Set(supports(of: failed).map(\.row)).subtracting(group)
        kept.replaceSubrange(next..., with: kept[next...].filter(still.contains))
        ignore(all: Array(columns..<rows), but: kept + [failed])
        size *= 2
        continue
      }
      if size == 1 { next += 1 } else { size /= 2 }
      gradient.removeAll()
      ignore(failed)
      _ = require(group)
      price(failed)
      minimize()
    }
    gradient.removeAll()
    return supports(of: failed).map(\.row).filter { $0 < columns } + kept
  }

  /// The combination of rows, of which the last one cannot hold with the others, that leaves nothing but a
  /// contradiction: each with its multiplier per unit of the row before scaling, that of the last one 1.
  ///
  /// - Returns: Nil where the rows do hold together, or others than the last one cannot.
  mutating func contradiction(of count: Int) -> [(row: Int, multiplier: Double)]? {
    requireBounds()
    let last = columns + count - 1
    guard require(Array(columns..<last)).isEmpty, !isExhausted,
      let conflict = require([last]).first
    else { return nil }
    let others = conflict.others.map { row, share in
      (row: row, multiplier: -share * weight[last] / weight[row])
    }
    return [(row: last, multiplier: 1)] + others
  }

  private mutating func ignore(all numbers: [Int], but kept: [Int]) {
    let kept = Set(kept)
    for row in numbers where !kept.contains(row) { ignore(row) }
  }

  /// Whether `failed` comes to hold along the edge on which `row` alone is left, so that both need not be
  /// tried: the conflict needs the row.
  private mutating func edgeResolves(_ failed: Int, leaving row: Int) -> Bool {
    let slot = Int(slotOfRow[row])
    if slot < 0 { return false }
    findEdge(slot)
    findRates()
    defer { rates.removeAll() }
    let rate = rates.values[failed]
    if rates.isRounding(at: failed, Tolerance.pivot) { return false }
    let direction: Int8 = (rate > 0) == (residual[failed] > 0) ? -1 : 1
    let distance = abs(residual[failed] / rate)
    let stop = collectBreakpoints(direction: direction)
    return stop.map { $0.distance >= distance } ?? true
  }
}
