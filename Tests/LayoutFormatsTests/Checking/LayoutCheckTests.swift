import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Checking at every width")
struct LayoutCheckTests {
  /// Two items of 100 × 20 at the two ends of a root of 40 in height, each 10 points inside.
  private func ends(_ more: [SceneConstraint] = []) throws -> SceneTree {
    var constraints = more
    for id in ["a", "b"] {
      constraints += [
        SceneConstraint(SceneAnchor(id, .top), .equal, SceneAnchor("root", .top), constant: 10),
        SceneConstraint(SceneAnchor(id, .width), constant: 100),
        SceneConstraint(SceneAnchor(id, .height), constant: 20),
      ]
    }
    constraints += [
      SceneConstraint(
        SceneAnchor("a", .leading),
        .equal,
        SceneAnchor("root", .leading),
        constant: 10
      ),
      SceneConstraint(
        SceneAnchor("b", .trailing),
        .equal,
        SceneAnchor("root", .trailing),
        constant: -10
      ),
    ]
    return try SceneTree(
      SceneDocument(
        size: LayoutSize(width: 300, height: 40),
        root: SceneItem(id: "root", children: [SceneItem(id: "a"), SceneItem(id: "b")]),
        constraints: constraints
      )
    )
  }

  /// One item over the whole root, with constraints on its width.
  private func item(_ widths: SceneConstraint...) throws -> SceneTree {
    let edges = [LayoutConstraint.Attribute.left, .top, .bottom].map {
      SceneConstraint(SceneAnchor("a", $0), .equal, SceneAnchor("root", $0))
    }
    return try SceneTree(
      SceneDocument(
        size: LayoutSize(width: 300, height: 40),
        root: SceneItem(id: "root", children: [SceneItem(id: "a")]),
        constraints: edges + widths
      )
    )
  }

  private func lines(_ report: LayoutCheckReport) -> [String] {
    report.entries.map { entry in
      let proof = entry.isProved ? "every" : "some"
      let widths = "\(entry.widths.lowerBound)-\(entry.widths.upperBound)"
      return "\(entry.finding.rule.rawValue) \(widths) \(proof): \(entry.finding.message)"
    }
  }

  /// From 10 to 110 and from *w* − 110 to *w* − 10 in one row, 220 − *w* points of width overlap.
  ///
  /// Half a point is let through.
  @Test("A finding holds over an interval, with its largest measure, and between the widths too")
  func interval() throws {
    let tree = try ends()
    let report = LayoutCheck(widths: 150...300).report(on: tree.root)
    #expect(lines(report) == ["overlap 150-219 every: a and b overlap by up to 70 points in width"])
    #expect(report.entries[0].finding.amount == 70)
    #expect(report.sweeps[0].changes.isEmpty)
    #expect(tree.root.frame.width == 300)
  }

  @Test("Where nothing is found, the report tells proof from samples")
  func proof() throws {
    let sound = try item(SceneConstraint(SceneAnchor("a", .width), constant: 100))
    let report = LayoutCheck(widths: 100...200).report(on: sound.root)
    #expect(report.isSound)
    #expect(
      report.text()
        == "left to right: nothing found at 101 widths from 100 to 200; frames are linear: "
        + "it holds at every width between\n"
    )
  }

  /// At most 150.5 wide, else as wide as the root: between 150 and 151 the slope changes.
  @Test("A width between two points at which the layout changes is found; one at a point is proved")
  func change() throws {
    func tree(_ most: Double) throws -> SceneTree {
      try item(
        SceneConstraint(SceneAnchor("a", .width), .lessThanOrEqual, constant: most),
        SceneConstraint(
          SceneAnchor("a", .width),
          .equal,
          SceneAnchor("root", .width),
          priority: 750
        )
      )
    }
    let check = LayoutCheck(widths: 100...200)
    #expect(check.report(on: try tree(150.5).root).sweeps[0].changes == [151])
    #expect(check.report(on: try tree(150).root).sweeps[0].changes.isEmpty)
  }

  @Test("A conflict and an item outside its parent are found where they begin")
  func conflict() throws {
    let wide = try item(
      SceneConstraint(SceneAnchor("a", .width), constant: 150),
      SceneConstraint(SceneAnchor("a", .width), .lessThanOrEqual, SceneAnchor("root", .width))
    )
    #expect(
      lines(LayoutCheck(widths: 148...152).report(on: wide.root)) == [
        "conflict 148-149 every: these required constraints cannot hold together: a.width == 150; "
          + "a.width <= root.width [CK001]",
        "outside 148-149 every: a reaches up to 2 points out of root",
      ]
    )
  }

  @Test("A conflict that ends and begins again is reported with the numbers of its own width")
  func conflictAgain() throws {
    let tree = try item(
      SceneConstraint(SceneAnchor("a", .width), constant: 150),
      SceneConstraint(SceneAnchor("a", .width), .equal, SceneAnchor("root", .width))
    )
    let report = LayoutCheck(widths: 148...152).report(on: tree.root)
    let conflicts = report.entries.filter { $0.finding.rule == .conflict }
    #expect(conflicts.map(\.widths) == [148...149, 151...152])
    for (entry, width) in zip(conflicts, [148, 151]) {
      let why = entry.finding.why
      #expect(why.contains("  root.width == \(width) (its frame)"), "\(why)")
      #expect(why.last?.hasPrefix("to fix it, ") == true, "\(why)")
    }
  }

  @Test("What is tied to physical edges is no mirror, and is reported in the other direction")
  func mirror() throws {
    let tree = try item(SceneConstraint(SceneAnchor("a", .width), constant: 100))
    let check = LayoutCheck(widths: 200...201, directions: .both)
    // The mirror image of 0 to 100 in 201 begins at 101.
    #expect(
      lines(check.report(on: tree.root)) == [
        "not-mirrored 200-201 every: a is up to 101 points from where its mirror image is"
      ]
    )
  }

  /// Text of 90 by 20 points fits into 100 by 40; at twice the size it lacks 80 points of width.
  @Test("A larger text scale enlarges what has a baseline, and nothing else")
  func textScale() throws {
    let tree = try item(SceneConstraint(SceneAnchor("a", .width), constant: 100))
    var document = tree.document
    document.root.children[0].intrinsicContentSize = SceneItem.NaturalSize(width: 90, height: 20)
    let check = LayoutCheck(widths: 200...200, textScales: [1, 2])
    #expect(check.report(on: try SceneTree(document).root).isSound)
    document.root.children[0].baselineOffsets.first = 15
    let report = check.report(on: try SceneTree(document).root)
    #expect(lines(report) == ["cut-off 200-200 every: a needs 80 points more in width"])
    #expect(report.entries[0].setting.description == "left to right, text × 2")
  }

  @Test("A suppressed finding is listed with its reason, and leaves the report sound")
  func suppression() throws {
    var check = LayoutCheck(widths: 150...300)
    check.suppressions = [LayoutSuppression(.overlap, ["a", "b"], reason: "a badge")]
    let report = check.report(on: try ends().root)
    #expect(report.isSound)
    #expect(report.suppressed.map(\.suppressed) == ["a badge"])
    #expect(
      report.text().hasPrefix(
        "suppressed overlap: a and b overlap by up to 70 points in width, at every width from 150 to 219 "
          + "(left to right): a badge\n"
      )
    )
    check.suppressions = [LayoutSuppression(.overlap, ["a"], reason: "another")]
    #expect(!check.report(on: try ends().root).isSound)
  }

  /// Of the constraints that explain it, 4, 7, 6 and 1, the last two are those of the first item.
  @Test("The report in JSON names the line to annotate, and all that take part, each once")
  func sources() throws {
    var document = try ends().document
    document.constraints[7].source = "App/Card.swift:33"
    document.constraints[6].source = "App/Card.swift:27"
    document.constraints[1].source = "App/Card.swift:27"
    document.constraints[0].source = "App/Card.swift:11"
    let tree = try SceneTree(document)
    let json = LayoutCheck(widths: 218...220).report(on: tree.root).json()
    #expect(json.contains("      \"source\": \"App/Card.swift:27\",\n"))
    #expect(
      json.contains("      \"sources\": [\"App/Card.swift:27\", \"App/Card.swift:33\"],\n")
    )
  }

  @Test("The line to annotate of a conflict is that of what is broken")
  func conflictSource() throws {
    let document = try item(
      SceneConstraint(SceneAnchor("a", .width), constant: 150, source: "App/Card.swift:5"),
      SceneConstraint(
        SceneAnchor("a", .width),
        .lessThanOrEqual,
        SceneAnchor("root", .width),
        source: "App/Card.swift:6"
      )
    ).document
    let tree = try SceneTree(document)
    let report = LayoutCheck(widths: 148...149).report(on: tree.root)
    let why = try #require(report.entries.first { $0.finding.rule == .conflict }).finding.why
    let broken = try #require(why.first { $0.hasSuffix("<- broken") })
    let line = try #require(broken.firstMatch(of: /App\/Card.swift:\d/)).output
    #expect(report.json().contains("      \"source\": \"\(line)\",\n"))
  }

  @Test("The report in JSON has the widths, the measure and whether it is proved")
  func json() throws {
    let json = LayoutCheck(widths: 218...220).report(on: try ends().root).json()
    #expect(
      json == """
        {
          "findings": [
            {
              "amount": 2,
              "direction": "ltr",
              "from": 218,
              "items": ["a", "b"],
              "message": "a and b overlap by up to 2 points in width",
              "proved": true,
              "rule": "overlap",
              "setting": "left to right",
              "to": 219,
              "why": ["b.left - a.right: 218 − 100 − 10 − 10 − 100 = −2", \
        "  root.width == 218 (its frame)", "  b.width == 100   (constraints[4])", \
        "  b.trailing == root.trailing - 10   (constraints[7])", \
        "  a.leading == root.leading + 10   (constraints[6])", "  a.width == 100   (constraints[1])"]
            }
          ],
          "idle": [],
          "settings": [
            {
              "changes": [],
              "direction": "ltr",
              "from": 218,
              "proved": [
                [218, 220]
              ],
              "setting": "left to right",
              "to": 220
            }
          ],
          "sound": false,
          "suppressed": [],
          "version": 1
        }

        """
    )
  }
}
