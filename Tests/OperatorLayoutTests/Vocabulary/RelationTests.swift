import OperatorLayout
import Testing

@Suite("Relations")
struct RelationTests {
  /// The examples of the style's introduction, with the constraints they mean.
  static let examples: [(Block, [String])] = [
    ({ a, b, _, _ in a.right == b.left - 12 }, ["a.right == b.left - 12"]),
    (
      { a, _, _, root in a.width == (root.width - 50) * 0.5 },
      ["a.width == 0.5 · root.width - 25"]
    ),
    (
      { a, b, _, _ in
        b.width == a.width - 50
        a.height == 40
        b.height == a.height
      },
      ["b.width == a.width - 50", "a.height == 40", "b.height == a.height"]
    ),
    (
      { a, b, _, root in
        a.centerX == root.centerX
        b.centerX == a.centerX
        a.top >= root.top + 20
        b.top == a.bottom + 20
      },
      [
        "a.centerX == root.centerX", "b.centerX == a.centerX", "a.top >= root.top + 20",
        "b.top == a.bottom + 20",
      ]
    ),
    (
      { a, _, _, root in
        a.size == root.size / 2
        a.center == root.center
      },
      [
        "a.width == 0.5 · root.width", "a.height == 0.5 · root.height",
        "a.centerX == root.centerX", "a.centerY == root.centerY",
      ]
    ),
    (
      { a, _, _, root in a.edges == inset(root.edges, 20, 20, 40, 20) },
      [
        "a.top == root.top + 20", "a.leading == root.leading + 20",
        "a.bottom == root.bottom - 40", "a.trailing == root.trailing - 20",
      ]
    ),
    (
      { a, _, _, _ in
        a.width >= 200 ~ LayoutPriority(100)
        a.height >= 200 ~ .required
      },
      ["a.width >= 200 @100", "a.height >= 200"]
    ),
  ]

  @Test("The introduction's examples mean what it says", arguments: examples.indices)
  func examplesHold(index: Int) {
    let (block, expected) = Self.examples[index]
    #expect(formulas(block) == expected)
  }

  @Test("Compound relations hold component by component, also as inequalities")
  func compounds() {
    #expect(
      formulas { a, b, _, _ in
        a.size <= b.size
        a.center >= b.center
        a.edges <= b.edgesWithinMargins
      } == [
        "a.width <= b.width", "a.height <= b.height",
        "a.centerX >= b.centerX", "a.centerY >= b.centerY",
        "a.top <= b.topMargin", "a.leading <= b.leadingMargin",
        "a.bottom <= b.bottomMargin", "a.trailing <= b.trailingMargin",
      ]
    )
  }

  @Test("A dimension relates to a number, and to a dimension of the other axis")
  func dimensions() {
    let count = 3
    #expect(
      formulas { a, _, _, _ in
        a.width == 10 / 4
        a.width <= 100
        a.width >= count
        a.height == a.width * 2
      } == ["a.width == 2.5", "a.width <= 100", "a.width >= 3", "a.height == 2 · a.width"]
    )
  }

  /// A multiple or a sum on the left is carried to the right: `m·x + c ⋈ n·y + d` means
  /// `x ⋈ (n/m)·y + (d - c)/m`, turned round for a negative `m`.
  @Test("Arithmetic may stand on either side of a relation")
  func arithmeticOnTheLeft() {
    #expect(
      formulas { a, b, _, _ in
        a.left + 8 == b.right
        a.width * 2 == b.width + 10
        a.width / 2 - 5 >= 20
        -2 * a.width <= b.width - 4
        100 - a.top == b.top
      } == [
        "a.left == b.right - 8", "a.width == 0.5 · b.width + 5", "a.width >= 50",
        "a.width >= -0.5 · b.width + 2", "a.top == -1 · b.top + 100",
      ]
    )
  }

  @Test("Relations answer with their constraints, in order")
  func answers() {
    var single: LayoutConstraint?
    var several: [LayoutConstraint] = []
    let stage = Stage()
    let group = constrain(stage.a, stage.b) { a, b in
      single = (a.width == 200 ~ 100)
      several = (a.size == b.size ~ .defaultLow)
    }
    #expect([single].compactMap { $0 } + several == group.constraints)
    #expect(
      group.formulas == [
        "a.width == 200 @100", "a.width == b.width @250", "a.height == b.height @250",
      ]
    )
  }
}
