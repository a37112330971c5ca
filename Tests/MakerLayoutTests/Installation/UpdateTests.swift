import MakerLayout
import Testing

@Suite("Updates")
struct UpdateTests {
  private func stage(_ block: (ConstraintMaker, Stage) -> Void) -> Stage {
    let stage = Stage()
    stage.view.snp.makeConstraints { block($0, stage) }
    return stage
  }

  @Test("An update changes the constant of the constraint that says the same otherwise")
  func constant() {
    let stage = stage { make, stage in
      make.left.equalTo(stage.other).offset(1)
      make.width.equalTo(10)
    }
    let before = stage.owned
    stage.view.snp.updateConstraints { make in
      make.width.equalTo(20)
      make.left.equalTo(stage.other).offset(2)
    }
    #expect(stage.formulas == ["v.left == o.left + 2", "v.width == 20"])
    #expect(stage.owned == before)
    #expect(stage.kinds == [])
  }

  @Test("A constant that is not named becomes 0, as it would be made")
  func noConstant() {
    let stage = stage { $0.left.equalTo($1.other).offset(1) }
    stage.view.snp.updateConstraints { $0.left.equalTo(stage.other) }
    #expect(stage.formulas == ["v.left == o.left"])
  }

  @Test("An update changes a priority it names, across the border of required, and keeps others")
  func priority() {
    let stage = stage { make, _ in
      make.width.equalTo(10)
      make.height.equalTo(10).priority(600)
    }
    stage.view.snp.updateConstraints { make in
      make.width.equalTo(10).priority(.low)
      make.height.equalTo(30)
    }
    #expect(stage.formulas == ["v.width == 10 @250", "v.height == 30 @600"])
    stage.view.snp.updateConstraints { $0.width.equalTo(10).priority(.required) }
    #expect(stage.formulas == ["v.width == 10", "v.height == 30 @600"])
  }

  @Test("Among equal constraints one of the same priority is meant, then the oldest")
  func samePriorityFirst() {
    let stage = stage { make, _ in
      make.width.equalTo(1).priority(100)
      make.width.equalTo(2).priority(200)
      make.width.equalTo(3).priority(200)
    }
    stage.view.snp.updateConstraints { $0.width.equalTo(20).priority(200) }
    #expect(stage.formulas == ["v.width == 1 @100", "v.width == 20 @200", "v.width == 3 @200"])
    stage.view.snp.updateConstraints { $0.width.equalTo(10).priority(300) }
    #expect(stage.formulas == ["v.width == 10 @300", "v.width == 20 @200", "v.width == 3 @200"])
  }

  @Test("No constraint is updated twice by one block")
  func eachOnce() {
    let stage = stage { make, _ in
      make.width.equalTo(1)
      make.width.equalTo(2)
    }
    stage.view.snp.updateConstraints { make in
      make.width.equalTo(10)
      make.width.equalTo(20)
    }
    #expect(stage.formulas == ["v.width == 10", "v.width == 20"])
    stage.view.snp.updateConstraints { make in
      for width in [5, 6, 7] { make.width.equalTo(width) }
    }
    #expect(stage.formulas == ["v.width == 10", "v.width == 20"])
    #expect(stage.kinds == [.updateMatchesNothing])
  }

  @Test("An update that matches nothing is reported with its line, and changes nothing")
  func matchesNothing() throws {
    let stage = stage { make, stage in
      make.left.equalTo(stage.other).offset(1)
      make.width.equalTo(stage.other).multipliedBy(2)
    }
    let mismatches: [(ConstraintMaker) -> Void] = [
      { $0.left.equalTo(stage.third) },
      { $0.left.lessThanOrEqualTo(stage.other) },
      { $0.left.equalTo(stage.other.snp.right) },
      { $0.right.equalTo(stage.other.snp.left) },
      { $0.width.equalTo(stage.other).multipliedBy(3) },
      { $0.width.equalTo(10) },
    ]
    for mismatch in mismatches {
      stage.forgetIssues()
      stage.view.snp.updateConstraints { make in
        make.left.equalTo(stage.other).offset(9)
        mismatch(make)
      }
      #expect(stage.kinds == [.updateMatchesNothing])
      #expect(stage.formulas == ["v.left == o.left + 1", "v.width == 2 · o.width"])
    }
    let issue = try #require(stage.issues.first)
    #expect(issue.constraint == "v: make.width.equalTo(10)")
    #expect(issue.source?.file.hasSuffix("UpdateTests.swift") == true)
  }

  @Test("A refused update changes nothing")
  func refused() {
    let stage = stage { make, _ in
      make.width.equalTo(1)
      make.height.equalTo(1)
    }
    stage.view.snp.updateConstraints { make in
      make.width.equalTo(2)
      make.height.equalTo(Double.nan)
    }
    stage.view.snp.updateConstraints { make in
      make.width.equalTo(2)
      make.height.equalTo(2).priority(0)
    }
    stage.view.snp.updateConstraints { make in
      make.width.equalTo(2)
      _ = make.height
    }
    #expect(stage.formulas == ["v.width == 1", "v.height == 1"])
    #expect(stage.kinds.count == 3)
    #expect(stage.kinds.last == .incompleteDescription)
  }

  @Test("On an item that has none yet an update makes the constraints")
  func firstUpdateMakes() {
    let stage = Stage()
    for width in [1, 2] { stage.view.snp.updateConstraints { $0.width.equalTo(width) } }
    #expect(stage.formulas == ["v.width == 2"])
    #expect(stage.kinds == [])
  }

  @Test("A deactivated constraint is not found")
  func deactivated() {
    let stage = stage { make, _ in
      make.width.equalTo(1)
      make.height.equalTo(1)
    }
    stage.owned[0].isActive = false
    stage.view.snp.updateConstraints { $0.width.equalTo(2) }
    #expect(stage.kinds == [.updateMatchesNothing])
  }

  @Test("A handle from inside an update is a handle on what was updated")
  func handle() {
    let stage = stage { $0.edges.equalTo($1.other) }
    var handle: Constraint?
    stage.view.snp.updateConstraints {
      handle = $0.edges.equalTo(stage.other).inset(3).labeled("frame").constraint
    }
    #expect(handle?.layoutConstraints == stage.owned)
    #expect(handle?.isActive == true)
    handle?.update(offset: 1)
    #expect(
      stage.formulas == [
        "v.left == o.left + 1 'frame'", "v.top == o.top + 1 'frame'",
        "v.right == o.right + 1 'frame'", "v.bottom == o.bottom + 1 'frame'",
      ]
    )
  }

  @Test("A handle on a single constraint of an update is a handle on the installed one")
  func singleHandle() {
    let stage = stage { make, _ in
      make.width.equalTo(1)
      make.height.equalTo(2)
    }
    var handle: Constraint?
    stage.view.snp.updateConstraints { handle = $0.height.equalTo(20).constraint }
    #expect(handle?.layoutConstraints == [stage.owned[1]])
    #expect(stage.formulas == ["v.width == 1", "v.height == 20"])
  }

  @Test("An update that agrees with a constraint of another owner names the owner")
  func anotherOwner() {
    let stage = stage { make, _ in make.width.equalTo(10) }
    let foreign = stage.view.heightAnchor.constraint(equalToConstant: 20)
    foreign.isActive = true
    stage.view.snp.updateConstraints { $0.height.equalTo(30) }
    #expect(stage.kinds == [.updateMeetsAnotherOwner("ConstraintKernel")])
    #expect(foreign.constant == 20)
    stage.view.adoptConstraints(by: .maker)
    stage.view.snp.updateConstraints { $0.height.equalTo(30) }
    #expect(foreign.constant == 30)
  }

  @Test("An update that could never be made says why, not that it found nothing")
  func unsoundUpdate() {
    let stage = stage { make, _ in make.width.equalTo(10) }
    stage.view.snp.updateConstraints { $0.width.equalTo(stage.other.snp.left) }
    stage.view.snp.updateConstraints { $0.width.equalTo(stage.other).multipliedBy(.infinity) }
    stage.view.removeFromSuperview()
    stage.view.layoutNode.issueHandler = stage.root.layoutNode.issueHandler
    stage.view.snp.updateConstraints { $0.left.equalToSuperview() }
    #expect(stage.kinds == [.incompatibleAttributes, .notFinite(.infinity), .missingSuperview])
    #expect(stage.formulas == ["v.width == 10"])
  }

  @Test("What an update would find may be taken away while the superview is asked for")
  func takenAwayMeanwhile() {
    let root = Box("root")
    let box = Asking("box", in: root)
    var kinds: [LayoutIssue.Kind] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    var height: Constraint?
    box.snp.makeConstraints { make in
      height = make.height.equalTo(10).constraint
      make.left.equalToSuperview()
    }
    box.whenAsked = { height?.deactivate() }
    box.snp.updateConstraints { make in
      make.height.equalTo(20)
      make.left.equalToSuperview().offset(5)
    }
    #expect(kinds == [.updateMatchesNothing])
    #expect(height?.constant == 10)
    #expect(box.record.makerLedger.constraints.map(\.constant) == [0])
  }

  /// An item that does something when it is asked for its parent.
  private final class Asking: Box {
    var whenAsked: () -> Void = {}

    override var layoutParent: (any LayoutItem)? {
      whenAsked()
      return parent
    }
  }

  @Test("Updating insets follows the direction from then on")
  func directionalInsets() {
    let stage = stage { make, _ in
      make.directionalEdges.equalToSuperview()
    }
    stage.view.snp.updateConstraints {
      $0.directionalEdges.equalToSuperview().inset(LayoutInsets(left: 10, right: 50))
    }
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(10, 0, 340, 300))
    stage.root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(10, 0, 340, 300))
  }
}
