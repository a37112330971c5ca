import OperatorLayout
import Testing

@Suite("Groups")
struct ConstraintGroupTests {
  @Test("A second call with the same group replaces the first")
  func replacing() {
    let stage = Stage()
    constrain(stage.a) { a in
      a.width == 100
      a.height == 100
    }
    let group = constrain(stage.a, stage.root) { a, root in
      a.top == root.top
      a.left == root.left
    }
    stage.root.layoutIfNeeded()
    #expect(stage.a.frame == rect(0, 0, 100, 100))

    constrain(stage.a, stage.root, replace: group) { a, root in
      a.bottom == root.bottom
      a.right == root.right
    }
    stage.root.layoutIfNeeded()
    #expect(stage.a.frame == rect(300, 200, 100, 100))
    #expect(group.formulas == ["a.bottom == root.bottom", "a.right == root.right"])
    #expect(
      stage.formulas == [
        "a.bottom == root.bottom", "a.right == root.right", "a.width == 100", "a.height == 100",
      ]
    )
  }

  @Test("What was replaced is inactive and has no owner")
  func orphans() {
    let stage = Stage()
    let group = constrain(stage.a) { $0.width == 100 }
    let old = group.constraints
    constrain(stage.a, replace: group) { $0.width == 200 }
    #expect(old.map(\.isActive) == [false])
    #expect(group.constraints != old)
  }

  @Test("Clearing takes a group's constraints out and forgets them")
  func clearing() {
    let stage = Stage()
    let group = constrain(stage.a) { $0.width == 100 }
    constrain(clear: group)
    #expect(stage.formulas.isEmpty)
    #expect(group.constraints.isEmpty)
    group.active = true
    #expect(stage.formulas.isEmpty)
  }

  @Test("A group can be switched off and on again")
  func switching() {
    let stage = Stage()
    let group = constrain(stage.a) { a in
      a.width == 100
      a.height == 50
    }
    #expect(group.active)
    group.active = false
    #expect(!group.active)
    #expect(stage.formulas.isEmpty)
    #expect(group.constraints.count == 2)
    group.active = true
    #expect(group.active)
    #expect(stage.formulas == ["a.width == 100", "a.height == 50"])
  }

  @Test("A group is active only while all of its constraints are; an empty one always is")
  func partlyActive() {
    let stage = Stage()
    #expect(ConstraintGroup().active)
    let group = constrain(stage.a) { a in
      a.width == 100
      a.height == 50
    }
    group.constraints[0].isActive = false
    #expect(!group.active)
  }

  @Test("Letting go of a group leaves its constraints in force")
  func handle() {
    let stage = Stage()
    do { constrain(stage.a) { $0.width == 100 } }
    #expect(stage.formulas == ["a.width == 100"])
  }

  @Test("Two calls without a group add up")
  func noMatching() {
    let stage = Stage()
    for _ in 0..<2 { constrain(stage.a) { $0.width == 100 } }
    #expect(stage.formulas == ["a.width == 100", "a.width == 100"])
  }

  @Test("Inside the block nothing is active yet, and what is to be replaced still is")
  func order() {
    let stage = Stage()
    let group = constrain(stage.a) { $0.width == 100 }
    let old = group.constraints
    constrain(stage.a, replace: group) { a in
      let new = a.width == 200
      #expect(!new.isActive)
      #expect(old.map(\.isActive) == [true])
    }
    #expect(stage.formulas == ["a.width == 200"])
  }

  @Test("What another dialect adopted is not of the group any more")
  func adopted() {
    let stage = Stage()
    let group = constrain(stage.a, stage.b) { a, b in
      a.width == 100
      b.width == 200
    }
    stage.a.adoptConstraints(by: .maker)
    #expect(group.formulas == ["b.width == 200"])
    constrain(clear: group)
    #expect(stage.formulas == ["a.width == 100"])
  }

  @Test("A group does not retain views")
  func lifetime() {
    let stage = Stage()
    var view: LayoutView? = LayoutView()
    weak let witness = view
    view.map(stage.root.addSubview)
    let group = view.map { constrain($0) { $0.width == 100 } }
    view?.removeFromSuperview()
    view = nil
    #expect(witness == nil)
    #expect(group?.constraints.map(\.isActive) == [false])
  }
}
