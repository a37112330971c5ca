import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import LayoutFormats
import LayoutMigration
import MakerLayout
import OperatorLayout
import Testing

/// Usual gaps as source code: what stands in the functions below is what is printed.
@Suite("Printed gaps")
struct PrintedGapTests {
  private static let scene = """
    {"version": 1, "siblingGap": 6, "superviewGap": 10, "root": {
       "id": "root", "size": {"width": 400, "height": 300},
       "children": [{"id": "a"}, {"id": "b"}, {"id": "c"}]},
     "constraints": [
       {"first": "a", "attribute": "top", "second": "root", "secondAttribute": "top", "gaps": 1},
       {"first": "a", "attribute": "leading", "second": "root", "secondAttribute": "leading", "gaps": 2},
       {"first": "a", "attribute": "width", "constant": 40},
       {"first": "a", "attribute": "height", "constant": 30},
       {"first": "b", "attribute": "top", "second": "a", "secondAttribute": "bottom", "gaps": 1},
       {"first": "b", "attribute": "leading", "second": "a", "secondAttribute": "trailing", "gaps": 1.5,
        "relation": "lessThanOrEqual", "priority": 750},
       {"first": "b", "attribute": "trailing", "second": "root", "secondAttribute": "trailing", "gaps": -1},
       {"first": "b", "attribute": "width", "constant": 100, "priority": 250},
       {"first": "b", "attribute": "height", "constant": 20},
       {"first": "c", "attribute": "top", "second": "root", "secondAttribute": "top", "gaps": 1},
       {"first": "c", "attribute": "left", "second": "root", "secondAttribute": "left", "gaps": 1},
       {"first": "c", "attribute": "bottom", "second": "root", "secondAttribute": "bottom", "gaps": -1},
       {"first": "c", "attribute": "right", "second": "root", "secondAttribute": "right", "gaps": -1}]}
    """

  /// Where code lays something out.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let (a, b, c) = (LayoutView(), LayoutView(), LayoutView())
    var issues: [LayoutIssue] = []

    init() {
      root.layoutName = "root"
      for (view, name) in [(a, "a"), (b, "b"), (c, "c")] {
        view.layoutName = name
        root.addSubview(view)
      }
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
      setGaps(6, 10)
    }

    func setGaps(_ siblings: Double, _ superview: Double) {
      root.layoutNode.environment = LayoutEnvironment(
        siblingGap: siblings,
        superviewGap: superview
      )
    }

    var frames: [LayoutRect] {
      root.layoutIfNeeded()
      return [a.frame, b.frame, c.frame]
    }
  }

  private typealias Code = (SourceDialect, Int, @Sendable (Stage) -> Void)

  private static let codes: [Code] = [
    (
      .operators, #line,
      { stage in
        let (root, a, b, c) = (stage.root, stage.a, stage.b, stage.c)
        // printed
        constrain(a, root) { a, root in
          a.top == root.top + .system
          a.leading == root.leading + .system(2)
          a.width == 40
          a.height == 30
        }
        constrain(b, a, root) { b, a, root in
          b.top == a.bottom + .system
          b.leading <= a.trailing + .system(1.5) ~ .defaultHigh
          b.trailing == root.trailing - .system
          b.width == 100 ~ .defaultLow
          b.height == 20
        }
        constrain(c, root) { c, root in
          c.top == root.top + .system
          c.left == root.left + .system
          c.right == root.right - .system
          c.bottom == root.bottom - .system
        }
        // end
      }
    ),
    (
      .maker, #line,
      { stage in
        let (a, b, c) = (stage.a, stage.b, stage.c)
        // printed
        a.snp.makeConstraints { make in
          make.top.equalToSuperview().systemSpacing()
          make.leading.equalToSuperview().systemSpacing(2)
          make.width.equalTo(40)
          make.height.equalTo(30)
        }
        b.snp.makeConstraints { make in
          make.top.equalTo(a.snp.bottom).systemSpacing()
          make.leading.lessThanOrEqualTo(a.snp.trailing).systemSpacing(1.5).priority(.high)
          make.trailing.equalToSuperview().systemSpacing()
          make.width.equalTo(100).priority(.low)
          make.height.equalTo(20)
        }
        c.snp.makeConstraints { make in
          make.edges.equalToSuperview().systemSpacing()
        }
        // end
      }
    ),
    (
      .attribute, #line,
      { stage in
        let (a, b, c) = (stage.a, stage.b, stage.c)
        // printed
        a.easy.layout([
          Top(.system),
          Leading(.system(2)),
          Height(30),
          Width(40),
        ])
        b.easy.layout([
          Top(.system).to(a, .bottom),
          Leading(<=.system(1.5)).to(a, .trailing).with(.high),
          Trailing(.system),
          Height(20),
          Width(100).with(.low),
        ])
        c.easy.layout(Edges(.system))
        // end
      }
    ),
    (
      .autoPin, #line,
      { stage in
        let (a, b, c) = (stage.a, stage.b, stage.c)
        // printed
        a.autoPinEdge(toSuperviewEdge: .top, withSystemSpacing: 1)
        a.autoPinEdge(toSuperviewEdge: .leading, withSystemSpacing: 2)
        a.autoSetDimensions(to: LayoutSize(width: 40, height: 30))

        b.autoPinEdge(.top, to: .bottom, of: a, withSystemSpacing: 1)
        LayoutConstraint.autoSetPriority(.defaultHigh) {
          b.autoPinEdge(
            .leading,
            to: .trailing,
            of: a,
            withSystemSpacing: 1.5,
            relation: .lessThanOrEqual
          )
        }
        b.autoPinEdge(toSuperviewEdge: .trailing, withSystemSpacing: 1)
        LayoutConstraint.autoSetPriority(.defaultLow) {
          b.autoSetDimension(.width, toSize: 100)
        }
        b.autoSetDimension(.height, toSize: 20)

        c.autoPinEdge(toSuperviewEdge: .top, withSystemSpacing: 1)
        c.autoPinEdge(toSuperviewEdge: .left, withSystemSpacing: 1)
        c.autoPinEdge(toSuperviewEdge: .right, withSystemSpacing: 1)
        c.autoPinEdge(toSuperviewEdge: .bottom, withSystemSpacing: 1)
        // end
      }
    ),
  ]

  @Test("A document's gaps print as these lines, which compile and follow another environment")
  func document() throws {
    let document = try SceneReading(json: Self.scene).document
    // Gaps of 6 and 10: a ends at 60, b begins 9 behind it and ends at 390.
    let narrow = [
      LayoutRect(x: 20, y: 10, width: 40, height: 30),
      LayoutRect(x: 69, y: 46, width: 321, height: 20),
      LayoutRect(x: 10, y: 10, width: 380, height: 280),
    ]
    // Gaps of 8 and 20: a ends at 80, b begins 12 behind it and ends at 380.
    let wide = [
      LayoutRect(x: 40, y: 20, width: 40, height: 30),
      LayoutRect(x: 92, y: 58, width: 288, height: 20),
      LayoutRect(x: 20, y: 20, width: 360, height: 260),
    ]
    for (dialect, line, body) in Self.codes {
      let printed = LayoutSourceCode(LayoutSnapshot(document)).printed(in: dialect)
      let lines = printed.text().split(separator: "\n")
      let code = try PrintedLines.code(of: #filePath, behind: line)
      #expect(PrintedLines.bare(lines) == PrintedLines.bare(code), "\(printed.text())")
      #expect(printed.detours.isEmpty, "\(dialect)")
      #expect(
        lines.contains(
          "// Usual gaps were 6 points between siblings and 10 to the superview, as the environment says."
        )
      )
      let stage = Stage()
      body(stage)
      #expect(stage.frames == narrow, "\(dialect)")
      let live = LayoutSnapshot(of: stage.root, naming: ItemNaming(root: "root"))
      for (other, line, _) in Self.codes {
        let again = LayoutSourceCode(live).printed(in: other).text().split(separator: "\n")
        let code = try PrintedLines.code(of: #filePath, behind: line)
        #expect(PrintedLines.bare(again) == PrintedLines.bare(code), "\(dialect) \(other)")
      }
      let captured = try SceneDocument(capturing: stage.root).constraints.map(\.description)
      #expect(captured.sorted() == document.constraints.map(\.description).sorted())
      stage.setGaps(8, 20)
      #expect(stage.frames == wide, "\(dialect)")
      #expect(stage.issues == [], "\(dialect)")
    }
  }

  @Test("Anchors and initialisers say a gap by the anchors' word for it")
  func anchors() throws {
    let document = try SceneReading(json: Self.scene).document
    for dialect in [SourceDialect.anchors, .constraint] {
      let printed = LayoutSourceCode(LayoutSnapshot(document)).printed(in: dialect)
      let text = printed.text()
      for line in [
        "b.topAnchor.constraint(equalTo: a.bottomAnchor, gap: .system)",
        "b.trailingAnchor.constraint(equalTo: root.trailingAnchor, gap: .system(-1))",
        "b.leadingAnchor.constraint(lessThanOrEqualTo: a.trailingAnchor, gap: .system(1.5))",
      ] {
        #expect(text.contains(line), "\(text)")
      }
      #expect(!printed.detours.contains { !$0.isEquivalent })
      #expect(printed.detours.count == (dialect == .anchors ? 0 : 9), "\(text)")
    }
  }

  @Test(
    "Gaps beside points, and gaps of siblings inside a superview, are written as what can say them"
  )
  func detours() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    root.layoutName = "root"
    let a = LayoutView()
    a.layoutName = "a"
    root.addSubview(a)
    constrain(a, root) { a, root in
      a.top == root.top + 1 + .system
      a.left == root.left * 2 + .system
    }
    a.trailingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 3)
      .isActive = true
    let snapshot = LayoutSnapshot(of: root, naming: ItemNaming(root: "root"))
    #expect(
      snapshot.statements.map(\.description) == [
        "a.top == superview.top + 1 + gap", "a.left == 2 · superview.left + gap",
        "a.trailing == superview.leading + 3 · gap between siblings",
      ]
    )
    let after =
      "a.trailingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 3)"
    for dialect in SourceDialect.allCases where dialect != .scene {
      let printed = LayoutSourceCode(snapshot).printed(in: dialect)
      let text = printed.text()
      #expect(text.contains(after), "\(text)")
      let lost = printed.detours.filter { !$0.isEquivalent }.map { "\($0.statement)" }
      switch dialect {
      case .operators:
        #expect(text.contains("a.top == root.top + 1 + .system\n"), "\(text)")
        #expect(text.contains("a.left == root.left * 2 + .system\n"), "\(text)")
        #expect(lost == [])
      case .maker:
        #expect(text.contains("make.left.equalToSuperview().multipliedBy(2).systemSpacing()\n"))
        #expect(lost == ["a.top == superview.top + 1 + gap"])
      default: #expect(lost.count == 2, "\(text)")
      }
      // 1 point and a gap of 20 to the superview.
      if dialect != .operators { #expect(text.contains("constant: 21)"), "\(text)") }
    }
  }

  @Test("A state of another environment has the same gaps")
  func environments() {
    let stage = Stage()
    stage.a.snp.makeConstraints { $0.top.equalToSuperview().systemSpacing() }
    func snapshot() -> LayoutSnapshot {
      LayoutSnapshot(of: stage.root, naming: ItemNaming(root: "root"))
    }
    let narrow = snapshot()
    stage.setGaps(8, 20)
    let printed = LayoutSourceCode([.init("narrow", narrow), .init("wide", snapshot())])
      .printed(in: .maker)
    #expect(printed.common.lines.count == 3)
    #expect(printed.states.allSatisfy { $0.code.lines.isEmpty })
  }

  @Test("A state that changes points into a gap is an update of the maker's")
  func states() {
    func snapshot(_ layOut: (LayoutView) -> Void) -> LayoutSnapshot {
      let stage = Stage()
      layOut(stage.a)
      return LayoutSnapshot(of: stage.root, naming: ItemNaming(root: "root"))
    }
    let code = LayoutSourceCode([
      .init("tight", snapshot { $0.snp.makeConstraints { $0.top.equalToSuperview().offset(4) } }),
      .init(
        "loose",
        snapshot { $0.snp.makeConstraints { $0.top.equalToSuperview().systemSpacing() } }
      ),
    ])
    #expect(
      code.printed(in: .maker).text().hasSuffix(
        """
        func showLoose() {
          a.snp.updateConstraints { make in
            make.top.equalToSuperview().systemSpacing()
          }
        }

        """
      )
    )
  }
}
