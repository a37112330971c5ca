import AutoPinLayout
import Testing

@Suite("Blocks that collect")
struct BatchTests {
  private typealias Constraint = LayoutConstraint

  @Test("Without installing, constraints are made in order, named for their items, and inactive")
  func withoutInstalling() {
    let stage = Stage()
    let made = Constraint.autoCreateConstraintsWithoutInstalling {
      stage.view.autoSetDimension(.width, toSize: 10)
      stage.view.autoCenterInSuperview()
    }
    #expect(
      made.formulas == [
        "view.width == 10", "view.centerY == root.centerY", "view.centerX == root.centerX",
      ]
    )
    #expect(made.allSatisfy { !$0.isActive })
    #expect(!stage.view.translatesAutoresizingMaskIntoConstraints)
    made.autoInstallConstraints()
    #expect(made.areActive)
    made.autoRemoveConstraints()
    #expect(stage.installed.isEmpty)
  }

  @Test("With installing, all become active when the block ends")
  func installing() {
    let stage = Stage()
    var insideWasActive: Bool?
    let made = Constraint.autoCreateAndInstallConstraints {
      insideWasActive = stage.view.autoSetDimension(.width, toSize: 10).isActive
      stage.view.autoPinEdge(toSuperviewEdge: .top)
    }
    #expect(insideWasActive == false)
    #expect(made.count == 2)
    #expect(made.areActive)
    #expect(!stage.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Constraints belong to the innermost block only, and each block does what it says")
  func nesting() {
    let stage = Stage()
    let view = stage.view
    var installed: [LayoutConstraint] = []
    var innermost: [LayoutConstraint] = []
    let outer = Constraint.autoCreateConstraintsWithoutInstalling {
      view.autoPinEdge(toSuperviewEdge: .left)
      installed = Constraint.autoCreateAndInstallConstraints {
        view.autoPinEdge(toSuperviewEdge: .top)
        view.autoPinEdge(toSuperviewEdge: .bottom)
        innermost = Constraint.autoCreateConstraintsWithoutInstalling {
          view.autoSetDimension(.height, toSize: 1)
        }
        view.autoPinEdge(toSuperviewEdge: .right)
      }
      #expect(installed.areActive)
      view.autoSetDimension(.width, toSize: 2)
    }
    #expect(outer.formulas == ["view.left == root.left", "view.width == 2"])
    #expect(
      installed.formulas == [
        "view.top == root.top", "view.bottom == root.bottom", "view.right == root.right",
      ]
    )
    #expect(innermost.formulas == ["view.height == 1"])
    #expect(stage.root.constraints == installed)
    #expect(view.constraints.isEmpty)
  }

  @Test("One failing call keeps the whole batch from coming about")
  func refusal() {
    let stage = Stage()
    let made = Constraint.autoCreateAndInstallConstraints {
      stage.view.autoSetDimension(.width, toSize: 10)
      stage.orphan.autoPinEdge(toSuperviewEdge: .top)
    }
    #expect(made.isEmpty)
    #expect(stage.kinds == [.missingSuperview])
    let later = Constraint.autoCreateConstraintsWithoutInstalling {
      stage.view.autoSetDimension(.width, toSize: 10)
      stage.orphan.autoCenterInSuperview()
    }
    #expect(later.isEmpty)
    let unrelated = Constraint.autoCreateAndInstallConstraints {
      stage.view.autoSetDimension(.width, toSize: 10)
      stage.view.autoPinEdge(.left, to: .left, of: stage.orphan)
    }
    #expect(unrelated.isEmpty)
    #expect(stage.kinds == [.missingSuperview, .missingSuperview, .noCommonAncestor])
    #expect(stage.installed.isEmpty)
    #expect(stage.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A failure inside an inner batch leaves the outer one alone")
  func innerRefusal() {
    let stage = Stage()
    let outer = Constraint.autoCreateAndInstallConstraints {
      stage.view.autoSetDimension(.width, toSize: 10)
      let inner = Constraint.autoCreateAndInstallConstraints {
        stage.orphan.autoPinEdge(toSuperviewEdge: .top)
      }
      #expect(inner.isEmpty)
    }
    #expect(outer.formulas == ["view.width == 10"])
    #expect(stage.installed == ["view.width == 10"])
  }

  @Test("A thrown error ends all blocks and installs nothing")
  func errors() {
    struct Stop: Error {}
    let stage = Stage()
    #expect(throws: Stop.self) {
      try Constraint.autoSetPriority(10) {
        try Constraint.autoCreateAndInstallConstraints {
          stage.view.autoSetDimension(.width, toSize: 10)
          throw Stop()
        }
      }
    }
    #expect(stage.installed.isEmpty)
    #expect(stage.view.autoSetDimension(.width, toSize: 20).formula == "view.width == 20")
    #expect(stage.installed == ["view.width == 20"])
  }

  @Test("Constraints of the kernel's own are not touched by blocks")
  func kernelConstraints() {
    let stage = Stage()
    var own: LayoutConstraint?
    let made = Constraint.autoSetPriority(10) {
      Constraint.autoCreateConstraintsWithoutInstalling {
        let constraint = stage.view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        own = constraint
      }
    }
    #expect(made.isEmpty)
    #expect(own?.isActive == true)
    #expect(own?.priority == .required)
  }

  @Test("Installing an existing constraint inside a collecting block puts it into the batch")
  func reinstalling() {
    let stage = Stage()
    let constraint = stage.view.autoSetDimension(.width, toSize: 10)
    constraint.autoRemove()
    #expect(!constraint.isActive)
    let batch = Constraint.autoCreateConstraintsWithoutInstalling { constraint.autoInstall() }
    #expect(batch == [constraint])
    #expect(!constraint.isActive)
    let again = Constraint.autoCreateConstraintsWithoutInstalling {
      [constraint].autoInstallConstraints()
    }
    #expect(again == [constraint])
    constraint.autoInstall()
    #expect(constraint.isActive)
    Constraint.autoCreateConstraintsWithoutInstalling { constraint.autoRemove() }
      .autoInstallConstraints()
    #expect(!constraint.isActive)
  }

  @Test("Installing many that cannot all be installed installs none")
  func installingTogether() {
    let stage = Stage()
    let batch = Constraint.autoCreateConstraintsWithoutInstalling {
      stage.view.autoSetDimension(.width, toSize: 10)
      stage.view.autoPinEdge(.left, to: .left, of: stage.orphan)
    }
    #expect(batch.count == 2)
    #expect(stage.issues.isEmpty)
    Constraint.autoSetPriority(5) { batch.autoInstallConstraints() }
    #expect(stage.kinds == [.noCommonAncestor])
    #expect(stage.installed.isEmpty)
    #expect(batch.map(\.priority) == [.required, .required])
    stage.root.addSubview(stage.orphan)
    batch.autoInstallConstraints()
    #expect(stage.installed.count == 2)
  }
}
