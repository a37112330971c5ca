import Testing

@testable import ConstraintSolver

@Suite("Limits")
struct LimitTests {
  @Test("More variables than there can be are refused", arguments: [1 << 25, Int(Int32.max), .max])
  func tooManyVariables(count: Int) throws {
    let solver = Solver()
    let known = solver.addVariables(count: 2, nonnegative: 0)
    let none = solver.addVariables(count: count, nonnegative: .max)
    #expect(none.index == -1)
    #expect(none.advanced(by: 2) == none)
    #expect(solver.value(of: none) == 0)
    #expect(throws: SolverError.unknownVariable(none)) {
      _ = try solver.addRow([Term(none, 1)], .equal, 1)
    }
    #expect(throws: SolverError.unknownVariable(none)) {
      try solver.removeVariables(first: none, count: count)
    }
    #expect(solver.addVariables(count: 1, nonnegative: 0) == known.advanced(by: 2))
  }

  @Test("What changed is listed by position, and other positions name no variable")
  func changedPositions() throws {
    let solver = Solver()
    let variable = solver.addVariables(count: 3, nonnegative: 0).advanced(by: 1)
    _ = try solver.addRow([Term(variable, 1)], .equal, 4)
    solver.solve()
    #expect(solver.changedCount == 1)
    #expect(solver.changedVariable(at: 0) == variable)
    for position in [-1, 1, .max, .min] {
      #expect(solver.changedVariable(at: position).index == -1)
    }
  }

  #if !CHECK_INVARIANTS
  @Test(
    "Each of half a million priorities is a level of its own, and the next one is refused",
    .enabled(if: Sweep.isOn)
  )
  func priorities() throws {
    let solver = Solver()
    let first = solver.addVariables(count: 2, nonnegative: 0)
    let other = first.advanced(by: 1)
    func priority(_ number: Int) -> Double { 999 - Double(number) / 1024 }
    let lowest = RowHead.levelLimit - 2
    let high = try solver.addRow([Term(first, 1)], .equal, 1, priority: priority(0))
    for number in 1..<lowest {
      _ = try solver.addRow([Term(other, 1)], .lessThanOrEqual, 5, priority: priority(number))
    }
    let low = try solver.addRow([Term(first, 1)], .equal, 2, priority: priority(lowest))
    #expect(throws: SolverError.tooManyPriorities) {
      _ = try solver.addRow([Term(first, 1)], .equal, 3, priority: 999.5)
    }
    #expect(throws: SolverError.tooManyPriorities) { try solver.setPriority(low, 999.5) }
    _ = try solver.addRow([Term(first, 1)], .equal, 3, priority: priority(lowest))
    solver.solve()
    #expect(solver.error(of: high) == 0)
    #expect(solver.error(of: low) == -1)
    try solver.removeRow(high)
    _ = try solver.addRow([Term(first, 1)], .equal, 7, priority: 999.5)
    solver.solve()
    #expect(solver.value(of: first) == 7)
  }
  #endif

  @Test("A large constant that left no longer counts when rounding is judged")
  func magnitudes() throws {
    let solver = Solver()
    let variable = solver.addVariables(count: 1, nonnegative: 0)
    let huge = Double.greatestFiniteMagnitude
    let limit = try solver.addRow([Term(variable, 1)], .lessThanOrEqual, huge)
    let width = try solver.addRow([Term(variable, 1)], .equal, 8)
    solver.solve()
    #expect(solver.state.value.system.magnitudes.bound == huge)
    try solver.removeRow(limit)
    for constant in 1...4 {
      try solver.setConstant(width, Double(constant))
      solver.solve()
    }
    #expect(solver.state.value.system.magnitudes.bound <= 8)
  }

  /// A required chain of variables, none smaller than the next.
  private func chain(_ count: Int) throws -> (solver: Solver, first: Variable) {
    let solver = Solver()
    let first = solver.addVariables(count: count, nonnegative: 0)
    for index in 1..<count {
      let terms = [Term(first.advanced(by: index - 1), 1), Term(first.advanced(by: index), -1)]
      _ = try solver.addRow(terms, .greaterThanOrEqual, 0)
    }
    return (solver, first)
  }

  @Test("Of thousands that hang together, all that can move are found, and violations proved")
  func largePart() throws {
    let (solver, first) = try chain(400)
    let pinned = solver.addVariables(count: 1, nonnegative: 0)
    _ = try solver.addRow([Term(pinned, 1)], .equal, 3)
    let idle = solver.addVariables(count: 1, nonnegative: 0)
    let ambiguity = solver.ambiguousVariables()
    #expect(ambiguity.variables == (0..<400).map { first.advanced(by: $0) } + [idle])
    #expect(ambiguity.isComplete)
    _ = try solver.addRow([Term(first, 1)], .equal, 5, priority: 250)
    _ = try solver.addRow([Term(first, 1)], .lessThanOrEqual, 1)
    let certificate = solver.certificate()
    #expect(certificate.isComplete)
    #expect(certificate.levels.map(\.violation) == [4])
  }

  @Test("Ten thousand views as wide as their root are as unambiguous as it is")
  func wideAsRoot() throws {
    let solver = Solver()
    let root = solver.addVariables(count: 1, nonnegative: 1)
    let width = try solver.addRow([Term(root, 1)], .equal, 320)
    let views = solver.addVariables(count: 10_000, nonnegative: 0)
    for index in 0..<10_000 {
      let terms = [Term(views.advanced(by: index), 1), Term(root, -1)]
      _ = try solver.addRow(terms, .equal, 0)
    }
    #expect(solver.ambiguousVariables() == Ambiguity(variables: [], tooLarge: []))
    try solver.setPriority(width, 250)
    #expect(solver.ambiguousVariables() == Ambiguity(variables: [], tooLarge: []))
    #expect(solver.certificate().isComplete)
  }
}
