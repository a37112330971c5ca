import ConstraintSolver
import Testing

/// Many extents with a least length each, and the space they have to fill.
@Suite("Extents that share a space")
struct SharedSpaceTests {
  /// Extents side by side, each with the least it may have, in a space.
  private struct Strip: ~Copyable {
    let solver = Solver()
    let extents: [Variable]
    let space: Row

    init(count: Int, least: Double, space: Double, relation: Relation = .equal) throws {
      var extents: [Variable] = []
      for _ in 0..<count { extents.append(solver.addVariables(count: 1, nonnegative: 1)) }
      for (index, extent) in extents.enumerated() {
        let rank = UInt64(index + 1)
        _ = try solver.addRow([Term(extent, 1)], .greaterThanOrEqual, least, rank: rank)
      }
      for index in 1..<count {
        let pair = [Term(extents[index], 1), Term(extents[index - 1], -1)]
        _ = try solver.addRow(pair, .equal, 0, priority: 750)
      }
      self.space = try solver.addRow(extents.map { Term($0, 1) }, relation, space)
      self.extents = extents
    }

    var values: [Double] { extents.map { solver.value(of: $0) } }
  }

  @Test("Twenty-four equal minimums fill their space, and yield to it when it shrinks")
  func exactFill() throws {
    for (least, relation) in [(10.1, Relation.equal), (0.1, .lessThanOrEqual), (100.0 / 3, .equal)]
    {
      let strip = try Strip(count: 24, least: least, space: 24 * least, relation: relation)
      let report = strip.solver.solve()
      #expect(strip.solver.conflicts.isEmpty, "least \(least)")
      #expect(distance(strip.values, Array(repeating: least, count: 24)) < 1e-9)
      // One exchange per row and one per level would be enough; ten times that is no hang.
      #expect(report.pivots < 480)
      // One point too narrow: the youngest minimum gives way, alone, and by that point.
      try strip.solver.setConstant(strip.space, 24 * least - 0.05)
      strip.solver.solve()
      #expect(strip.solver.conflicts.map(\.rows.count) == [25])
      #expect(abs(strip.values.reduce(0, +) - (24 * least - 0.05)) < 1e-9)
      #expect(strip.values.dropLast().allSatisfy { abs($0 - least) < 1e-9 })
      try strip.solver.setConstant(strip.space, 24 * least)
      strip.solver.solve()
      #expect(strip.solver.conflicts.isEmpty)
      #expect(distance(strip.values, Array(repeating: least, count: 24)) < 1e-9)
    }
  }

  @Test("A row of widths that is too narrow is refused at once", arguments: [3, 24, 64])
  func tooNarrow(count: Int) throws {
    try refuse(count)
  }

  @Test(
    "Two hundred widths that are too narrow are refused as well",
    .enabled(if: Sweep.isOn)
  )
  func farTooNarrow() throws {
    try refuse(200)
  }

  private func refuse(_ count: Int) throws {
    let strip = try Strip(count: count, least: 10, space: 10 * Double(count) - 1)
    let report = strip.solver.solve()
    #expect(strip.solver.conflicts.count == 1)
    // The sum and all minimums take part: without any one of them the others hold.
    #expect(strip.solver.conflicts.first?.rows.count == count + 1)
    #expect(abs(strip.values.reduce(0, +) - (10 * Double(count) - 1)) < 1e-6)
    #expect(report.pivots <= 8 * count, "\(report)")
    #expect(report.rowsTouched <= 64 * count, "\(report)")
  }
}
