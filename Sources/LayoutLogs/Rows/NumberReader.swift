/// Reads the numbers of logs: `%g` of Apple's systems, doubles in full of the libraries.
struct NumberReader {
  /// Larger numbers are no lengths: they stand for "no limit", or are garbage.
  static let largest = 1e9
  /// Smaller ones are zero: logs hold `2.22507e-308` where zero is meant.
  static let smallest = 1e-6

  /// What is wrong with a number met on the way.
  private(set) var problem: String?

  /// The number that the bytes are from end to end.
  ///
  /// A sign may stand apart, as in `- 16`, and twice, as in `+ -16`.
  mutating func number(_ bytes: Bytes) -> Double? {
    var rest = bytes.trimmed
    var sign = 1.0
    while let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      if first == UInt8(ascii: "-") { sign = -sign }
      rest = rest.dropFirst().trimmed
    }
    guard !rest.isEmpty, rest.count <= 400 else { return nil }
    if ["inf", "nan", "infinity"].contains(rest.text.lowercased()) {
      problem = "its number is not finite"
      return nil
    }
    guard let first = rest.first, first.isDigit || first == .dot else { return nil }
    guard rest.allSatisfy({ $0.isDigit || "eE.+-".utf8.contains($0) }),
      let value = Double(rest.text)
    else { return nil }
    guard value <= Self.largest else {
      problem = "its number is too large for a layout"
      return nil
    }
    return value < Self.smallest ? 0 : sign * value
  }
}
