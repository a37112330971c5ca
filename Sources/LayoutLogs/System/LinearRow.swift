import ConstraintSolver

/// A row of a report as a row of a linear system.
struct LinearRow {
  /// The index of the row in its report.
  let index: Int
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double

  /// The row's left-hand side at a point.
  func value(_ point: (Int) -> Double) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * point($1.variable) }
  }
}

/// A sum of variables and how a place depends on it.
struct LinearForm {
  var terms: [(variable: Int, coefficient: Double)] = []

  mutating func add(_ other: LinearForm, _ factor: Double = 1) {
    for term in other.terms where factor * term.coefficient != 0 {
      terms.append((term.variable, factor * term.coefficient))
    }
  }

  /// The same, seen from the other end of the axis.
  var mirrored: LinearForm {
    LinearForm(terms: terms.map { ($0.variable, -$0.coefficient) })
  }
}
