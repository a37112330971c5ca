/// Divides bytes into words, without comments.
struct JudgedScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var startsLine = true
  private var nesting = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static let signs = [
    "...", "..<", "==", "!=", "<=", ">=", "<-", "->", "&&", "||", "+=", "-=", "*=", "/=", "??",
  ]

  mutating func words() -> [JudgedCode.Word] {
    var words: [JudgedCode.Word] = []
    while index < bytes.count {
      let first = byte()
      if first == 10 { (line, startsLine) = (line + 1, true) }
      if first <= 32 {
        index += 1
        continue
      }
      if has("//") {
        while index < bytes.count, byte() != 10 { index += 1 }
        continue
      }
      if has("/*") {
        skipComment()
        continue
      }
      let start = index
      let startLine = line
      if first == 34 || (first == 35 && (byte(1) == 34 || byte(1) == 35)) {
        skipString()
      } else if let end = endOfExpression(behind: words.last?.text) {
        line += bytes[index..<end].count { $0 == 10 }
        index = end
      } else if Self.isName(first) {
        let isNumber = first >= 48 && first <= 57
        while Self.isName(byte()) || (isNumber && byte() == 46 && byte(1) >= 48 && byte(1) <= 57) {
          index += 1
        }
      } else if let sign = Self.signs.first(where: { has($0) }) {
        index += sign.utf8.count
      } else {
        index += 1
      }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      words.append(JudgedCode.Word(text: text, startsLine: startsLine, line: startLine))
      startsLine = false
    }
    return words
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
      || byte == 95 || byte == 36 || byte == 35 || byte == 64 || byte >= 128
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        index += 2
      } else if has("*/") {
        depth -= 1
        index += 2
      } else {
        if byte() == 10 { line += 1 }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Where a regular expression ends that begins here, `/…/` or `#/…/#`; nil where nothing does.
  ///
  /// A slash without hash signs divides behind a value, and where no other slash ends its line's expression.
  private func endOfExpression(behind word: String?) -> Int? {
    var hashes = 0
    while byte(hashes) == 35 { hashes += 1 }
    guard byte(hashes) == 47 else { return nil }
    if hashes == 0 {
      let last = word?.last ?? "("
      let isValue = last.isPartOfName || [")", "]", "}", "\"", "?", "!"].contains(last)
      if isValue, !Self.beforeValues.contains(word ?? "") { return nil }
      if byte(1) == 32 || byte(1) == 9 { return nil }
    }
    var end = index + hashes + 1
    var depth = 0
    while end < bytes.count, hashes > 0 || bytes[end] != 10 {
      switch bytes[end] {
      case 92: end += 1
      case 40: depth += 1
      case 41: depth -= 1
      case 47:
        let close = end + 1 + hashes
        if close <= bytes.count, bytes[end + 1..<close].allSatisfy({ $0 == 35 }) { return close }
      default: break
      }
      // The bracket around a division ends it.
      if hashes == 0, depth < 0 { return nil }
      end += 1
    }
    return nil
  }

  /// Words behind which a value begins.
  private static let beforeValues: Set<String> = [
    "return", "in", "case", "where", "if", "while", "try", "await",
  ]

  private mutating func skipString() {
    nesting += 1
    defer { nesting -= 1 }
    // Nothing that people write is nested so deeply.
    guard nesting < 64 else {
      index = bytes.count
      return
    }
    var hashes = 0
    while byte() == 35 { (hashes, index) = (hashes + 1, index + 1) }
    let quote = has("\"\"\"") ? "\"\"\"" : "\""
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    index += quote.utf8.count
    while index < bytes.count, !has(end) {
      if has(escape + "(") {
        index += escape.utf8.count
        skipInterpolation()
      } else if has(escape) {
        index += escape.utf8.count + 1
      } else {
        if byte() == 10 { line += 1 }
        index += 1
      }
    }
    index = min(bytes.count, index + end.utf8.count)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch byte() {
      case 40:
        depth += 1
        index += 1
      case 41:
        depth -= 1
        index += 1
      case 34: skipString()
      default:
        if byte() == 10 { line += 1 }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }
}
