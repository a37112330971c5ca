/// Numbers in sentences: at most four decimals, no zero behind them, no `-0`.
///
/// The same rule as that of the kernel's `LayoutText.number`, which this module cannot ask: it knows the
/// solver alone, and is built without a system.
enum LogNumber {
  /// Where ten thousandths can no longer be distinguished, 2 to the 53rd of them; of smaller decimals that many.
  private static let most = 9_007_199_254_740_992.0

  static func text(_ value: Double) -> String {
    text(value, unit: 10_000)
  }

  /// A factor with as many decimals, four to nine, as it takes for its product with a number to be the one that
  /// is written.
  static func text(ofFactor factor: Double, of number: Double) -> String {
    var unit: Int64 = 10_000
    let product = text(factor * number)
    while unit < 1_000_000_000 {
      let scaled = abs(factor) * Double(unit)
      guard scaled < most else { break }
      let rounded = Double(Int64(scaled + 0.5)) / Double(unit)
      if text((factor < 0 ? -rounded : rounded) * number) == product { break }
      unit *= 10
    }
    return text(factor, unit: unit)
  }

  private static func text(_ value: Double, unit: Int64) -> String {
    guard abs(value) * Double(unit) < most else { return "\(value)" }
    let scaled = Int64(abs(value) * Double(unit) + 0.5)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let (whole, part) = scaled.quotientAndRemainder(dividingBy: unit)
    if part == 0 { return "\(sign)\(whole)" }
    var digits = String(part + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
