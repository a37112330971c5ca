import LayoutStatements

/// Closures that are given to functions, and what these give to them.
extension SwiftSource {
  /// Functions that give a closure each element of a list, or what they are called on, once.
  private static let handingEachOnce: Set<String> = [
    "allSatisfy", "also", "apply", "build", "compactMap", "contains", "do", "drop", "filter",
    "first", "firstIndex", "flatMap", "forEach", "last", "let", "map", "max", "min", "modify",
    "prefix", "reduce", "sorted", "tap", "then", "with",
  ]

  /// The function that gets the closure at a brace and calls it as it likes, a question mark for one that is a value or
  /// a result; nil where each run of the closure has an element or an object of its own, and for one that a name gets
  /// or that is called where it stands.
  ///
  /// - Complexity: O(*n*) in the tokens of the arguments in front of it.
  func function(calling brace: Int) -> String? {
    var call = brace - 1
    if isToken(call, "=") || isToken(after(brace), "(") { return nil }
    if isToken(call, ")"), let open = partner(of: call) {
      call = open - 1
    } else {
      // An argument stands behind the bracket, others or a label.
      while call > 0, isToken(call, ",") || isToken(call, ":") || isToken(call, ")") {
        guard let open = bracket(around: call) else { return Self.unknown }
        call = open
      }
      if isToken(call, "(") { call -= 1 }
    }
    if isToken(call, ">"), let name = type(endingAt: call) { call = name }
    guard call >= 0, tokens[call].kind == .word else { return Self.unknown }
    let name = text(at: call)
    if Self.handingEachOnce.contains(name) { return nil }
    return SwiftWords.isReserved(name) ? Self.unknown : name
  }

  /// In the place of a function's name.
  private static let unknown = "?"

  /// The name of the type whose list of other types a sign ends: `Registration<Cell, Item>`.
  private func type(endingAt sign: Int) -> Int? {
    var depth = 0
    for token in stride(from: sign, to: max(0, sign - 64), by: -1) {
      depth += isToken(token, ">") ? 1 : isToken(token, "<") ? -1 : 0
      if depth == 0 { return token - 1 }
    }
    return nil
  }

  /// The round bracket around a token.
  private func bracket(around token: Int) -> Int? {
    var index = token
    while index >= 0 {
      if isToken(index, "(") { return index }
      if isToken(index, "{") || isToken(index, "[") { return nil }
      index = (partner(of: index).map { $0 < index ? $0 : index } ?? index) - 1
    }
    return nil
  }
}

extension Reading {
  /// Whether a closure may get one item in several of its runs: it is kept by a member, `cell.configure = { view in … }`,
  /// or given to a function that the files do not show.
  func mayGetOneAgain(_ block: Int) -> Bool {
    if facts.scopes.scopes[block].isBody || isBranch(block) { return false }
    let brace = facts.scopes.scopes[block].tokens.lowerBound - 1
    if source.isToken(brace - 1, "=") {
      let statement = facts.scopes.statement(of: brace)
      return !source.isToken(source.after(brace), "(")
        && !statement.contains { source.isToken($0, "let") || source.isToken($0, "var") }
    }
    guard let function = source.function(calling: brace) else { return false }
    return !facts.world.declaresFunction(function)
  }
}
