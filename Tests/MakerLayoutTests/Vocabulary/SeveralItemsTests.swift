import MakerLayout
import Testing

@Suite("One block for several items")
struct SeveralItemsTests {
  private func formulas(_ views: LayoutView...) -> [String] {
    views.flatMap { $0.record.makerLedger.constraints }.filter(\.isActive).map(\.formula)
  }

  @Test("It says of each item what it would say of that one alone")
  func make() {
    let stage = Stage()
    [stage.view, stage.other].snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.width.equalTo(20)
    }
    let alone = Stage()
    for view in [alone.view, alone.other] {
      view.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.width.equalTo(20)
      }
    }
    #expect(
      formulas(stage.view, stage.other)
        == ["v.top == root.top", "v.width == 20", "o.top == root.top", "o.width == 20"]
    )
    #expect(formulas(alone.view, alone.other) == formulas(stage.view, stage.other))
    #expect(!stage.view.translatesAutoresizingMaskIntoConstraints)
    #expect(!stage.other.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.issues == [])
  }

  @Test("The maker knows whose turn it is, in the order of the items")
  func order() {
    let stage = Stage()
    var names: [String] = []
    let items: [any LayoutItem] = [stage.third, stage.view]
    items.snp.makeConstraints { make in
      names.append(make.item?.layoutName ?? "")
      make.height.equalTo(names.count)
    }
    #expect(names == ["t", "v"])
    #expect(formulas(stage.view, stage.third) == ["v.height == 2", "t.height == 1"])
  }

  @Test("Updated each changes what agrees, and one that has nothing yet gets it")
  func update() {
    let stage = Stage()
    [stage.view, stage.other].snp.makeConstraints { make in
      make.width.equalTo(20)
      make.height.equalTo(5)
    }
    let before = stage.view.record.makerLedger.constraints
    [stage.view, stage.other, stage.third].snp.updateConstraints { make in
      make.width.equalTo(30).priority(700)
    }
    #expect(
      formulas(stage.view, stage.other, stage.third) == [
        "v.width == 30 @700", "v.height == 5", "o.width == 30 @700", "o.height == 5",
        "t.width == 30 @700",
      ]
    )
    #expect(stage.view.record.makerLedger.constraints == before)
    #expect(stage.issues == [])
  }

  @Test("Where one of all is not found, none is changed and none is added")
  func updateRefused() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.width.equalTo(20) }
    stage.other.snp.makeConstraints { $0.height.equalTo(5) }
    let before = formulas(stage.view, stage.other, stage.third)
    [stage.third, stage.view, stage.other].snp.updateConstraints { $0.width.equalTo(30) }
    #expect(formulas(stage.view, stage.other, stage.third) == before)
    #expect(stage.issues.map(\.kind) == [.updateMatchesNothing])
    [stage.third, stage.view].snp.updateConstraints { $0.width.equalTo(Double.nan) }
    #expect(formulas(stage.view, stage.other, stage.third) == before)
    #expect(stage.issues.count > 1)
  }

  @Test("Remade they lose what they had, and an item that is not named keeps its own")
  func remake() {
    let stage = Stage()
    let all = [stage.view, stage.other, stage.third]
    all.snp.makeConstraints { $0.width.equalTo(20) }
    [stage.view, stage.other].snp.remakeConstraints { $0.height.equalTo(5) }
    #expect(
      formulas(stage.view, stage.other, stage.third)
        == ["v.height == 5", "o.height == 5", "t.width == 20"]
    )
    all.snp.removeConstraints()
    #expect(formulas(stage.view, stage.other, stage.third) == [])
    #expect(stage.issues == [])
  }

  @Test("What cannot be for one of them is reported with its name, and changes none")
  func refused() throws {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.width.equalTo(20) }
    let orphan = LayoutView()
    orphan.layoutName = "orphan"
    var reported: [LayoutIssue] = []
    orphan.layoutNode.issueHandler = LayoutIssueHandler { reported.append($0) }
    let frees = [stage.other, stage.third]
    for remakes in [false, true] {
      let say: (ConstraintMaker) -> Void = { $0.top.equalToSuperview() }
      let items = [stage.view, stage.other, orphan, stage.third]
      let line: UInt = #line + 1
      if remakes { items.snp.remakeConstraints(say) } else { items.snp.makeConstraints(say) }
      #expect(formulas(stage.view, stage.other, stage.third) == ["v.width == 20"])
      let issue = try #require(reported.last)
      #expect(issue.kind == .missingSuperview)
      #expect(issue.items == ["orphan"])
      // The chain's own line: that of the closure, two lines above the call.
      #expect(issue.source?.line == line - 3)
    }
    #expect(reported.count == 2)
    #expect(stage.issues == [])
    #expect(frees.map(\.translatesAutoresizingMaskIntoConstraints) == [true, true])
  }

  @Test("Each reason is reported, whichever item it is of")
  func reasons() {
    let stage = Stage()
    [stage.view, stage.other].snp.makeConstraints { $0.width.equalTo(Double.nan) }
    #expect(stage.issues.map(\.items) == [["v"], ["o"]])
    #expect(formulas(stage.view, stage.other) == [])
  }

  @Test("A chain that leads nowhere refuses the block for all")
  func incomplete() {
    let stage = Stage()
    [stage.view, stage.other].snp.makeConstraints { make in
      make.width.equalTo(20)
      if make.item === stage.other { _ = make.left }
    }
    #expect(stage.kinds == [.incompleteDescription])
    #expect(formulas(stage.view, stage.other) == [])
  }

  @Test("An item that stands twice is reported with the call, before the block is run")
  func twice() {
    let stage = Stage()
    var runs = 0
    let line: UInt = #line + 1
    [stage.view, stage.other, stage.view].snp.makeConstraints { make in
      runs += 1
      make.width.equalTo(20)
    }
    #expect(
      stage.kinds == [.invalidUse("an item stands once among those that a block is run for")]
    )
    #expect(stage.issues.first?.items == ["v"])
    #expect(stage.issues.first?.source?.line == line)
    #expect(runs == 0)
    #expect(formulas(stage.view, stage.other) == [])
  }

  @Test("Of no items nothing is made")
  func empty() {
    let none: [LayoutView] = []
    none.snp.makeConstraints { _ in Issue.record("the block was run") }
    #expect(none.snp.prepareConstraints { _ in Issue.record("the block was run") }.isEmpty)
  }

  @Test("Prepared handles come item by item, and wait")
  func prepare() throws {
    let stage = Stage()
    let handles = [stage.view, stage.other].snp.prepareConstraints { make in
      make.width.equalTo(20)
      make.height.equalTo(10)
    }
    #expect(handles.count == 4)
    #expect(formulas(stage.view, stage.other) == [])
    try #require(handles.last).activate()
    #expect(formulas(stage.view, stage.other) == ["o.height == 10"])
    #expect(stage.issues == [])
  }

  @Test("What a handle deactivates inside the block waits, as for one item")
  func deactivated() {
    let stage = Stage()
    var handles: [Constraint] = []
    [stage.view, stage.other].snp.makeConstraints { make in
      make.width.equalTo(20)
      let waiting = make.height.equalTo(10)
      waiting.constraint.deactivate()
      handles.append(waiting.constraint)
    }
    #expect(formulas(stage.view, stage.other) == ["v.width == 20", "o.width == 20"])
    for handle in handles { handle.activate() }
    #expect(formulas(stage.view) == ["v.width == 20", "v.height == 10"])
  }
}
