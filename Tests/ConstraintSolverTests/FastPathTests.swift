import ConstraintSolver
import Testing

/// Each shortcut gives what the general way gives, to the last bit.
@Suite("Shortcuts")
struct FastPathTests {
  /// A few rows that determine twelve variables one after another, with factors that round.
  private func rows(_ solver: Solver) throws -> [Row] {
    let first = solver.addVariables(count: 12, nonnegative: 0)
    var rows = [try solver.addRow([Term(first, 3)], .equal, 1)]
    for index in 1..<12 {
      var terms = [Term(first.advanced(by: index), Double(index) * 0.7)]
      terms.append(Term(first.advanced(by: index - 1), -0.3))
      if index > 2 { terms.append(Term(first.advanced(by: index - 3), 1 / 9.0)) }
      rows.append(try solver.addRow(terms, .equal, 0.1 * Double(index)))
    }
    return rows
  }

  @Test("Constants that change again and again give what a new solver gives")
  func schedule() throws {
    let solver = Solver()
    let edited = try rows(solver)
    solver.solve()
    for step in 1...6 {
      let constant = 1 + 0.37 * Double(step)
      try solver.setConstant(edited[0], constant)
      solver.solve()
      let other = Solver()
      try other.setConstant(try rows(other)[0], constant)
      other.solve()
      #expect(solver.values(12) == other.values(12), "step \(step)")
    }
  }

  @Test("A schedule serves rows that were replaced as a new solver does")
  func adaptedSchedule() throws {
    let solver = Solver()
    var edited = try rows(solver)
    solver.solve()
    for step in 1...6 {
      try solver.setConstant(edited[0], Double(step) / 3)
      solver.solve()
      let terms = [Term(Variable(index: 5), 1), Term(Variable(index: 1), -0.2 * Double(step))]
      try solver.removeRow(edited[5])
      edited[5] = try solver.addRow(terms, .equal, 1)
      solver.solve()
      let other = Solver()
      let fresh = try rows(other)
      try other.setConstant(fresh[0], Double(step) / 3)
      try other.removeRow(fresh[5])
      _ = try other.addRow(terms, .equal, 1)
      other.solve()
      #expect(solver.values(12) == other.values(12), "step \(step)")
    }
  }

  @Test("Rows on new variables give what the same rows give on variables that were solved before")
  func newVariables() throws {
    let solver = Solver()
    _ = try rows(solver)
    solver.solve()
    let other = Solver()
    let first = other.addVariables(count: 12, nonnegative: 0)
    other.solve()
    // The same rows, after a solve that has seen the variables.
    _ = try other.addRow([Term(first, 3)], .equal, 1)
    for index in 1..<12 {
      var terms = [Term(first.advanced(by: index), Double(index) * 0.7)]
      terms.append(Term(first.advanced(by: index - 1), -0.3))
      if index > 2 { terms.append(Term(first.advanced(by: index - 3), 1 / 9.0)) }
      _ = try other.addRow(terms, .equal, 0.1 * Double(index))
    }
    other.solve()
    #expect(solver.values(12) == other.values(12))
  }

  /// Views of equal width that fill a row.
  private func addShares(_ count: Int, to solver: Solver, _ first: Variable) throws -> Row {
    for index in 1..<count {
      let terms = [Term(first.advanced(by: index), 1), Term(first, -1)]
      _ = try solver.addRow(terms, .equal, 0)
    }
    let sum = (0..<count).map { Term(first.advanced(by: $0), 1) }
    return try solver.addRow(sum, .equal, 100)
  }

  @Test("New shares of a row are what shares of old variables are", arguments: [2, 3, 7, 30])
  func shares(count: Int) throws {
    let solver = Solver()
    _ = try addShares(count, to: solver, solver.addVariables(count: count, nonnegative: 0))
    solver.solve()
    let other = Solver()
    let first = other.addVariables(count: count, nonnegative: 0)
    other.solve()
    _ = try addShares(count, to: other, first)
    other.solve()
    #expect(solver.values(count) == other.values(count))
    #expect(solver.values(count).allSatisfy { abs($0 - 100 / Double(count)) < 1e-12 })
  }

  @Test("Shares follow another width of their row", arguments: [2, 3, 7, 30])
  func shiftedShares(count: Int) throws {
    let solver = Solver()
    let first = solver.addVariables(count: count, nonnegative: 0)
    let width = try addShares(count, to: solver, first)
    for size in [100.0, 55, 10, 1_000] {
      try solver.setConstant(width, size)
      solver.solve()
      #expect(solver.values(count).allSatisfy { abs($0 - size / Double(count)) < 1e-12 * size })
    }
  }
}
