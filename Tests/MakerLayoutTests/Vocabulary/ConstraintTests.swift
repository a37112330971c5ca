import MakerLayout
import Testing

@Suite("Handles")
struct ConstraintTests {
  private func handle(
    _ block: (ConstraintMaker, Stage) -> Constraint
  ) -> (Stage, Constraint) {
    let stage = Stage()
    var handle: Constraint?
    stage.view.snp.makeConstraints { handle = block($0, stage) }
    return (stage, handle ?? stage.view.snp.prepareConstraints { $0.width.equalTo(0) }[0])
  }

  @Test("A handle switches its constraints off and on, as often as one likes")
  func switching() {
    let (stage, edges) = handle { make, _ in make.edges.equalToSuperview().constraint }
    #expect(edges.isActive)
    edges.deactivate()
    edges.deactivate()
    #expect(!edges.isActive)
    #expect(stage.owned == [])
    edges.isActive = true
    edges.activate()
    #expect(stage.owned == edges.layoutConstraints)
    #expect(stage.root.constraints.count == 4)
    edges.isActive = false
    #expect(stage.root.constraints == [])
    #expect(stage.kinds == [])
  }

  @Test("A handle whose item was remade can come back")
  func backAfterRemake() {
    let (stage, width) = handle { make, _ in make.width.equalTo(10).constraint }
    stage.view.snp.remakeConstraints { $0.height.equalTo(10) }
    #expect(!width.isActive)
    width.activate()
    #expect(stage.formulas == ["v.height == 10", "v.width == 10"])
  }

  @Test("Constant, multiplier and priority can be read back")
  func reading() {
    let (_, edges) = handle { make, stage in
      make.edges.equalTo(stage.other).offset(4).multipliedBy(2).priority(300).constraint
    }
    #expect(edges.constant == 4)
    #expect(edges.multiplier == 2)
    #expect(edges.priority == 300)
    edges.update(inset: 5)
    #expect(edges.constant == nil)
    #expect(edges.layoutConstraints.map(\.constant) == [5, 5, -5, -5])
  }

  @Test("An update of the offset sets it alike on every attribute")
  func offset() {
    let (stage, edges) = handle { make, _ in make.edges.equalToSuperview().inset(3).constraint }
    edges.update(offset: 7)
    #expect(edges.layoutConstraints.map(\.constant) == [7, 7, 7, 7])
    edges.update(offset: 8 as Int).update(offset: LayoutPoint(x: 1, y: 2))
    #expect(edges.layoutConstraints.map(\.constant) == [1, 2, 1, 2])
    #expect(stage.kinds == [])
  }

  @Test("An update of the inset goes inwards")
  func inset() {
    let (_, edges) = handle { make, _ in make.edges.equalToSuperview().constraint }
    edges.update(inset: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(edges.layoutConstraints.map(\.constant) == [2, 1, -4, -3])
    edges.update(inset: LayoutDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(edges.layoutConstraints.map(\.constant) == [2, 1, -4, -3])
    edges.updateInsets(amount: .zero).updateOffset(amount: 2)
    #expect(edges.constant == 2)
  }

  @Test("A size of a bare middle keeps its origin when it is updated")
  func bareMiddle() {
    let (stage, center) = handle { make, _ in make.center.equalTo(10).constraint }
    center.update(offset: LayoutPoint(x: 1, y: 2))
    #expect(stage.formulas == ["v.centerX == root.left + 1", "v.centerY == root.top + 2"])
  }

  @Test("A priority changes between required and optional, and keeps the constant")
  func priority() {
    let (stage, width) = handle { make, _ in make.width.equalTo(10).constraint }
    width.update(offset: 20)
    width.update(priority: .high)
    #expect(stage.formulas == ["v.width == 20 @750"])
    width.update(priority: 600)
    #expect(stage.formulas == ["v.width == 20 @600"])
    width.update(priority: .fittingSizeLevel)
    #expect(stage.formulas == ["v.width == 20 @50"])
    width.updatePriorityRequired()
    #expect(stage.formulas == ["v.width == 20"])
    width.updatePriorityHigh().updatePriorityMedium().updatePriorityLow()
    #expect(stage.formulas == ["v.width == 20 @250"])
  }

  @Test("An update that cannot be is reported once and changes nothing")
  func refusedUpdates() {
    let (stage, edges) = handle { make, _ in make.edges.equalToSuperview().constraint }
    edges.update(inset: LayoutInsets(top: .infinity, left: 1, bottom: 1, right: 1))
    edges.update(priority: 1_001)
    #expect(stage.kinds == [.notFinite(.infinity), .priorityOutOfRange(1_001)])
    #expect(edges.constant == 0)
    #expect(edges.priority == .required)
  }

  @Test("An inset of a size that stands alone is reported and changes nothing")
  func insetOfBareSize() {
    let (stage, size) = handle { make, _ in make.size.equalTo(10).constraint }
    size.update(inset: 3)
    #expect(stage.kinds == [.invalidUse("insets need a size to be taken from")])
    #expect(size.constant == 10)
  }

  @Test("A chain kept beyond its block edits what it made, and cannot edit the multiplier")
  func chainAsHandle() {
    let stage = Stage()
    var chain: ConstraintMakerEditable?
    stage.view.snp.makeConstraints { chain = $0.left.equalTo(stage.other) }
    chain?.offset(5).priority(.low).labeled("late")
    #expect(stage.formulas == ["v.left == o.left + 5 @250 'late'"])
    #expect(stage.kinds == [])
    chain?.multipliedBy(2)
    #expect(
      stage.kinds == [.invalidUse("the multiplier of a made constraint is fixed; remake it")]
    )
    #expect(chain?.multiplier == 1)
  }

  @Test("A handle whose block was refused tries again when it is activated")
  func retry() {
    let stage = Stage()
    let loose = LayoutView()
    loose.layoutName = "l"
    loose.layoutNode.issueHandler = stage.root.layoutNode.issueHandler
    var handle: Constraint?
    loose.snp.makeConstraints { handle = $0.left.equalToSuperview().offset(4).constraint }
    #expect(stage.kinds == [.missingSuperview])
    #expect(handle?.layoutConstraints == [])
    handle?.activate()
    #expect(stage.kinds == [.missingSuperview, .missingSuperview])
    stage.root.addSubview(loose)
    handle?.activate()
    #expect(stage.root.constraints.map(\.formula) == ["l.left == root.left + 4"])
    #expect(!loose.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A label is the identifier")
  func label() {
    let (_, width) = handle { make, _ in make.width.equalTo(1).labeled("w").constraint }
    #expect(width.layoutConstraints.map(\.identifier) == ["w"])
    width.layoutConstraints[0].label = "x"
    #expect(width.layoutConstraints[0].identifier == "x")
  }

  @Test("A maker knows the item it describes, so that extensions of it may ask")
  func makerItem() {
    let view = LayoutView()
    var item: (any LayoutItem)?
    view.snp.prepareConstraints { item = $0.item }
    #expect(item === view)
  }

  @Test("An update of a view that came back makes what is gone, or is an issue beside what stayed")
  func updateAfterReturn() {
    for hasWidth in [false, true] {
      let root = LayoutView()
      let view = LayoutView()
      var issues: [LayoutIssue.Code] = []
      root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0.code) }
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(8)
        if hasWidth { make.width.equalTo(10) }
      }
      view.removeFromSuperview()
      root.addSubview(view)
      #expect(root.constraints.isEmpty)
      view.snp.updateConstraints { make in make.left.equalToSuperview().offset(9) }
      #expect(issues == (hasWidth ? [.updateMatchesNothing] : []))
      #expect(root.constraints.map(\.constant) == (hasWidth ? [] : [9]))
    }
  }
}
