@testable import ConstraintSolver

extension DenseProgram {
  /// Puts `row` into the basis in place of the basic row of `slot`.
  mutating func pivot(slot: Int, for row: Int) {
    let leaving = basis[slot]
    let divisor = tableau[row, slot]
    for other in 0..<rows where other != row && tableau[other, slot] != 0 {
      let factor = tableau[other, slot] / divisor
      for column in 0..<columns where tableau[row, column] != 0 {
        let known = tableau[other, column]
        let updated = known - factor * tableau[row, column]
        // What 900 - 900 leaves is larger than what 1 - 1 leaves.
        let dust = max(1, abs(known)) * Tolerance.dust
        tableau[other, column] = abs(updated) < dust ? 0 : updated
      }
      tableau[other, slot] = abs(factor) < Tolerance.dust ? 0 : factor
    }
    for column in 0..<columns { tableau[row, column] = 0 }
    tableau[row, slot] = 1
    slotOfRow[leaving] = -1
    slotOfRow[row] = Int32(slot)
    basis[slot] = Int32(row)
    residual[row] = 0
    pivots += 1
    pivotsSinceFactoring += 1
  }

  /// Sheds rounding after each phase of a small program, and of a large one after many pivots.
  mutating func refreshIfDue() {
    if rows * columns <= 1 << 14 || pivotsSinceFactoring > 48 { refresh() }
  }

  /// Recomputes the point and all residuals from the constants of the basic rows.
  mutating func refresh() {
    if pivotsSinceFactoring > 48 { factor() }
    refreshedPivots = pivots
    for column in 0..<columns {
      var sum = 0.0
      var size = 0.0
      for slot in 0..<columns where tableau[column, slot] != 0 {
        let summand = tableau[column, slot] * constant[basis[slot]]
        sum += summand
        size += abs(summand)
      }
      point[column] = sum
      pointMagnitude[column] = size
    }
    for row in 0..<rows {
      residual[row] = slotOfRow[row] >= 0 ? 0 : value(of: row)
    }
  }

  /// Rebuilds the tableau from the coefficients of the basic rows, to shed rounding.
  ///
  /// Gauss–Jordan elimination; the pivot of each basic row is the largest entry among the slots
  /// not yet taken. The basis stays the same, possibly in other slots.
  mutating func factor() {
    let target = basis.array
    for row in 0..<rows { slotOfRow[row] = -1 }
    tableau.copy(coefficients)
    for column in 0..<columns {
      basis[column] = Int32(column)
      slotOfRow[column] = Int32(column)
    }
    let wanted = Set(target)
    for row in target where slotOfRow[row] < 0 {
      let row = Int(row)
      var best = -1
      for slot in 0..<columns where !wanted.contains(basis[slot]) {
        if best < 0 || abs(tableau[row, slot]) > abs(tableau[row, best]) { best = slot }
      }
      if best >= 0, tableau[row, best] != 0 { pivot(slot: best, for: row) }
    }
    pivotsSinceFactoring = 0
  }
}
