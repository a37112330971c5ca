import LayoutStatements
import SourceRewriting
import Testing

/// Attributes take the place of what an earlier run of their call said; other dialects add to it.
@Suite("Code that runs again, towards attributes")
struct RepeatedRunsTests {
  private func left(_ statements: String, besides members: String = "") throws -> Int {
    let file = view("", "title.translatesAutoresizingMaskIntoConstraints = false\n" + statements)
      .replacing("  override init", with: "\(members)\n  override init")
    return try converted(file, .anchors, .attribute).report.left.values.reduce(0, +)
  }

  @Test(
    "What is another constraint of one item in each run stays",
    arguments: [
      "for other in [text, self] {\n  title.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true\n}",
      "for index in 0..<3 {\n  title.widthAnchor.constraint(equalToConstant: CGFloat(index)).isActive = true\n}",
      "[text, self].forEach { other in\n  title.topAnchor.constraint(equalTo: other.topAnchor).isActive = true\n}",
      "[text, self].forEach { title.topAnchor.constraint(equalTo: $0.topAnchor).isActive = true }",
      "func pin(_ other: UIView) {\n  title.topAnchor.constraint(equalTo: other.topAnchor).isActive = true\n}\npin(text)\npin(self)",
      "let pin = { (size: CGFloat) in\n  title.widthAnchor.constraint(equalToConstant: size).isActive = true\n}\npin(4)\npin(8)",
      "var size: CGFloat = 4\nwhile size < 9 {\n  title.widthAnchor.constraint(equalToConstant: size).isActive = true\n  size += 4\n}",
    ]
  )
  func changes(statements: String) throws {
    #expect(try left(statements) == 1)
  }

  @Test(
    "What says the same in each run, or of another item, converts",
    arguments: [
      "for _ in 0..<3 {\n  title.widthAnchor.constraint(equalToConstant: gap).isActive = true\n}",
      "if gap > 3 {\n  title.topAnchor.constraint(equalTo: text.topAnchor, constant: gap).isActive = true\n}",
      "for index in 0..<3 {\n  let row = UIView()\n  row.translatesAutoresizingMaskIntoConstraints = false\n  row.widthAnchor.constraint(equalToConstant: CGFloat(index)).isActive = true\n}",
    ]
  )
  func staysTheSame(statements: String) throws {
    #expect(try left(statements) == 0)
  }

  @Test(
    "The code of a property runs again, but for its first value",
    arguments: [
      ("lazy var pin: () -> Void = { [unowned self] in # }", 1),
      ("var side: CGFloat { #; return 3 }", 1),
      ("lazy var button = Control { [unowned self] in # }", 1),
      ("var side: CGFloat = 3 { didSet { # } }", 1),
      ("lazy var side: CGFloat = { #; return 3 }()", 0),
    ]
  )
  func properties(_ member: String, _ count: Int) throws {
    func said(_ statement: String) -> String {
      member.split(separator: "#", omittingEmptySubsequences: false).joined(separator: statement)
        + "\n  var size: CGFloat = 3\n  func grow() { size += 1 }\n"
    }
    let statement = "title.widthAnchor.constraint(equalToConstant: size).isActive = true"
    #expect(try left("", besides: said(statement)) == count)
    let file = view("EasyPeasy", "")
      .replacing(
        "  override init",
        with: said("title.easy.layout(Width(size))") + "  override init"
      )
    let (text, report) = try converted(file, .attribute, .anchors)
    #expect(report.left.values.reduce(0, +) == count, "\(text)")
  }

  @Test("A method that any code may call says the same each time, or stays")
  func methods() throws {
    func member(_ number: String) -> String {
      """
        var side: CGFloat { isHidden ? 4 : 8 }
        var size: CGFloat = 3
        func again(_ other: CGFloat) {
          title.widthAnchor.constraint(equalToConstant: \(number)).isActive = true
        }
        func grow() { size += 1 }

      """
    }
    #expect(try left("", besides: member("gap")) == 0)
    #expect(try left("", besides: member("16")) == 0)
    #expect(try left("", besides: member("other")) == 1)
    #expect(try left("", besides: member("side")) == 1)
    #expect(try left("", besides: member("size")) == 1)
  }

  @Test(
    "A helper says another thing of an item that it is handed twice, and one of each of several"
  )
  func helpers() throws {
    func left(_ calls: String, isNamed: Bool = false) throws -> Int {
      let chain = "view.snp.makeConstraints { $0.width.equalTo(size) }"
      let helper = "  private func pin(_ view: UIView, _ size: CGFloat) { \(chain) }\n"
      let closure = "let pin = { (view: UIView, size: CGFloat) in \(chain) }\n"
      let file = view("SnapKit", isNamed ? closure + calls : calls)
        .replacing(
          "  override init",
          with: isNamed ? "  override init" : helper + "  override init"
        )
      return try converted(file, .maker, .attribute).report.left.values.reduce(0, +)
    }
    #expect(try left("pin(title, 4)\npin(title, 8)") == 1)
    #expect(try left("pin(title, 4)\npin(self.title, 8)") == 1)
    #expect(try left("pin(title, 4)\npin(text, 8)") == 0)
    #expect(try left("pin(title, 4)") == 0)
    // The second item may be the first one.
    #expect(try left("let other = title\npin(title, 4)\npin(other, 8)") == 1)
    #expect(try left("for size in [4, 8] {\n  pin(title, size)\n}") == 1)
    #expect(try left("for view in [title, text] {\n  pin(view, gap)\n}") == 0)
    #expect(try left("pin(title, 4)\npin(title, 8)", isNamed: true) == 1)
  }

  @Test("A member may change although its base stays, and so may a variable of a type")
  func members() throws {
    func member(_ number: String) -> String {
      """
        final class Metrics { var gap: CGFloat = 8 }
        let metrics = Metrics()
        static let narrow: CGFloat = 4
        static var wide: CGFloat = 40
        static func widen() { wide += 1 }
        func again() {
          title.widthAnchor.constraint(equalToConstant: \(number)).isActive = true
        }

      """
    }
    #expect(try left("", besides: member("Self.narrow")) == 0)
    #expect(try left("", besides: member("Theme.step")) == 0)
    #expect(try left("", besides: member("metrics.gap")) == 1)
    #expect(try left("", besides: member("self.metrics.gap")) == 1)
    #expect(try left("", besides: member("self.bounds.width")) == 1)
    #expect(try left("", besides: member("title.intrinsicContentSize.height")) == 1)
    #expect(try left("", besides: member("Metrics.shared.gap")) == 1)
    #expect(try left("", besides: member("Self.wide")) == 1)
    #expect(try left("", besides: member("Other.wide")) == 1)
  }
}
