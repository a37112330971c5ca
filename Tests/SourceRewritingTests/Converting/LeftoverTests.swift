import LayoutStatements
import SourceRewriting
import Testing

@Suite("What stays as it was")
struct LeftoverTests {
  private static let mark = "// layout convert: left as it was, since "

  @Test(
    "A statement that cannot be shown equal stays, under one comment with the reason",
    arguments: [
      ("title.snp.updateConstraints { make in make.top.equalToSuperview() }", "replaces others"),
      ("title.snp.makeConstraints(block)", "block is a value"),
      ("title.snp.makeConstraints { make in pin(make) }", "handed on"),
      (
        "title.snp.makeConstraints { make in\nswitch count {\ndefault: make.width.equalTo(4)\n}\n}",
        "chosen in a block"
      ),
      (
        "title.snp.makeConstraints { make in\nwhile isWide { make.width.equalTo(4) }\n}",
        "chosen in a block"
      ),
      ("title.snp.makeConstraints { make in make.width.equalTo(mystery.thing) }", "unknown kind"),
      ("title?.snp.makeConstraints { make in make.width.equalTo(4) }", "optional subject"),
      ("title.snp.makeConstraints { make in make.top.nonsense(4) }", "not understood"),
      (
        "title.snp.makeConstraints { make in\n#if DEBUG\nmake.width.equalTo(4)\n#endif\n}",
        "compiler condition"
      ),
      (
        "title.snp.updateConstraints { $0.top.equalTo(4) }; text.snp.updateConstraints { $0.top.equalTo(4) }",
        "replaces others"
      ),
    ]
  )
  func comments(statement: String, kind: String) throws {
    let before = view("SnapKit", statement)
    let (after, report) = try converted(before, .maker, .anchors)
    #expect(report.left[kind] ?? 0 > 0, "\(report)")
    #expect(report.converted.isEmpty)
    let lines = after.split(separator: "\n", omittingEmptySubsequences: false)
    let marks = lines.indices.filter { lines[$0].contains(Self.mark) }
    #expect(marks.count == 1)
    // Without the comment it is the file it was.
    let rest = lines.indices.filter { !marks.contains($0) }.map { lines[$0] }
    #expect(rest.joined(separator: "\n") == before)
    #expect(try converted(after, .maker, .anchors).text == after)
  }

  @Test("Two statements of one line that stay for two reasons have a comment each")
  func oneLine() throws {
    let line =
      "title.snp.updateConstraints { $0.top.equalTo(4) }; text.snp.makeConstraints(block)"
    let (text, report) = try converted(view("SnapKit", line), .maker, .anchors)
    #expect(report.left == ["replaces others": 1, "block is a value": 1], "\(report)")
    let reasons = text.split(separator: "\n").filter { $0.contains(Self.mark) }
    #expect(reasons.count == 2 && Set(reasons).count == 2, "\(text)")
    #expect(try converted(text, .maker, .anchors).text == text)
  }

  @Test(
    "A block that gets its proxies in a collection stays, and says so",
    arguments: [
      "constrain([title, text]) { $0[0].top == $0[1].top }",
      "constrain([\"a\": title]) { $0[\"a\"]!.width == 50 }",
      "let labels = [title, text]\nconstrain(labels) { $0[0].top == $0[1].top }",
      "constrain([title, text]) { labels in align(top: labels) }",
    ]
  )
  func proxies(_ statements: String) throws {
    for target in [SourceDialect.maker, .attribute, .autoPin, .anchors] {
      let (text, report) = try converted(view("Cartography", statements), .operators, target)
      #expect(Array(report.left.keys) == ["proxies in a list"], "\(target): \(report)")
      #expect(report.converted.isEmpty && text.contains("gets the proxies in a collection"))
    }
  }

  @Test(
    "A constraint of an anchor under another name is seen, and stays",
    arguments: [
      "let pairs = zip([title.topAnchor], [topAnchor]).map { $0.constraint(equalTo: $1) }",
      "let anchor = title.topAnchor\nanchor.constraint(equalTo: topAnchor).isActive = true",
      "anchor(of: title).constraint(equalToConstant: 4).isActive = true",
      "anchor(of: title).constraint(equalToSystemSpacingAfter: other, multiplier: 1).isActive = true",
    ]
  )
  func anchors(statements: String) throws {
    for target in [SourceDialect.maker, .operators, .attribute, .autoPin] {
      let (text, report) = try converted(view("", statements), .anchors, target)
      #expect(report.sites == 1 && report.unread.values.reduce(0, +) == 1, "\(report)")
      #expect(text.contains(Self.mark), "\(text)")
    }
  }

  @Test("What another block replaces is not converted, and keeps its import")
  func replaced() throws {
    let blocks = """
      title.snp.makeConstraints { make in make.top.equalToSuperview() }
      text.snp.makeConstraints { make in make.top.equalToSuperview() }
      title.snp.updateConstraints { make in make.left.equalToSuperview().offset(4) }
      """
    let (after, report) = try converted(view("SnapKit", blocks), .maker, .anchors)
    #expect(after.contains("title.snp.makeConstraints"))
    #expect(after.contains("text.topAnchor.constraint(equalTo: self.topAnchor).isActive = true"))
    #expect(after.contains("import SnapKit"))
    #expect(report.left == ["is replaced": 1, "replaces others": 1])
    // Each says where the other one is.
    let lines = report.leftovers.map { [$0.line, $0.other?.line] }
    #expect(lines.count == 2)
    #expect(Set(lines[0]) == Set(lines[1]))
    #expect(report.leftovers.allSatisfy { $0.other != nil && $0.other?.line != $0.line })
  }

  @Test("Of a block that holds both, what is understood is converted and the rest keeps its block")
  func divided() throws {
    let block = """
      title.snp.makeConstraints { make in
          make.top.equalToSuperview() // kept
          pin(make)
      }
      """
    let after = try converted(view("SnapKit", block), .maker, .anchors).text
    #expect(
      after.contains("title.topAnchor.constraint(equalTo: self.topAnchor).isActive = true  // kept")
    )
    #expect(after.contains("title.snp.makeConstraints { make in\n"))
    #expect(after.contains("pin(make)"))
    #expect(!after.contains("make.top"))
    #expect(try converted(after, .maker, .anchors).text == after)
  }

  @Test("An item whose flag is not seen to be cleared keeps its anchors")
  func flags() throws {
    let line = "title.widthAnchor.constraint(equalToConstant: 4).isActive = true"
    let (after, report) = try converted(view("", line), .anchors, .maker)
    #expect(after.contains(line))
    #expect(report.left == ["flag stays": 1])
  }

  @Test("Attributes that would push each other out stay, unless only one of them ever runs")
  func competition() throws {
    let calls = """
      title.autoSetDimension(.height, toSize: 10)

      title.autoSetDimension(.height, toSize: 20)
      """
    #expect(
      try converted(view("PureLayout", calls), .autoPin, .attribute).report.left["competes"] == 2
    )
    let arms = """
      if isBig {
        title.autoSetDimension(.height, toSize: 10)
      } else {
        title.autoSetDimension(.height, toSize: 20)
      }
      """
    let (text, report) = try converted(view("PureLayout", arms), .autoPin, .attribute)
    #expect(report.left.isEmpty)
    #expect(text.contains("title.easy.layout(Height(20))"))
  }

  @Test("A handle becomes a constraint where every use of it has a counterpart")
  func handles() throws {
    let use = { (line: String) in
      """
      import UIKit
      import SnapKit

      class Card: UIView {
        var top: Constraint?
        func setUp() {
          title.snp.makeConstraints { make in
            top = make.bottom.equalToSuperview().inset(8).constraint
          }
        }
        func move(_ gap: CGFloat) { \(line) }
      }
      """
    }
    let after = try converted(use("top?.update(inset: gap)"), .maker, .autoPin).text
    #expect(after.contains("var top: NSLayoutConstraint?"))
    #expect(after.contains("top = title.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)"))
    #expect(after.contains("{ top?.constant = -gap }"))
    let kept = try converted(use("store(top)"), .maker, .autoPin)
    #expect(kept.text.contains("var top: Constraint?"))
    #expect(kept.report.left["handle"] == 1)
  }
}
