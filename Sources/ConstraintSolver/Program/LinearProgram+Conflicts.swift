extension LinearProgram {
  /// Begins where the first rows have no slack and the columns among `bounds` are zero.
  ///
  /// Of rows and bounds that one combination proves to contradict each other, all but one are independent
  /// and hold where they meet: so nothing has to be exchanged to find that point.
  mutating func begin(withFirst count: Int, andZeros bounds: Set<Int>) {
    var row = columns
    for position in 0..<columns where row < columns + count && !bounds.contains(position) {
      active.putBasic(row, at: position)
      row += 1
    }
    active.factor()
    active.refresh()
  }

  /// The rows, and the columns that must not be negative, of a contradiction of the first row that cannot hold
  /// with all before it; nil where all hold.
  mutating func firstConflict(of count: Int) -> [Int]? {
    requireBounds()
    return contradiction(among: Array(columns..<(columns + count)))?.rows
  }

  /// The rows, and the columns that must not be negative, of an irreducible part of rows that
  /// contradict each other; nil where they do not.
  mutating func irreducibleConflict(of count: Int) -> [Int]? {
    requireBounds()
    guard var found = contradiction(among: Array(columns..<(columns + count))) else { return nil }
    var relief = relief(of: found.failed, among: found.others)
    if leaveOut(relief.dispensable, from: found.failed) {
      found.others = supports(of: found.failed)
      relief = self.relief(of: found.failed, among: found.others)
      if !relief.needsAll {
        // What else is not needed is looked for where the smaller set was found to contradict itself.
        ignoreRows(but: [])
        guard let smaller = contradiction(among: found.rows.filter { $0 >= columns }) else {
          return nil
        }
        found = smaller
        relief = self.relief(of: found.failed, among: found.others)
      }
    }
    return relief.needsAll ? found.rows : deletionFilter(found, relief.needed)
  }

  /// A row that cannot hold with basic ones, and those.
  private struct BasicConflict {
    var failed: Int
    var others: [(row: Int, share: Double)]

    /// All of them, ascending, columns that must not be negative first.
    var rows: [Int] { (others.map { $0.row } + [failed]).sorted() }
  }

  /// A contradiction of the first row that cannot hold with all before it and all bounds; nil if all hold.
  ///
  /// The last row is tried beside all others first, then halves: what fails where the others hold depends on no
  /// row that comes later.
  private mutating func contradiction(among numbers: [Int]) -> BasicConflict? {
    var holding = 0
    var end = numbers.count
    var tried = end - 1
    while holding < end - 1 {
      for row in numbers[holding..<tried] { active.forbidViolation(of: row) }
      for row in numbers[tried...] { active.setUnconstrained(row) }
      approachFeasibility()
      if contradiction() == nil { holding = tried } else { end = tried }
      tried = (holding + end) / 2
    }
    for row in numbers[holding...] { active.setUnconstrained(row) }
    approachFeasibility()
    _ = contradiction()
    active.forbidViolation(of: numbers[holding])
    approachFeasibility()
    return contradiction()
  }

  /// A contradiction among all rows that must hold; nil if there is none.
  private mutating func contradiction() -> BasicConflict? {
    guard case .contradicts(let failed) = reachFeasibility() else { return nil }
    return BasicConflict(failed: failed, others: supports(of: failed))
  }

  /// The rows and columns that are left of a contradiction once every row without which it stands is gone.
  ///
  /// Rows are left out together, twice as many each time that the rest contradicts itself all the same.
  private mutating func deletionFilter(_ first: BasicConflict, _ needed: Set<Int>) -> [Int] {
    var found = first
    ignoreRows(but: found.rows)
    var tried = columns - 1
    var size = 1
    while !isExhausted {
      let others = found.rows.filter { $0 > tried && !needed.contains($0) }
      guard let next = others.first else { break }
      if evidentlyNeeds(next, in: found) {
        tried = next
        continue
      }
      let group = others.prefix(size)
      for row in group { active.setUnconstrained(row) }
      if let smaller = contradiction() {
        found = smaller
        tried = next
        size *= 2
      } else {
        for row in group { active.forbidViolation(of: row) }
        guard let again = contradiction() else { break }
        found = again
        if size == 1 { tried = next } else { size /= 2 }
      }
      ignoreRows(but: found.rows)
    }
    return found.rows
  }

  /// The combination of rows, of which the last one cannot hold with the others, that leaves nothing but a
  /// contradiction: each with its multiplier per unit of the row before scaling, that of the last one 1.
  ///
  /// - Returns: Nil where the rows do hold together, or others than the last one cannot.
  mutating func contradiction(of count: Int) -> [(row: Int, multiplier: Double)]? {
    requireBounds()
    let last = columns + count - 1
    guard require(Array(columns..<last)).conflicts.isEmpty, !isExhausted,
      let conflict = require([last]).conflicts.first
    else { return nil }
    let others = conflict.others.map { row, share in
      (row: row, multiplier: -share * active.rows.weights[last] / active.rows.weights[row])
    }
    return [(row: last, multiplier: 1)] + others
  }

  /// Whether all others and the bounds hold where one row is left alone until that which failed holds.
  private mutating func evidentlyNeeds(_ row: Int, in conflict: BasicConflict) -> Bool {
    guard let share = conflict.others.first(where: { $0.row == row })?.share else {
      return boundsHold { $0 == row }
    }
    active.findEdge(active.basis.position(of: row))
    let length = -active.point.residuals[conflict.failed] / share
    active.look(at: columns)
    for column in 0..<columns where active.rows.senses[column] != 0 {
      let moved =
        active.point.values[column] + length * active.basis.direction.values[column]
      if !(moved >= -active.tolerance(of: column)) { return false }
    }
    return true
  }

  /// Ignores all rows that were added but some.
  private mutating func ignoreRows(but kept: [Int]) {
    let kept = Set(kept)
    for row in columns..<active.rows.count where !kept.contains(row) {
      active.setUnconstrained(row)
    }
  }
}
