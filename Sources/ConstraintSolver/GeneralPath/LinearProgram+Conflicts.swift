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
    let bounds = (0..<columns).filter { senses[$0] > 0 }
    let numbers = Array(columns..<(columns + count))
    guard let failed = require(bounds + numbers.dropLast()).first?.failed ?? numbers.last,
      let conflict = require([failed]).first
    else { return nil }
    var kept = conflict.others.map(\.row).filter { $0 >= columns }.sorted()
    ignore(all: numbers, but: kept)
    price(failed)
    let needed = rowsThatResolve(failed, among: conflict.others)
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
        ignore(all: numbers, but: kept + [failed])
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
    let named = supports(of: failed).map(\.row).filter { $0 < columns }
    return named + kept + [failed]
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

  /// The basic rows without which `failed` comes to hold while all others and all bounds do, as far as the
  /// present basis tells.
  ///
  /// Leaving one basic row alone until `failed` holds moves each column by its share in that row. All
  /// distances are known at once, and each bounded column is expressed in the basis once, so that
  /// nothing is solved for each row. A row that is needed stays needed in every smaller set.
  /// - Complexity: O(terms) of the bounded columns' expressions in the basis.
  private mutating func rowsThatResolve(
    _ failed: Int,
    among others: [(row: Int, share: Double)]
  ) -> Set<Int> {
    // By slots of the basis; zero for those whose row is none of them.
    var distances = [Double](repeating: 0, count: columns)
    var found: Set<Int> = []
    for (row, share) in others where row >= columns {
      distances[Int(slotOfRow[row])] = -residual[failed] / share
      found.insert(row)
    }
    for column in 0..<columns where senses[column] > 0 && slotOfRow[column] < 0 {
      ownVisits &+= 1
      express(column)
      let room = point[column]
      var slot = expressed.next(from: 0)
      while slot < columns {
        let move = expressed.values[slot] * distances[slot]
        if move < -room, !expressed.isRounding(at: slot, Tolerance.pivot) {
          found.remove(Int(basis[slot]))
        }
        slot = expressed.next(from: slot &+ 1)
      }
    }
    return found
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
