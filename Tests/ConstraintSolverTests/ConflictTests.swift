import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test("The youngest row of a contradiction gives way, and comes back when it can")
  func youngestGivesWay() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 1)
    let young = try solver.addRow([Term(x, 1)], .equal, 5, rank: 9)
    let old = try solver.addRow([Term(x, 1)], .equal, 3, rank: 1)
    solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(solver.isRejected(young) == true)
    #expect(solver.conflicts == [Conflict(rows: [old, young], bounds: [], rejected: young)])
    try solver.removeRow(old)
    #expect(solver.solve().conflictsChanged)
    #expect(solver.value(of: x) == 5)
    #expect(solver.conflicts.isEmpty)
    _ = try solver.addRow([Term(x, 1)], .equal, 4, rank: 2)
    solver.solve()
    #expect(solver.value(of: x) == 4)
    #expect(solver.isRejected(young) == true)
  }

  /// Without the fourth row *x2* may grow, so that *x0* is 10 where *x1* is 0.
  ///
  /// The filter takes rows out of the basis and back into it, with shares of a thousand each time. The bound
  /// of *x0* completes the set as well as that of *x1*.
  @Test("A row is needed whose shares pass a thousand and back")
  func steepShares() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 5, nonnegative: 0b11)
    let rows = [
      try solver.addRow([Term(x.advanced(by: 2), 0.1), Term(x, -1)], .greaterThanOrEqual, 90),
      try solver.addRow([Term(x.advanced(by: 3), 1)], .equal, 0),
      try solver.addRow([Term(x.advanced(by: 4), 1), Term(x.advanced(by: 1), -1)], .equal, 0),
      try solver.addRow(
        [Term(x.advanced(by: 2), 1), Term(x.advanced(by: 4), -0.01), Term(x.advanced(by: 3), 1)],
        .equal,
        0
      ),
      try solver.addRow([Term(x, 1), Term(x.advanced(by: 1), -1)], .greaterThanOrEqual, 10),
    ]
    solver.solve()
    #expect(solver.conflicts.map(\.rows) == [rows])
    #expect(solver.conflicts.first?.bounds.count == 1)
  }

  @Test("A bound is never given up, and is named")
  func bounds() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 1)
    let row = try solver.addRow([Term(x, 1)], .equal, -5)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.conflicts == [Conflict(rows: [row], bounds: [x], rejected: row)])
  }

  @Test("A row without terms holds or conflicts alone")
  func emptyRows() throws {
    let solver = Solver()
    let row = try solver.addRow([], .greaterThanOrEqual, 1)
    _ = try solver.addRow([], .lessThanOrEqual, 1)
    solver.solve()
    #expect(solver.conflicts == [Conflict(rows: [row], bounds: [], rejected: row)])
  }

  @Test("Reported sets contradict each other, and no longer without any one row")
  func irreducible() throws {
    var seen = 0
    for seed in 0..<250 {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      for _ in 0..<system.views { _ = solver.addVariables(count: 4, nonnegative: 0b1100) }
      var model: [Row: RowModel] = [:]
      for row in system.rows { model[try row.add(to: solver)] = row }
      solver.solve()
      for conflict in solver.conflicts {
        seen += 1
        let rows = conflict.rows.compactMap { model[$0] }
        for left in -1..<rows.count {
          var part = system
          part.rows = rows.enumerated().filter { $0.offset != left }.map(\.element)
          let rejected = try part.solved(generally: true).rejected
          #expect(rejected.isEmpty == (left >= 0), "seed \(seed), row left out \(left)")
        }
      }
    }
    #expect(seen > 40)
  }

  @Test("Rows that one other bound makes superfluous are left out")
  func boundsAreFree() throws {
    for links in [3, 20] {
      let solver = Solver()
      let first = solver.addVariables(count: 1, nonnegative: 0)
      _ = try solver.addRow([Term(first, 1)], .equal, 0, rank: 0)
      var last = first
      // Each link adds the width of its own piece, and no width may be negative.
      for link in 1...links {
        let next = solver.addVariables(count: 2, nonnegative: 0b10)
        let width = Variable(index: next.index + 1)
        let terms = [Term(next, 1), Term(last, -1), Term(width, -1)]
        _ = try solver.addRow(terms, .equal, 0, rank: UInt64(link))
        last = next
      }
      let end = try solver.addRow([Term(last, 1)], .equal, -1, rank: 9999)
      solver.solve()
      // With widths of at least zero the end cannot lie left of the start: every row is needed.
      #expect(solver.conflicts.map(\.rows.count) == [links + 2])
      #expect(solver.conflicts.first?.rejected == end)
      // A width of its own below zero makes one row enough.
      let width = Variable(index: last.index + 1)
      let alone = try solver.addRow([Term(width, 1)], .equal, -5, rank: 10000)
      solver.solve()
      #expect(solver.conflicts.last?.rows == [alone])
    }
  }

  @Test(
    "A row is left out where bounds contradict the others, those too that no multiplier named at first"
  )
  func boundsWithoutMultiplier() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0b111)
    func x(_ index: Int32) -> Variable { Variable(index: index) }
    let apart = try solver.addRow([Term(x(0), 1), Term(x(2), -1)], .greaterThanOrEqual, 130)
    _ = try solver.addRow([Term(x(2), 1)], .equal, 130)
    _ = try solver.addRow([Term(x(2), 0.5), Term(x(1), 1)], .equal, 80)
    let sum = try solver.addRow([Term(x(0), 1), Term(x(1), 1)], .equal, 60)
    solver.solve()
    // x0 >= 130 + x2, and neither x1 nor x2 is negative: the sum is 130 or more.
    #expect(
      solver.conflicts == [Conflict(rows: [apart, sum], bounds: [x(1), x(2)], rejected: sum)]
    )
  }

  @Test("Long sets lose every row that the others do without")
  func longSets() throws {
    let solver = Solver()
    let start = solver.addVariables(count: 101, nonnegative: 0)
    func at(_ offset: Int) -> Variable { Variable(index: start.index + Int32(offset)) }
    _ = try solver.addRow([Term(at(0), 1)], .equal, 0, rank: 0)
    var chain: [Row] = []
    for link in 1...100 {
      let terms = [Term(at(link), 1), Term(at(link - 1), -1)]
      chain.append(try solver.addRow(terms, .equal, 10, rank: UInt64(link)))
    }
    let end = try solver.addRow([Term(at(100), 1)], .equal, 999, rank: 500)
    solver.solve()
    #expect(solver.conflicts.map(\.rows.count) == [102])
    #expect(solver.isRejected(end) == true)
    for row in [chain[0], chain[50], chain[99]] {
      try solver.setConstant(row, 9)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      try solver.setConstant(row, 10)
      solver.solve()
      #expect(solver.conflicts.count == 1)
    }
  }
}
