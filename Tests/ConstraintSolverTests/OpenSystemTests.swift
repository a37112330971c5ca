import Testing

@testable import ConstraintSolver

@Suite("The canonical choice in open systems")
struct OpenSystemTests {
  private func solved(
    _ views: Int,
    orders: [UInt64] = [],
    _ pose: (Solver, [Variable]) throws -> Void
  ) throws -> [Double] {
    let solver = Solver()
    let firsts = (0..<views).map { view in
      solver.addVariables(
        count: 4,
        nonnegative: 0b1100,
        positions: 0b0011,
        order: orders.isEmpty ? 0 : orders[view]
      )
    }
    try pose(solver, firsts)
    solver.solve()
    return solver.values(views * 4)
  }

  @Test("A size is least before a position is decided")
  func sizesFirst() throws {
    // left + width == 377: no width, at 377.
    let values = try solved(1) { solver, views in
      _ = try solver.addRow([Term(views[0], 1), Term(views[0].advanced(by: 2), 1)], .equal, 377)
    }
    #expect(values == [377, 0, 0, 0])
  }

  @Test(
    "A position stands at its least value, else at its greatest, else at zero",
    arguments: [
      (Relation.greaterThanOrEqual, 23.0, 23.0), (.greaterThanOrEqual, -5, -5),
      (.lessThanOrEqual, 23, 23), (.lessThanOrEqual, -7, -7), (.equal, 8, 8),
    ]
  )
  func bounds(relation: Relation, bound: Double, expected: Double) throws {
    let values = try solved(1) { solver, views in
      _ = try solver.addRow([Term(views[0], 1)], relation, bound)
    }
    #expect(values == [expected, 0, 0, 0])
  }

  @Test("The least value counts where a position is bounded on both sides")
  func bothBounds() throws {
    let values = try solved(1) { solver, views in
      _ = try solver.addRow([Term(views[0], 1)], .lessThanOrEqual, 30)
      _ = try solver.addRow([Term(views[0], 1)], .greaterThanOrEqual, -10)
    }
    #expect(values == [-10, 0, 0, 0])
  }

  @Test("A position may be bounded by another one")
  func boundedByAnother() throws {
    // a >= b and b >= 10: a, which comes first, cannot be below 10.
    let values = try solved(2) { solver, views in
      _ = try solver.addRow([Term(views[0], 1), Term(views[1], -1)], .greaterThanOrEqual, 0)
      _ = try solver.addRow([Term(views[1], 1)], .greaterThanOrEqual, 10)
    }
    #expect(values[0] == 10)
    #expect(values[4] == 10)
  }

  @Test("A bound that moves away behind a position leaves it free")
  func boundedByTheFree() throws {
    // a >= b + 8: a is free since b is, and zero; then b is at most -8.
    let values = try solved(2) { solver, views in
      _ = try solver.addRow([Term(views[0], 1), Term(views[1], -1)], .greaterThanOrEqual, 8)
    }
    #expect(values[0] == 0)
    #expect(values[4] == -8)
  }

  /// Three widths of 10, 20 and 30 by nature that add up to a total.
  private func row(of total: Double, orders: [UInt64], priority: Double) throws -> [Double] {
    let values = try solved(3, orders: orders) { solver, views in
      let widths = views.map { $0.advanced(by: 2) }
      _ = try solver.addRow(widths.map { Term($0, 1) }, .equal, total)
      for (width, length) in zip(widths, [10.0, 20, 30]) {
        for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
          _ = try solver.addRow(
            [Term(width, 1)],
            relation,
            length,
            priority: priority,
            yields: true
          )
        }
      }
    }
    return [values[2], values[6], values[10]]
  }

  @Test("The first in order grows, and the first shrinks")
  func yieldsInOrder() throws {
    #expect(try row(of: 100, orders: [0, 1, 2], priority: 250) == [50, 20, 30])
    #expect(try row(of: 100, orders: [2, 0, 1], priority: 250) == [10, 60, 30])
    #expect(try row(of: 55, orders: [0, 1, 2], priority: 250) == [5, 20, 30])
    // The first cannot give more than all it has.
    #expect(try row(of: 35, orders: [0, 1, 2], priority: 250) == [0, 5, 30])
  }

  @Test("A new order moves what was chosen by the old one")
  func newOrder() throws {
    let solver = Solver()
    let views = (0..<2).map {
      solver.addVariables(count: 4, nonnegative: 0b1100, positions: 0b0011, order: UInt64($0))
    }
    let widths = views.map { $0.advanced(by: 2) }
    _ = try solver.addRow(widths.map { Term($0, 1) }, .equal, 100)
    for width in widths {
      _ = try solver.addRow([Term(width, 1)], .lessThanOrEqual, 30, priority: 250, yields: true)
    }
    solver.solve()
    #expect(widths.map { solver.value(of: $0) } == [70, 30])
    try solver.setOrder(of: views[0], count: 4, to: 5)
    solver.solve()
    #expect(widths.map { solver.value(of: $0) } == [30, 70])
  }

  /// Compares the graph and the program with the referee, after each of some edits.
  private func compare(seed: Int, edits: Int) throws {
    var script = try EditScript(RandomSystem(openSeed: seed), seed: seed)
    for step in 0...edits {
      if step > 0 { try script.edit() }
      let system = script.system
      let dense = system.refereed()
      let general = try system.solved(generally: true)
      let rejected = script.rejected
      let isComplete = script.isComplete
      let values = script.values
      #expect(rejected == dense.rejected, "seed \(seed), edit \(step)")
      #expect(
        distance(general.values, dense.values) < 1e-6,
        "seed \(seed), edit \(step), in general: \(general.values), \(dense.values)"
      )
      #expect(isComplete, "seed \(seed), edit \(step)")
      #expect(
        distance(values, dense.values) < 1e-6,
        "seed \(seed), edit \(step): \(values), \(dense.values)"
      )
    }
  }

  @Test("Edited open systems have the point that the dense program finds")
  func edited() throws {
    for seed in Sweep.seeds(0..<300) { try compare(seed: seed, edits: 3) }
  }

  @Test("A row that others hold does not lock the one variable that it has")
  func heldRow() throws {
    let solver = Solver()
    let first = solver.addVariables(count: 3, nonnegative: 0b010)
    func x(_ place: Int, _ factor: Double) -> Term { Term(first.advanced(by: place), factor) }
    _ = try solver.addRow([x(2, 1), x(0, 7)], .equal, -5)
    let wish = [x(0, -0.003), x(2, -0.3), x(1, -0.01)]
    _ = try solver.addRow(wish, .lessThanOrEqual, 0, priority: 250)
    solver.solve()
    // The wish holds the length at 150 now. With 700 it need not, and the position is best at zero.
    #expect(distance(solver.values(3), [0, 150, -5]) < 1e-9)
    _ = try solver.addRow([x(1, 0.02)], .equal, 14)
    solver.solve()
    #expect(distance(solver.values(3), [0, 700, -5]) < 1e-9)
  }

  @Test(
    "Rows that yield in order share a violation in order, also where no program found the point",
    arguments: [6364, 6871, 21755, 22805, 28579]
  )
  func sharedViolation(seed: Int) throws { try compare(seed: seed, edits: 8) }

  @Test(
    "Thousands of edited open systems have it",
    .enabled(if: Sweep.isOn)
  )
  func sweep() throws {
    for seed in 1000..<6000 { try compare(seed: seed, edits: seed % 8) }
  }
}
