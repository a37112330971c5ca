/// What the names of a file are given, as far as it shows all of that.
struct ItemOrigins {
  /// Where an item comes from.
  enum Origin: Hashable {
    /// It is made at a token.
    case made(Int)
    /// It is an item that has no other name in sight, such as `self`.
    case named(SourceFacts.Place)
  }

  /// The items that an expression may give.
  struct Found {
    var origins: Set<Origin> = []
    /// Whether it gives nothing else.
    var isComplete = true

    static let unknown = Found(isComplete: false)

    mutating func formUnion(_ other: Found) {
      origins.formUnion(other.origins)
      isComplete = isComplete && other.isComplete
    }
  }

  private let reading: Reading
  /// The item whose superview is asked for: what lies beside it is not that.
  private let siblings: SourceFacts.Place?

  /// Looks in a file.
  ///
  /// - Parameters:
  ///   - reading: The file.
  ///   - superview: The view whose other subviews are items of their own.
  init(_ reading: Reading, besides superview: SourceFacts.Place?) {
    self.reading = reading
    siblings = superview
  }

  private var source: SwiftSource { reading.source }
  private var facts: SourceFacts { reading.facts }
  /// People do not give names to names more often.
  private static let deepest = 6

  /// What a name is given.
  func origins(of name: String, at scope: Int, depth: Int = 0) -> Found {
    let key = SourceFacts.unwrapped(SourceFacts.key(name))
    guard depth < Self.deepest, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return .unknown
    }
    let place = facts.place(of: name, at: scope)
    if key == "self" { return Found(origins: [.named(place)]) }
    if isSibling(place), !facts.isReassigned(place) { return Found(origins: [.named(place)]) }
    guard let declared = facts.declaration(of: place) else {
      if isElsewhere(key, place) { return Found(origins: [.named(place)]) }
      guard ["view", "contentView"].contains(key), !facts.world.hasMember(key, of: [place.type])
      else { return .unknown }
      var found = Found(origins: [.named(place)])
      for value in facts.changes.values(of: place) {
        found.formUnion(value.tokens.map { origins(of: $0, depth + 1) } ?? .unknown)
      }
      return found
    }
    guard facts.world.keepsItem(declared.wrapper) else { return .unknown }
    if let code = declared.code, declared.initial == nil { return result(of: code, depth + 1) }
    var values = facts.changes.values(of: place).map(\.tokens)
    if let initial = declared.initial {
      if declared.isElement || isLoop(initial) { return elements(of: initial, depth + 1) }
      if !declared.isNil { values.append(initial) }
    } else if declared.value == key, declared.scope != 0 {
      // `if let header`
      return origins(of: key, at: facts.scopes.scopes[declared.scope].parent, depth: depth + 1)
    } else if isParameter(key, declared.scope) {
      return arguments(for: key, of: declared.scope, depth + 1)
    } else if isOutlet(declared) {
      return Found(origins: [.named(place)])
    }
    if values.isEmpty { return .unknown }
    return values.reduce(into: Found()) { found, value in
      found.formUnion(value.map { origins(of: $0, depth + 1) } ?? .unknown)
    }
  }

  /// Labels, pictures and bars that the platform's views have in themselves.
  private static let parts: Set<String> = [
    "imageView", "titleLabel", "textLabel", "detailTextLabel", "navigationBar", "tabBar",
  ]

  /// Whether a member has an item of its own that another type declares, or the platform.
  private func isElsewhere(_ name: String, _ place: SourceFacts.Place) -> Bool {
    if Self.parts.contains(name) { return true }
    return facts.world.member(name, of: place.type, isFunction: false)?.kind == .view
      && !facts.world.isAlias(name)
  }

  /// Whether an item is seen to lie in the superview that is asked for, and nowhere else.
  private func isSibling(_ place: SourceFacts.Place) -> Bool {
    guard let siblings, let all = facts.superviews[place], !facts.moved.contains(place) else {
      return false
    }
    return all.allSatisfy { $0.item == siblings }
  }

  private func isLoop(_ list: Range<Int>) -> Bool { source.isToken(list.lowerBound - 1, "in") }

  private func isOutlet(_ declared: SourceFacts.Declaration) -> Bool {
    guard let type = declared.typeTokens.first else { return false }
    let statement = facts.scopes.statement(of: type)
    return source.isToken(statement.lowerBound, "@")
      && source.isToken(statement.lowerBound + 1, "IBOutlet")
  }

  private func isParameter(_ name: String, _ scope: Int) -> Bool {
    facts.scopes.scopes[scope].parameters.contains { parameter in
      parameter.contains { source.isToken($0, name) && source.isToken($0 + 1, ":") }
    }
  }

  /// What the calls of a function hand to a parameter.
  private func arguments(for name: String, of function: Int, _ depth: Int) -> Found {
    guard
      let calls = HelperCalls(reading, TypeMembers(reading)).calls(of: function, for: name),
      !calls.isEmpty
    else { return .unknown }
    return calls.reduce(into: Found()) { found, call in
      found.formUnion(origins(of: call.argument, at: call.scope, depth: depth))
    }
  }

  private func elements(of list: Range<Int>, _ depth: Int) -> Found {
    var literal = list
    if list.count == 1 {
      let scope = facts.scopes.scope(of: list.lowerBound)
      let name = source.text(at: list.lowerBound)
      guard let declared = facts.declaration(of: name, at: scope)?.list,
        !facts.changes.lists.contains(name)
      else { return .unknown }
      literal = declared
    }
    guard source.isToken(literal.lowerBound, "["),
      source.after(literal.lowerBound) == literal.upperBound
    else { return .unknown }
    let items = source.elements(in: literal.lowerBound + 1..<literal.upperBound - 1)
    return items.reduce(into: Found()) { $0.formUnion(origins(of: $1, depth)) }
  }

  // MARK: Expressions

  /// What an expression gives.
  private func origins(of expression: Range<Int>, _ depth: Int) -> Found {
    var tokens = expression
    guard depth < Self.deepest, !tokens.isEmpty else { return .unknown }
    if let parts = parts(of: tokens) {
      return parts.reduce(into: Found()) { $0.formUnion(origins(of: $1, depth + 1)) }
    }
    if let cast = top(tokens, ["as"]).first { tokens = tokens.lowerBound..<cast }
    while let last = tokens.last, source.isToken(last, "!") { tokens.removeLast() }
    guard let first = tokens.first else { return .unknown }
    if tokens.count == 1, source.isToken(first, "nil") { return Found() }
    if source.isToken(first, "("), source.after(first) == tokens.upperBound {
      return origins(of: first + 1..<tokens.upperBound - 1, depth + 1)
    }
    let isOwn = source.isToken(first, "self") && source.isToken(first + 1, ".")
    if tokens.count == (isOwn ? 3 : 1) {
      let scope = facts.scopes.scope(of: first)
      return origins(of: source.text(ofTokens: tokens), at: scope, depth: depth)
    }
    if source.isToken(first, "{") {
      // `{ … }()`
      guard source.after(first) + 2 == tokens.upperBound else { return .unknown }
      return result(of: first..<source.after(first), depth)
    }
    return makes(tokens) ? Found(origins: [.made(first)]) : call(tokens, depth)
  }

  /// Both sides of a choice.
  private func parts(of tokens: Range<Int>) -> [Range<Int>]? {
    if let sign = top(tokens, ["??"]).first {
      return [tokens.lowerBound..<sign, sign + 1..<tokens.upperBound]
    }
    guard let sign = top(tokens, ["?"]).first(where: { source.tokens[$0].followsSpace }),
      let colon = top(sign + 1..<tokens.upperBound, [":"]).last
    else { return nil }
    return [sign + 1..<colon, colon + 1..<tokens.upperBound]
  }

  private func top(_ tokens: Range<Int>, _ words: Set<String>) -> [Int] {
    var found: [Int] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if words.contains(source.text(at: index)) { found.append(index) }
      index = source.after(index)
    }
    return found
  }

  /// Whether an expression makes an item: by a call of a type, or of a member of the type that is declared.
  private func makes(_ tokens: Range<Int>) -> Bool {
    guard let first = tokens.first, let last = tokens.last else { return false }
    let isOfType =
      source.text(at: first).first?.isUppercase == true || source.isToken(first, ".")
    guard isOfType, source.isToken(last, ")") || source.isToken(last, "}") else { return false }
    // A function may hand back what it is given.
    return !tokens.contains { index in
      ["self", "view", "contentView", "superview"].contains(source.text(at: index))
        && !source.isToken(index - 1, ".") && !source.isToken(index + 1, ".")
        && !source.isToken(index + 1, ":")
    }
  }

  /// What a call of a function of the file gives back.
  private func call(_ tokens: Range<Int>, _ depth: Int) -> Found {
    var name = tokens.lowerBound
    if source.isToken(name, "self"), source.isToken(name + 1, ".") { name += 2 }
    guard source.isToken(name + 1, "("), source.after(name + 1) == tokens.upperBound else {
      return .unknown
    }
    let declared = reading.places(of: source.text(at: name)).filter {
      source.isToken($0 - 1, "func")
    }
    guard !declared.isEmpty else { return .unknown }
    // A class that inherits may give something else, by a function of its own.
    return declared.reduce(into: Found()) { found, function in
      let statement = facts.scopes.statement(of: function)
      let brace = statement.first { source.isToken($0, "{") }
      found.formUnion(brace.map { result(of: $0..<source.after($0), depth) } ?? .unknown)
    }
  }

  /// What some code in braces gives back.
  private func result(of code: Range<Int>, _ depth: Int) -> Found {
    guard depth < Self.deepest, source.isToken(code.lowerBound, "{"),
      !source.isToken(code.lowerBound + 1, "get"), !source.isToken(code.lowerBound + 1, "set"),
      !source.isToken(code.lowerBound + 1, "didSet"),
      !source.isToken(code.lowerBound + 1, "willSet")
    else { return .unknown }
    let scope = facts.scopes.scope(of: code.lowerBound + 1)
    let statements = facts.scopes.scopes[scope].statements
    if statements.count == 1, !source.isToken(statements[0].lowerBound, "return") {
      return origins(of: statements[0], depth + 1)
    }
    let returns = reading.places(of: "return", in: code)
    if returns.isEmpty { return .unknown }
    return returns.reduce(into: Found()) { found, token in
      let value = facts.scopes.statement(of: token)
      let own = token + 1..<max(token + 1, value.upperBound)
      found.formUnion(own.isEmpty ? .unknown : origins(of: own, depth + 1))
    }
  }
}
