import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test("The youngest row of a contradiction gives way, and comes back when it can")
  func youngestGivesWay() throws {
    var solver = Solver()
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

  @Test("A bound is never given up, and is named")
  func bounds() throws {
    var solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 1)
    let row = try solver.addRow([Term(x, 1)], .equal, -5)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.conflicts == [Conflict(rows: [row], bounds: [x], rejected: row)])
  }

  @Test("A row without terms holds or conflicts alone")
  func emptyRows() throws {
    var solver = Solver()
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
      var solver = Solver()
      for _ in 0..<system.views { _ = solver.addVariables(count: 4, nonnegative: 0b1100) }
      var model: [Row: RowModel] = [:]
      for row in system.rows { model[try row.add(to: &solver)] = row }
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
}
