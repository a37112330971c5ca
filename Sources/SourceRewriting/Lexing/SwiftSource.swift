import LayoutFormats

/// A Swift file as its reader sees it: bytes, tokens, comments, and which bracket closes which.
package struct SwiftSource: Sendable {
  /// The largest file that is read, in bytes.
  package static let largestFile = 64_000_000

  /// The file.
  package let bytes: [UInt8]
  /// The tokens, in order.
  package let tokens: [SwiftToken]
  /// The comments, in order.
  package let comments: [SwiftComment]
  /// For every bracket the index of the other one; -1 for tokens that are none.
  private let partners: [Int32]
  /// The offset of each line's first byte.
  private let lineStarts: [Int32]
  /// A digest of the bytes, by which files are distinguished (FNV-1a).
  let digest: UInt64

  /// Reads a file.
  ///
  /// - Throws: ``SourceProblem``, for input that is no Swift source; nothing traps.
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8]) throws(SourceProblem) {
    guard bytes.count <= Self.largestFile else { throw .tooLarge }
    guard !bytes.contains(0), bytes.isUTF8 else { throw .notText }
    self.bytes = bytes
    var starts: [Int32] = [0]
    for (offset, byte) in bytes.enumerated() where byte == .lineFeed {
      starts.append(Int32(offset + 1))
    }
    lineStarts = starts
    digest = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    var lexer = SwiftLexer(bytes)
    do throws(SourceProblem) {
      try lexer.run()
    } catch {
      guard case .unterminated(let offset) = error else { throw error }
      throw .unterminated(line: Self.line(of: offset, starts))
    }
    tokens = lexer.tokens
    comments = lexer.comments
    switch Self.partners(of: lexer.tokens, in: bytes) {
    case .success(let partners): self.partners = partners
    case .failure(let stray):
      throw .unbalanced(line: Self.line(of: stray.offset, starts))
    }
  }

  private struct StrayBracket: Error { let offset: Int }

  private static func partners(
    of tokens: [SwiftToken],
    in bytes: [UInt8]
  ) -> Result<[Int32], StrayBracket> {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      let byte = bytes[token.range.lowerBound]
      switch byte {
      case .openParenthesis, .openBracket, .openBrace:
        open.append(index)
      case .closeParenthesis, .closeBracket, .closeBrace:
        let offset = token.range.lowerBound
        guard let start = open.popLast(),
          bytes[tokens[start].range.lowerBound] == byte.openingBracket
        else { return .failure(StrayBracket(offset: offset)) }
        partners[start] = Int32(index)
        partners[index] = Int32(start)
      default:
        break
      }
    }
    if let start = open.last {
      return .failure(StrayBracket(offset: tokens[start].range.lowerBound))
    }
    return .success(partners)
  }

  private static func line(of offset: Int, _ starts: [Int32]) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension SwiftSource {
  /// The line of a byte, counted from 1.
  package func line(of offset: Int) -> Int { Self.line(of: offset, lineStarts) }

  /// The offset of the first byte of a byte's line.
  package func startOfLine(at offset: Int) -> Int { Int(lineStarts[line(of: offset) - 1]) }

  /// The text of some bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of a token, a name without backticks that it does not need; empty beyond the last one.
  package func text(at index: Int) -> String {
    tokens.indices.contains(index) ? text(spelling(of: tokens[index].range)) : ""
  }

  /// The text from the first of some tokens to the last, names without backticks that they do not need; empty without any.
  package func text(ofTokens range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    let bytes = bytes(ofTokens: range)
    return self.bytes[bytes].contains(.backtick) ? spelling(ofTokens: range) : text(bytes)
  }

  /// The bytes from the first of some tokens to the last.
  ///
  /// There has to be one.
  package func bytes(ofTokens range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// Whether a token is a certain punctuation mark, operator or word.
  package func isToken(_ index: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    var range = tokens[index].range
    // Most words have no backticks.
    if range.count == text.utf8.count + 2 { range = spelling(of: range) }
    return range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
  }

  /// The bracket that belongs to this one; nil for a token that is none.
  package func partner(of index: Int) -> Int? {
    guard tokens.indices.contains(index), partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// The index after a token, or after the closing partner of an opening bracket.
  package func after(_ index: Int) -> Int {
    if let partner = partner(of: index), partner > index { return partner + 1 }
    return index + 1
  }

  /// The white space a line begins with.
  package func indentation(at offset: Int) -> String {
    let start = startOfLine(at: offset)
    var end = start
    while end < bytes.count, bytes[end] == .space || bytes[end] == .tab { end += 1 }
    return text(start..<end)
  }

  /// The line break this file uses.
  package var lineBreak: String {
    guard let first = bytes.firstIndex(of: .lineFeed), first > 0 else { return "\n" }
    return bytes[first - 1] == .carriageReturn ? "\r\n" : "\n"
  }
}

extension UInt8 {
  /// The bracket that this one closes.
  fileprivate var openingBracket: UInt8 {
    switch self {
    case .closeParenthesis: .openParenthesis
    case .closeBracket: .openBracket
    default: .openBrace
    }
  }
}
