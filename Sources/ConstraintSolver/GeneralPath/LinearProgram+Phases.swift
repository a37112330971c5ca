// What a row has to do with a phase, and one phase after another: required rows, levels, the canonical
// choice.
extension LinearProgram {
  /// Gives the violating sides of `row` their price.
  mutating func price(_ row: Int) {
    price(row, as: senses[row])
  }

  private mutating func price(_ row: Int, as sense: Int8) {
    if slotOfRow[row] < 0 { locate(row, sense) }
    let above = over[row] == .barred || sense > 0 ? over[row] : .priced
    let below = under[row] == .barred || sense < 0 ? under[row] : .priced
    setSides(row, over: above, under: below)
    if slotOfRow[row] < 0 { count(row, times: 1) }
  }

  /// Bars the violating sides of a row that holds.
  mutating func bar(_ row: Int) {
    if slotOfRow[row] < 0 {
      locate(row, senses[row])
      if residual[row] == 0 || violates(row) { sign[row] = holdingSign(senses[row]) }
    }
    setSides(
      row,
      over: senses[row] > 0 ? .free : .barred,
      under: senses[row] < 0 ? .free : .barred
    )
  }

  /// Neither asks a row to hold nor prices what it misses.
  mutating func ignore(_ row: Int) {
    setSides(row, over: .free, under: .free)
  }

  /// Finds the residual of a row outside the basis and the side that it counts on.
  private mutating func locate(_ row: Int, _ sense: Int8) {
    setResidual(of: row, to: value(of: row))
    sign[row] = residual[row] == 0 ? holdingSign(sense) : residual[row] > 0 ? 1 : -1
  }

  private func holdingSign(_ sense: Int8) -> Int8 {
    sense < 0 ? -1 : 1
  }

  /// Whether the residual of a row that was located is on a violating side.
  private func violates(_ row: Int) -> Bool {
    senses[row] == 0
      ? residual[row] != 0 : senses[row] < 0 ? residual[row] > 0 : residual[row] < 0
  }

  /// Whether a row does not hold at the present point, rounding apart.
  mutating func isViolated(_ row: Int) -> Bool {
    if slotOfRow[row] >= 0 { return false }
    ownVisits &+= size(of: row)
    locate(row, senses[row])
    return violates(row)
  }

  /// Makes the columns hold that must not be negative, which is always possible at first.
  mutating func requireBounds() {
    let bounds = (0..<columns).filter { senses[$0] > 0 }
    if !hold(bounds[...]) { for row in bounds { bar(row) } }
  }

  /// Makes rows hold, the first ones first; returns those that cannot hold with the others, each with
  /// the rows in its way.
  ///
  /// At first all are priced together, forced equalities as such, which tells whether any cannot. Then
  /// halves are tried, so that the number of phases is that of the rows that cannot, times the logarithm
  /// of their number.
  mutating func require(_ numbers: [Int]) -> [ProgramConflict] {
    for row in forced.rows { senses[row] = 0 }
    let holds = hold(forced.remaining(of: numbers)[...])
    isAccepted = holds
    for (row, sense) in zip(forced.rows, forced.senses) { senses[row] = sense }
    if holds || isExhausted { return [] }
    forced = ForcedEqualities()
    var conflicts: [ProgramConflict] = []
    accept(numbers[...], &conflicts)
    isAccepted = !isExhausted
    return conflicts
  }

  /// Makes rows hold with what is barred already, all of them or none.
  private mutating func hold(_ numbers: ArraySlice<Int>) -> Bool {
    var holds = true
    for row in numbers where isViolated(row) { holds = false }
    if !holds {
      for row in numbers where senses[row] == 0 && slotOfRow[row] < 0 && residual[row] == 0 {
        enterBasis(row)
      }
      for row in numbers { if slotOfRow[row] >= 0 { bar(row) } else { price(row) } }
      minimize()
      gradient.removeAll()
      for row in numbers { ignore(row) }
      if pivots > pivotsAtRefresh { refresh() }
      holds = numbers.allSatisfy { !isViolated($0) }
    }
    if holds { for row in numbers { bar(row) } }
    return holds
  }

  /// Takes an equality that holds into the basis, where it cannot block a step, in place of what is lost
  /// most easily.
  private mutating func enterBasis(_ row: Int) {
    ownVisits &+= 1
    express(row)
    var best = -1
    var slot = expressed.next(from: 0)
    while slot < columns {
      let basic = Int(basis[slot])
      if over[basic] == .free && under[basic] == .free
        && !expressed.isRounding(at: slot, Tolerance.pivot)
        && (best < 0 || losesLess(slot, than: best))
      {
        best = slot
      }
      slot = expressed.next(from: slot + 1)
    }
    if best < 0 { return }
    let leaving = Int(basis[best])
    _ = exchange(slot: best, for: row)
    residual[leaving] = 0
  }

  private func losesLess(_ slot: Int, than other: Int) -> Bool {
    let (rank, otherRank) = (ranks[basis[slot]], ranks[basis[other]])
    return rank != otherRank
      ? rank > otherRank : abs(expressed.values[slot]) > abs(expressed.values[other])
  }

  private mutating func accept(_ numbers: ArraySlice<Int>, _ conflicts: inout [ProgramConflict]) {
    if numbers.count > 1 {
      let middle = numbers.startIndex + numbers.count / 2
      for half in [numbers[..<middle], numbers[middle...]] where !hold(half) && !isExhausted {
        accept(half, &conflicts)
      }
    } else if let row = numbers.first {
      let least = residual[row]
      conflicts.append(ProgramConflict(failed: row, residual: least, others: supports(of: row)))
    }
  }

  /// The basic rows that a row's residual depends on, with their shares in it.
  mutating func supports(of row: Int) -> [(row: Int, share: Double)] {
    express(row)
    var found: [(row: Int, share: Double)] = []
    var slot = expressed.next(from: 0)
    while slot < columns {
      if !expressed.isRounding(at: slot, Tolerance.pivot) {
        found.append((Int(basis[slot]), expressed.values[slot]))
      }
      slot = expressed.next(from: slot + 1)
    }
    return found
  }

  /// Minimises the violations of rows of one level and keeps later phases on the face of all minima.
  mutating func minimize(level numbers: Range<Int>) {
    var holds = true
    for row in numbers where isViolated(row) { holds = false }
    if holds {
      for row in numbers { bar(row) }
    } else {
      for row in numbers { price(row) }
      minimize()
      fix()
      for row in numbers where slotOfRow[row] >= 0 { fixBasic(row) }
      for row in numbers where slotOfRow[row] < 0 {
        let above = sign[row] > 0
        setSides(row, over: above ? .free : .barred, under: above ? .barred : .free)
      }
    }
  }

  /// Brings columns as near to zero as possible, one after another, while any can still move.
  ///
  /// A basis that another choice left, before a constant changed, needs few exchanges; where there are more,
  /// all columns may be zero at once.
  mutating func chooseCanonically() {
    let before = pivots
    var mayMoveToZeros = true
    for column in 0..<columns where looseCount > 0 && !isExhausted {
      pull(column)
      if mayMoveToZeros && pivots - before >= Self.fewExchanges && looseCount > Self.fewExchanges {
        moveToZeros()
        mayMoveToZeros = false
      }
    }
  }

  /// Brings a column as near to zero as the face allows and keeps it there.
  private mutating func pull(_ column: Int) {
    if isEvidentlyFixed(column) { return }
    price(column, as: 0)
    minimize()
    fix()
    if slotOfRow[column] >= 0 {
      fixBasic(column)
    } else {
      let above = sign[column] > 0
      setSides(column, over: above ? .free : .barred, under: above ? .barred : .free)
      if senses[column] == 0 { dependsOnSigns = true }
    }
  }

  /// Whether a column follows from those before it, which are fixed, by a row that must not be left.
  private mutating func isEvidentlyFixed(_ column: Int) -> Bool {
    ownVisits &+= 1 &+ byColumn.entries(of: column).count
    if isFixedBasic(column) { return true }
    for entry in byColumn.entries(of: column) {
      let row = Int(byColumn.columns[entry]) &+ columns
      if isFixedBasic(row)
        && entries(of: row).allSatisfy({ matrix.columns[$0] <= Int32(truncatingIfNeeded: column) })
      {
        return true
      }
    }
    return false
  }

  @inline(__always)
  private func isFixedBasic(_ row: Int) -> Bool {
    slotOfRow[row] >= 0 && over[row] == .barred && under[row] == .barred
  }

  /// Bars what would cost something to leave, of the basic rows that the slopes at a minimum tell of.
  ///
  /// Every other side stays free (complementary slackness).
  private mutating func fix() {
    var slot = slopes.next(from: 0)
    while slot < columns {
      if slopes.values[slot] != 0 { fixBasic(Int(basis[slot])) }
      slot = slopes.next(from: slot + 1)
    }
    gradient.removeAll()
  }

  private mutating func fixBasic(_ row: Int) {
    let slot = Int(slotOfRow[row])
    let up = derivative(slot: slot, direction: 1)
    let down = derivative(slot: slot, direction: -1)
    setSides(
      row,
      over: (up ?? 1) > 0 ? .barred : .free,
      under: (down ?? 1) > 0 ? .barred : .free
    )
  }
}

/// A row that cannot hold, and the basic rows that keep it from holding, with their shares.
struct ProgramConflict {
  var failed: Int
  /// Its residual where it comes nearest to holding.
  var residual: Double
  var others: [(row: Int, share: Double)]
}
