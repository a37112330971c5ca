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

  /// Neither asks a row to hold nor prices what it misses.
  mutating func ignore(_ row: Int) {
    setSides(row, over: .free, under: .free)
  }

  /// Finds the residual of a row outside the basis and the side that it counts on.
  mutating func locate(_ row: Int, _ sense: Int8) {
    setResidual(of: row, to: value(of: row))
    sign[row] = residual[row] == 0 ? holdingSign(sense) : residual[row] > 0 ? 1 : -1
  }

  func holdingSign(_ sense: Int8) -> Int8 {
    sense < 0 ? -1 : 1
  }

  /// Whether the residual of a row that was located is on a violating side.
  func violates(_ row: Int) -> Bool {
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
      for row in numbers where slotOfRow[row] < 0 { fixSide(row) }
    }
  }

  /// Whether a row can be violated at all, or more than it is, at no cost.
  func mayBeViolated(_ row: Int) -> Bool {
    senses[row] <= 0 && over[row] == .free || senses[row] >= 0 && under[row] == .free
  }

  /// Minimises what rows of a level that was minimised are violated by, and keeps later phases there.
  mutating func minimizeViolations(of numbers: [Int]) {
    for row in numbers {
      if slotOfRow[row] < 0 {
        setResidual(of: row, to: value(of: row))
        if residual[row] != 0 { sign[row] = residual[row] > 0 ? 1 : -1 }
      }
      setSides(
        row,
        over: senses[row] <= 0 && over[row] == .free ? .priced : over[row],
        under: senses[row] >= 0 && under[row] == .free ? .priced : under[row]
      )
      if slotOfRow[row] < 0 { count(row, times: 1) }
    }
    minimize()
    fix()
    for row in numbers { fixSide(row) }
  }

  /// Keeps a row that was priced on the side that it is on (complementary slackness).
  private mutating func fixSide(_ row: Int) {
    if slotOfRow[row] >= 0 { return fixBasic(row) }
    let above = sign[row] > 0
    setSides(row, over: above ? .free : .barred, under: above ? .barred : .free)
  }

  /// Decides columns one after another, while any can still move: as near to zero as possible, positions
  /// where they are least.
  ///
  /// A basis that another choice left, before a constant changed, needs few exchanges; where there are more,
  /// all columns may be zero at once.
  mutating func chooseCanonically() {
    let before = pivots
    var mayMoveToZeros = true
    for column in 0..<columns where looseCount > 0 && !isExhausted {
      if column < firstPosition { pull(column) } else { place(column) }
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
    if slotOfRow[column] < 0 && senses[column] == 0 { dependsOnSigns = true }
    fixSide(column)
  }

  /// Brings a column to the least value it has on the face, else to the greatest, else to zero, and keeps
  /// it there.
  private mutating func place(_ column: Int) {
    if isEvidentlyFixed(column) { return }
    for direction in [1.0, -1.0] where !isExhausted {
      seek([(column, direction)])
      minimize()
      if !fallsWithoutEnd { return fix() }
      forgetObjective()
    }
    pull(column)
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
    forgetObjective()
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
