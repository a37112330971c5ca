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
