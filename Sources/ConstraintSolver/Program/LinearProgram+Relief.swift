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
  /// is solved for each row. Of columns that move together one is expressed; see ``TiedColumns``. Columns that
  /// can be raised whatever is left alone are not looked at. A row that is needed stays needed in every
  /// smaller set.
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
    var isSafe = raisedColumns(without: others)
    if failed < columns { isSafe[failed] = true }
    var ties = TiedColumns(columns: columns)
    for column in 0..<columns where isBoundedAndFree(column) && !ties.isKnown(column) {
      if isExhausted { return Relief() }
      if !collect(&ties, around: column, isSafe) { continue }
      express(column)
      ties.findRoom()
      noteRows(&tally, ties, distances)
    }
    var found = Relief()
    // A column that is negative may stay so whichever row is left alone.
    let isCertain = boundsHold { isSafe[$0] }
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
  func isBoundedAndFree(_ column: Int) -> Bool {
    senses[column] > 0 && slotOfRow[column] < 0
  }

  /// Whether no column is negative that must not be, but for some.
  func boundsHold(but isExempt: (Int) -> Bool) -> Bool {
    (0..<columns).allSatisfy {
      senses[$0] == 0 || isExempt($0) || point[$0] >= -tolerance(of: $0)
    }
  }

  /// The columns that grow, while none that must not be negative shrinks, when those are raised that are held
  /// at zero and have no part in a contradiction.
  ///
  /// They can be raised as far as it takes with any row left alone: a row's residual follows from those it
  /// depends on. Equalities that go round in a circle leave all their columns to be raised together.
  private mutating func raisedColumns(without others: [(row: Int, share: Double)]) -> [Bool] {
    let none = [Bool](repeating: false, count: columns)
    let named = Set(others.map { $0.row })
    var isAny = false
    for slot in 0..<columns {
      let row = Int(basis[slot])
      if row >= columns || senses[row] <= 0 || named.contains(row) { continue }
      rests.add(1, at: slot, peak: 1)
      isAny = true
    }
    if !isAny { return none }
    var isRaised = none
    edge.removeAll()
    factors.solve(&rests, into: &edge)
    defer { edge.removeAll() }
    ownVisits &+= columns
    for column in 0..<columns where isBoundedAndFree(column) {
      if edge.isZero(at: column) { continue }
      if edge.values[column] < 0 { return none }
      isRaised[column] = true
    }
    return isRaised
  }

  /// Notes the rows without which one of the columns that move together, the first of which was expressed,
  /// would be negative.
  private mutating func noteRows(
    _ tally: inout ReliefTally,
    _ ties: borrowing TiedColumns,
    _ distances: [Double]
  ) {
    ownVisits &+= ties.count
    for place in 0..<ties.count where ties.tie(at: place).slot >= 0 {
      let tie = ties.tie(at: place)
      noteRow(&tally, ties, place, tie.slot, tie.rate, distances)
      if tie.otherSlot >= 0 {
        noteRow(&tally, ties, place, tie.otherSlot, tie.otherRate, distances)
      }
    }
    let least = ties.least
    var slot = expressed.next(from: 0)
    while slot < columns {
      ownVisits &+= 1
      if !ties.isTie(slot) && least.length + move(slot, distances) < 0 {
        tally.note(slot, least.column)
      }
      slot = expressed.next(from: slot &+ 1)
    }
  }

  /// Notes the row of a slot, which ties the column at a place to the one before it: left alone, it moves what
  /// is behind it and what is before it apart.
  private mutating func noteRow(
    _ tally: inout ReliefTally,
    _ ties: borrowing TiedColumns,
    _ place: Int,
    _ slot: Int,
    _ rate: Double,
    _ distances: [Double]
  ) {
    if distances[slot] == 0 { return }
    let near = ties.scale(before: place) * move(slot, distances)
    let far = ties.tie(at: place).factor * near + rate * distances[slot]
    let (before, behind) = (ties.least(before: place), ties.least(behind: place))
    if before.length + near < 0 { tally.note(slot, before.column) }
    if behind.length + far < 0 { tally.note(slot, behind.column) }
  }

  /// How far the column that was expressed moves when the row of a slot is left alone.
  private func move(_ slot: Int, _ distances: [Double]) -> Double {
    expressed.isRounding(at: slot, accuracy.zero) ? 0 : expressed.values[slot] * distances[slot]
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
