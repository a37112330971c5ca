import OperatorLayout
import Testing

@Suite("Aligning and distributing")
struct AlignTests {
  typealias Align = @Sendable ([LayoutProxy]) -> [LayoutConstraint]

  static let aligns: [(LayoutConstraint.Attribute, Align, Align)] = [
    (.top, { align(top: $0) }, { align(top: $0[0], $0[1], $0[2]) }),
    (.right, { align(right: $0) }, { align(right: $0[0], $0[1], $0[2]) }),
    (.bottom, { align(bottom: $0) }, { align(bottom: $0[0], $0[1], $0[2]) }),
    (.left, { align(left: $0) }, { align(left: $0[0], $0[1], $0[2]) }),
    (.leading, { align(leading: $0) }, { align(leading: $0[0], $0[1], $0[2]) }),
    (.trailing, { align(trailing: $0) }, { align(trailing: $0[0], $0[1], $0[2]) }),
    (.centerX, { align(centerX: $0) }, { align(centerX: $0[0], $0[1], $0[2]) }),
    (.centerY, { align(centerY: $0) }, { align(centerY: $0[0], $0[1], $0[2]) }),
    (.lastBaseline, { align(baseline: $0) }, { align(baseline: $0[0], $0[1], $0[2]) }),
  ]

  @Test("Aligning relates the first item to every other one", arguments: aligns.indices)
  func alignment(index: Int) {
    let (attribute, array, variadic) = Self.aligns[index]
    for align in [array, variadic] {
      var answer: [LayoutConstraint] = []
      let stage = Stage()
      let group = constrain([stage.a, stage.b, stage.c]) { answer = align($0) }
      #expect(
        group.formulas == ["a.\(attribute) == b.\(attribute)", "a.\(attribute) == c.\(attribute)"]
      )
      #expect(answer == group.constraints)
    }
  }

  static let distributions: [([String], Align, Align)] = [
    (
      ["a.trailing == b.leading - 10", "b.trailing == c.leading - 10"],
      { distribute(by: 10, horizontally: $0) },
      { distribute(by: 10, horizontally: $0[0], $0[1], $0[2]) }
    ),
    (
      ["a.right == b.left - 10", "b.right == c.left - 10"],
      { distribute(by: 10, leftToRight: $0) },
      { distribute(by: 10, leftToRight: $0[0], $0[1], $0[2]) }
    ),
    (
      ["a.bottom == b.top", "b.bottom == c.top"],
      { distribute(vertically: $0) },
      { distribute(vertically: $0[0], $0[1], $0[2]) }
    ),
    (
      ["a.width == b.width", "b.width == c.width"],
      { distribute(equalWidth: $0) },
      { distribute(equalWidth: $0[0], $0[1], $0[2]) }
    ),
    (
      ["a.height == b.height", "b.height == c.height"],
      { distribute(equalHeight: $0) },
      { distribute(equalHeight: $0[0], $0[1], $0[2]) }
    ),
  ]

  @Test("Distributing relates every item to the next one", arguments: distributions.indices)
  func distribution(index: Int) {
    let (expected, array, variadic) = Self.distributions[index]
    for distribute in [array, variadic] {
      let stage = Stage()
      let group = constrain([stage.a, stage.b, stage.c]) { _ = distribute($0) }
      #expect(group.formulas == expected)
    }
  }

  @Test("Fewer than two items need no constraint, and stay where they are")
  func fewItems() {
    let stage = Stage()
    let group = constrain(stage.a) { a in
      #expect(align(top: []).isEmpty)
      #expect(align(top: a).isEmpty)
      #expect(distribute(by: 10, vertically: []).isEmpty)
      #expect(distribute(by: 10, vertically: a).isEmpty)
    }
    #expect(group.constraints.isEmpty)
    #expect(stage.freed.isEmpty)
  }

  @Test("All aligned or distributed items are placed by constraints, but not what holds them")
  func freedItems() {
    #expect(outcome { a, b, c, _ in align(top: a, b, c) }.freed == ["a", "b", "c"])
    #expect(outcome { a, b, c, _ in distribute(vertically: a, b, c) }.freed == ["a", "b", "c"])
    #expect(outcome { a, b, _, root in align(top: a, b, root) }.freed == ["a", "b"])
    #expect(outcome { a, b, _, root in align(top: root, a, b) }.freed == ["a", "b"])
    #expect(outcome { a, b, _, root in distribute(equalWidth: a, root, b) }.freed == ["a", "b"])
  }

  @Test("What holds another item stands on the right, wherever it is named")
  func holders() {
    #expect(
      formulas { a, b, _, root in
        align(top: root, a, b)
        align(top: a, root, b)
        distribute(by: 8, horizontally: root, a)
        distribute(by: 8, horizontally: a, root)
      } == [
        "a.top == root.top", "b.top == root.top",
        "a.top == root.top", "a.top == b.top",
        "a.leading == root.trailing + 8",
        "a.trailing == root.leading - 8",
      ]
    )
  }

  @Test("So does what holds it further up")
  func holdersFurtherUp() {
    let stage = Stage()
    let inner = LayoutView()
    inner.layoutName = "inner"
    stage.a.addSubview(inner)
    let group = constrain(stage.root, stage.a, inner) { root, a, inner in
      align(left: root, inner)
      distribute(equalWidth: root, a, inner)
    }
    #expect(
      group.formulas == [
        "inner.left == root.left", "a.width == root.width", "inner.width == a.width",
      ]
    )
    #expect(stage.freed == ["a"])
    #expect(!inner.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A container that is aligned with its contents keeps its size")
  func containerKeepsItsFrame() {
    let stage = Stage()
    constrain(stage.root, stage.a) { root, a in
      align(centerX: root, a)
      distribute(equalHeight: root, a)
      a.width == 100
      a.top == root.top
    }
    stage.root.layoutIfNeeded()
    #expect(stage.root.frame == rect(0, 0, 400, 300))
    #expect(stage.a.frame == rect(150, 0, 100, 300))
  }

  @Test("Foreign items are asked for their parents")
  func foreignHolder() {
    let parent = Box("parent")
    parent.layoutFrame = rect(0, 0, 90, 60)
    let box = Box("box", in: parent)
    let group = constrain(parent, box) { align(left: $0, $1) }
    #expect(group.formulas == ["box.left == parent.left"])
    #expect(parent.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A distance may be a variable of another number type")
  func otherNumbers() {
    let int = 3
    let float: Float = 0.5
    #expect(
      formulas { a, b, _, _ in
        distribute(by: int, horizontally: a, b)
        distribute(by: float, leftToRight: [a, b])
        distribute(by: int, vertically: [a, b])
        distribute(by: 10 / 4, vertically: a, b)
      } == [
        "a.trailing == b.leading - 3", "a.right == b.left - 0.5", "a.bottom == b.top - 3",
        "a.bottom == b.top - 2.5",
      ]
    )
  }

  @Test("A distribution mirrors where reading goes right to left")
  func mirrored() {
    for (direction, left) in [
      (LayoutReadingDirection.leftToRight, [10.0, 70]), (.rightToLeft, [340, 280]),
    ] {
      let stage = Stage(direction: direction)
      constrain(stage.root, stage.a, stage.b) { root, a, b in
        a.leading == root.leading + 10
        distribute(by: 10, horizontally: a, b)
        a.width == 50
        align(top: a, b)
        distribute(equalWidth: a, b)
      }
      stage.root.layoutIfNeeded()
      #expect([stage.a.frame.minX, stage.b.frame.minX] == left)
    }
  }
}
