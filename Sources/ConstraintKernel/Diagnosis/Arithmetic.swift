/// Sums as people write them, short enough to be checked by eye.
enum Arithmetic {
  /// Of more terms than this the first and the last are written, and those between added up.
  private static let mostTerms = 12
  private static let shownAtEachEnd = 5

  /// `390 − 16 − 16 = 358`, with a rate other than 1 as a factor, and one that all have in common
  /// taken out: `(390 − 16 − 16) / 2 = 179`.
  static func sum(of terms: [(rate: Double, constant: Double)], is value: Double) -> String {
    let counting = terms.filter { shows($0.rate * $0.constant) }
    guard let first = counting.first else { return equation("0", value) }
    let common = abs(first.rate)
    let isCommon =
      counting.count > 1 && !isOne(common)
      && counting.allSatisfy { isOne(abs($0.rate) / common) }
    if !isCommon { return equation(sum(counting.map { ($0.rate, $0.constant) }), value) }
    let inner = sum(counting.map { ($0.rate < 0 ? -1 : 1, $0.constant) })
    let divisor = 1 / common
    let isWhole = abs(divisor - divisor.rounded()) < 1e-9 && divisor > 1
    return equation(
      isWhole ? "(\(inner)) / \(LayoutText.number(divisor))" : "\(factor(common)) · (\(inner))",
      value
    )
  }

  /// Whether terms are more than one number, and so more than the value itself.
  static func hasSum(_ terms: [(rate: Double, constant: Double)]) -> Bool {
    let counting = terms.filter { shows($0.rate * $0.constant) }
    return counting.count > 1 || counting.contains { !isOne(abs($0.rate)) }
  }

  /// `16 + 300 + 16`; of many terms those between the ends as one: `8 + … + 4900 (490 more terms) + … + 8`.
  static func sum(_ terms: [(rate: Double, constant: Double)]) -> String {
    var text = ""
    let shown = terms.count > mostTerms ? shownAtEachEnd : terms.count
    for (rate, constant) in terms.prefix(shown) { append(rate, constant, to: &text) }
    if shown == terms.count { return text }
    let between = terms.dropFirst(shown).dropLast(shownAtEachEnd)
    append(1, between.reduce(0) { $0 + $1.rate * $1.constant }, to: &text)
    text += " (\(between.count) more terms)"
    for (rate, constant) in terms.suffix(shownAtEachEnd) { append(rate, constant, to: &text) }
    return text
  }

  private static func append(_ rate: Double, _ constant: Double, to text: inout String) {
    let isNegative = (rate < 0) != (constant < 0)
    if text.isEmpty { text += isNegative ? "−" : "" } else { text += isNegative ? " − " : " + " }
    if !isOne(abs(rate)) { text += "\(factor(abs(rate))) · " }
    text += LayoutText.number(abs(constant))
  }

  private static func equation(_ left: String, _ value: Double) -> String {
    "\(left) = \(signed(value))"
  }

  /// A number with a true minus sign.
  static func signed(_ value: Double) -> String {
    let text = LayoutText.number(abs(value))
    return value < 0 && text != "0" ? "−\(text)" : text
  }

  private static func factor(_ rate: Double) -> String { LayoutText.number(rate) }
  /// Whether a rate is one, rounding apart.
  static func isOne(_ rate: Double) -> Bool { abs(rate - 1) < 1e-9 }
  private static func shows(_ value: Double) -> Bool { LayoutText.number(value) != "0" }
}
