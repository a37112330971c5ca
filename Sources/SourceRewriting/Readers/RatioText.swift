import ConstraintKernel
import LayoutStatements

/// The ratio of width to height, as this package's modules have a word for it.
///
/// Read is a number that stands there: the word refuses what is not above 0, where a constraint of
/// the width would hold.
enum RatioText {
  /// The width as a multiple of the height; nil for what is no literal above 0, nor a quotient of two
  /// of which one has a fraction, so that nothing divides integers.
  static func statement(
    _ subject: String,
    _ relation: LayoutConstraint.Relation,
    _ text: String
  ) -> LayoutStatement? {
    guard let value = value(text), value > 0, value.isFinite else { return nil }
    return LayoutStatement(
      subject,
      .width,
      relation,
      .item(ItemReference(.named(subject)), .height),
      factor: .text(text)
    )
  }

  private static func value(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.filter { !$0.isWhitespace }
    }
    let numbers = parts.compactMap { ExpressionShape.value(ofLiteral: $0) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where parts.contains { $0.contains(".") }: return numbers[0] / numbers[1]
    default: return nil
    }
  }
}
