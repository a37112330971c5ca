import ConstraintSolver

// Stands in until the solver reads this way itself.
extension Solver {
  var changedCount: Int { changedVariables.count }
  func changedVariable(at index: Int) -> Variable { Variable(index: changedVariables[index]) }
  mutating func addRow(
    _ terms: Span<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Double,
    rank: UInt64
  ) throws(SolverError) -> Row {
    var array: [Term] = []
    for index in terms.indices { array.append(terms[index]) }
    return try addRow(array, relation, constant, priority: priority, rank: rank)
  }
}
