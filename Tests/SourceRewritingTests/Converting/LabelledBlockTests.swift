import LayoutStatements
import SourceRewriting
import Testing

@Suite("Blocks of relations as labelled arguments")
struct LabelledBlockTests {
  private static let labelled = """
    constrain(title, text, block: { title, text in
        title.top == text.bottom + gap
        title.width == 40
    })
    """
  private static let trailing =
    labelled.replacing(", block: {", with: ") {").replacing("})", with: "}")

  @Test(
    "Are read as those behind the brackets",
    arguments: [SourceDialect.anchors, .maker, .attribute, .autoPin, .constraint]
  )
  func convert(_ target: SourceDialect) throws {
    let result = try converted(view("Cartography", Self.labelled), .operators, target)
    let other = try converted(view("Cartography", Self.trailing), .operators, target)
    #expect(result.text == other.text)
    #expect(result.report.sites == 2 && result.report.left.isEmpty, "\(result.text)")
  }

  @Test("A group may be replaced by one")
  func group() throws {
    let lines = """
      constrain(title, replace: group, block: { $0.width == 40 })
      constrain(title, replace: group, block: { $0.width == 20 })
      """
    let file = view("Cartography", lines).replacing(
      "  let count = 3\n",
      with: "  let group = ConstraintGroup()\n"
    )
    let result = try converted(file, .operators, .anchors)
    #expect(result.report.left.isEmpty, "\(result.text)")
    #expect(result.text.contains("var group: [NSLayoutConstraint] = []"), "\(result.text)")
  }

  @Test("A block that is a value stays, labelled or not")
  func value() throws {
    for call in [
      "constrain(title, block: lay)", "constrain(title, block: isWide ? { _ in } : lay)",
    ] {
      let result = try converted(view("Cartography", call), .operators, .anchors)
      #expect(result.text.contains(call))
      #expect(result.report.left == ["block is a value": 1], "\(result.text)")
    }
  }

  @Test("The judge reads them", arguments: [("+ gap", "- gap"), ("text.bottom", "text.top")])
  func judge(_ text: String, _ damaged: String) {
    let one = view("Cartography", Self.labelled)
    let other = view("Cartography", Self.trailing)
    let judge = ConversionJudge(isOriginal: true)
    #expect(judge.verdict(Array(one.utf8), Array(other.utf8)) == .agrees)
    let wrong = other.replacing(text, with: damaged)
    let verdict = judge.verdict(Array(one.utf8), Array(wrong.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught, "\(verdict)")
  }
}
