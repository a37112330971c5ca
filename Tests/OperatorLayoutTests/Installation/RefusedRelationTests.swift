import OperatorLayout
import Testing

@Suite("What cannot be done")
struct RefusedRelationTests {
  static let faults: [(Block, LayoutIssue.Kind)] = [
    ({ a, _, _, root in a.left == root.parent.left }, .missingSuperview),
    ({ a, _, _, root in root.parent.width == 10 }, .missingSuperview),
    ({ a, _, _, root in a.left == root.parent.parent.safeArea.left }, .missingSuperview),
    ({ a, b, _, _ in a.width == b.width + .infinity }, .notFinite(.infinity)),
    ({ a, b, _, _ in a.width == b.width / 0 }, .notFinite(.infinity)),
    ({ a, b, _, _ in a.width * 0 == 5 }, .notFinite(.infinity)),
    ({ a, b, _, _ in a.left == b.leading }, .incompatibleAttributes),
    ({ a, b, _, _ in a.left == b.left * 0 }, .locationNeedsPartner),
  ]

  @Test("A fault is reported once and refuses the whole block", arguments: faults.indices)
  func refused(index: Int) {
    let (fault, kind) = Self.faults[index]
    let outcome = outcome { a, b, c, root in
      b.height == 20
      fault(a, b, c, root)
    }
    #expect(outcome.kinds == [kind])
    #expect(outcome.active.isEmpty)
    #expect(outcome.freed.isEmpty)
  }

  @Test("A refused block leaves the group what it had")
  func groupKept() {
    let stage = Stage()
    let stranger = LayoutView()
    let group = constrain(stage.a) { $0.width == 100 }
    let line: UInt = #line + 1
    constrain(stage.a, stranger, replace: group) { a, stranger in
      a.height == 10
      a.left == stranger.right
    }
    #expect(stage.kinds == [.noCommonAncestor])
    #expect(stage.issues.map(\.source?.line) == [line])
    #expect(group.formulas == ["a.width == 100"])
    #expect(stage.formulas == ["a.width == 100"])
  }

  @Test("A relation on a proxy whose block has ended is reported and not installed")
  func escapedProxy() {
    let stage = Stage()
    var escaped: LayoutProxy?
    let line: UInt = #line + 1
    let group = constrain(stage.a) { escaped = $0 }
    let late = escaped.map { $0.width == 10 }
    #expect(late?.isActive == false)
    #expect(stage.formulas.isEmpty)
    #expect(group.constraints.isEmpty)
    #expect(stage.issues.map(\.source?.line) == [line])
    guard case .invalidUse = stage.kinds.first else {
      Issue.record("\(stage.kinds)")
      return
    }
    #expect(stage.kinds.count == 1)
  }

  @Test("An escaped proxy may stand on the right, where nothing is lost")
  func escapedOnTheRight() {
    let stage = Stage()
    var escaped: LayoutProxy?
    constrain(stage.b) { escaped = $0 }
    constrain(stage.a) { a in
      if let escaped { a.left == escaped.right }
    }
    #expect(stage.formulas == ["a.left == b.right"])
    #expect(stage.issues.isEmpty)
  }

  @Test("In a block inside a block, each relation goes where its left side comes from")
  func nested() {
    let stage = Stage()
    var inner: ConstraintGroup?
    let outer = constrain(stage.a) { a in
      inner = constrain(stage.b) { b in
        b.left == a.right
        a.width == b.width
      }
    }
    #expect(inner?.formulas == ["b.left == a.right"])
    #expect(outer.formulas == ["a.width == b.width"])
    #expect(stage.formulas == ["b.left == a.right", "a.width == b.width"])
  }

  @Test("An item that goes before the block ends is reported")
  func deadItem() {
    let stage = Stage()
    constrain(stage.a) { a in
      let view = LayoutView()
      stage.root.addSubview(view)
      constrain(view) { a.width == $0.width }
      view.removeFromSuperview()
    }
    #expect(stage.kinds == [.itemWasFreed])
    #expect(stage.formulas.isEmpty)
  }

  @Test("An item that is no view has no guides of the system")
  func foreignGuides() {
    let parent = Box("parent")
    let box = Box("box", in: parent)
    var kinds: [LayoutIssue.Kind] = []
    parent.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    let group = constrain(box) { $0.left == $0.safeArea.left }
    #expect(
      kinds == [.invalidUse("only a view has guides for its margins and its safe area")]
    )
    #expect(group.constraints.isEmpty)
  }

  @Test("The handler above a foreign item hears why its first constraint was refused")
  func foreignForm() {
    let parent = Box("parent")
    let box = Box("box", in: parent)
    var kinds: [LayoutIssue.Kind] = []
    parent.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    constrain(box) { $0.width == .infinity }
    #expect(kinds == [.notFinite(.infinity)])
  }

  @Test("A constraint that was refused for an absent item can never be activated")
  func absentForever() {
    let stage = Stage()
    var constraints: [LayoutConstraint] = []
    constrain(stage.a, stage.root) { a, root in
      constraints = [
        a.left == root.parent.left, a.width == root.parent.width, root.parent.width == 1,
      ]
    }
    for constraint in constraints { constraint.isActive = true }
    #expect(constraints.map(\.isActive) == [false, false, false])
    #expect(stage.kinds.count == 6)
  }

  @Test("Only items on the left stop being placed by their frames")
  func leftOnly() {
    #expect(outcome { a, b, _, root in a.left == b.right }.freed == ["a"])
    #expect(outcome { a, _, _, root in a.edges == root.edges }.freed == ["a"])
  }
}
