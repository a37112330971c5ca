/// Closures that define a named state, or a place to try.
///
/// Such a closure runs once, where it stands, and what it says is in no other state and beside none of it: attributes push
/// each other out in one state alone.
extension Reading {
  /// Whether a block is the closure behind `states.define(…)` or `places.add`, where the files show that the object is a
  /// `LayoutStates` or a `LayoutPlaces` of the kernel.
  func isDefinition(_ block: Int) -> Bool {
    guard facts.scopes.scopes[block].kind == .block else { return false }
    let brace = facts.scopes.scopes[block].tokens.lowerBound - 1
    var verb = brace - 1
    if source.isToken(verb, ")") {
      guard let opening = source.partner(of: verb) else { return false }
      verb = opening - 1
    }
    guard verb > 1, let type = Self.definingTypes[source.text(at: verb)],
      source.isToken(verb - 1, "."), source.tokens[verb - 2].kind == .word,
      facts.world.types[type] == nil
    else { return false }
    let isOfOther = source.isToken(verb - 3, ".") && !source.isToken(verb - 4, "self")
    guard !isOfOther,
      let declared = facts.declaration(
        of: source.text(at: verb - 2),
        at: facts.scopes.scopes[block].parent
      )
    else { return false }
    let name = declared.type.isEmpty ? declared.madeType : declared.type
    return name.prefix { $0 != "<" } == type
  }

  /// The innermost block around a scope, or itself, that defines a state or a place; nil outside of one.
  func definition(around scope: Int) -> Int? {
    let scopes = facts.scopes.scopes
    var current = scope
    while scopes[current].kind == .block {
      if isDefinition(current) { return current }
      current = scopes[current].parent
    }
    return nil
  }

  private static let definingTypes = ["define": "LayoutStates", "add": "LayoutPlaces"]
}
