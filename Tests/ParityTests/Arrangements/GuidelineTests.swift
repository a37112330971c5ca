import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Guidelines in every dialect")
struct GuidelineTests {
  /// The five ways to make the stage's view a line.
  private static func ways(
    _ axis: LayoutAxis,
    _ position: LayoutGuidelinePosition
  ) -> [Way] {
    [
      Way("operators") { stage in
        constrain(stage.view) { guideline($0, along: axis, at: position) }
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints { $0.guideline(along: axis, at: position) }
      },
      Way("attributes") { stage in
        stage.view.easy.layout(Guideline(along: axis, at: position))
      },
      Way("pinning") { stage in
        stage.view.autoSetGuideline(along: axis, at: position)
      },
    ]
  }

  /// In 400 × 300: 72 after the start, 72 before the end, and at 0 and 30 percent.
  private static let positions: [(LayoutGuidelinePosition, x: Double, y: Double)] = [
    (.start(72), 72, 72), (.end(72), 328, 228), (.fraction(0), 0, 0), (.fraction(0.3), 120, 90),
  ]

  @Test("All state the constraints of anchors, and the same frames, in both reading directions")
  func parity() {
    for (position, x, y) in Self.positions {
      for axis in LayoutAxis.allCases {
        let anchors = ArrangementStage()
        let line = anchors.view.constraints(asGuidelineAlong: axis, at: position)
        for way in Self.ways(axis, position) {
          for direction in LayoutReadingDirection.allCases {
            let stage = ArrangementStage(environment: LayoutEnvironment(layoutDirection: direction))
            way.body(stage)
            #expect(stage.formulas == line.map(\.formula).sorted(), "\(way.testDescription)")
            let visible = direction == .leftToRight ? x : 400 - x
            let expected =
              axis == .horizontal
              ? LayoutRect(x: visible, y: 0, width: 0, height: 300)
              : LayoutRect(x: 0, y: y, width: 400, height: 0)
            #expect(stage.frame(of: stage.view) == expected, "\(way.testDescription)")
            #expect(stage.issues == [], "\(way.testDescription)")
          }
        }
      }
    }
  }

  @Test("Where no line can lie, it is reported once, and nothing is made")
  func refused() {
    let share = LayoutIssue.Kind.invalidUse("a share of a length is from 0 to 1")
    let refusals: [(LayoutGuidelinePosition, LayoutIssue.Kind)] = [
      (.fraction(1.5), share), (.start(.infinity), .notFinite(.infinity)),
    ]
    for (position, kind) in refusals {
      for way in Self.ways(.horizontal, position) {
        let stage = ArrangementStage()
        way.body(stage)
        #expect(stage.kinds == [kind], "\(way.testDescription)")
        #expect(stage.issues.first?.items == ["view"], "\(way.testDescription)")
        #expect(stage.formulas == [], "\(way.testDescription)")
      }
    }
  }

  @Test("Each dialect takes its line away as one")
  func removed() {
    let takings: [Way] = [
      Way("operators") { stage in
        constrain(clear: constrain(stage.view) { guideline($0, along: .vertical, at: .end(8)) })
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints { $0.guideline(along: .vertical, at: .end(8)) }
        stage.view.snp.removeConstraints()
      },
      Way("attributes") { stage in
        stage.view.easy.layout(Guideline(along: .vertical, at: .end(8)))
        stage.view.easy.clear()
      },
      Way("pinning") { stage in
        stage.view.autoSetGuideline(along: .vertical, at: .end(8)).autoRemoveConstraints()
      },
    ]
    for way in takings {
      let stage = ArrangementStage()
      way.body(stage)
      #expect(stage.formulas == [], "\(way.testDescription)")
      #expect(stage.issues == [])
    }
  }
}
