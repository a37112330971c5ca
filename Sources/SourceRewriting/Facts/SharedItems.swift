/// Items that belong to no object, so that all objects lay out the same ones.
extension Reading {
  /// Whether an item is one of the file, or of a type: a global variable, a `static` one, or a member of either.
  func isShared(_ item: String, at scope: Int) -> Bool {
    let key = SourceFacts.key(item)
    let head = String(key.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if head.first?.isUppercase == true { return !key.dropFirst(head.count).hasPrefix("(") }
    let place = facts.place(of: head, at: scope)
    guard place.scope == 0 else { return false }
    guard let declared = facts.declaration(of: head, at: scope) else {
      return facts.world.isGlobal(head)
    }
    switch facts.scopes.scopes[declared.scope].kind {
    case .file: return true
    case .type:
      guard let first = declared.initial?.first ?? declared.typeTokens.first else { return false }
      let statement = facts.scopes.statement(of: first)
      return statement.prefix { $0 < first }.contains {
        source.isToken($0, "static") || source.isToken($0, "class")
      }
    case .function, .block: return false
    }
  }
}
