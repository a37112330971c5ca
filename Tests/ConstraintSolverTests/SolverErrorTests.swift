import ConstraintSolver
import Testing

@Suite("What the solver refuses")
struct SolverErrorTests {
  @Test("What means nothing is refused by name, and nothing was added")
  func rows() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 0)
    let ghost = Variable(index: 7)
    #expect(throws: SolverError.nonFiniteConstant) {
      _ = try solver.addRow([Term(x, 1)], .equal, .nan)
    }
    #expect(throws: SolverError.nonFiniteCoefficient) {
      _ = try solver.addRow([Term(x, .infinity)], .equal, 1)
    }
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      _ = try solver.addRow([Term(x, 1)], .equal, 1, priority: 0)
    }
    #expect(throws: SolverError.unknownVariable(ghost)) {
      _ = try solver.addRow([Term(x, 1), Term(ghost, 1)], .equal, 1)
    }
    solver.solve()
    #expect(solver.value(of: x) == 0)
    try solver.removeVariables(first: x, count: 1)
  }

  @Test("Variables in use stay, removed rows are unknown")
  func removal() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 0)
    let row = try solver.addRow([Term(x, 1), Term(x, 1)], .equal, 8)
    solver.solve()
    #expect(solver.value(of: x) == 4)
    #expect(throws: SolverError.variableInUse(x)) {
      try solver.removeVariables(first: x, count: 1)
    }
    try solver.removeRow(row)
    #expect(throws: SolverError.unknownRow(row)) { try solver.removeRow(row) }
    #expect(throws: SolverError.unknownRow(row)) { try solver.setConstant(row, 1) }
    solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test("A capacity is a wish", arguments: [Int.min, -1, 0, 1 << 40, .max])
  func capacities(capacity: Int) throws {
    let solver = Solver(variableCapacity: capacity, rowCapacity: capacity)
    let other = Solver(termCapacity: capacity)
    for _ in 0..<100 {
      let x = solver.addVariables(count: 1, nonnegative: 0)
      #expect(other.addVariables(count: 1, nonnegative: 0) == x)
      _ = try solver.addRow([Term(x, 2)], .equal, Double(x.index))
      _ = try other.addRow([Term(x, 2)], .equal, Double(x.index))
    }
    solver.solve()
    other.solve()
    for index in 0..<100 {
      #expect(solver.value(of: Variable(index: Int32(index))) == Double(index) / 2)
      #expect(other.value(of: Variable(index: Int32(index))) == Double(index) / 2)
    }
  }
}
