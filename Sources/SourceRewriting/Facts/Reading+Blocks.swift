/// How often, and when, the code of a block runs.
extension Reading {
  /// Whether a block is that of a condition or of a definition, which runs no more often than what is around it.
  func isBranch(_ block: Int) -> Bool {
    if isDefinition(block) { return true }
    let scopes = facts.scopes.scopes
    let brace = scopes[block].tokens.lowerBound - 1
    let around = scopes[scopes[block].parent]
    guard let statement = around.statements.first(where: { $0.contains(brace) }) else {
      return false
    }
    return source.beginsCase(at: statement.lowerBound)
      || ["if", "do", "guard", "switch"].contains(source.text(at: statement.lowerBound))
  }

  /// Whether a block is that of a loop.
  private func isLoop(_ block: Int) -> Bool {
    let brace = facts.scopes.scopes[block].tokens.lowerBound - 1
    let statement = facts.scopes.statement(of: brace)
    return ["for", "while", "repeat"].contains(source.text(at: statement.lowerBound))
  }

  /// Whether code at a scope stands in a closure, which may run later than the function around it.
  func isInClosure(_ scope: Int) -> Bool {
    let scopes = facts.scopes.scopes
    var current = scope
    while scopes[current].kind == .block, scopes[scopes[current].parent].kind != .type {
      if !isBranch(current), !isLoop(current) { return true }
      current = scopes[current].parent
    }
    return false
  }
}
