import Testing

@testable import ConstraintSolver

/// What bounds the time and the memory of systems from strangers.
@Suite("What linear programs and contradictions may take")
struct ProgramBoundTests {
  /// A variable that is to have many values at once.
  private func contradictions(_ count: Int) throws -> Solver {
    let solver = Solver()
    let variable = solver.addVariables(count: 1, nonnegative: 0)
    for value in 0..<count { _ = try solver.addRow([Term(variable, 1)], .equal, Double(value)) }
    return solver
  }

  @Test("A limit on work ends a solve in which only the graph is busy")
  func graphWork() throws {
    let solver = try contradictions(200)
    solver.workLimit = 100
    let report = solver.solve()
    #expect(!report.isComplete)
    #expect(!report.isFeasible)
    #expect(solver.conflicts.count < 199)
    solver.workLimit = nil
    #expect(solver.solve().isComplete)
    #expect(solver.conflicts.count == 199)
  }

  @Test("What needs no second look is solved under any limit")
  func onePass() throws {
    let solver = Solver()
    let first = solver.addVariables(count: 300, nonnegative: 0)
    _ = try solver.addRow([Term(first, 1)], .equal, 1)
    for index in 1..<300 {
      let terms = [Term(first.advanced(by: index), 1), Term(first.advanced(by: index - 1), -1)]
      _ = try solver.addRow(terms, .equal, 1)
    }
    solver.workLimit = 0
    let report = solver.solve()
    #expect(report.isComplete)
    #expect(solver.value(of: first.advanced(by: 299)) == 300)
  }

  /// Steps of at least one from each column to the next, and an end too near for them.
  private func tooNear(_ columns: Int) -> LinearProgram {
    var program = LinearProgram(columns: columns, rows: columns)
    for column in 1..<Int32(columns) {
      program.active.append(1, at: column)
      program.active.append(-1, at: column - 1)
      program.active.addRow(1, constant: 1, magnitude: 1, rank: 0)
    }
    program.active.append(1, at: Int32(columns - 1))
    program.active.append(-1, at: 0)
    program.active.addRow(-1, constant: 10, magnitude: 10, rank: 0)
    program.active.begin()
    return program
  }

  @Test("A contradiction that takes more looks at rows than allowed has no multipliers")
  func looks() throws {
    #expect(SolverState.filterLimit == 16_777_216)
    var program = tooNear(300)
    let found = program.contradiction(of: 300)
    let shares = try #require(found)
    #expect(shares.count == 300)
    #expect(shares.allSatisfy { abs($0.multiplier) == 1 })
    let looks = program.active.visits
    // A limit is looked at between steps, so that the last one ends what it began.
    for (limit, isProved) in [(0, false), (looks / 2, false), (looks, true)] {
      var limited = tooNear(300)
      limited.active.visitLimit = limit
      let isFound = limited.contradiction(of: 300) != nil
      #expect(isFound == isProved, "\(limit) of \(looks)")
    }
  }

  /// Labels side by side, each of which is required to be both wider and narrower than it can be.
  private func contradictoryLine(_ count: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let root = system.addVariable()
    try system.add([(root, 1)], .equal, Double(count) * 40)
    var last: (left: Variable, width: Variable)?
    for _ in 0..<count {
      let left = system.addVariable(nonnegative: false)
      let width = system.addVariable()
      var terms: [(Variable, Double)] = [(left, 1)]
      if let last { terms += [(last.left, -1), (last.width, -1)] }
      try system.add(terms, .greaterThanOrEqual, 0)
      try system.add([(width, 1)], .greaterThanOrEqual, 30)
      try system.add([(width, 1)], .lessThanOrEqual, 20)
      last = (left, width)
    }
    if let last {
      try system.add([(last.left, 1), (last.width, 1), (root, -1)], .lessThanOrEqual, 0)
    }
    return system
  }

  @Test("The contradictions of a part are reported together", arguments: [5, 40])
  func together(count: Int) throws {
    let system = try contradictoryLine(count)
    let report = system.solver.solve()
    #expect(report.isComplete && report.isFeasible)
    let conflicts = system.solver.conflicts
    #expect(
      conflicts.map(\.rows) == (0..<count).map { Array(system.rows[3 * $0 + 2...3 * $0 + 3]) }
    )
    #expect(report.regions <= 4)
  }

  /// The numbers that a program of a system's only region has stored once it is solved, and the terms.
  private func storage(_ system: borrowing CompetingRows) throws -> (stored: Int, terms: Int) {
    system.solver.solve()
    let regions = system.solver.state.value.regions()
    #expect(regions.count == 1)
    let region = try #require(regions.first)
    var program = system.solver.state.value.makeProgram(region, fromGraph: false)
    _ = program.acceptRequired(region.required.count)
    system.solver.state.value.minimizeLevels(of: &program, region)
    let isComplete = program.isComplete
    #expect(isComplete)
    let factors =
      program.active.basis.factors.lowerRows.entries
      + program.active.basis.factors.upperRows.entries
      + program.active.basis.factors.lowerColumns.entries
      + program.active.basis.factors.upperColumns.entries
    let stored =
      program.active.rows.matrix.entries + program.active.rows.byColumn.entries + factors
      + program.active.basis.factors.exchanges.entries
    return (stored, program.active.rows.matrix.entries + program.columns)
  }

  /// Random equalities, five times as many as there are variables to meet them.
  private func crossingEqualities(_ count: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let variables = (0..<count).map { _ in system.addVariable(nonnegative: false) }
    var numbers = SeededNumbers(seed: 17)
    for _ in 0..<(5 * count) {
      let (first, second) = (numbers.below(count), numbers.below(count - 1))
      let other = second < first ? second : second + 1
      let constant = Double(numbers.below(400))
      try system.add([(variables[first], 1), (variables[other], -1)], .equal, constant)
    }
    return system
  }

  @Test("Contradictions are reported when no more rows may be looked at to make them smaller")
  func filterBudget() throws {
    let whole = try crossingEqualities(40)
    whole.solver.solve()
    let bounded = try crossingEqualities(40)
    bounded.solver.state.value.options.filterBudget = 2_000
    let report = bounded.solver.solve()
    #expect(report.isComplete && report.isFeasible)
    // The rows that are set aside do not depend on how their conflicts are reported.
    let rejected = whole.solver.conflicts.map(\.rejected)
    let values = whole.solver.values(whole.count)
    #expect(
      rejected == zip(whole.rows, whole.models).filter { $1.violation(at: values) > 0.5 }.map(\.0)
    )
    #expect(rejected.count >= 120)
    #expect(bounded.solver.conflicts.map(\.rejected) == rejected)
    for conflict in bounded.solver.conflicts {
      // Differences contradict each other in circles: two rows mention each variable.
      var mentions: [Variable: Int] = [:]
      for row in conflict.rows {
        let index = try #require(bounded.rows.firstIndex(of: row))
        for term in bounded.models[index].terms { mentions[term.variable, default: 0] += 1 }
      }
      #expect(mentions.values.allSatisfy { $0 == 2 })
    }
    #expect(bounded.solver.state.value.results.filterVisits < 20_000)
    #expect(whole.solver.state.value.results.filterVisits > 20_000)
  }

  @Test("Where every place is as good, zeros are found without a step for each")
  func circleOfWishes() throws {
    let system = try CompetingRows.circle(400)
    let report = system.solver.solve()
    #expect(report.isComplete)
    #expect(report.pivots < 20)
    #expect(system.violation(at: 500) == 400)
    #expect(system.solver.values(400).allSatisfy { $0 == 0 })
  }

  @Test("A solve is complete only at the optimum, and incomplete only where the limit was reached")
  func completeness() throws {
    // The sums were computed with HiGHS, as those of LinearProgramTests.
    let sums = [(750.0, 20_336.0), (500, 24_829), (250, 23_538)]
    let unlimited = try CompetingRows.tree(550)
    let needed = unlimited.solver.solve().work
    var complete = 0
    for limit in [0, 1_000, needed / 4, needed / 2, needed - needed / 20, needed, 2 * needed] {
      let system = try CompetingRows.tree(550)
      system.solver.workLimit = limit
      let report = system.solver.solve()
      let isBest = sums.allSatisfy { abs(system.violation(at: $0.0) - $0.1) < 1e-6 }
      if report.isComplete {
        #expect(isBest, "limit \(limit)")
        complete += 1
      } else {
        #expect(report.work > limit, "limit \(limit)")
      }
    }
    #expect(complete == 2)
  }

  @Test("Rows of ten terms that compete are decided", arguments: 1...(Sweep.isOn ? 4 : 2))
  func manyTerms(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let solver = Solver()
    let first = solver.addVariables(count: 64, nonnegative: 0x5555_5555_5555_5555)
    _ = solver.addVariables(count: 26, nonnegative: 0x155_5555)
    var rows: [Row] = []
    for _ in 0..<180 {
      var columns: Set<Int> = []
      while columns.count < 10 { columns.insert(numbers.below(90)) }
      let terms = columns.sorted().map {
        Term(first.advanced(by: $0), numbers.below(2) == 0 ? 1 : -1)
      }
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      rows.append(
        try solver.addRow(
          terms,
          relations[numbers.below(3)],
          Double(numbers.below(400) - 200),
          priority: 500
        )
      )
    }
    solver.workLimit = 4_000_000
    #expect(solver.solve().isComplete)
    // Weak duality: no point misses less than multipliers prove.
    let missed = rows.reduce(0) { $0 + abs(solver.error(of: $1)) }
    let proved = solver.certificate().levels.first?.violation ?? -1
    #expect(abs(missed - proved) < 1e-6 * (1 + missed))
  }

  @Test("A program stores a few numbers for each term", arguments: [100, 400])
  func memory(size: Int) throws {
    let found = [
      try storage(CompetingRows.chain(size)),
      try storage(CompetingRows.tree(size)),
      try storage(CompetingRows.labels(size, distinct: true)),
      try storage(CompetingRows.labels(size, distinct: false)),
    ]
    for (stored, terms) in found { #expect(stored <= 8 * terms + 256) }
  }
}
