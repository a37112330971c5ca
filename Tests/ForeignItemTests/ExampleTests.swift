import Foundation
import Testing

@Suite("The two foreign classes as examples")
struct ExampleTests {
  private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test(
    "The documentation shows each class as it is compiled here, in 20 lines at most",
    arguments: ["TerminalCell", "DrawingBox"]
  )
  func documented(name: String) throws {
    let article = try String(
      contentsOf: here.appendingPathComponent(
        "../../Sources/ConstraintKernel/ConstraintKernel.docc/AdoptingLayoutItem.md"
      ),
      encoding: .utf8
    )
    let source = try String(
      contentsOf: here.appendingPathComponent("\(name).swift"),
      encoding: .utf8
    )
    let declaration = try #require(source.range(of: "/// "))
    let code = source[declaration.lowerBound...]
    #expect(article.contains("```swift\n\(code)```"))
    #expect(code.contains("final class \(name): LayoutItem {"))
    #expect(code.split(separator: "\n").filter { !$0.hasPrefix("///") }.count <= 20)
    #expect(!code.contains("LayoutView"))
  }
}
