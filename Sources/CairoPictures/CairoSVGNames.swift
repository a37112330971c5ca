#if Cairo
/// The names that Cairo gives parts of an SVG image.
///
/// Some hold the number of a surface, counted since the process began. Here they are counted anew in the
/// order in which they come, so that the same page is the same bytes.
enum CairoSVGNames {
  private static let counted: [[UInt8]] = ["surface", "image"].map { Array($0.utf8) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// The image with its names counted anew.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
    var (answer, numbers): ([UInt8], [ArraySlice<UInt8>: Int]) = ([], [:])
    answer.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      answer.append(byte)
      place += 1
      // Names stand behind `id="` and `#`, letters before their numbers.
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") else { continue }
      guard let word = counted.first(where: { bytes[place...].starts(with: $0) }) else { continue }
      let digits = bytes[(place + word.count)...].prefix(while: isDigit)
      guard !digits.isEmpty, digits.endIndex < bytes.count else { continue }
      let end = bytes[digits.endIndex]
      guard end == UInt8(ascii: "\"") || end == UInt8(ascii: ")") else { continue }
      let number = numbers[digits, default: numbers.count + 1]
      numbers[digits] = number
      answer += word + Array(String(number).utf8)
      place = digits.endIndex
    }
    return answer
  }
}
#endif
