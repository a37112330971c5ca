import ConstraintKernel
import Testing

@Suite("Guidelines")
struct GuidelineTests {
  /// A root of 400 × 300 with a guide, and what was reported.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 30, y: 20, width: 400, height: 300))
    let guide = LayoutGuide()
    var issues: [LayoutIssue] = []

    init(_ direction: LayoutReadingDirection = .leftToRight) {
      root.layoutName = "root"
      guide.identifier = "line"
      root.addLayoutGuide(guide)
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
      let handler = LayoutIssueHandler { [unowned self] in issues.append($0) }
      root.layoutNode.issueHandler = handler
      guide.layoutNode.issueHandler = handler
    }

    func frame() -> LayoutRect {
      root.layoutIfNeeded()
      return guide.layoutFrame
    }
  }

  /// In 400 × 300: 72 after the start, 72 before the end, and at 0, 30 and 100 percent.
  private static let positions: [(LayoutGuidelinePosition, x: Double, y: Double)] = [
    (.start(72), 72, 72),
    (.end(72), 328, 228),
    (.fraction(0), 0, 0),
    (.fraction(0.3), 120, 90),
    (.fraction(1), 400, 300),
    (.start(-5), -5, -5),
  ]

  @Test("It is a line at its position across the whole owner, mirrored where reading is")
  func frames() {
    for (position, x, y) in Self.positions {
      for direction in LayoutReadingDirection.allCases {
        let level = Stage(direction)
        let down = Stage(direction)
        LayoutConstraint.activate(
          level.guide.constraints(asGuidelineAlong: .horizontal, at: position)
        )
        LayoutConstraint.activate(down.guide.constraints(asGuidelineAlong: .vertical, at: position))
        let visible = direction == .leftToRight ? x : 400 - x
        #expect(level.frame() == LayoutRect(x: visible, y: 0, width: 0, height: 300))
        #expect(down.frame() == LayoutRect(x: 0, y: y, width: 400, height: 0))
        #expect(level.issues == [])
        #expect(down.issues == [])
      }
    }
  }

  @Test("A share follows the length, and a distance from the end follows the end")
  func resized() {
    for (position, x) in [(LayoutGuidelinePosition.fraction(0.3), 60.0), (.end(72), 128)] {
      let stage = Stage()
      LayoutConstraint.activate(
        stage.guide.constraints(asGuidelineAlong: .horizontal, at: position)
      )
      _ = stage.frame()
      stage.root.frame = LayoutRect(x: 0, y: 0, width: 200, height: 300)
      // 0.3 · 200 = 60, 200 - 72 = 128.
      #expect(stage.frame().minX == x)
    }
  }

  @Test("It is four constraints, and without them the guide is as it was")
  func removed() {
    let stage = Stage()
    let line = stage.guide.constraints(asGuidelineAlong: .horizontal, at: .fraction(0.5))
    #expect(
      line.map { ConstraintDescription($0).description } == [
        "line.leading == 0.5 · root.trailing", "line.width == 0", "line.top == root.top",
        "line.bottom == root.bottom",
      ]
    )
    let before = stage.root.constraints.count
    LayoutConstraint.activate(line)
    LayoutConstraint.deactivate(line)
    #expect(stage.root.constraints.count == before)
    #expect(line.allSatisfy { !$0.isActive })
  }

  @Test("What is no position is reported with the line that wrote it, and nothing is made")
  func refused() {
    let share = LayoutIssue.Kind.invalidUse("a share of a length is from 0 to 1")
    let refusals: [(LayoutGuidelinePosition, LayoutIssue.Kind)] = [
      (.fraction(1.5), share), (.fraction(-0.1), share),
      (.start(.infinity), .notFinite(.infinity)), (.end(-.infinity), .notFinite(-.infinity)),
    ]
    for (position, kind) in refusals {
      let stage = Stage()
      let line: UInt = #line + 1
      let made = stage.guide.constraints(asGuidelineAlong: .vertical, at: position)
      #expect(made.isEmpty)
      #expect(stage.issues.map(\.kind) == [kind])
      #expect(stage.issues.first?.items == ["line"])
      #expect(stage.issues.first?.source?.line == line)
    }
    #expect(LayoutGuideline.issue(with: .fraction(.nan)) != nil)
  }

  @Test("Without an owner it is reported once")
  func orphan() {
    let stage = Stage()
    stage.root.removeLayoutGuide(stage.guide)
    let made = stage.guide.constraints(asGuidelineAlong: .horizontal, at: .start(10))
    #expect(made.isEmpty)
    #expect(stage.issues.map(\.kind) == [.missingSuperview])
  }
}
