/// Divides Swift source into tokens and comments.
///
/// Nothing recurses, so that input of any depth takes constant stack. Source of the rules: "The
/// Swift Programming Language", Lexical Structure; of bare regular expressions: SE-0354.
///
/// - Complexity: O(*n*) in the bytes.
struct SwiftLexer {
  let bytes: [UInt8]
  var tokens: [SwiftToken] = []
  var comments: [SwiftComment] = []
  var position = 0
  private var startsLine = true
  private var followsSpace = true
  /// Whether nothing but white space came since the last line break.
  private var isBlank = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads everything.
  ///
  /// - Throws: ``SourceProblem/unterminated(line:)`` with the offset in place of the line.
  mutating func run() throws(SourceProblem) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .lineFeed || byte == .carriageReturn {
        startsLine = true
        followsSpace = true
        isBlank = true
        position += 1
      } else if byte == .space || byte == .tab || byte == 0x0B || byte == 0x0C {
        followsSpace = true
        position += 1
      } else if byte == .slash, peek(1) == .slash || peek(1) == .star {
        try comment()
      } else {
        try token(byte)
      }
    }
  }

  /// The byte some places ahead; zero beyond the end.
  func peek(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func comment() throws(SourceProblem) {
    let start = position
    let isLine = peek(1) == .slash
    guard let end = isLine ? endOfLine(from: start) : endOfComment(from: start) else {
      throw .unterminated(line: start)
    }
    comments.append(SwiftComment(range: start..<end, isLine: isLine, startsLine: isBlank))
    if !isLine, bytes[start..<end].contains(.lineFeed) { startsLine = true }
    followsSpace = true
    position = end
  }

  private mutating func token(_ byte: UInt8) throws(SourceProblem) {
    let start = position
    let kind: SwiftToken.Kind
    if byte == .quote {
      kind = .string
      position = try endOfString(from: start)
    } else if byte == .hash {
      kind = try hash()
    } else if byte.isDigit {
      kind = .number
      number()
    } else if byte.isWordPart || byte == .backtick || byte == .dollar {
      kind = .word
      word()
    } else if byte == .slash, let end = endOfBareRegex() {
      kind = .regex
      position = end
    } else if byte.isOperatorPart || (byte == .dot && peek(1) == .dot) {
      kind = .operator
      operatorRun()
    } else {
      kind = .punctuation
      position += 1
    }
    append(kind, start..<position)
  }

  private mutating func append(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
    tokens.append(
      SwiftToken(kind: kind, range: range, startsLine: startsLine, followsSpace: followsSpace)
    )
    startsLine = false
    followsSpace = false
    isBlank = false
  }

  // MARK: Words and numbers

  private mutating func word() {
    if peek(0) == .backtick {
      position += 1
      while position < bytes.count, bytes[position] != .backtick, bytes[position] != .lineFeed {
        position += 1
      }
      if peek(0) == .backtick { position += 1 }
      return
    }
    if peek(0) == .dollar { position += 1 }
    while position < bytes.count, bytes[position].isWordPart { position += 1 }
  }

  private mutating func number() {
    let isPlain = !(peek(0) == UInt8(ascii: "0") && peek(1) | 0x20 == UInt8(ascii: "x"))
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isWordPart {
        let isExponent = byte | 0x20 == UInt8(ascii: isPlain ? "e" : "p")
        position += 1
        if isExponent, peek(0) == .minus || peek(0) == .plus, peek(1).isDigit { position += 1 }
      } else if byte == .dot, peek(1).isDigit {
        position += 1
      } else {
        return
      }
    }
  }

  /// Reads operator characters up to a comment; `!` and `?` bind to what stands before.
  private mutating func operatorRun() {
    let bindsLeft = !followsSpace && (peek(0) == .question || peek(0) == .bang)
    if bindsLeft, peek(1) != .question || peek(0) == .bang, peek(1) != .equals {
      position += 1
      return
    }
    let hasDots = peek(0) == .dot
    while position < bytes.count {
      let byte = bytes[position]
      guard byte.isOperatorPart || (hasDots && byte == .dot) else { return }
      if byte == .slash, peek(1) == .slash || peek(1) == .star { return }
      position += 1
    }
  }

  // MARK: What begins with a hash sign

  private mutating func hash() throws(SourceProblem) -> SwiftToken.Kind {
    let start = position
    var end = position
    while end < bytes.count, bytes[end] == .hash { end += 1 }
    if end < bytes.count, bytes[end] == .quote {
      position = try endOfString(from: start)
      return .string
    }
    if end < bytes.count, bytes[end] == .slash {
      position = try endOfRegex(from: start, hashes: end - start)
      return .regex
    }
    position = end
    word()
    let name = String(decoding: bytes[end..<position], as: UTF8.self)
    guard ["if", "elseif", "else", "endif"].contains(name) else { return .directive }
    position = endOfLine(from: position)
    return .condition
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
    return end
  }
}
