import Foundation
import LayoutLogs
import Testing

@Suite("Random reports")
struct RandomReportTests {
  static let isSweep = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil

  @Test("Verdict and all irreducible sets are those of a graph search over integers")
  func sets() {
    let count = Self.isSweep ? 20_000 : 500
    var conflicts = 0
    for seed in 0..<count {
      var random = SplitMix(seed: UInt64(seed))
      let report = RandomReport(&random, rows: Int.random(in: 2...7, using: &random))
      let explanation = LogExplanation(log: report.log(Array(report.rows.indices)))
      #expect(explanation.reports.count == 1, "seed \(seed)")
      guard let answer = explanation.reports.first else { continue }
      let sets = report.irreducibleSets
      conflicts += sets.isEmpty ? 0 : 1
      let log = report.log(Array(report.rows.indices))
      #expect(answer.verdict == (sets.isEmpty ? .agrees : .conflict), "seed \(seed)\n\(log)")
      #expect(answer.all == sets, "seed \(seed)\n\(log)")
      #expect(answer.isComplete)
    }
    // Most of these reports conflict, and enough of them do not.
    #expect(conflicts > count / 4 && conflicts < count * 9 / 10, "\(conflicts)")
  }

  @Test("Of a set no row can be left out, also where factors and centres are")
  func deletion() {
    for seed in 0..<(Self.isSweep ? 5_000 : 100) {
      var random = SplitMix(seed: UInt64(seed) &+ 1_000_000)
      let rows = (0..<6).map { Self.row($0, &random) }
      func verdict(_ rows: [String]) -> Verdict? {
        let list = rows.map { "\"\($0)\"" }.joined(separator: ",\n")
        return LogExplanation(log: "(\n\(list)\n)\n").reports.first?.verdict
      }
      guard let report = LogExplanation(log: rows.joined(separator: "\n")).reports.first else {
        Issue.record("seed \(seed): nothing was read")
        continue
      }
      for core in report.all {
        #expect(verdict(core.map { rows[$0] }) == .conflict, "seed \(seed)")
        for left in core where core.count > 1 {
          let rest = core.filter { $0 != left }.map { rows[$0] }
          #expect(verdict(rest) != .conflict, "seed \(seed), without \(left)")
        }
      }
    }
  }

  /// A row with a centre, a factor, an inset or a size.
  private static func row(_ index: Int, _ random: inout SplitMix) -> String {
    let child = "UIView:0x\(Int.random(in: 2...3, using: &random))"
    let parent = "UIView:0x1"
    let value = Int.random(in: 1...9, using: &random)
    let factor = ["0.5", "0.25", "2", "1.5"].randomElement(using: &random) ?? "1"
    let body =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: "\(child).width == \(factor)*\(parent).width + \(value)"
      case 1: "\(child).centerX == \(parent).centerX"
      case 2: "\(child).width >= \(10 * value)"
      case 3: "\(parent).width == \(10 * value)"
      case 4: "\(child).leading == \(parent).leading + \(value)"
      default: "\(child).trailing <= \(parent).trailing - \(value)"
      }
    return "<NSLayoutConstraint:0xb\(index) \(body)   (active)>"
  }
}
