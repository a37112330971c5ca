import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Usual gaps in every dialect")
struct GapTests {
  /// The view is a gap inside the root at the start, two at least below its top, and ends a gap and a half before the
  /// other view, which is 100 points wide at the end of the root.
  private static let ways = [
    Way("operators") { stage in
      constrain(stage.view, stage.other, stage.root) { view, other, root in
        view.leading == root.leading + .system
        view.top >= root.top + .system(2)
        view.trailing == other.leading - .system(1.5)
        view.bottom == root.bottom - .system
      }
    },
    Way("maker") { stage in
      stage.view.snp.makeConstraints { make in
        make.leading.equalToSuperview().systemSpacing()
        make.top.greaterThanOrEqualToSuperview().systemSpacing(2)
        make.trailing.equalTo(stage.other.snp.leading).systemSpacing(1.5)
        make.bottom.equalToSuperview().systemSpacing()
      }
    },
    Way("attributes") { stage in
      stage.view.easy.layout(
        Leading(.system),
        Top(>=(.system(2))),
        Trailing(.system(1.5)).to(stage.other, .leading),
        Bottom(.system)
      )
    },
    Way("pinning") { stage in
      stage.view.autoPinEdge(toSuperviewEdge: .leading, withSystemSpacing: 1)
      stage.view.autoPinEdge(
        toSuperviewEdge: .top,
        withSystemSpacing: 2,
        relation: .greaterThanOrEqual
      )
      stage.view.autoPinEdge(.trailing, to: .leading, of: stage.other, withSystemSpacing: 1.5)
      stage.view.autoPinEdge(toSuperviewEdge: .bottom, withSystemSpacing: 1)
    },
    Way("anchors") { stage in
      LayoutConstraint.activate([
        stage.view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, gap: .system),
        stage.view.topAnchor.constraint(
          greaterThanOrEqualTo: stage.root.topAnchor,
          gap: .system(2)
        ),
        stage.view.trailingAnchor.constraint(
          equalTo: stage.other.leadingAnchor,
          gap: .system(-1.5)
        ),
        stage.view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor, gap: .system(-1)),
      ])
    },
  ]

  /// A stage whose other view stands at the end, and whose view is 30 points high.
  private func stage(_ environment: LayoutEnvironment) -> ArrangementStage {
    let stage = ArrangementStage(environment: environment)
    LayoutConstraint.activate([
      stage.other.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      stage.other.widthAnchor.constraint(equalToConstant: 100),
      stage.other.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stage.other.heightAnchor.constraint(equalToConstant: 30),
      stage.view.heightAnchor.constraint(equalToConstant: 30),
    ])
    return stage
  }

  @Test(
    "All state the same, in both reading directions, and follow the environment",
    arguments: ways
  )
  func parity(way: Way) {
    for direction in LayoutReadingDirection.allCases {
      let stage = stage(LayoutEnvironment(layoutDirection: direction))
      way.body(stage)
      // From 20 to 300 - 1.5 · 8; 20 above the bottom.
      var frame = LayoutRect(x: 20, y: 250, width: 268, height: 30)
      if direction == .rightToLeft { frame.origin.x = 400 - frame.maxX }
      #expect(stage.frame(of: stage.view) == frame)
      let formulas = [
        "view.bottom == root.bottom - gap", "view.leading == root.leading + gap",
        "view.top >= root.top + 2 · gap", "view.trailing == other.leading - 1.5 · gap",
      ]
      #expect(stage.formulas.filter { $0.hasPrefix("view") && !$0.contains("height") } == formulas)
      stage.root.layoutNode.environment = LayoutEnvironment(
        layoutDirection: direction,
        siblingGap: 4,
        superviewGap: 10
      )
      // From 10 to 300 - 1.5 · 4; 10 above the bottom.
      frame = LayoutRect(x: 10, y: 260, width: 284, height: 30)
      if direction == .rightToLeft { frame.origin.x = 400 - frame.maxX }
      #expect(stage.frame(of: stage.view) == frame)
      #expect(stage.issues == [])
    }
  }

  @Test("A gap takes the slot of a number, and the other way; removed it is nothing")
  func again() {
    let stage = stage(LayoutEnvironment())
    /// What the view's leading edge is tied to.
    var ties: [String] { stage.formulas.filter { $0.hasPrefix("view.leading") } }
    for _ in 0..<2 { stage.view.easy.layout(Leading(.system(2))) }
    #expect(ties == ["view.leading == root.leading + 2 · gap"])
    stage.view.easy.layout(Leading(7))
    #expect(ties == ["view.leading == root.leading + 7"])
    stage.view.easy.clear()
    #expect(ties == [])
    let group = constrain(stage.view) { $0.leading == $0.superview!.leading + .system }
    constrain(clear: group)
    #expect(ties == [])
    stage.view.snp.makeConstraints { $0.leading.equalToSuperview().systemSpacing() }
    stage.view.snp.updateConstraints { $0.leading.equalToSuperview().offset(3) }
    #expect(ties == ["view.leading == root.leading + 3"])
    stage.view.snp.updateConstraints { $0.leading.equalToSuperview().systemSpacing(2) }
    #expect(ties == ["view.leading == root.leading + 2 · gap"])
    #expect(stage.issues == [])
  }

  @Test("In a maker's chain a gap lies between edges; anything else is reported and not made")
  func middles() {
    let stage = stage(LayoutEnvironment())
    let before = stage.formulas
    stage.view.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.centerX.equalTo(stage.other.snp.centerX).systemSpacing()
    }
    #expect(stage.kinds == [.invalidUse("a system gap lies between edges")])
    #expect(stage.formulas == before)
  }

  @Test("Factors of an expression are factors of its gaps")
  func factors() {
    let stage = stage(LayoutEnvironment())
    constrain(stage.view, stage.other) { view, other in
      view.left * 2 == other.left + .system(3)
    }
    // 2 · left == 300 + 3 · 8.
    #expect(stage.frame(of: stage.view).minX == 162)
  }
}
