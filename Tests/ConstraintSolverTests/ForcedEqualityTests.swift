import ConstraintSolver
import Testing

@Suite("Inequalities that force each other to be equalities")
struct ForcedEqualityTests {
  private func x(_ index: Int) -> Variable { Variable(index: Int32(index)) }

  /// Lines of views that fill a root, each view as wide as its neighbours by two inequalities.
  private func grid(_ side: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let root = system.addVariable()
    try system.add([(root, 1)], .equal, 40 * Double(side))
    let views = (0..<side).map { _ in (0..<side).map { _ in system.addVariable() } }
    for line in 0..<side {
      for column in 0..<side {
        let view = views[line][column]
        for (other, isInside) in [(line, column + 1 < side), (line + 1, line + 1 < side)]
        where isInside {
          let neighbor = other == line ? views[line][column + 1] : views[other][column]
          try system.add([(view, 1), (neighbor, -1)], .greaterThanOrEqual, 0)
          try system.add([(neighbor, 1), (view, -1)], .greaterThanOrEqual, 0)
        }
      }
      try system.add(views[line].map { ($0, 1) } + [(root, -1)], .equal, 0)
    }
    return system
  }

  @Test("A grid of equal views takes one exchange for each of its lines", arguments: [4, 8, 16])
  func grids(side: Int) throws {
    var system = try grid(side)
    let report = system.solver.solve()
    #expect(report.isComplete)
    #expect(report.pivots <= side)
    for width in [40.0, 55, 20] {
      try system.setConstant(0, width * Double(side))
      #expect(system.solver.solve().pivots <= side)
      let values = system.solver.values(system.count).dropFirst()
      #expect(values.allSatisfy { abs($0 - width) < 1e-9 })
    }
  }

  @Test("Views none of which may be narrower than any other are equal", arguments: [5, 20])
  func pairs(count: Int) throws {
    var system = CompetingRows()
    let views = (0..<count).map { _ in system.addVariable() }
    for view in views {
      for other in views where other != view {
        try system.add([(view, 1), (other, -1)], .greaterThanOrEqual, 0)
      }
    }
    try system.add(views.map { ($0, 1) }, .equal, 60)
    let report = system.solver.solve()
    #expect(report.isComplete)
    #expect(report.pivots <= 2)
    let values = system.solver.values(count)
    #expect(values.allSatisfy { abs($0 - 60 / Double(count)) < 1e-9 })
  }

  @Test("A circle that comes and goes leaves nothing behind")
  func openedCircle() throws {
    var system = CompetingRows()
    let views = (0..<12).map { _ in system.addVariable(nonnegative: false) }
    for (index, view) in views.enumerated() {
      let next = views[(index + 1) % 12]
      try system.add([(view, 1), (next, -1)], .greaterThanOrEqual, 0)
      try system.add([(view, 1)], .equal, Double(index * 7 % 12), 500)
    }
    system.solver.solve()
    // Half of the wishes are below, half above.
    let equal = system.solver.values(12)
    #expect(equal.allSatisfy { $0 == 5 })
    let last = system.rows[22]
    try system.solver.removeRow(last)
    let report = system.solver.solve()
    #expect(report.isComplete)
    let open = Solver()
    _ = open.addVariables(count: 12, nonnegative: 0)
    for (index, model) in system.models.enumerated() where index != 22 {
      _ = try model.add(to: open)
    }
    open.solve()
    let values = system.solver.values(12)
    #expect(distance(values, open.values(12)) < 1e-9)
    #expect(values.first != values.last)
    _ = try system.models[22].add(to: system.solver)
    system.solver.solve()
    let closed = system.solver.values(12)
    #expect(closed.allSatisfy { $0 == 5 })
  }

  @Test("What is held from both sides is free when one of them lets go")
  func loosened() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 1, nonnegative: 0)
    _ = try solver.addRow([Term(x(0), 1)], .lessThanOrEqual, 60)
    solver.solve()
    let least = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 90)
    solver.solve()
    #expect(solver.isRejected(least))
    for value in [60.0, 40, 50] {
      try solver.setConstant(least, value)
      solver.solve()
      #expect(solver.values(1) == [value])
    }
  }

  /// Edits circles with wishes, of which inequalities loosen and tighten, and compares with fresh solves.
  private func editCircle(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    var system = CompetingRows()
    let count = 3 + numbers.below(4)
    let views = (0..<count).map { _ in system.addVariable(nonnegative: false) }
    for (index, view) in views.enumerated() {
      let others = [views[(index + 1) % count], views[numbers.below(count)]]
      for other in others.prefix(1 + numbers.below(2)) where other != view {
        try system.add([(view, 1), (other, -1)], .greaterThanOrEqual, 0)
      }
      let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)]
      let priority = [1000.0, 500, 500, 400][numbers.below(4)]
      try system.add([(view, 1)], relation, Double(numbers.below(20) * 10 - 60), priority)
    }
    system.solver.solve()
    for _ in 0..<6 {
      let row = numbers.below(system.models.count)
      let isStep = system.models[row].terms.count == 2
      let constant = isStep ? [0, -5, -10, 0][numbers.below(4)] : numbers.below(20) * 10 - 60
      try system.setConstant(row, Double(constant))
      system.solver.solve()
      let values = system.solver.values(count)
      let fresh = try system.freshValues()
      #expect(distance(values, fresh) < 1e-6, "seed \(seed)")
    }
  }

  @Test("Circles that loosen and tighten end where a fresh solve ends")
  func edits() throws {
    for seed in 0..<100 { try editCircle(seed: seed) }
  }

  @Test("A circle with a step in it is a conflict of all its rows")
  func contradiction() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 5, nonnegative: .max)
    var rows: [Row] = []
    for index in 0..<5 {
      let terms = [Term(x(index), 1), Term(x((index + 1) % 5), -1)]
      rows.append(try solver.addRow(terms, .greaterThanOrEqual, index == 2 ? 1 : 0))
    }
    solver.solve()
    #expect(solver.conflicts.map(\.rows) == [rows])
    #expect(solver.conflicts.first?.rejected == rows[4])
  }

  @Test("Multipliers of a circle have the signs of its inequalities", arguments: [1.0, 0.25])
  func certificate(scale: Double) throws {
    let solver = Solver()
    _ = solver.addVariables(count: 4, nonnegative: 0)
    var models: [Row: RowModel] = [:]
    func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double) throws {
      let model = RowModel(
        terms: terms,
        relation: relation,
        constant: constant,
        priority: priority,
        rank: UInt64(models.count)
      )
      models[try model.add(to: solver)] = model
    }
    for index in 0..<4 {
      let share = index == 1 ? scale : 1
      let terms = [Term(x(index), share), Term(x((index + 1) % 4), -share)]
      try add(terms, .greaterThanOrEqual, 0, 1000)
      try add([Term(x(index), 1)], .equal, [10, 40, 20, 90][index], 500)
    }
    // The same from both sides, as rows that are multiples of each other.
    try add([Term(x(0), 2)], .lessThanOrEqual, 60, 1000)
    try add([Term(x(0), -1)], .lessThanOrEqual, -30, 1000)
    solver.solve()
    #expect(solver.values(4) == [30, 30, 30, 30])
    let levels = solver.certificate().levels
    #expect(levels.map(\.violation) == [100])
    var gradient = [0.0, 0, 0, 0]
    var reached = 0.0
    for entry in levels[0].multipliers {
      let model = try #require(entry.row.flatMap { models[$0] })
      if model.priority == 1000 {
        let isAtMost = model.relation == .lessThanOrEqual
        #expect(isAtMost ? entry.value >= 0 : entry.value <= 0, "\(model): \(entry.value)")
      }
      reached -= entry.value * model.constant
      for term in model.terms {
        gradient[Int(term.variable.index)] += entry.value * term.coefficient
      }
    }
    #expect(distance(gradient, [0, 0, 0, 0]) < 1e-9)
    #expect(abs(reached - 100) < 1e-9)
  }
}

@Suite("Edits where hundreds of rows compete")
struct CompetingEditTests {
  /// The exchanges of a build, and the most of an edit of one row.
  private func exchanges(
    _ system: inout CompetingRows,
    editing row: Int,
    by changes: [Double]
  ) throws -> (build: Int, edit: Int) {
    let build = system.solver.solve().pivots
    var most = 0
    for change in changes {
      try system.setConstant(row, system.models[row].constant + change)
      let report = system.solver.solve()
      #expect(report.isComplete)
      most = max(most, report.pivots)
      let values = system.solver.values(system.count)
      let fresh = try system.freshValues()
      #expect(distance(values, fresh) < 1e-6)
    }
    return (build, most)
  }

  @Test("Labels take a tenth of the exchanges of their build", arguments: [false, true])
  func labels(distinct: Bool) throws {
    var system = try CompetingRows.labels(300, distinct: distinct)
    let found = try exchanges(&system, editing: 0, by: [10, -25, 60, -200])
    #expect(found.build <= 170)
    #expect(10 * found.edit <= found.build)
  }

  @Test("A chain in order takes a tenth of the exchanges of its build")
  func chain() throws {
    var system = try CompetingRows.chain(400)
    let found = try exchanges(&system, editing: 401, by: [10, -25, 300, -400])
    #expect(10 * found.edit <= found.build)
  }
}
