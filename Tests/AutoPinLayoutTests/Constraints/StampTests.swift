import AutoPinLayout
import Testing

@Suite("Blocks that give priorities and names")
struct StampTests {
  private typealias Constraint = LayoutConstraint

  @Test("Outside any block a constraint is required and has no name")
  func plain() {
    let constraint = Stage().view.autoSetDimension(.width, toSize: 1)
    #expect(constraint.priority == .required)
    #expect(constraint.identifier == nil)
  }

  @Test("The innermost block counts, and leaving it brings the outer one back")
  func nesting() {
    let stage = Stage()
    let view = stage.view
    Constraint.autoSetPriority(.defaultHigh) {
      view.autoSetDimension(.width, toSize: 1)
      Constraint.autoSetIdentifier("outer") {
        view.autoSetDimension(.width, toSize: 2)
        Constraint.autoSetPriority(.defaultLow) {
          view.autoSetDimension(.width, toSize: 3)
          Constraint.autoSetIdentifier("inner") { view.autoSetDimension(.width, toSize: 4) }
        }
        view.autoSetDimension(.width, toSize: 5)
      }
      view.autoSetDimension(.width, toSize: 6)
    }
    view.autoSetDimension(.width, toSize: 7)
    #expect(
      stage.installed == [
        "view.width == 1 @750",
        "view.width == 2 @750 'outer'",
        "view.width == 3 @250 'outer'",
        "view.width == 4 @250 'inner'",
        "view.width == 5 @750 'outer'",
        "view.width == 6 @750",
        "view.width == 7",
      ]
    )
  }

  @Test("Every constraint of a call for several is stamped")
  func several() {
    let stage = Stage()
    Constraint.autoSetPriority(600) { stage.view.autoPinEdgesToSuperviewEdges() }
    #expect(stage.root.constraints.map(\.priority) == [600, 600, 600, 600])
  }

  @Test("Stamps are put on when constraints are made, also where they are not installed")
  func collecting() {
    let stage = Stage()
    let made = Constraint.autoSetIdentifier("name") {
      Constraint.autoSetPriority(400) {
        Constraint.autoCreateConstraintsWithoutInstalling {
          stage.view.autoSetDimension(.width, toSize: 1)
          Constraint.autoSetPriority(500) { stage.view.autoSetDimension(.height, toSize: 2) }
        }
      }
    }
    #expect(made.formulas == ["view.width == 1 @400 'name'", "view.height == 2 @500 'name'"])
  }

  @Test("A constraint is stamped once: installing its batch does not bring an outer block back")
  func once() {
    let stage = Stage()
    Constraint.autoSetPriority(.defaultLow) {
      Constraint.autoCreateAndInstallConstraints {
        Constraint.autoSetPriority(.defaultHigh) { stage.view.autoSetDimension(.width, toSize: 1) }
      }
    }
    #expect(stage.installed == ["view.width == 1 @750"])
  }

  @Test("A name given afterwards stays, and so does a priority")
  func afterwards() {
    let stage = Stage()
    let constraint = Constraint.autoSetIdentifier("block") {
      stage.view.autoSetDimension(.width, toSize: 1)
    }
    #expect(constraint.identifier == "block")
    #expect(constraint.autoIdentify("own") === constraint)
    constraint.priority = 20
    constraint.autoRemove()
    constraint.autoInstall()
    #expect(constraint.formula == "view.width == 1 @20 'own'")
    let both = [constraint, stage.view.autoSetDimension(.height, toSize: 2)]
    #expect(both.autoIdentifyConstraints("both") == both)
    #expect(both.map(\.identifier) == ["both", "both"])
  }

  @Test("Installing a constraint again inside a block stamps it anew")
  func again() {
    let stage = Stage()
    let constraint = stage.view.autoSetDimension(.width, toSize: 1)
    Constraint.autoSetPriority(30) { constraint.autoInstall() }
    #expect(constraint.priority == 30)
    constraint.autoRemove()
    Constraint.autoSetIdentifier("name") { [constraint].autoInstallConstraints() }
    #expect(constraint.formula == "view.width == 1 @30 'name'")
  }

  @Test("A level out of range is reported with the constraint, which is not installed")
  func range() {
    let stage = Stage()
    let constraint = Constraint.autoSetPriority(0) {
      stage.view.autoSetDimension(.width, toSize: 1)
    }
    #expect(!constraint.isActive)
    #expect(stage.kinds == [.priorityOutOfRange(0)])
    #expect(stage.installed.isEmpty)
    #expect(stage.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A constraint that was refused has its block's priority and name all the same")
  func refused() {
    let stage = Stage()
    let refused = Constraint.autoSetPriority(300) {
      Constraint.autoSetIdentifier("name") {
        [
          stage.view.autoPinEdge(.left, to: .left, of: stage.orphan),
          stage.orphan.autoPinEdge(toSuperviewEdge: .top),
          stage.view.autoAlignAxis(toSuperviewMarginAxis: .baseline),
        ]
      }
    }
    #expect(refused.map(\.priority) == [300, 300, 300])
    #expect(refused.map(\.identifier) == ["name", "name", "name"])
    #expect(refused.map(\.isActive) == [false, false, false])
    stage.root.addSubview(stage.orphan)
    refused[0].autoInstall()
    #expect(stage.installed == ["view.left == orphan.left @300 'name'"])
  }

  @Test("The blocks hand back what they compute, and exist on item classes as they once did")
  func results() {
    let stage = Stage()
    let count = Constraint.autoSetPriority(5) { 1 + 1 }
    #expect(count == 2)
    let made = LayoutView.autoCreateConstraintsWithoutInstalling {
      LayoutView.autoSetPriority(40) {
        LayoutView.autoSetIdentifier("name") { stage.view.autoSetDimension(.width, toSize: 1) }
      }
    }
    #expect(made.formulas == ["view.width == 1 @40 'name'"])
  }

  @Test("Blocks of different tasks do not see each other")
  func tasks() async {
    await withTaskGroup(of: Bool.self) { group in
      for level in 1...8 {
        group.addTask {
          let stage = Stage()
          for _ in 0..<50 {
            let made = LayoutConstraint.autoSetPriority(LayoutPriority(Float(level * 100))) {
              stage.view.autoSetDimension(.width, toSize: 1)
            }
            if made.priority != LayoutPriority(Float(level * 100)) { return false }
          }
          return true
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }
}
