import Testing

@testable import LayoutLogs

@Suite("Two ways to decide rows")
struct DifferenceGraphTests {
  @Test("The graph of differences and the solver give the same answers and the same sums")
  func agreement() throws {
    for seed in 0..<300 {
      var random = SplitMix(seed: UInt64(seed) &+ 77)
      let random7 = RandomReport(&random, rows: 7)
      let reading = LogReading(log: random7.log(Array(random7.rows.indices)))
      let system = ReportSystem(try #require(reading.reports.first))
      let byGraph = Feasibility(system, Reading())
      let bySolver = Feasibility(system, Reading(), usesGraph: false)
      for _ in 0..<4 {
        let rows = system.usable.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        let first = byGraph.contradiction(rows)
        let second = bySolver.contradiction(rows)
        #expect((first == nil) == (second == nil), "seed \(seed)")
        for core in [first, second].compactMap({ $0 }) {
          #expect(!random7.isFeasible(core), "seed \(seed)")
          let sums = [byGraph.proof(core), bySolver.proof(core)]
          #expect(abs(sums[0].violation - sums[1].violation) < 1e-6, "seed \(seed)")
          #expect(sums[0].shares.map(\.row) == sums[1].shares.map(\.row), "seed \(seed)")
        }
      }
    }
  }

  @Test("A chain of 500 rows that is too long is one set, whichever way it is listed")
  func chain() {
    // 249 views of at least 2 with gaps of 1 between them: 249 · 2 + 248 = 746 in 740.
    var rows = ["UIView:0x1.width == 740", "UIView:0x100.leading == UIView:0x1.leading"]
    for view in 0..<249 {
      let (this, next) = (String(256 + view, radix: 16), String(257 + view, radix: 16))
      rows.append("UIView:0x\(this).width >= 2")
      if view < 248 { rows.append("H:[UIView:0x\(this)]-(1)-[UIView:0x\(next)]") }
    }
    rows.append("UIView:0x1f8.trailing <= UIView:0x1.trailing")
    for rows in [rows, rows.reversed()] {
      let list = rows.enumerated().map { "<NSLayoutConstraint:0x\($0.offset + 1) \($0.element)>" }
      let report = LogExplanation(log: list.joined(separator: "\n")).reports[0]
      // Without two of the widths 742 would still be too much, without three 740 is not.
      #expect(report.core.count == 500 - 2)
      #expect(report.arithmetic?.hasSuffix(" = 742 > 740") == true)
    }
  }
}
