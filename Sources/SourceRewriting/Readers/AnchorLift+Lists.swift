/// What activates constraints, and what holds several until then.
extension AnchorLift {
  /// `expression.isActive = true`: the expression, and whether it is switched on.
  func activated(_ statement: Range<Int>) -> (expression: Range<Int>, isOn: Bool)? {
    let count = statement.count
    let end = statement.upperBound
    if count > 4, source.isToken(end - 2, "="), source.isToken(end - 3, "isActive"),
      source.isToken(end - 4, ".")
    {
      return (statement.lowerBound..<end - 4, source.isToken(end - 1, "true"))
    }
    guard let list = host(statement, "addConstraint"), list.count == 1,
      list[0].contains(where: { source.isToken($0, ":") })
    else { return nil }
    return (list[0], true)
  }

  /// The elements of `activate([…])` or of `addConstraints([…])`.
  func activatedList(_ statement: Range<Int>) -> [Range<Int>]? {
    if let list = activatedOneByOne(statement) { return elements(list) }
    var argument: Range<Int>?
    if let list = host(statement, "addConstraints"), list.count == 1 { argument = list[0] }
    if let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement, chain.links.count == 1, chain.links[0].name == "activate",
      ["NSLayoutConstraint", "LayoutConstraint"].contains(source.text(ofTokens: chain.head)),
      let only = chain.links[0].arguments?.first, chain.links[0].arguments?.count == 1
    {
      argument = only.tokens
    }
    return argument.map(elements)
  }

  /// The list of `list.forEach { $0.isActive = true }`.
  private func activatedOneByOne(_ statement: Range<Int>) -> Range<Int>? {
    guard let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement, chain.links.count == 1, let call = chain.links.first,
      call.name == "forEach", call.arguments == nil, call.closures.count == 1,
      let closure = source.closure(at: call.closures[0])
    else { return nil }
    let item = closure.parameters.first ?? "$0"
    return source.text(ofTokens: closure.body) == "\(item).isActive = true" ? chain.head : nil
  }

  /// The arguments of `view.addConstraint(…)`, which installs on that view; without a factor on
  /// a location that makes no difference.
  private func host(_ statement: Range<Int>, _ name: String) -> [Range<Int>]? {
    guard let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement
    else { return nil }
    let isBare = source.text(ofTokens: chain.head) == name && chain.links.count == 1
    guard isBare || chain.links.last?.name == name, let call = chain.links.last,
      let arguments = call.arguments, arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    return arguments.map(\.tokens)
  }

  // MARK: Lists

  /// The name of a variable, without what unwraps it.
  func variable(_ tokens: Range<Int>) -> String {
    var text = source.text(ofTokens: tokens)
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    return SourceFacts.key(text)
  }

  /// The name that a statement declares within its block.
  func declaredName(_ statement: Range<Int>) -> String? {
    let start = statement.lowerBound
    guard source.isToken(start, "let") || source.isToken(start, "var"), statement.count > 3,
      source.tokens[start + 1].kind == .word
    else { return nil }
    return source.text(at: start + 1)
  }

  /// The lists that a statement activates by their names.
  func activatedNames(_ statement: Range<Int>) -> Set<String> {
    guard let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      activatedOneByOne(statement) != nil || chain.links.last?.arguments?.first != nil,
      let elements = activatedList(statement)
    else { return [] }
    return Set(elements.map(variable))
  }

  /// `[]`, `[NSLayoutConstraint]()` and `Array<NSLayoutConstraint>()`.
  func isEmptyList(_ tokens: Range<Int>) -> Bool {
    ["[]", "[NSLayoutConstraint]()", "[LayoutConstraint]()", "Array<NSLayoutConstraint>()"]
      .contains(source.text(ofTokens: tokens))
  }

  /// Whether an expression is a call with a format string, which gives a list.
  func isFormat(_ tokens: Range<Int>) -> Bool {
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound) else {
      return false
    }
    return chain.tokens == tokens && chain.links.last?.name == "constraints"
  }

  /// `list += …`, `list.append(…)` and `list.append(contentsOf: …)`: the list, and what it gets.
  func addition(_ statement: Range<Int>) -> (list: String, elements: [Range<Int>])? {
    let start = statement.lowerBound
    guard statement.count > 2, source.tokens[start].kind == .word else { return nil }
    let name = source.text(at: start)
    if source.isToken(start + 1, "+=") { return (name, elements(start + 2..<statement.upperBound)) }
    guard let chain = source.chain(at: start, limit: statement.upperBound),
      chain.tokens == statement, chain.links.count == 1, let call = chain.links.first,
      call.name == "append", let only = call.arguments?.first, call.arguments?.count == 1,
      call.closures.isEmpty
    else { return nil }
    switch only.label {
    case nil: return (name, [only.tokens])
    case "contentsOf": return (name, elements(only.tokens))
    default: return nil
    }
  }

  /// The elements of a literal, or the summands of anything else.
  func elements(_ list: Range<Int>) -> [Range<Int>] {
    if source.isToken(list.lowerBound, "["), source.after(list.lowerBound) == list.upperBound {
      return source.elements(in: list.lowerBound + 1..<list.upperBound - 1)
    }
    return summands(list)
  }

  /// The name that a literal gives a constraint; nil for anything else.
  func identifier(_ tokens: Range<Int>) -> String? { reading.string(tokens) }

  private func summands(_ tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if source.isToken(index, "+"), index > start {
        parts.append(start..<index)
        start = index + 1
      }
      index = source.after(index)
    }
    if start < tokens.upperBound { parts.append(start..<tokens.upperBound) }
    return parts
  }
}
