import OperatorLayout
import Testing

@Suite("Blocks that change the world they stand in")
struct BlockEffectTests {
  @Test("A block may let go of its view, which ends after the call")
  func freesItsView() {
    let stage = Stage()
    var views = [LayoutView()]
    stage.root.addSubview(views[0])
    weak let witness = views[0]
    var made: LayoutConstraint?
    constrain(views) { proxies in
      witness?.removeFromSuperview()
      views = []
      made = proxies[0].width == 10
      #expect(proxies[0].item === witness)
    }
    #expect(witness == nil)
    #expect(made?.isActive == false)
    #expect(stage.issues.isEmpty)
  }

  @Test("A block may let go of its hierarchy, and is refused if it speaks of it")
  func freesItsHierarchy() {
    var root: LayoutView? = LayoutView()
    let view = LayoutView()
    var kinds: [LayoutIssue.Kind] = []
    view.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    root?.addSubview(view)
    let group = constrain(view) { view in
      view.width == 10
      view.left == view.parent.left
      root = nil
      #expect(view.superview == nil)
    }
    #expect(kinds == [.itemWasFreed])
    #expect(group.constraints.isEmpty)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A block that moves its view is judged by where the view is in the end")
  func movesItsView() {
    let stage = Stage()
    let outside = Stage()
    stage.a.layoutNode.issueHandler = outside.root.layoutNode.issueHandler
    let group = constrain(stage.a, stage.b) { a, b in
      a.left == b.left
      stage.a.removeFromSuperview()
    }
    #expect(outside.kinds == [.noCommonAncestor])
    #expect(group.constraints.isEmpty)
    let inside = constrain(stage.a, stage.b) { a, b in
      a.left == b.left
      stage.root.addSubview(stage.a)
    }
    #expect(inside.formulas == ["a.left == b.left"])
    #expect(stage.a.superview === stage.root)
  }

  @Test("A group that is replaced or cleared inside its own block ends up with the outer one")
  func sameGroup() {
    let stage = Stage()
    let group = constrain(stage.a) { $0.width == 1 }
    constrain(stage.a, replace: group) { a in
      a.width == 10
      constrain(stage.b, replace: group) { $0.width == 20 }
      #expect(stage.b.constraints.map(\.formula) == ["b.width == 20"])
      #expect(stage.formulas.isEmpty)
    }
    #expect(stage.formulas == ["a.width == 10"])
    #expect(stage.b.constraints.isEmpty)
    #expect(group.formulas == ["a.width == 10"])
    constrain(stage.a, replace: group) { a in
      a.width == 30
      constrain(clear: group)
      #expect(stage.formulas.isEmpty)
    }
    #expect(group.formulas == ["a.width == 30"])
    #expect(stage.issues.isEmpty)
  }

  @Test("A constraint that is activated inside the block is not installed twice")
  func activatedInside() {
    let stage = Stage()
    let group = constrain(stage.a) { a in
      let width = a.width == 10
      width.isActive = true
    }
    #expect(stage.formulas == ["a.width == 10"])
    constrain(clear: group)
    #expect(stage.formulas.isEmpty)
  }

  @Test("A handler may lay out anew while a block is refused")
  func handler() {
    let stage = Stage()
    let group = constrain(stage.a) { $0.width == 1 }
    var reports = 0
    stage.root.layoutNode.issueHandler = LayoutIssueHandler { [unowned stage] _ in
      reports += 1
      if reports > 1 { return }
      constrain(stage.b, replace: group) { $0.width == 2 }
      stage.root.layoutIfNeeded()
    }
    constrain(stage.a, stage.root, replace: group) { a, root in
      a.left == root.parent.left
      a.height == 5
    }
    #expect(reports == 1)
    #expect(group.formulas == ["b.width == 2"])
    #expect(stage.b.constraints.map(\.formula) == ["b.width == 2"])
    #expect(stage.formulas.isEmpty)
  }

  @Test("A thousand blocks inside each other come into effect from the inside out")
  func deeplyNested() {
    let stage = Stage()
    func nest(_ depth: Int) {
      if depth == 0 { return }
      constrain(stage.a) { a in
        a.width >= depth
        nest(depth - 1)
      }
    }
    nest(1_000)
    #expect(stage.formulas == (1...1_000).map { "a.width >= \($0)" })
  }
}
