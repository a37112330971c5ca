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

  @Test(
    "Attributes of one call stay beside each other, and a later call pushes out what it excludes"
  )
  func oneCall() {
    let bench = SlotBench()
    #expect(
      bench.declare(want(.left, 16), want(.right, 16), want(.centerX, 0))
        == ["left 16", "right 16", "centerX 0"]
    )
    bench.ledger.reload()
    bench.root.layoutIfNeeded()
    #expect(bench.active == ["centerX 0", "left 16", "right 16"])
    bench.declare(want(.left, 1))
    #expect(bench.active == ["left 1", "right 16"])
    bench.ledger.clear()
    #expect(bench.active == [])
  }

  @Test("Of the very same attribute, relation and priority in one call the last stands")
  func sameAttributeInOneCall() {
    let bench = SlotBench()
    #expect(
      bench.declare(want(.left, 1), want(.top, 2), want(.left, 3), want(.width, 4), want(.width, 5))
        == ["top 2", "left 3", "width 5"]
    )
    #expect(bench.active == ["left 3", "top 2", "width 5"])
    bench.view.record.makerLedger.hold(bench.view.constraints)
    bench.ledger.reload()
    #expect(bench.active == ["left 3", "top 2", "width 5"], "what was not meant never comes")
    LayoutConstraint.deactivate(bench.view.constraints)
    #expect(
      bench.declare(want(.left, 6), want(.left, 7, at: 250), want(.left, 8, .lessThanOrEqual))
        == ["left 6", "left 7", "left 8"]
    )
    bench.ledger.clear()
    #expect(bench.active == [])
  }

  @Test("A call that is repeated replaces itself as a whole")
  func repeatedCall() {
    let bench = SlotBench()
    var seen: [[LayoutConstraint]] = []
    for constant in [1.0, 2] {
      bench.declare(want(.left, constant), want(.right, constant), want(.centerX, constant))
      seen.append(bench.root.constraints)
    }
    #expect(bench.active == ["centerX 2", "left 2", "right 2"])
    #expect(seen[0] == seen[1], "the constraints are the same objects")
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

  @Test("One that could never hold is refused, also where a later one of the call replaces it")
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
    let token = Flag()
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
