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
    let statement = LayoutStatement(
      subject,
      .width,
      relation,
      .item(ItemReference(.named(subject)), .height),
      factor: .text(text)
    )
    return statement.ratio == nil ? nil : statement
  }
}
