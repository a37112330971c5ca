import LayoutStatements
import SourceRewriting
import Testing

/// Converts a file and answers with the result as text.
func converted(
  _ text: String,
  _ from: SourceConversion.Origin,
  _ to: SourceDialect,
  module: SourceConversion.Module? = nil,
  besides others: [String] = []
) throws -> (text: String, report: ConversionReport) {
  var conversion = try #require(SourceConversion(from: from, to: to))
  conversion.module = module
  for other in others { conversion.world.read(Array(other.utf8)) }
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

      private func setUp() {
        addSubview(title)
        addSubview(text)
    \(body)
      }

      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }
    }

    """
}
