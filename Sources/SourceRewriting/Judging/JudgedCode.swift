/// A file as the judge of conversions sees it: words, and which bracket closes which.
///
/// The judge shares no code with the readers it judges, so that no error of theirs is its own.
struct JudgedCode {
  /// A word, a number, a string or a sign.
  struct Word {
    let text: String
    let startsLine: Bool
    let line: Int
  }

  private(set) var words: [Word] = []
  /// For every bracket the index of the other one; -1 for other words.
  private var partners: [Int] = []
  /// For every word the function and the branches it stands in.
  private var places: [String] = []

  /// Takes a file apart; fails where brackets do not match.
  init?(_ bytes: [UInt8]) {
    var scanner = JudgedScanner(bytes)
    words = scanner.words()
    partners = [Int](repeating: -1, count: words.count)
    var open: [Int] = []
    for (index, word) in words.enumerated() {
      switch word.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let start = open.popLast() else { return nil }
        partners[start] = index
        partners[index] = start
      default: break
      }
    }
    guard open.isEmpty else { return nil }
    places = JudgedPlaces.places(words)
  }

  func text(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  /// The words of a range without white space, but for that between two names.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      let next = words[index].text
      if let last = text.last, let first = next.first, last.isPartOfName, first.isPartOfName {
        text += " "
      }
      text += next
    }
    return text
  }

  /// The other one of two brackets; -1 for other words.
  func partner(_ index: Int) -> Int { partners.indices.contains(index) ? partners[index] : -1 }

  /// The function and the branches a word stands in.
  func place(_ index: Int) -> String { places.indices.contains(index) ? places[index] : "" }

  /// The line of the first word within a function, counted from 1.
  func line(ofFunction function: String) -> Int {
    let first = places.firstIndex { $0.prefix { $0 != "/" } == function }
    return first.map { words[$0].line } ?? 1
  }

  /// Whether a word is the first one of its line.
  func startsLine(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].startsLine
  }

  /// The index behind a word, or behind the bracket that closes it.
  func after(_ index: Int) -> Int { max(partner(index), index) + 1 }

  /// What commas divide a range into.
  func parts(_ range: Range<Int>, by separators: Set<String> = [","]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if separators.contains(text(index)) {
        if start < index { parts.append(start..<index) }
        start = index + 1
      }
      index = after(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// An argument: its label, empty without one, and its words.
  func argument(_ part: Range<Int>) -> (label: String, value: Range<Int>) {
    if part.count > 2, text(part.lowerBound + 1) == ":",
      text(part.lowerBound).first?.isPartOfName == true
    {
      return (text(part.lowerBound), part.lowerBound + 2..<part.upperBound)
    }
    return ("", part)
  }

  /// The arguments between the bracket that opens here and its partner.
  func arguments(at bracket: Int) -> [(label: String, value: Range<Int>)] {
    parts(bracket + 1..<partner(bracket)).map(argument)
  }

  /// The case that words name outright: `top` of `.top` and `ALEdge.top`; nil for all that is
  /// chosen or asked for when it runs.
  func caseName(_ range: Range<Int>) -> String? {
    let texts = range.map(text)
    guard texts.count > 1, texts.count < 7, texts[texts.count - 2] == "." else { return nil }
    let owner = texts.dropLast(2).joined()
    let outer = ["NSLayoutConstraint.", "LayoutConstraint.", "NSLayout", "AL"]
    let inner = [
      "", "Attribute", "Relation", "Edge", "Axis", "Dimension", "Margin", "MarginAxis",
    ]
    let isKnown =
      owner.isEmpty
      || outer.contains { owner.hasPrefix($0) && inner.contains(String(owner.dropFirst($0.count))) }
    return isKnown ? texts[texts.count - 1] : nil
  }

  /// Where the expression begins that ends in front of a word.
  func start(before end: Int) -> Int {
    var index = end
    while index > 0 {
      let previous = text(index - 1)
      // A bracket that begins a line belongs to nothing in front of it.
      if index < end, startsLine(index), text(index) == "[" || text(index) == "(" { break }
      if previous == ")" || previous == "]" {
        let open = partner(index - 1)
        guard index == end || [".", "?", "!", "(", "["].contains(text(index)) else { break }
        index = open
      } else if previous == "."
        || ["?", "!"].contains(previous) && (index == end || [".", "(", "["].contains(text(index)))
      {
        index -= 1
      } else if previous.first?.isPartOfName == true, !Self.keywords.contains(previous),
        index == end || [".", "?", "!", "(", "["].contains(text(index))
      {
        index -= 1
      } else {
        break
      }
    }
    return index
  }

  private static let keywords: Set<String> = [
    "return", "in", "let", "var", "if", "else", "guard", "case", "try", "await", "as", "is",
  ]

  /// One step of a chain: a name behind a dot, and the bracket of its arguments.
  func links(from start: Int, to limit: Int) -> (links: [(name: String, bracket: Int?)], end: Int) {
    var links: [(name: String, bracket: Int?)] = []
    var index = start
    while index < limit {
      if text(index) == ".", index + 1 < limit {
        let name = text(index + 1)
        index += 2
        if text(index) == "(", index < limit, !startsLine(index) {
          links.append((name, index))
          index = after(index)
        } else {
          links.append((name, nil))
        }
      } else if ["?", "!"].contains(text(index)), text(index + 1) == "." || index + 1 == limit {
        index += 1
      } else if text(index) == "[", !startsLine(index), index > start {
        index = after(index)
      } else {
        break
      }
    }
    return (links, index)
  }

  /// The parameters of a closure and its body.
  func closure(at brace: Int) -> (parameters: [String], body: Range<Int>) {
    let end = partner(brace)
    var index = brace + 1
    if text(index) == "[" { index = after(index) }
    var names: [String] = []
    let bracket = text(index) == "("
    let list = bracket ? index + 1..<partner(index) : index..<end
    var cursor = list.lowerBound
    while cursor < list.upperBound, cursor < list.lowerBound + 60 {
      let word = text(cursor)
      if word == "in", !bracket { break }
      if word == ":" {
        while cursor < list.upperBound, text(cursor) != "," { cursor = after(cursor) }
        continue
      }
      guard word == "," || word.first?.isPartOfName == true else { return ([], brace + 1..<end) }
      if word != "," { names.append(word) }
      cursor += 1
    }
    var body = bracket ? after(index) : cursor
    while body < end, text(body) != "in", !startsLine(body) { body += 1 }
    guard body < end, text(body) == "in" else { return ([], brace + 1..<end) }
    return (names, body + 1..<end)
  }
}

extension Character {
  /// Whether a name or a number may have it.
  var isPartOfName: Bool {
    isLetter || isNumber || self == "_" || self == "$" || self == "#" || self == "@"
  }
}

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
