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

  /// Whether a block gives a property its first value, and runs once for that: `lazy var header = { … }()`.
  ///
  /// A computed property runs its code each time, and a closure that nothing calls there may run at any time.
  func isFirstValue(_ block: Int) -> Bool {
    let scopes = facts.scopes.scopes
    let brace = scopes[block].tokens.lowerBound - 1
    return scopes[scopes[block].parent].kind == .type && source.isToken(source.after(brace), "(")
  }

  /// Whether a block is that of a loop.
  private func isLoop(_ block: Int) -> Bool {
    let brace = facts.scopes.scopes[block].tokens.lowerBound - 1
    let statement = facts.scopes.statement(of: brace)
    return ["for", "while", "repeat"].contains(source.text(at: statement.lowerBound))
  }

  /// Whether code at a scope stands in a closure, which may run later than the function around it.
  func isInClosure(_ scope: Int) -> Bool { !closures(around: scope).isEmpty }

  /// The closures that a scope stands in, within its function, from the inside out.
  func closures(around scope: Int) -> [Int] {
    let scopes = facts.scopes.scopes
    var closures: [Int] = []
    var current = scope
    while scopes[current].kind == .block, scopes[scopes[current].parent].kind != .type {
      if !isBranch(current), !isLoop(current) { closures.append(current) }
      current = scopes[current].parent
    }
    return closures
  }

  /// The header of the switch that a case belongs to; nil for other statements.
  func subject(ofCase statement: Range<Int>) -> Range<Int>? {
    guard source.beginsCase(at: statement.lowerBound) else { return nil }
    let scope = facts.scopes.scope(of: statement.lowerBound)
    let brace = facts.scopes.scopes[scope].tokens.lowerBound - 1
    guard brace > 0 else { return nil }
    return facts.scopes.statement(of: brace).lowerBound..<brace
  }
}
