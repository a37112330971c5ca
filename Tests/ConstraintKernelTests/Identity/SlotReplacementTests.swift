import ConstraintKernel
import Testing

@Suite("Slots: replacing for good")
struct SlotReplacementTests {
  @Test("A newcomer replaces what its slot excludes and keeps the rest")
  func replaces() {
    let bench = SlotBench()
    bench.declare(want(.left, 1), want(.right, 2), want(.width, 50))
    bench.declare(want(.leading, 9))
    #expect(bench.active == ["leading 9", "right 2", "width 50"])
    bench.declare(want(.centerX, 0))
    #expect(bench.active == ["centerX 0", "width 50"])
    bench.declare(want(.right, 3))
    #expect(bench.active == ["right 3", "width 50"])
  }

  @Test("Another relation, another priority or the other axis is another slot")
  func differentSlots() {
    let bench = SlotBench()
    bench.declare(want(.left, 1, at: 250))
    bench.declare(want(.left, 2))
    bench.declare(want(.left, 3, .greaterThanOrEqual))
    bench.declare(want(.left, 4, .lessThanOrEqual))
    bench.declare(want(.top, 5))
    #expect(bench.active == ["left 1", "left 2", "left 3", "left 4", "top 5"])
  }

  @Test("Within one batch the last writer wins and only it is returned")
  func batch() {
    let bench = SlotBench()
    #expect(
      bench.declare(want(.left, 1), want(.top, 2), want(.left, 3), want(.width, 4), want(.width, 5))
        == ["top 2", "left 3", "width 5"]
    )
    #expect(bench.active == ["left 3", "top 2", "width 5"])
    #expect(bench.declare(want(.left, 6), want(.centerX, 7)) == ["centerX 7"])
    #expect(bench.active == ["centerX 7", "top 2", "width 5"])
  }

  @Test("A batch with one constraint that cannot be changes nothing")
  func transaction() {
    let bench = SlotBench()
    let stranger = makeView("stranger")
    bench.declare(want(.left, 1), want(.top, 2))
    #expect(bench.declare(want(.left, 3), want(.top, 4, to: stranger)) == nil)
    #expect(bench.active == ["left 1", "top 2"])
    #expect(bench.log.kinds == [.noCommonAncestor])
    bench.ledger.reload()
    #expect(bench.active == ["left 1", "top 2"])
  }

  @Test("One that could never hold is refused, also where a later one of the batch replaces it")
  func replacedButUnsound() {
    let bench = SlotBench()
    bench.declare(want(.left, 1))
    #expect(bench.declare(want(.left, .infinity), want(.left, 2)) == nil)
    #expect(bench.active == ["left 1"])
    #expect(bench.log.kinds == [.notFinite(.infinity)])
  }

  @Test("The same instance is edited in place, and moves when its slot changes")
  func sameInstance() throws {
    let bench = SlotBench()
    let token = SlotDeclaration.nextInstance()
    bench.declare(want(.left, 1, instance: token, line: 7))
    let first = try #require(bench.root.constraints.first)
    bench.declare(want(.left, 2, instance: token, line: 7))
    #expect(bench.root.constraints == [first])
    #expect(first.constant == 2)
    bench.declare(want(.left, 2, at: 250, instance: token, line: 7))
    #expect(!first.isActive)
    #expect(bench.root.constraints.map(\.priority) == [250])
  }

  @Test("The same line written again edits its constraint in place")
  func sameLine() throws {
    let bench = SlotBench()
    var seen: Set<LayoutConstraint> = []
    for constant in [1.0, 2, 3] {
      bench.declare(want(.left, constant))
      seen.formUnion(bench.root.constraints)
    }
    #expect(seen.count == 1)
    #expect(bench.active == ["left 3"])
  }

  @Test("Clearing takes out everything, also what was activated by hand")
  func clear() throws {
    let bench = SlotBench()
    bench.declare(want(.left, 1))
    let old = try #require(bench.root.constraints.first)
    bench.declare(want(.left, 2), want(.width, 3), want(.top, 4, when: { _ in false }))
    old.isActive = true
    let foreign = bench.view.heightAnchor.constraint(equalToConstant: 9)
    foreign.isActive = true
    bench.ledger.clear()
    #expect(bench.active == ["height 9"])
    bench.ledger.reload()
    #expect(bench.active == ["height 9"])
  }
}
