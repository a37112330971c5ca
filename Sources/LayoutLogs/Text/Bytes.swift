/// A piece of a log, as the bytes that stand there.
///
/// Logs are read as bytes: what is no valid UTF-8 is still a log, and nothing outside ASCII has a
/// meaning in one.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  /// The bytes as text, with a replacement character for what is no UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes without spaces at both ends.
  var trimmed: Bytes {
    var piece = self
    while piece.first == .space { piece.removeFirst() }
    while piece.last == .space { piece.removeLast() }
    return piece
  }

  /// Whether the words stand at an index.
  func has(_ words: String, at index: Int) -> Bool {
    guard index >= startIndex, index + words.utf8.count <= endIndex else { return false }
    var position = index
    for byte in words.utf8 {
      if self[position] != byte { return false }
      position += 1
    }
    return true
  }

  /// Whether the words stand at the beginning.
  func begins(with words: String) -> Bool { has(words, at: startIndex) }

  /// The index behind the words if they stand at the beginning.
  func index(behind words: String) -> Int? {
    begins(with: words) ? startIndex + words.utf8.count : nil
  }

  /// Where the words stand first, at or behind an index.
  func first(_ words: String, from index: Int? = nil) -> Int? {
    var position = index ?? startIndex
    while position < endIndex {
      if has(words, at: position) { return position }
      position += 1
    }
    return nil
  }

  /// Where the words stand last.
  func last(_ words: String) -> Int? {
    var position = endIndex - words.utf8.count
    while position >= startIndex {
      if has(words, at: position) { return position }
      position -= 1
    }
    return nil
  }

  /// Whether the words stand anywhere.
  func contains(words: String) -> Bool { first(words) != nil }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

  var isHexDigit: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }
}
