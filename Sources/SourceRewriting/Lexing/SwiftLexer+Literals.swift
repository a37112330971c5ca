/// Literals and comments that may hold others of their kind.
extension SwiftLexer {
  /// Where a comment in stars ends; nil if it has no end.
  func endOfComment(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == .slash, bytes[index + 1] == .star {
        depth += 1
        index += 2
      } else if bytes[index] == .star, bytes[index + 1] == .slash {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// What the reader of a string is inside of.
  private enum Level {
    /// A literal with that many hash signs.
    case literal(hashes: Int, isMultiline: Bool)
    /// The code of an interpolation, with that many parentheses still open.
    case code(open: Int)
  }

  /// Where a string literal ends, whatever its interpolations hold.
  func endOfString(from start: Int) throws(SourceProblem) -> Int {
    var index = start
    var levels: [Level] = [opening(&index)]
    while let level = levels.last {
      guard index < bytes.count else { throw .unterminated(line: start) }
      switch level {
      case .literal(let hashes, let isMultiline):
        if let end = closing(at: index, hashes, isMultiline) {
          levels.removeLast()
          index = end
        } else if bytes[index] == .backslash, follows(hashes, .hash, at: index + 1) {
          index += 1 + hashes
          if index < bytes.count, bytes[index] == .openParenthesis { levels.append(.code(open: 1)) }
          index += 1
        } else if !isMultiline, bytes[index] == .lineFeed || bytes[index] == .carriageReturn {
          throw .unterminated(line: start)
        } else {
          index += 1
        }
      case .code(let open):
        try code(&index, &levels, open: open, start: start)
      }
    }
    return index
  }

  /// Reads one thing of an interpolation's code.
  private func code(
    _ index: inout Int,
    _ levels: inout [Level],
    open: Int,
    start: Int
  ) throws(SourceProblem) {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let last = levels.count - 1
    if byte == .quote || (byte == .hash && next == .quote) {
      levels.append(opening(&index))
    } else if byte == .slash, next == .star {
      guard let end = endOfComment(from: index) else { throw .unterminated(line: start) }
      index = end
    } else if byte == .slash, next == .slash {
      index = endOfLine(from: index)
    } else {
      index += 1
      if byte == .openParenthesis { levels[last] = .code(open: open + 1) }
      if byte == .closeParenthesis {
        if open == 1 { levels.removeLast() } else { levels[last] = .code(open: open - 1) }
      }
    }
  }

  /// Passes the opening delimiter of a literal.
  private func opening(_ index: inout Int) -> Level {
    var hashes = 0
    while bytes[index] == .hash {
      hashes += 1
      index += 1
    }
    let isMultiline = follows(3, .quote, at: index)
    index += isMultiline ? 3 : 1
    return .literal(hashes: hashes, isMultiline: isMultiline)
  }

  /// Where the closing delimiter that stands here ends; nil if none does.
  private func closing(at index: Int, _ hashes: Int, _ isMultiline: Bool) -> Int? {
    let quotes = isMultiline ? 3 : 1
    guard follows(quotes, .quote, at: index), follows(hashes, .hash, at: index + quotes) else {
      return nil
    }
    return index + quotes + hashes
  }

  private func follows(_ count: Int, _ byte: UInt8, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    return (index..<index + count).allSatisfy { bytes[$0] == byte }
  }

  // MARK: Regular expressions

  /// Where a regular expression between hash signs ends.
  func endOfRegex(from start: Int, hashes: Int) throws(SourceProblem) -> Int {
    var index = start + hashes + 1
    while index < bytes.count {
      if bytes[index] == .backslash {
        index += 2
      } else if bytes[index] == .slash, follows(hashes, .hash, at: index + 1) {
        return index + 1 + hashes
      } else {
        index += 1
      }
    }
    throw .unterminated(line: start)
  }

  /// Where a regular expression that begins with a bare slash ends; nil if the slash is an operator.
  func endOfBareRegex() -> Int? {
    guard canBeginExpression, peek(1) != .space, peek(1) != .tab else { return nil }
    var index = position + 1
    var depth = 0
    while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn {
      switch bytes[index] {
      case .backslash: index += 1
      case .openParenthesis: depth += 1
      case .closeParenthesis:
        // A parenthesis of the code around ends the literal that this would be.
        if depth == 0 { return nil }
        depth -= 1
      case .slash: return bytes[index - 1] == .space ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether an expression may begin after the last token.
  private var canBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .operator: return true
    case .punctuation:
      return [.openParenthesis, .openBracket, .openBrace, .comma, .colon, .semicolon]
        .contains(bytes[last.range.lowerBound])
    case .word:
      let word = String(decoding: bytes[last.range], as: UTF8.self)
      return ["return", "in", "case", "where", "if", "while", "try", "await"].contains(word)
    case .condition: return true
    case .number, .string, .regex, .directive: return false
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")
  static let dollar = UInt8(ascii: "$")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let equals = UInt8(ascii: "=")
  static let dot = UInt8(ascii: ".")
  static let bang = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let backslash = UInt8(ascii: "\\")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Letters, digits, the underscore, and every byte of a character beyond ASCII.
  var isWordPart: Bool {
    isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == 0x5F || self >= 0x80
  }

  var isOperatorPart: Bool {
    switch self {
    case .slash, .star, .plus, .minus, .equals, .bang, .question: true
    case 0x25, 0x26, 0x3C, 0x3E, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }
}
