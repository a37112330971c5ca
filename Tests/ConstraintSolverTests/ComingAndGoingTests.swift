import ConstraintSolver
import Testing

/// Views and rows that come and go, between solves as well, in two solvers at once: one as it is, one
/// that takes the dense path throughout.
private struct Lifetimes: ~Copyable {
  private let solver = Solver()
  private let dense = Solver()
  private var numbers: SeededNumbers
  private var views: [Variable] = []
  private var rows: [(model: RowModel, handle: Row, twin: Row)] = []
  /// What the variables there were at the last solve had been.
  private var former: [Int32: Double] = [:]

  init(seed: Int) throws {
    numbers = SeededNumbers(seed: seed)
    dense.forcesGeneralPath = true
    for _ in 0..<2 { addView() }
  }

  private mutating func addView() {
    views.append(solver.addVariables(count: 4, nonnegative: 0b1100))
    #expect(dense.addVariables(count: 4, nonnegative: 0b1100) == views.last)
  }

  /// Takes one or two views out: rows first and one by one, or all at once.
  private mutating func removeViews() throws {
    var leaving = [views.remove(at: numbers.below(views.count))]
    if !views.isEmpty && numbers.below(2) == 0 {
      leaving.append(views.remove(at: numbers.below(views.count)))
    }
    let own = Set(leaving.flatMap { $0.index..<($0.index + 4) })
    let isAtOnce = numbers.below(2) == 0
    for index in rows.indices.reversed()
    where rows[index].model.terms.contains(where: { own.contains($0.variable.index) }) {
      if !isAtOnce { try solver.removeRow(rows[index].handle) }
      try dense.removeRow(rows[index].twin)
      rows.remove(at: index)
    }
    if isAtOnce { try solver.removeVariablesAndRows(blocks: leaving, count: 4) }
    for view in leaving {
      if !isAtOnce { try solver.removeVariables(first: view, count: 4) }
      try dense.removeVariables(first: view, count: 4)
    }
    for variable in own { former[variable] = nil }
  }

  private mutating func addRow() throws {
    if views.isEmpty { return }
    var model = RandomSystem.row(&numbers, views: views.count, rank: UInt64(numbers.below(20)))
    for index in model.terms.indices {
      let unknown = Int(model.terms[index].variable.index)
      model.terms[index].variable = Variable(index: views[unknown / 4].index + Int32(unknown % 4))
    }
    rows.append((model, try model.add(to: solver), try model.add(to: dense)))
  }

  private mutating func removeRow(_ index: Int) throws {
    try solver.removeRow(rows[index].handle)
    try dense.removeRow(rows[index].twin)
    rows.remove(at: index)
  }

  private mutating func changeRow() throws {
    if rows.isEmpty { return }
    let index = numbers.below(rows.count)
    rows[index].model.constant += Double(numbers.below(9) * 10 - 40)
    try solver.setConstant(rows[index].handle, rows[index].model.constant)
    try dense.setConstant(rows[index].twin, rows[index].model.constant)
  }

  /// One thing that happens, most often without a solve.
  mutating func step() throws {
    switch numbers.below(12) {
    case 0, 1: addView()
    case 2: if !views.isEmpty { try removeViews() }
    case 3: if !rows.isEmpty { try removeRow(numbers.below(rows.count)) }
    case 4: try changeRow()
    default: try addRow()
    }
  }

  /// Solves, and compares values, conflicts, and what is said to have changed.
  mutating func solve(_ comment: Comment) {
    let report = solver.solve()
    dense.solve()
    var changed: Set<Int32> = []
    for view in views {
      for variable in view.index..<(view.index + 4) {
        let value = solver.value(of: Variable(index: variable))
        #expect(abs(value - dense.value(of: Variable(index: variable))) < 1e-6, comment)
        if value != former[variable] ?? 0 { changed.insert(variable) }
        former[variable] = value
      }
    }
    #expect(report.changedVariables == changed.count, comment)
    #expect(Set(solver.changedVariables) == changed, comment)
    for row in rows {
      #expect(solver.isRejected(row.handle) == dense.isRejected(row.twin), comment)
    }
  }
}

@Suite("Variables that come and go")
struct ComingAndGoingTests {
  private func live(seed: Int) throws {
    var system = try Lifetimes(seed: seed)
    for step in 0..<60 {
      try system.step()
      if (step + seed) % (1 + seed % 13) == 0 { system.solve("seed \(seed), step \(step)") }
    }
    system.solve("seed \(seed), at the end")
  }

  @Test("However much happened since the last solve, values and what changed are right")
  func lifetimes() throws {
    for seed in Sweep.seeds(0..<150) { try live(seed: seed) }
  }

  private func x(_ index: Int32) -> Variable { Variable(index: index) }

  @Test("What goes after a change and comes back follows its constant", arguments: [false, true])
  func returns(atOnce isAtOnce: Bool) throws {
    let solver = Solver()
    _ = solver.addVariables(count: 1, nonnegative: 0)
    var row = try solver.addRow([Term(x(0), 1)], .equal, 5)
    solver.solve()
    try solver.setConstant(row, 6)
    if isAtOnce {
      try solver.removeVariablesAndRows(blocks: [x(0)], count: 1)
    } else {
      try solver.removeRow(row)
      try solver.removeVariables(first: x(0), count: 1)
    }
    solver.solve()
    #expect(solver.addVariables(count: 1, nonnegative: 0) == x(0))
    row = try solver.addRow([Term(x(0), 1)], .equal, 7)
    solver.solve()
    #expect(solver.value(of: x(0)) == 7)
    try solver.setConstant(row, 8)
    solver.solve()
    #expect(solver.value(of: x(0)) == 8)
    #expect(solver.changedVariables == [0])
  }

  @Test("What loses its row after a change follows the next one")
  func anotherRow() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 2, nonnegative: 0)
    let former = try solver.addRow([Term(x(0), 1)], .equal, 5)
    let other = try solver.addRow([Term(x(1), 1)], .equal, 1)
    solver.solve()
    try solver.setConstant(former, 6)
    try solver.setConstant(other, 2)
    try solver.removeRow(former)
    solver.solve()
    let row = try solver.addRow([Term(x(0), 1)], .equal, 7)
    solver.solve()
    try solver.setConstant(row, 8)
    try solver.setConstant(other, 3)
    solver.solve()
    #expect(solver.values(2) == [8, 3])
  }

  @Test("So they are in thousands of lives", .enabled(if: Sweep.isOn))
  func sweep() throws {
    for seed in 1000..<3000 { try live(seed: seed) }
  }

  @Test("What a program chose among equals is chosen anew where a conflict moves it")
  func movedChoice() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0b100)
    _ = try solver.addRow([Term(x(0), 1)], .equal, 20, rank: 2)
    let terms = [Term(x(0), 1), Term(x(1), -1), Term(x(2), -1)]
    let sum = try solver.addRow(terms, .equal, 70)
    solver.solve()
    #expect(solver.values(3) == [20, -50, 0])
    try solver.setConstant(sum, 71)
    _ = try solver.addRow([Term(x(0), 1)], .equal, 90, rank: 1)
    solver.solve()
    // The older row holds; of what is left, 19, the first variable takes nothing.
    #expect(solver.values(3) == [90, 0, 19])
  }

  @Test("A width that a circle of rows decided is free again when the circle opens")
  func openedCircle() throws {
    let solver = Solver()
    let wide = solver.addVariables(count: 1, nonnegative: 0)
    let narrow = solver.addVariables(count: 1, nonnegative: 0)
    _ = try solver.addRow([Term(narrow, 1), Term(wide, -0.5)], .equal, 0)
    let gap = try solver.addRow([Term(wide, 1), Term(narrow, -1)], .equal, 50)
    solver.solve()
    #expect(solver.value(of: wide) == 100)
    // Says the same as the first row, so that nothing is left to say how wide.
    _ = try solver.addRow([Term(wide, 1), Term(narrow, -2)], .equal, 0, priority: 50)
    try solver.removeRow(gap)
    solver.solve()
    #expect(solver.value(of: wide) == 0)
    #expect(solver.value(of: narrow) == 0)
  }
}
