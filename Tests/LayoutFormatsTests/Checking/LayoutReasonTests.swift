import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Why a rule finds something")
struct LayoutReasonTests {
  /// Items in a root of 40 points in height.
  private func tree(_ ids: [String], _ constraints: [SceneConstraint]) throws -> SceneTree {
    let document = SceneDocument(
      size: LayoutSize(width: 300, height: 40),
      root: SceneItem(id: "root", children: ids.map { SceneItem(id: $0) }),
      constraints: constraints
    )
    return try SceneTree(document)
  }

  private func tie(
    _ attribute: LayoutConstraint.Attribute,
    _ constant: Double = 0,
    _ priority: Double = 1000
  ) -> SceneConstraint {
    SceneConstraint(
      SceneAnchor("a", attribute),
      .equal,
      SceneAnchor("root", attribute),
      constant: constant,
      priority: priority
    )
  }

  private func fixed(
    _ attribute: LayoutConstraint.Attribute,
    _ length: Double,
    source: String? = nil
  ) -> SceneConstraint {
    SceneConstraint(SceneAnchor("a", attribute), constant: length, source: source)
  }

  private func lines(
    _ rule: LayoutRule,
    _ tree: SceneTree,
    _ widths: ClosedRange<Int>
  ) -> [String]? {
    LayoutCheck(widths: widths).report(on: tree.root).entries.first { $0.finding.rule == rule }?
      .finding.why
  }

  @Test("A conflict has its sum, who takes part, and what would fix it")
  func conflict() throws {
    let tree = try tree(
      ["a"],
      [tie(.leading, 16), tie(.trailing, -16), tie(.top), tie(.bottom), fixed(.width, 300)]
    )
    let why = try #require(lines(.conflict, tree, 320...331))
    #expect(why[0] == "16 + 16 + 300 = 332, but root is 320 wide")
    #expect(why.contains("  a.width == 300   (constraints[4])   <- broken"))
    #expect(why.last?.hasPrefix("to fix it, lower the priority to 999: ") == true)
  }

  /// 30 + 100 − *w*: the last width that is too small is 129, the first one that is looked at 125.
  @Test("What reaches out is explained at the first width, with the line the document knows")
  func outside() throws {
    let tree = try tree(
      ["a"],
      [tie(.leading, 30), tie(.top), tie(.bottom), fixed(.width, 100, source: "App/Card.swift:12")]
    )
    let report = LayoutCheck(widths: 125...140).report(on: tree.root)
    #expect(report.entries.map(\.widths) == [125...129])
    #expect(report.entries[0].finding.why.first == "a.right - root.right: 30 + 100 − 125 = 5")
    #expect(
      report.text().hasPrefix(
        """
        outside: reaches out of its parent
          at every width from 125 to 129: a reaches up to 5 points out of root (left to right)
            at 125:
            a.right - root.right: 30 + 100 − 125 = 5

        """
      )
    )
    #expect(report.text().contains("      a.width == 100   (constraints[3], App/Card.swift:12)\n"))
    #expect(report.html(title: "a").contains("<pre>at 125:\na.right - root.right: 30 + 100"))
  }

  /// Boxes of 20 points, 10 apart, the last of which is `a`; each brings in two constraints, the root one.
  @Test(
    "Of a long chain the first ones are named, unless that takes as many lines as all",
    arguments: [(4, 9, [String]()), (5, 8, ["  and 3 more"])]
  )
  func longChains(count: Int, named: Int, rest: [String]) throws {
    let ids = (1..<count).map { "b\($0)" } + ["a"]
    var constraints: [SceneConstraint] = []
    for (index, id) in ids.enumerated() {
      let before = index == 0 ? SceneAnchor("root", .left) : SceneAnchor(ids[index - 1], .right)
      constraints += [
        SceneConstraint(SceneAnchor(id, .left), .equal, before, constant: 10),
        SceneConstraint(SceneAnchor(id, .width), constant: 20),
        SceneConstraint(SceneAnchor(id, .top), .equal, SceneAnchor("root", .top)),
        SceneConstraint(SceneAnchor(id, .height), constant: 40),
      ]
    }
    let width = 30 * count - 5
    let entries = LayoutCheck(widths: width...width)
      .report(on: try tree(ids, constraints).root).entries
    let why = try #require(entries.first { $0.finding.rule == .outside }).finding.why
    #expect(why.first?.hasPrefix("a.right - root.right: ") == true)
    #expect(why.count == 1 + named + rest.count)
    #expect(Array(why.suffix(rest.count)) == rest)
  }

  @Test("What is ambiguous says what it is, and what would settle it")
  func ambiguous() throws {
    let tree = try tree(["a"], [tie(.leading, 30), tie(.top), tie(.bottom)])
    let why = try #require(lines(.ambiguous, tree, 200...200))
    #expect(why == ["a.width is 0, and could be another; a constraint on it settles it"])
  }

  /// A wish for half the root at 750 loses against a limit of 100 from 200 points on.
  @Test("A priority that lost is reported beside the chain")
  func lost() throws {
    let half = SceneConstraint(
      SceneAnchor("a", .width),
      .equal,
      SceneAnchor("root", .width),
      multiplier: 0.5,
      priority: 750
    )
    let most = SceneConstraint(SceneAnchor("a", .width), .lessThanOrEqual, constant: 30)
    let tree = try tree(["a"], [tie(.leading), tie(.top), tie(.bottom), half, most])
    let check: LayoutCheck = {
      var check = LayoutCheck(widths: 200...200)
      check.isTapTarget = { $0.layoutName == "a" }
      return check
    }()
    let why = check.report(on: tree.root).entries.first { $0.finding.rule == .tapTarget }?
      .finding.why
    #expect(
      why == [
        "a.width: 30", "  a.width <= 30   (constraints[4])",
        "  lost: a.width == 0.5 · root.width @750   (constraints[3])",
      ]
    )
  }

  @Test("A jump is explained before and after")
  func jump() throws {
    let wide = SceneConstraint(
      SceneAnchor("a", .width),
      .equal,
      SceneAnchor("root", .width),
      multiplier: 10
    )
    let tree = try tree(["a"], [wide, tie(.left), tie(.top), tie(.bottom)])
    let entries = LayoutCheck(widths: 159...160).report(on: tree.root).entries
    let entry = try #require(entries.first { $0.finding.rule == .jump })
    #expect(entry.widths == 160...160)
    #expect(entry.finding.message == "a jumps by 10 points in width")
    let why = entry.finding.why.filter { !$0.hasPrefix("  ") }
    #expect(
      why == ["at 159:", "a.width: 10 · 159 = 1590", "at 160:", "a.width: 10 · 160 = 1600"]
    )
  }

  @Test("What stands in the layout as it is has its reason, too")
  func live() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutName = "root"
    let child = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 120, height: 100))
    child.layoutName = "child"
    root.addSubview(child)
    let finding = root.layoutFindings().first
    #expect(finding?.message == "child reaches 20 points out of root")
    #expect(
      finding?.why == [
        "child.right: 120", "  child.right == 120 (its frame, which no constraint reaches)",
      ]
    )
  }
}
