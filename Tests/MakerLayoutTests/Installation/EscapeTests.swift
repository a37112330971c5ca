import MakerLayout
import Testing

/// Whatever a block hands out may be kept: it stays usable memory, says that it came too late, and
/// does nothing.
@Suite("What outlives its block")
struct EscapeTests {
  private let tooLate = LayoutIssue.Kind.invalidUse("a maker is of use only inside its block")

  @Test("A piece of a chain that alone retains its maker")
  func pieceWithoutItsMaker() throws {
    let stage = Stage()
    for width in 1...4 { stage.view.snp.remakeConstraints { $0.width.equalTo(width) } }
    var maker: ConstraintMaker?
    stage.view.snp.remakeConstraints {
      maker = $0
      $0.left.equalToSuperview()
    }
    let piece = try #require(maker).top
    maker = nil
    for width in 1...4 { stage.other.snp.remakeConstraints { $0.width.equalTo(width) } }
    piece.equalTo(1)
    piece.bottom.and.right.equalTo(stage.other)
    #expect(stage.kinds == [tooLate, tooLate])
    #expect(stage.formulas == ["v.left == root.left"])
  }

  @Test("Pieces that were related inside the block, and lengthened after it")
  func pieces() {
    let stage = Stage()
    var pieces: [ConstraintMakerExtendable] = []
    stage.view.snp.makeConstraints { make in
      for _ in 1...4 { pieces.append(make.left) }
      for piece in pieces { piece.equalToSuperview() }
    }
    for _ in 1...3 { stage.other.snp.makeConstraints { $0.left.top.equalToSuperview() } }
    for piece in pieces { piece.top.equalTo(stage.other) }
    #expect(stage.kinds == [tooLate, tooLate, tooLate, tooLate])
    #expect(stage.owned.count == 4)
    #expect(stage.other.record.makerLedger.constraints.count == 6)
  }

  @Test("A maker, also while another block for the same item runs")
  func maker() {
    let stage = Stage()
    var escaped: ConstraintMaker?
    stage.view.snp.makeConstraints { escaped = $0 }
    escaped?.width.equalTo(10)
    stage.view.snp.makeConstraints { make in
      escaped?.width.equalTo(20)
      make.height.equalTo(30)
    }
    #expect(stage.kinds == [tooLate, tooLate])
    #expect(stage.formulas == ["v.height == 30"])
  }

  @Test("A chain that came too late takes edits, and reports what is asked of it")
  func chainTooLate() throws {
    let stage = Stage()
    var escaped: ConstraintMaker?
    stage.view.snp.makeConstraints { escaped = $0 }
    let chain = try #require(escaped).width.equalTo(stage.other).multipliedBy(2).offset(3)
    chain.priority(.low).labeled("late").constraint.activate()
    chain.deactivate()
    #expect(chain.layoutConstraints == [])
    #expect(!chain.isActive)
    #expect(stage.kinds == [tooLate, tooLate])
    #expect(stage.formulas == [])
  }

  @Test("A maker or a chain without an owner is freed")
  func nothingIsKept() {
    let stage = Stage()
    weak var maker: ConstraintMaker?
    weak var chain: Constraint?
    for _ in 1...3 {
      stage.view.snp.makeConstraints { make in
        maker = make
        chain = make.width.equalTo(4).constraint
        #expect(chain?.layoutConstraints.count == 1)
      }
      #expect(maker == nil)
      #expect(chain == nil)
    }
    #expect(stage.owned.count == 3)
  }

  @Test("A chain that a weak reference found speaks of its own constraint for good")
  func chainFoundWeakly() {
    let stage = Stage()
    weak var found: ConstraintMakerEditable?
    var kept: ConstraintMakerEditable?
    stage.view.snp.makeConstraints { make in
      found = make.width.equalTo(4)
      kept = found
    }
    for height in 1...3 { stage.view.snp.makeConstraints { $0.height.equalTo(height) } }
    kept?.offset(5)
    #expect(
      stage.formulas == ["v.width == 5", "v.height == 1", "v.height == 2", "v.height == 3"]
    )
  }

  @Test("Everything that is kept, when the view has gone")
  func afterTheView() throws {
    let stage = Stage()
    var maker: ConstraintMaker?
    var piece: ConstraintMakerExtendable?
    var handle: Constraint?
    var kinds: [LayoutIssue.Kind] = []
    do {
      let view = LayoutView()
      stage.root.addSubview(view)
      view.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
      view.snp.makeConstraints { make in
        maker = make
        piece = make.left
        handle = piece?.equalToSuperview().offset(1).constraint
      }
      view.removeFromSuperview()
    }
    let constraint = try #require(handle)
    #expect(stage.root.constraints == [])
    maker?.top.equalToSuperview()
    piece?.top.equalToSuperview { $0.snp.centerX }
    #expect(kinds == [tooLate, tooLate])
    constraint.update(offset: 2).update(priority: .low)
    constraint.activate()
    #expect(!constraint.isActive)
    #expect(constraint.install().map(\.constant) == [2])
    constraint.deactivate()
    // Whoever hears of the other item is told of a constraint whose first item has gone.
    #expect(stage.kinds == [.itemWasFreed, .itemWasFreed])
  }
}
