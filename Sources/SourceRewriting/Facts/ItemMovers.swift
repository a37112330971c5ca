/// Functions that add what they are given, or what they are called on, to a view.
///
/// Where a file calls one, the item lies in that view from then on, whatever code in sight added it to before.
struct ItemMovers: Sendable {
  /// What moves an item, by the name of the function; of an initialiser that of its type.
  enum Mover: Hashable, Sendable {
    /// As an argument.
    case argument(String)
    /// As the object that the method or the property is asked of.
    case receiver(String)
  }

  private var moving: Set<Mover> = []
  /// What hands its own item on to a mover.
  private var handing: [Mover: Set<Mover>] = [:]

  /// Adds the functions of a file.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which blocks or calls stand in each other.
  mutating func read(_ source: SwiftSource, _ facts: SourceFacts) {
    var reader = Reader(source: source, facts: facts)
    for token in source.tokens.indices {
      let name = source.text(at: token)
      if OperandSigns.isFunction(token, source) {
        for giver in reader.givers(beside: token) { link(giver, to: .argument(name)) }
      }
      guard source.tokens[token].kind == .word else { continue }
      if SourceFacts.adding.contains(name) {
        for mover in reader.givers(at: token) { insert(mover) }
      } else if name == "arrangedSubviews", source.isToken(token + 1, ":") {
        for mover in reader.givers(ofArgument: token + 2) { insert(mover) }
      } else if source.isToken(token + 1, "("), !source.isToken(token - 1, "func") {
        for giver in reader.givers(at: token) { link(giver, to: .argument(name)) }
        for giver in reader.owners(of: token) { link(giver, to: .receiver(name)) }
      }
    }
  }

  private mutating func insert(_ mover: Mover) {
    var open = [mover]
    while let one = open.popLast() {
      guard moving.insert(one).inserted else { continue }
      open += handing[one] ?? []
    }
  }

  private mutating func link(_ giver: Mover, to mover: Mover) {
    if moving.contains(mover) { insert(giver) }
    handing[mover, default: []].insert(giver)
  }

  /// Whether a function moves an item.
  func moves(_ mover: Mover) -> Bool { moving.contains(mover) }

  /// Whose item the arguments of a call are.
  private struct Reader {
    let source: SwiftSource
    let facts: SourceFacts
    /// What was found of names, by their declarations and how many names stand between.
    private var known: [Name: Set<Mover>] = [:]
    /// What was found of the beginnings of statements.
    private var beginnings: [Beginning: (end: Int, movers: Set<Mover>)] = [:]

    init(source: SwiftSource, facts: SourceFacts) {
      self.source = source
      self.facts = facts
    }

    private struct Name: Hashable {
      let place: SourceFacts.Place
      let depth: Int
    }

    private struct Beginning: Hashable {
      let statement: Int
      let depth: Int
    }

    private var scopes: [ScopeMap.Scope] { facts.scopes.scopes }

    /// The functions whose item is an argument of a call, or is given to a method that is named in a call.
    mutating func givers(at name: Int) -> Set<Mover> {
      var found: Set<Mover> = []
      guard source.isToken(name + 1, "(") else {
        // `views.forEach(addSubview)`
        let statement = facts.scopes.statement(of: name)
        guard source.isToken(name + 1, ")"), statement.lowerBound < name else { return [] }
        for token in statement.lowerBound..<name { found.formUnion(givers(of: token)) }
        return found
      }
      for argument in source.arguments(in: name + 2..<max(name + 2, source.after(name + 1) - 1)) {
        var token = argument.tokens.lowerBound
        while token < argument.tokens.upperBound {
          found.formUnion(givers(of: token))
          token = source.isToken(token, "{") ? source.after(token) : token + 1
        }
      }
      return found
    }

    /// The functions whose item stands in an argument that begins at a token.
    mutating func givers(ofArgument start: Int) -> Set<Mover> {
      var end = start
      while end < source.tokens.count, !source.isToken(end, ","), !source.isToken(end, ")") {
        end = source.after(end)
      }
      return givers(in: start..<end, 0)
    }

    /// The functions whose item stands in front of a sign or behind it.
    mutating func givers(beside sign: Int) -> Set<Mover> {
      givers(of: sign - 1).union(givers(of: sign + 1))
    }

    /// The functions whose item a method is called on.
    mutating func owners(of method: Int) -> Set<Mover> {
      guard source.isToken(method - 1, ".") else {
        if source.text(at: method).first?.isUppercase == true { return [] }
        return object(at: method).map { [.receiver($0)] } ?? []
      }
      var start = method - 1
      while source.isToken(start - 1, "!") || source.isToken(start - 1, "?") { start -= 1 }
      return source.isToken(start - 2, ".") ? [] : givers(of: start - 1)
    }

    /// The functions whose item a name is: `self`, a parameter, or what a loop or a variable takes from one.
    private mutating func givers(of token: Int, depth: Int = 0) -> Set<Mover> {
      guard depth < 4, source.tokens.indices.contains(token),
        source.tokens[token].kind == .word, !source.isToken(token - 1, "."),
        !source.isToken(token + 1, "("), !source.isToken(token + 1, ":")
      else { return [] }
      let name = source.text(at: token)
      if name == "self" {
        return source.isToken(token + 1, ".") ? [] : object(at: token).map { [.receiver($0)] } ?? []
      }
      let scope = facts.scopes.scope(of: token)
      guard facts.isLocal(name, at: scope) else { return [] }
      let place = facts.place(of: name, at: scope)
      guard place.scope != 0 else { return [] }
      let key = Name(place: place, depth: depth)
      if let movers = known[key] { return movers }
      let movers = givers(of: place, depth)
      known[key] = movers
      return movers
    }

    private mutating func givers(of place: SourceFacts.Place, _ depth: Int) -> Set<Mover> {
      let around = scopes[place.scope]
      if let declared = facts.declaration(of: place), declared.scope == place.scope,
        let initial = declared.initial
      {
        return declared.madeType.isEmpty ? givers(in: initial, depth) : []
      }
      if around.kind == .function { return function(place.scope).map { [.argument($0)] } ?? [] }
      guard around.kind == .block else { return [] }
      let brace = around.tokens.lowerBound - 1
      let statement = facts.scopes.statement(of: brace)
      if source.isToken(brace - 1, "="), let name = variable(in: statement) {
        return [.argument(name)]
      }
      return givers(inStatement: statement.lowerBound, to: brace, depth)
    }

    private mutating func givers(in tokens: Range<Int>, _ depth: Int) -> Set<Mover> {
      var found: Set<Mover> = []
      for token in tokens { found.formUnion(givers(of: token, depth: depth + 1)) }
      return found
    }

    /// The functions whose items stand in front of a closure of a statement.
    ///
    /// Each closure goes on where the one before it ended.
    private mutating func givers(inStatement start: Int, to end: Int, _ depth: Int) -> Set<Mover> {
      let key = Beginning(statement: start, depth: depth)
      let (last, movers) = beginnings[key] ?? (start, [])
      guard last <= end else { return givers(in: start..<max(start, end), depth) }
      let found = movers.union(givers(in: last..<end, depth))
      beginnings[key] = (end, found)
      return found
    }

    private func variable(in statement: Range<Int>) -> String? {
      let keyword = statement.first { source.isToken($0, "let") || source.isToken($0, "var") }
      return keyword.map { source.text(at: $0 + 1) }
    }

    private func function(_ scope: Int) -> String? {
      let keyword = scopes[scope].keyword
      if source.isToken(keyword, "func") { return source.text(at: keyword + 1) }
      return source.isToken(keyword, "init") ? SourceWorld.last(scopes[scope].typeName) : nil
    }

    /// The method or the property whose own object `self` is at a token; nil in an initialiser.
    private func object(at token: Int) -> String? {
      var current = facts.scopes.scope(of: token)
      guard !scopes[current].typeName.isEmpty else { return nil }
      while current != 0 {
        let parent = scopes[current].parent
        if scopes[parent].kind == .type || parent == 0 { break }
        current = parent
      }
      guard scopes[current].kind == .function || scopes[current].kind == .block else { return nil }
      if scopes[current].kind == .function {
        return source.isToken(scopes[current].keyword, "func") ? function(current) : nil
      }
      return variable(in: facts.scopes.statement(of: scopes[current].tokens.lowerBound - 1))
    }
  }
}

extension SourceFacts {
  /// The items with a superview in sight that code gives to functions, or asks methods and properties of.
  ///
  /// - Complexity: O(*n*) in the tokens, and in the lists around each item.
  func handed(_ source: SwiftSource) -> [(item: Place, mover: ItemMovers.Mover)] {
    let names = Set(
      superviews.keys.map { $0.item.split(separator: ".").last.map(String.init) ?? "" }
    )
    if names.isEmpty { return [] }
    var handed: [(item: Place, mover: ItemMovers.Mover)] = []
    var open: [Int] = []
    let signs = OperandSigns(source, scopes)
    for token in source.tokens.indices {
      let text = source.text(at: token)
      guard source.tokens[token].kind == .word else {
        if ["(", "[", "{"].contains(text) { open.append(token) }
        if [")", "]", "}"].contains(text) { _ = open.popLast() }
        continue
      }
      guard names.contains(text) else { continue }
      var end = token + 1
      while source.isToken(end, "!") || source.isToken(end, "?") { end += 1 }
      var movers: [ItemMovers.Mover] = []
      if source.isToken(end, ".") {
        movers.append(.receiver(source.text(at: end + 1)))
      } else {
        let list = open.last { source.isToken($0, "[") || source.isToken($0, "(") }
        let near = signs.signs(beside: token).union(list.map(signs.signs(beside:)) ?? [])
        movers += near.sorted().map { .argument($0) }
        if [")", ",", "]"].contains(source.text(at: end)) {
          let call = open.last { !source.isToken($0, "[") }
          if let name = call.flatMap({ Self.function(at: $0, source) }) {
            movers.append(.argument(name))
          }
        }
      }
      if movers.isEmpty { continue }
      let start = scopes.statement(of: token).lowerBound
      let path = source.text(ofTokens: Self.path(before: token + 1, from: start, source))
      let item = place(of: path, at: scopes.scope(of: token))
      if superviews[item] != nil { handed += movers.map { (item, $0) } }
    }
    return handed
  }

  /// The function whose arguments a bracket begins, if it adds no subviews by itself.
  private static func function(at bracket: Int, _ source: SwiftSource) -> String? {
    guard source.isToken(bracket, "("), bracket > 0, source.tokens[bracket - 1].kind == .word else {
      return nil
    }
    let name = source.text(at: bracket - 1)
    return adding.contains(name) ? nil : name
  }
}
