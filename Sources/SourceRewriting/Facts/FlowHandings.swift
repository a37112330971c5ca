/// Where the items of a file go by their names: into calls, lists, variables and results.
///
/// What a loop, a closure, a condition or a constant gives a name to holds what its own statement
/// names. Such names count by their scopes, so that two loops over different lists stay apart.
struct FlowHandings {
  /// A name of an item, and the type around; empty where the name is another object's member.
  private struct Mention: Hashable {
    let name: String
    let type: String
    /// The type around, for the member of another object as well.
    let around: String
  }

  /// A name of an expression: the item that the whole path or chain stands for.
  private struct Path {
    /// From the first name of the path to behind the last call of the chain.
    var tokens: Range<Int>
    /// Methods that are called on it, and the words of their arguments.
    var methods: [String] = []
    var arguments: [String] = []
    /// Whether what the chain gives may be the item, or one of the list.
    var isItem = true
  }

  private let reading: FlowReading
  private var places: [Mention: Int] = [:]
  private var all: [(name: String, handing: LayoutFlow.Handing)] = []
  /// The brackets around a token.
  private var open: [Int] = []
  /// Names by the first tokens of the statements that say them.
  private var said: [(statement: Int, mention: Mention)] = []
  /// The first tokens of statements that give something a name.
  private var naming: Set<Int> = []
  private var locals: [SourceFacts.Place: Mention?] = [:]
  /// Where the value of a statement begins that takes one.
  private var signs: [Int: Int] = [:]
  /// The words of arguments in the chain behind a bracket.
  private var chains: [Int: [String]] = [:]

  init(_ reading: FlowReading) {
    self.reading = reading
  }

  private var source: SwiftSource { reading.source }
  private var scopes: [ScopeMap.Scope] { reading.scopes }

  /// Whether a name is that of a statement, or of what one gives a name to.
  static func isLocal(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "#") }

  /// Properties that give an element of a list, or the list itself.
  static let elements: Set<String> = [
    "first", "last", "lazy", "values", "value", "element", "offset", "self", "unsafelyUnwrapped",
    "wrappedValue", "projectedValue",
  ]

  /// Methods that give no item.
  private static let values: Set<String> = [
    "sizeThatFits", "systemLayoutSizeFitting", "convert", "constraint", "constraints", "layout",
    "equalTo", "contains", "firstIndex", "lastIndex", "isDescendant", "joined",
  ]

  /// Words that begin a statement of another kind than an expression.
  private static let control: Set<String> = [
    "if", "guard", "while", "for", "switch", "case", "default", "repeat", "do", "func", "init",
    "deinit", "class", "struct", "enum", "extension", "protocol", "import", "typealias",
  ]

  /// Words in front of a bracket that groups.
  private static let grouping: Set<String> = [
    "if", "guard", "while", "for", "switch", "case", "in", "return", "let", "var", "where", "is",
    "as", "else", "try", "await",
  ]

  /// What the names of the file lead to, in the order in which it says them.
  mutating func read() -> [(name: String, handing: LayoutFlow.Handing)] {
    for token in source.tokens.indices {
      let text = source.text(at: token)
      if source.tokens[token].kind == .punctuation {
        if ["(", "[", "{"].contains(text) { open.append(token) }
        if [")", "]", "}"].contains(text) { _ = open.popLast() }
      }
      guard source.tokens[token].kind == .word, !reading.isCommon(token) || text == "self"
      else { continue }
      // What a call gives back goes by the function's name.
      if source.isToken(token + 1, "("), !gives(text) { continue }
      read(token)
    }
    for (statement, mention) in said where naming.contains(statement) {
      insert(node(statement), into: \.holders, of: mention)
    }
    return all
  }

  private func gives(_ function: String) -> Bool {
    function.first?.isUppercase == false && !Self.values.contains(function)
      && !AutoPinReader.isMethod(function)
  }

  private func node(_ statement: Int) -> String { "#\(reading.file)#\(statement)" }

  private mutating func insert(
    _ word: String,
    into set: WritableKeyPath<LayoutFlow.Handing, Set<String>>,
    of mention: Mention
  ) {
    let place = places[mention] ?? all.count
    if place == all.count {
      places[mention] = place
      let handing = LayoutFlow.Handing(
        file: reading.file,
        type: mention.type,
        around: mention.around
      )
      all.append((mention.name, handing))
    }
    all[place].handing[keyPath: set].insert(word)
  }

  // MARK: Names

  private mutating func read(_ token: Int) {
    let text = source.text(at: token)
    var start = token
    var isImplicit = false
    while source.isToken(start - 1, ".") {
      // `.header()` is a member of a type that the code around says.
      if !isOperand(start - 2) {
        (start, isImplicit) = (start - 1, true)
        break
      }
      start -= 2
      while source.isToken(start, "!") || source.isToken(start, "?") { start -= 1 }
      if start < 1 { break }
    }
    let isForeign =
      isImplicit || (start != token && !source.isToken(start, "self")) || start < token - 2
    let scope = reading.facts.scopes.scope(of: token)
    let around = SourceWorld.last(scopes[scope].typeName)
    var mentions = [Mention(name: text, type: isForeign ? "" : around, around: around)]
    if start == token, !source.isToken(token + 1, "("), let local = local(text, at: scope) {
      mentions.append(local)
    }
    let path = path(start, token)
    for mention in mentions {
      for method in path.methods { insert(method, into: \.methods, of: mention) }
      for word in path.arguments { insert(word, into: \.functions, of: mention) }
      if path.isItem { hand(mention, path.tokens, scope) }
    }
  }

  /// Whether a parameter declares a name: the last word in front of its colon.
  private func declares(_ parameter: Range<Int>, _ name: String) -> Bool {
    parameter.contains { source.isToken($0, name) && source.isToken($0 + 1, ":") }
  }

  /// Whether a token ends what a point behind it asks for a member.
  private func isOperand(_ token: Int) -> Bool {
    guard token >= 0 else { return false }
    let text = source.text(at: token)
    switch source.tokens[token].kind {
    case .word: return text == "self" || !Self.grouping.contains(text) && text != "case"
    case .number, .string: return true
    default:
      return [")", "]", "}"].contains(text)
        || ["!", "?"].contains(text) && !source.tokens[token].followsSpace
    }
  }

  /// What a name is called that a statement or a closure declares; nil for other names.
  private mutating func local(_ name: String, at scope: Int) -> Mention? {
    let place = reading.facts.place(of: name, at: scope)
    guard place.scope != 0 else { return nil }
    if let known = locals[place] { return known }
    var statements: [Int] = []
    if let declared = reading.declared[name]?[place.scope] {
      statements = [declared.lowerBound]
    } else if scopes[place.scope].kind == .block {
      let brace = scopes[place.scope].tokens.lowerBound - 1
      let statement = reading.facts.scopes.statement(of: brace)
      statements = [statement.lowerBound]
      if let header = reading.subject(ofCase: statement) { statements.append(header.lowerBound) }
    }
    guard !statements.isEmpty else {
      locals[place] = .some(nil)
      return nil
    }
    let type = SourceWorld.last(scopes[place.scope].typeName)
    let own = "#\(reading.file)#\(place.scope)#\(name)"
    let mention = Mention(name: own, type: type, around: type)
    locals[place] = mention
    for statement in statements {
      naming.insert(statement)
      let node = Mention(name: node(statement), type: type, around: type)
      insert(mention.name, into: \.holders, of: node)
    }
    return mention
  }

  /// The path that ends at a name, with the chain of calls behind it.
  private mutating func path(_ start: Int, _ token: Int) -> Path {
    var end = token + 1
    if source.isToken(end, "(") { end = source.after(end) }
    var path = Path(tokens: start..<end)
    while path.isItem {
      while source.isToken(end, "!") || source.isToken(end, "?"), !source.tokens[end].followsSpace {
        end += 1
      }
      if source.isToken(end, "["), !source.tokens[end].startsLine, !source.tokens[end].followsSpace
      {
        end = source.after(end)
        continue
      }
      guard source.isToken(end, ".") else { break }
      let name = source.text(at: end + 1)
      if source.isToken(end + 2, "(") || source.isToken(end + 2, "{") {
        path.methods.append(name)
        if source.isToken(end + 2, "(") { path.arguments += words(inArguments: end + 2) }
        if Self.values.contains(name) || AutoPinReader.isMethod(name) { path.isItem = false }
        end = source.after(end + 2)
        // A closure may follow in front of the next call.
        if source.isToken(end, "{"), source.isToken(source.after(end), ".") {
          end = source.after(end)
        }
      } else if Self.elements.contains(name) || name.first?.isNumber == true {
        end += 2
      } else {
        path.isItem = false
      }
    }
    path.tokens = start..<end
    return path
  }

  /// The names that a call's arguments consist of, each of which may be a function's.
  private func words(inArguments bracket: Int) -> [String] {
    var words: [String] = []
    var index = bracket + 1
    let end = max(index, source.after(bracket) - 1)
    while index < end {
      let isLast = index + 1 == end || source.isToken(index + 1, ",")
      if isLast, source.tokens[index].kind == .word { words.append(source.text(at: index)) }
      index = source.after(index)
    }
    return words
  }

  /// The words of arguments in the chain behind a bracket: `[a, b].forEach(pin)`.
  private mutating func words(behind bracket: Int) -> [String] {
    if let known = chains[bracket] { return known }
    var words: [String] = []
    var end = source.after(bracket)
    while source.isToken(end, "."), source.isToken(end + 2, "(") || source.isToken(end + 2, "{") {
      if source.isToken(end + 2, "(") { words += self.words(inArguments: end + 2) }
      words.append(source.text(at: end + 1))
      end = source.after(end + 2)
    }
    chains[bracket] = words
    return words
  }

  // MARK: Where a name goes

  /// Notes where a path goes that is part of an argument, an element, a value or a result.
  private mutating func hand(_ mention: Mention, _ path: Range<Int>, _ scope: Int) {
    let statement = reading.facts.scopes.statement(of: path.lowerBound)
    if statement.count == 1, isParameter(path.lowerBound, scope) { return }
    let (isArgument, literal) = pass(mention, statement)
    let word = source.text(at: statement.lowerBound)
    let sign = sign(of: statement)
    if sign >= 0, sign < path.lowerBound {
      let isInCode = scopes[scope].kind == .function || scopes[scope].kind == .block
      let isWhole = sign == path.lowerBound - 1 && statement.upperBound == path.upperBound
      if !isInCode || isWhole || !declares(statement.lowerBound..<sign) {
        hold(mention, statement.lowerBound..<sign)
      }
    }
    let isAlone = word == "return" || scopes[scope].statements.count == 1
    let isResult =
      !isArgument && sign < 0 && !Self.control.contains(word)
      && (isAlone || statement == path || literal == statement.lowerBound)
    if isResult { give(mention, at: path.lowerBound) }
    note(mention, statement, scope, isResult: isResult)
  }

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
        // What a function gives to a closure that it is given, it gives to those who call it.
        let scope = reading.facts.scopes.scope(of: called)
        let place = reading.facts.place(of: name, at: scope)
        if place.scope != 0, scopes[place.scope].kind == .function,
          scopes[place.scope].parameters.contains(where: { declares($0, name) })
        {
          insert(reading.function(around: place.scope), into: \.functions, of: mention)
        }
        if name == "append" || name == "insert" {
          let start = reading.facts.scopes.statement(of: bracket).lowerBound
          hold(mention, start..<bracket - 1)
        }
      } else {
        literal = bracket
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
    if let known = signs[statement.lowerBound] { return known }
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
    signs[statement.lowerBound] = sign
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
      if let header = reading.subject(ofCase: outer) {
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
    } else {
      let outer = reading.facts.scopes.function(of: scope)
      let brace = scopes[outer].tokens.lowerBound - 1
      let header = reading.facts.scopes.statement(of: brace)
      if brace > header.lowerBound { hold(mention, header.lowerBound..<brace) }
    }
  }

  /// Notes the names in front of a value as those that hold it.
  private mutating func hold(_ mention: Mention, _ tokens: Range<Int>) {
    for token in tokens where source.tokens[token].kind == .word {
      let word = source.text(at: token)
      guard !reading.isCommon(token), word.first?.isUppercase == false,
        word != mention.name, !source.isToken(token + 1, "("), !source.isToken(token + 1, "{")
      else { continue }
      insert(word, into: \.holders, of: mention)
      // Another object's member is said by that object's code.
      if source.isToken(token - 1, "."), !source.isToken(token - 2, "self") {
        insert(word, into: \.members, of: mention)
      }
    }
  }
}
