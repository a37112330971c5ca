/// What an expression looks like from outside, as far as a sign in front of it is concerned.
package enum ExpressionShape: Equatable {
  /// A literal, a name, a call, something in brackets: binds closer than any operator.
  case primary
  /// A minus in front of a primary expression.
  case negation
  /// Anything with an operator of its own.
  case compound

  /// Looks at an expression.
  ///
  /// - Complexity: O(*n*) in its characters.
  package init(_ text: String) {
    if Self.isPrimary(text) {
      self = .primary
    } else if text.hasPrefix("-"), Self.isPrimary(text.dropFirst()) {
      self = .negation
    } else {
      self = .compound
    }
  }

  /// The value of a number literal, with or without a minus; nil for anything else.
  package static func value(ofLiteral text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.first, first.isASCII, first.isNumber else { return nil }
    return Double(text.filter { $0 != "_" })
  }

  /// What a negation negates, without brackets that are no longer needed.
  package static func withoutMinus(_ text: String) -> String {
    let operand = String(text.dropFirst())
    return isBracketed(operand) ? String(operand.dropFirst().dropLast()) : operand
  }

  private static func isPrimary(_ text: some StringProtocol) -> Bool {
    if text.isEmpty { return false }
    if value(ofLiteral: String(text)) != nil { return !text.hasPrefix("-") }
    var depth = 0
    var isQuoted = false
    var previous: Character?
    for character in text {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted {
        switch character {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case _ where depth == 0 && !isPart(character): return false
        default: break
        }
      }
      previous = character
    }
    return depth == 0
  }

  /// Whether a character may stand in a primary expression outside brackets.
  ///
  /// `?` and `!` belong to a chain, as in `superview?.bounds`; a conditional has spaces around it.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._`$#?!\"\\@".contains(character)
  }

  /// Whether one pair of round brackets holds the whole expression.
  private static func isBracketed(_ text: String) -> Bool {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return false }
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }
}
