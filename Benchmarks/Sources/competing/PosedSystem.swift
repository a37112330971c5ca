import ConstraintSolver

/// Variables and rows as plain values, so that other programs can be asked the same.
struct PosedSystem {
  struct PosedRow {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  /// Whether each variable must not be negative.
  private(set) var bounds: [Bool] = []
  private(set) var rows: [PosedRow] = []
  /// The row that an edit changes, and the constants it is given in turn.
  var edited = 0
  var constants: [Double] = []

  mutating func addVariable(nonnegative: Bool = true) -> Int {
    bounds.append(nonnegative)
    return bounds.count - 1
  }

  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double = 1000
  ) {
    rows.append(
      PosedRow(terms: terms, relation: relation, constant: constant, priority: priority)
    )
  }

  mutating func setConstant(_ row: Int, _ constant: Double) {
    rows[row].constant = constant
  }

  /// Poses the system to a solver; returns its variables and rows.
  func pose(to solver: Solver) throws -> (variables: [Variable], rows: [Row]) {
    let variables = bounds.map { solver.addVariables(count: 1, nonnegative: $0 ? 1 : 0) }
    let rows = try rows.map { row in
      let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
      return try solver.addRow(terms, row.relation, row.constant, priority: row.priority)
    }
    return (variables, rows)
  }

  /// The summed violation of each priority at some values, highest first.
  private func violations(at values: [Double]) -> [(priority: Double, sum: Double)] {
    var sums: [Double: Double] = [:]
    for row in rows where row.priority < 1000 {
      let sum = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable] }
      let missed =
        switch row.relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
      sums[row.priority, default: 0] += missed
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// The system and what was found, one fact a line, for `Peers/highs.py`: the violations of each level, or
  /// that there are conflicts.
  func lines(named name: String, at values: [Double], conflicts: Int) -> String {
    var text = "system \(name)\n"
    text += "bounds \(bounds.map { $0 ? "1" : "0" }.joined(separator: " "))\n"
    for row in rows {
      let terms = row.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
      text += "row \(row.priority) \(row.relation.rawValue) \(row.constant) \(terms)\n"
    }
    if conflicts > 0 { return text + "conflicts \(conflicts)\nend\n" }
    for (priority, sum) in violations(at: values) { text += "found \(priority) \(sum)\n" }
    return text + "end\n"
  }
}
