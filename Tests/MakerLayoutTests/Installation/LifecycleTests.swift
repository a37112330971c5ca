import MakerLayout
import Testing

@Suite("Make, remake, update, remove, prepare")
struct LifecycleTests {
  // MARK: Make

  @Test("What goes with an item's constraint may take out others of that item")
  func deathInDeath() {
    final class Farewell {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    let stage = Stage()
    var ties: [LayoutConstraint] = []
    do {
      let view = LayoutView()
      stage.root.addSubview(view)
      view.snp.makeConstraints { $0.left.top.width.equalTo(stage.view) }
      ties = stage.root.constraints
      let partner = LayoutView()
      stage.root.addSubview(partner)
      // What is kept of the partner goes with the last constraint that names it.
      let farewell = Farewell { ties.removeLast().isActive = false }
      partner.layoutNode.issueHandler = LayoutIssueHandler { _ in _ = farewell }
      view.snp.makeConstraints { $0.height.equalTo(partner) }
      partner.removeFromSuperview()
      #expect(ties.count == 3)
      view.removeFromSuperview()
    }
    #expect(ties.count == 2)
    #expect(ties.allSatisfy { !$0.isActive })
    #expect(stage.root.constraints.isEmpty)
  }

  @Test("Making adds to what is there, the same constraint twice by two calls")
  func makeAdds() {
    let stage = Stage()
    for _ in 1...2 { stage.view.snp.makeConstraints { $0.width.equalTo(10) } }
    #expect(stage.formulas == ["v.width == 10", "v.width == 10"])
  }

  @Test("Only the constrained item leaves its frame, and only once the block was accepted")
  func autoresizing() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.top.equalTo(.nan) }
    #expect(stage.view.translatesAutoresizingMaskIntoConstraints)
    stage.view.snp.makeConstraints { $0.top.equalTo(stage.other) }
    #expect(!stage.view.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.other.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A constraint knows the line of its relation")
  func source() {
    let stage = Stage()
    let line: UInt = #line + 2
    stage.view.snp.makeConstraints { make in
      make.width.equalTo(10)
      make.height
        .equalToSuperview()
    }
    #expect(stage.owned.map(\.source.line) == [line, line + 2])
    #expect(stage.owned.map(\.source.file).allSatisfy { $0.hasSuffix("/LifecycleTests.swift") })
  }

  @Test("A size alone lies on the item itself, a position on the superview")
  func hosts() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.left.width.equalTo(10) }
    #expect(stage.view.constraints.map(\.formula) == ["v.width == 10"])
    #expect(stage.root.constraints.map(\.formula) == ["v.left == root.left + 10"])
  }

  @Test("A size alone needs no superview")
  func sizeWithoutSuperview() {
    let view = LayoutView()
    view.snp.makeConstraints { $0.size.equalTo(20) }
    #expect(view.constraints.count == 2)
  }

  @Test("Blocks may be nested, each for its own item")
  func nested() {
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      make.width.equalTo(1)
      stage.other.snp.makeConstraints { $0.width.equalTo(stage.view) }
      make.height.equalTo(2)
    }
    #expect(stage.formulas == ["v.width == 1", "v.height == 2"])
    #expect(stage.other.record.makerLedger.constraints.count == 1)
  }

  // MARK: Remake

  @Test("Remaking replaces what this dialect made on the item, and nothing else")
  func remake() {
    let stage = Stage()
    let foreign = stage.view.heightAnchor.constraint(equalToConstant: 7)
    foreign.isActive = true
    stage.other.snp.makeConstraints { $0.left.equalTo(stage.view) }
    stage.view.snp.makeConstraints { $0.width.equalTo(10) }
    stage.view.snp.remakeConstraints { $0.width.equalTo(20) }
    #expect(stage.formulas == ["v.width == 20"])
    #expect(foreign.isActive)
    #expect(stage.root.constraints.map(\.formula) == ["o.left == v.left"])
  }

  @Test("A refused remake leaves the old constraints in place")
  func refusedRemake() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.width.equalTo(10) }
    stage.view.snp.remakeConstraints { make in
      make.height.equalTo(20)
      make.width.equalTo(stage.other.snp.top)
    }
    #expect(stage.formulas == ["v.width == 10"])
    #expect(stage.kinds == [.incompatibleAttributes])
  }

  @Test("Remaking a thousand times leaves one set of constraints")
  func remakeDoesNotGrow() {
    let stage = Stage()
    for width in 0..<1_000 { stage.view.snp.remakeConstraints { $0.width.equalTo(width) } }
    #expect(stage.owned.map(\.formula) == ["v.width == 999"])
    #expect(stage.view.constraints.count == 1)
  }

  @Test("Making again after the superview changed does not pile up what the move dropped")
  func makeAfterMoves() {
    let stage = Stage()
    for _ in 1...10 {
      stage.view.removeFromSuperview()
      stage.root.addSubview(stage.view)
      stage.view.snp.makeConstraints { $0.left.equalToSuperview() }
    }
    #expect(stage.owned.map(\.formula) == ["v.left == root.left"])
  }

  // MARK: Remove

  @Test("Removing takes away the item's own constraints; those of others stay")
  func remove() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.edges.equalToSuperview() }
    stage.other.snp.makeConstraints { $0.left.equalTo(stage.view) }
    stage.view.snp.removeConstraints()
    #expect(stage.owned == [])
    #expect(stage.root.constraints.map(\.formula) == ["o.left == v.left"])
    stage.third.snp.removeConstraints()
    #expect(stage.kinds == [])
  }

  // MARK: Prepare

  @Test("What is prepared waits for activation, and counts as made from then on")
  func prepare() {
    let stage = Stage()
    let prepared = stage.view.snp.prepareConstraints { make in
      make.left.equalToSuperview().offset(1)
      make.size.equalTo(5)
    }
    #expect(prepared.map(\.layoutConstraints.count) == [1, 2])
    #expect(prepared.map(\.isActive) == [false, false])
    #expect(stage.owned == [])
    #expect(!stage.view.translatesAutoresizingMaskIntoConstraints)
    prepared[1].activate()
    #expect(stage.formulas == ["v.width == 5", "v.height == 5"])
    stage.view.snp.remakeConstraints { $0.top.equalToSuperview() }
    #expect(stage.formulas == ["v.top == root.top"])
    #expect(!prepared[1].isActive)
  }

  @Test("A refused preparation gives no handles")
  func refusedPrepare() {
    let stage = Stage()
    let prepared = stage.view.snp.prepareConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(Double.infinity)
    }
    #expect(prepared.isEmpty)
    #expect(stage.kinds == [.notFinite(.infinity)])
    #expect(stage.view.translatesAutoresizingMaskIntoConstraints)
  }

  // MARK: Life

  @Test("A handle of a refused block knows both items, also when one has gone")
  func handleOutlivesItsItems() {
    let stage = Stage()
    var handle: Constraint?
    do {
      let target = LayoutView()
      stage.view.snp.makeConstraints { handle = $0.left.equalTo(target.snp.right).constraint }
    }
    #expect(stage.kinds == [.noCommonAncestor])
    handle?.activate()
    #expect(stage.kinds == [.noCommonAncestor, .itemWasFreed])
    #expect(handle?.isActive == false)
  }

  @Test("No item is retained, and an item's constraints go with it")
  func life() {
    let stage = Stage()
    weak var gone: LayoutView?
    var handle: Constraint?
    do {
      let view = LayoutView()
      gone = view
      stage.root.addSubview(view)
      view.snp.makeConstraints { make in
        handle = make.edges.equalToSuperview().constraint
        make.width.equalTo(stage.other)
      }
      #expect(stage.root.constraints.count == 5)
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(stage.root.constraints == [])
    handle?.activate()
    #expect(handle?.isActive == false)
  }
}
