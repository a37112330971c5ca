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
    var isMember = true
    if prefix.hasPrefix("return") {
      let keyword = scopes.scopes[scopes.function(of: unit.scope)].keyword
      guard source.isToken(keyword, "func") else { return true }
      name = source.text(at: keyword + 1)
    } else {
      let storage = prefix.prefix { $0 != ":" && $0 != "=" }
      let written = storage.split(separator: " ").last.map(String.init) ?? ""
      name = SourceFacts.key(written)
      isMember = written.hasPrefix("self.")
    }
    return asksForOne(of: Name(text: name, code: isMember ? nil : code(of: name, at: unit.scope)))
  }

  /// A name of a list.
  private struct Name: Equatable {
    let text: String
    /// The tokens in which it may be meant; nil where other files may use it.
    let code: Range<Int>?
  }

  /// The function in which a name means what it means at a scope; nil for a member.
  private func code(of name: String, at scope: Int) -> Range<Int>? {
    let place = reading.facts.place(of: name, at: scope)
    let scopes = reading.facts.scopes
    return place.scope == 0 ? nil : scopes.scopes[scopes.function(of: scope)].tokens
  }

  /// Whether code may ask for one constraint of a list, by its name or by another one that it gets.
  ///
  /// - Complexity: O(*n*) in the mentions of all its names.
  private func asksForOne(of list: Name) -> Bool {
    var names = [list]
    var next = 0
    while next < names.count {
      let name = names[next]
      next += 1
      guard !name.text.isEmpty, !name.text.contains(".") else { return true }
      if name.code == nil, reading.facts.world.mentions(name.text, besides: source) { return true }
      for token in reading.places(of: name.text, in: name.code ?? source.tokens.indices)
      where !takesAll(at: token) {
        guard let other = otherName(at: token) else { return true }
        if !names.contains(other) { names.append(other) }
      }
    }
    return false
  }

  /// The name that a list gets where it is all that a statement assigns, or a header binds: `kept = list`,
  /// `if let old = list {`; nil where it is used in another way.
  private func otherName(at token: Int) -> Name? {
    let first = beginning(of: token)
    guard source.isToken(first - 1, "="), first - 2 >= 0, source.tokens[first - 2].kind == .word,
      [".", "?", "!"].allSatisfy({ !source.isToken(first - 3, $0) })
        || source.text(at: first - 4) == "self",
      isLast(token + 1)
    else { return nil }
    let text = source.text(at: first - 2)
    let scopes = reading.facts.scopes
    let scope = scopes.scope(of: first)
    if ["let", "var"].contains(source.text(at: first - 3)) {
      return Name(text: text, code: scopes.scopes[scopes.function(of: scope)].tokens)
    }
    let isMember = source.isToken(first - 3, ".")
    return Name(text: text, code: isMember ? nil : code(of: text, at: scope))
  }

  /// Whether an expression ends before a token.
  private func isLast(_ next: Int) -> Bool {
    guard next < source.tokens.count else { return true }
    return source.tokens[next].startsLine && !source.isToken(next, ".")
      && source.tokens[next].kind != .operator
      || ["}", ";", ",", "{", "else"].contains(source.text(at: next))
  }

  /// The first token of a name: `self` where it stands before.
  private func beginning(of token: Int) -> Int {
    source.isToken(token - 1, ".") && source.isToken(token - 2, "self") ? token - 2 : token
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
    let first = beginning(of: token)
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
