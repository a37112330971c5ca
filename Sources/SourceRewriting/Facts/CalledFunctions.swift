/// Where the files call functions, by the names of these.
struct CalledFunctions: Sendable {
  /// Where functions of one name are called.
  private struct Places: Sendable {
    /// On another object.
    var others = FewFiles()
    /// In code of types, by all of their names, and by their own.
    var types: [String: FewFiles] = [:]
    var ownNames: [String: FewFiles] = [:]

    mutating func insert(_ file: UInt64, _ type: String, _ isOther: Bool) {
      if isOther { others.insert(file) }
      types[type, default: FewFiles()].insert(file)
      ownNames[SourceWorld.last(type), default: FewFiles()].insert(file)
    }
  }

  private var places: [String: Places] = [:]
  /// By the names of functions that the system calls the types of objects on which code of the files does so, too;
  /// empty names for objects of a type that is not known.
  private var recalled: [String: Set<String>] = [:]

  /// Adds the calls of a file.
  ///
  /// - Complexity: O(*n*) in the tokens.
  mutating func read(_ source: SwiftSource, _ facts: SourceFacts, file: UInt64) {
    for index in source.tokens.indices
    where source.tokens[index].kind == .word && isCalled(index, source)
      && !source.isToken(index - 1, "func")
    {
      let isOther =
        source.isToken(index - 1, ".") && !source.isToken(index - 2, "self")
        && !source.isToken(index - 2, "super")
      let scope = facts.scopes.scope(of: index)
      let type = facts.scopes.scopes[scope].typeName
      let name = source.text(at: index)
      places[name, default: Places()].insert(file, type, isOther)
      guard TypeMembers.isCalledBySystem(name), !source.isToken(index - 2, "super") else {
        continue
      }
      let receiver = isOther ? self.receiver(of: index, scope, source, facts) : type
      recalled[name, default: []].insert(SourceWorld.last(receiver))
    }
  }

  /// Whether a name is called, `pin()` or `change?()`.
  private func isCalled(_ name: Int, _ source: SwiftSource) -> Bool {
    if source.isToken(name + 1, "(") { return true }
    guard source.isToken(name + 1, "?") || source.isToken(name + 1, "!") else { return false }
    return source.isToken(name + 2, "(") && !source.tokens[name + 1].followsSpace
      && !source.tokens[name + 2].followsSpace
  }

  /// The type of what a method is called on; empty where the file does not show it.
  private func receiver(
    of call: Int,
    _ scope: Int,
    _ source: SwiftSource,
    _ facts: SourceFacts
  ) -> String {
    let start = facts.scopes.statement(of: call).lowerBound
    let path = SourceFacts.receiver(before: call, from: start, source)
    return facts.meaning(of: SourceFacts.unwrapped(path), at: scope).type
  }

  /// Whether some file calls a function of a name.
  func isCalled(_ name: String) -> Bool { places[name] != nil }

  /// Whether some file calls a function on another object.
  func isCalledOnOthers(_ name: String) -> Bool { places[name]?.others.isEmpty == false }

  /// Whether another file than this one may call a method of a type: on another object, in the type, or in a class
  /// that inherits from it.
  ///
  /// - Parameters:
  ///   - name: The method.
  ///   - type: The type.
  ///   - heirs: The own names of all classes that inherit from it.
  ///   - file: The digest of the file.
  /// - Returns: Whether one may.
  func mayCall(_ name: String, of type: String, _ heirs: Set<String>, besides file: UInt64) -> Bool
  {
    guard let all = places[name] else { return false }
    if all.others.hasAny(but: file) || all.types[type]?.hasAny(but: file) ?? false { return true }
    return heirs.contains { all.ownNames[$0]?.hasAny(but: file) ?? false }
  }

  /// The types of objects on which code of the files calls a function that the system calls.
  func receivers(ofRecalled name: String) -> Set<String> { recalled[name] ?? [] }
}
