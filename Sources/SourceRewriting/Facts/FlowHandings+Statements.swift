/// Where a name goes: into calls, lists, variables and results.
extension FlowHandings {
  /// Notes where a path goes that is part of an argument, an element, a value or a result.
  mutating func hand(_ mention: Mention, _ path: Range<Int>, _ scope: Int) {
    let statement = reading.facts.scopes.statement(of: path.lowerBound)
    if statement.count == 1, isParameter(path.lowerBound, scope) { return }
    let (isArgument, literal) = pass(mention, path, statement)
    for sign in signs.signs(beside: path.lowerBound) {
      insert(sign, into: \.functions, of: mention)
    }
    let word = source.text(at: statement.lowerBound)
    let sign = sign(of: statement)
    if sign >= 0, sign < path.lowerBound {
      let isInCode = scopes[scope].kind == .function || scopes[scope].kind == .block
      let isWhole = sign == path.lowerBound - 1 && statement.upperBound == path.upperBound
      if !isInCode || isWhole || !declares(statement.lowerBound..<sign) {
        hold(mention, statement.lowerBound..<sign)
        if source.isToken(sign - 1, "]") { insert("subscript", into: \.functions, of: mention) }
      }
    }
    if let owner = accessors.owner(yielding: path.lowerBound) {
      hold(self.mention(owner), path)
    }
    let isAlone = word == "return" || scopes[scope].statements.count == 1
    let isResult =
      !isArgument && sign < 0 && !Self.control.contains(word)
      && (isAlone || statement == path || literal == statement.lowerBound)
    if isResult { give(mention, at: path.lowerBound) }
    note(mention, statement, scope, isResult: isResult)
  }

  /// Methods of the platform's lists, tables and streams that keep what they get.
  private static let keeping: Set<String> = [
    "accept", "add", "addObject", "append", "enqueue", "formUnion", "insert", "onNext", "prepend",
    "push", "replaceSubrange", "send", "setObject", "update", "updateValue", "yield",
  ]

  /// Whether a token is the name of a closure's parameter, where that is declared.
  private func isParameter(_ token: Int, _ scope: Int) -> Bool {
    let closure = source.closure(at: scopes[scope].tokens.lowerBound - 1)
    return closure.map { token < $0.body.lowerBound } ?? false
  }

  /// Notes the calls and the lists around a token.
  ///
  /// - Returns: Whether it is part of an argument, and the outermost list or group that it is in.
  private mutating func pass(
    _ mention: Mention,
    _ path: Range<Int>,
    _ statement: Range<Int>
  ) -> (isArgument: Bool, literal: Int) {
    var isArgument = false
    var literal = -1
    var isHeld = false
    for bracket in open.reversed() {
      if source.isToken(bracket, "{") || bracket < statement.lowerBound { break }
      // A closure that may be none is called with a sign: `change?(view)`.
      let isAsked =
        ["?", "!"].contains(source.text(at: bracket - 1)) && !source.tokens[bracket].followsSpace
        && !source.tokens[bracket - 1].followsSpace
      let called = bracket - (isAsked ? 2 : 1)
      let name = source.text(at: called)
      let isCall =
        source.isToken(bracket, "(") && called >= 0 && source.tokens[called].kind == .word
        && !Self.grouping.contains(name) && !source.tokens[bracket].followsSpace
      if isCall {
        isArgument = true
        // What an attribute is made for is no argument of it.
        if name == "layout", source.isToken(bracket - 3, "easy") { break }
        insert(name, into: \.functions, of: mention)
        if name == "setValue" { keep(mention, underKeysIn: bracket) }
        // A function may give what it gets to what it is given to change.
        if bracket == open.last, isChanged(path, by: name) {
          hold(Mention(name: Self.parameters(of: name), type: "", around: mention.around), path)
        }
        // What a function gives to a closure that it is given, it gives to those who call it.
        let scope = reading.facts.scopes.scope(of: called)
        let place = reading.facts.place(of: name, at: scope)
        if place.scope != 0, scopes[place.scope].kind == .function,
          scopes[place.scope].parameters.contains(where: { declares($0, name) })
        {
          insert(reading.function(around: place.scope), into: \.functions, of: mention)
        }
        if Self.keeping.contains(name) {
          let start = reading.facts.scopes.statement(of: bracket).lowerBound
          hold(mention, start..<bracket - 1)
        }
      } else {
        literal = bracket
        for sign in signs.signs(beside: bracket) { insert(sign, into: \.functions, of: mention) }
        let isSubscript =
          source.isToken(bracket, "[") && !source.tokens[bracket].followsSpace
          && bracket > statement.lowerBound && source.tokens[bracket - 1].kind == .word
        // What stands in front of the lists around this one stands in front of it, too.
        if source.isToken(bracket, "["), !isSubscript, !isArgument, !isHeld,
          !isListOfLoop(bracket, statement)
        {
          isHeld = true
          hold(mention, statement.lowerBound..<bracket)
        }
      }
      for word in words(behind: bracket) { insert(word, into: \.functions, of: mention) }
    }
    return (isArgument, literal)
  }

  /// Whether a literal is all that a loop goes over, `for view in [a, b] {`.
  ///
  /// What the loop's name means is known exactly then, and it means so in the body alone.
  private func isListOfLoop(_ bracket: Int, _ statement: Range<Int>) -> Bool {
    source.isToken(statement.lowerBound, "for") && bracket == statement.lowerBound + 3
      && source.isToken(bracket - 1, "in")
      && ["{", "where"].contains(source.text(at: source.after(bracket)))
  }

  /// Where the value of a statement begins; -1 for one that takes none.
  private mutating func sign(of statement: Range<Int>) -> Int {
    if let known = beginnings[statement.lowerBound] { return known }
    var sign = -1
    var index = statement.lowerBound
    if !Self.control.contains(source.text(at: index)) {
      while index < statement.upperBound, !source.isToken(index, "{") {
        if source.isToken(index, "=") || source.isToken(index, "+=") {
          sign = index
          break
        }
        index = source.after(index)
      }
    }
    beginnings[statement.lowerBound] = sign
    return sign
  }

  private func declares(_ tokens: Range<Int>) -> Bool {
    tokens.contains { source.isToken($0, "let") || source.isToken($0, "var") }
  }

  /// Notes the statements that name an item: its own, and those that a closure gives it back to.
  private mutating func note(
    _ mention: Mention,
    _ statement: Range<Int>,
    _ scope: Int,
    isResult: Bool
  ) {
    said.append((statement.lowerBound, mention))
    guard isResult else { return }
    var current = scope
    while scopes[current].kind == .block, scopes[current].statements.count == 1 || current == scope
    {
      let brace = scopes[current].tokens.lowerBound - 1
      let outer = reading.facts.scopes.statement(of: brace)
      said.append((outer.lowerBound, mention))
      if let header = reading.reading.subject(ofCase: outer) {
        said.append((header.lowerBound, mention))
      }
      current = scopes[current].parent
    }
  }

  /// Notes the function or the property that gives a name's item back.
  private mutating func give(_ mention: Mention, at token: Int) {
    let scope = reading.facts.scopes.scope(of: token)
    let function = reading.function(around: scope)
    if !function.isEmpty {
      insert(function, into: \.holders, of: mention)
      insert(function, into: \.givers, of: mention)
    } else {
      let outer = reading.facts.scopes.function(of: scope)
      let brace = scopes[outer].tokens.lowerBound - 1
      let header = reading.facts.scopes.statement(of: brace)
      if brace > header.lowerBound { hold(mention, header.lowerBound..<brace) }
    }
  }

  /// Notes the names in front of a value as those that hold it.
  mutating func hold(_ mention: Mention, _ tokens: Range<Int>) {
    for token in tokens where source.tokens[token].kind == .word {
      let word = source.text(at: token)
      guard !reading.isCommon(token), word.first?.isUppercase == false,
        word != mention.name, !source.isToken(token + 1, "("), !source.isToken(token + 1, "{"),
        !isOwner(token, in: tokens)
      else { continue }
      insert(word, into: \.holders, of: mention)
      if let parameter = parameter(word, at: reading.facts.scopes.scope(of: token)) {
        insert(parameter.name, into: \.holders, of: mention)
      }
      // Another object's member is said by that object's code.
      if source.isToken(token - 1, "."), !source.isToken(token - 2, "self") {
        insert(word, into: \.members, of: mention)
      }
    }
  }

  /// Whether a name is that of an object whose member gets a value: `card` of `card.title = label`.
  private func isOwner(_ token: Int, in tokens: Range<Int>) -> Bool {
    var end = token + 1
    while source.isToken(end, "!") || source.isToken(end, "?") { end += 1 }
    return source.isToken(end, ".") && end + 1 < tokens.upperBound
      && !Self.elements.contains(source.text(at: end + 1))
  }
}
