/// The words of JSON: numbers, strings and what stands between them.
extension SceneParser {
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space.
  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Takes a word, if it stands here.
  mutating func take(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// Takes a number in JSON's grammar.
  mutating func number() throws(SceneReadingError) -> Double {
    let start = position
    _ = take("-")
    if take("0") {
      if isAtDigit { throw failure(Self.digits) }
    } else {
      try takeDigits()
    }
    if take(".") { try takeDigits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try takeDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw failure("a number of less than 309 digits", found: "a larger one", at: start)
    }
    return number
  }

  private static let digits = "a number in digits"

  var isAtDigit: Bool {
    current.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
  }

  private mutating func takeDigits() throws(SceneReadingError) {
    guard isAtDigit else { throw failure(Self.digits) }
    while isAtDigit { position += 1 }
  }

  /// Takes a string, from its opening quote to its closing one.
  mutating func string() throws(SceneReadingError) -> String {
    position += 1
    var start = position
    var text = ""
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        text.unicodeScalars.append(try escape())
        start = position
      case 0..<0x20:
        throw failure("a closing quote, or the character as an escape")
      default:
        position += 1
      }
    }
    throw failure("a closing quote")
  }

  private static let escapes: KeyValuePairs<String, Unicode.Scalar> = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private mutating func escape() throws(SceneReadingError) -> Unicode.Scalar {
    for (sign, scalar) in Self.escapes where take(sign) { return scalar }
    guard let high = takeCodeUnit() else {
      throw failure("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u1234")
    }
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, take("\\"), let low = takeCodeUnit(), 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(low) - 0xDC00)
    else {
      throw failure("both halves of a surrogate pair")
    }
    return scalar
  }

  /// Takes `u` and four hexadecimal digits.
  private mutating func takeCodeUnit() -> UInt16? {
    let digits = bytes[position...].dropFirst().prefix(4)
    guard current == UInt8(ascii: "u"), digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    position += 5
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// The character at the position, in quotes, or words for the end of the text.
  var nextSummary: String {
    let rest = String(decoding: bytes[min(position, bytes.count)...].prefix(4), as: UTF8.self)
    return rest.unicodeScalars.first.map { ScenePath.quoted(String($0)) } ?? "the end"
  }

  /// The line and column of a position, counted from 1, in characters as editors count them.
  func place(of position: Int) -> String {
    let before = bytes.prefix(position)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return "line \(line), column \(column)"
  }
}
