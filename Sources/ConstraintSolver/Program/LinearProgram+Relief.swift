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
    /// By positions in the basis: whether their row is needed as far as is known, and a column that would be
    /// negative without it, or -1.
    var isNeeded: [Bool]
    private(set) var negative: [Int]
    private var isTaken: [Bool]

    init(columns: Int) {
      isNeeded = Array(repeating: false, count: columns)
      isTaken = isNeeded
      negative = Array(repeating: -1, count: columns)
    }

    /// Notes that a column would be negative without the row of a position.
    mutating func note(_ position: Int, _ column: Int) {
      isNeeded[position] = false
      if negative[position] >= 0 || isTaken[column] { return }
      negative[position] = column
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
    active.findResidual(of: failed)
    let missed = active.point.residuals[failed]
    // By positions in the basis; zero for those whose row is none of them.
    var distances = [Double](repeating: 0, count: columns)
    var tally = ReliefTally(columns: columns)
    for (row, share) in others where row >= columns {
      distances[active.basis.position(of: row)] = -missed / share
      tally.isNeeded[active.basis.position(of: row)] = true
    }
    var isSafe = raisedColumns(without: others)
    if failed < columns { isSafe[failed] = true }
    var ties = TiedColumns(columns: columns)
    for column in 0..<columns where active.isBoundedAndFree(column) && !ties.isKnown(column) {
      if isExhausted { return Relief() }
      if !collect(&ties, around: column, isSafe) { continue }
      active.express(column)
      ties.findRoom()
      noteRows(&tally, ties, distances)
    }
    var found = Relief()
    // A column that is negative may stay so whichever row is left alone.
    let isCertain = boundsHold { isSafe[$0] }
    for position in 0..<columns {
      let row = active.basis.row(at: position)
      if isCertain && tally.isNeeded[position] { found.needed.insert(row) }
      if tally.negative[position] >= 0 {
        found.dispensable.append((row, tally.negative[position]))
      }
    }
    found.dispensable.sort { $0.row < $1.row }
    found.needsAll =
      isCertain && distances.indices.allSatisfy { distances[$0] == 0 || tally.isNeeded[$0] }
    return found
  }

  /// Whether no column is negative that must not be, but for some.
  func boundsHold(but isExempt: (Int) -> Bool) -> Bool {
    for column in 0..<columns where active.rows.senses[column] != 0 && !isExempt(column) {
      if !(active.point.values[column] >= -active.tolerance(of: column)) { return false }
    }
    return true
  }

  /// The columns that grow, while none that must not be negative shrinks, when those are raised that are held
  /// at zero and have no part in a contradiction.
  ///
  /// They can be raised as far as it takes with any row left alone: a row's residual follows from those it
  /// depends on. Equalities that go round in a circle leave all their columns to be raised together.
  private mutating func raisedColumns(without others: [(row: Int, share: Double)]) -> [Bool] {
    let none = [Bool](repeating: false, count: columns)
    let named = Set(others.map { $0.row })
    let positions = (0..<columns).filter { position in
      let row = active.basis.row(at: position)
      return row < columns && active.rows.senses[row] > 0 && !named.contains(row)
    }
    return positions.isEmpty ? none : active.columnsRaised(with: positions) ?? none
  }

  /// Notes the rows without which one of the columns that move together, the first of which was expressed,
  /// would be negative.
  private mutating func noteRows(
    _ tally: inout ReliefTally,
    _ ties: borrowing TiedColumns,
    _ distances: [Double]
  ) {
    active.look(at: ties.count)
    for place in 0..<ties.count where ties.tie(at: place).position >= 0 {
      let tie = ties.tie(at: place)
      noteRow(&tally, ties, place, tie.position, tie.rate, distances)
      if tie.otherPosition >= 0 {
        noteRow(&tally, ties, place, tie.otherPosition, tie.otherRate, distances)
      }
    }
    let least = ties.least
    var position = active.basis.expressed.next(from: 0)
    while position < columns {
      active.look(at: 1)
      if !ties.isTie(position) && least.length + move(position, distances) < 0 {
        tally.note(position, least.column)
      }
      position = active.basis.expressed.next(from: position &+ 1)
    }
  }

  /// Notes the row of a position, which ties the column at a place to the one before it: left alone, it moves what
  /// is behind it and what is before it apart.
  private mutating func noteRow(
    _ tally: inout ReliefTally,
    _ ties: borrowing TiedColumns,
    _ place: Int,
    _ position: Int,
    _ rate: Double,
    _ distances: [Double]
  ) {
    if distances[position] == 0 { return }
    let near = ties.scale(before: place) * move(position, distances)
    let far = ties.tie(at: place).factor * near + rate * distances[position]
    let (before, behind) = (ties.least(before: place), ties.least(behind: place))
    if before.length + near < 0 { tally.note(position, before.column) }
    if behind.length + far < 0 { tally.note(position, behind.column) }
  }

  /// How far the column that was expressed moves when the row of a position is left alone.
  private func move(_ position: Int, _ distances: [Double]) -> Double {
    active.basis.expressed.isRounding(at: position, active.accuracy.zero)
      ? 0 : active.basis.expressed.values[position] * distances[position]
  }

  /// Leaves rows of a contradiction out, as many of the first ones as it stands without when their columns
  /// are held at zero instead; returns whether those are any.
  ///
  /// Multipliers prove that it stands, so nothing has to be minimized: the basis with the columns in place
  /// of the rows has them, and only their signs are looked at.
  mutating func leaveOut(_ rows: [(row: Int, column: Int)], from failed: Int) -> Bool {
    let former = active.basis.rows.array
    var zeros: [(position: Int, column: Int)] = []
    for (row, column) in rows { zeros.append((active.basis.position(of: row), column)) }
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
    andZeros zeros: ArraySlice<(position: Int, column: Int)>
  ) {
    var rows = former.map(Int.init)
    for (position, column) in zeros { rows[position] = column }
    active.putBasic(rows)
    active.factor()
    active.refresh()
  }

  /// Whether the basic rows and bounds keep a row from holding: what it misses does not shrink on any side
  /// that they allow.
  private mutating func contradicts(_ row: Int) -> Bool {
    active.findResidual(of: row)
    let residual = active.point.residuals[row]
    let direction: Int8 = residual > 0 ? 1 : -1
    if abs(residual) <= active.tolerance(of: row) || active.rows.senses[row] == direction {
      return false
    }
    for (other, share) in supports(of: row) {
      let sense = active.rows.senses[other]
      if sense == 0 ? other < columns : (share > 0) != (sense == direction) { return false }
    }
    return true
  }
}
