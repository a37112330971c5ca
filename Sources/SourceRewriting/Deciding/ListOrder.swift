/// Whether code may ask a list of constraints for one of them by its place, so that all have to keep theirs.
struct ListOrder {
  private let reading: Reading

  init(_ reading: Reading) {
    self.reading = reading
  }

  private var source: SwiftSource { reading.source }

  /// Whether the constraints of a unit have to stand in its list as they were written.
  func matters(to unit: LayoutUnit) -> Bool {
    guard let prefix = unit.keeps else { return false }
    let scopes = reading.facts.scopes
    var name = ""
    if prefix.hasPrefix("return") {
      let keyword = scopes.scopes[scopes.function(of: unit.scope)].keyword
      guard source.isToken(keyword, "func") else { return true }
      name = source.text(at: keyword + 1)
    } else {
      let storage = prefix.prefix { $0 != ":" && $0 != "=" }
      name = SourceFacts.key(storage.split(separator: " ").last.map(String.init) ?? "")
    }
    guard !name.isEmpty, !name.contains("."), !reading.facts.world.mentions(name, besides: source)
    else { return true }
    return reading.places(of: name).contains { !takesAll(at: $0) }
  }

  /// Members that give or take no single constraint.
  private static let members: Set<String> = [
    "append", "autoInstallConstraints", "autoRemoveConstraints", "contains", "count", "forEach",
    "isEmpty",
    "removeAll",
  ]
  /// Functions that do the same with each constraint.
  private static let functions: Set<String> = [
    "activate", "addConstraints", "append", "deactivate", "removeConstraints",
  ]

  /// Whether a mention of the list's name, or of the function that makes it, is of all that is in it.
  private func takesAll(at token: Int) -> Bool {
    var next = token + 1
    if source.isToken(next, "(") { next = source.after(next) }
    while source.isToken(next, "?") || source.isToken(next, "!") { next += 1 }
    if source.isToken(next, "["), !source.tokens[next].startsLine { return false }
    if source.isToken(next, ".") { return Self.members.contains(source.text(at: next + 1)) }
    if source.isToken(next, "=") || source.isToken(next, "+=") { return true }
    var first = token
    if source.isToken(first - 1, "."), source.isToken(first - 2, "self") { first -= 2 }
    if ["let", "var", "in", "func"].contains(source.text(at: first - 1)) { return true }
    return isHandedOver(first)
  }

  /// Whether a word stands among the arguments of a function that takes all of a list, or in brackets of which a
  /// member is asked that does.
  private func isHandedOver(_ token: Int) -> Bool {
    var index = token - 1
    while index >= 0, !source.isToken(index, "(") {
      if ["{", "}", ";", "["].contains(source.text(at: index)) { return false }
      index =
        source.isToken(index, ")") || source.isToken(index, "]")
        ? (source.partner(of: index) ?? index) - 1 : index - 1
    }
    guard index > 0 else { return false }
    if Self.functions.contains(source.text(at: index - 1)) { return true }
    // Brackets behind a name are a call of something else.
    guard source.tokens[index - 1].kind != .word || source.tokens[index].startsLine else {
      return false
    }
    let behind = source.after(index)
    return source.isToken(behind, ".")
      ? Self.members.contains(source.text(at: behind + 1)) : isHandedOver(index)
  }
}
