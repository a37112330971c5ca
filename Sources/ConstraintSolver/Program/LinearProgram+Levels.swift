// One phase after another: the levels of optional rows, then the canonical choice.
extension LinearProgram {
  /// Minimises the violations of rows of one level and keeps later phases on the face of all minima.
  mutating func minimize(level numbers: Range<Int>) {
    var holds = true
    for row in numbers where active.isViolated(row) { holds = false }
    if holds {
      for row in numbers { active.forbidViolation(of: row) }
    } else {
      for row in numbers { active.penalizeViolation(of: row, active.rows.senses[row]) }
      minimizeSum()
      keepMinimum()
      for row in numbers where active.basis.contains(row) { keepBasic(row) }
      for row in numbers where !active.basis.contains(row) { keepSide(row) }
    }
  }

  /// Whether a row can be violated at all, or more than it is, at no cost.
  func mayBeViolated(_ row: Int) -> Bool {
    active.costs.mayBeViolated(row, active.rows.senses[row])
  }

  /// Minimises what rows of a level that was minimised are violated by, and keeps later phases there.
  mutating func minimizeViolations(of numbers: [Int]) {
    for row in numbers {
      let isBasic = active.basis.contains(row)
      let sense = active.rows.senses[row]
      if !isBasic {
        active.findResidual(of: row)
        let residual = active.point.residuals[row]
        if residual != 0 { active.setSide(of: row, to: residual > 0 ? 1 : -1) }
      }
      let (above, below) = (active.costs.above[row], active.costs.below[row])
      active.setSides(
        row,
        above: sense <= 0 && above == .unconstrained ? .penalized : above,
        below: sense >= 0 && below == .unconstrained ? .penalized : below
      )
      if !isBasic { active.addGradient(of: row, times: 1) }
    }
    minimizeSum()
    keepMinimum()
    for row in numbers { keepSide(row) }
  }

  /// Decides columns one after another, while any can still move: as near to zero as possible, positions
  /// where they are least.
  ///
  /// A basis that another choice left, before a constant changed, needs few exchanges; where there are more,
  /// all columns may be zero at once.
  mutating func chooseCanonically() {
    let before = active.basis.exchanges
    var mayMoveToZeros = true
    for column in 0..<columns where active.costs.movableBasicCount > 0 && !isExhausted {
      if column < firstPosition { minimizeDistanceToZero(column) } else { minimizePosition(column) }
      if mayMoveToZeros && active.basis.exchanges - before >= Self.fewExchanges
        && active.costs.movableBasicCount > Self.fewExchanges
      {
        active.replaceMovableRows()
        mayMoveToZeros = false
      }
    }
  }

  /// So many exchanges take no longer than new factors.
  private static var fewExchanges: Int { 8 }

  /// Brings a column as near to zero as the face allows and keeps it there.
  private mutating func minimizeDistanceToZero(_ column: Int) {
    if isEvidentlyFixed(column) { return }
    active.penalizeViolation(of: column, 0)
    minimizeSum()
    keepMinimum()
    if !active.basis.contains(column) && active.rows.senses[column] == 0 { noteSigns() }
    keepSide(column)
  }

  /// Brings a column to the least value it has on the face, else to the greatest, else to zero, and keeps
  /// it there.
  private mutating func minimizePosition(_ column: Int) {
    if isEvidentlyFixed(column) { return }
    for direction in [1.0, -1.0] where !isExhausted {
      active.seek([(column, direction)])
      if !minimize().fallsWithoutEnd { return keepMinimum() }
      active.forgetObjective()
    }
    minimizeDistanceToZero(column)
  }

  /// Whether a column follows from those before it, which are fixed, by a row that must not be left.
  private mutating func isEvidentlyFixed(_ column: Int) -> Bool {
    active.look(at: 1 &+ active.rows.byColumn.entries(of: column).count)
    if isFixedBasic(column) { return true }
    for entry in active.rows.byColumn.entries(of: column) {
      let row = Int(active.rows.byColumn.columns[entry]) &+ columns
      if isFixedBasic(row) && isLast(column, in: row) { return true }
    }
    return false
  }

  private func isLast(_ column: Int, in row: Int) -> Bool {
    for entry in active.rows.entries(of: row)
    where active.rows.matrix.columns[entry] > Int32(truncatingIfNeeded: column) {
      return false
    }
    return true
  }

  @inline(__always)
  private func isFixedBasic(_ row: Int) -> Bool {
    active.basis.contains(row) && !active.costs.isMovable(row)
  }

  /// Minimises a sum of violations, which is never below zero: if it falls without end, that is rounding.
  private mutating func minimizeSum() {
    if minimize().fallsWithoutEnd { active.noteDoubt() }
  }

  // MARK: Keeping a minimum

  /// Forbids what would cost something to leave, of the basic rows that the multipliers at a minimum tell of.
  ///
  /// Every other side costs nothing from then on (complementary slackness).
  private mutating func keepMinimum() {
    var position = active.multipliers.slopes.next(from: 0)
    while position < columns {
      if active.multipliers.slopes.values[position] != 0 {
        keepBasic(active.basis.row(at: position))
      }
      position = active.multipliers.slopes.next(from: position + 1)
    }
    active.forgetObjective()
  }

  private mutating func keepBasic(_ row: Int) {
    let position = active.basis.position(of: row)
    let up = active.derivative(position, 1)
    let down = active.derivative(position, -1)
    active.setSides(
      row,
      above: (up ?? 1) > 0 ? .forbidden : .unconstrained,
      below: (down ?? 1) > 0 ? .forbidden : .unconstrained
    )
  }

  /// Keeps a row that was penalized on the side that it is on (complementary slackness).
  private mutating func keepSide(_ row: Int) {
    if active.basis.contains(row) { return keepBasic(row) }
    let isAbove = active.point.sides[row] > 0
    active.setSides(
      row,
      above: isAbove ? .unconstrained : .forbidden,
      below: isAbove ? .forbidden : .unconstrained
    )
  }
}
