@testable import ConstraintSolver

/// A random system together with a solver that has lived through edits of it.
struct EditScript: ~Copyable {
  let solver = Solver()
  var views: Int
  var rows: [(model: RowModel, handle: Row)] = []
  private var numbers: SeededNumbers
  /// The system that was posed, whose views have an order and positions or not.
  private var posed = RandomSystem(seed: 0)

  // A program does without variables where that many can be replaced.
  init(seed: Int, views: Int? = nil, fewestSubstituted: Int? = nil) throws {
    if let fewestSubstituted {
      solver.state.value.options.fewestSubstituted = fewestSubstituted
    }
    numbers = SeededNumbers(seed: seed)
    let system = RandomSystem(seed: seed)
    self.views = views ?? system.views
    for _ in 0..<self.views { _ = solver.addVariables(count: 4, nonnegative: 0b1100) }
    for _ in 0..<(self.views * (2 + numbers.below(4))) { try addRow() }
    solver.solve()
  }

  /// Poses a given system, to be edited by hand.
  init(_ system: RandomSystem, seed: Int = 0) throws {
    numbers = SeededNumbers(seed: seed)
    views = system.views
    posed = system
    system.addViews(to: solver)
    for model in system.rows { rows.append((model, try model.add(to: solver))) }
    solver.solve()
  }

  private mutating func addRow() throws {
    let model = RandomSystem.row(&numbers, views: views, rank: UInt64(numbers.below(20)))
    rows.append((model, try model.add(to: solver)))
  }

  /// Changes the constants of the same one or two rows as the last time, and solves.
  mutating func repeatEdit(of rows: [Int]) throws {
    for index in rows where index < self.rows.count {
      let step = Double(numbers.below(9) * 10 - 40)
      try change(index, to: self.rows[index].model.constant + step)
    }
    solver.solve()
  }

  /// Changes the constant of one row without solving.
  mutating func change(_ row: Int, to constant: Double) throws {
    rows[row].model.constant = constant
    try solver.setConstant(rows[row].handle, constant)
  }

  /// Adds, removes or changes a row or two, and solves.
  mutating func edit() throws {
    for _ in 0..<(1 + numbers.below(2)) {
      let index = numbers.below(max(1, rows.count))
      switch rows.isEmpty ? 0 : numbers.below(5) {
      case 0: try addRow()
      case 1:
        try solver.removeRow(rows[index].handle)
        rows.remove(at: index)
      case 2:
        let priority = [1000, 750, 250, 500.5][numbers.below(4)]
        rows[index].model.priority = priority
        try solver.setPriority(rows[index].handle, priority)
      default:
        try change(index, to: rows[index].model.constant + Double(numbers.below(9) * 10 - 40))
      }
    }
    isComplete = solver.solve().isComplete
  }

  /// Whether the last edit was solved to the end.
  private(set) var isComplete = true

  var values: [Double] { solver.values(views * 4) }

  /// Which rows are set aside, by position.
  var rejected: Set<Int> {
    Set(rows.indices.filter { solver.isRejected(rows[$0].handle) })
  }

  /// The present rows, to be solved from scratch.
  ///
  /// The order of `rows` is the order in which they were added, as the solver counts it.
  var system: RandomSystem {
    var system = posed
    system.views = views
    system.rows = rows.map(\.model)
    return system
  }

  /// The summed violations by priority, required rows that were set aside left out.
  func violations(at values: [Double]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for (index, row) in rows.enumerated() where !rejected.contains(index) {
      sums[row.model.priority, default: 0] += row.model.violation(at: values)
    }
    return sums
  }
}
