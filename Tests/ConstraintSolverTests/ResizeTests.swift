import ConstraintSolver
import Testing

@Suite("A root that is resized again and again")
struct ResizeTests {
  /// Resizes the root of some rows by tens, so that edges often just meet, and compares with the
  /// dense program from scratch; now and then another constant changes as well.
  private func compare(_ rows: RandomSystem, seed: Int, edits: Int) throws {
    var numbers = SeededNumbers(seed: seed + 1)
    var script = try EditScript(rows)
    let other = numbers.below(rows.rows.count)
    for edit in 1...edits {
      try script.change(0, to: Double(40 + numbers.below(40) * 10))
      if numbers.below(8) == 0 { try script.change(other, to: Double(numbers.below(20) * 10 - 40)) }
      script.solver.solve()
      let dense = try script.system.solved(generally: true)
      #expect(script.rejected == dense.rejected, "seed \(seed), edit \(edit)")
      #expect(distance(script.values, dense.values) < 1e-6, "seed \(seed), edit \(edit)")
    }
  }

  @Test("It ends where a new build does")
  func resized() throws {
    for seed in Sweep.seeds(7000..<7120) {
      try compare(LabelRows(seed: seed).system, seed: seed, edits: 10)
      try compare(SharedRows(seed: seed).system, seed: seed, edits: 4)
    }
  }

  @Test(
    "Thousands of rows agree",
    .enabled(if: Sweep.isOn)
  )
  func sweep() throws {
    for seed in 8000..<9000 {
      try compare(LabelRows(seed: seed).system, seed: seed, edits: 20)
      try compare(SharedRows(seed: seed).system, seed: seed, edits: 10)
    }
  }

  @Test("What an edge that just met the root held back grows when the root does")
  func supportGivesWay() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0b111)
    let (root, first, second) = (Variable(index: 0), Variable(index: 1), Variable(index: 2))
    let width = try solver.addRow([Term(root, 1)], .equal, 340, rank: 0)
    let terms = [Term(first, 1), Term(second, -1)]
    _ = try solver.addRow(terms, .equal, 0, priority: 250, rank: 1)
    _ = try solver.addRow([Term(first, 1)], .greaterThanOrEqual, 80, priority: 50, rank: 2)
    let edge = [Term(first, 1), Term(root, -1)]
    _ = try solver.addRow(edge, .lessThanOrEqual, -60, priority: 250, rank: 3)
    // At most root - 60, which matters more than being 80; both are equally wide.
    for (size, expected) in [(340.0, 80.0), (60, 0), (360, 80), (60, 0), (100, 40), (140, 80)] {
      try solver.setConstant(width, size)
      solver.solve()
      #expect(solver.value(of: first) == expected, "\(size)")
      #expect(solver.value(of: second) == expected, "\(size)")
    }
  }

  /// A root of a given width, and a view that would like to be 100 narrower.
  private struct Pair: ~Copyable {
    let solver = Solver()
    let root = Variable(index: 0)
    let view = Variable(index: 1)
    private(set) var width = Row(index: 0)

    init() throws {
      for _ in 0..<2 { _ = solver.addVariables(count: 1, nonnegative: 1) }
      width = try solver.addRow([Term(root, 1)], .equal, 250)
      _ = try solver.addRow([Term(view, 1), Term(root, -1)], .equal, -100, priority: 500)
      solver.solve()
    }

    mutating func limit(_ most: Double) throws {
      _ = try solver.addRow([Term(view, 1)], .lessThanOrEqual, most)
    }

    mutating func expect(_ expected: Double, at size: Double) throws {
      try solver.setConstant(width, size)
      solver.solve()
      #expect(solver.value(of: view) == expected, "\(size)")
    }
  }

  @Test("A view that reached its limit stays there, and follows again when it may")
  func limited() throws {
    var pair = try Pair()
    try pair.limit(200)
    for size in [260.0, 270, 280, 400, 410, 420, 290, 280, 400, 430, 50, 60, 300, 310] {
      try pair.expect(min(max(size - 100, 0), 200), at: size)
    }
    // The root, the view at its limit, and its wish are all that has to be looked at.
    for size in [400.0, 410, 420] {
      try pair.solver.setConstant(pair.width, size)
      let report = pair.solver.solve()
      if size > 400 { #expect(report.rowsTouched <= 4 && report.pivots == 0, "\(report)") }
    }
  }

  @Test("A limit that comes while a root is resized counts from then on")
  func newLimit() throws {
    var pair = try Pair()
    for size in [260.0, 270, 280] { try pair.expect(size - 100, at: size) }
    try pair.limit(500)
    pair.solver.solve()
    for size in [290.0, 300, 700, 710, 580] { try pair.expect(min(size - 100, 500), at: size) }
    // The same where the root changes before the limit was ever looked at.
    try pair.limit(480)
    for size in [570.0, 590, 560] { try pair.expect(min(size - 100, 480), at: size) }
  }

  @Test("A view in the place of one that went has nothing to do with it")
  func successor() throws {
    var pair = try Pair()
    for size in [260.0, 270, 280] { try pair.expect(size - 100, at: size) }
    try pair.solver.removeVariablesAndRows(blocks: [pair.view], count: 1)
    let successor = pair.solver.addVariables(count: 1, nonnegative: 1)
    #expect(successor == pair.view)
    _ = try pair.solver.addRow([Term(successor, 1)], .equal, 7)
    for size in [290.0, 300, 310] { try pair.expect(7, at: size) }
  }

  @Test(
    "What lost all its rows may come to depend on what came after it",
    arguments: [true, false]
  )
  func reversal(leaderFirst: Bool) throws {
    let solver = Solver()
    let root = solver.addVariables(count: 1, nonnegative: 1)
    let leader = solver.addVariables(count: 1, nonnegative: 1)
    let follower = solver.addVariables(count: 1, nonnegative: 1)
    let width = try solver.addRow([Term(root, 1)], .equal, 250)
    func addLeader(to solver: Solver) throws {
      _ = try solver.addRow([Term(leader, 1), Term(root, -1)], .equal, 10)
    }
    if leaderFirst { try addLeader(to: solver) }
    let row = try solver.addRow([Term(follower, 1), Term(root, -1)], .equal, 20)
    if !leaderFirst { try addLeader(to: solver) }
    func expect(_ solver: Solver, _ expected: (Double) -> Double) throws {
      for size in [260.0, 270, 280, 290] {
        try solver.setConstant(width, size)
        solver.solve()
        #expect(solver.value(of: leader) == size + 10)
        #expect(solver.value(of: follower) == expected(size))
      }
    }
    try expect(solver) { $0 + 20 }
    try solver.removeRow(row)
    try expect(solver) { _ in 0 }
    _ = try solver.addRow([Term(follower, 1), Term(leader, -1)], .equal, 5)
    try expect(solver) { $0 + 15 }
  }
}
