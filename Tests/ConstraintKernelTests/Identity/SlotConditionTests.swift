import ConstraintKernel
import Testing

@Suite("Slots: conditions")
struct SlotConditionTests {
  @Test("A condition that does not hold evicts nothing")
  func falseEvictsNothing() {
    let bench = SlotBench()
    bench.declare(want(.left, 1))
    #expect(bench.declare(want(.left, 2, when: { _ in false })) == [])
    #expect(bench.active == ["left 1"])
  }

  @Test("A condition that comes true takes its slot, and gives it back")
  func suspends() {
    let bench = SlotBench()
    let flag = Flag()
    bench.declare(want(.left, 10), want(.left, 20, when: { _ in flag.isOn }))
    #expect(bench.active == ["left 10"])
    for _ in 0..<2 {
      flag.isOn = true
      bench.ledger.reload()
      #expect(bench.active == ["left 20"])
      flag.isOn = false
      bench.ledger.reload()
      #expect(bench.active == ["left 10"])
    }
  }

  @Test("A suspended constraint returns as the same object")
  func returns() throws {
    let bench = SlotBench()
    let flag = Flag(true)
    bench.declare(want(.left, 10))
    let first = try #require(bench.root.constraints.first)
    bench.declare(want(.left, 20, when: { _ in flag.isOn }))
    #expect(!first.isActive)
    flag.isOn = false
    bench.ledger.reload()
    #expect(bench.root.constraints == [first])
  }

  @Test("An unconditional newcomer forgets what stood and what was suspended, not what slept")
  func newcomerForgets() {
    let bench = SlotBench()
    let held = Flag(true)
    let sleeping = Flag(false)
    bench.declare(want(.left, 1))
    bench.declare(want(.left, 2, when: { _ in held.isOn }))
    bench.declare(want(.left, 3, when: { _ in sleeping.isOn }))
    bench.declare(want(.left, 4))
    #expect(bench.active == ["left 4"])
    held.isOn = false
    bench.ledger.reload()
    held.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 4"])
    sleeping.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 3"])
    sleeping.isOn = false
    bench.ledger.reload()
    #expect(bench.active == ["left 4"])
  }

  @Test("Of several that come true at once, the one declared last stands")
  func severalAtOnce() {
    let bench = SlotBench()
    let first = Flag()
    let second = Flag()
    bench.declare(want(.left, 0))
    bench.declare(want(.left, 1, when: { _ in first.isOn }))
    bench.declare(want(.left, 2, when: { _ in second.isOn }))
    (first.isOn, second.isOn) = (true, true)
    bench.ledger.reload()
    #expect(bench.active == ["left 2"])
    second.isOn = false
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
    second.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 2"])
    first.isOn = false
    bench.ledger.reload()
    first.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1"], "the one that came true last")
  }

  @Test("A suspended centre gives both edges back, each on its own")
  func partialReturn() {
    let bench = SlotBench()
    let flag = Flag(true)
    bench.declare(want(.left, 1), want(.right, 2))
    bench.declare(want(.centerX, 3, when: { _ in flag.isOn }))
    #expect(bench.active == ["centerX 3"])
    bench.declare(want(.left, 4))
    #expect(bench.active == ["left 4", "right 2"])
  }

  @Test("A line that is reached again with another constant or condition keeps both")
  func oneLineReachedTwice() {
    let bench = SlotBench()
    let flags = [Flag(), Flag()]
    let site = SlotDeclarationSite(call: LayoutSource(line: 5), column: 3, place: 0)
    for (flag, constant) in zip(flags, [1.0, 2]) {
      bench.declare(want(.left, constant, when: { _ in flag.isOn }, site: site))
    }
    flags[0].isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
    flags[1].isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 2"])
  }

  @Test("A call that is reached again and says the same brings the condition up to date")
  func callReachedAgain() {
    let bench = SlotBench()
    let flags = [Flag(true), Flag(), Flag()]
    let site = SlotDeclarationSite(call: LayoutSource(line: 5), column: 3, place: 0)
    for flag in flags { bench.declare(want(.left, 1, when: { _ in flag.asked }, site: site)) }
    #expect(bench.active == [], "the first condition holds, and does not count any more")
    bench.ledger.reload()
    #expect(flags.map(\.askedCount) == [1, 1, 2], "what was declared again does not pile up")
    flags[2].isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
  }

  @Test(
    "Another line, column or place in the call is another declaration",
    arguments: [
      SlotDeclarationSite(call: LayoutSource(line: 6), column: 3, place: 0),
      SlotDeclarationSite(call: LayoutSource(line: 5), column: 4, place: 0),
      SlotDeclarationSite(call: LayoutSource(line: 5), column: 3, place: 1), nil,
    ]
  )
  func otherSites(other: SlotDeclarationSite?) {
    let bench = SlotBench()
    let flag = Flag(true)
    let site = SlotDeclarationSite(call: LayoutSource(line: 5), column: 3, place: 0)
    bench.declare(want(.left, 1, when: { _ in flag.isOn }, site: site, line: 1))
    bench.declare(want(.left, 1, when: { _ in false }, site: other, line: 1))
    #expect(bench.active == ["left 1"])
  }

  @Test(
    "A condition counts the same before and after the unconditional of its call",
    arguments: [
      false, true,
    ]
  )
  func firstValue(isOn: Bool) {
    for order in [[0, 1], [1, 0]] {
      let bench = SlotBench()
      let flag = Flag(isOn)
      let wishes = [want(.left, 50, when: { _ in flag.isOn }), want(.left, 5)]
      bench.declare(order.map { wishes[$0] })
      for _ in 0..<2 {
        #expect(bench.active == [flag.isOn ? "left 50" : "left 5"])
        flag.isOn.toggle()
        bench.ledger.reload()
      }
    }
  }

  @Test("Two conditions on one line of one batch are both kept")
  func oneLineTwoConditions() {
    let bench = SlotBench()
    let flag = Flag()
    for _ in 0..<2 {
      bench.declare(
        want(.left, 1, when: { _ in flag.isOn }, line: 5),
        want(.left, 2, when: { _ in !flag.isOn }, line: 5)
      )
    }
    #expect(bench.active == ["left 2"])
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
  }

  @Test("What comes true and cannot be installed is reported once and leaves the slot alone")
  func obstacle() {
    let bench = SlotBench()
    let stranger = makeView("stranger")
    let flag = Flag()
    bench.declare(want(.left, 1), want(.left, 2, to: stranger, when: { _ in flag.isOn }))
    flag.isOn = true
    bench.ledger.reload()
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
    #expect(bench.log.kinds == [.noCommonAncestor])
    bench.root.addSubview(stranger)
    bench.ledger.reload()
    #expect(bench.active == ["left 2"])
  }

  @Test("A sleeping declaration that could never hold is refused at once")
  func unsound() {
    let bench = SlotBench()
    #expect(bench.declare(want(.left, .infinity, when: { _ in false })) == nil)
    #expect(bench.log.kinds == [.notFinite(.infinity)])
  }

  @Test("A condition may declare something itself")
  func reentrant() {
    let bench = SlotBench()
    let flag = Flag()
    bench.declare(
      want(
        .left,
        1,
        // A condition is kept as long as the item, and must not keep it.
        when: { [unowned view = bench.view] _ in
          let wishes = [want(.left, 5), want(.top, 6)].compactMap { $0.declaration(on: view) }
          if flag.isOn { _ = view.record.slotLedger.declare(wishes) }
          return flag.isOn
        }
      )
    )
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1", "top 6"])
  }

  @Test("A condition that has its own item's conditions asked is asked once")
  func endless() {
    let bench = SlotBench()
    let flag = Flag(true)
    bench.declare(
      want(
        .left,
        1,
        when: { [unowned view = bench.view] _ in
          view.record.slotLedger.reload()
          return flag.asked
        }
      )
    )
    #expect(flag.askedCount == 1)
    bench.ledger.reload()
    bench.root.layoutIfNeeded()
    #expect(flag.askedCount == 2)
    #expect(bench.active == ["left 1"])
    #expect(bench.log.kinds == [])
  }

  @Test("A condition may let go of its own item")
  func freesItsItem() {
    let (root, log) = makeRoot()
    weak var freed: LayoutView?
    do {
      let view = makeView("view", in: root)
      freed = view
      _ = view.record.slotLedger.declare(
        [
          want(
            .left,
            1,
            when: { [unowned root] environment in
              if environment.idiom == .pad { root.subviews.first?.removeFromSuperview() }
              return true
            }
          ), want(.top, 2),
        ]
        .compactMap { $0.declaration(on: view) }
      )
    }
    #expect(root.constraints.count == 2)
    root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    root.layoutIfNeeded()
    #expect(freed == nil)
    #expect(root.constraints.isEmpty && log.kinds.isEmpty)
  }

  @Test("No condition is asked while a hierarchy dies or is left", arguments: [false, true])
  func leaving(isDying: Bool) {
    let view = makeView("view")
    let flag = Flag(true)
    var root: LayoutView? = LayoutView()
    root?.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    root?.addSubview(view)
    let wishes = [want(.left, 1, when: { _ in flag.asked }), want(.width, 2)]
    _ = view.record.slotLedger.declare(wishes.compactMap { $0.declaration(on: view) })
    root?.layoutIfNeeded()
    let before = flag.askedCount
    if isDying { root = nil } else { view.removeFromSuperview() }
    #expect(view.superview == nil)
    #expect(flag.askedCount == before)
    view.layoutIfNeeded()
    #expect(flag.askedCount == before + 1, "the environment is another one by the next pass")
  }
}
