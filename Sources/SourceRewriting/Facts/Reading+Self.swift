/// Where code has to name `self`.
extension Reading {
  /// A path as it can be said at a scope: closures that outlive their call ask for `self` in front of a
  /// member of the type around.
  func naming(_ path: String, at scope: Int) -> String {
    isInClosure(scope) && beginsWithMember(path, at: scope) ? "self.\(path)" : path
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
