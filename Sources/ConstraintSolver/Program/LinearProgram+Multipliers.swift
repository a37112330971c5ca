// Multipliers of inequalities that were taken for equalities.
extension LinearProgram {
  /// Passes multipliers that forced equalities cannot bear, being inequalities, on to the rows that force
  /// them.
  ///
  /// A row `a >= b` that bears the wrong sign stands for `b >= … >= a` with the right one.
  ///
  /// - Complexity: O(rows) for each such multiplier.
  func admissible(_ multipliers: [(row: Int, value: Double)]) -> [(row: Int, value: Double)] {
    let forcedRows = Set(forced.rows)
    var sums: [Int: Double] = [:]
    var lesser: [Int: [(row: Int, column: Int)]]?
    for (row, value) in multipliers {
      if !forcedRows.contains(row) || (active.rows.senses[row] > 0) != (value > 0) {
        sums[row, default: 0] += value
      } else if let (other, share) = forced.opposites[row] {
        let weight = active.rows.weights[row]
        sums[other, default: 0] += value * weight / (share * active.rows.weights[other])
      } else if let (greatest, least) = active.rows.comparison(row) {
        let known = lesser ?? lesserColumns()
        lesser = known
        for step in path(from: least, to: greatest, along: known) {
          sums[step, default: 0] -= value * size(ofComparison: row) / size(ofComparison: step)
        }
      }
    }
    return sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What a unit of `greater - lesser` adds to the left-hand side of a comparison before scaling.
  private func size(ofComparison row: Int) -> Double {
    let size =
      active.rows.weights[row]
      * abs(active.rows.matrix.factors[active.rows.entries(of: row).lowerBound])
    return active.rows.senses[row] > 0 ? size : -size
  }

  /// For each column in a circle of inequalities those that it must not be less than.
  private func lesserColumns() -> [Int: [(row: Int, column: Int)]] {
    var lesser: [Int: [(row: Int, column: Int)]] = [:]
    for row in forced.rows + forced.implied.sorted() {
      guard let pair = active.rows.comparison(row) else { continue }
      lesser[pair.greater, default: []].append((row, pair.lesser))
    }
    return lesser
  }

  /// The rows of a shortest way from one column to another.
  private func path(
    from start: Int,
    to end: Int,
    along lesser: [Int: [(row: Int, column: Int)]]
  ) -> [Int] {
    var arrival: [Int: (row: Int, from: Int)] = [start: (-1, start)]
    var queue = [start]
    var next = 0
    while arrival[end] == nil, next < queue.count {
      let column = queue[next]
      next += 1
      for (row, other) in lesser[column] ?? [] where arrival[other] == nil {
        arrival[other] = (row, column)
        queue.append(other)
      }
    }
    var rows: [Int] = []
    var column = end
    while column != start, let step = arrival[column] {
      rows.append(step.row)
      column = step.from
    }
    return rows
  }
}
