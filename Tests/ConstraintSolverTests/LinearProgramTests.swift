import Testing

@testable import ConstraintSolver

/// The sums of violations were computed with HiGHS (SciPy 1.17), one level after another, each sum kept
/// from then on; the systems are those of `CompetingRows`.
@Suite("Where hundreds of rows compete")
struct LinearProgramTests {
  @Test("A tree of 550 sums has the optimum of every level")
  func tree() throws {
    let system = try CompetingRows.tree(550)
    #expect(system.solver.solve().isComplete)
    for (priority, sum) in [(750.0, 20_336.0), (500, 24_829), (250, 23_538)] {
      let found = system.violation(at: priority)
      #expect(abs(found - sum) < 1e-6)
    }
  }

  @Test("A chain of 300 has the optimum")
  func chain() throws {
    let system = try CompetingRows.chain(300)
    #expect(system.solver.solve().isComplete)
    let found = system.violation(at: 500)
    #expect(abs(found - 68_474) < 1e-6)
  }

  @Test("A table of twelve by twelve has the optimum of every level")
  func table() throws {
    let system = try CompetingRows.table(12)
    #expect(system.solver.solve().isComplete)
    for (priority, sum) in [(750.0, 6.0), (500, 71), (250, 156)] {
      let found = system.violation(at: priority)
      #expect(abs(found - sum) < 1e-6)
    }
  }

  @Test("Labels in half their space miss what is missing", arguments: [false, true])
  func labels(distinct: Bool) throws {
    var system = try CompetingRows.labels(150, distinct: distinct)
    var total = 0.0
    for row in system.models where row.relation == .lessThanOrEqual { total += row.constant }
    for space in [(total / 2).rounded(), 100, 0] {
      try system.setConstant(0, space)
      #expect(system.solver.solve().isComplete)
      let values = system.solver.values(system.count)
      let missed = system.models.filter { $0.priority != 1000 }
        .reduce(0) { $0 + $1.violation(at: values) }
      #expect(abs(missed - (total - space)) < 1e-6)
      let fresh = try system.freshValues()
      #expect(distance(values, fresh) < 1e-6)
    }
  }

  @Test("Edits of a large part end where a fresh solve does")
  func edits() throws {
    var system = try CompetingRows.tree(400)
    system.solver.solve()
    var numbers = SeededNumbers(seed: 3)
    for step in 0..<6 {
      let row = numbers.below(system.models.count)
      try system.setConstant(row, system.models[row].constant + Double(numbers.below(200)))
      #expect(system.solver.solve().isComplete)
      let fresh = try system.freshValues()
      let values = system.solver.values(system.count)
      #expect(distance(values, fresh) < 1e-6, "step \(step)")
    }
  }

  @Test("A limit on work ends a solve, which says so, and without it the best is found again")
  func workLimit() throws {
    let system = try CompetingRows.labels(100, distinct: false)
    let best = try system.freshValues()
    #expect(system.solver.workLimit == nil)
    system.solver.workLimit = 50
    let report = system.solver.solve()
    #expect(!report.isComplete)
    #expect(!report.isFeasible)
    system.solver.workLimit = nil
    #expect(system.solver.solve().isComplete)
    let values = system.solver.values(system.count)
    #expect(distance(values, best) < 1e-6)
  }

  @Test("A circle of equalities that contradicts itself is one conflict, and all of it")
  func circle() throws {
    var system = CompetingRows()
    let first = system.addVariable()
    for _ in 1..<60 { _ = system.addVariable() }
    for index in 0..<60 {
      let next = first.advanced(by: (index + 1) % 60)
      try system.add([(next, 1), (first.advanced(by: index), -1)], .equal, 1)
    }
    system.solver.solve()
    #expect(system.solver.conflicts.map(\.rows) == [system.rows])
    #expect(system.solver.conflicts.first?.rejected == system.rows[59])
  }

  @Test("Opposite inequalities are as good as equalities")
  func opposites() throws {
    let solver = Solver()
    let first = solver.addVariables(count: 40, nonnegative: .max)
    for index in 1..<40 {
      let terms = [Term(first.advanced(by: index), 1), Term(first, -1)]
      _ = try solver.addRow(terms, .lessThanOrEqual, 0)
      _ = try solver.addRow(terms, .greaterThanOrEqual, 0)
    }
    _ = try solver.addRow((0..<40).map { Term(first.advanced(by: $0), 1) }, .equal, 100)
    #expect(solver.solve().isComplete)
    #expect(solver.values(40).allSatisfy { abs($0 - 2.5) < 1e-9 })
  }
}
