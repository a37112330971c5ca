// What becomes of a contradiction when one of its rows is left alone, for all of them at once.
extension LinearProgram {
  /// Which rows of a contradiction are needed for it.
  struct Relief {
    /// The rows without which all others hold.
    var needed: Set<Int> = []
    /// Rows without which a column would have to be negative, with such a column, a different one for each.
    var dispensable: [(row: Int, column: Int)] = []
    /// Whether every row is needed, the one that failed among them.
    var needsAll = false
  }

  /// What is found out column by column.
  private struct ReliefTally {
    /// By slots of the basis: whether their row is needed as far as is known, and a column that would be
    /// negative without it, or -1.
    var isNeeded: [Bool]
    private(set) var negative: [Int]
    private var isTaken: [Bool]

    init(columns: Int) {
      isNeeded = Array(repeating: false, count: columns)
      isTaken = isNeeded
      negative = Array(repeating: -1, count: columns)
    }

    /// Notes that a column would be negative without the row of a slot.
    mutating func note(_ slot: Int, _ column: Int) {
      isNeeded[slot] = false
      if negative[slot] >= 0 || isTaken[column] { return }
      negative[slot] = column
      isTaken[column] = true
    }
  }

  /// Finds out which basic rows `failed` needs to contradict all others and all bounds, as far as the
  /// present basis tells.
  ///
  /// Leaving one basic row alone until `failed` holds moves each column by its share in that row. All
  /// distances are known at once, and each bounded column is expressed in the basis once, so that nothing
  /// is solved for each row. A column that a basic row makes a multiple of another one, or more, is
  /// negative only where that one is, or where that very row is left alone; so of columns that follow from
  /// one another the first alone is expressed. A row that is needed stays needed in every smaller set.
  /// - Complexity: O(terms) of these columns' expressions in the basis.
  mutating func relief(of failed: Int, among others: [(row: Int, share: Double)]) -> Relief {
    setResidual(of: failed, to: value(of: failed))
    // By slots of the basis; zero for those whose row is none of them.
    var distances = [Double](repeating: 0, count: columns)
    var tally = ReliefTally(columns: columns)
    for (row, share) in others where row >= columns {
      distances[Int(slotOfRow[row])] = -residual[failed] / share
      tally.isNeeded[Int(slotOfRow[row])] = true
    }
    var isKnown = [Bool](repeating: false, count: columns)
    for column in 0..<columns where isBoundedAndFree(column) && !isKnown[column] {
      if isExhausted { return Relief() }
      isKnown[column] = true
      ownVisits &+= 1
      express(column)
      for (row, other) in negativeFollowers(of: column, distances, &isKnown) {
        tally.note(Int(slotOfRow[row]), other)
      }
      var slot = expressed.next(from: 0)
      while slot < columns {
        ownVisits &+= 1
        if point[column] + move(slot, distances) < 0 { tally.note(slot, column) }
        slot = expressed.next(from: slot &+ 1)
      }
    }
    var found = Relief()
    // A column that is negative may stay so whichever row is left alone.
    let isCertain = boundsHold(but: failed)
    for slot in 0..<columns {
      let row = Int(basis[slot])
      if isCertain && tally.isNeeded[slot] { found.needed.insert(row) }
      if tally.negative[slot] >= 0 { found.dispensable.append((row, tally.negative[slot])) }
    }
    found.dispensable.sort { $0.row < $1.row }
    found.needsAll =
      isCertain && distances.indices.allSatisfy { distances[$0] == 0 || tally.isNeeded[$0] }
    return found
  }

  /// Whether a column must not be negative and is not held at zero by the basis.
  private func isBoundedAndFree(_ column: Int) -> Bool {
    senses[column] > 0 && slotOfRow[column] < 0
  }

  /// How far the column that was expressed moves when the row of a slot is left alone.
  private func move(_ slot: Int, _ distances: [Double]) -> Double {
    expressed.isRounding(at: slot, Tolerance.pivot) ? 0 : expressed.values[slot] * distances[slot]
  }

  /// The basic rows that tie columns to the one that was expressed and without which one of the two that
  /// each ties would be negative, with that column.
  ///
  /// Notes all columns that follow from it.
  private mutating func negativeFollowers(
    of root: Int,
    _ distances: [Double],
    _ isKnown: inout [Bool]
  ) -> [(row: Int, column: Int)] {
    var found: [(row: Int, column: Int)] = []
    var waiting = [(column: root, tie: Tie(factor: 1, constant: 0))]
    while let (column, tie) = waiting.popLast() {
      ownVisits &+= byColumn.entries(of: column).count
      for entry in byColumn.entries(of: column) {
        let row = Int(byColumn.columns[entry]) &+ columns
        guard let (next, step, rate) = follower(of: column, in: row), !isKnown[next]
        else { continue }
        let all = step.after(tie)
        guard all.isModest else { continue }
        isKnown[next] = true
        waiting.append((next, all))
        // Without the row the two move apart.
        let slot = Int(slotOfRow[row])
        if distances[slot] == 0 { continue }
        let value = tie.value(point[root] + move(slot, distances))
        let other = step.value(value) + rate * distances[slot]
        if value < 0 { found.append((row, column)) } else if other < 0 { found.append((row, next)) }
      }
    }
    return found
  }

  /// A column as a multiple of another one and a length more, neither of them negative.
  private struct Tie {
    var factor: Double
    var constant: Double

    func value(_ other: Double) -> Double { factor * other + constant }
    func after(_ first: Tie) -> Tie {
      Tie(factor: factor * first.factor, constant: value(first.constant))
    }
    /// Whether rounding stays far below what is told apart.
    var isModest: Bool { factor > 1e-3 && factor < 1e3 }
  }

  /// The column that a basic row of two terms makes follow from another one, and how fast it grows with
  /// what the row is missed by.
  private func follower(
    of column: Int,
    in row: Int
  ) -> (column: Int, tie: Tie, rate: Double)? {
    let entries = entries(of: row)
    guard slotOfRow[row] >= 0, entries.count == 2 else { return nil }
    let isFirst = Int(matrix.columns[entries.lowerBound]) == column
    let own = matrix.factors[isFirst ? entries.lowerBound : entries.lowerBound + 1]
    let place = isFirst ? entries.lowerBound + 1 : entries.lowerBound
    let (next, other) = (Int(matrix.columns[place]), matrix.factors[place])
    let tie = Tie(factor: -own / other, constant: constant[row] / other)
    guard isBoundedAndFree(next), tie.factor > 0, tie.constant >= 0 else { return nil }
    return (next, tie, 1 / other)
  }

  /// Leaves rows of a contradiction out, as many of the first ones as it stands without when their columns
  /// are held at zero instead; returns whether those are any.
  ///
  /// Multipliers prove that it stands, so nothing has to be minimized: the basis with the columns in place
  /// of the rows has them, and only their signs are looked at.
  mutating func leaveOut(_ rows: [(row: Int, column: Int)], from failed: Int) -> Bool {
    let former = basis.array
    var zeros: [(slot: Int, column: Int)] = []
    for (row, column) in rows { zeros.append((Int(slotOfRow[row]), column)) }
    var (least, most, tried) = (0, rows.count, 0)
    while least < most && !isExhausted {
      // All of them first, then halves.
      tried = tried == 0 ? most : (least + most + 1) / 2
      begin(with: former, andZeros: zeros.prefix(tried))
      if contradicts(failed) { least = tried } else { most = tried - 1 }
    }
    if tried != least { begin(with: former, andZeros: zeros.prefix(least)) }
    return least > 0
  }

  /// Begins with a basis in which columns that are zero take the place of rows.
  private mutating func begin(
    with former: [Int32],
    andZeros zeros: ArraySlice<(slot: Int, column: Int)>
  ) {
    var rows = former.map(Int.init)
    for (slot, column) in zeros { rows[slot] = column }
    setBasis(to: rows)
    factor()
    refresh()
  }

  /// Whether the basic rows and bounds keep a row from holding: what it misses does not shrink on any side
  /// that they allow.
  private mutating func contradicts(_ row: Int) -> Bool {
    setResidual(of: row, to: value(of: row))
    let direction: Int8 = residual[row] > 0 ? 1 : -1
    if abs(residual[row]) <= tolerance(of: row) || senses[row] == direction { return false }
    for (other, share) in supports(of: row) {
      let sense = senses[other]
      if sense == 0 ? other < columns : (share > 0) != (sense == direction) { return false }
    }
    return true
  }
}
