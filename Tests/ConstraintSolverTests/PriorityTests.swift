import ConstraintSolver
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test("One strong row outweighs thirty weak ones")
  func levelsAreNotWeights() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 0)
    for _ in 0..<30 { _ = try solver.addRow([Term(x, 1)], .equal, 10, priority: 1) }
    _ = try solver.addRow([Term(x, 1)], .equal, 50, priority: 1.5)
    solver.solve()
    #expect(solver.value(of: x) == 50)
  }

  @Test("Within a level the median wins: the sum of absolute violations is smallest")
  func sumWithinLevel() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 0)
    for target in [10.0, 20, 100] {
      _ = try solver.addRow([Term(x, 1)], .equal, target, priority: 500)
    }
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test("A tie takes the smallest absolute value, and is reported as ambiguous")
  func ties() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 0)
    _ = try solver.addRow([Term(x, 1)], .equal, 200, priority: 500)
    _ = try solver.addRow([Term(x, 1)], .equal, 100, priority: 500)
    solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.ambiguousVariables().variables == [x])
  }

  @Test("A row may become required and optional again")
  func crossingTheBoundary() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 0)
    let low = try solver.addRow([Term(x, 1)], .equal, 10, priority: 250)
    _ = try solver.addRow([Term(x, 1)], .equal, 20, priority: 750)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.error(of: low) == 10)
    try solver.setPriority(low, 1000)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(low, 250)
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test("Sizes of 1e-9 and 1e9 stand side by side")
  func scales() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0)
    let y = Variable(index: x.index + 1)
    _ = try solver.addRow([Term(x, 1)], .greaterThanOrEqual, 1e-9)
    _ = try solver.addRow([Term(y, 1)], .greaterThanOrEqual, 1e9)
    solver.solve()
    #expect(solver.value(of: x) == 1e-9)
    #expect(solver.value(of: y) == 1e9)
  }

  @Test("Twenty-four equal minimums fill the space exactly", arguments: [false, true])
  func exactFill(generally: Bool) throws {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    let first = solver.addVariables(count: 24, nonnegative: .max)
    let widths = (0..<24).map { Variable(index: first.index + $0) }
    for width in widths {
      _ = try solver.addRow([Term(width, 1)], .greaterThanOrEqual, 10.1)
      _ = try solver.addRow([Term(width, 1), Term(widths[0], -1)], .equal, 0, priority: 750)
    }
    _ = try solver.addRow(widths.map { Term($0, 1) }, .equal, 24 * 10.1)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    for width in widths { #expect(abs(solver.value(of: width) - 10.1) < 1e-9) }
  }

  @Test("A chain of ten thousand dependencies is walked without recursion")
  func longChain() throws {
    let solver = Solver()
    let first = solver.addVariables(count: 10_001, nonnegative: 0)
    let start = try solver.addRow([Term(first, 1)], .equal, 1)
    for index in 1...10_000 {
      let here = Variable(index: Int32(index))
      let before = Variable(index: Int32(index - 1))
      _ = try solver.addRow([Term(here, 1), Term(before, -1)], .equal, 1)
    }
    solver.solve()
    #expect(solver.value(of: Variable(index: Int32(10_000))) == 10_001)
    try solver.setConstant(start, 5)
    solver.solve()
    #expect(solver.value(of: Variable(index: Int32(10_000))) == 10_005)
    #expect(solver.changedVariables.count == 10_001)
  }
}
