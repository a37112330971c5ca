import Testing

@testable import ConstraintKernel

@Suite("Slots: surroundings")
struct SlotSurroundingsTests {
  private func isPad(_ environment: LayoutEnvironment) -> Bool { environment.idiom == .pad }

  @Test("Without a parent a declaration keeps its slot and waits")
  func waits() {
    let bench = SlotBench(isAttached: false)
    #expect(bench.declare(want(.left, 1), want(.width, 2)) == ["width 2"])
    bench.declare(want(.left, 3))
    bench.root.addSubview(bench.view)
    #expect(bench.active == ["left 3", "width 2"])
    #expect(bench.log.kinds == [])
  }

  @Test("A new parent takes the place of the old one")
  func moves() {
    let bench = SlotBench()
    let other = makeView("other", in: bench.root)
    bench.declare(want(.left, 1), want(.width, 2))
    let width = bench.view.constraints
    other.addSubview(bench.view)
    #expect(bench.active == ["left 1", "width 2"])
    #expect(other.constraints.map(\.formula) == ["view.left == other.left + 1"])
    #expect(bench.view.constraints == width, "what moved along is the same object")
    bench.view.removeFromSuperview()
    #expect(bench.active == ["width 2"])
    bench.root.addSubview(bench.view)
    #expect(bench.active == ["left 1", "width 2"])
  }

  @Test("A view survives its parent and starts anew in the next one")
  func parentDies() {
    let bench = SlotBench(isAttached: false)
    do {
      let mortal = makeView("mortal")
      mortal.addSubview(bench.view)
      bench.declare(want(.left, 1))
      #expect(bench.active == ["left 1"])
    }
    #expect(bench.view.superview == nil)
    bench.root.addSubview(bench.view)
    #expect(bench.active == ["left 1"])
    #expect(bench.log.kinds == [])
  }

  @Test("A partner that dies takes the declaration along and gives the slot back")
  func partnerDies() {
    let bench = SlotBench()
    do {
      let mortal = makeView("mortal", in: bench.root)
      bench.declare(want(.left, 1))
      bench.declare(want(.left, 2, to: mortal, when: { _ in true }))
      #expect(bench.active == ["left 2"])
      mortal.removeFromSuperview()
    }
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
  }

  @Test("A partner that dies before the item is attached is reported")
  func waitingPartnerDies() {
    let bench = SlotBench(isAttached: false)
    do {
      let mortal = makeView("mortal")
      bench.declare(want(.left, 2, to: mortal))
    }
    bench.root.addSubview(bench.view)
    bench.root.layoutIfNeeded()
    #expect(bench.active == [])
    #expect(bench.log.kinds == [.itemWasFreed])
  }

  @Test("Partners may be attached in either order before the next pass")
  func eitherOrder() {
    let bench = SlotBench(isAttached: false)
    let partner = makeView("partner")
    bench.declare(want(.left, 1, to: partner))
    bench.root.addSubview(bench.view)
    #expect(bench.active == [])
    bench.root.addSubview(partner)
    bench.root.layoutIfNeeded()
    #expect(bench.active == ["left 1"])
    #expect(bench.log.kinds == [])
  }

  @Test("A partner that is still missing when a pass runs is reported once")
  func missingPartner() {
    let bench = SlotBench(isAttached: false)
    let partner = makeView("partner")
    bench.declare(want(.left, 1, to: partner))
    bench.root.addSubview(bench.view)
    bench.root.layoutIfNeeded()
    bench.root.layoutIfNeeded()
    #expect(bench.log.kinds == [.noCommonAncestor])
  }

  @Test("A change of the environment asks the conditions again by itself")
  func environment() {
    let bench = SlotBench()
    bench.declare(want(.left, 1), want(.left, 2, when: isPad))
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    #expect(bench.active == ["left 2"])
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .phone)
    #expect(bench.active == ["left 1"])
  }

  @Test("A tree built apart asks its conditions when it arrives", arguments: [false, true])
  func arrival(isLaidOutBefore: Bool) {
    let bench = SlotBench()
    let box = makeView("box")
    box.addSubview(bench.view)
    bench.declare(want(.left, 1), want(.left, 2, when: isPad))
    #expect(bench.active == ["left 1"])
    if isLaidOutBefore { box.layoutIfNeeded() }
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    bench.root.addSubview(box)
    bench.root.layoutIfNeeded()
    #expect(bench.active == ["left 2"])
  }

  @Test("A constraint deactivated by hand stays so on reload")
  func byHand() {
    let bench = SlotBench()
    bench.declare(want(.left, 1), want(.top, 1))
    LayoutConstraint.deactivate(bench.root.constraints.filter { $0.firstAttribute == .left })
    bench.ledger.reload()
    #expect(bench.active == ["top 1"])
  }

  @Test("A constraint that outlives its item and its declaration has no owner")
  func outlivesItsItem() throws {
    let (root, log) = makeRoot()
    var kept: [LayoutConstraint] = []
    do {
      let view = makeView("view", in: root)
      let ledger = view.record.slotLedger
      for constant in [1.0, 2] {
        let wishes = [want(.left, constant), want(.width, constant)]
        kept += ledger.declare(wishes.compactMap { $0.declaration(on: view) }) ?? []
        view.removeFromSuperview()
        root.addSubview(view)
      }
      view.removeFromSuperview()
    }
    // Replaced, dropped with the superview, or standing to the end: none has an owner to ask.
    #expect(kept.count == 4)
    #expect(kept.allSatisfy { $0.owner == nil })
    #expect(kept.allSatisfy { $0.firstItem == nil && !$0.isActive })
    #expect(log.issues.isEmpty)
  }

  @Test("What another owner took over is neither replaced nor cleared")
  func adopted() throws {
    let bench = SlotBench()
    bench.declare(want(.left, 1))
    bench.view.record.makerLedger.hold(bench.root.constraints)
    bench.ledger.clear()
    #expect(bench.active == ["left 1"])
  }
}
