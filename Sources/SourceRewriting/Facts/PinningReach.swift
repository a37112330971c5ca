/// What may run in a block that acts on all calls in it.
struct PinningReach: Sendable {
  /// Code of the files, with the verb of a block.
  var code: [NamedCode: String] = [:]
  /// Functions that run in such a block what they are given, with its verb.
  var runners: [String: String] = [:]

  /// Whether no block runs anything of the files'.
  var isEmpty: Bool { code.isEmpty && runners.isEmpty }
}

extension SourceFacts {
  /// The verb of the block that may run a token's code; nil without one.
  func stack(around token: Int, _ source: SwiftSource) -> String? {
    let reach = world.reach
    if reach.isEmpty { return nil }
    var current = scopes.scope(of: token)
    while true {
      let around = scopes.scopes[current]
      switch around.kind {
      case .function:
        let name =
          source.isToken(around.keyword, "func")
          ? source.text(at: around.keyword + 1) : SourceWorld.last(around.typeName)
        if around.keyword >= 0, let verb = reach.code[.function(name)] { return verb }
      case .block:
        if let verb = stack(ofBlock: around, reach, source) { return verb }
      case .type, .file:
        let last = scopes.statement(of: token).upperBound - 1
        return stack(ofMember: last, of: around, reach, source)
      }
      current = around.parent
      let outer = scopes.scopes[current]
      if outer.kind == .type || outer.kind == .file {
        return stack(ofMember: around.tokens.lowerBound - 1, of: outer, reach, source)
      }
    }
  }

  /// The verb of the block that may run the code of a property of a type or a file, at one of its tokens.
  private func stack(
    ofMember token: Int,
    of type: ScopeMap.Scope,
    _ reach: PinningReach,
    _ source: SwiftSource
  ) -> String? {
    let statement = scopes.statement(of: token)
    let keyword = statement.first { source.isToken($0, "var") || source.isToken($0, "let") }
    guard let keyword, keyword <= token else { return nil }
    let name = source.text(at: keyword + 1)
    let isInitial = (keyword..<token).contains { source.isToken($0, "=") }
    let isLater =
      type.kind == .file
      || (statement.lowerBound..<keyword).contains { index in
        ["lazy", "static", "class"].contains(source.text(at: index))
      }
    let first = isLater ? NamedCode.first(name) : .function(SourceWorld.last(type.typeName))
    let named = isInitial ? [first, .setter(name)] : [.getter(name), .setter(name)]
    return named.lazy.compactMap { reach.code[$0] }.first
  }

  private func stack(
    ofBlock block: ScopeMap.Scope,
    _ reach: PinningReach,
    _ source: SwiftSource
  ) -> String? {
    let brace = block.tokens.lowerBound - 1
    if source.isToken(brace - 1, "=") {
      // A closure that has a name.
      let statement = scopes.statement(of: brace)
      return statement.prefix { $0 < brace }.lazy
        .compactMap { reach.code[.function(source.text(at: $0))] }.first
    }
    var call = brace - 1
    if source.isToken(call, ")"), let open = source.partner(of: call) { call = open - 1 }
    if source.tokens.indices.contains(call), let verb = reach.runners[source.text(at: call)] {
      return verb
    }
    // An argument in brackets.
    let statement = scopes.statement(of: brace)
    return statement.prefix { $0 < brace }.lazy.compactMap { token in
      source.isToken(token + 1, "(") ? reach.runners[source.text(at: token)] : nil
    }.first
  }
}
