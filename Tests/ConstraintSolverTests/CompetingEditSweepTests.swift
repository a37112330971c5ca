import ConstraintSolver
import Testing

/// Rows that compete, of lengths that often tie, and a solver that lives through edits of them.
private struct CompetingScript: ~Copyable {
  private let solver = Solver()
  private let bounds: [Bool]
  private var rows: [RowModel] = []
  private var handles: [Row?] = []
  private var numbers: SeededNumbers
  /// The rows that are edited again and again, so that only constants change for a while.
  private var favorites: [Int] = []

  init(seed: Int, most: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let count = 3 + numbers.below(most)
    var bounds: [Bool] = []
    for _ in 0..<count { bounds.append(numbers.below(2) == 0) }
    self.bounds = bounds
    self.numbers = numbers
    for isNonnegative in bounds {
      _ = solver.addVariables(count: 1, nonnegative: isNonnegative ? 1 : 0)
    }
    for first in 0..<count {
      addRow([first], priorities: [500, 250])
      if first > 0 { addRow([first - 1, first], priorities: [1000, 500, 250, 250]) }
      if self.numbers.below(3) == 0 { addRow([first], priorities: [1000, 500]) }
      let other = self.numbers.below(count)
      if first != other && self.numbers.below(3) == 0 {
        addRow([first, other], priorities: [500, 250])
      }
    }
    for row in rows { handles.append(try row.add(to: solver)) }
    solver.solve()
  }

  private mutating func addRow(_ variables: [Int], priorities: [Double]) {
    let factors = [1, 1, 1, 0.5, 2, 1.0 / 3][numbers.below(6)]
    let terms = variables.enumerated().map { position, variable in
      Term(Variable(index: Int32(variable)), position == 0 ? 1 : -factors)
    }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    rows.append(
      RowModel(
        terms: terms,
        relation: relations[numbers.below(3)],
        constant: Double(numbers.below(12) * 10),
        priority: priorities[numbers.below(priorities.count)],
        rank: UInt64(rows.count)
      )
    )
  }

  /// Changes constants, or takes a row out or puts it back, and solves.
  mutating func edit(_ step: Int) throws {
    if step % 8 == 0 { favorites = (0..<3).map { _ in numbers.below(rows.count) } }
    for _ in 0..<(1 + numbers.below(3)) {
      let isFavorite = numbers.below(3) > 0
      let row = isFavorite ? favorites[numbers.below(3)] : numbers.below(rows.count)
      let way = numbers.below(30)
      guard let handle = handles[row] else {
        if way < 10 { handles[row] = try rows[row].add(to: solver) }
        continue
      }
      if way == 0 {
        try solver.removeRow(handle)
        handles[row] = nil
      } else {
        let step = Double(numbers.below(9) - 4) * 10
        let other = rows[numbers.below(rows.count)].constant
        rows[row].constant = way < 8 ? other : rows[row].constant + step
        try solver.setConstant(handle, rows[row].constant)
      }
    }
    solver.solve()
  }

  /// The largest distance of a value from that of a new solver, and whether both leave out the same rows.
  func compareWithNew() throws -> (distance: Double, rejectsSame: Bool) {
    let new = Solver()
    for isNonnegative in bounds {
      _ = new.addVariables(count: 1, nonnegative: isNonnegative ? 1 : 0)
    }
    var newHandles: [Row?] = []
    for (row, handle) in zip(rows, handles) {
      newHandles.append(handle == nil ? nil : try row.add(to: new))
    }
    let isComplete = new.solve().isComplete
    let rejectsSame = zip(handles, newHandles).allSatisfy { old, other in
      guard let old, let other else { return true }
      return solver.isRejected(old) == new.isRejected(other)
    }
    return (
      distance(solver.values(bounds.count), new.values(bounds.count)), isComplete && rejectsSame
    )
  }
}

@Suite("Edits of rows that compete against new solvers")
struct CompetingEditSweepTests {
  private func compare(seeds: Range<Int>, edits: Int, most: Int) throws {
    for seed in seeds {
      var script = try CompetingScript(seed: seed, most: most)
      for step in 0..<edits {
        try script.edit(step)
        let found = try script.compareWithNew()
        #expect(found.distance < 1e-6, "seed \(seed), edit \(step)")
        #expect(found.rejectsSame, "seed \(seed), edit \(step)")
        if found.distance >= 1e-6 || !found.rejectsSame { break }
      }
    }
  }

  @Test("An edit ends where a new solver does")
  func some() throws { try compare(seeds: 0..<40, edits: 16, most: 12) }

  @Test("A million edits do", .enabled(if: Sweep.isOn))
  func many() throws {
    try compare(seeds: 1_000..<21_000, edits: 40, most: 12)
    try compare(seeds: 30_000..<34_000, edits: 40, most: 40)
    try compare(seeds: 40_000..<41_000, edits: 40, most: 150)
  }
}
