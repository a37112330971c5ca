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

  @Test("What was adopted back meanwhile is declared once")
  func adoptedBack() {
    let bench = SlotBench()
    bench.declare(want(.left, 1))
    refuse(on: bench) { bench.view.adoptConstraints(by: .attribute) }
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
    bench.declare(want(.left, 2))
    #expect(bench.active == ["left 2"])
  }

  @Test("What an earlier batch took out, or a move dropped, is not held any more")
  func leftMeanwhile() {
    for isMoved in [false, true] {
      let bench = SlotBench()
      let other = makeView("other", in: bench.root)
      bench.declare(want(.left, 1), want(.top, 2, to: other))
      refuse(on: bench) {
        if isMoved {
          other.removeFromSuperview()
        } else {
          bench.view.record.makerLedger.replace(with: [])
        }
      }
      bench.ledger.reload()
      if isMoved { bench.root.addSubview(other) }
      bench.root.layoutIfNeeded()
      #expect(bench.active == (isMoved ? ["left 1", "top 2"] : []))
      bench.declare(want(.left, 3), want(.top, 4, to: other))
      #expect(bench.active == ["left 3", "top 4"])
      bench.ledger.clear()
      #expect(bench.active == [])
    }
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
