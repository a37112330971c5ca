import MakerLayout
import Testing

@Suite("What is refused")
struct RefusedBlockTests {
  @Test("A position without a superview")
  func noSuperview() {
    let stage = Stage()
    let makes: [(ConstraintMaker) -> Void] = [
      { $0.left.equalToSuperview() },
      { $0.edges.equalTo(10) },
      { $0.top.equalToSuperview { $0.snp.bottom } },
      { $0.top.equalToSuperview { $0.safeAreaLayoutGuide } },
    ]
    for make in makes {
      stage.forgetIssues()
      stage.root.snp.makeConstraints(make)
      #expect(stage.kinds == [.missingSuperview])
      #expect(stage.issues[0].items == ["root"])
      #expect(stage.issues[0].source?.file.hasSuffix("RefusedBlockTests.swift") == true)
    }
    #expect(stage.root.constraints == [])
  }

  @Test("An item of another hierarchy")
  func noCommonAncestor() {
    let alone = LayoutView()
    let made = Stage.made { make, _ in
      make.width.equalTo(1)
      make.height.equalTo(alone)
    }
    #expect(made == Stage.Made(formulas: [], kinds: [.noCommonAncestor]))
  }

  @Test("Attributes that cannot be compared")
  func incompatible() {
    let made = Stage.made { make, stage in
      make.left.equalTo(stage.other.snp.leading)
      make.width.equalTo(stage.other.snp.left)
      make.centerY.equalTo(stage.other.snp.height)
    }
    let kind = LayoutIssue.Kind.incompatibleAttributes
    #expect(made == Stage.Made(formulas: [], kinds: [kind, kind, kind]))
  }

  @Test("An item that has gone, whichever side it is on")
  func gone() {
    let stage = Stage()
    let (dead, alive): (ConstraintItem, ConstraintItem) = {
      (LayoutView().snp.left, stage.other.snp.left)
    }()
    #expect(dead.target == nil)
    #expect(alive.target === stage.other)
    stage.view.snp.makeConstraints { $0.left.equalTo(dead) }
    #expect(stage.kinds == [.itemWasFreed])
    #expect(stage.formulas == [])
  }

  @Test("Numbers that are not finite and priorities out of range, all of them reported")
  func numbers() {
    let made = Stage.made { make, stage in
      make.width.equalTo(1)
      make.width.equalTo(Double.infinity)
      make.left.equalTo(stage.other).offset(-.infinity)
      make.left.equalTo(stage.other).dividedBy(0)
      make.left.equalTo(stage.other).priority(0)
      make.left.equalTo(stage.other).priority(1_000.5)
    }
    #expect(
      made
        == Stage.Made(
          formulas: [],
          kinds: [
            .notFinite(.infinity), .notFinite(-.infinity), .notFinite(.infinity),
            .priorityOutOfRange(0), .priorityOutOfRange(1_000.5),
          ]
        )
    )
  }

  @Test("A chain that was begun and related to nothing, however long")
  func incomplete() {
    let line: UInt = #line + 2
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      make.height.equalTo(2)
      _ = make.width
      _ = make.left.and.right
    }
    #expect(stage.kinds == [.incompleteDescription, .incompleteDescription])
    #expect(stage.issues.map(\.source?.line) == [line, line])
    #expect(stage.formulas == [])
  }

  @Test("A multiplier or an inset of a number alone")
  func bareSizes() {
    let multiplier = Stage.made { make, _ in make.width.equalTo(10).multipliedBy(2) }
    #expect(multiplier.kinds == [.invalidUse("a multiplier needs something to multiply")])
    let inset = Stage.made { make, _ in make.size.equalTo(10).inset(2) }
    #expect(inset.kinds == [.invalidUse("insets need a size to be taken from")])
    let insets = Stage.made { make, _ in make.width.equalTo(LayoutInsets(left: 2)) }
    #expect(insets.kinds == [.invalidUse("insets need a size to be taken from")])
    #expect(multiplier.formulas + inset.formulas + insets.formulas == [])
  }

  @Test("A block for an item that has gone")
  func goneReceiver() {
    var issues: [LayoutIssue.Kind] = []
    let snp: ConstraintViewDSL = {
      let view = LayoutView()
      view.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0.kind) }
      return view.snp
    }()
    snp.makeConstraints { $0.width.equalTo(10) }
    snp.remakeConstraints { $0.width.equalTo(10) }
    snp.updateConstraints { $0.width.equalTo(10) }
    #expect(snp.prepareConstraints { $0.width.equalTo(10) }.isEmpty)
    snp.removeConstraints()
    #expect(issues == [.itemWasFreed, .itemWasFreed, .itemWasFreed, .itemWasFreed])
  }

  @Test("A refused block leaves no trace in the next layout")
  func noTrace() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    stage.root.layoutIfNeeded()
    stage.view.snp.updateConstraints { make in
      make.edges.equalToSuperview().inset(20)
      make.width.equalTo(5)
    }
    stage.view.snp.remakeConstraints { make in
      make.size.equalTo(3)
      make.width.equalTo(stage.other.snp.top)
    }
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(10, 10, 380, 280))
  }
}
