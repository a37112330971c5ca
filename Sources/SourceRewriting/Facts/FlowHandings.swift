/// Where the items of a file go by their names: into calls, lists, variables and results.
///
/// What a loop, a closure, a condition or a constant gives a name to holds what its own statement
/// names. Such names count by their scopes, so that two loops over different lists stay apart.
struct FlowHandings {
  /// A name of an item, and the type around; empty where the name is another object's member.
  struct Mention: Hashable {
    let name: String
    let type: String
    /// The type around, for the member of another object as well.
    let around: String
    /// Whether the name is one that a function or a statement declares, which is no member.
    var isVariable = false
    /// Whether the name is that of a function which is called.
    var isCall = false
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

  let reading: FlowReading
  let accessors: AccessorValues
  let signs: OperandSigns
  private var places: [Mention: Int] = [:]
  private var all: [(name: String, handing: LayoutFlow.Handing)] = []
  /// The brackets around a token.
  var open: [Int] = []
  /// Names by the first tokens of the statements that say them.
  var said: [(statement: Int, mention: Mention)] = []
  /// The first tokens of statements that give something a name.
  var naming: Set<Int> = []
  private var locals: [SourceFacts.Place: Mention?] = [:]
  /// Where the value of a statement begins that takes one.
  var beginnings: [Int: Int] = [:]
  /// The words of arguments in the chain behind a bracket.
  var chains: [Int: [String]] = [:]

  init(_ reading: FlowReading) {
    self.reading = reading
    accessors = AccessorValues(reading.source, reading.facts.scopes)
    signs = OperandSigns(reading.source, reading.facts.scopes)
  }

  var source: SwiftSource { reading.source }
  var scopes: [ScopeMap.Scope] { reading.scopes }

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
  static let control: Set<String> = [
    "if", "guard", "while", "for", "switch", "case", "default", "repeat", "do", "func", "init",
    "deinit", "class", "struct", "enum", "extension", "protocol", "import", "typealias",
  ]

  /// Words in front of a bracket that groups.
  static let grouping: Set<String> = [
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
    readInitializers()
    return all
  }

  /// Notes what the types keep of their arguments that declare no initialiser: their members, or what the type that
  /// they inherit from keeps.
  private mutating func readInitializers() {
    let declaring = Set(reading.reading.places(of: "init").map(reading.facts.scopes.scope))
    for (index, scope) in scopes.enumerated()
    where scope.kind == .type && !declaring.contains(index)
      && ["struct", "class", "actor"].contains(source.text(at: scope.keyword))
    {
      let type = SourceWorld.last(scope.typeName)
      let own = Mention(name: Self.parameters(of: type), type: type, around: type)
      for (name, all) in reading.facts.declarations {
        for declared in all where declared.scope == index && declared.code == nil {
          if declared.initial == nil || !declared.isConstant {
            insert(name, into: \.holders, of: own)
          }
        }
      }
      let header = scope.keyword + 2..<max(scope.keyword + 2, scope.tokens.lowerBound - 1)
      for token in header where source.text(at: token).first?.isUppercase == true {
        insert(source.text(at: token), into: \.functions, of: own)
      }
    }
  }

  private func gives(_ function: String) -> Bool {
    function.first?.isUppercase == false && !Self.values.contains(function)
      && !AutoPinReader.isMethod(function)
  }

  private func node(_ statement: Int) -> String { "#\(reading.file)#\(statement)" }

  mutating func insert(
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
        around: mention.around,
        isVariable: mention.isVariable,
        isCall: mention.isCall
      )
      all.append((mention.name, handing))
    }
    all[place].handing[keyPath: set].insert(SwiftSource.plain(word))
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
    let name = SwiftSource.plain(text)
    var mentions = [Mention(name: name, type: isForeign ? "" : around, around: around)]
    mentions[0].isCall = source.isToken(token + 1, "(")
    if start == token, !mentions[0].isCall {
      let others = [
        local(text, at: scope), parameter(text, at: scope), value(text, at: scope),
        text == "self" ? object(at: scope) : nil,
      ].compactMap(\.self)
      mentions[0].isVariable = !others.isEmpty
      mentions += others
    }
    let path = path(start, token)
    for mention in mentions {
      for method in path.methods { insert(method, into: \.methods, of: mention) }
      for word in path.arguments { insert(word, into: \.functions, of: mention) }
      if path.isItem { hand(mention, path.tokens, scope) }
    }
  }

  /// What the parameters of a function are called: they get the items that calls hand to it.
  static func parameters(of function: String) -> String { "#(\(function))" }

  /// The function, or the type for an initialiser, whose parameters have a name; nil for any other name.
  static func function(ofParameters name: String) -> String? {
    name.hasPrefix("#(") ? String(name.dropFirst(2).dropLast()) : nil
  }

  /// What a parameter of a function is called, or that of a closure which has a name; nil for other names.
  func parameter(_ name: String, at scope: Int) -> Mention? {
    let place = reading.facts.place(of: name, at: scope)
    guard place.scope != 0, reading.declared[name]?[place.scope] == nil else { return nil }
    let function: String
    switch scopes[place.scope].kind {
    case .function: function = reading.function(around: place.scope)
    case .block:
      function = reading.name(ofAssigned: scopes[place.scope].tokens.lowerBound - 1) ?? ""
    case .file, .type: return nil
    }
    if function.isEmpty { return nil }
    let type = SourceWorld.last(scopes[place.scope].typeName)
    return Mention(name: Self.parameters(of: function), type: type, around: type)
  }

  /// What the object is called that a method or a property of an extension is asked of: as what that gets; nil where a
  /// class of the file has it.
  private func object(at scope: Int) -> Mention? {
    let type = scopes[scope].typeName
    guard !type.isEmpty, !reading.isClass(type) else { return nil }
    let function = reading.member(around: scope)
    let own = SourceWorld.last(type)
    return function.isEmpty
      ? nil : Mention(name: Self.parameters(of: function), type: own, around: own)
  }

  /// What the value is called that an accessor gets: as the property is, or as what subscripts get; nil for other names.
  private func value(_ name: String, at scope: Int) -> Mention? {
    accessors.owner(ofValue: name, at: scope).map(mention)
  }

  /// What code is called that others set: by the name of the property, or as what subscripts get.
  func mention(_ owner: AccessorValues.Owner) -> Mention {
    switch owner {
    case .property(let token):
      let type = SourceWorld.last(scopes[reading.facts.scopes.scope(of: token)].typeName)
      return Mention(name: source.text(at: token), type: type, around: type)
    case .subscripts(let body):
      let type = SourceWorld.last(scopes[body].typeName)
      let name = Self.parameters(of: reading.function(around: body))
      return Mention(name: name, type: type, around: type)
    }
  }

  /// Whether a parameter declares a name: the last word in front of its colon.
  func declares(_ parameter: Range<Int>, _ name: String) -> Bool {
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
    } else if scopes[place.scope].kind == .block,
      reading.name(ofAssigned: scopes[place.scope].tokens.lowerBound - 1) == nil
    {
      let brace = scopes[place.scope].tokens.lowerBound - 1
      let statement = reading.facts.scopes.statement(of: brace)
      statements = [statement.lowerBound]
      if let header = reading.reading.subject(ofCase: statement) {
        statements.append(header.lowerBound)
      }
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
        // A property of an extension may hand its object on: `title.chain`.
        path.methods.append(name)
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
  mutating func words(behind bracket: Int) -> [String] {
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
}
