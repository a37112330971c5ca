// Questions about the face of all points that are equally good.
extension LinearProgram {
  /// The columns that differ between two points of the face, ascending.
  mutating func movableColumns() -> [Int] {
    active.clearRounding()
    var moves = [Bool](repeating: false, count: columns)
    var ratioTest = RatioTest()
    for position in 0..<columns where !isExhausted {
      followEdge(position, &ratioTest, &moves)
    }
    for column in 0..<columns
    where !moves[column] && active.costs.movableBasicCount > 0 && !isExhausted {
      moves[column] = canMove(column, 1) || canMove(column, -1)
    }
    if isExhausted { giveUpProof() }
    return (0..<columns).filter { moves[$0] }
  }

  /// Takes note of the columns that move along an edge of some length.
  private mutating func followEdge(
    _ position: Int,
    _ ratioTest: inout RatioTest,
    _ moves: inout [Bool]
  ) {
    let row = active.basis.row(at: position)
    for direction in [Int8(1), -1] where active.cost(of: row, on: direction) == .unconstrained {
      active.findEdge(position)
      active.findRates()
      let stop = ratioTest.collect(&active, Perturbation(), direction: direction)
      active.clearRates()
      if stop?.distance == 0 { continue }
      var column = active.basis.direction.next(from: 0)
      while column < columns {
        if active.movesAlongEdge(column) { moves[column] = true }
        column = active.basis.direction.next(from: column + 1)
      }
    }
  }

  /// Whether a column can move on the face in a direction.
  private mutating func canMove(_ column: Int, _ direction: Double) -> Bool {
    active.seek([(column, -direction)])
    defer { active.forgetObjective() }
    return minimize(until: .move).hasMoved
  }

  /// The smallest value that a sum of columns has on the face; nil where it falls without end.
  ///
  /// ``isComplete`` tells whether it was proved.
  mutating func least(of sum: [(column: Int, factor: Double)]) -> Double? {
    active.clearRounding()
    active.seek(sum)
    let outcome = minimize()
    active.forgetObjective()
    if isComplete && outcome.fallsWithoutEnd { return nil }
    active.refine()
    var least = 0.0
    for (column, factor) in sum { least += factor * active.point.values[column] }
    return least
  }

  /// The multipliers by which the basic rows cancel the violations of a level, per unit of the rows before
  /// scaling, those of violated rows first; and the sum of the violations.
  mutating func proof(of numbers: Range<Int>) -> (
    violation: Double, multipliers: [(row: Int, value: Double)]
  ) {
    var multipliers: [(row: Int, value: Double)] = []
    var violation = 0.0
    for row in numbers where countsAsMissed(row) {
      let side = Double(active.point.sides[row])
      violation += active.rows.weights[row] * side * active.evaluate(row)
      multipliers.append((row, side))
      active.addViolation(of: row)
    }
    active.findMultipliers()
    active.clearGradient()
    var position = active.multipliers.slopes.next(from: 0)
    while position < columns {
      if active.hasMultiplier(position) {
        let row = active.basis.row(at: position)
        let slope = active.multipliers.slopes.values[position]
        multipliers.append((row, -slope / active.rows.weights[row]))
      }
      position = active.multipliers.slopes.next(from: position + 1)
    }
    return (violation, admissible(multipliers))
  }

  /// Whether a row outside the basis was counted on a violating side when its level was minimised.
  ///
  /// Both sides are forbidden to rows of a level that held: on which side they count was not asked.
  private func countsAsMissed(_ row: Int) -> Bool {
    let side = active.point.sides[row]
    return !active.basis.contains(row) && active.rows.senses[row] != side
      && active.cost(of: row, on: side) != .forbidden
  }
}
