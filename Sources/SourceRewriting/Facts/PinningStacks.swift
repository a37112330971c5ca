/// Blocks that act on every call which is made while they run: that gets their priority, or is kept.
///
/// A function that such a block calls is in its reach, and so are the code of a property that it asks for or sets, and
/// a closure that is given to a function which runs it in such a block. All are known by their names alone.
struct PinningStacks: Sendable {
  /// The calls that begin such a block.
  static let verbs: Set<String> = [
    "autoSetPriority", "autoCreateConstraintsWithoutInstalling", "autoCreateAndInstallConstraints",
  ]

  /// What the blocks run, by the verb.
  private var code: [String: Set<NamedCode>] = [:]
  /// Functions that run in such a block what they are given, by the verb.
  private var runners: [String: Set<String>] = [:]
  /// What functions are given, by their names: the words of arguments and closures, and what these run besides.
  private var given: [String: (words: Set<String>, besides: Set<NamedCode>)] = [:]

  /// Adds what a file says.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which blocks stand in each other.
  mutating func read(_ source: SwiftSource, _ facts: SourceFacts) {
    let reader = NamedCodeReader(source: source, facts: facts)
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
      let code = reader.code(in: block, behind: token)
      self.code[name, default: []].formUnion(code)
      let scopes = facts.scopes
      let function = scopes.scopes[scopes.function(of: scopes.scope(of: token))]
      let parameters = function.parameters.filter { $0.contains { source.isToken($0, "->") } }
        .compactMap { parameter in
          parameter.first { source.isToken($0, ":") }.map { source.text(at: $0 - 1) }
        }
      if function.keyword >= 0, parameters.contains(where: { code.contains(.function($0)) }) {
        runners[name, default: []].insert(source.text(at: function.keyword + 1))
      }
    }
    for (name, tokens) in calls {
      var all = given.removeValue(forKey: name) ?? ([], [])
      for token in tokens {
        for index in Self.block(behind: token, source) {
          if source.tokens[index].kind == .word { all.words.insert(source.text(at: index)) }
          all.besides.formUnion(reader.codeBesides(at: index))
        }
      }
      given[name] = all
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

  /// What may run in a block of some verb, and the functions that run there what they are given.
  ///
  /// - Parameter next: What some code runs, as far as the files have it; nil for what they do not have.
  /// - Returns: Both with the verb of a block.
  func reach(_ next: (NamedCode) -> Set<NamedCode>?) -> PinningReach {
    var reach = PinningReach()
    for verb in code.keys.sorted() {
      var open = Array(code[verb] ?? [])
      func run(_ runner: String) {
        guard reach.runners[runner] == nil else { return }
        reach.runners[runner] = verb
        guard let given = given[runner] else { return }
        open += given.besides
        for word in given.words { open += [.function(word), .getter(word), .first(word)] }
      }
      for runner in (runners[verb] ?? []).sorted() { run(runner) }
      while let one = open.popLast() {
        guard reach.code[one] == nil, let own = next(one) else { continue }
        reach.code[one] = verb
        open += own
      }
    }
    return reach
  }
}
