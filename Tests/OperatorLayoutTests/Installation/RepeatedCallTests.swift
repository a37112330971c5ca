import OperatorLayout
import Testing

@Suite("Calls one after another")
struct RepeatedCallTests {
  @Test("A proxy that somebody holds goes on to stand for its item")
  func heldProxy() {
    let stage = Stage()
    var held: LayoutProxy?
    let line: UInt = #line + 1
    constrain(stage.a) { held = $0 }
    constrain(stage.b, stage.c) { $0.top == $1.top }
    constrain(stage.c) { c in
      if let held { c.left == held.right }
    }
    #expect(held?.item === stage.a)
    #expect(stage.formulas == ["b.top == c.top", "c.left == a.right"])
    constrain(stage.b) { _ in
      if let held { held.height == 10 }
    }
    #expect(stage.issues.map(\.source?.line) == [line])
    #expect(stage.formulas == ["b.top == c.top", "c.left == a.right"])
  }

  @Test("So does a proxy of the parent, and one that was made from a held one")
  func heldRelatives() {
    let stage = Stage()
    var parent: LayoutProxy?
    constrain(stage.a, stage.b) { a, _ in parent = a.parent }
    constrain(stage.b, stage.c) { b, _ in
      if let parent { b.left == parent.safeArea.superview.map(\.left) ?? b.right }
    }
    #expect(parent?.item === stage.root)
    #expect(stage.formulas == ["b.left == root.left"])
  }

  @Test("A property that somebody holds keeps its meaning")
  func heldProperty() {
    let stage = Stage()
    var edge: LayoutProxy.HorizontalEdge?
    constrain(stage.a) { edge = $0.right + 8 }
    constrain(stage.b, stage.c) { $0.top == $1.top }
    constrain(stage.b) { b in
      if let edge { b.left == edge }
    }
    #expect(stage.formulas == ["b.top == c.top", "b.left == a.right + 8"])
  }

  @Test("Nothing of a refused call comes to the next one")
  func afterRefusal() {
    let stage = Stage()
    constrain(stage.a, stage.b) { a, b in
      align(top: a, b)
      a.left == a.parent.parent.left
    }
    #expect(stage.kinds == [.missingSuperview])
    constrain(stage.c) { $0.left == $0.parent.left }
    #expect(stage.kinds == [.missingSuperview])
    #expect(stage.formulas == ["c.left == root.left"])
    #expect(stage.freed == ["c"])
  }

  @Test("No call keeps an item alive, nor a constraint once a pass has run")
  func nothingKept() {
    let stage = Stage()
    weak var gone: LayoutView?
    weak var removed: LayoutConstraint?
    do {
      let view = LayoutView()
      gone = view
      stage.root.addSubview(view)
      constrain(stage.a, view) { a, view in
        a.left == view.left
        removed = a.width == view.width
      }
      #expect(removed?.isActive == true)
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    stage.root.layoutIfNeeded()
    #expect(removed == nil)
    #expect(stage.formulas.isEmpty)
  }

  @Test("Nor does a proxy that somebody holds")
  func nothingKeptByProxy() {
    let stage = Stage()
    var held: LayoutProxy?
    weak var removed: LayoutConstraint?
    constrain(stage.a, stage.b) { a, b in
      held = a
      removed = a.width == b.width
    }
    #expect(removed?.isActive == true)
    removed?.isActive = false
    stage.root.layoutIfNeeded()
    #expect(held?.item === stage.a)
    #expect(removed == nil)
  }

  @Test("Replacing again and again without a pass keeps a bounded number of constraints")
  func replacedWithoutPass() {
    let stage = Stage()
    let group = ConstraintGroup()
    let witnesses = (0..<100).map { width in
      constrain(stage.a, replace: group) { $0.width == width }
      return Witness(group.constraints[0])
    }
    #expect(stage.formulas == ["a.width == 99"])
    // One in force, and at most ten of those that left.
    #expect(witnesses.count { $0.constraint != nil } <= 11)
  }

  private struct Witness {
    weak var constraint: LayoutConstraint?

    init(_ constraint: LayoutConstraint) {
      self.constraint = constraint
    }
  }

  @Test("A proxy without an owner ends with its call")
  func weakProxy() {
    let stage = Stage()
    weak var proxy: LayoutProxy?
    weak var parent: LayoutProxy?
    constrain(stage.a) { a in
      let superview = a.parent
      (proxy, parent) = (a, superview)
      #expect(proxy === a)
      #expect(parent === superview)
    }
    #expect(proxy == nil)
    #expect(parent == nil)
  }

  @Test("Calls are the same before and after a layout pass, and in other hierarchies")
  func acrossPasses() {
    let stage = Stage()
    constrain(stage.a, stage.root) { $0.left == $1.left + 4 }
    stage.root.layoutIfNeeded()
    constrain(stage.a) { $0.width == 20 }
    stage.root.layoutIfNeeded()
    let other = Stage()
    constrain(stage.b, stage.c) { b, c in
      constrain(other.a) { $0.width == 5 }
      b.width == c.width
    }
    #expect(stage.a.frame.minX == 4)
    #expect(stage.a.frame.width == 20)
    #expect(stage.formulas == ["a.left == root.left + 4", "b.width == c.width", "a.width == 20"])
    #expect(other.formulas == ["a.width == 5"])
  }
}
