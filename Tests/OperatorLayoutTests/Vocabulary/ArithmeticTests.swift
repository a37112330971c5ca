import OperatorLayout
import Testing

@Suite("Arithmetic on properties")
struct ArithmeticTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let multiplier: Double
    let constant: Double
    let value: @Sendable (LayoutProxy.Dimension) -> LayoutProxy.Dimension

    init(
      _ text: String,
      _ multiplier: Double,
      _ constant: Double,
      _ value: @escaping @Sendable (LayoutProxy.Dimension) -> LayoutProxy.Dimension
    ) {
      self.text = text
      self.multiplier = multiplier
      self.constant = constant
      self.value = value
    }

    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case("w", 1, 0) { $0 },
    Case("w + 8", 1, 8) { $0 + 8 },
    Case("8 + w", 1, 8) { 8 + $0 },
    Case("w - 8", 1, -8) { $0 - 8 },
    Case("100 - w", -1, 100) { 100 - $0 },
    Case("100 - (w + 8)", -1, 92) { 100 - ($0 + 8) },
    Case("100 - (100 - w)", 1, 0) { 100 - (100 - $0) },
    Case("w * 3", 3, 0) { $0 * 3 },
    Case("3 * (w + 2)", 3, 6) { 3 * ($0 + 2) },
    Case("w / 2 + 100", 0.5, 100) { $0 / 2 + 100 },
    Case("(w + 100) / 2", 0.5, 50) { ($0 + 100) / 2 },
    Case("(w - 50) * 0.5", 0.5, -25) { ($0 - 50) * 0.5 },
    Case("w + 10 / 4", 1, 2.5) { $0 + 10 / 4 },
  ]

  @Test("Expressions follow the rules of algebra", arguments: cases)
  func algebra(example: Case) {
    let stage = Stage()
    let group = constrain(stage.a, stage.b) { a, b in a.width == example.value(b.width) }
    #expect(group.constraints.map(\.multiplier) == [example.multiplier])
    #expect(group.constraints.map(\.constant) == [example.constant])
  }

  @Test("Variables of other number types are taken as they are")
  func otherNumbers() {
    let int = 3
    let float: Float = 0.5
    #expect(
      formulas { a, b, _, _ in
        a.left == b.right + int
        a.left == int + b.right
        a.left == b.right - int
        a.left == int - b.right
        a.width == b.width * int
        a.width == int * b.width
        a.width == b.width / float
        a.size == b.size * float
        a.width <= int
      } == [
        "a.left == b.right + 3", "a.left == b.right + 3", "a.left == b.right - 3",
        "a.left == -1 · b.right + 3", "a.width == 3 · b.width", "a.width == 3 · b.width",
        "a.width == 2 · b.width", "a.width == 0.5 · b.width", "a.height == 0.5 · b.height",
        "a.width <= 3",
      ]
    )
  }

  @Test("A position that is taken from a number runs the other way")
  func turnedPosition() {
    let stage = Stage()
    constrain(stage.root, stage.a, stage.b) { root, a, b in
      a.left == root.left + 30
      b.left == 100 - a.left
      a.width == 10
      b.width == 10
    }
    stage.root.layoutIfNeeded()
    #expect(stage.b.frame.minX == 70)
  }

  @Test("A component of a scaled size is scaled, too")
  func scaledComponent() {
    #expect(
      formulas { a, b, _, _ in
        a.width == (b.size * 3).height
        a.height == (b.size / 2).width + 1
      } == ["a.width == 3 · b.height", "a.height == 0.5 · b.width + 1"]
    )
  }

  @Test("Sizes are scaled as a whole")
  func sizes() {
    #expect(
      formulas { a, b, _, _ in
        a.size == b.size * 2
        a.size == 3 * b.size
        a.size == b.size / 4
      } == [
        "a.width == 2 · b.width", "a.height == 2 · b.height", "a.width == 3 · b.width",
        "a.height == 3 · b.height", "a.width == 0.25 · b.width", "a.height == 0.25 · b.height",
      ]
    )
  }
}
