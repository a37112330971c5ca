import MakerLayout
import Testing

@Suite("Blocks that do more than describe")
struct BlockEffectTests {
  @Test("A block for the same item inside a block is a transaction of its own")
  func nestedMake() {
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      make.width.equalTo(1)
      stage.view.snp.makeConstraints { $0.height.equalTo(2) }
      #expect(stage.formulas == ["v.height == 2"])
      make.left.equalTo(3)
    }
    #expect(stage.formulas == ["v.height == 2", "v.width == 1", "v.left == root.left + 3"])
  }

  @Test("A block inside that is refused leaves the outer one alone, and the other way round")
  func nestedRefusal() {
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      make.width.equalTo(1)
      stage.view.snp.makeConstraints { $0.height.equalTo(.nan) }
    }
    #expect(stage.formulas == ["v.width == 1"])
    stage.view.snp.makeConstraints { make in
      stage.view.snp.makeConstraints { $0.height.equalTo(2) }
      make.width.equalTo(.nan)
    }
    #expect(stage.formulas == ["v.width == 1", "v.height == 2"])
    #expect(stage.kinds.count == 2)
  }

  @Test("Remaking and removing inside a block concern what is there at that moment")
  func nestedRemake() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.width.equalTo(1) }
    stage.view.snp.remakeConstraints { make in
      make.width.equalTo(2)
      stage.view.snp.remakeConstraints { $0.height.equalTo(3) }
      #expect(stage.formulas == ["v.height == 3"])
    }
    #expect(stage.formulas == ["v.width == 2"])
    stage.view.snp.updateConstraints { make in
      make.width.equalTo(4)
      stage.view.snp.removeConstraints()
    }
    #expect(stage.formulas == ["v.width == 4"])
    #expect(stage.kinds == [])
  }

  @Test("A maker is used inside the block of another one")
  func crossedMakers() {
    let stage = Stage()
    stage.view.snp.makeConstraints { outer in
      stage.other.snp.makeConstraints { inner in
        outer.width.equalTo(1)
        inner.width.equalTo(2)
      }
    }
    #expect(stage.formulas == ["v.width == 1"])
    #expect(stage.other.constraints.map(\.formula) == ["o.width == 2"])
  }

  @Test("A block that throws its view away is refused, and its handles are harmless")
  func viewThrownAway() {
    throwAway { $0.makeConstraints($1) }
    throwAway { $0.remakeConstraints($1) }
    throwAway { $0.updateConstraints($1) }
    throwAway { #expect($0.prepareConstraints($1).isEmpty) }
  }

  private func throwAway(_ run: (ConstraintViewDSL, (ConstraintMaker) -> Void) -> Void) {
    var kinds: [LayoutIssue.Kind] = []
    let root = LayoutView()
    var view: LayoutView? = LayoutView()
    view?.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    view.map(root.addSubview)
    let snp = view?.snp
    var handle: Constraint?
    snp.map {
      run($0) { make in
        handle = make.edges.equalToSuperview().constraint
        #expect(handle?.layoutConstraints.count == 4)
        view?.removeFromSuperview()
        view = nil
      }
    }
    #expect(snp != nil && snp?.target == nil)
    #expect(kinds == [.itemWasFreed])
    #expect(root.constraints == [])
    handle?.deactivate()
    #expect(handle?.isActive == false)
  }

  @Test("A block that moves its view is resolved where the view lies when it ends")
  func viewMoved() {
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      stage.view.removeFromSuperview()
      stage.other.addSubview(stage.view)
    }
    #expect(stage.formulas == ["v.left == o.left"])
    #expect(stage.other.constraints.count == 1)
  }

  @Test("A handler that activates the handle of the refused block brings about that chain alone")
  func handlerActivates() {
    let stage = Stage()
    var handle: Constraint?
    var count = 0
    stage.root.layoutNode.issueHandler = LayoutIssueHandler { _ in
      count += 1
      handle?.activate()
    }
    stage.view.snp.makeConstraints { make in
      handle = make.width.equalTo(5).constraint
      make.height.equalTo(stage.other.snp.left)
    }
    #expect(count == 1)
    #expect(stage.formulas == ["v.width == 5"])
    #expect(handle?.layoutConstraints == stage.owned)
    handle?.deactivate()
    #expect(stage.formulas == [])
  }

  @Test("A handler that describes the same again does not end in a circle")
  func handlerRepeats() {
    let stage = Stage()
    var count = 0
    stage.root.layoutNode.issueHandler = LayoutIssueHandler { [unowned stage] _ in
      count += 1
      if count < 5 { stage.view.snp.makeConstraints { $0.width.equalTo(.nan) } }
    }
    stage.view.snp.makeConstraints { $0.width.equalTo(.nan) }
    #expect(count == 5)
    #expect(stage.formulas == [])
  }
}
