import Testing

@testable import ConstraintSolver

/// Work is counted, never timed: counts are the same on every machine.
@Suite("How the work of contradictions grows")
struct ContradictionGrowthTests {
  enum Shape: String, CaseIterable {
    case nest = "views inside one another"
    case nestOfPairs = "two views on each level"
    case nestAtLeast = "views inside one another, each at least a point high"
    case list = "views below one another, each at least 20 points high"
    case openList = "the same with room for all of them"
    case growingCircle = "widths in a circle, each a point more than the one before"
    case shrinkingCircle = "widths in a circle, each a point less than the one before"
    case widths = "many widths of one view"
    case widthsByWayOfAnother = "many widths of a view that follows from another one"
  }

  /// What the rows of a shape take one solve after another, and how many conflicts each leaves.
  private func solves(
    _ shape: Shape,
    _ size: Int,
    thinning: Bool
  ) throws -> [(work: Int, conflicts: Int)] {
    var system = try Self.system(shape, size)
    system.solver.thinsConflicts = thinning
    var found: [(work: Int, conflicts: Int)] = []
    func solve() {
      let report = system.solver.solve()
      #expect(report.isComplete && report.isFeasible)
      found.append((report.work + report.rowsTouched, system.solver.conflicts.count))
    }
    solve()
    switch shape {
    case .nest, .nestOfPairs, .nestAtLeast:
      // Two views on each level make half as many levels.
      let levels = shape == .nestOfPairs ? size / 2 : size
      for height in [levels + 10, levels + 20, 4 * levels, levels] {
        try system.setConstant(1, Double(height))
        solve()
      }
    case .list, .openList:
      for height in [310, 20 * size, 300] {
        try system.setConstant(0, Double(height))
        solve()
      }
    case .growingCircle, .shrinkingCircle:
      for row in [size / 2, size - 1] {
        try system.setConstant(row, 3)
        solve()
      }
    case .widths, .widthsByWayOfAnother:
      for row in 0..<3 where shape == .widths || row == 0 {
        try system.solver.removeRow(system.rows[row])
        solve()
      }
    }
    return found
  }

  private static func system(_ shape: Shape, _ size: Int) throws -> CompetingRows {
    switch shape {
    case .nest: try .nest(size)
    case .nestOfPairs: try .nest(size / 2, views: 2)
    case .nestAtLeast: try .nest(size, atLeast: 1)
    case .list: try .list(size)
    case .openList: try .list(size, isClosed: false)
    case .growingCircle: try .widthsInCircle(size, step: 1)
    case .shrinkingCircle: try .widthsInCircle(size, step: -1)
    case .widths: try .widths(size)
    case .widthsByWayOfAnother: try .widthsByWayOfAnother(size)
    }
  }

  /// How many conflicts each solve leaves.
  private static func conflicts(_ shape: Shape, _ size: Int) -> [Int] {
    switch shape {
    case .nest: [1, 1, 1, 0, 1]
    // The first that has no room on a level takes the way inwards along, the other has none by itself.
    case .nestOfPairs: [2, 2, 2, 0, 2]
    // The level in the middle has no height left, so that its least height is set aside; the next one would
    // have a negative height with its lower edge.
    case .nestAtLeast: [2, 2, 2, 0, 2]
    case .list: [1, 1, 0, 1]
    case .openList: [0, 0, 0, 0]
    case .growingCircle, .shrinkingCircle: [1, 1, 1]
    case .widths: [size - 1, size - 2, size - 3, size - 4]
    case .widthsByWayOfAnother: [size, size - 1]
    }
  }

  @Test(
    "A solve among twice as many rows takes 2.6 times the work at most",
    arguments: Shape.allCases,
    [true, false]
  )
  func growth(_ shape: Shape, thinning: Bool) throws {
    let count = Sweep.isOn ? 250 : 120
    let small = try solves(shape, count, thinning: thinning)
    let large = try solves(shape, 2 * count, thinning: thinning)
    #expect(small.map(\.conflicts) == Self.conflicts(shape, count))
    #expect(large.map(\.conflicts) == Self.conflicts(shape, 2 * count))
    for (step, (one, other)) in zip(small, large).enumerated() {
      #expect(Double(other.work) <= 2.6 * Double(one.work), "\(step): \(one.work), \(other.work)")
    }
  }

  @Test("A circle of 200 contradicting equalities takes no more than 2,000 rows that agree")
  func circle() throws {
    let circle = try CompetingRows.widthsInCircle(200, step: 1).solver.solve()
    let list = try CompetingRows.list(1_000, isClosed: false).solver.solve()
    #expect(circle.work + circle.rowsTouched <= list.work + list.rowsTouched)
  }

  @Test("The sets are those that arithmetic gives")
  func sets() throws {
    // Inside of 500 points there is room for 250 levels: two rows of each of these and of the next, and the
    // height of the root.
    let nest = try CompetingRows.nest(500)
    nest.solver.solve()
    #expect(nest.solver.conflicts.map(\.rows) == [[nest.rows[1]] + nest.rows[2..<504]])
    // 300 points are too few for 16 views of 20: their heights, the place of every view, and both ends.
    let list = try CompetingRows.list(500)
    list.solver.solve()
    #expect(list.solver.conflicts.map(\.rows.count) == [16 + 500 + 2])
    let circle = try CompetingRows.widthsInCircle(500, step: 1)
    circle.solver.solve()
    #expect(circle.solver.conflicts.map(\.rows) == [circle.rows])
    // Whichever is left of many widths is the oldest one.
    let widths = try CompetingRows.widths(500)
    for row in 0..<3 {
      widths.solver.solve()
      #expect(widths.solver.value(of: Variable(index: 0)) == Double(row + 1))
      try widths.solver.removeRow(widths.rows[row])
    }
  }

  @Test("Edits of many conflicts look at each conflict once or twice")
  func manyConflicts() throws {
    let size = 1_000
    var system = try CompetingRows.pairsOfWidths(size)
    system.solver.solve()
    func looks(_ body: () throws -> Void) rethrows -> Int {
      let before = system.solver.state.value.conflicts.visits
      try body()
      return system.solver.state.value.conflicts.visits - before
    }
    let changes = try looks {
      for pair in 0..<size { try system.setConstant(2 * pair, 11) }
      for pair in 0..<size { try system.setConstant(2 * pair + 1, 21) }
    }
    #expect(changes <= 2 * size)
    #expect(system.solver.solve().conflictsChanged == false)
    let removals = try looks {
      for row in system.rows { try system.solver.removeRow(row) }
    }
    #expect(removals <= 2 * size)
    #expect(system.solver.solve().conflictsChanged)
    #expect(system.solver.conflicts.isEmpty)
  }
}
