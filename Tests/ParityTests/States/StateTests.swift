import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("States in every dialect")
struct StateTests {
  /// The four dialects' ways to pin the stage's view to the leading top corner with a width, and a
  /// wish for a height.
  private static func ways(_ width: Double, _ distance: Double) -> [Way] {
    [
      Way("operators") { stage in
        constrain(stage.view) { view in
          view.leading == view.superview!.leading + distance
          view.top == view.superview!.top
          view.width == width
          view.height == 20 ~ LayoutPriority(700)
        }
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints {
          $0.leading.equalToSuperview().offset(distance)
          $0.top.equalToSuperview()
          $0.width.equalTo(width)
          $0.height.equalTo(20).priority(700)
        }
      },
      Way("attributes") { stage in
        stage.view.easy.layout(
          Leading(distance),
          Top(0),
          Width(width),
          Height(20).with(.custom(700))
        )
      },
      Way("pinning") { stage in
        stage.view.autoPinEdge(toSuperviewEdge: .leading, withInset: distance)
        stage.view.autoPinEdge(toSuperviewEdge: .top)
        stage.view.autoSetDimension(.width, toSize: width)
        LayoutConstraint.autoSetPriority(LayoutPriority(700)) {
          _ = stage.view.autoSetDimension(.height, toSize: 20)
        }
      },
    ]
  }

  @Test(
    "All collect in a definition, and state the same constraints and frames, in both directions"
  )
  func parity() {
    for direction in LayoutReadingDirection.allCases {
      let environment = LayoutEnvironment(layoutDirection: direction)
      for (narrow, wide) in zip(Self.ways(40, 8), Self.ways(90, 8)) {
        let stage = ArrangementStage(environment: environment)
        let states = LayoutStates<String>()
        #expect(states.define("narrow") { narrow.body(stage) }, "\(narrow.testDescription)")
        #expect(states.define("wide") { wide.body(stage) }, "\(narrow.testDescription)")
        #expect(stage.formulas == [], "\(narrow.testDescription)")
        for (name, width) in [("narrow", 40.0), ("wide", 90), ("narrow", 40)] {
          #expect(states.switch(to: name), "\(narrow.testDescription)")
          let x = direction == .leftToRight ? 8 : 400 - 8 - width
          let frame = LayoutRect(x: x, y: 0, width: width, height: 20)
          #expect(stage.frame(of: stage.view) == frame, "\(narrow.testDescription)")
          #expect(
            stage.formulas == [
              "view.height == 20 @700", "view.leading == root.leading + 8",
              "view.top == root.top", "view.width == \(Int(width))",
            ],
            "\(narrow.testDescription)"
          )
        }
        states.clear()
        #expect(stage.formulas == [], "\(narrow.testDescription)")
        #expect(stage.issues == [], "\(narrow.testDescription)")
      }
    }
  }

  @Test("Three of four constraints are one for both states, also across dialects")
  func shared() {
    for narrow in Self.ways(40, 8) {
      for wide in Self.ways(90, 8) {
        let stage = ArrangementStage()
        let states = LayoutStates<String>()
        states.define("narrow") { narrow.body(stage) }
        states.define("wide") { wide.body(stage) }
        let both = Set(states.constraints(of: "narrow")).intersection(
          states.constraints(of: "wide")
        )
        #expect(both.count == 3, "\(narrow.testDescription) and \(wide.testDescription)")
      }
    }
  }

  @Test("An item is placed by its frame until a state of it is switched to")
  func leavesFrame() {
    for way in Self.ways(40, 8) {
      let stage = ArrangementStage()
      stage.view.translatesAutoresizingMaskIntoConstraints = true
      stage.view.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
      let states = LayoutStates<String>()
      states.define("placed") { way.body(stage) }
      #expect(stage.view.translatesAutoresizingMaskIntoConstraints, "\(way.testDescription)")
      #expect(stage.frame(of: stage.view) == LayoutRect(x: 1, y: 2, width: 3, height: 4))
      states.switch(to: "placed")
      #expect(!stage.view.translatesAutoresizingMaskIntoConstraints, "\(way.testDescription)")
      #expect(stage.frame(of: stage.view) == LayoutRect(x: 8, y: 0, width: 40, height: 20))
    }
  }

  @Test("Any dialect extends a state of any other, and overrides it by slot")
  func extending() {
    for base in Self.ways(40, 8) {
      for own in Self.ways(90, 30) {
        let stage = ArrangementStage()
        let states = LayoutStates<String>()
        states.define("base") { base.body(stage) }
        states.define("own", extending: "base") { own.body(stage) }
        states.switch(to: "own")
        let frame = LayoutRect(x: 30, y: 0, width: 90, height: 20)
        let text = "\(base.testDescription) and \(own.testDescription)"
        #expect(stage.frame(of: stage.view) == frame, "\(text)")
        #expect(stage.formulas.count == 4, "\(text)")
        #expect(stage.issues.allSatisfy { $0.code == .slotIsShared }, "\(text)")
      }
    }
  }

  @Test("A transition to a state leaves an item at its frame, from which it begins")
  func transition() throws {
    for way in Self.ways(40, 8) {
      let stage = ArrangementStage()
      stage.view.translatesAutoresizingMaskIntoConstraints = true
      stage.view.frame = LayoutRect(x: 0, y: 2, width: 20, height: 4)
      let states = LayoutStates<String>()
      states.define("placed") { way.body(stage) }
      let transition = try #require(states.transition(from: nil, to: "placed"))
      let middle = LayoutRect(x: 4, y: 1, width: 30, height: 12)
      #expect(transition.frame(of: stage.view, at: 0.5) == middle, "\(way.testDescription)")
      #expect(stage.view.translatesAutoresizingMaskIntoConstraints, "\(way.testDescription)")
      #expect(stage.frame(of: stage.view) == LayoutRect(x: 0, y: 2, width: 20, height: 4))
      // Another dialect hears nothing of the one that was asked for.
      stage.view.snp.makeConstraints { $0.width.equalTo(30) }
      #expect(stage.issues == [], "\(way.testDescription)")
    }
  }

  @Test("Conditions are asked for a transition, and those of the current state are not")
  func conditionsOfTransitions() throws {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    var isLarge = false
    states.define("state") {
      stage.view.easy.layout(Leading(0), Top(0), Height(20), Width(40), Width(90).when { isLarge })
    }
    states.define("other") { stage.view.easy.layout(Leading(0), Top(0), Height(20), Width(10)) }
    states.switch(to: "other")
    isLarge = true
    let there = try #require(states.transition(from: "other", to: "state"))
    #expect(there.frame(of: stage.view, at: 1)?.width == 90)
    states.switch(to: "state")
    isLarge = false
    let back = try #require(states.transition(from: "state", to: "other"))
    #expect(back.frame(of: stage.view, at: 0)?.width == 90)
    #expect(stage.frame(of: stage.view).width == 90)
  }

  /// What is refused inside a definition of each dialect, on a stage whose view has a height by that
  /// dialect.
  private static let refusals: [(before: Way, inside: Way)] = [
    (
      Way("maker remakes") { stage in
        stage.view.snp.makeConstraints { $0.height.equalTo(10) }
      },
      Way("") { stage in stage.view.snp.remakeConstraints { $0.height.equalTo(20) } }
    ),
    (
      Way("maker updates") { stage in
        stage.view.snp.makeConstraints { $0.height.equalTo(10) }
      },
      Way("") { stage in stage.view.snp.updateConstraints { $0.height.equalTo(20) } }
    ),
    (
      Way("maker remakes several") { stage in
        stage.view.snp.makeConstraints { $0.height.equalTo(10) }
      },
      Way("") { stage in [stage.view].snp.remakeConstraints { $0.height.equalTo(20) } }
    ),
    (
      Way("maker removes") { stage in
        stage.view.snp.makeConstraints { $0.height.equalTo(10) }
      },
      Way("") { stage in stage.view.snp.removeConstraints() }
    ),
    (
      Way("attributes are reloaded") { stage in stage.view.easy.layout(Height(10)) },
      Way("") { stage in stage.view.easy.reload() }
    ),
    (
      Way("attributes are cleared") { stage in stage.view.easy.layout(Height(10)) },
      Way("") { stage in stage.view.easy.clear() }
    ),
    (
      Way("pinning is removed") { stage in stage.view.autoSetDimension(.height, toSize: 10) },
      Way("") { stage in stage.view.constraints.autoRemoveConstraints() }
    ),
    (
      Way("a bare constraint is removed") { stage in
        stage.view.autoSetDimension(.height, toSize: 10)
      },
      Way("") { stage in stage.view.removeConstraints(stage.view.constraints) }
    ),
  ]

  @Test("What changes, replaces or removes is reported, and nothing is defined")
  func refused() {
    for (before, inside) in Self.refusals {
      let stage = ArrangementStage()
      before.body(stage)
      let states = LayoutStates<String>()
      let isDefined = states.define("state") {
        stage.other.snp.makeConstraints { $0.width.equalTo(5) }
        inside.body(stage)
      }
      #expect(!isDefined, "\(before.testDescription)")
      #expect(stage.formulas == ["view.height == 10"], "\(before.testDescription)")
      #expect(states.names == [], "\(before.testDescription)")
      #expect(stage.issues.map(\.items) == [["view"]], "\(before.testDescription)")
      #expect(stage.issues.first?.description.contains("definition of a state") == true)
    }
  }

  @Test(
    "A group that holds something is not replaced in a definition; an empty one is filled by none"
  )
  func groups() {
    let stage = ArrangementStage()
    let group = constrain(stage.view) { $0.height == 10 }
    let states = LayoutStates<String>()
    #expect(!states.define("state") { constrain(stage.view, replace: group) { $0.height == 20 } })
    #expect(stage.formulas == ["view.height == 10"])
    #expect(stage.issues.count == 1)
    let empty = ConstraintGroup()
    #expect(states.define("other") { constrain(stage.other, replace: empty) { $0.height == 20 } })
    #expect(empty.constraints == [])
    #expect(states.constraints(of: "other").count == 1)
  }

  @Test("What a dialect refuses refuses the definition, and is reported once")
  func refusedWords() {
    let words: [Way] = [
      Way("operators") { stage in constrain(stage.view) { $0.width == .infinity } },
      Way("maker") { stage in
        stage.view.snp.makeConstraints { $0.width.equalTo(Double.infinity) }
      },
      Way("attributes") { stage in stage.view.easy.layout(Width(.infinity)) },
      Way("pinning") { stage in stage.view.autoSetDimension(.width, toSize: .infinity) },
      Way("pinning in a batch") { stage in
        LayoutConstraint.autoCreateAndInstallConstraints {
          stage.view.autoSetDimension(.width, toSize: .infinity)
        }
      },
      Way("maker, without a relation") { stage in
        stage.view.snp.makeConstraints { _ = $0.width }
      },
      Way("a guideline") { stage in
        stage.view.snp.makeConstraints { $0.guideline(along: .horizontal, at: .fraction(2)) }
      },
      Way("a chain") { stage in
        [stage.view, stage.other].easy.layout(Chain(along: .horizontal, spacing: .infinity))
      },
    ]
    for way in words {
      let stage = ArrangementStage()
      let states = LayoutStates<String>()
      let isDefined = states.define("state") {
        stage.other.autoSetDimension(.height, toSize: 5)
        way.body(stage)
      }
      #expect(!isDefined, "\(way.testDescription)")
      #expect(states.names == [], "\(way.testDescription)")
      #expect(stage.formulas == [], "\(way.testDescription)")
      #expect(stage.issues.count == 1, "\(way.testDescription)")
    }
  }

  @Test("Pinning's own blocks: a batch is part of the state, what is not installed is not")
  func batches() {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    var loose: [LayoutConstraint] = []
    states.define("state") {
      LayoutConstraint.autoCreateAndInstallConstraints {
        stage.view.autoSetDimension(.width, toSize: 40)
      }
      loose = LayoutConstraint.autoCreateConstraintsWithoutInstalling {
        stage.view.autoSetDimension(.height, toSize: 20)
        stage.other.snp.makeConstraints { $0.width.equalTo(7) }
      }
    }
    #expect(loose.map(\.formula) == ["view.height == 20"])
    #expect(
      states.constraints(of: "state").map(\.formula) == ["view.width == 40", "other.width == 7"]
    )
    #expect(stage.formulas == [])
  }

  @Test("A maker's handle is the state's constraint, and its remake and removal are not")
  func handles() {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    var width: Constraint?
    states.define("state") {
      stage.view.snp.makeConstraints { width = $0.width.equalTo(40).constraint }
    }
    states.switch(to: "state")
    width?.update(offset: 60)
    #expect(stage.formulas == ["view.width == 60"])
    stage.view.snp.remakeConstraints { $0.height.equalTo(20) }
    stage.view.easy.clear()
    #expect(stage.formulas == ["view.height == 20", "view.width == 60"])
    states.clear()
    #expect(stage.formulas == ["view.height == 20"])
  }

  @Test("A constraint that is handed over is in no state any more")
  func takenOver() {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    states.define("state") { stage.view.easy.layout(Width(40)) }
    states.switch(to: "state")
    stage.view.adoptConstraints(by: .maker)
    states.clear()
    #expect(stage.formulas == ["view.width == 40"])
    #expect(states.constraints(of: "state") == [])
    stage.view.snp.removeConstraints()
    #expect(stage.formulas == [])
  }

  @Test("Within a state attributes push each other out as they do outside")
  func slots() {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    states.define("state") {
      stage.view.easy.layout(Leading(8), Trailing(8), Top(1))
      stage.view.easy.layout(CenterX(0), Top(2), Top(3))
    }
    states.switch(to: "state")
    #expect(
      stage.formulas == ["view.centerX == root.centerX", "view.top == root.top + 3"]
    )
  }

  // MARK: Conditions

  @Test(
    "A condition of a state is asked when that is switched to, at a reload, and not while it is off"
  )
  func conditions() {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    var isLarge = false
    var asked = 0
    states.define("state") {
      stage.view.easy.layout(
        Width(40),
        Width(90).when {
          asked += 1
          return isLarge
        }
      )
    }
    states.define("other") { stage.view.easy.layout(Width(10)) }
    #expect(asked == 0)
    states.switch(to: "state")
    #expect(stage.formulas == ["view.width == 40"])
    isLarge = true
    stage.view.easy.reload()
    #expect(stage.formulas == ["view.width == 90"])
    states.switch(to: "other")
    isLarge = false
    let before = asked
    stage.view.easy.reload()
    #expect(asked == before)
    #expect(stage.formulas == ["view.width == 10"])
    states.switch(to: "state")
    #expect(stage.formulas == ["view.width == 40"])
    #expect(stage.issues == [])
  }

  @Test("Of one call what is conditional wins, of several the last one, in whichever order")
  func order() {
    for isSwapped in [false, true] {
      let stage = ArrangementStage()
      let states = LayoutStates<String>()
      states.define("state") {
        stage.view.easy.layout(Width(1), Width(2).when { true }, Height(1))
        stage.view.easy.layout(Top(3).when { true }, Top(4))
        if isSwapped {
          stage.view.easy.layout(Width(5).when { true }, Width(6))
          stage.view.easy.layout(Height(7), Height(8).when { false })
        } else {
          stage.view.easy.layout(Height(7).when { false }, Height(8))
          stage.view.easy.layout(Width(6), Width(5).when { true })
        }
        stage.view.easy.layout(Leading(9))
      }
      states.switch(to: "state")
      #expect(
        stage.formulas == [
          "view.height == \(isSwapped ? 7 : 8)", "view.leading == root.leading + 9",
          "view.top == root.top + 3", "view.width == 5",
        ]
      )
    }
  }

  @Test("Surroundings that change while a state is on change what stands in it")
  func surroundings() {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    states.define("state") {
      stage.view.easy.layout(
        Leading(0),
        Top(0),
        Height(20),
        Width(40),
        Width(90).when { $0.isHorizontalRegular }
      )
    }
    states.switch(to: "state")
    let narrow = LayoutRect(x: 0, y: 0, width: 40, height: 20)
    let wide = LayoutRect(x: 0, y: 0, width: 90, height: 20)
    #expect(stage.frame(of: stage.view) == narrow)
    for (sizeClass, frame) in [
      (LayoutEnvironment.SizeClass.regular, wide), (.compact, narrow), (.regular, wide),
    ] {
      stage.root.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: sizeClass)
      #expect(stage.frame(of: stage.view) == frame)
    }
    // While it is off nothing follows.
    states.clear()
    stage.root.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .compact)
    #expect(stage.formulas == [])
    states.switch(to: "state")
    #expect(stage.frame(of: stage.view) == narrow)
    // A hierarchy of other surroundings, to which the whole stage moves.
    let outer = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 500, height: 500))
    outer.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .regular)
    stage.root.layoutNode.environment = nil
    outer.addSubview(stage.root)
    outer.layoutIfNeeded()
    #expect(stage.view.frame == wide)
    #expect(stage.issues == [])
  }

  @Test("A state that extends one with conditions overrides what they say")
  func extendedConditions() {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    var isLarge = true
    states.define("base") { stage.view.easy.layout(Width(40), Width(90).when { isLarge }) }
    states.define("own", extending: "base") {
      stage.view.autoSetDimension(.width, toSize: 7)
    }
    states.define("above", extending: "own") {
      stage.view.easy.layout(Width(70).when { !isLarge })
    }
    for (large, formulas) in [
      (true, ["view.width == 90", "view.width == 7", "view.width == 7"]),
      (false, ["view.width == 40", "view.width == 7", "view.width == 70"]),
    ] {
      isLarge = large
      for (name, formula) in zip(["base", "own", "above"], formulas) {
        states.switch(to: name)
        #expect(stage.formulas == [formula], "\(name)")
      }
    }
  }

  @Test("A condition that switches states is reported, and does not")
  func switchingConditions() {
    let stage = ArrangementStage()
    let states = LayoutStates<String>()
    states.define("other") { stage.view.easy.layout(Width(10)) }
    states.define("state") {
      stage.view.easy.layout(Width(90).when { !states.switch(to: "other") })
    }
    states.switch(to: "state")
    #expect(states.current == "state")
    #expect(stage.formulas == ["view.width == 90"])
    #expect(stage.kinds == [.invalidUse("a condition of a state switches between states")])
  }

  @Test("Words of arrangements are parts of states in every dialect")
  func arrangements() {
    let chains: [Way] = [
      Way("operators") { stage in
        constrain(stage.view, stage.other, stage.root) { view, other, root in
          let items = [view, other]
          chain(items, .packed(), from: root.leading, to: root.trailing, spacing: 8)
        }
      },
      Way("maker") { stage in
        [stage.view, stage.other].snp.chain(.packed(), along: .horizontal, spacing: 8)
      },
      Way("attributes") { stage in
        [stage.view, stage.other].easy.layout(Chain(.packed(), along: .horizontal, spacing: 8))
      },
      Way("pinning") { stage in
        [stage.view, stage.other].autoChain(.packed(), along: .horizontal, spacing: 8)
      },
    ]
    for way in chains {
      let stage = ArrangementStage()
      for view in [stage.view, stage.other] {
        view.autoSetDimensions(to: LayoutSize(width: 46, height: 20))
        view.autoPinEdge(toSuperviewEdge: .top)
      }
      let states = LayoutStates<String>()
      states.define("chained") { way.body(stage) }
      states.define("stacked") {
        for view in [stage.view, stage.other] { view.autoPinEdge(toSuperviewEdge: .leading) }
      }
      for _ in 0..<2 {
        states.switch(to: "chained")
        // 400 less 100, half of it at each side.
        #expect(stage.frame(of: stage.view).minX == 150, "\(way.testDescription)")
        #expect(stage.frame(of: stage.other).minX == 204, "\(way.testDescription)")
        states.switch(to: "stacked")
        #expect(stage.frame(of: stage.other).minX == 0, "\(way.testDescription)")
      }
      #expect(stage.issues.allSatisfy { $0.code == .slotIsShared }, "\(way.testDescription)")
    }
  }
}
