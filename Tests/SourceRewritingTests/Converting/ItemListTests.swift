import LayoutStatements
import SourceRewriting
import Testing

/// Blocks of chains that run for each item of a list, which this package's module has.
@Suite("Blocks of several items")
struct ItemListTests {
  private static func source(_ statements: String) -> String {
    view("MakerLayout", statements)
  }

  /// What a list says, in every dialect, in the words of a block for each of its items.
  static let written: [(SourceDialect, lines: [String])] = [
    (
      .anchors,
      [
        "title.widthAnchor.constraint(equalToConstant: 40)",
        "text.widthAnchor.constraint(equalToConstant: 40)",
        "title.topAnchor.constraint(equalTo: self.topAnchor, constant: gap)",
        "text.topAnchor.constraint(equalTo: self.topAnchor, constant: gap)",
        "title.translatesAutoresizingMaskIntoConstraints = false",
        "text.translatesAutoresizingMaskIntoConstraints = false",
      ]
    ),
    (
      .operators,
      [
        "constrain(title, self) { title, view in", "title.width == 40",
        "title.top == view.top + gap",
        "constrain(text, self) { text, view in", "text.width == 40", "text.top == view.top + gap",
      ]
    ),
    (
      .attribute,
      ["title.easy.layout(", "text.easy.layout(", "Width(40)", "Top(gap)"]
    ),
    (
      .autoPin,
      [
        "title.autoSetDimension(.width, toSize: 40)", "text.autoSetDimension(.width, toSize: 40)",
        "title.autoPinEdge(toSuperviewEdge: .top, withInset: gap)",
        "text.autoPinEdge(toSuperviewEdge: .top, withInset: gap)",
      ]
    ),
  ]

  @Test("A list of items that the file shows becomes what each of them says", arguments: written)
  func converts(_ target: SourceDialect, _ lines: [String]) throws {
    let list = """
      [title, text].snp.makeConstraints { make in
        make.width.equalTo(40)
        make.top.equalToSuperview().offset(gap)
      }
      """
    let (text, report) = try converted(Self.source(list), .maker, target)
    for line in lines { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(!text.contains("snp"), "\(text)")
    // Two chains are two sites, however many items they are said of.
    #expect(report.converted == ["equalTo": 1, "equalToSuperview.offset": 1])
    #expect(report.left.isEmpty)
    // The same two blocks, one for each item.
    let blocks = ["title", "text"].map { list.replacing("[title, text]", with: $0) }
    let apart = try converted(
      Self.source(blocks.joined(separator: "\n")),
      .maker,
      target,
      module: .own
    )
    let verdict = SourceComparison.verdict(
      Array(apart.text.utf8),
      Array(text.utf8),
      .own
    )
    #expect(verdict == .agrees, "\(text)\n\(apart.text)")
  }

  /// Statements that stay, with the reason in words.
  static let staying: [(String, reason: String)] = [
    // An item that stands twice is reported, and nothing is made.
    ("[title, self.title].snp.makeConstraints { $0.width.equalTo(40) }", "several items"),
    ("[title, other].snp.makeConstraints { $0.width.equalTo(40) }", "several items"),
    ("[title, subviews[0]].snp.makeConstraints { $0.width.equalTo(40) }", "several items"),
    // The block runs twice, and its code does.
    (
      "[title, text].snp.makeConstraints { make in\n  setNeedsLayout()\n  make.width.equalTo(40)\n}",
      "runs for each"
    ),
    (
      "[title, text].snp.makeConstraints { make in\n  if count > 1 { make.width.equalTo(40) }\n}",
      "runs for each"
    ),
    (
      "[title, text].snp.makeConstraints { make in\n  make.width.equalTo(make.item.snp.height)\n}",
      "handed to other code"
    ),
    // What holds a handle would hold that of the last item.
    (
      "[title, text].snp.makeConstraints { make in\n  stored = make.width.equalTo(4).constraint\n}",
      "handed to other code"
    ),
    ("[title, text].snp.remakeConstraints { $0.width.equalTo(40) }", "replaces or changes"),
  ]

  @Test("Everything else stays under its reason, in every direction", arguments: staying)
  func stays(_ statement: String, _ reason: String) throws {
    for target in [SourceDialect.anchors, .operators, .attribute, .autoPin, .constraint] {
      let file = Self.source(statement).replacing(
        "  let count = 3\n",
        with: "  let count = 3\n  var stored: Constraint?\n"
      )
      let (text, report) = try converted(file, .maker, target)
      #expect(report.converted.isEmpty, "\(text)")
      let marks = text.split(separator: "\n").filter { $0.contains("// layout convert:") }
      #expect(marks.count == 1 && marks[0].contains(reason), "\(text)")
    }
  }

  @Test("The original has no lists of items")
  func original() throws {
    let file = view("SnapKit", "[title, text].snp.makeConstraints { $0.width.equalTo(40) }")
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
  }

  @Test("What remakes or removes one of the items keeps the list, and stays")
  func remade() throws {
    for other in [
      "title.snp.remakeConstraints { $0.height.equalTo(4) }", "text.snp.removeConstraints()",
    ] {
      let statements =
        "[title, text].snp.makeConstraints { $0.width.equalTo(40) }\nsetNeedsLayout()\n\(other)"
      for target in [SourceDialect.anchors, .operators, .attribute, .autoPin] {
        let (text, report) = try converted(Self.source(statements), .maker, target)
        #expect(report.converted.isEmpty, "\(text)")
        #expect(text.contains(other), "\(text)")
        #expect(report.leftovers.map(\.reason).contains(.isReplaced), "\(report.leftovers)")
      }
    }
  }

  @Test("A line that cannot be said stays in a block of its own")
  func divided() throws {
    let list = """
      [title, text].snp.makeConstraints { make in
        make.width.equalTo(40)
        make.height.equalTo(unknown)
      }
      """
    let (text, report) = try converted(Self.source(list), .maker, .anchors)
    #expect(report.converted == ["equalTo": 1], "\(text)")
    #expect(text.contains("[title, text].snp.makeConstraints { make in"), "\(text)")
    #expect(text.contains("make.height.equalTo(unknown)"), "\(text)")
    #expect(!text.contains("make.width"), "\(text)")
  }
}
