/// What stops the reading or running of a test program.
struct ProgramProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Divides a test program into tokens.
struct ProgramLexer {
  private let text: [Character]
  private var index = 0

  init(_ text: String) { self.text = Array(text) }

  private static let signs = [
    "..<", "...", "===", "!==", "->", "<-", "==", "<=", ">=", "!=", "+=", "-=", "*=", "/=", "&&",
    "||", "??", "\\.",
  ]

  static func tokens(_ text: String) throws -> [ProgramToken] {
    var lexer = ProgramLexer(text)
    return try lexer.all()
  }

  private func at(_ offset: Int) -> Character? {
    text.indices.contains(index + offset) ? text[index + offset] : nil
  }

  private func starts(_ word: String) -> Bool {
    // Most words do not even begin so.
    guard index < text.count, text[index] == word.first else { return false }
    return zip(word, text[index...]).allSatisfy { $0 == $1 } && index + word.count <= text.count
  }

  private mutating func all() throws -> [ProgramToken] {
    var tokens: [ProgramToken] = []
    var startsLine = true
    var hasSpace = true
    while let character = at(0) {
      if character.isWhitespace {
        if character.isNewline { startsLine = true }
        hasSpace = true
        index += 1
        continue
      }
      if starts("//") {
        while at(0).map({ !$0.isNewline }) ?? false { index += 1 }
        continue
      }
      if starts("/*") {
        while at(0) != nil, !starts("*/") { index += 1 }
        index += 2
        hasSpace = true
        continue
      }
      let (kind, word) = try token(character)
      if hasSpace || startsLine, !tokens.isEmpty { tokens[tokens.count - 1].precedesSpace = true }
      tokens.append(
        ProgramToken(
          kind: kind,
          text: word,
          startsLine: startsLine,
          followsSpace: hasSpace,
          precedesSpace: false
        )
      )
      startsLine = false
      hasSpace = false
    }
    tokens.append(ProgramToken(kind: .end, text: "", startsLine: true, followsSpace: true))
    return tokens
  }

  private mutating func token(_ character: Character) throws -> (ProgramToken.Kind, String) {
    let start = index
    if character.isLetter || character == "_" || character == "$" || character == "@"
      || character == "#"
    {
      index += 1
      while let next = at(0), next.isLetter || next.isNumber || next == "_" { index += 1 }
      return (.word, String(text[start..<index]))
    }
    if character.isNumber {
      while let next = at(0), next.isNumber || next == "_" { index += 1 }
      if at(0) == ".", at(1)?.isNumber ?? false {
        index += 1
        while let next = at(0), next.isNumber { index += 1 }
      }
      return (.number, String(text[start..<index]).filter { $0 != "_" })
    }
    if starts("\"\"\"") {
      index += 3
      while at(0) != nil, !starts("\"\"\"") { index += 1 }
      index += 3
      return (.string, "")
    }
    if character == "\"" {
      index += 1
      while let next = at(0), next != "\"" {
        if next == "\\" { index += 1 }
        index += 1
      }
      index += 1
      return (.string, String(text[start + 1..<index - 1]))
    }
    for sign in Self.signs where starts(sign) {
      index += sign.count
      return (.sign, sign)
    }
    index += 1
    return (.sign, String(character))
  }
}
