import LayoutMigration
import Testing

/// Converts a file and answers with the result as text.
func converted(
  _ text: String,
  _ from: SourceConversion.Origin,
  _ to: SourceDialect
) throws -> (text: String, report: ConversionReport) {
  let conversion = try #require(SourceConversion(from: from, to: to))
  let result = try conversion.convert(Array(text.utf8))
  return (String(decoding: result.bytes, as: UTF8.self), result.report)
}

/// The statements around which the tests write a view: two labels and what they need.
func view(_ module: String, _ statements: String) -> String {
  let lines = statements.split(separator: "\n", omittingEmptySubsequences: false)
  let body = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  return """
    import UIKit
    \(module.isEmpty ? "" : "import \(module)\n")
    final class Card: UIView {
      let title = UILabel()
      let text = UILabel()
      let gap: CGFloat = 8
      let count = 3

      func setUp() {
        addSubview(title)
        addSubview(text)
    \(body)
      }
    }

    """
}
