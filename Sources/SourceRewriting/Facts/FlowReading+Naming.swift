/// How calls name their items.
extension FlowReading {
  /// How a path of names says its item, and whether it begins with something else than a member of the type around.
  func naming(
    _ item: String,
    at scope: Int,
    _ verb: Int
  ) -> (naming: LayoutFlow.Naming, isForeign: Bool) {
    let words = Self.words(of: item)
    // What no name leads to may be any item.
    guard let head = words.first, !item.hasPrefix(".") else { return (.relative, true) }
    let isPath = item.contains(".")
    if words.contains(where: Self.relatives.contains) {
      return (.relative, !Self.relatives.contains(head) && !isOwnRoot(head, at: scope))
    }
    if item.contains("[keyPath:") || words.contains(where: Self.reflecting.contains)
      || OperandSigns.givesItem(in: item)
    {
      return (.relative, true)
    }
    if item == "self" {
      let type = scopes[scope].typeName
      let isDeclared = isClass(type) || type.isEmpty
      let function = self.function(around: scope)
      return isDeclared || function.isEmpty
        ? (.own, false) : (.parameter(of: function), false)
    }
    let place = facts.place(of: item, at: scope)
    let alias = FlowAliases(reading)
    // What a call gives back, or a name without an item of its own, may be any item.
    if alias.isCall(item) || item.hasPrefix("self[") || item.contains("{")
      || isPath && alias.isAlias(member: words.last ?? "")
    {
      return (.relative, isPath || isLocal(place))
    }
    // An element of a list is what any code puts into it.
    if isPath, let last = words.last, Self.parts.contains(last), !isLocal(place) {
      let list = words.dropLast().joined(separator: ".")
      if setElsewhere.contains(facts.place(of: list, at: scope)) { return (.relative, false) }
      return (.element(of: Set(words).subtracting(Self.common)), words.count > 2)
    }
    if item.contains("(") || item.contains("["), !isLocal(place) {
      return composite(words, at: scope, isPath)
    }
    guard isLocal(place) else {
      let isAny = !isPath && (setElsewhere.contains(place) || alias.isAlias(item, at: scope))
      return isAny ? (.relative, false) : (.own, isPath)
    }
    return local(head, place, isPath)
  }

  /// The naming of an expression with several names, such as `(isWide ? title : text)`, of which those of a block
  /// stand for what they are made of.
  private func composite(
    _ words: [String],
    at scope: Int,
    _ isPath: Bool
  ) -> (LayoutFlow.Naming, Bool) {
    var found = Set(words).subtracting(Self.common)
    var isForeign = isPath
    for word in found {
      let place = facts.place(of: word, at: scope)
      guard isLocal(place) else { continue }
      let (naming, isOther) = local(word, place, false)
      isForeign = isForeign || isOther
      switch naming {
      case .own: continue
      case .element(let others): found.formUnion(others)
      case .parameter, .relative: return (.relative, true)
      }
    }
    return (.element(of: found), isForeign)
  }

  /// Members that give an element of a list, or what a box holds.
  private static let parts: Set<String> = ["first", "last", "value", "wrappedValue", "object"]

  static let relatives: Set<String> = [
    "accessibilityElements", "subviews", "superview", "arrangedSubviews", "viewWithTag",
    "visibleCells", "cellForItem",
    "cellForRow",
  ]

  /// What gives members of an object without their names.
  private static let reflecting: Set<String> = [
    "Mirror", "forKeyPath", "takeRetainedValue", "takeUnretainedValue",
  ]

  /// Whether a word is one of those by which a member is asked for without saying its name.
  private func isReflecting(_ token: Int) -> Bool {
    let word = source.text(at: token)
    return Self.reflecting.contains(word)
      || source.isToken(token + 1, ":")
        && (word == "keyPath" && source.isToken(token - 1, "[") || word == "forKey")
  }

  private func isLocal(_ place: SourceFacts.Place) -> Bool { place.scope != 0 }

  /// Whether a name means what the type around shows its items in.
  private func isOwnRoot(_ name: String, at scope: Int) -> Bool {
    name == "self"
      || (["view", "contentView"].contains(name) && !isLocal(facts.place(of: name, at: scope)))
  }

  /// What a name means that a function, a closure or a loop declares.
  private func local(
    _ name: String,
    _ place: SourceFacts.Place,
    _ isPath: Bool
  ) -> (LayoutFlow.Naming, Bool) {
    var known: Set<SourceFacts.Place> = []
    return local(name, place, isPath, &known)
  }

  /// The same for a name of code that is read already; places that are known are not looked up again.
  private func local(
    _ name: String,
    _ place: SourceFacts.Place,
    _ isPath: Bool,
    _ known: inout Set<SourceFacts.Place>
  ) -> (LayoutFlow.Naming, Bool) {
    let scope = scopes[place.scope]
    known.insert(place)
    if let declared = declared[name]?[place.scope] {
      let changes = facts.changes.values(of: place).map(\.tokens)
      if changes.contains(nil) { return (.relative, false) }
      let given = changes.compactMap(\.self)
      let value = declared.first { source.isToken($0, "=") }.map { $0 + 1..<declared.upperBound }
      guard let value, !value.isEmpty else {
        return given.isEmpty ? (.own, isPath) : made(of: given, &known)
      }
      if !given.isEmpty { return made(of: [value] + given, &known) }
      // What is made here is no other's.
      let isMade =
        source.text(at: value.lowerBound).first?.isUppercase == true
        && source.isToken(value.lowerBound + 1, "(")
      return isMade ? (.own, isPath) : made(of: [value], &known)
    }
    if scope.kind == .function {
      let name = function(around: place.scope)
      return (.parameter(of: name), true)
    }
    let brace = scope.tokens.lowerBound - 1
    if let name = self.name(ofAssigned: brace) { return (.parameter(of: name), true) }
    if let captured = source.captures(by: brace).first(where: { source.isToken($0.name, name) }) {
      return made(of: [captured.value], &known)
    }
    let statement = facts.scopes.statement(of: brace)
    let header = statement.lowerBound..<max(statement.lowerBound, brace)
    if FlowAliases(reading).isHandedOver(brace) { return (.relative, false) }
    return made(of: [header] + (reading.subject(ofCase: statement).map { [$0] } ?? []), &known)
  }

  /// The name of a closure that a statement assigns, which is called as a function is: `let pin = { view in … }`; nil
  /// for other closures.
  func name(ofAssigned brace: Int) -> String? {
    guard source.isToken(brace - 1, "="), !source.isToken(source.after(brace), "(") else {
      return nil
    }
    let start = facts.scopes.statement(of: brace).lowerBound
    let names = (start..<brace).filter { source.tokens[$0].kind == .word }
      .map { source.text(at: $0) }
    let declares = names.contains("let") || names.contains("var")
    // Of `card.change = { view in … }` the last name is that of the closure.
    return declares ? names.first { !Self.common.contains($0) } : names.last
  }

  /// The words of the call that gives a closure its parameter, where a function of the file does: nil for other names.
  func words(givenTo item: String, at scope: Int) -> Set<String>? {
    let head = Self.words(of: item).first ?? ""
    let place = facts.place(of: head.isEmpty ? item : head, at: scope)
    guard isLocal(place), scopes[place.scope].kind == .block,
      declared[place.item]?[place.scope] == nil
    else { return nil }
    let brace = scopes[place.scope].tokens.lowerBound - 1
    guard FlowAliases(reading).isHandedOver(brace) else { return nil }
    let header = facts.scopes.statement(of: brace).lowerBound..<brace
    var known: Set<SourceFacts.Place> = [place]
    guard case (.element(let words), _) = made(of: [header], &known) else { return nil }
    return words
  }

  /// The naming of what is made of some code, such as the header of a loop.
  private func made(
    of code: [Range<Int>],
    _ known: inout Set<SourceFacts.Place>
  ) -> (LayoutFlow.Naming, Bool) {
    var words: Set<String> = []
    var isForeign = false
    for token in code.joined() {
      let word = source.text(at: token)
      if OperandSigns.givesItem(token, source) { words.insert(word) }
      guard source.tokens[token].kind == .word else { continue }
      if Self.relatives.contains(word) {
        let isOwn =
          !source.isToken(token - 1, ".")
          || isOwnRoot(source.text(at: token - 2), at: facts.scopes.scope(of: token))
        return (.relative, !isOwn)
      }
      if isReflecting(token) { return (.relative, true) }
      let isMember = source.isToken(token - 1, ".")
      // The brace behind a header is that of its body.
      let isCalled =
        source.isToken(token + 1, "(")
        || source.isToken(token + 1, "{") && !code.contains { $0.upperBound == token + 1 }
      if isMember, !source.isToken(token - 2, "self"), !isCalled, !Self.common.contains(word) {
        isForeign = true
      }
      guard !isCommon(token), !source.isToken(token + 1, ":") else { continue }
      if isGivenByPlatform(token) { return (.relative, true) }
      if isOutlets(token) { return (.relative, false) }
      words.insert(word)
      if isMember { continue }
      // What a variable is made of that stands here.
      let place = facts.place(of: word, at: facts.scopes.scope(of: token))
      if setElsewhere.contains(place) { return (.relative, false) }
      guard isLocal(place), !known.contains(place) else { continue }
      let (naming, isOther) = local(word, place, false, &known)
      switch naming {
      // A closure that a function is given hands over what it likes.
      case .parameter where source.isToken(token + 1, "{"): return (.relative, true)
      case .own, .parameter: continue
      case .relative: return (.relative, isOther)
      case .element(let others):
        words.formUnion(others)
        isForeign = isForeign || isOther
      }
    }
    return (.element(of: words), isForeign)
  }

  /// Whether a word names a list that an interface file fills with items of the type.
  private func isOutlets(_ token: Int) -> Bool {
    let name = source.text(at: token)
    guard let declared = facts.declaration(of: name, at: facts.scopes.scope(of: token)),
      declared.type.hasPrefix("["), scopes[declared.scope].kind == .type
    else { return false }
    let statement = facts.scopes.statement(of: declared.typeTokens.lowerBound)
    return statement.contains { source.isToken($0, "IBOutlet") }
  }

  private static func words(of path: String) -> [String] {
    path.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.map(String.init)
  }
}
