import ConstraintKernel

/// Numbers as this module writes them: no `-0`, no exponent where none is needed, no locale.
enum SceneNumber {
  /// Where four decimals can no longer be distinguished: 2 to the 53rd ten thousandths.
  private static let largestRounded = 900_719_925_474.0992

  /// The number with at most four decimals, for frames and pictures.
  ///
  /// A half is rounded away from zero, so a mirrored frame mirrors its text.
  static func rounded(_ value: Double) -> String {
    abs(value) < largestRounded ? LayoutText.number(value) : exact(value)
  }

  /// The shortest text that reads back as the same number, for documents.
  static func exact(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
