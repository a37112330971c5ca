/// Text that is the same on every platform.
package enum LayoutText {
  /// A number with at most four decimals, no trailing zeros and no negative zero.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e14 else { return value.description }
    let scaled = Int64((abs(value) * 10_000).rounded())
    let sign = value < 0 && scaled != 0 ? "-" : ""
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: 10_000)
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 4 - decimals.count) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
  /// A number to be typed: in four decimals where they say it, else in all digits that do.
  ///
  /// A constraint typed with fewer digits would miss the others by what was left out.
  package static func typed(_ value: Double) -> String {
    let short = number(value)
    return Double(short) == value ? short : value.description
  }
}
