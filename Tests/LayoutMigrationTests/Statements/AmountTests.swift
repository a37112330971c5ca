import LayoutMigration
import Testing

@Suite("Amounts")
struct AmountTests {
  @Test(
    "An expression is negated by rule, and twice is what it was",
    arguments: [
      ("gap", "-gap"), ("Metrics.gap", "-Metrics.gap"), ("gap(for: a + b)", "-gap(for: a + b)"),
      ("rows[i - 1]", "-rows[i - 1]"), ("8", "-8"), ("8.50", "-8.50"), ("1_000", "-1_000"),
      ("gap * 2", "-(gap * 2)"), ("isWide ? 8 : 4", "-(isWide ? 8 : 4)"), ("-a - b", "-(-a - b)"),
      ("view?.inset", "-view?.inset"), ("(a + b)", "-(a + b)"),
    ]
  )
  func negation(text: String, negated: String) {
    #expect(Amount.text(text).negated == .text(negated))
    #expect(Amount.text(negated).isNegative)
    #expect(!Amount.text(text).isNegative)
    let bare = text.hasPrefix("(") ? String(text.dropFirst().dropLast()) : text
    #expect(Amount.text(negated).negated == .text(bare))
  }

  @Test("An integer is converted as an argument, its sign in front, and is otherwise as written")
  func integers() {
    #expect(Amount.integer("count").source == "CGFloat(count)")
    #expect(Amount.integer("count").negated == .integer("-count"))
    #expect(Amount.integer("-count").isNegative)
    #expect(Amount.integer("-count").source == "-CGFloat(count)")
    #expect(Amount.integer("-count").negated.source == "CGFloat(count)")
    #expect(Amount.integer("a + b").negated.source == "-CGFloat(a + b)")
    #expect(Amount.integer("a - b").operand == "CGFloat(a - b)")
  }

  @Test("Zero has no sign")
  func zero() {
    #expect(Amount.number(0).negated.source == "0")
    #expect(Amount.number(-0.0).source == "0")
    #expect(Amount.text("0").negated == .text("0"))
  }

  @Test("A number is written so that it reads back as the same number")
  func numbers() {
    #expect(Amount.number(8).source == "8")
    #expect(Amount.number(-12.5).source == "-12.5")
    #expect(Amount.number(1.0 / 3).factorSource == "1.0 / 3")
    #expect(Amount.number(2.0 / 3).factorSource == "2.0 / 3")
    #expect(Amount.number(0.1).factorSource == "0.1")
    #expect(Amount.number(0.1 + 0.2).source == "0.30000000000000004")
  }

  @Test("A literal is known by its value, a name is not")
  func values() {
    #expect(Amount.text("8.0").isSame(as: .number(8)))
    #expect(!Amount.text("gap").isSame(as: .number(8)))
    #expect(Amount.text("gap").value == nil)
    #expect(Amount.text("1.0").isOne)
  }
}
