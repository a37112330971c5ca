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
    requireBounds()
    for row in columns..<(columns + count) { bar(row) }
    guard var found = contradiction() else { return nil }
    var relief = relief(of: found.failed, among: found.others)
    if leaveOut(relief.dispensable, from: found.failed) {
      found.others = supports(of: found.failed)
      relief = self.relief(of: found.failed, among: found.others)
      if !relief.needsAll || !boundsHold {
        // What else is not needed is looked for where the smaller set was found to contradict itself.
        ignoreRows(but: found.rows)
        guard let smaller = contradiction() else { return nil }
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
    var rows: [Int] { (others.map(\.row) + [failed]).sorted() }
  }

  /// Whether no column is negative that must not be; else it is not known what a contradiction needs.
  private var boundsHold: Bool {
    (0..<columns).allSatisfy { senses[$0] == 0 || point[$0] >= -tolerance(of: $0) }
  }

  /// A contradiction among all that is barred; nil if there is none.
  private mutating func contradiction() -> BasicConflict? {
    guard case .contradicts(let failed) = reachFeasibility() else { return nil }
    return BasicConflict(failed: failed, others: supports(of: failed))
  }

  /// The rows and columns that are left of a contradiction once every row without which it stands is gone.
  private mutating func deletionFilter(_ first: BasicConflict, _ needed: Set<Int>) -> [Int] {
    var found = first.rows
    ignoreRows(but: found)
    var next = found.firstIndex { $0 >= columns } ?? found.count
    var size = 1
    // Rows are left out together, twice as many each time that the rest contradicts itself all the same.
    while next < found.count && !isExhausted {
      if needed.contains(found[next]) {
        next += 1
        continue
      }
      let group = Array(found[next...].lazy.filter { !needed.contains($0) }.prefix(size))
      for row in group { ignore(row) }
      if let smaller = contradiction() {
        let left = found[next]
        found = smaller.rows
        ignoreRows(but: found)
        next = found.firstIndex { $0 > left } ?? found.count
        size *= 2
        continue
      }
      for row in group { bar(row) }
      if size == 1 { next += 1 } else { size /= 2 }
    }
    return found
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

  /// Ignores all rows that were added but some.
  private mutating func ignoreRows(but kept: [Int]) {
    let kept = Set(kept)
    for row in columns..<rows where !kept.contains(row) { ignore(row) }
  }
}
