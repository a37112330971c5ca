import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("What a check leaves out, and that it says so")
struct CheckLimitTests {
  /// Views of 100 × 20, each 10 points right of the last and 1 below, in a root that holds them all.
  private func cards(_ count: Int) throws -> SceneTree {
    var document = SceneDocument(
      size: LayoutSize(width: 1000, height: 100),
      root: SceneItem(id: "root")
    )
    for index in 0..<count {
      let id = "v\(index)"
      document.root.children.append(SceneItem(id: id))
      document.constraints += [
        SceneConstraint(
          SceneAnchor(id, .left),
          .equal,
          SceneAnchor("root", .left),
          constant: Double(10 * index)
        ),
        SceneConstraint(
          SceneAnchor(id, .top),
          .equal,
          SceneAnchor("root", .top),
          constant: Double(index)
        ),
        SceneConstraint(SceneAnchor(id, .width), constant: 100),
        SceneConstraint(SceneAnchor(id, .height), constant: 20),
      ]
    }
    return try SceneTree(document)
  }

  /// Twelve views: each overlaps those fewer than ten places away, 11 + 10 + … + 3 = 63 pairs.
  @Test("All overlaps are found, and listed up to a limit")
  func overlaps() throws {
    let tree = try cards(12)
    var check = LayoutCheck(widths: 1000...1000)
    let whole = check.report(on: tree.root)
    #expect(whole.entries.count == 63)
    #expect(whole.sweeps[0].overflowing.isEmpty)
    check.mostFindings = 5
    let part = check.report(on: tree.root)
    #expect(part.entries.map(\.finding.rule) == Array(repeating: .overlap, count: 5))
    #expect(Set(part.entries).isSubset(of: whole.entries))
    #expect(part.sweeps[0].overflowing == [.overlap])
    #expect(part.text().hasSuffix("; there is more of overlap than is listed\n"))
    #expect(part.json().contains("\"overflowing\": [\"overlap\"]"))
  }

  @Test("What is suppressed takes no place of what is reported")
  func suppressed() throws {
    let tree = try cards(12)
    var check = LayoutCheck(widths: 1000...1000)
    check.mostFindings = 10
    check.suppressions = [LayoutSuppression(.overlap, (0..<9).map { "v\($0)" }, reason: "a deck")]
    let report = check.report(on: tree.root)
    // Of nine cards all 36 pairs are suppressed, of which ten are listed; of the other 27 ten.
    #expect(report.suppressed.count == 10)
    #expect(report.entries.count == 10)
    #expect(report.sweeps[0].overflowing == [.overlap])
    check.mostFindings = 27
    #expect(check.report(on: tree.root).sweeps[0].overflowing.isEmpty)
  }

  @Test("A suppression of which nothing is found is reported, unless there is more than is listed")
  func idle() throws {
    let tree = try cards(12)
    var check = LayoutCheck(widths: 1000...1000)
    // The last card begins at 110, where the first one ends at 100.
    let used = LayoutSuppression(.overlap, ["v0", "v9"], reason: "a deck")
    let idle = LayoutSuppression(.overlap, ["v0", "v11"], reason: "was a deck")
    check.suppressions = [used, idle, LayoutSuppression(.jump, reason: "never")]
    let report = check.report(on: tree.root)
    #expect(report.idleSuppressions == Array(check.suppressions[1...]))
    let text = report.text()
    #expect(text.contains("\nsuppresses nothing: overlap of v0, v11: was a deck\n"))
    #expect(text.contains("\nsuppresses nothing: jump: never\n"))
    let member =
      #"{ "items": ["v0", "v11"], "reason": "was a deck", "rule": "overlap" }"#
    #expect(report.json().filter { !$0.isWhitespace }.contains(member.filter { !$0.isWhitespace }))
    check.mostFindings = 5
    #expect(check.report(on: tree.root).idleSuppressions == [check.suppressions[2]])
  }

  /// A row of labels that want twice the room there is, each as much as the others.
  private func labels() throws -> SceneTree {
    var document = SceneDocument(
      size: LayoutSize(width: 1000, height: 100),
      root: SceneItem(id: "root")
    )
    var last = SceneAnchor("root", .left)
    for index in 0..<16 {
      let size = SceneItem.NaturalSize(width: 125, height: 20)
      document.root.children.append(SceneItem(id: "v\(index)", intrinsicContentSize: size))
      document.constraints.append(SceneConstraint(SceneAnchor("v\(index)", .left), .equal, last))
      last = SceneAnchor("v\(index)", .right)
    }
    document.constraints.append(
      SceneConstraint(last, .lessThanOrEqual, SceneAnchor("root", .right))
    )
    return try SceneTree(document)
  }

  /// A pass that looks at two rows or more is one of forty at most, where one row is allowed; what was
  /// never decided is decided from the start at each width.
  @Test("Widths are looked at until the work that a root allows forty times over is done")
  func work() throws {
    let check = LayoutCheck(widths: 1000...1060)
    #expect(check.report(on: try labels().root).sweeps[0].looked == 1000...1060)
    let tree = try labels()
    tree.root.layoutWorkLimit = 1
    let report = check.report(on: tree.root)
    let looked = report.sweeps[0].looked
    #expect(looked.lowerBound == 1000 && looked.upperBound <= 1040)
    let words = "not looked at beyond \(looked.upperBound), as solving takes too long"
    #expect(report.text().contains(words))
    #expect(report.json().contains("\"complete\": false"))
    #expect(report.entries.allSatisfy { looked.contains($0.widths.upperBound) })
  }

  @Test(
    "Frames that were not found to be the best are sampled, and nothing is said of what is ambiguous"
  )
  func incomplete() throws {
    let check = LayoutCheck(widths: 1000...1001)
    let whole = check.report(on: try labels().root)
    #expect(whole.sweeps[0].sampledBecause == nil)
    #expect(whole.entries.contains { $0.finding.rule == .ambiguous })
    let tree = try labels()
    tree.root.layoutWorkLimit = 10
    let part = check.report(on: tree.root)
    #expect(part.sweeps[0].sampledBecause == "the best frames take too long to find")
    #expect(!part.entries.contains { $0.finding.rule == .ambiguous })
    #expect(!part.entries.contains { $0.isProved && $0.widths.count > 1 })
  }

  /// A row of 100 views of 10 points in a root of 900: the last one reaches 100 points out of it.
  @Test("Of a sum of many numbers the ends are written, and what is not named is counted")
  func longChain() throws {
    var document = SceneDocument(
      size: LayoutSize(width: 900, height: 20),
      root: SceneItem(id: "root")
    )
    var last = SceneAnchor("root", .left)
    for index in 0..<100 {
      let id = "v\(index)"
      document.root.children.append(SceneItem(id: id))
      document.constraints += [
        SceneConstraint(SceneAnchor(id, .left), .equal, last),
        SceneConstraint(SceneAnchor(id, .width), constant: 10),
        SceneConstraint(SceneAnchor(id, .top), .equal, SceneAnchor("root", .top)),
        SceneConstraint(SceneAnchor(id, .height), constant: 20),
      ]
      last = SceneAnchor(id, .right)
    }
    let report = LayoutCheck(widths: 900...900).report(on: try SceneTree(document).root)
    let entry = try #require(report.entries.last { $0.finding.items == ["v99", "root"] })
    #expect(entry.finding.rule == .outside && entry.finding.amount == 100)
    // 100 widths and the one of the root: five at each end, and 91 between.
    let words = entry.finding.why
    let sum = try #require(words.first)
    #expect(sum.hasPrefix("v99.right - root.right: 10 + 10 + 10 + 10 + 10 + "))
    #expect(sum.contains(" (91 more terms) ") && sum.hasSuffix(" = 100"))
    #expect(words.count == 10 && words.last?.hasPrefix("  and ") == true)
  }

  @Test("A sweep meets exactly the siblings that meet", arguments: 0..<200)
  func pairs(seed: UInt64) {
    var numbers = SplitMix(seed: seed)
    let isList = seed.isMultiple(of: 2)
    let boxes = (0..<30).map { _ in
      LayoutRect(
        x: isList ? 0 : Double(Int.random(in: 0...20, using: &numbers)),
        y: Double(Int.random(in: 0...20, using: &numbers)),
        width: Double(Int.random(in: 0...6, using: &numbers)),
        height: Double(Int.random(in: 0...6, using: &numbers))
      )
    }
    let families = Dictionary(grouping: boxes.indices) { $0 % 3 }
    var expected: Set<[Int]> = []
    for family in families.values {
      for first in family {
        for second in family where first < second {
          let (one, two) = (boxes[first], boxes[second])
          let isApart =
            one.maxX < two.minX || two.maxX < one.minX || one.maxY < two.minY || two.maxY < one.minY
          if !isApart { expected.insert([first, second]) }
        }
      }
    }
    var met: [[Int]] = []
    let isWhole = SiblingPairs(families).visit(meetingIn: boxes) {
      met.append([$0, $1])
      return true
    }
    #expect(isWhole && met.count == Set(met).count)
    #expect(Set(met) == expected)
  }
}
