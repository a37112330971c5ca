import ConstraintKernel
import Testing

@Suite("Named states")
struct LayoutStatesTests {
  enum Size: Hashable { case small, large, wide }

  /// A root of 400 × 300 with two views at its top left corner, whose sizes are those of states.
  private final class Stage {
    let (root, log) = makeRoot()
    let view: LayoutView
    let other: LayoutView
    let states = LayoutStates<Size>()

    init() {
      view = makeView("view", in: root)
      other = makeView("other", in: root)
      for view in [view, other] {
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      }
    }

    /// Gives views sizes.
    func size(_ view: LayoutView, _ width: Double, _ height: Double) {
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    /// Two states: the view is 40 or 200 wide, and 30 high in both.
    func defineBoth() {
      states.define(.small) { size(view, 40, 30) }
      states.define(.large) { size(view, 200, 30) }
    }

    func frame(of view: LayoutView) -> LayoutRect {
      root.layoutIfNeeded()
      return view.frame
    }
  }

  @Test("A definition installs nothing, and a switch installs what it says")
  func switching() {
    let stage = Stage()
    let before = stage.root.constraints.count
    stage.defineBoth()
    #expect(stage.states.names == [.small, .large])
    #expect(stage.states.current == nil)
    #expect(stage.view.constraints == [])
    #expect(stage.states.switch(to: .small))
    #expect(stage.frame(of: stage.view) == rect(0, 0, 40, 30))
    #expect(stage.states.switch(to: .large))
    #expect(stage.states.current == .large)
    #expect(stage.frame(of: stage.view) == rect(0, 0, 200, 30))
    // The height that both have counts as activated when the first one was defined.
    #expect(stage.view.constraints.map(\.formula) == ["view.height == 30", "view.width == 200"])
    stage.states.clear()
    #expect(stage.states.current == nil)
    #expect(stage.view.constraints == [])
    #expect(stage.root.constraints.count == before)
    #expect(stage.log.issues == [])
  }

  @Test("What two states say alike is one constraint, which stays; what differs goes and comes")
  func identity() throws {
    let stage = Stage()
    stage.defineBoth()
    let small = stage.states.constraints(of: .small)
    let large = stage.states.constraints(of: .large)
    try #require(small.count == 2 && large.count == 2)
    #expect(small[0] !== large[0])
    #expect(small[1] === large[1])
    stage.states.switch(to: .small)
    stage.root.layoutIfNeeded()
    let lowered = stage.root.layoutStatistics.constraintsLowered
    stage.states.switch(to: .large)
    stage.root.layoutIfNeeded()
    #expect(stage.root.layoutStatistics.constraintsLowered == lowered + 1)
    #expect(!small[0].isActive)
    #expect(small[1].isActive)
  }

  @Test("A number that differs, a priority or a name keeps constraints apart")
  func kinds() {
    let stage = Stage()
    func define(_ name: Size, _ priority: LayoutPriority, _ identifier: String?) {
      stage.states.define(name) {
        let height = stage.view.heightAnchor.constraint(equalToConstant: 30)
        height.priority = priority
        height.identifier = identifier
        height.isActive = true
      }
    }
    define(.small, .required, nil)
    define(.large, .defaultHigh, nil)
    define(.wide, .required, "height")
    let all = [Size.small, .large, .wide].flatMap(stage.states.constraints)
    #expect(Set(all).count == 3)
  }

  @Test("What a state says twice pulls twice, and is shared with two of another state")
  func twice() {
    let stage = Stage()
    stage.states.define(.small) { for _ in 0..<2 { stage.size(stage.view, 40, 30) } }
    stage.states.define(.large) { for _ in 0..<3 { stage.size(stage.view, 40, 30) } }
    #expect(Set(stage.states.constraints(of: .small)).count == 4)
    let shared = Set(stage.states.constraints(of: .large)).intersection(
      stage.states.constraints(of: .small)
    )
    #expect(shared.count == 4)
    #expect(Set(stage.states.constraints(of: .large)).count == 6)
  }

  @Test("A constraint is edited where it stands, for every state that has it")
  func edits() {
    let stage = Stage()
    stage.defineBoth()
    stage.states.switch(to: .small)
    for constraint in stage.states.constraints(of: .small) { constraint.constant += 5 }
    #expect(stage.frame(of: stage.view) == rect(0, 0, 45, 35))
    stage.states.switch(to: .large)
    // The height is of both, the width of 200 is not that of 45.
    #expect(stage.frame(of: stage.view) == rect(0, 0, 200, 35))
    stage.states.switch(to: .small)
    #expect(stage.frame(of: stage.view) == rect(0, 0, 45, 35))
  }

  @Test("What extends a state begins with it, and overrides it by slot")
  func extending() {
    let stage = Stage()
    stage.states.define(.small) {
      stage.size(stage.view, 40, 30)
      stage.size(stage.other, 10, 10)
    }
    stage.states.define(.large, extending: .small) {
      stage.view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }
    stage.states.define(.wide, extending: .large) {
      stage.other.widthAnchor.constraint(equalToConstant: 90).isActive = true
      let limit = stage.view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
      limit.priority = .defaultHigh
      limit.isActive = true
    }
    stage.states.switch(to: .large)
    #expect(stage.frame(of: stage.view) == rect(0, 0, 200, 30))
    #expect(stage.frame(of: stage.other) == rect(0, 0, 10, 10))
    stage.states.switch(to: .wide)
    // Another relation and priority is another slot, and 200 is required.
    #expect(stage.frame(of: stage.view) == rect(0, 0, 200, 30))
    #expect(stage.frame(of: stage.other) == rect(0, 0, 90, 10))
    #expect(stage.log.issues == [])
  }

  @Test("A centre takes both ends, as in the attribute dialect")
  func center() {
    let stage = Stage()
    let (view, root) = (makeView("placed", in: stage.root), stage.root)
    stage.states.define(.small) {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8).isActive = true
      stage.size(view, 384, 20)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    stage.states.define(.large, extending: .small) {
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    stage.states.switch(to: .large)
    #expect(stage.frame(of: view) == rect(150, 0, 100, 20))
    #expect(stage.log.issues == [])
    stage.states.switch(to: .small)
    #expect(stage.frame(of: view) == rect(8, 0, 384, 20))
  }

  @Test("Of a chain everything goes if a state that extends another takes one of its edges")
  func wholes() {
    let stage = Stage()
    let root = stage.root
    let views = (0..<2).map { makeView("link\($0)", in: root) }
    stage.states.define(.small) {
      for view in views {
        stage.size(view, 40, 20)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      }
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          chaining: views,
          .packed(),
          from: root.leadingAnchor,
          to: root.trailingAnchor
        )
      )
    }
    stage.states.define(.large, extending: .small) {
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
      views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60).isActive = true
    }
    for _ in 0..<2 {
      stage.states.switch(to: .small)
      // 320 are left, 160 at each side.
      #expect(views.map { stage.frame(of: $0).minX } == [160, 200])
      stage.states.switch(to: .large)
      #expect(views.map { stage.frame(of: $0).minX } == [5, 60])
    }
    #expect(stage.log.issues == [])
  }

  @Test("What is deactivated inside a definition is no part of it")
  func leftOut() {
    let stage = Stage()
    stage.states.define(.small) {
      stage.size(stage.view, 40, 30)
      let width = stage.view.widthAnchor.constraint(equalToConstant: 70)
      width.isActive = true
      width.isActive = false
    }
    #expect(stage.states.constraints(of: .small).map(\.constant) == [40, 30])
    #expect(stage.log.issues == [])
  }

  @Test("A switch to the current state brings back what is missing")
  func again() {
    let stage = Stage()
    stage.defineBoth()
    stage.states.switch(to: .small)
    LayoutConstraint.deactivate(stage.states.constraints(of: .small))
    #expect(stage.view.constraints == [])
    #expect(stage.states.switch(to: .small))
    #expect(stage.frame(of: stage.view) == rect(0, 0, 40, 30))
  }

  @Test("A state that is removed goes out of layout, and can be defined anew")
  func removal() {
    let stage = Stage()
    stage.defineBoth()
    stage.states.switch(to: .small)
    stage.states.remove(.small)
    #expect(stage.states.current == nil)
    #expect(stage.states.names == [.large])
    #expect(stage.view.constraints == [])
    stage.states.define(.small) { stage.size(stage.view, 50, 30) }
    stage.states.switch(to: .small)
    #expect(stage.frame(of: stage.view) == rect(0, 0, 50, 30))
    #expect(stage.log.issues == [])
  }

  @Test("Somebody else's constraint is in no state any more")
  func takenOver() {
    let stage = Stage()
    stage.defineBoth()
    stage.states.switch(to: .small)
    stage.view.adoptConstraints(by: .kernel)
    stage.states.switch(to: .large)
    // The kernel's own were of the kernel before: nothing was handed over.
    #expect(stage.frame(of: stage.view) == rect(0, 0, 200, 30))
  }

  @Test("States that are freed leave in layout what is there")
  func freed() {
    let stage = Stage()
    weak var gone: LayoutStates<String>?
    do {
      let states = LayoutStates<String>()
      states.define("small") { stage.size(stage.view, 40, 30) }
      states.switch(to: "small")
      gone = states
    }
    #expect(gone == nil)
    #expect(stage.frame(of: stage.view) == rect(0, 0, 40, 30))
  }

  // MARK: What cannot be

  /// What is reported of a call, with nothing changed by it.
  private func issues(_ stage: Stage, _ body: (LayoutStates<Size>) -> Bool) -> [LayoutIssue] {
    let (before, names) = (stage.root.constraints + stage.view.constraints, stage.states.names)
    let current = stage.states.current
    stage.log.clear()
    #expect(!body(stage.states))
    #expect(stage.root.constraints + stage.view.constraints == before)
    #expect(stage.states.current == current)
    #expect(stage.states.names == names)
    return stage.log.issues
  }

  @Test("Names that are not defined, or are already, are reported with their line")
  func names() {
    let stage = Stage()
    stage.defineBoth()
    stage.states.switch(to: .small)
    let calls: [(String, (LayoutStates<Size>) -> Bool)] = [
      ("there is no state wide", { $0.switch(to: .wide) }),
      ("the state small is defined already", { $0.define(.small) {} }),
      ("the state wide cannot extend itself", { $0.define(.wide, extending: .wide) {} }),
      ("the state small cannot extend itself", { $0.define(.small, extending: .small) {} }),
    ]
    for (text, call) in calls {
      let issues = issues(stage, call)
      #expect(issues.map(\.kind) == [.invalidUse(text)])
      #expect(issues.first?.source?.description.contains("LayoutStatesTests.swift") == true)
    }
    stage.states.remove(.large)
    let base = issues(stage) { $0.define(.wide, extending: .large) {} }
    #expect(base.map(\.kind) == [.invalidUse("there is no state large to extend")])
  }

  @Test(
    "Removing, replacing and switching inside a definition are reported, and nothing is defined"
  )
  func verbs() {
    let stage = Stage()
    stage.defineBoth()
    stage.states.switch(to: .small)
    let outside = stage.root.constraints[0]
    let changes = LayoutIssue.Kind.invalidUse(
      "the definition of a state makes constraints, and changes, replaces and removes none"
    )
    let removed = issues(stage) { states in
      states.define(.wide) {
        outside.isActive = false
        stage.size(stage.view, 1, 1)
      }
    }
    #expect(removed.map(\.kind) == [changes])
    let switched = issues(stage) { states in states.define(.wide) { states.switch(to: .large) } }
    #expect(
      switched.map(\.kind) == [.invalidUse("states are not switched in the definition of one")]
    )
    let active = issues(stage) { $0.define(.wide) { outside.isActive = true } }
    #expect(
      active.map(\.kind) == [
        .invalidUse("a constraint that is active already is no part of a state")
      ]
    )
    let form = issues(stage) { states in
      states.define(.wide) {
        stage.size(stage.view, 1, .infinity)
        stage.size(stage.other, 1, 1)
      }
    }
    #expect(form.map(\.kind) == [.notFinite(.infinity)])
  }

  @Test("An error that a block throws leaves nothing defined")
  func throwing() {
    struct Failure: Error {}
    let stage = Stage()
    #expect(throws: Failure.self) {
      try stage.states.define(.small) {
        stage.size(stage.view, 1, 1)
        throw Failure()
      }
    }
    #expect(stage.states.names == [])
    #expect(stage.view.constraints == [])
    stage.states.define(.small) { stage.size(stage.view, 40, 30) }
    #expect(stage.states.switch(to: .small))
  }

  @Test("An item that has gone, or left the hierarchy, is reported, and the current state stays")
  func goneItems() {
    let stage = Stage()
    stage.defineBoth()
    stage.states.switch(to: .small)
    var view: LayoutView? = makeView("brief", in: stage.root)
    stage.states.define(.wide) {
      if let view {
        stage.other.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        stage.size(stage.view, 1, 1)
      }
    }
    view?.removeFromSuperview()
    #expect(issues(stage) { $0.switch(to: .wide) }.map(\.kind) == [.noCommonAncestor])
    view = nil
    #expect(issues(stage) { $0.switch(to: .wide) }.map(\.kind) == [.itemWasFreed])
    #expect(stage.frame(of: stage.view) == rect(0, 0, 40, 30))
  }

  @Test("Issues of states without constraints go to standard error, and nothing else happens")
  func empty() {
    let states = LayoutStates<String>()
    #expect(states.define("empty") {})
    #expect(states.switch(to: "empty"))
    #expect(states.current == "empty")
    #expect(states.constraints(of: "empty") == [])
    #expect(states.constraints(of: "other") == [])
    states.clear()
    #expect(states.current == nil)
  }

  @Test("A distance that two states speak of has its guide in both")
  func distances() {
    let stage = Stage()
    let later = makeView("later", in: stage.root)
    let distance = stage.view.leadingAnchor.anchorWithOffset(to: later.leadingAnchor)
    stage.size(stage.view, 40, 30)
    for (name, length) in [(Size.small, 60.0), (.large, 90)] {
      stage.states.define(name) {
        distance.constraint(equalToConstant: length).isActive = true
      }
      #expect(stage.states.constraints(of: name).count == 1)
    }
    for (name, length) in [(Size.small, 60.0), (.large, 90), (.small, 60)] {
      stage.states.switch(to: name)
      #expect(stage.frame(of: later).minX == length)
    }
    #expect(stage.log.issues == [])
  }

  @Test("One constraint may be put into several states by itself, and keeps its place in the order")
  func sameObject() {
    let stage = Stage()
    let width = stage.view.widthAnchor.constraint(equalToConstant: 40)
    let chained = LayoutConstraint.constraints(
      chaining: [stage.other],
      from: stage.root.leadingAnchor,
      to: stage.root.trailingAnchor
    )
    stage.states.define(.small) {
      LayoutConstraint.activate([width] + chained)
      stage.view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    stage.states.define(.large) {
      LayoutConstraint.activate([width] + chained)
      stage.view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    stage.states.define(.wide, extending: .small) { width.isActive = true }
    #expect(stage.states.constraints(of: .large).first === width)
    for name in [Size.small, .large, .wide, .small] {
      #expect(stage.states.switch(to: name))
      #expect(width.isActive)
      #expect(stage.view.constraints.first === width)
      #expect(chained.allSatisfy { $0.isActive })
    }
    #expect(stage.log.issues == [])
  }

  @Test("A definition inside another one is of its own")
  func nested() {
    let stage = Stage()
    stage.states.define(.large) {
      stage.size(stage.view, 200, 30)
      stage.states.define(.small) { stage.size(stage.view, 40, 30) }
    }
    #expect(stage.states.names == [.small, .large])
    #expect(stage.states.constraints(of: .large).map(\.constant) == [200, 30])
    #expect(stage.states.constraints(of: .small).map(\.constant) == [40, 30])
  }

  @Test("An adoption that is undone leaves a state as it was")
  func undone() {
    let stage = Stage()
    stage.defineBoth()
    stage.states.switch(to: .small)
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try stage.view.adoptConstraints(by: .kernel) {
        stage.states.switch(to: .large)
        throw Failure()
      }
    }
    #expect(stage.frame(of: stage.view) == rect(0, 0, 40, 30))
    stage.states.switch(to: .large)
    #expect(stage.frame(of: stage.view) == rect(0, 0, 200, 30))
    #expect(stage.log.issues == [])
  }
}
