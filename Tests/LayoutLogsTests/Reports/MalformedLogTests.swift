import LayoutLogs
import Testing

@Suite("Logs that mean harm")
struct MalformedLogTests {
  private static let size = RandomReportTests.isSweep ? 10_000_000 : 40_000

  private static let row = "<NSLayoutConstraint:0x1 UIView:0x2.width == 5   (active)>\n"

  /// A piece repeated up to the size.
  private static func flood(_ piece: String) -> [UInt8] {
    let bytes = Array(piece.utf8)
    return (0..<(size / bytes.count)).flatMap { _ in bytes }
  }

  @Test(
    "Junk of any size ends, and a row behind it is read",
    arguments: [
      "<", ">", "[", "(", "'", "\"", "&lt;", "\\", "~~", "\u{1B}[", "\u{2019}", "|-(", ")-[", "0x",
      "<a", "<NSLayoutConstraint:", "<NSLayoutConstraint:0x1 ", "names: ", "a.width == ",
      "<NSLayoutConstraint:0x1 H:[", "<NSLayoutConstraint:0x1 'x' ", "(active, names: ", "\n(\n",
      "Unable to simultaneously satisfy constraints.\n", "Will attempt to recover by breaking ",
      "<NSLayoutConstraint:0x1 a.b.c.d==e>f>g>\n", "<Constraint:0x1@", "...\n", " ", "\r", "\t",
    ]
  )
  func floods(piece: String) {
    let reading = LogReading(log: Self.flood(piece) + Array("\n\(Self.row)".utf8))
    #expect(reading.reports.last?.rows.last?.formula?.constant == 5)
  }

  @Test("Long rows of nothing but starts of something end as well")
  func longRows() {
    let pieces = [
      "a.b==", "]-(1)-[", "'a'.width == ", "H:|-(", "(names: a:0x1, ", "0.5*a.width + ", ">", "> ",
    ]
    for piece in pieces {
      let middle = String(repeating: piece, count: 4_000 / piece.utf8.count)
      let line = "<NSLayoutConstraint:0x9 \(middle)>\n"
      let log = String(repeating: line, count: RandomReportTests.isSweep ? 500 : 8) + Self.row
      let reading = LogReading(log: log)
      #expect(reading.reports.last?.rows.last?.formula?.constant == 5, "\(piece)")
    }
  }

  @Test("Bytes at random are read to their end")
  func randomBytes() {
    var random = SplitMix(seed: 5)
    let words = [
      "<", ">", ":", "0x1", "NSLayoutConstraint", " ", "[", "]", "(", ")", "-", "|", "H:", "V:",
      "==",
      "\n", "\"", "'", ".width", ".leading", "5", "e", "1e999", "-", "+", "*", "names: ", "active",
      "UIView:0x2", "\u{FFFD}", "&", "\\", "nan", "...", "NSSpace(", "h=--& v=--& ", "@", "^",
    ].map { Array($0.utf8) }
    for _ in 0..<(RandomReportTests.isSweep ? 20_000 : 200) {
      var log: [UInt8] = []
      for _ in 0..<Int.random(in: 1...80, using: &random) {
        log += words.randomElement(using: &random) ?? []
        if Int.random(in: 0..<30, using: &random) == 0 {
          log.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      let explanation = LogExplanation(log: log)
      #expect(!explanation.text().isEmpty && explanation.html().hasSuffix("</html>\n"))
    }
  }

  @Test(
    "What is no number a layout can have is refused, and the rest still counts",
    arguments: [
      "nan", "inf", "-inf", "infinity", "1e999", "1.79769e+308", "1e10", "0x10", "5.5.5", "--", "",
      "1_000", "9999999999999999999999999999", "٣",
    ]
  )
  func numbers(number: String) {
    let rows = [number, "5", "7"].enumerated().map {
      "<NSLayoutConstraint:0x\($0.offset + 1) UIView:0x2.width == \($0.element)>"
    }
    let explanation = LogExplanation(log: rows.joined(separator: "\n"))
    #expect(explanation.reports.map(\.core) == [[1, 2]])
    #expect(explanation.unread.map(\.line) == [1])
  }

  @Test("More rows than are looked into are said, not guessed at")
  func manyRows() {
    let rows = (0..<4_097).map { "<NSLayoutConstraint:0x\($0 + 1) UIView:0x2.width == \($0)>" }
    let reports = LogExplanation(log: rows.joined(separator: "\n")).reports
    #expect(reports.map(\.verdict) == [.undecided])
    #expect(reports.first?.missing == [.tooManyRows(4_097)])
  }

  @Test("Circles of superviews end")
  func circles() {
    let log = """
      <NSLayoutConstraint:0x1 H:|-(0)-[UIView:0x2]   (active, names: '|':UIView:0x3 )>
      <NSLayoutConstraint:0x4 H:|-(0)-[UIView:0x3]   (active, names: '|':UIView:0x2 )>
      <NSLayoutConstraint:0x5 UIView:0x3.centerX == 2*UIView:0x2.centerX   (active)>
      <NSLayoutConstraint:0x6 H:|-(0)-[UIView:0x3]   (active, names: '|':UIView:0x3 )>
      """
    #expect(LogExplanation(log: log).reports.count == 1)
  }

  @Test("Many conflicts at once are found as far as the bound goes, and the answer says so")
  func bounded() {
    let rows = (0..<60).map {
      "<NSLayoutConstraint:0x\($0 + 1) UIView:0x\($0 / 2 + 1).width == \($0)>"
    }
    let report = LogExplanation(log: rows.joined(separator: "\n")).reports[0]
    #expect(report.verdict == .conflict)
    #expect(!report.isComplete && report.all.allSatisfy { $0.count == 2 })
    #expect(LogExplanation(log: rows.joined(separator: "\n")).text().contains("not looked for"))
  }
}
