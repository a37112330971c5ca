extension Amount {
  /// The number as an argument.
  package var source: String {
    switch self {
    case .number(let number): Self.literal(number)
    case .text(let text): text
    case .integer(let text):
      // The minus stays outside, so that a reader sees the sign first.
      isNegative
        ? "-CGFloat(\(ExpressionShape.withoutMinus(text)))" : "CGFloat(\(text))"
    }
  }

  /// The number as an operand, in brackets where an operator beside it would take it apart.
  package var operand: String {
    switch self {
    case .number(let number): Self.literal(number)
    case .text(let text): ExpressionShape(text) == .compound ? "(\(text))" : text
    case .integer: source
    }
  }

  /// The number as one of usual gaps: `.system`, or `.system(2)`.
  package var gapSource: String { isOne ? ".system" : ".system(\(source))" }

  /// The number as a factor: a fraction of small numbers where it has the same bits.
  ///
  /// A third is `1.0 / 3`, since no decimal is one.
  package var factorSource: String {
    guard case .number(let number) = self else { return source }
    return Self.fraction(number) ?? source
  }

  /// The shortest literal that reads back as the same number; 0 has no sign.
  package static func literal(_ number: Double) -> String {
    if number == 0 { return "0" }
    if !number.isFinite {
      return number.isNaN ? "Double.nan" : "\(number < 0 ? "-" : "")Double.infinity"
    }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func fraction(_ number: Double) -> String? {
    guard literal(number).count > 8 else { return nil }
    for divisor in 3...99 {
      let dividend = (number * Double(divisor)).rounded()
      if abs(dividend) < 1_000, dividend != 0, dividend / Double(divisor) == number {
        return "\(dividend) / \(divisor)"
      }
    }
    return nil
  }
}
