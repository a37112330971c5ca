/// Numbers as this module writes them: no `-0`, no exponent where none is needed, no locale.
enum SceneNumber {
  /// Ten thousandths whose quotient by 10,000 is still exact to the last one: below 2 to the 53rd.
  private static let largestScaled = 9_007_199_254_740_992.0

  /// The number with at most four decimals, for frames and pictures.
  ///
  /// A half is rounded away from zero, so a mirrored frame mirrors its text.
  static func rounded(_ value: Double) -> String {
    let scaled = (value * 10_000).rounded()
    guard abs(scaled) < largestScaled else { return exact(value) }
    let count = Int64(scaled.magnitude)
    let digits = String(count % 10_000)
    var fraction = String(repeating: "0", count: 4 - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return "\(sign)\(count / 10_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// The shortest text that reads back as the same number, for documents.
  static func exact(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
