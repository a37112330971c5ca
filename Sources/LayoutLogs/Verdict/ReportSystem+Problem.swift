import ConstraintSolver

extension ReportSystem {
  /// The rows under one reading, to be asked whether they can hold together; each has its index as number.
  func problem(_ reading: Reading) -> FeasibilityProblem {
    var problem = FeasibilityProblem(tolerance: PrintedNumber.tolerance)
    var variables: [Variable] = []
    for number in 0..<variableCount {
      if size(number) != nil {
        variables.append(problem.addLength(from: variables[number - 1]))
      } else {
        variables.append(problem.addVariable(nonnegative: isNonnegative(number)))
      }
    }
    var usable = usable[...]
    for index in rows.indices {
      if usable.first == index {
        usable.removeFirst()
        if let row = lowered(index, reading), add(row, variables, to: &problem) { continue }
      }
      // What takes no part has a number as well: nothing is zero.
      _ = try? problem.addRow([], .equal, 0)
    }
    return problem
  }

  /// Adds a row with what its print hides; false where its numbers mean nothing.
  private func add(
    _ row: LinearRow,
    _ variables: [Variable],
    to problem: inout FeasibilityProblem
  ) -> Bool {
    let number = try? problem.addRow(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) },
      row.relation,
      row.constant,
      error: PrintedNumber.error(of: row.constant),
      coefficientErrors: row.terms.map { PrintedNumber.error(ofCoefficient: $0.coefficient) }
    )
    return number != nil
  }
}
