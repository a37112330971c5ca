import Testing

@testable import ConstraintSolver

@Suite("The part gathered last")
struct GatheredPartTests {
  /// Two pairs of variables: each pair shares a wish for a difference, and has one for its first variable.
  private func system() throws -> (solver: Solver, variables: [VariableID]) {
    let solver = Solver()
    let first = solver.addVariables(count: 4, nonnegative: 0)
    let variables = (0..<4).map { first.advanced(by: $0) }
    for start in [variables[0], variables[2]] {
      let difference = [Term(start.advanced(by: 1), 1), Term(start, -1)]
      _ = try solver.addRow(difference, .equal, 10, priority: 500)
      _ = try solver.addRow([Term(start, 1)], .equal, 3, priority: 400)
    }
    solver.solve()
    return (solver, variables.map { $0.id })
  }

  @Test("Around another variable of it nothing is gathered again, and choices are found anew")
  func again() throws {
    let (solver, variables) = try system()
    solver.state.value.gatherPart(around: variables[0])
    expect(Set(solver.state.value.part.variables.array) == [variables[0], variables[1]])
    expect(solver.state.value.part.rows.count == 2)
    let isAgain = solver.state.value.gatherAgain(variables[1])
    expect(isAgain && Set(solver.state.value.part.choices.array) == [variables[0], variables[1]])
  }

  @Test("A variable of another part has its own gathered")
  func elsewhere() throws {
    let (solver, variables) = try system()
    solver.state.value.gatherPart(around: variables[0])
    let isAgain = solver.state.value.gatherAgain(variables[2])
    expect(!isAgain)
  }

  @Test("Once something may hang together in another way, the part is gathered anew")
  func expired() throws {
    let (solver, variables) = try system()
    solver.state.value.gatherPart(around: variables[0])
    solver.state.value.part.expire()
    let isAgain = solver.state.value.gatherAgain(variables[0])
    expect(!isAgain)
    let marks = solver.state.value.part.marksAgain(in: &solver.state.value.system)
    expect(!marks)
  }

  @Test("A row with an unknown variable may come to join others: the part is not kept")
  func unknown() throws {
    let (solver, variables) = try system()
    let late = solver.addVariables(count: 1, nonnegative: 0)
    _ = try solver.addRow(
      [Term(late, 1), Term(Variable(variables[0]), -1)],
      .equal,
      1,
      priority: 300
    )
    solver.state.value.gatherPart(around: variables[0])
    let isAgain = solver.state.value.gatherAgain(variables[0])
    expect(!isAgain)
  }
}

extension SolverState {
  fileprivate mutating func gatherAgain(_ variable: VariableID) -> Bool {
    part.gatherAgain(around: variable, in: &system)
  }
}
