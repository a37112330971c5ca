/// How a declaration gives a property its value: by an expression behind a sign, or by code.
struct PropertyCode {
  /// The sign or the brace behind the name and the type.
  let sign: Int
  /// Whether the code runs each time that the value is asked for.
  let isComputed: Bool
  /// The tokens from the sign or the brace to the end of the declaration.
  let tokens: Range<Int>

  /// Looks behind a name; fails where a declaration ends with the name or its type.
  ///
  /// - Parameters:
  ///   - name: The token of the name.
  ///   - statement: The tokens of the declaration.
  ///   - source: The file.
  init?(of name: Int, in statement: Range<Int>, _ source: SwiftSource) {
    guard
      let sign = statement.first(where: { token in
        token > name && (source.isToken(token, "=") || source.isToken(token, "{"))
      })
    else { return nil }
    self.sign = sign
    tokens = sign..<statement.upperBound
    isComputed =
      source.isToken(sign, "{") && !source.isToken(sign + 1, "didSet")
      && !source.isToken(sign + 1, "willSet")
  }

  /// The name of the property that a statement declares; nil for any other statement.
  static func name(in statement: Range<Int>, _ source: SwiftSource) -> String? {
    let keyword = statement.first { source.isToken($0, "var") || source.isToken($0, "let") }
    return keyword.map { source.text(at: $0 + 1) }
  }

  /// What asking for the value may do besides giving it.
  enum Effect: Comparable {
    /// Nothing: it is stored, or a choice between what is.
    case none
    /// Something may be made each time, since functions are called.
    case makes
    /// Something is changed.
    case changes
  }

  /// What asking for the value may do; a lazy value is asked for once.
  func effect(_ source: SwiftSource) -> Effect {
    guard isComputed else { return .none }
    var isCalling = false
    for token in sign + 1..<max(sign + 1, source.after(sign) - 1) {
      let text = source.text(at: token)
      if source.isToken(token, "set"),
        source.isToken(token + 1, "{") || source.isToken(token + 1, "(")
      {
        break
      }
      let isSign = source.tokens[token].kind == .operator || text == "="
      if isSign, text.hasSuffix("="), !["==", "<=", ">=", "!=", "===", "!=="].contains(text),
        !Self.declares(token, source)
      {
        return .changes
      }
      isCalling = isCalling || Effects.isCall(at: token, source)
    }
    return isCalling ? .makes : .none
  }

  /// Whether a sign gives a constant of the code its value, or a variable: these are its own.
  private static func declares(_ sign: Int, _ source: SwiftSource) -> Bool {
    var index = sign - 1
    while index > 0, !source.tokens[index].startsLine, sign - index < 12 {
      if source.isToken(index, "let") || source.isToken(index, "var") { return true }
      index -= 1
    }
    return source.isToken(index, "let") || source.isToken(index, "var")
  }
}
