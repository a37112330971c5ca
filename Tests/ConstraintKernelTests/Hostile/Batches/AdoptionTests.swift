import ConstraintKernel
import Testing

@Suite("Batches of adopted constraints that are refused")
struct RefusedAdoptionTests {
  /// Hands everything to the maker, lets something happen, and has a batch refused.
  private func refuse(on bench: SlotBench, after deed: () -> Void) {
    let changed = bench.view.adoptConstraints(by: .maker) {
      deed()
      let wrong = bench.view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: .nan)
      #expect(!bench.view.record.makerLedger.replace(with: [wrong]))
    }
    #expect(changed.isEmpty)
  }

  @Test("Declarations find theirs again, though the ledger learnt of the new owner meanwhile")
  func learnt() {
    let bench = SlotBench()
    bench.declare(want(.left, 1), want(.width, 20))
    refuse(on: bench) { bench.ledger.reload() }
    #expect(bench.active == ["left 1", "width 20"])
    bench.declare(want(.left, 2))
    #expect(bench.active == ["left 2", "width 20"])
    bench.ledger.clear()
    #expect(bench.active == [])
  }

  @Test("What took a slot that had become free gives it back")
  func takesSlotBack() {
    let bench = SlotBench()
    let flag = Flag(false)
    bench.declare(want(.left, 1, when: { _ in flag.isOn }))
    bench.declare(want(.left, 2))
    // A condition that holds pushes out; when it no longer does, what it pushed out returns.
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
    refuse(on: bench) { bench.ledger.reload() }
    #expect(bench.active == ["left 1"])
    flag.isOn = false
    bench.ledger.reload()
    #expect(bench.active == ["left 2"])
  }
}
