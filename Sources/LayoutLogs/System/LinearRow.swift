import ConstraintSolver

/// A row of a report as a row of a linear system.
struct LinearRow {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
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
