import AttributeLayout
import Testing

@Suite("Operators")
struct OperatorTests {
  private func constant(
    _ value: Double,
    _ relation: Relation,
    _ multiplier: Double = 1
  ) -> Constant {
    Constant(value: value, relation: relation, multiplier: multiplier)
  }

  @Test("A prefix names the relation")
  func prefixes() {
    #expect(Width(>=10).constant == constant(10, .greaterThanOrEqual))
    #expect(Width(<=10).constant == constant(10, .lessThanOrEqual))
    #expect(Width(==10).constant == constant(10, .equal))
    #expect(Width(10).constant == constant(10, .equal))
    #expect(Width(>=(-5)).constant == constant(-5, .greaterThanOrEqual))
  }

  @Test("A factor alone adds no points")
  func factor() {
    #expect(Width(*2).constant == constant(0, .equal, 2))
  }

  @Test("The prefix binds first, then the factor; factors multiply")
  func combined() {
    #expect(Width(>=10 * 0.5).constant == constant(10, .greaterThanOrEqual, 0.5))
    #expect(Width(>=20 * 0.5 * 2).constant == constant(20, .greaterThanOrEqual, 1))
    #expect(Width(==20 * 0.5).constant == constant(20, .equal, 0.5))
    #expect(Width(>=(10 * 0.5)).constant == constant(5, .greaterThanOrEqual))
    #expect(Width(*2 * 3).constant == constant(0, .equal, 6))
  }

  @Test("Variables of any number type are taken")
  func numbers() {
    let integer = 3
    let float: Float = 1.5
    let double = 2.5
    #expect(Width(integer).constant == constant(3, .equal))
    #expect(Width(>=integer).constant == constant(3, .greaterThanOrEqual))
    #expect(Width(<=float).constant == constant(1.5, .lessThanOrEqual))
    #expect(Width(==double).constant == constant(2.5, .equal))
    #expect(Width(*integer).constant == constant(0, .equal, 3))
    #expect(Width(>=double * float).constant == constant(2.5, .greaterThanOrEqual, 1.5))
    #expect(Edges(integer).constant == constant(3, .equal))
  }

  @Test("Literals count in fractions")
  func fractions() {
    #expect(Width(10 / 4).constant == constant(2.5, .equal))
    #expect(Width(*(1 / 4)).constant == constant(0, .equal, 0.25))
  }

  @Test("The terse operator applies like the call")
  func terse() {
    let bench = Bench()
    bench.view <- Left(1)
    bench.view <- [Width(2), Height(3)]
    #expect(
      bench.formulas == ["view.height == 3", "view.left == root.left + 1", "view.width == 2"]
    )
  }
}

@Suite("Priorities")
struct PriorityTests {
  @Test(
    "Each name has its level",
    arguments: [
      (Priority.required, 1_000), (.high, 750), (.medium, 500), (.low, 250),
      (.custom(650.5), 650.5),
    ] as [(Priority, Float)]
  )
  func levels(priority: Priority, level: Float) {
    let bench = Bench()
    let constraints = bench.view.easy.layout(Width(1).with(priority))
    #expect(constraints.map(\.priority.rawValue) == [level])
  }

  @Test("An attribute without a priority is required")
  func standard() {
    #expect(Left().priority == .required)
    #expect(Left(2).with(.low).priority == .low)
  }

  @available(*, deprecated)
  @Test("Spellings of earlier versions keep their levels")
  func earlier() {
    #expect(Priority.highPriority.layoutPriority == 1_000)
    #expect(Priority.mediumPriority.layoutPriority == 500)
    #expect(Priority.lowPriority.layoutPriority == 1)
    #expect(Priority.customPriority(7).layoutPriority == 7)
  }
}
