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

  /// The one combination of `vectors` that is zero, its first entry other than zero being 1.
  ///
  /// - Returns: Nil unless there is exactly one.
  /// - Complexity: O(vectors² · length).
  static func dependency(of vectors: [[Double]]) -> [Double]? {
    let length = vectors.first?.count ?? 0
    let count = vectors.count
    var rows = (0..<length).map { entry in vectors.map { $0[entry] } }
    let largest = rows.lazy.flatMap { $0 }.map { abs($0) }.max() ?? 0
    var pivots: [Int] = []
    var free: [Int] = []
    for column in 0..<count {
      let next = pivots.count
      guard
        let pivot = (next..<max(next, length)).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > largest * Tolerance.pivot
      else {
        free.append(column)
        continue
      }
      rows.swapAt(next, pivot)
      let chosen = rows[next]
      for index in 0..<length where index != next && rows[index][column] != 0 {
        subtract(chosen, times: rows[index][column] / chosen[column], from: &rows[index], column)
      }
      pivots.append(column)
    }
    guard free.count == 1 else { return nil }
    var combination = [Double](repeating: 0, count: count)
    combination[free[0]] = 1
    for (row, column) in pivots.enumerated() {
      combination[column] = -rows[row][free[0]] / rows[row][column]
    }
    guard let first = combination.first(where: { $0 != 0 }) else { return nil }
    return combination.map { $0 / first + 0 }
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
