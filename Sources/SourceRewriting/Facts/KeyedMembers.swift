/// Members that code changes without saying their names: by key paths, and by strings.
extension FlowHandings {
  /// Whether a function gets a place to change: `fill(&kept)`, `fill(\.kept)`.
  func isChanged(_ path: Range<Int>, by function: String) -> Bool {
    if source.isToken(path.lowerBound - 1, "&") { return true }
    return source.isToken(path.lowerBound - 1, "\\") && !FlowReading.readingKeys.contains(function)
  }

  /// Notes the members in which a value is kept by their names: `setValue(title, forKey: "kept")`.
  mutating func keep(_ mention: Mention, underKeysIn bracket: Int) {
    for token in bracket..<source.after(bracket) {
      guard let key = reading.key(at: token) else { continue }
      insert(key, into: \.holders, of: mention)
      insert(key, into: \.members, of: mention)
    }
  }
}

extension FlowReading {
  /// Functions of the platform that only read what a key path leads to.
  static let readingKeys: Set<String> = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "map", "max",
    "min", "observe", "partition", "publisher", "reduce", "sort", "sorted", "value",
  ]

  /// The last name of a string that names a member; nil for other tokens.
  func key(at token: Int) -> String? {
    guard source.tokens[token].kind == .string else { return nil }
    return source.text(at: token).filter { $0 != "\"" }.split(separator: ".").last.map(String.init)
  }

  /// The members that are variables and are set by a string, or of which something gets a key path.
  ///
  /// - Complexity: O(*n*) in the tokens.
  func membersSetByKeys() -> Set<SourceFacts.Place> {
    var found: Set<SourceFacts.Place> = []
    var open: [Int] = []
    for token in source.tokens.indices {
      let text = source.text(at: token)
      if ["(", "[", "{"].contains(text) { open.append(token) }
      if [")", "]", "}"].contains(text) { _ = open.popLast() }
      let bracket = open.last ?? 0
      let function = bracket > 0 ? source.text(at: bracket - 1) : ""
      var name: String?
      if function == "setValue" {
        name = key(at: token)
      } else if source.isToken(token - 1, "."), endsKeyPath(token) {
        let isRead = source.isToken(bracket, "(") && Self.readingKeys.contains(function)
        let isSubscript = source.isToken(bracket, "[") && source.isToken(bracket + 1, "keyPath")
        let isSet = !isSubscript || source.isToken(source.after(bracket), "=")
        name = isRead || !isSet ? nil : text
      }
      guard let name else { continue }
      let place = facts.place(of: "self." + name, at: facts.scopes.scope(of: token))
      if facts.declaration(of: place)?.isConstant == false { found.insert(place) }
    }
    return found
  }

  /// Whether a token is the last name of a key path.
  private func endsKeyPath(_ token: Int) -> Bool {
    guard !source.isToken(token + 1, ".") else { return false }
    var start = token - 1
    while start > 0,
      source.isToken(start, ".") || source.tokens[start].kind == .word
        || ["?", "!"].contains(source.text(at: start))
    {
      start -= 1
    }
    return source.isToken(start, "\\")
  }
}
