import LayoutStatements
import SourceRewriting
import Testing

@Suite("Source files that are malformed, deep or large")
struct MalformedSourceTests {
  private static let origins: [SourceConversion.Origin] = [
    .operators, .maker, .attribute, .autoPin, .anchors, .visual,
  ]

  /// Runs everything that reads source on some bytes.
  private func runAll(_ bytes: [UInt8]) throws(SourceProblem) {
    for origin in Self.origins {
      guard
        let conversion = SourceConversion(from: origin, to: origin == .maker ? .anchors : .maker)
      else { continue }
      let result = try conversion.convert(bytes)
      // At most a comment is added, on a line of its own.
      let lines = result.bytes.split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
      let kept = lines.filter { !$0.starts(with: "// layout convert: left".utf8) }
      #expect(kept.joined(separator: [UInt8(ascii: "\n")]).elementsEqual(bytes))
    }
    #expect(try SourceLint().findings(in: bytes).isEmpty)
    #expect(try LinuxPort().convert(bytes).bytes == bytes)
  }

  private func runOnce(_ bytes: [UInt8]) throws {
    let conversion = try #require(SourceConversion(from: .maker, to: .anchors))
    #expect(try conversion.convert(bytes).bytes == bytes)
  }

  @Test(
    "What is no Swift source is refused, and the message names the line",
    arguments: [
      ("a(\n", "the bracket in line 1 has no partner"),
      ("x\n)", "the bracket in line 2 has no partner"),
      ("f(]\n", "the bracket in line 1 has no partner"),
      ("\n\"open\nb", "what begins in line 2 has no end"),
      ("/* a /* b */", "what begins in line 1 has no end"),
      ("\"\\(a", "what begins in line 1 has no end"),
      ("\"\"\"\n\"\"", "what begins in line 1 has no end"),
      ("#\"a\"", "what begins in line 1 has no end"),
      ("#/a/", "what begins in line 1 has no end"), ("a\u{0}b", "the file is not UTF-8 text"),
    ]
  )
  func refused(text: String, message: String) {
    do throws(SourceProblem) {
      try runAll(Array(text.utf8))
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test("Bytes that are no text are refused")
  func binary() {
    for bytes in [[0xFF, 0xFE, 0x61], [0xC3], [0x7F, 0x45, 0x4C, 0x46, 0], [0xED, 0xA0, 0x80]]
      as [[UInt8]]
    {
      #expect(throws: SourceProblem.notText) { try runAll(bytes) }
    }
  }

  @Test(
    "Pieces of layout that make no sense stay as they are",
    arguments: [
      "", "\n", ".", "snp", "make", "a.snp.makeConstraints", "constrain", "constrain()", "a <-",
      "a.easy",
      "NSLayoutConstraint.activate", "NSLayoutConstraint.activate([])", "= = =", "let let let",
      "if { } else",
      "a.isActive = true", ".isActive = true", "x = ", "in in in", "@ @ @objc2", "# #", "`", "` `",
      "$", "\\",
      "case", "default:", "for x in", "guard", "import", "func", "class", "extension",
      "addSubview()", "[].forEach",
      "a.addSubview(b", "}", "{", "UIView(", "?", "a ? b", "a ? b :", "~", "-",
      "a.snp.makeConstraints { }",
      "a.constraint()", "addConstraint()", "addConstraints([])", "NSLayoutConstraint()",
      "autoPinEdge",
    ]
  )
  func pieces(text: String) {
    // Some are refused; none traps or changes.
    do throws(SourceProblem) { try runAll(Array(text.utf8)) } catch { #expect(!"\(error)".isEmpty) }
  }

  @Test("Thousands of brackets deep is read like any other file")
  func depth() throws {
    func nested(_ open: String, _ close: String, _ count: Int) -> String {
      // Far deeper in a sweep.
      let count = Sweep.isOn ? 20 * count : count
      return String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
    }
    try runOnce(Array(nested("(", ")", 5_000).utf8))
    try runOnce(Array(nested("/*", "*/", 5_000).utf8))
    try runOnce(Array("let a = \(nested("\"\\(", ")\"", 2_500))".utf8))
  }

  @Test(
    "A number that is nested deeply is left as it was",
    arguments: [
      ("(", ")"), ("max(1, ", ")"), ("- ", ""), ("a ? 1 : ", ""), ("a ?? ", ""), ("CGFloat(", ")"),
      ("f(", ")"), ("[", "]"), ("{ ", " }()"),
    ]
  )
  func expressions(open: String, close: String) throws {
    // Expressions are looked into 32 deep.
    let count = Sweep.isOn ? 1_000 : 80
    let number =
      String(repeating: open, count: count) + "8" + String(repeating: close, count: count)
    let blocks: [(SourceConversion.Origin, String)] = [
      (.maker, "title.snp.makeConstraints { $0.top.equalTo(\(number)) }"),
      (.maker, "title.snp.makeConstraints { $0.top.equalToSuperview().offset(\(number)) }"),
      (.operators, "constrain(title) { $0.width == \(number) }"),
      (.attribute, "title.easy.layout(Top(\(number)))"),
      (.autoPin, "title.autoSetDimension(.width, toSize: \(number))"),
      (.anchors, "title.widthAnchor.constraint(equalToConstant: \(number)).isActive = true"),
    ]
    for (origin, block) in blocks {
      let text = view("UIKit", block)
      let target: SourceDialect = origin == .maker ? .autoPin : .maker
      let result = try converted(text, origin, target)
      #expect(result.text.contains(number), "\(block.prefix(60))")
      _ = try SourceLint().findings(in: Array(text.utf8))
    }
  }

  @Test("A value beside another one within brackets is read, also where the file ends with it")
  func lastValue() throws {
    let value = "let gap: CGFloat = max(spare ?? 2, 4)"
    let block = "title.snp.makeConstraints { $0.top.equalToSuperview().offset(gap) }"
    let result = try converted(view("SnapKit", block) + value, .maker, .anchors)
    #expect(result.text.hasSuffix(value))
    let last = try converted(
      view("SnapKit", block) + "let gap = max(spare ?? 2, 4)",
      .maker,
      .anchors
    )
    #expect(last.text.hasSuffix("let gap = max(spare ?? 2, 4)"))
  }

  @Test("Nested braces are read like any other file, however deep")
  func braces() throws {
    let count = Sweep.isOn ? 2_000 : 400
    let closures =
      String(repeating: "f { a in\n", count: count) + String(repeating: "}\n", count: count)
    try runAll(Array(closures.utf8))
    let branches =
      "a.snp.makeConstraints { make in\n" + String(repeating: "if a {\n", count: count)
      + "make.top.equalToSuperview()\n" + String(repeating: "}\n", count: count) + "}\n"
    let conversion = try #require(SourceConversion(from: .maker, to: .anchors))
    let result = try conversion.convert(Array(branches.utf8))
    #expect(result.report.left == ["handed on": 1])
  }

  @Test("Line breaks of another system and a byte order mark stay")
  func lineBreaks() throws {
    let text = view(
      "SnapKit",
      "title.snp.makeConstraints { make in\n  make.top.left.equalToSuperview()\n}"
    )
    let windows = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
    let (after, report) = try converted(windows, .maker, .anchors)
    #expect(report.left.isEmpty)
    let bytes = Array(after.utf8)
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      #expect(bytes[index - 1] == UInt8(ascii: "\r"))
    }
    let plain = try converted(text, .maker, .anchors).text
    #expect(after == "\u{FEFF}" + plain.replacing("\n", with: "\r\n"))
  }

  @Test("A large file is read to its end")
  func size() throws {
    try LargeSourceSweepTests.convert(bytes: 100_000)
  }
}
