/// A linear program in whole numbers, solved without any rounding.
///
/// Each row is an equation `Σ factor · column = constant` between columns that are not negative. Entries of
/// the tableau are minors of the matrix over one common denominator, so that every division leaves no
/// remainder (J. Edmonds and J.-F. Maurras, "Note sur les Q-matrices d'Edmonds", 1997). With Bland's rule
/// no basis repeats. It shares no step with the solver: no active set, no tolerance, no thresholds.
struct ExactProgram {
  private var tableau: [[ExactInteger]]
  private var basis: [Int]
  private var denominator = ExactInteger(1)
  /// The columns that may still become positive; the last column is the right-hand side.
  private var isOpen: [Bool]
  private let columns: Int

  /// Begins with a basis: each row mentions its own basic column once, times 1, and no other basic one, and
  /// its constant is not negative.
  init(rows: [[ExactInteger]], basis: [Int], columns: Int) {
    tableau = rows
    self.basis = basis
    self.columns = columns
    isOpen = Array(repeating: true, count: columns)
  }

  /// The value of each column, as numerators over ``denominator``.
  private func numerator(of column: Int) -> ExactInteger {
    guard let row = basis.firstIndex(of: column) else { return ExactInteger(0) }
    return tableau[row][columns]
  }

  /// The value of a sum of columns, rounded once.
  func value(of sum: [(column: Int, factor: ExactInteger)]) -> Double {
    var total = ExactInteger(0)
    for (column, factor) in sum {
      total = total - numerator(of: column) * -factor
    }
    return ExactInteger.quotient(total, denominator)
  }

  /// Makes a sum of columns as small as can be; returns whether it is zero then.
  ///
  /// If `fixing` says so, later sums may not make it larger. The least sum must exist.
  @discardableResult
  mutating func minimize(
    _ sum: [(column: Int, factor: ExactInteger)],
    fixing: (Bool) -> Bool
  ) -> Bool {
    var costs = reducedCosts(of: sum)
    while let entering = costs.indices.first(where: { isOpen[$0] && costs[$0].sign < 0 }) {
      guard let row = leavingRow(for: entering) else { return false }
      pivot(row, entering, &costs)
    }
    let isZero = sum.allSatisfy { numerator(of: $0.column).isZero }
    if fixing(isZero) {
      for column in costs.indices where costs[column].sign > 0 { isOpen[column] = false }
    }
    return isZero
  }

  /// How fast a sum grows with each column, times the denominator.
  private func reducedCosts(of sum: [(column: Int, factor: ExactInteger)]) -> [ExactInteger] {
    var costs = [ExactInteger](repeating: ExactInteger(0), count: columns)
    for (column, factor) in sum { costs[column] = factor * denominator }
    for (column, factor) in sum {
      guard let row = basis.firstIndex(of: column) else { continue }
      for other in costs.indices where !tableau[row][other].isZero {
        costs[other] = costs[other] - factor * tableau[row][other]
      }
    }
    return costs
  }

  /// The row that limits a column most, of equals the one whose basic column comes first.
  private func leavingRow(for entering: Int) -> Int? {
    var best: Int?
    for row in tableau.indices where tableau[row][entering].sign > 0 {
      guard let known = best else {
        best = row
        continue
      }
      let left = tableau[row][columns] * tableau[known][entering]
      let right = tableau[known][columns] * tableau[row][entering]
      let order = (left - right).sign
      if order < 0 || order == 0 && basis[row] < basis[known] { best = row }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ entering: Int, _ costs: inout [ExactInteger]) {
    let pivotRow = tableau[row]
    let pivot = pivotRow[entering]
    for other in tableau.indices where other != row {
      let share = tableau[other][entering]
      for column in 0...columns {
        tableau[other][column] = exchanged(tableau[other][column], share, pivotRow[column], pivot)
      }
    }
    let share = costs[entering]
    for column in costs.indices {
      costs[column] = exchanged(costs[column], share, pivotRow[column], pivot)
    }
    basis[row] = entering
    denominator = pivot
  }

  @inline(__always)
  private func exchanged(
    _ entry: ExactInteger,
    _ share: ExactInteger,
    _ other: ExactInteger,
    _ pivot: ExactInteger
  ) -> ExactInteger {
    if share.isZero || other.isZero {
      return entry.isZero ? entry : entry * pivot / denominator
    }
    return (entry * pivot - share * other) / denominator
  }
}
