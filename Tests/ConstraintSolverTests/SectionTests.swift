import ConstraintSolver
import Testing

@Suite("Sections that open and close")
struct SectionTests {
  private func live(seed: Int, toggles: Int) throws {
    var list = try OpeningList(seed: seed)
    list.solve("seed \(seed), at first")
    for step in 0..<toggles {
      try list.toggle()
      list.solve("seed \(seed), toggle \(step)")
      if (seed + step) % 3 == 0 {
        try list.change()
        if step % 2 == 0 { list.solve("seed \(seed), change \(step)") }
      }
    }
  }

  @Test("However often they do, everything is where the dense program finds it")
  func sections() throws {
    for seed in Sweep.seeds(0..<60) { try live(seed: seed, toggles: 14) }
  }

  @Test("Thousands of lists agree", .enabled(if: Sweep.isOn))
  func sweep() throws {
    for seed in 100..<1100 { try live(seed: seed, toggles: 30) }
  }

  @Test("A text that opens between fixed heights gives way to a limit below them")
  func softSection() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 4, nonnegative: 0b1111)
    let (above, below, height, end) = (
      Variable(index: 0), Variable(index: 1), Variable(index: 2), Variable(index: 3)
    )
    _ = try solver.addRow([Term(above, 1)], .equal, 50)
    _ = try solver.addRow([Term(height, 1)], .equal, 50)
    _ = try solver.addRow([Term(end, 1), Term(below, -1), Term(height, -1)], .equal, 0)
    let limit = try solver.addRow([Term(end, 1)], .lessThanOrEqual, 200)
    var link = try solver.addRow([Term(below, 1), Term(above, -1)], .equal, 0)
    solver.solve()
    // Fixed at first, so that nothing below depends on a choice, then a text that would like 150.
    for isText in [false, false, true, false, true] {
      try solver.removeRow(link)
      let section = solver.addVariables(count: 1, nonnegative: 1)
      if isText {
        _ = try solver.addRow([Term(section, 1)], .greaterThanOrEqual, 150, priority: 750)
        _ = try solver.addRow([Term(section, 1)], .lessThanOrEqual, 150, priority: 250)
      } else {
        _ = try solver.addRow([Term(section, 1)], .equal, 60)
      }
      _ = try solver.addRow([Term(below, 1), Term(above, -1), Term(section, -1)], .equal, 0)
      solver.solve()
      #expect(solver.value(of: section) == (isText ? 100 : 60))
      #expect(solver.value(of: end) == (isText ? 200 : 160))
      let isRejected = solver.isRejected(limit)
      #expect(!isRejected)
      try solver.removeVariablesAndRows(blocks: [section], count: 1)
      link = try solver.addRow([Term(below, 1), Term(above, -1)], .equal, 0)
      solver.solve()
      #expect(solver.value(of: end) == 100)
    }
  }

  @Test("Blocks that are not there, or named twice, take nothing with them")
  func refusedRemoval() throws {
    let solver = Solver()
    let first = solver.addVariables(count: 2, nonnegative: 0)
    let second = solver.addVariables(count: 2, nonnegative: 0)
    let ghost = Variable(index: 4)
    let row = try solver.addRow([Term(first, 1), Term(second, 1)], .equal, 8)
    let other = try solver.addRow([Term(second, 1)], .equal, 3)
    solver.solve()
    for blocks in [[first, ghost], [first, second, first], [ghost]] {
      #expect(throws: SolverError.unknownVariable(blocks.last ?? ghost)) {
        try solver.removeVariablesAndRows(blocks: blocks, count: 2)
      }
      solver.solve()
      #expect(solver.value(of: first) == 5)
    }
    for (block, count) in [(second, Int.max), (ghost, .max), (Variable(index: .min), 1)] {
      #expect(throws: SolverError.self) {
        try solver.removeVariablesAndRows(blocks: [block], count: count)
      }
    }
    try solver.removeVariablesAndRows(blocks: [], count: 2)
    try solver.setConstant(row, 9)
    solver.solve()
    #expect(solver.value(of: first) == 6)
    try solver.removeVariablesAndRows(blocks: [first], count: 2)
    #expect(throws: SolverError.unknownRow(row)) { try solver.setConstant(row, 1) }
    try solver.setConstant(other, 4)
    solver.solve()
    #expect(solver.value(of: second) == 4)
    let again = solver.addVariables(count: 2, nonnegative: 0)
    #expect(again == first)
  }
}
