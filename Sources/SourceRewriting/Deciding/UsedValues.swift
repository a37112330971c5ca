import LayoutStatements

/// Statements whose value the code around them takes: they stay, since statements in their place give none.
///
/// Methods that pin, lists of attributes and blocks of relations give what they make. Where such a call is
/// all that a function, a getter or a closure has, its value is theirs without a `return`. A property's first
/// value is an expression, too.
struct UsedValues {
  private let origin: SourceConversion.Origin
  private let reading: Reading

  init(_ conversion: SourceConversion, _ reading: Reading) {
    origin = conversion.origin
    self.reading = reading
  }

  /// Why a property's first value stays.
  static let propertyValue = LeftReason.noWords(
    "a property begins with it, where no statements can stand"
  )

  private var source: SwiftSource { reading.source }
  private var scopes: ScopeMap { reading.facts.scopes }

  /// A unit with the reason why it stays; itself where it has one already, or none.
  func decided(_ read: LayoutUnit) -> LayoutUnit {
    var unit = read
    if scopes.scopes[read.scope].kind == .type {
      // A list that is kept may become another expression.
      if read.keeps == nil, read.wholeReason == nil || read.wholeReason == .replaces {
        unit.reason = Self.propertyValue
      }
    } else if read.wholeReason == nil, givesValue(read), isResult(read.tokens, of: read.scope) {
      unit.reason = .noWords("what it makes is the value of the code around it")
    }
    return unit
  }

  /// Whether a unit is an expression that has a value.
  private func givesValue(_ unit: LayoutUnit) -> Bool {
    switch origin {
    case .operators, .attribute, .autoPin:
      !source.isToken(unit.tokens.lowerBound, "return") && reading.assignment(unit.tokens) == nil
    case .maker, .anchors, .constraint, .visual: false
    }
  }

  /// Whether a statement is all that its braces hold, and its value what they give.
  private func isResult(_ statement: Range<Int>, of scope: Int, depth: Int = 0) -> Bool {
    let own = scopes.scopes[scope]
    let around = own.statements
    guard depth < 16, around.count == 1, around[0].contains(statement.lowerBound) else {
      return false
    }
    switch own.kind {
    case .file, .type: return false
    case .function: return hasResult(own.keyword..<own.tokens.lowerBound - 1)
    case .block: return isResult(ofBlock: scope, depth)
    }
  }

  private func isResult(ofBlock scope: Int, _ depth: Int) -> Bool {
    let brace = scopes.scopes[scope].tokens.lowerBound - 1
    let parent = scopes.scopes[scope].parent
    let statement = scopes.statement(of: brace)
    if source.beginsCase(at: statement.lowerBound), source.isToken(brace, ":") {
      // The switch around has one statement for each of its cases.
      let opening = scopes.scopes[parent].tokens.lowerBound - 1
      let around = scopes.statement(of: opening)
      return isChosen(around)
        || isResult(around, of: scopes.scopes[parent].parent, depth: depth + 1)
    }
    if isChosen(statement) { return true }
    switch source.text(at: statement.lowerBound) {
    case "if": return isResult(statement, of: parent, depth: depth + 1)
    case "do", "guard", "for", "while", "repeat", "switch", "defer", "set", "willSet", "didSet":
      return false
    case "get": return true
    default: break
    }
    if let value = accessor(brace, statement) { return value }
    return isUsed(closure: brace, statement)
  }

  /// Whether a statement keeps what one of several branches gives: `let height = if isWide { … } else { … }`.
  private func isChosen(_ statement: Range<Int>) -> Bool {
    let value =
      source.isToken(statement.lowerBound, "return")
      ? statement.lowerBound + 1 : reading.assignment(statement)?.value.lowerBound
    return value.map { source.isToken($0, "if") || source.isToken($0, "switch") } ?? false
  }

  /// Whether braces are those of a property's code that gives a value; nil for those of a closure.
  private func accessor(_ brace: Int, _ statement: Range<Int>) -> Bool? {
    guard let keyword = statement.first(where: { source.isToken($0, "var") }), keyword < brace,
      let code = PropertyCode(of: keyword + 1, in: statement, source), code.sign == brace,
      keyword + 3 <= brace
    else { return nil }
    return code.isComputed && !Self.isVoid(source.text(ofTokens: keyword + 3..<brace))
  }

  // MARK: Closures

  private func isUsed(closure brace: Int, _ statement: Range<Int>) -> Bool {
    if let body = source.closure(at: brace)?.body,
      let result = result(brace + 1..<body.lowerBound)
    {
      return !Self.isVoid(result)
    }
    let isCalled = source.isToken(source.after(brace), "(")
    if source.isToken(brace - 1, "=") {
      let type = self.type(storedBefore: brace - 1, statement)
      return isCalled ? !Self.isVoid(type) : Self.givesValue(type)
    }
    if source.isToken(brace - 1, "return") || statement.lowerBound == brace {
      return isCalled || Self.givesValue(result(around: brace))
    }
    guard let name = function(taking: brace) else { return isCalled }
    return takesValue(name, statement)
  }

  /// The type of what is stored in front of an equals sign, as far as the file shows it.
  private func type(storedBefore sign: Int, _ statement: Range<Int>) -> String {
    let storage = source.text(ofTokens: statement.lowerBound..<sign)
    if let colon = (statement.lowerBound..<sign).first(where: { source.isToken($0, ":") }) {
      return source.text(ofTokens: colon + 1..<sign)
    }
    let scope = scopes.scope(of: sign)
    return reading.facts.declaration(of: SourceFacts.key(storage), at: scope)?.type ?? ""
  }

  /// What the function around a token gives; empty where it gives nothing.
  private func result(around token: Int) -> String {
    var scope = scopes.scope(of: token)
    while scopes.scopes[scope].kind == .block { scope = scopes.scopes[scope].parent }
    guard scopes.scopes[scope].kind == .function else { return "" }
    return result(scopes.scopes[scope].keyword..<scopes.scopes[scope].tokens.lowerBound - 1) ?? ""
  }

  /// The name of the function that gets a closure as an argument, in its brackets or behind them.
  private func function(taking brace: Int) -> Int? {
    var index = brace - 1
    if source.isToken(index, ")"), let open = source.partner(of: index) {
      index = open - 1
    } else if [":", ",", "("].contains(source.text(at: index)) {
      while index >= 0, !source.isToken(index, "(") {
        if source.isToken(index, "[") || source.isToken(index, "{") { return nil }
        if let partner = source.partner(of: index), partner < index { index = partner }
        index -= 1
      }
      index -= 1
    }
    while source.isToken(index, "?") || source.isToken(index, "!") { index -= 1 }
    return index >= 0 && source.tokens[index].kind == .word ? index : nil
  }

  private static let takers: Set<String> = ["compactMap", "flatMap", "mapValues", "reduce"]

  /// Whether a function takes what its closure gives.
  private func takesValue(_ name: Int, _ statement: Range<Int>) -> Bool {
    let word = source.text(at: name)
    if Self.takers.contains(word) { return true }
    if word == "map" {
      // A list of nothing is as good as one of constraints where no one takes it.
      let isKept = reading.assignment(statement).map { !reading.isDiscarded($0.storage) }
      return isKept ?? !isExpression(name, statement)
    }
    return reading.places(of: word).contains { place in
      guard source.isToken(place - 1, "func"), source.isToken(place + 1, "(") else { return false }
      let parameters = source.elements(in: place + 2..<source.after(place + 1) - 1)
      return parameters.contains { Self.givesValue(source.text(ofTokens: $0)) }
    }
  }

  /// Whether a call is a statement by itself, which no one takes a value of.
  private func isExpression(_ name: Int, _ statement: Range<Int>) -> Bool {
    guard let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement, chain.links.last?.name == source.text(at: name)
    else { return false }
    let scope = scopes.scope(of: statement.lowerBound)
    return !isResult(statement, of: scope, depth: 8)
  }

  // MARK: Types

  private func hasResult(_ header: Range<Int>) -> Bool {
    result(header).map { !Self.isVoid($0) } ?? false
  }

  /// The type behind the arrow of a header.
  private func result(_ header: Range<Int>) -> String? {
    var index = header.lowerBound
    while index < header.upperBound {
      if source.isToken(index, "->") {
        var end = index + 1
        while end < header.upperBound, !source.isToken(end, "in"), !source.isToken(end, "where") {
          end = source.after(end)
        }
        return source.text(ofTokens: index + 1..<end)
      }
      index = source.after(index)
    }
    return nil
  }

  private static func isVoid(_ type: String) -> Bool { ["Void", "()"].contains(type) }

  /// Whether a type is one of functions that give something.
  private static func givesValue(_ type: String) -> Bool {
    guard let arrow = type.ranges(of: "->").last else { return false }
    let result = type[arrow.upperBound...].filter { !$0.isWhitespace }
    return !result.hasPrefix("Void") && !result.hasPrefix("()")
  }
}
