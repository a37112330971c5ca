import OperatorLayout
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test("The tilde is looser than a relation and tighter than an assignment")
  func precedence() {
    var width: LayoutConstraint?
    let stage = Stage()
    constrain(stage.a, stage.b) { a, b in
      // swift-format-ignore: NoAssignmentInExpressions
      width = a.width == b.width / 2 + 1 ~ 100
    }
    #expect(width?.formula == "a.width == 0.5 · b.width + 1 @100")
  }

  @Test("Literals, names, sums and variables are priorities")
  func spellings() {
    let int = 300
    let float: Float = 300.5
    #expect(
      formulas { a, b, _, _ in
        a.width == 1 ~ 100
        a.width == 1 ~ 100.5
        a.width == 1 ~ .defaultLow + 1
        a.width == 1 ~ LayoutPriority(7)
        a.width == 1 ~ int
        a.size == b.size ~ float
      } == [
        "a.width == 1 @100", "a.width == 1 @100.5", "a.width == 1 @251", "a.width == 1 @7",
        "a.width == 1 @300", "a.width == b.width @300.5", "a.height == b.height @300.5",
      ]
    )
  }

  @Test("A priority that is none refuses the whole block", arguments: [0, -1, 1_000.5, Float.nan])
  func outOfRange(level: Float) {
    let outcome = outcome { a, _, _, _ in
      a.height == 20
      a.width == 10 ~ LayoutPriority(level)
    }
    #expect(outcome.active.isEmpty)
    #expect(outcome.freed.isEmpty)
    guard case .priorityOutOfRange = outcome.kinds.first else {
      Issue.record("\(outcome.kinds)")
      return
    }
    #expect(outcome.kinds.count == 1)
  }

  @Test("On an active constraint a priority that is none is reported and ignored")
  func active() {
    let stage = Stage()
    let group = constrain(stage.a) { $0.width == 10 ~ 500 }
    group.constraints ~ 0
    #expect(group.formulas == ["a.width == 10 @500"])
    #expect(stage.kinds == [.priorityOutOfRange(0)])
    group.constraints ~ 400
    #expect(group.formulas == ["a.width == 10 @400"])
  }
}
