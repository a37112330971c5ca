import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Barriers in every dialect")
struct BarrierTests {
  /// The four dialects' ways to make the stage's view a line at an edge of two views inside the
  /// other one.
  private static func ways(_ edge: LayoutEdge, _ pinned: ALEdge, _ margin: Double) -> [Way] {
    [
      Way("operators") { stage in
        constrain([stage.view] + stage.other.subviews) {
          barrier($0[0], at: edge, of: Array($0.dropFirst()), margin: margin)
        }
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints {
          $0.barrier(at: edge, of: stage.other.subviews, margin: margin)
        }
      },
      Way("attributes") { stage in
        stage.view.easy.layout(Barrier(at: edge, of: stage.other.subviews, margin: margin))
      },
      Way("pinning") { stage in
        stage.view.autoSetBarrier(atEdge: pinned, of: stage.other.subviews, margin: margin)
      },
    ]
  }

  private static let edges: [(LayoutEdge, ALEdge)] = [
    (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
  ]

  /// The other view at (50, 40), 200 × 100, with views at its (20, 10), 100 × 20, and (60, 5), 30 ×
  /// 45.
  private static func prepare(
    _ direction: LayoutReadingDirection = .leftToRight
  ) -> ArrangementStage {
    let stage = ArrangementStage(environment: LayoutEnvironment(layoutDirection: direction))
    stage.other.translatesAutoresizingMaskIntoConstraints = true
    stage.other.frame = LayoutRect(x: 50, y: 40, width: 200, height: 100)
    for (name, frame) in [
      ("one", LayoutRect(x: 20, y: 10, width: 100, height: 20)),
      ("two", LayoutRect(x: 60, y: 5, width: 30, height: 45)),
    ] {
      let view = LayoutView(frame: frame)
      view.layoutName = name
      stage.other.addSubview(view)
    }
    return stage
  }

  @Test("All state the constraints of anchors, and the same frames, in both reading directions")
  func parity() {
    for (edge, pinned) in Self.edges {
      for direction in LayoutReadingDirection.allCases {
        let anchors = Self.prepare(direction)
        LayoutConstraint.activate(
          anchors.view.constraints(asBarrierAt: edge, of: anchors.other.subviews, margin: 8)
        )
        // In the root: 50 + 120 + 8 and 50 + 20 - 8 level, 40 + 50 + 8 and 40 + 5 - 8 down.
        let isRight = (edge == .trailing) == (direction == .leftToRight)
        let expected =
          switch edge {
          case .leading, .trailing:
            LayoutRect(x: isRight ? 178 : 62, y: 0, width: 0, height: 300)
          case .bottom: LayoutRect(x: 0, y: 98, width: 400, height: 0)
          case .top: LayoutRect(x: 0, y: 37, width: 400, height: 0)
          }
        for way in Self.ways(edge, pinned, 8) {
          let stage = Self.prepare(direction)
          way.body(stage)
          #expect(stage.formulas == anchors.formulas, "\(way.testDescription)")
          #expect(stage.frame(of: stage.view) == expected, "\(way.testDescription) \(edge)")
          #expect(stage.issues == [], "\(way.testDescription)")
        }
      }
    }
  }

  @Test("A margin that is not finite is reported once, and nothing is made")
  func refused() {
    for way in Self.ways(.top, .top, .infinity) {
      let stage = Self.prepare()
      way.body(stage)
      #expect(stage.kinds == [.notFinite(.infinity)], "\(way.testDescription)")
      #expect(stage.issues.first?.items == ["view"], "\(way.testDescription)")
      #expect(stage.formulas == [], "\(way.testDescription)")
    }
  }

  @Test("Each dialect takes its line away as one")
  func removed() {
    let takings: [Way] = [
      Way("operators") { stage in
        constrain(
          clear: constrain([stage.view] + stage.other.subviews) {
            barrier($0[0], at: .top, of: Array($0.dropFirst()))
          }
        )
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints { $0.barrier(at: .top, of: stage.other.subviews) }
        stage.view.snp.removeConstraints()
      },
      Way("attributes") { stage in
        stage.view.easy.layout(Barrier(at: .top, of: stage.other.subviews))
        stage.view.easy.clear()
      },
      Way("attributes, under a condition") { stage in
        var isWanted = true
        stage.view.easy.layout(Barrier(at: .top, of: stage.other.subviews).when { isWanted })
        #expect(stage.formulas.count == 8)
        isWanted = false
        stage.view.easy.reload()
      },
      Way("pinning") { stage in
        stage.view.autoSetBarrier(atEdge: .top, of: stage.other.subviews).autoRemoveConstraints()
      },
    ]
    for way in takings {
      let stage = Self.prepare()
      way.body(stage)
      #expect(stage.formulas == [], "\(way.testDescription)")
      #expect(stage.issues == [], "\(way.testDescription)")
    }
  }

  @Test("A barrier of attributes that one line says anew stands at its own items")
  func again() {
    let stage = Self.prepare()
    let (one, two) = (stage.other.subviews[0], stage.other.subviews[1])
    // In the root: 50 + 120 and 50 + 90.
    for (items, x) in [([one], 170.0), ([two], 140), ([one, two], 170)] {
      stage.view.easy.layout(Barrier(at: .trailing, of: items))
      #expect(stage.frame(of: stage.view).minX == x)
    }
    #expect(stage.issues == [])
  }

  @Test("An update of the maker finds no barrier to change, which is reported; a remake changes it")
  func updated() {
    let stage = Self.prepare()
    let (one, two) = (stage.other.subviews[0], stage.other.subviews[1])
    stage.view.snp.makeConstraints { $0.barrier(at: .trailing, of: [one]) }
    stage.view.snp.updateConstraints { $0.barrier(at: .trailing, of: [two]) }
    #expect(Set(stage.kinds) == [.updateMatchesNothing])
    // In the root: 50 + 120, then 50 + 90.
    #expect(stage.frame(of: stage.view).minX == 170)
    stage.view.snp.remakeConstraints { $0.barrier(at: .trailing, of: [two]) }
    #expect(stage.frame(of: stage.view).minX == 140)
  }
}
