/// Gaussian elimination with partial pivoting, for the few equations a question leads to.
enum SmallSystem {
  /// The solution of as many equations as unknowns, each with its right-hand side last.
  ///
  /// - Returns: Nil for a system that is singular up to rounding.
  /// - Complexity: O(*n*³).
  static func solution(of equations: [[Double]]) -> [Double]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) })
      else { return nil }
      let largest = rows.lazy.map { abs($0[column]) }.max() ?? 0
      if abs(rows[pivot][column]) <= largest * Tolerance.pivot { return nil }
      rows.swapAt(column, pivot)
      let chosen = rows[column]
      for index in 0..<count where index != column && rows[index][column] != 0 {
        subtract(chosen, times: rows[index][column] / chosen[column], from: &rows[index], column)
      }
    }
    return rows.indices.map { rows[$0][count] / rows[$0][$0] }
  }

  private static func subtract(
    _ chosen: [Double],
    times factor: Double,
    from row: inout [Double],
    _ column: Int
  ) {
    for entry in column..<row.count { row[entry] -= factor * chosen[entry] }
    row[column] = 0
  }
}
