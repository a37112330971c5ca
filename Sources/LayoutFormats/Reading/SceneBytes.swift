/// The bytes of a JSON text and how far they have been read: its words, numbers and strings.
struct SceneBytes {
  private let bytes: [UInt8]
  private var position = 0

  /// A string that is not one; the position stands where the fault is.
  struct StringFault: Error {
    let expected: String
  }

  /// Starts at the first byte of valid UTF-8, after the byte order mark if there is one.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space and shows the byte after it, or nil at the end.
  mutating func next() -> UInt8? {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
    return current
  }

  /// Takes one byte that has been looked at.
  mutating func skip() { position += 1 }

  /// Takes an ASCII sign after white space, if it stands there.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// Takes a word, if it stands here.
  mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// Takes a number in JSON's grammar, or returns nil and stands where it stops being one.
  mutating func takeNumber() -> String? {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
      if isDigit(current) { return nil }
    } else {
      guard takeDigits() else { return nil }
    }
    if current == UInt8(ascii: ".") {
      position += 1
      guard takeDigits() else { return nil }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      guard takeDigits() else { return nil }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func takeDigits() -> Bool {
    let start = position
    while isDigit(current) { position += 1 }
    return position > start
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Takes a string, from its opening quote to its closing one.
  mutating func takeString() throws(StringFault) -> String {
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
        text.unicodeScalars.append(try takeEscape())
        start = position
      case 0..<0x20:
        throw StringFault(expected: "a closing quote, or the character as an escape")
      default:
        position += 1
      }
    }
    throw StringFault(expected: "a closing quote")
  }

  private mutating func takeEscape() throws(StringFault) -> Unicode.Scalar {
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    position += 1
    if let byte = current, let scalar = plain[byte] {
      position += 1
      return scalar
    }
    guard let high = takeCodeUnit() else {
      throw StringFault(expected: "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u1234")
    }
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, current == UInt8(ascii: "\\") else {
      throw StringFault(expected: "both halves of a surrogate pair")
    }
    position += 1
    guard let low = takeCodeUnit(), 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(low) - 0xDC00)
    else {
      throw StringFault(expected: "both halves of a surrogate pair")
    }
    return scalar
  }

  /// Takes `u` and four hexadecimal digits.
  private mutating func takeCodeUnit() -> UInt16? {
    guard current == UInt8(ascii: "u"), position + 5 <= bytes.count else { return nil }
    let digits = bytes[(position + 1)..<(position + 5)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 5
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension SceneBytes {
  /// The character at the position, in quotes, or words for the end of the text.
  var nextSummary: String {
    guard position < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    return rest.unicodeScalars.first.map { ScenePath.quoted(String($0)) } ?? "the end"
  }

  /// The line and column of the position, counted from 1, in characters as editors count them.
  var place: String {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = bytes[start..<before.endIndex].count { $0 & 0xC0 != 0x80 } + 1
    return "line \(line), column \(column)"
  }
}
