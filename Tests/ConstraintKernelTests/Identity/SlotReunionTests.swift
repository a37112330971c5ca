import ConstraintKernel
import Dialects
import Testing

@Suite("Slots: items that come apart and together again")
struct SlotReunionTests {
  @Test("A target that leaves and returns is met again by the next pass")
  func targetLeavesAndReturns() {
    let bench = SlotBench()
    let target = makeView("target", in: bench.root)
    bench.declare(want(.left, 1, to: target))
    for laysOutBetween in [false, true] {
      target.removeFromSuperview()
      #expect(bench.active == [])
      if laysOutBetween { bench.root.layoutIfNeeded() }
      bench.root.addSubview(target)
      bench.root.layoutIfNeeded()
      #expect(bench.active == ["left 1"], "laid out between: \(laysOutBetween)")
    }
  }

  @Test("Reloading meets a target again that left and returned")
  func reload() {
    let bench = SlotBench()
    let target = makeView("target", in: bench.root)
    bench.declare(want(.left, 1, to: target))
    target.removeFromSuperview()
    bench.root.addSubview(target)
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
    #expect(bench.log.kinds == [])
  }

  @Test("A target that moves within the hierarchy, or with what it lies in, is met there")
  func targetMovesWithin() {
    let bench = SlotBench()
    let box = makeView("box", in: bench.root)
    let inner = makeView("inner", in: box)
    let target = makeView("target", in: inner)
    bench.declare(want(.left, 1, to: target))
    for parent in [bench.root, box, inner] {
      parent.addSubview(target)
      bench.root.layoutIfNeeded()
      #expect(bench.active == ["left 1"], "in \(parent.layoutName)")
    }
    box.removeFromSuperview()
    bench.root.layoutIfNeeded()
    #expect(bench.active == [])
    bench.root.addSubview(box)
    bench.root.layoutIfNeeded()
    #expect(bench.active == ["left 1"])
  }

  @Test("A target that arrives passes after the item, with all that it lies in, is met by the next")
  func targetArrivesLate() {
    let bench = SlotBench(isAttached: false)
    let box = makeView("box")
    let target = makeView("target", in: box)
    bench.declare(want(.left, 1, to: target), want(.top, 2))
    bench.root.addSubview(bench.view)
    for _ in 0..<3 { bench.root.layoutIfNeeded() }
    #expect(bench.active == ["top 2"])
    #expect(bench.log.kinds == [.noCommonAncestor], "said once")
    bench.root.addSubview(box)
    bench.root.layoutIfNeeded()
    #expect(bench.active == ["left 1", "top 2"])
  }

  @Test("An item that moves to another hierarchy is followed by its target, a pass later")
  func targetFollows() {
    let bench = SlotBench()
    let (other, log) = makeRoot()
    let target = makeView("target", in: bench.root)
    bench.declare(want(.left, 1, to: target))
    bench.root.layoutIfNeeded()
    other.addSubview(bench.view)
    other.layoutIfNeeded()
    bench.root.layoutIfNeeded()
    #expect(bench.active == [])
    #expect(log.kinds == [.noCommonAncestor])
    other.addSubview(target)
    other.layoutIfNeeded()
    #expect(bench.active == ["left 1"])
    #expect(other.constraints.count == 1)
  }

  @Test("What waits deep in a tree is met after the root that it waited in died")
  func rootDies() {
    let view = makeView("view")
    let target = makeView("target")
    let box = makeView("box")
    _ = view.record.slotLedger.declare(
      [want(.left, 1, to: target)].compactMap { $0.declaration(on: view) }
    )
    box.addSubview(view)
    do {
      let (mortal, _) = makeRoot()
      mortal.addSubview(box)
      mortal.layoutIfNeeded()
    }
    let (root, _) = makeRoot()
    root.addSubview(box)
    root.addSubview(target)
    root.layoutIfNeeded()
    #expect(root.constraints.map(\.formula) == ["view.left == target.left + 1"])
  }

  @Test("A target of the item at the top is met when it is added")
  func targetOfTheRoot() {
    let (root, log) = makeRoot()
    let child = makeView("child")
    _ = root.record.slotLedger.declare(
      [want(.width, 1, to: child)].compactMap { $0.declaration(on: root) }
    )
    root.layoutIfNeeded()
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(root.constraints.map(\.formula) == ["root.width == child.width + 1"])
    #expect(log.kinds == [])
  }

  @Test("What was deactivated by hand stays so when its target leaves and returns")
  func byHand() throws {
    let bench = SlotBench()
    let target = makeView("target", in: bench.root)
    bench.declare(want(.left, 1, to: target))
    try #require(bench.root.constraints.first).isActive = false
    target.removeFromSuperview()
    bench.root.addSubview(target)
    bench.root.layoutIfNeeded()
    bench.ledger.reload()
    #expect(bench.active == [])
  }

  /// Where the target of a condition was before it left.
  enum Past: CaseIterable {
    case neverThere, thereAndAsleep, thereAndMet
  }

  @Test(
    "What comes true while its target is away is installed by the pass that finds both",
    arguments: Past.allCases,
    [false, true]
  )
  func comesTrueWhileTargetIsAway(past: Past, laysOut: Bool) {
    let bench = SlotBench()
    let target = makeView("target")
    let flag = Flag()
    if past != .neverThere { bench.root.addSubview(target) }
    flag.isOn = past == .thereAndMet
    bench.declare(want(.left, 1, to: target, when: { _ in flag.isOn }), want(.left, 2))
    bench.root.layoutIfNeeded()
    #expect(bench.active == [past == .thereAndMet ? "left 1" : "left 2"])
    flag.isOn = false
    bench.ledger.reload()
    if laysOut { bench.root.layoutIfNeeded() }
    target.removeFromSuperview()
    if laysOut { bench.root.layoutIfNeeded() }
    flag.isOn = true
    bench.ledger.reload()
    if laysOut { bench.root.layoutIfNeeded() }
    #expect(bench.active == ["left 2"])
    bench.root.addSubview(target)
    bench.root.layoutIfNeeded()
    #expect(bench.active == ["left 1"])
    #expect(bench.log.kinds == [.noCommonAncestor])
  }

  @Test("A target that dies while it is waited for is reported once and forgotten")
  func awaitedTargetDies() {
    let bench = SlotBench(isAttached: false)
    do {
      let mortal = makeView("mortal")
      bench.declare(want(.left, 1, to: mortal))
      bench.root.addSubview(bench.view)
      bench.root.layoutIfNeeded()
    }
    for _ in 0..<2 { bench.root.layoutIfNeeded() }
    #expect(bench.log.kinds == [.noCommonAncestor, .itemWasFreed])
  }

  @Test("A guide keeps its size when it is removed and added, and when it moves")
  func guide() {
    let (root, log) = makeRoot()
    let other = makeView("other", in: root)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let wishes = [want(.width, 10), want(.height, 20), want(.left, 3)]
    _ = guide.record.slotLedger.declare(wishes.compactMap { $0.declaration(on: guide) })
    root.layoutIfNeeded()
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    for owner in [root, other] {
      owner.addLayoutGuide(guide)
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == rect(3, 0, 10, 20), "in \(owner.layoutName)")
    }
    #expect(log.kinds == [])
  }

  @Test("What the target is to the item is decided when declared, and moves do not change it")
  func decidedWhenDeclared() {
    let bench = SlotBench()
    let box = makeView("box", in: bench.root)
    bench.declare(want(.left, 1, to: bench.root, elsewhere: .right))
    box.addSubview(bench.view)
    #expect(bench.root.constraints.map(\.formula) == ["view.left == root.left + 1"])
    bench.declare(want(.top, 1, to: bench.root, elsewhere: .bottom))
    bench.root.addSubview(bench.view)
    #expect(
      bench.root.constraints.map(\.formula).sorted() == [
        "view.left == root.left + 1", "view.top == root.bottom + 1",
      ]
    )
  }

  @Test("Without a superview it is decided when first installed", arguments: [false, true])
  func decidedWhenInstalled(isDirect: Bool) {
    let bench = SlotBench(isAttached: false)
    let box = makeView("box", in: bench.root)
    bench.declare(want(.left, 1, to: bench.root, elsewhere: .right))
    let (first, second) = isDirect ? (bench.root, box) : (box, bench.root)
    first.addSubview(bench.view)
    let formula = "view.left == root.\(isDirect ? "left" : "right") + 1"
    #expect(bench.root.constraints.map(\.formula) == [formula])
    second.addSubview(bench.view)
    #expect(bench.root.constraints.map(\.formula) == [formula])
  }

  @Test("What was adopted pushes nothing out, also when everything is asked again")
  func adopted() {
    let bench = SlotBench()
    bench.declare(want(.left, 1))
    LayoutConstraint.activate([
      bench.view.centerXAnchor.constraint(equalTo: bench.root.centerXAnchor),
      bench.view.leftAnchor.constraint(equalTo: bench.root.leftAnchor),
    ])
    bench.view.adoptConstraints(by: .attribute)
    bench.ledger.reload()
    #expect(bench.active == ["centerX 0", "left 0", "left 1"])
    bench.declare(want(.left, 5))
    #expect(bench.active == ["left 5"])
  }
}
