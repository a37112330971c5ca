/// The signs of an expression, which may be functions of the files: `pin <| title`, `-title`.
///
/// What stands between signs goes to all signs of its expression, as the precedence of these is not read.
struct OperandSigns {
  /// By token, the number of the expression that it is a part of.
  private var expressions: [Int32] = []
  private var signs: [Int32: Set<String>] = [:]

  /// Signs of the language, and those of the platform that give no item away.
  private static let plain: Set<String> = [
    "=", "->", "?", "!", "&", "??", "===", "!==", "&&", "||", "...", "..<",
  ]

  /// Whether a sign may be a function that is given an item.
  static func isFunction(_ token: Int, _ source: SwiftSource) -> Bool {
    source.tokens[token].kind == .operator && !plain.contains(source.text(at: token))
      && !source.isToken(token - 1, "func") && !source.isToken(token - 1, "operator")
  }

  private static let numeric: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=",
  ]

  /// Whether what a sign gives may be an item, as no sign between numbers does.
  static func givesItem(_ token: Int, _ source: SwiftSource) -> Bool {
    guard isFunction(token, source) else { return false }
    if !numeric.contains(source.text(at: token)) { return true }
    return !source.isInfix(token) && token + 1 < source.tokens.count
      && source.tokens[token + 1].kind == .word
  }

  /// Whether the text of an expression says a sign that is none of the language's, or one in front of a name.
  static func givesItem(in text: String) -> Bool {
    let signs = text.split { !"/=-+*%<>&|^~".contains($0) }.map(String.init)
    return signs.contains { !numeric.contains($0) && !plain.contains($0) }
      || text.hasPrefix("(-") || text.hasPrefix("(+")
  }

  /// Reads the expressions of a file.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(_ source: SwiftSource, _ scopes: ScopeMap) {
    let starts = Set(scopes.scopes.flatMap(\.statements).map(\.lowerBound))
    var open: [Int32] = []
    var (current, last): (Int32, Int32) = (0, 0)
    expressions.reserveCapacity(source.tokens.count)
    for token in source.tokens.indices {
      let text = source.text(at: token)
      if starts.contains(token) || [",", ";", ":", "="].contains(text) {
        last += 1
        current = last
      }
      if [")", "]", "}"].contains(text) { current = open.popLast() ?? current }
      expressions.append(current)
      if ["(", "[", "{"].contains(text) {
        open.append(current)
        last += 1
        current = last
      }
      if Self.isFunction(token, source) { signs[current, default: []].insert(text) }
    }
  }

  /// The signs of the expression that a token is a part of.
  func signs(beside token: Int) -> Set<String> {
    expressions.indices.contains(token) ? signs[expressions[token]] ?? [] : []
  }
}
