/// Where code has to name `self`.
extension Reading {
  /// A path as it can be said at a scope: closures that outlive their call ask for `self` in front of a
  /// member of the type around.
  func naming(_ path: String, at scope: Int) -> String {
    isInClosure(scope) && beginsWithMember(path, at: scope) ? "self.\(path)" : path
  }

  /// Whether closures around code that lays out an item hold the object by what they say already, so that they may
  /// name a member of it.
  ///
  /// `{ [label] in … }` and `{ [weak self] in … }` do not.
  func holdsObject(for item: String, at scope: Int) -> Bool {
    closures(around: scope).allSatisfy { index in
      let tokens = facts.scopes.scopes[index].tokens
      let capture = source.closure(at: tokens.lowerBound - 1)?.capture ?? 0..<0
      let names = places(of: "self", in: tokens)
      let isWeak = names.contains { capture.contains($0) && source.isToken($0 - 1, "weak") }
      if !isWeak, !names.isEmpty { return true }
      let base = item.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isCaptured = capture.contains { source.isToken($0, String(base)) }
      return !isCaptured && (base == "self" || beginsWithMember(item, at: scope))
    }
  }

  /// Whether a closure around a scope is given an item by its list of captures: `{ [label] in … }`.
  func isCaptured(_ item: String, at scope: Int) -> Bool {
    let base = String(item.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return base != "self"
      && closures(around: scope).contains { index in
        let brace = facts.scopes.scopes[index].tokens.lowerBound - 1
        return source.closure(at: brace)?.capture?.contains { source.isToken($0, base) } ?? false
      }
  }

  /// Whether the first name of a path is a member's, and not that of a local or a global one.
  private func beginsWithMember(_ path: String, at scope: Int) -> Bool {
    let base = String(path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
    let scopes = facts.scopes.scopes
    guard !base.isEmpty, base != "self", base != "super", !base.hasPrefix("$"),
      base.first?.isUppercase == false, !scopes[scope].typeName.isEmpty
    else { return false }
    guard let declared = facts.declaration(of: base, at: scope) else { return true }
    return scopes[declared.scope].kind == .type
  }
}
