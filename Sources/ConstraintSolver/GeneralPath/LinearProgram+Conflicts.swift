extension LinearProgram {
  /// The rows, and the columns that must not be negative, of an irreducible part of rows that
  /// contradict each other; nil where they do not.
  mutating func irreducibleConflict(of count: Int) -> [Int]? {
    requireBounds()
    let numbers = Array(columns..<(columns + count))
    guard let failed = require(Array(numbers.dropLast())).first?.failed ?? numbers.last,
      let conflict = require([failed]).first
    else { return nil }
    var kept = conflict.others.map(\.row).filter { $0 >= columns }.sorted()
    ignore(all: numbers, but: kept)
    price(failed)
    var next = 0
    while next < kept.count && !isExhausted {
      let row = kept[next]
      if edgeResolves(failed, leaving: row) {
        next += 1
        continue
      }
      ignore(row)
      minimize()
      if slotOfRow[failed] < 0 && residual[failed] != 0
        && abs(residual[failed]) > tolerance(of: failed)
      {
        let still = Set(supports(of: failed).map(\.row))
        kept = kept.enumerated().filter { $0 <= next ? $0 < next : still.contains($1) }.map(
          \.element
        )
        ignore(all: numbers, but: kept + [failed])
        continue
      }
      next += 1
      gradient.removeAll()
      ignore(failed)
      _ = require([row])
      price(failed)
      minimize()
    }
    gradient.removeAll()
    let bounds = supports(of: failed).map(\.row).filter { $0 < columns }
    return bounds + kept + [failed]
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
