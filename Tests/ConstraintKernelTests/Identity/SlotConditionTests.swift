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

  @Test("A conditional line declared again takes the place of the earlier one")
  func deduplicated() {
    let bench = SlotBench()
    let flag = Flag()
    for constant in [1.0, 2, 3] {
      bench.declare(want(.left, constant, when: { _ in flag.isOn }))
    }
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 3"])
    bench.declare(want(.left, 9))
    flag.isOn = false
    bench.ledger.reload()
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 9"], "no earlier copy was left behind")
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
        when: { [unowned ledger = bench.ledger] _ in
          var batch = SlotBatch(of: [want(.left, 5), want(.top, 6)].compactMap(\.self))
          if flag.isOn { _ = ledger.declare(&batch) }
          return flag.isOn
        }
      )
    )
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1", "top 6"])
  }
}
