import LayoutStatements
import SourceRewriting
import Testing

/// What a function is given to constrain with says nothing of the items that its callers name.
@Suite("Functions that are given makers and proxies")
struct HelperScopeTests {
  private static let helpers: [(SourceConversion.Origin, String, Int)] = [
    (.operators, "func pin(_ a: ViewProxy, _ b: ViewProxy) { a.left == b.right }", 1),
    (
      .operators,
      "extension ViewProxy {\n  func fill(_ other: ViewProxy) {\n    top == other.top + 4\n    size == other.size\n  }\n}",
      2
    ),
    (.operators, "func stack(_ all: [LayoutProxy]) { for one in all { one.height >= 4 } }", 1),
    (.operators, "func row(_ a: ViewProxy, _ b: ViewProxy) { align(top: a, b) }", 1),
    (.operators, "let block: (ViewProxy) -> Void = { $0.width == 4 }", 1),
    (.maker, "func pin(_ make: ConstraintMaker) { make.top.equalToSuperview() }", 1),
    (
      .maker,
      "extension ConstraintMaker {\n  func fill() {\n    edges.equalToSuperview()\n    height.lessThanOrEqualTo(4)\n  }\n}",
      2
    ),
  ]

  @Test("Are counted and marked, and stay", arguments: helpers)
  func marked(_ origin: SourceConversion.Origin, _ helper: String, _ sites: Int) throws {
    let source = "import UIKit\n\n\(helper)\n"
    for target in [SourceDialect.anchors, .attribute, .autoPin] {
      let conversion = try #require(SourceConversion(from: origin, to: target))
      let result = try conversion.convert(Array(source.utf8))
      let text = String(decoding: result.bytes, as: UTF8.self)
      #expect(result.report.unread == ["handed on": sites], "\(text)")
      #expect(result.report.converted.isEmpty)
      #expect(result.verdict == .agrees)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.filter { !$0.contains("// layout convert: left as it was") }
      #expect(kept.joined(separator: "\n") == source)
      #expect(kept.count < lines.count)
      let again = try conversion.convert(result.bytes)
      #expect(again.bytes == result.bytes)
    }
  }

  @Test("Comparisons of numbers in them are no relations")
  func comparisons() throws {
    let source = """
      import UIKit

      func pin(_ a: ViewProxy, _ count: Int, _ other: CGFloat) {
        if count == 4, other <= 3 { print(a) }
      }
      func isWide(_ size: CGSize) -> Bool { size.width >= 4 }

      """
    let result = try converted(source, .operators, .anchors)
    #expect(result.report.sites == 0)
    #expect(result.text == source)
  }
}
