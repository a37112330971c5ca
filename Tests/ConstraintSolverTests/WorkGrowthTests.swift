import Testing

@testable import ConstraintSolver

/// How work grows with the number of rows that compete, and what an edit takes of it.
@Suite("How the work of linear programs grows")
struct WorkGrowthTests {
  /// What a build and an edit of one row take.
  private func work(
    _ system: borrowing CompetingRows,
    editing row: Int
  ) throws -> (build: Int, edit: Int) {
    let build = system.solver.solve()
    try system.solver.setConstant(system.rows[row], system.models[row].constant + 5)
    let edit = system.solver.solve()
    #expect(build.isComplete && edit.isComplete)
    return (build.work + build.rowsTouched, edit.work + edit.rowsTouched)
  }

  @Test("Work grows by an exponent of 1.6 at most where rows compete")
  func growth() throws {
    // Four times the rows: 4 to the power of 1.6 is 9.2.
    let found = [
      (try work(CompetingRows.chain(150), editing: 1), try work(.chain(600), editing: 1)),
      (try work(CompetingRows.tree(150), editing: 0), try work(.tree(600), editing: 0)),
      (try work(CompetingRows.circle(150), editing: 0), try work(.circle(600), editing: 0)),
    ]
    for (small, large) in found {
      #expect(Double(large.build) <= 9.2 * Double(small.build))
    }
  }

  @Test("Contradictions that cross each other take the square of their number at most")
  func crossingGrowth() throws {
    let small = try work(CompetingRows.overfull(40), editing: 0)
    let large = try work(CompetingRows.overfull(160), editing: 0)
    #expect(large.build <= 16 * small.build)
  }

  @Test("Labels take an exponent of 1.6 at most, and an edit of their space is linear")
  func labelGrowth() throws {
    for distinct in [false, true] {
      let small = try work(CompetingRows.labels(100, distinct: distinct), editing: 0)
      let large = try work(CompetingRows.labels(400, distinct: distinct), editing: 0)
      #expect(Double(large.build) <= 9.2 * Double(small.build), "\(small), \(large)")
      #expect(large.edit <= 5 * small.edit, "\(small), \(large)")
    }
  }

  @Test("Labels with limits take an exponent of 1.6 at most, and an exchange each at most")
  func limitedLabelGrowth() throws {
    let system = try CompetingRows.limitedLabels(400)
    let report = system.solver.solve()
    #expect(report.isComplete && report.pivots <= 400)
    let small = try work(CompetingRows.limitedLabels(200), editing: 0)
    let large = try work(CompetingRows.limitedLabels(800), editing: 0)
    #expect(large.build <= 9 * small.build, "\(small), \(large)")
  }

  @Test(
    "Rows violated again and again are repaired by the graph",
    arguments: Sweep.isOn ? [200, 400, 600] : [200, 400]
  )
  func filedViolations(count: Int) throws {
    let system = try CompetingRows.randomEdges(count)
    let report = system.solver.solve()
    #expect(report.isComplete && report.isFeasible)
    #expect(system.solver.conflicts.count > count / 4)
    // Where the bound on rounds is reached, all is solved once more by programs alone, without a graph.
    let isByGraph = system.solver.state.value.graph.isValid
    #expect(isByGraph)
  }

  @Test("An edit by which no row changes sides takes a tenth of the build at most")
  func edits() throws {
    let found = [
      try work(CompetingRows.labels(400, distinct: true), editing: 0),
      try work(CompetingRows.grid(12), editing: 0),
      try work(CompetingRows.pairs(40), editing: 0),
      try work(CompetingRows.circle(400), editing: 0),
      try work(CompetingRows.overfull(160), editing: 0),
      try work(CompetingRows.overfull(160), editing: 80),
      try work(CompetingRows.tree(300), editing: 0),
    ]
    for (index, (build, edit)) in found.enumerated() {
      #expect(10 * edit <= build, "\(index): \(edit) of \(build)")
    }
  }

  @Test("A grid that may narrow in two directions takes less than an exchange for each of its rows")
  func gridExchanges() throws {
    for side in Sweep.isOn ? [8, 16, 24] : [8, 16] {
      let system = try CompetingRows.grid(side)
      let report = system.solver.solve()
      #expect(report.isComplete && report.pivots < system.rows.count, "\(side): \(report.pivots)")
    }
  }

  @Test("A grid that may narrow in two directions takes an exponent of 2.2 at most")
  func gridGrowth() throws {
    // Four times the rows: 4 to the power of 2.2 is 21.
    let small = try work(CompetingRows.grid(12), editing: 0)
    let large = try work(CompetingRows.grid(24), editing: 0)
    #expect(large.build <= 21 * small.build, "\(small), \(large)")
  }
}
