import ConstraintKernel
import Testing

/// A switch that conditions look at.
private final class Flag {
  var isOn: Bool

  init(_ isOn: Bool = false) { self.isOn = isOn }
}

/// An item with a ledger of its own, and what it says.
private struct Bench {
  let root: LayoutView
  let log: IssueLog
  let view: LayoutView

  init(isAttached: Bool = true) {
    (root, log) = makeRoot()
    view = makeView("view", in: isAttached ? root : nil)
  }

  var ledger: SlotLedger { view.record.ledger.declarations }

  /// The constants of the active constraints, by attribute, in order of installation.
  var active: [String] {
    let hosts = [view] + (view.superview.map { [$0] } ?? [])
    return hosts.flatMap(\.constraints)
      .filter { $0.firstItem === view }
      .map { "\($0.firstAttribute) \(Int($0.constant))" }
      .sorted()
  }

  @discardableResult
  func declare(_ declarations: SlotDeclaration?...) -> [String]? {
    ledger.declare(declarations.compactMap(\.self))?
      .map { "\($0.firstAttribute) \(Int($0.constant))" }
  }
}

/// A position relative to the parent or to `partner`, or a constant dimension.
private func want(
  _ attribute: LayoutConstraint.Attribute,
  _ constant: Double,
  _ relation: LayoutConstraint.Relation = .equal,
  at priority: LayoutPriority = .required,
  to partner: LayoutView? = nil,
  when condition: ((LayoutEnvironment) -> Bool)? = nil,
  instance: AnyObject? = nil,
  line: UInt = #line
) -> SlotDeclaration? {
  let source = LayoutSource(line: line)
  let isDimension = attribute == .width || attribute == .height
  let partner = partner?.record
  return SlotDeclaration(
    attribute: attribute,
    relation: relation,
    priority: priority,
    condition: condition,
    source: source,
    instance: instance
  ) { item, parent in
    let second = partner ?? (isDimension ? nil : parent)
    guard isDimension || second != nil else { return nil }
    return LayoutConstraint(
      first: item,
      attribute,
      relation,
      second: second,
      second == nil ? .notAnAttribute : attribute,
      constant: constant,
      priority: priority,
      dialect: .attribute,
      source: source
    )
  }
}

@Suite("Slots: replacing for good")
struct SlotReplacementTests {
  @Test("A newcomer replaces what its slot excludes and keeps the rest")
  func replaces() {
    let bench = Bench()
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
    let bench = Bench()
    bench.declare(want(.left, 1, at: 250))
    bench.declare(want(.left, 2))
    bench.declare(want(.left, 3, .greaterThanOrEqual))
    bench.declare(want(.left, 4, .lessThanOrEqual))
    bench.declare(want(.top, 5))
    #expect(bench.active == ["left 1", "left 2", "left 3", "left 4", "top 5"])
  }

  @Test("Within one batch the last writer wins and only it is returned")
  func batch() {
    let bench = Bench()
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
    let bench = Bench()
    let stranger = makeView("stranger")
    bench.declare(want(.left, 1), want(.top, 2))
    #expect(bench.declare(want(.left, 3), want(.top, 4, to: stranger)) == nil)
    #expect(bench.active == ["left 1", "top 2"])
    #expect(bench.log.kinds == [.noCommonAncestor])
    bench.ledger.reload()
    #expect(bench.active == ["left 1", "top 2"])
  }

  @Test("The same instance is edited in place, and moves when its slot changes")
  func sameInstance() throws {
    let bench = Bench()
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
    let bench = Bench()
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
    let bench = Bench()
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

@Suite("Slots: conditions")
struct SlotConditionTests {
  @Test("A condition that does not hold evicts nothing")
  func falseEvictsNothing() {
    let bench = Bench()
    bench.declare(want(.left, 1))
    #expect(bench.declare(want(.left, 2, when: { _ in false })) == [])
    #expect(bench.active == ["left 1"])
  }

  @Test("A condition that comes true takes its slot, and gives it back")
  func suspends() {
    let bench = Bench()
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
    let bench = Bench()
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
    let bench = Bench()
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
    let bench = Bench()
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
    let bench = Bench()
    let flag = Flag(true)
    bench.declare(want(.left, 1), want(.right, 2))
    bench.declare(want(.centerX, 3, when: { _ in flag.isOn }))
    #expect(bench.active == ["centerX 3"])
    bench.declare(want(.left, 4))
    #expect(bench.active == ["left 4", "right 2"])
  }

  @Test("A conditional line declared again takes the place of the earlier one")
  func deduplicated() {
    let bench = Bench()
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
    let bench = Bench()
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
    let bench = Bench()
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
    let bench = Bench()
    #expect(bench.declare(want(.left, .infinity, when: { _ in false })) == nil)
    #expect(bench.log.kinds == [.notFinite(.infinity)])
  }

  @Test("A condition may declare something itself")
  func reentrant() {
    let bench = Bench()
    let flag = Flag()
    bench.declare(
      want(
        .left,
        1,
        when: { _ in
          if flag.isOn { bench.declare(want(.left, 5), want(.top, 6)) }
          return flag.isOn
        }
      )
    )
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1", "top 6"])
  }
}

@Suite("Slots: surroundings")
struct SlotSurroundingsTests {
  private func isPad(_ environment: LayoutEnvironment) -> Bool { environment.idiom == .pad }

  @Test("Without a parent a declaration keeps its slot and waits")
  func waits() {
    let bench = Bench(isAttached: false)
    #expect(bench.declare(want(.left, 1), want(.width, 2)) == ["width 2"])
    bench.declare(want(.left, 3))
    bench.root.addSubview(bench.view)
    #expect(bench.active == ["left 3", "width 2"])
    #expect(bench.log.kinds == [])
  }

  @Test("A new parent takes the place of the old one")
  func moves() {
    let bench = Bench()
    let other = makeView("other", in: bench.root)
    bench.declare(want(.left, 1), want(.width, 2))
    let width = bench.view.constraints
    other.addSubview(bench.view)
    #expect(bench.active == ["left 1", "width 2"])
    #expect(other.constraints.map(\.description) == ["view.left == other.left + 1"])
    #expect(bench.view.constraints == width, "what moved along is the same object")
    bench.view.removeFromSuperview()
    #expect(bench.active == ["width 2"])
    bench.root.addSubview(bench.view)
    #expect(bench.active == ["left 1", "width 2"])
  }

  @Test("A view survives its parent and starts anew in the next one")
  func parentDies() {
    let bench = Bench(isAttached: false)
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
    let bench = Bench()
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
    let bench = Bench(isAttached: false)
    do {
      let mortal = makeView("mortal")
      bench.declare(want(.left, 2, to: mortal))
    }
    bench.root.addSubview(bench.view)
    bench.root.layoutIfNeeded()
    #expect(bench.active == [])
    #expect(bench.log.kinds == [.itemIsGone])
  }

  @Test("Partners may be attached in either order before the next pass")
  func eitherOrder() {
    let bench = Bench(isAttached: false)
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
    let bench = Bench(isAttached: false)
    let partner = makeView("partner")
    bench.declare(want(.left, 1, to: partner))
    bench.root.addSubview(bench.view)
    bench.root.layoutIfNeeded()
    bench.root.layoutIfNeeded()
    #expect(bench.log.kinds == [.noCommonAncestor])
  }

  @Test("A change of the environment asks the conditions again by itself")
  func environment() {
    let bench = Bench()
    bench.declare(want(.left, 1), want(.left, 2, when: isPad))
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    #expect(bench.active == ["left 2"])
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .phone)
    #expect(bench.active == ["left 1"])
  }

  @Test("A tree built apart asks its conditions when it arrives", arguments: [false, true])
  func arrival(isLaidOutBefore: Bool) {
    let bench = Bench()
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
    let bench = Bench()
    bench.declare(want(.left, 1), want(.top, 1))
    LayoutConstraint.deactivate(bench.root.constraints.filter { $0.firstAttribute == .left })
    bench.ledger.reload()
    #expect(bench.active == ["top 1"])
  }

  @Test("What another owner took over is neither replaced nor cleared")
  func adopted() throws {
    let bench = Bench()
    bench.declare(want(.left, 1))
    bench.view.record.ledger.owned(by: .maker).own(bench.root.constraints)
    bench.ledger.clear()
    #expect(bench.active == ["left 1"])
  }
}
