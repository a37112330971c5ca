/// Numbers in sentences: at most four decimals, no zero behind them, no `-0`.
enum LogNumber {
  /// Where four decimals can no longer be told apart: 2 to the 53rd ten thousandths.
  private static let largest = 900_719_925_474.0992

  static func text(_ value: Double) -> String {
    guard abs(value) < largest else { return "\(value)" }
    let scaled = Int64(abs(value) * 10_000 + 0.5)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let (whole, part) = scaled.quotientAndRemainder(dividingBy: 10_000)
    if part == 0 { return "\(sign)\(whole)" }
    var digits = String(part + 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
