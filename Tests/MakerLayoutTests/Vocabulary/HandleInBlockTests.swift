import MakerLayout
import Testing

@Suite("Handles inside their block")
struct HandleInBlockTests {
  @Test("The native constraints are there at once, and are those that the block installs")
  func natives() {
    let stage = Stage()
    var natives: [LayoutConstraint] = []
    stage.view.snp.makeConstraints { make in
      let top = make.top.equalTo(stage.root).offset(4).constraint
      let size = make.size.equalTo(10).constraint
      natives = top.layoutConstraints + size.layoutConstraints
      #expect(
        natives.map(\.formula) == ["v.top == root.top + 4", "v.width == 10", "v.height == 10"]
      )
      #expect(top.constant == 4)
      #expect(!top.isActive)
      #expect(stage.root.constraints == [])
    }
    #expect(stage.owned == natives)
    #expect(natives.map(\.isActive) == [true, true, true])
  }

  @Test("The same holds for remaking, for preparing, and for the first update")
  func nativesOfOtherVerbs() {
    let stage = Stage()
    var natives: [LayoutConstraint] = []
    func ask(_ make: ConstraintMaker) {
      natives = make.width.equalTo(10).constraint.layoutConstraints
      #expect(natives.count == 1)
    }
    stage.view.snp.updateConstraints(ask)
    #expect(stage.owned == natives)
    stage.view.snp.remakeConstraints(ask)
    #expect(stage.owned == natives)
    let prepared = stage.view.snp.prepareConstraints(ask)
    #expect(prepared.flatMap(\.layoutConstraints) == natives)
    #expect(natives.allSatisfy { !$0.isActive })
  }

  @Test("Edits reach native constraints that were handed out, and a fixed multiplier is reported")
  func edits() {
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      let chain = make.left.equalTo(stage.other)
      let native = chain.constraint.layoutConstraints.first
      chain.offset(3).priority(600).labeled("gap")
      #expect(native?.formula == "v.left == o.left + 3 @600 'gap'")
      chain.multipliedBy(2)
      chain.constraint.update(offset: 30).update(priority: 20)
    }
    #expect(stage.formulas == ["v.left == o.left + 30 @20 'gap'"])
    #expect(
      stage.kinds == [.invalidUse("the multiplier of a made constraint is fixed; remake it")]
    )
  }

  @Test("What is deactivated inside the block is made, and waits for activation")
  func deactivated() {
    let stage = Stage()
    var width: Constraint?
    var height: Constraint?
    stage.view.snp.makeConstraints { make in
      width = make.width.equalTo(10).constraint
      height = make.height.equalTo(10).constraint
      width?.deactivate()
      height?.isActive = false
      height?.activate()
    }
    #expect(stage.formulas == ["v.height == 10"])
    #expect(width?.layoutConstraints.map(\.isActive) == [false])
    width?.activate()
    #expect(stage.formulas == ["v.height == 10", "v.width == 10"])
    #expect(stage.kinds == [])
  }

  @Test("Native constraints of a refused block stay inactive, and may be activated later")
  func refused() {
    let stage = Stage()
    var handle: Constraint?
    var natives: [LayoutConstraint] = []
    stage.view.snp.makeConstraints { make in
      handle = make.width.equalTo(10).constraint
      natives = handle?.layoutConstraints ?? []
      make.height.equalTo(.nan)
    }
    #expect(stage.kinds.count == 1)
    #expect(natives.map(\.isActive) == [false])
    handle?.activate()
    #expect(stage.owned == natives)
    #expect(natives.map(\.isActive) == [true])
  }

  @Test("Without a superview there are none, which is reported once, when the block ends")
  func noSuperview() {
    let stage = Stage()
    stage.root.snp.makeConstraints { make in
      #expect(make.edges.equalToSuperview().constraint.layoutConstraints == [])
      #expect(stage.kinds == [])
    }
    #expect(stage.kinds == [.missingSuperview])
  }

  @Test("Inside an update a handle shows what will be changed, which the block's end changes")
  func updates() {
    let stage = Stage()
    stage.view.snp.makeConstraints { make in
      make.width.equalTo(1)
      make.height.equalTo(2)
    }
    var handle: Constraint?
    stage.view.snp.updateConstraints { make in
      handle = make.height.equalTo(20).constraint
      #expect(handle?.layoutConstraints == [stage.owned[1]])
      #expect(handle?.isActive == true)
      handle?.update(offset: 30)
      #expect(stage.formulas == ["v.width == 1", "v.height == 2"])
    }
    #expect(stage.formulas == ["v.width == 1", "v.height == 30"])
    #expect(handle?.layoutConstraints == [stage.owned[1]])
  }

  @Test("Inside an update that will find nothing, a handle shows nothing")
  func unmatchedUpdate() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.width.equalTo(1) }
    stage.view.snp.updateConstraints { make in
      #expect(make.size.equalTo(5).constraint.layoutConstraints == [])
    }
    #expect(stage.kinds == [.updateMatchesNothing])
    #expect(stage.formulas == ["v.width == 1"])
  }

  @Test("What an update finds and its block deactivates is taken out of layout")
  func deactivatedInUpdate() {
    let stage = Stage()
    stage.view.snp.makeConstraints { $0.size.equalTo(1) }
    var width: Constraint?
    stage.view.snp.updateConstraints { make in
      width = make.width.equalTo(7).constraint
      width?.deactivate()
      #expect(stage.formulas == ["v.width == 1", "v.height == 1"])
    }
    #expect(stage.formulas == ["v.height == 1"])
    width?.activate()
    #expect(stage.formulas == ["v.height == 1", "v.width == 7"])
  }
}
