/// Which code of the files runs when properties are asked for or set, and when objects are made.
struct PropertyRuns: Sendable {
  /// What the code of properties names, and what the first values of a type's properties do.
  private(set) var code: [NamedCode: Set<NamedCode>] = [:]
  /// What functions of a name run beside what their words say.
  private(set) var besides: [String: Set<NamedCode>] = [:]

  /// Adds what a file says.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which functions stand in each other.
  mutating func read(_ source: SwiftSource, _ facts: SourceFacts) {
    let reader = NamedCodeReader(source: source, facts: facts)
    let scopes = facts.scopes.scopes
    for (name, all) in facts.declarations {
      for declared in all {
        let kind = scopes[declared.scope].kind
        guard kind == .type || kind == .file else { continue }
        let type = SourceWorld.last(scopes[declared.scope].typeName)
        if !declared.wrapper.isEmpty {
          code[.function(type), default: []].insert(.function(declared.wrapper))
          code[.getter(name), default: []].insert(.getter("wrappedValue"))
          code[.setter(name), default: []].insert(.setter("wrappedValue"))
        }
        if let body = declared.code { add(body, declared, name, reader) }
        if let initial = declared.initial, !source.isUncalledClosure(initial) {
          add(initial: initial, declared, name, type, reader)
        }
      }
    }
    for token in source.tokens.indices {
      let found = reader.codeBesides(at: token)
      if found.isEmpty { continue }
      var current = facts.scopes.scope(of: token)
      while current != 0 {
        if let name = Self.function(current, source, facts) {
          besides[name, default: []].formUnion(found)
        }
        current = scopes[current].parent
      }
    }
  }

  /// Adds the braces behind a property's name and type.
  private mutating func add(
    _ body: Range<Int>,
    _ declared: SourceFacts.Declaration,
    _ name: String,
    _ reader: NamedCodeReader
  ) {
    let own = reader.code(in: body)
    let isObserver = ["didSet", "willSet"].contains(reader.source.text(at: body.lowerBound + 1))
    if !isObserver { code[.getter(name), default: []].formUnion(own) }
    if isObserver || declared.isObserved { code[.setter(name), default: []].formUnion(own) }
  }

  private mutating func add(
    initial: Range<Int>,
    _ declared: SourceFacts.Declaration,
    _ name: String,
    _ type: String,
    _ reader: NamedCodeReader
  ) {
    let own = reader.code(in: initial)
    let start = reader.facts.scopes.statement(of: initial.lowerBound).lowerBound
    let isLater =
      type.isEmpty
      || (start..<initial.lowerBound).contains { index in
        ["lazy", "static", "class"].contains(reader.source.text(at: index))
      }
    code[isLater ? .first(name) : .function(type), default: []].formUnion(own)
    if declared.isObserved { code[.setter(name), default: []].formUnion(own) }
  }

  /// The name of the function, or of the closure that a variable holds, whose code a scope is; initialisers have that
  /// of their type.
  private static func function(
    _ scope: Int,
    _ source: SwiftSource,
    _ facts: SourceFacts
  ) -> String? {
    let own = facts.scopes.scopes[scope]
    switch own.kind {
    case .file, .type: return nil
    case .function:
      return source.isToken(own.keyword, "func")
        ? source.text(at: own.keyword + 1) : SourceWorld.last(own.typeName)
    case .block:
      let sign = own.tokens.lowerBound - 2
      guard source.isToken(sign, "="), !source.isToken(source.after(sign + 1), "(") else {
        return nil
      }
      let keyword = facts.scopes.statement(of: sign).first {
        source.isToken($0, "let") || source.isToken($0, "var")
      }
      return keyword.flatMap { $0 < sign ? source.text(at: $0 + 1) : nil }
    }
  }
}
