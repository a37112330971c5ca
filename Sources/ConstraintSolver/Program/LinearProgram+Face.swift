// Questions about the face of all points that are equally good.
extension LinearProgram {
  /// The columns that differ between two points of the face, ascending.
  mutating func movableColumns() -> [Int] {
    clearRounding()
    var moves = [Bool](repeating: false, count: columns)
    for slot in 0..<columns where !isExhausted { followEdge(slot, &moves) }
    for column in 0..<columns where !moves[column] && looseCount > 0 && !isExhausted {
      moves[column] = canMove(column, 1) || canMove(column, -1)
    }
    if isExhausted { isComplete = false }
    return (0..<columns).filter { moves[$0] }
  }

  /// Takes note of the columns that move along an edge of some length.
  private mutating func followEdge(_ slot: Int, _ moves: inout [Bool]) {
    let row = Int(basis[slot])
    for direction in [Int8(1), -1] where side(row, direction) == .free {
      findEdge(slot)
      findRates()
      let stop = collectBreakpoints(direction: direction)
      rates.removeAll()
      if stop?.distance == 0 { continue }
      var column = edge.next(from: 0)
      while column < columns {
        if !edge.isZero(at: column) { moves[column] = true }
        column = edge.next(from: column + 1)
      }
    }
  }

  /// Whether a column can move on the face in a direction.
  private mutating func canMove(_ column: Int, _ direction: Double) -> Bool {
    seek([(column, -direction)])
    defer { forgetObjective() }
    return minimize(until: .move)
  }

  /// The smallest value that a sum of columns has on the face; nil where it falls without end.
  ///
  /// ``isComplete`` tells whether it was proved.
  mutating func least(of sum: [(column: Int, factor: Double)]) -> Double? {
    clearRounding()
    seek(sum)
    minimize()
    forgetObjective()
    if isComplete && fallsWithoutEnd { return nil }
    refine()
    return sum.reduce(0) { $0 + $1.factor * point[$1.column] }
  }

  /// Takes what rounding left of a zero for zero, so that a step up to it has no length.
  private mutating func clearRounding() {
    for row in 0..<rows where slotOfRow[row] < 0 && residual[row] != 0 {
      if abs(residual[row]) <= tolerance(of: row) { residual[row] = 0 }
    }
  }

  /// The multipliers by which the basic rows cancel the violations of a level, per unit of the rows before
  /// scaling, those of violated rows first; and the sum of the violations.
  mutating func proof(of numbers: Range<Int>) -> (
    violation: Double, multipliers: [(row: Int, value: Double)]
  ) {
    var multipliers: [(row: Int, value: Double)] = []
    var violation = 0.0
    for row in numbers where countsAsMissed(row) {
      violation += weight[row] * Double(sign[row]) * value(of: row)
      multipliers.append((row, Double(sign[row])))
      gradient.add(row, of: matrix, times: Double(sign[row]) * weight[row])
    }
    findSlopes()
    gradient.removeAll()
    var slot = slopes.next(from: 0)
    while slot < columns {
      if !slopes.isZero(at: slot) {
        let row = Int(basis[slot])
        multipliers.append((row, -slopes.values[slot] / weight[row]))
      }
      slot = slopes.next(from: slot + 1)
    }
    return (violation, admissible(multipliers))
  }

  /// Whether a row outside the basis was counted on a violating side when its level was minimised.
  ///
  /// Rows of a level that held are barred from both: on which side they count was not asked.
  private func countsAsMissed(_ row: Int) -> Bool {
    slotOfRow[row] < 0 && senses[row] != sign[row] && side(row, sign[row]) != .barred
  }
}
