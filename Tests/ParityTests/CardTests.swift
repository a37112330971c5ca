import ConstraintKernel
import Foundation
import LayoutFormats
import Testing

@testable import showcase

@Suite("The first card")
struct CardTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The body of the one function in a file, without its indentation.
  private func body(_ module: String) throws -> String {
    let lines = try text("Sources/showcase/Card+\(module).swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("() {") })
    return lines[(start + 1)...].prefix { $0 != "  }" }.map { $0.dropFirst(4) }
      .joined(separator: "\n")
  }

  @Test("The showcase and the page on dialects show the code that is compiled", arguments: 0..<4)
  func source(index: Int) throws {
    let dialect = Card.dialects[index]
    #expect(try body(dialect.module) == dialect.source)
    let page = try text("Sources/Guide.docc/ChoosingADialect.md")
    #expect(page.contains("```swift\n\(dialect.source)\n```"))
  }

  @Test("README shows the first dialect whole, and of each four lines that are compiled")
  func readme() throws {
    let readme = try text("README.md")
    #expect(readme.contains("```swift\n\(Card.dialects[0].source)\n```"))
    for dialect in Card.dialects {
      let shown = try #require(readme.components(separatedBy: "// \(dialect.module), in").last)
      let lines = shown.split(separator: "\n").dropFirst().prefix(4)
      let compiled = dialect.source.split(separator: "\n").map(trimmed)
      #expect(lines.count == 4)
      #expect(lines.allSatisfy { compiled.contains(trimmed($0)) }, "\(dialect.module)")
    }
  }

  private func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }

  @Test(
    "The card as a document solves to the frames of the dialects, and the format's page shows it"
  )
  func document() throws {
    let json = try text("Tests/LayoutScenes/card.json")
    let page = try text("Sources/LayoutFormats/LayoutFormats.docc/SceneFormat.md")
    #expect(page.contains("```json\n\(json)```"))
    let tool = try text("Sources/Guide.docc/TheTool.md")
    #expect(tool.contains("layout solve Tests/LayoutScenes/card.json"))
    let answer = try SceneReading(json: json).document.solved()
    let card = Card()
    Card.dialects[0].build(card)
    card.screen.layoutIfNeeded()
    #expect(answer.diagnostics.isEmpty)
    for view in card.views {
      #expect(answer.frames[view.givenName] == view.frame)
    }
  }

  @Test("Every dialect gives the frames that hand arithmetic gives", arguments: 0..<4)
  func frames(index: Int) {
    let card = Card()
    Card.dialects[index].build(card)
    card.screen.layoutIfNeeded()
    let frames = card.views.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
    // The card is 360 - 2 · 16 wide and 112 - 2 · 16 tall; what it holds is centred in 80 points.
    let expected: [[Double]] = [
      [0, 0, 360, 112], [16, 16, 328, 80], [16, 16, 48, 48], [76, 30, 96, 20],
      [328 - 16 - 72, 24, 72, 32],
    ]
    #expect(frames == expected)
  }

  @Test("The showcase says that four dialects agree, in plain text, and README shows it")
  func showcase() throws {
    let text = Showcase.text()
    let verdict = try #require(text.split(separator: "\n").first { $0.contains(" identical") })
    #expect(verdict.hasPrefix("4/4 identical · 5 views, 13 constraints · frames "))
    #expect(!text.contains("\u{1B}"))
    #expect(try self.text("README.md").contains("\n\(verdict)\n"))
  }
}
