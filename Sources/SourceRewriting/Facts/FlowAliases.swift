/// Names and expressions that have no item of their own: they give one that other code has.
struct FlowAliases {
  private let reading: Reading

  init(_ reading: Reading) {
    self.reading = reading
  }

  private var source: SwiftSource { reading.source }
  private var facts: SourceFacts { reading.facts }

  /// Whether an expression calls a function: `row(.first)`, but not `(isWide ? a : b)`.
  func isCall(_ item: String) -> Bool {
    guard let open = item.lastIndex(of: "("), open > item.startIndex else { return false }
    let name = item[..<open].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.last?.isLowercase ?? false
  }

  /// Whether the closure at a brace goes to a function of the file, which gives it what it likes.
  func isHandedOver(_ brace: Int) -> Bool {
    var call = brace - 1
    if source.isToken(call, ")"), let open = source.partner(of: call) { call = open - 1 }
    if source.isToken(call, "(") { call -= 1 }
    guard call > 0, source.tokens[call].kind == .word else { return false }
    return reading.places(of: source.text(at: call)).contains { source.isToken($0 - 1, "func") }
  }

  /// The members of the file's types that have no item of their own.
  ///
  /// - Complexity: O(*n*) in the tokens of their declarations.
  func members() -> [(name: String, types: Set<String>)] {
    facts.declarations.keys.compactMap { name in
      guard !["view", "contentView"].contains(name), isAlias(member: name) else { return nil }
      let all = (facts.declarations[name] ?? []).filter { isGiven($0, name) }
      return (name, Set(all.map { SourceWorld.last(facts.scopes.scopes[$0.scope].typeName) }))
    }
  }

  /// Whether a property gives an item that it does not make: a computed one, or `lazy var root = body`.
  func isAlias(_ name: String, at scope: Int) -> Bool {
    guard let declared = facts.declaration(of: name, at: scope) else { return false }
    return isAlias(declared, name)
  }

  /// Whether some type of the file has a member of a name whose item comes from elsewhere: from an initialiser, or
  /// from code.
  func isAlias(member name: String) -> Bool {
    if name.allSatisfy(\.isNumber) { return true }
    return (facts.declarations[name] ?? []).contains { isGiven($0, name) }
  }

  private func isGiven(_ declared: SourceFacts.Declaration, _ name: String) -> Bool {
    guard facts.scopes.scopes[declared.scope].kind == .type else { return false }
    return declared.initial == nil && declared.code == nil && declared.isConstant
      || isAlias(declared, name)
  }

  private func isAlias(_ declared: SourceFacts.Declaration, _ name: String) -> Bool {
    guard facts.scopes.scopes[declared.scope].kind == .type else { return false }
    let isCode = declared.code.map { code in
      !source.isToken(code.lowerBound + 1, "didSet")
        && !source.isToken(code.lowerBound + 1, "willSet")
    }
    if declared.initial == nil, isCode == true { return true }
    guard let initial = declared.initial else { return false }
    let found = ItemOrigins(reading, besides: nil).origins(of: name, at: declared.scope)
    let given = facts.changes.values(of: facts.place(of: name, at: declared.scope))
    let values = [initial] + given.compactMap(\.tokens)
    return found.origins.contains { origin in
      switch origin {
      case .made(let token): !values.contains { $0.contains(token) } && isMember(at: token)
      case .named: true
      }
    }
  }

  /// Whether what is made at a token has a property's name: what a function makes is another item each time.
  private func isMember(at token: Int) -> Bool {
    let scope = facts.scopes.scope(of: token)
    let function = facts.scopes.scopes[facts.scopes.function(of: scope)]
    if function.kind != .function { return true }
    guard source.isToken(token - 1, "=") else { return false }
    let start = facts.scopes.statement(of: token).lowerBound
    let name = source.text(ofTokens: start..<max(start, token - 1))
    return !name.contains(" ") && facts.place(of: name, at: scope).scope == 0
  }
}
