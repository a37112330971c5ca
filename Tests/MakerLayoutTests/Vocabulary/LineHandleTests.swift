import ConstraintKernel
import MakerLayout
import Testing

@Suite("Handles of lines")
struct LineHandleTests {
  private func active(_ view: LayoutView) -> [LayoutConstraint] {
    view.record.makerLedger.constraints.filter(\.isActive)
  }

  @Test("A guideline has one priority, one label and one handle for its four constraints")
  func guideline() {
    let stage = Stage()
    var line: Constraint?
    stage.view.snp.makeConstraints { make in
      line =
        make.guideline(along: .horizontal, at: .fraction(0.3)).priority(700).labeled("third")
        .constraint
    }
    #expect(active(stage.view).map { Float($0.priority.rawValue) } == [700, 700, 700, 700])
    #expect(active(stage.view).allSatisfy { $0.identifier == "third" })
    #expect(line?.layoutConstraints.count == 4)
    line?.deactivate()
    #expect(active(stage.view) == [])
    line?.activate()
    #expect(active(stage.view).count == 4)
    line?.update(priority: 500)
    #expect(active(stage.view).map { Float($0.priority.rawValue) } == [500, 500, 500, 500])
    #expect(stage.issues == [])
  }

  @Test("A barrier has one for its three, whose scaffold goes and comes with them")
  func barrier() {
    let stage = Stage()
    let before = stage.root.constraints.count
    var line: Constraint?
    stage.view.snp.makeConstraints { make in
      line = make.barrier(at: .trailing, of: [stage.other]).constraint
    }
    // Three of the line, a row and a pull for the one item, and a place where it is gone.
    #expect(stage.root.constraints.count + stage.view.constraints.count == before + 6)
    line?.deactivate()
    #expect(stage.root.constraints.count + stage.view.constraints.count == before)
    #expect(stage.issues == [])
  }

  @Test("A constant of all its constraints is refused, and none of them changes")
  func constant() {
    let stage = Stage()
    var line: Constraint?
    stage.view.snp.makeConstraints { make in
      line = make.guideline(along: .vertical, at: .start(30)).constraint
    }
    let before = active(stage.view).map(\.formula)
    line?.update(offset: 5)
    line?.update(inset: 5)
    #expect(active(stage.view).map(\.formula) == before)
    #expect(
      stage.kinds
        == Array(
          repeating: .invalidUse(
            "a guideline or a barrier stands for several constraints, which have no constant in common"
          ),
          count: 2
        )
    )
  }
}
