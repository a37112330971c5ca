/// Blocks that act on every call which is made while they run: that gets their priority, or is kept.
///
/// A function that such a block calls is in its reach, and so is a closure that is given to a function
/// which runs it in such a block. Functions and closures are known by their names alone.
struct PinningStacks: Sendable {
  /// The calls that begin such a block.
  static let verbs: Set<String> = [
    "autoSetPriority", "autoCreateConstraintsWithoutInstalling", "autoCreateAndInstallConstraints",
  ]

  /// The words of the blocks, by the verb.
  private var words: [String: Set<String>] = [:]
  /// Functions that run in such a block what they are given, by the verb.
  private var runners: [String: Set<String>] = [:]
  /// What functions are given, by their names: the words of arguments and closures.
  private var given: [String: Set<String>] = [:]

  /// Adds what a file says.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which blocks stand in each other.
  mutating func read(_ source: SwiftSource, _ facts: SourceFacts) {
    var calls: [String: [Int]] = [:]
    for token in source.tokens.indices where source.tokens[token].kind == .word {
      let name = source.text(at: token)
      guard source.isToken(token + 1, "(") || source.isToken(token + 1, "{"),
        !source.isToken(token - 1, "func")
      else { continue }
      if !Self.verbs.contains(name) {
        if Self.takesCode(token, source) { calls[name, default: []].append(token) }
        continue
      }
      let block = Self.block(behind: token, source)
      let words = Self.words(of: block, source)
      self.words[name, default: []].formUnion(words)
      let scopes = facts.scopes
      let function = scopes.scopes[scopes.function(of: scopes.scope(of: token))]
      let parameters = function.parameters.filter { $0.contains { source.isToken($0, "->") } }
        .compactMap { parameter in
          parameter.first { source.isToken($0, ":") }.map { source.text(at: $0 - 1) }
        }
      if function.keyword >= 0, !words.isDisjoint(with: parameters) {
        runners[name, default: []].insert(source.text(at: function.keyword + 1))
      }
    }
    for (name, tokens) in calls {
      for token in tokens {
        given[name, default: []].formUnion(
          Self.words(of: Self.block(behind: token, source), source)
        )
      }
    }
  }

  /// Whether a call has a closure, or a name alone as its argument.
  private static func takesCode(_ token: Int, _ source: SwiftSource) -> Bool {
    let end = source.isToken(token + 1, "(") ? source.after(token + 1) : token + 1
    if source.isToken(end, "{") { return true }
    return (token + 2..<max(token + 2, end - 1)).contains { index in
      source.isToken(index, "{")
        || source.tokens[index].kind == .word
          && ["(", ",", ":"].contains(source.text(at: index - 1))
          && [")", ","].contains(source.text(at: index + 1))
    }
  }

  /// The tokens of a call's arguments and of the closure behind them.
  static func block(behind token: Int, _ source: SwiftSource) -> Range<Int> {
    var end = token + 1
    if source.isToken(end, "(") { end = source.after(end) }
    if source.isToken(end, "{") { end = source.after(end) }
    return token + 1..<end
  }

  private static func words(of tokens: Range<Int>, _ source: SwiftSource) -> Set<String> {
    Set(tokens.lazy.filter { source.tokens[$0].kind == .word }.map { source.text(at: $0) })
  }

  /// The functions that run in a block of some verb, and those that run what they are given there.
  ///
  /// - Parameter bodies: The words of the functions of a name.
  /// - Returns: Both by their names, each with the verb of a block.
  func reach(_ bodies: (String) -> Set<String>?) -> (
    functions: [String: String], runners: [String: String]
  ) {
    var functions: [String: String] = [:]
    var runners: [String: String] = [:]
    for verb in words.keys.sorted() {
      var next = Array(words[verb] ?? [])
      func run(_ runner: String) {
        guard runners[runner] == nil else { return }
        runners[runner] = verb
        next += given[runner] ?? []
      }
      for runner in (self.runners[verb] ?? []).sorted() { run(runner) }
      while let word = next.popLast() {
        guard functions[word] == nil, let body = bodies(word) else { continue }
        functions[word] = verb
        next += body
      }
    }
    return (functions, runners)
  }
}

extension SourceFacts {
  /// The verb of the block that may run the code of a scope; nil without one.
  func stack(around scope: Int, _ source: SwiftSource) -> String? {
    let (functions, runners) = world.stacked
    if functions.isEmpty, runners.isEmpty { return nil }
    var current = scope
    while current != 0 {
      let around = scopes.scopes[current]
      if around.kind == .function, around.keyword >= 0,
        let verb = functions[
          source.isToken(around.keyword, "func")
            ? source.text(at: around.keyword + 1) : SourceWorld.last(around.typeName)
        ]
      {
        return verb
      }
      if around.kind == .block, let verb = stack(ofBlock: around, functions, runners, source) {
        return verb
      }
      current = around.parent
    }
    return nil
  }

  private func stack(
    ofBlock block: ScopeMap.Scope,
    _ functions: [String: String],
    _ runners: [String: String],
    _ source: SwiftSource
  ) -> String? {
    let brace = block.tokens.lowerBound - 1
    if source.isToken(brace - 1, "=") {
      // A closure that has a name.
      let statement = scopes.statement(of: brace)
      return statement.prefix { $0 < brace }.lazy.compactMap { functions[source.text(at: $0)] }
        .first
    }
    var call = brace - 1
    if source.isToken(call, ")"), let open = source.partner(of: call) { call = open - 1 }
    if source.tokens.indices.contains(call), let verb = runners[source.text(at: call)] {
      return verb
    }
    // An argument in brackets.
    let statement = scopes.statement(of: brace)
    return statement.prefix { $0 < brace }.lazy.compactMap { token in
      source.isToken(token + 1, "(") ? runners[source.text(at: token)] : nil
    }.first
  }
}
