import ConstraintKernel

/// Reads what a file adds to the flow of items.
extension LayoutFlow {
  /// Adds the calls of a file, the functions it declares, and where it hands items on.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which functions stand in each other.
  mutating func read(_ source: SwiftSource, _ facts: SourceFacts, file: UInt64) {
    let reading = FlowReading(source: source, facts: facts, file: file)
    for (caller, call) in reading.calls() { add(call, of: caller) }
    var handings = FlowHandings(reading)
    for (name, handing) in handings.read() { add(handing, of: name) }
    aliases.formUnion(reading.aliases)
    for (name, all) in facts.declarations {
      for declared in all where !declared.wrapper.isEmpty {
        add(declared.wrapper, ofMember: name)
      }
    }
    for function in reading.functions() {
      add(function.words, ofFunction: function.name, isExtension: function.isExtension)
    }
  }
}

/// One file, as far as items flow through it.
struct FlowReading {
  let source: SwiftSource
  let facts: SourceFacts
  let file: UInt64
  /// The declarations of variables, by their names and scopes.
  let declared: [String: [Int: Range<Int>]]
  /// The names of the protocols that the file declares.
  private let protocols: Set<String>
  private let reading: Reading

  init(source: SwiftSource, facts: SourceFacts, file: UInt64) {
    self.source = source
    self.facts = facts
    self.file = file
    reading = Reading(file: source, facts: facts)
    var declared: [String: [Int: Range<Int>]] = [:]
    for token in source.tokens.indices.dropLast()
    where source.isToken(token, "let") || source.isToken(token, "var") {
      let scope = facts.scopes.scope(of: token)
      let statement = facts.scopes.statement(of: token)
      for name in source.names(declaredBy: token, in: statement)
      where declared[name]?[scope] == nil {
        declared[name, default: [:]][scope] = statement
      }
    }
    self.declared = declared
    protocols = Set(
      facts.scopes.scopes.filter { $0.kind == .type && source.isToken($0.keyword, "protocol") }
        .map(\.typeName)
    )
  }

  var scopes: [ScopeMap.Scope] { facts.scopes.scopes }
  /// Members of the file's types that have no item of their own.
  var aliases: [String] { FlowAliases(reading).members() }

  /// Words that say nothing of which list is meant.
  static let common: Set<String> = [
    "let", "var", "for", "in", "if", "guard", "case", "where", "as", "is", "lazy", "try", "return",
    "self", "map", "flatMap", "compactMap", "filter", "forEach", "enumerated", "reversed", "zip",
    "first", "last", "prefix", "suffix", "dropFirst", "dropLast", "indices", "sorted", "else",
    "private", "fileprivate", "weak", "unowned", "static", "UIView", "stride", "from", "to", "by",
    "through", "nil", "true", "false", "inout", "any", "some",
  ]

  /// Whether a word says nothing of which list is meant: `first` may be an item's name.
  func isCommon(_ token: Int) -> Bool {
    let word = source.text(at: token)
    guard word == "first" || word == "last" else { return Self.common.contains(word) }
    return source.isToken(token - 1, ".") && !source.isToken(token - 2, "self")
      || source.isToken(token + 1, "(") || source.isToken(token + 1, ":")
  }

  /// Words of methods that pin which install, remove or name constraints.
  static let onConstraints: Set<String> = [
    "autoIdentify", "autoIdentifyConstraints", "autoInstall", "autoInstallConstraints",
    "autoRemove",
    "autoRemoveConstraints",
  ]

  // MARK: Calls

  func calls() -> [(LayoutFlow.Caller, LayoutFlow.Call)] {
    var calls: [(LayoutFlow.Caller, LayoutFlow.Call)] = []
    func add(
      _ items: [String],
      _ dialect: SourceConversion.Origin,
      at token: Int,
      _ slots: LayoutSlots,
      replaces: Bool = false
    ) {
      let line = source.line(of: source.tokens[token].range.lowerBound)
      let call = LayoutFlow.Call(line: line, token: token, slots: slots)
      for item in items.flatMap(elements) {
        let caller = caller(of: item, at: token, dialect, replaces)
        calls.append((caller, call))
        if let member = member(item, caller) { calls.append((member, call)) }
      }
    }
    let (attributes, chains) = (AttributeReader(), MakerReader())
    let (relations, pins) = (OperatorReader(), AutoPinReader())
    for token in source.tokens.indices {
      if attributes.verb(at: token, reading) != nil {
        let slots = slots(of: attributes.marks(of: token, reading))
        add([subject(token)], .attribute, at: token, slots, replaces: true)
      } else if let verb = chains.verb(at: token, reading) {
        // Prepared constraints belong to those who keep them.
        if source.text(at: token).hasSuffix("prepareConstraints") { continue }
        let marks = verb == .adds ? chains.marks(of: token, reading) : []
        add([subject(token)], .maker, at: token, slots(ofChains: marks), replaces: verb != .adds)
      } else if relations.verb(at: token, reading) != nil {
        for (item, slots) in related(token, relations.marks(of: token, reading)) {
          add([item], .operators, at: token, slots)
        }
      } else if pins.verb(at: token, reading) != nil {
        // What these are asked of are constraints, and no items.
        if Self.onConstraints.contains(source.text(at: token)) { continue }
        let start = facts.scopes.statement(of: token).lowerBound
        let item = SourceFacts.receiver(before: token, from: start, source)
        add([item], .autoPin, at: token, slots(ofPin: token))
      } else if let attribute = anchor(token) {
        let start = facts.scopes.statement(of: token).lowerBound
        let item = SourceFacts.receiver(before: token - 2, from: start, source)
        add([item], .anchors, at: token, LayoutSlots(attribute))
      } else if let (item, slots) = initializer(token, reading) {
        add([item], .anchors, at: token, slots)
        add([item], .constraint, at: token, slots)
      }
    }
    return calls
  }

  /// The items of a list that a chain is asked of; the item itself for any other path.
  private func elements(of path: String) -> [String] {
    guard path.contains("["), path.hasPrefix("[") || path.hasPrefix("(["),
      let end = path.lastIndex(of: "]"), let start = path.firstIndex(of: "[")
    else { return [path] }
    let list = path[path.index(after: start)..<end]
    guard path[end...].dropFirst().allSatisfy({ !$0.isNumber }), !list.contains("[") else {
      return [path]
    }
    return list.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
      .map { String($0) }
  }

  /// The attribute of an anchor that a call is asked of; nil for other calls.
  private func anchor(_ token: Int) -> LayoutConstraint.Attribute? {
    guard token > 1, source.isToken(token, "constraint"), source.isToken(token + 1, "(") else {
      return nil
    }
    let name = source.text(at: token - 2)
    return name.hasSuffix("Anchor") ? AttributeWords.single[String(name.dropLast(6))] : nil
  }

  /// The item of `NSLayoutConstraint(item: …)` and what it takes up of it; nil for other calls.
  private func initializer(_ token: Int, _ reading: Reading) -> (item: String, LayoutSlots)? {
    guard source.isToken(token + 1, "("), source.isToken(token + 2, "item"),
      source.isToken(token + 3, ":"), source.text(at: token).hasSuffix("LayoutConstraint")
    else { return nil }
    let arguments = source.arguments(in: token + 2..<source.after(token + 1) - 1)
    guard arguments.count == 7 else { return nil }
    let attribute = reading.caseName(arguments[1].tokens).flatMap { AttributeWords.single[$0] }
    let item = source.text(ofTokens: arguments[0].tokens)
    return (item, attribute.map { LayoutSlots($0) } ?? .all)
  }

  /// The items that a block of relations lays out, and what it takes up of them.
  private func related(_ verb: Int, _ marks: [Int]) -> [(item: String, slots: LayoutSlots)] {
    guard source.isToken(verb + 1, "("),
      let closure = source.closure(at: source.brace(ofRelations: verb))
    else { return [] }
    let list = verb + 2..<max(verb + 2, source.after(verb + 1) - 1)
    let items = source.elements(in: list).filter { !source.isToken($0.lowerBound + 1, ":") }
      .map { source.text(ofTokens: $0) }
    func item(_ proxy: String) -> String? {
      let place = closure.parameters.firstIndex(of: proxy) ?? Int(proxy.dropFirst())
      return place.flatMap { items.indices.contains($0) ? items[$0] : nil }
    }
    return marks.flatMap { mark -> [(String, LayoutSlots)] in
      var first = mark - 1
      while first > 1, source.isToken(first - 1, ".") { first -= 2 }
      guard let name = item(source.text(at: first)) else { return items.map { ($0, .all) } }
      let words = OperatorLift.words[source.text(at: mark - 1)]
      return [(name, words.map { LayoutSlots(of: $0) } ?? .all)]
    }
  }

  /// The slots of a call that pins, by the words of its name and its first argument.
  private func slots(ofPin call: Int) -> LayoutSlots {
    let name = source.text(at: call)
    guard source.isToken(call + 1, "(") else { return .all }
    let words = (call + 2..<max(call + 2, source.after(call + 1))).filter {
      source.isToken($0 - 1, ".") && !source.isToken($0 - 2, ")")
    }
    let first = words.first.map { source.text(at: $0) } ?? ""
    if ["Bias", "Barrier", "Guideline", "Chain"].contains(where: name.hasSuffix) { return .all }
    if name.contains("Dimensions") { return LayoutSlots(of: [.width, .height]) }
    if name.contains("PinEdges") { return LayoutSlots(of: [.left, .right, .top, .bottom]) }
    if name.contains("Center") { return LayoutSlots(of: [.centerX, .centerY]) }
    if name.contains("Axis") {
      return LayoutSlots(first.lowercased() == "vertical" ? .centerX : .centerY)
    }
    let attribute = AttributeWords.single[first.prefix(1).lowercased() + first.dropFirst()]
    return attribute.map { LayoutSlots($0) } ?? .all
  }

  private func slots(ofChains marks: [Int]) -> LayoutSlots {
    var slots = LayoutSlots()
    for mark in marks {
      var word = mark + 2
      if MakerLift.wordKinds[source.text(at: word)] != nil { return .all }
      while source.isToken(word - 1, ".") {
        if let attributes = MakerLift.words[source.text(at: word)] {
          slots.formUnion(LayoutSlots(of: attributes))
        } else if !["and", "with"].contains(source.text(at: word)) {
          break
        }
        word += 2
      }
    }
    return slots.isEmpty ? .all : slots
  }

  private func slots(of marks: [Int]) -> LayoutSlots {
    var slots = LayoutSlots()
    for mark in marks {
      guard let attributes = AttributeLift.words[source.text(at: mark)] else { return .all }
      slots.formUnion(LayoutSlots(of: attributes))
    }
    return slots.isEmpty ? .all : slots
  }

  private func caller(
    of path: String,
    at verb: Int,
    _ dialect: SourceConversion.Origin,
    _ replaces: Bool
  ) -> LayoutFlow.Caller {
    let scope = facts.scopes.scope(of: verb)
    let item = SourceFacts.key(path)
    let (naming, isForeign) = naming(item, at: scope, verb)
    let (itemTypes, isOpen) = types(of: item, at: scope)
    return LayoutFlow.Caller(
      file: file,
      dialect: dialect,
      replaces: replaces,
      type: SourceWorld.last(scopes[scope].typeName),
      item: item,
      itemTypes: itemTypes,
      isOpen: isOpen,
      naming: naming,
      isForeign: isForeign,
      wrapper: facts.declaration(of: item, at: scope)?.wrapper ?? ""
    )
  }

  /// The member of another object that a path names which begins with what a function is given: `card` of
  /// `card.title`; nil for any other name.
  private func member(_ path: String, _ caller: LayoutFlow.Caller) -> LayoutFlow.Caller? {
    guard caller.naming != .own, caller.naming != .relative, path.contains("."),
      path.allSatisfy({ $0.isLetter || $0.isNumber || "_.!?".contains($0) }),
      !FlowHandings.elements.contains(caller.name)
    else { return nil }
    return LayoutFlow.Caller(
      file: caller.file,
      dialect: caller.dialect,
      replaces: caller.replaces,
      type: caller.type,
      item: caller.item,
      itemTypes: [],
      isOpen: false,
      naming: .own,
      isForeign: true
    )
  }

  /// The types that an item is declared with or made of, and whether it may be of another one that
  /// inherits from these.
  private func types(of item: String, at scope: Int) -> (types: Set<String>, isOpen: Bool) {
    guard !item.contains("."), let declaration = facts.declaration(of: item, at: scope) else {
      return ([], false)
    }
    let type = SourceWorld.last(
      declaration.type.isEmpty ? declaration.madeType : declaration.type
    )
    let statement = declared[item]?[declaration.scope]
    guard let statement,
      let start = statement.first(where: { source.isToken($0, "=") || source.isToken($0, "{") })
    else { return (type.isEmpty ? [] : [type], true) }
    var types = Set(
      (start..<statement.upperBound).filter { source.tokens[$0].kind == .word }
        .map { source.text(at: $0) }.filter { $0.first?.isUppercase == true }
    )
    if !type.isEmpty { types.insert(type) }
    return (types, false)
  }

  /// The path of the item that a verb is asked of.
  private func subject(_ verb: Int) -> String {
    var end = verb
    if !source.isToken(verb, "<-"), !source.text(at: verb).hasPrefix("snp_") {
      end = source.isToken(verb - 2, "?") ? verb - 3 : verb - 2
    }
    let start = facts.scopes.statement(of: verb).lowerBound
    if source.isToken(verb, "<-") {
      let path = SourceFacts.path(before: end, from: start, source)
      return path.isEmpty ? "self" : source.text(ofTokens: path)
    }
    guard end > 0 else { return "self" }
    return SourceFacts.receiver(before: end, from: start, source)
  }

  private func naming(
    _ item: String,
    at scope: Int,
    _ verb: Int
  ) -> (naming: LayoutFlow.Naming, isForeign: Bool) {
    let words = Self.words(of: item)
    let head = words.first ?? "self"
    let isPath = item.contains(".")
    if words.contains(where: Self.relatives.contains) {
      return (.relative, !Self.relatives.contains(head) && !isOwnRoot(head, at: scope))
    }
    if item == "self" {
      let type = scopes[scope].typeName
      let isDeclared = isClass(type) || type.isEmpty
      let function = self.function(around: scope)
      return isDeclared || function.isEmpty
        ? (.own, false) : (.parameter(of: function), false)
    }
    let place = facts.place(of: item, at: scope)
    let alias = FlowAliases(reading)
    // What a call gives back, or a name without an item of its own, may be any item.
    if alias.isCall(item) || item.hasPrefix("self[")
      || isPath && alias.isAlias(member: words.last ?? "")
    {
      return (.relative, isPath)
    }
    if item.contains("(") || item.contains("["), !isLocal(place) {
      return composite(words, at: scope, isPath)
    }
    guard isLocal(place) else {
      return !isPath && alias.isAlias(item, at: scope) ? (.relative, false) : (.own, isPath)
    }
    return local(head, place, isPath)
  }

  /// Whether the file declares a type of a name that has items of its own: no protocol.
  private func isClass(_ name: String) -> Bool {
    facts.scopes.types.contains(name) && !protocols.contains(name)
  }

  /// The naming of an expression with several names, such as `(isWide ? title : text)`, of which those of a block
  /// stand for what they are made of.
  private func composite(
    _ words: [String],
    at scope: Int,
    _ isPath: Bool
  ) -> (LayoutFlow.Naming, Bool) {
    var found = Set(words).subtracting(Self.common)
    var isForeign = isPath
    for word in found {
      let place = facts.place(of: word, at: scope)
      guard isLocal(place) else { continue }
      let (naming, isOther) = local(word, place, false)
      isForeign = isForeign || isOther
      switch naming {
      case .own: continue
      case .element(let others): found.formUnion(others)
      case .parameter, .relative: return (.relative, true)
      }
    }
    return (.element(of: found), isForeign)
  }

  private static let relatives: Set<String> = [
    "subviews", "superview", "arrangedSubviews", "viewWithTag", "visibleCells", "cellForItem",
    "cellForRow",
  ]

  private func isLocal(_ place: SourceFacts.Place) -> Bool { place.scope != 0 }

  /// Whether a name means what the type around shows its items in.
  private func isOwnRoot(_ name: String, at scope: Int) -> Bool {
    name == "self"
      || (["view", "contentView"].contains(name) && !isLocal(facts.place(of: name, at: scope)))
  }

  /// What a name means that a function, a closure or a loop declares.
  private func local(
    _ name: String,
    _ place: SourceFacts.Place,
    _ isPath: Bool
  ) -> (LayoutFlow.Naming, Bool) {
    var known: Set<SourceFacts.Place> = []
    return local(name, place, isPath, &known)
  }

  /// The same for a name of code that is read already; places that are known are not looked up again.
  private func local(
    _ name: String,
    _ place: SourceFacts.Place,
    _ isPath: Bool,
    _ known: inout Set<SourceFacts.Place>
  ) -> (LayoutFlow.Naming, Bool) {
    let scope = scopes[place.scope]
    known.insert(place)
    if let declared = declared[name]?[place.scope] {
      let changes = facts.changes.values(of: place).map(\.tokens)
      if changes.contains(nil) { return (.relative, false) }
      let given = changes.compactMap(\.self)
      let value = declared.first { source.isToken($0, "=") }.map { $0 + 1..<declared.upperBound }
      guard let value, !value.isEmpty else {
        return given.isEmpty ? (.own, isPath) : made(of: given, &known)
      }
      if !given.isEmpty { return made(of: [value] + given, &known) }
      // What is made here is no other's.
      let isMade =
        source.text(at: value.lowerBound).first?.isUppercase == true
        && source.isToken(value.lowerBound + 1, "(")
      return isMade ? (.own, isPath) : made(of: [value], &known)
    }
    if scope.kind == .function {
      let name = function(around: place.scope)
      return (.parameter(of: name), true)
    }
    let brace = scope.tokens.lowerBound - 1
    let statement = facts.scopes.statement(of: brace)
    let header = statement.lowerBound..<max(statement.lowerBound, brace)
    // `let pin = { view in … }` is a function.
    if let sign = header.last(where: { source.isToken($0, "=") }), sign == brace - 1 {
      let names = header.filter { source.tokens[$0].kind == .word }.map { source.text(at: $0) }
      let name = names.first { !Self.common.contains($0) } ?? ""
      return (.parameter(of: name), true)
    }
    if FlowAliases(reading).isHandedOver(brace) { return (.relative, false) }
    return made(of: [header] + (subject(ofCase: statement).map { [$0] } ?? []), &known)
  }

  /// The header of the switch that a case belongs to; nil for other statements.
  func subject(ofCase statement: Range<Int>) -> Range<Int>? {
    guard source.beginsCase(at: statement.lowerBound) else { return nil }
    let brace = scopes[facts.scopes.scope(of: statement.lowerBound)].tokens.lowerBound - 1
    guard brace > 0 else { return nil }
    return facts.scopes.statement(of: brace).lowerBound..<brace
  }

  /// The naming of what is made of some code, such as the header of a loop.
  private func made(
    of code: [Range<Int>],
    _ known: inout Set<SourceFacts.Place>
  ) -> (LayoutFlow.Naming, Bool) {
    var words: Set<String> = []
    var isForeign = false
    for token in code.joined() where source.tokens[token].kind == .word {
      let word = source.text(at: token)
      if Self.relatives.contains(word) {
        let isOwn =
          !source.isToken(token - 1, ".")
          || isOwnRoot(source.text(at: token - 2), at: facts.scopes.scope(of: token))
        return (.relative, !isOwn)
      }
      let isMember = source.isToken(token - 1, ".")
      if isMember, !source.isToken(token - 2, "self"), !source.isToken(token + 1, "("),
        !source.isToken(token + 1, "{"), !Self.common.contains(word)
      {
        isForeign = true
      }
      guard !isCommon(token), !source.isToken(token + 1, ":") else { continue }
      words.insert(word)
      if isMember { continue }
      // What a variable is made of that stands here.
      let place = facts.place(of: word, at: facts.scopes.scope(of: token))
      guard isLocal(place), !known.contains(place) else { continue }
      let (naming, isOther) = local(word, place, false, &known)
      switch naming {
      case .own, .parameter: continue
      case .relative: return (.relative, isOther)
      case .element(let others):
        words.formUnion(others)
        isForeign = isForeign || isOther
      }
    }
    return (.element(of: words), isForeign)
  }

  private static func words(of path: String) -> [String] {
    path.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.map(String.init)
  }

  // MARK: Functions

  /// The name of the function around a scope: that of its type for an initialiser.
  func function(around scope: Int) -> String {
    var current = scope
    while current != 0, scopes[current].kind != .function { current = scopes[current].parent }
    guard current != 0 else { return "" }
    let keyword = scopes[current].keyword
    if source.isToken(keyword, "func") { return source.text(at: keyword + 1) }
    return SourceWorld.last(scopes[current].typeName)
  }

  /// Functions under another name: `let pin = center`.
  private func named() -> [(name: String, words: Set<String>, isExtension: Bool)] {
    facts.declarations.flatMap { name, all in
      all.compactMap { declared in
        guard let value = declared.initial, value.count < 4, let last = value.last,
          reading.places(of: source.text(at: last)).contains(where: {
            source.isToken($0 - 1, "func")
          })
        else { return nil }
        return (name, [source.text(at: last)], false)
      }
    }
  }

  func functions() -> [(name: String, words: Set<String>, isExtension: Bool)] {
    let helpers = HelperCalls(reading, TypeMembers(reading))
    return named()
      + scopes.indices.compactMap { index in
        let name: String
        if scopes[index].kind == .function {
          name = function(around: index)
        } else {
          // `let pin = { view in … }` is called as a function is.
          guard let own = helpers.closureName(index) else { return nil }
          name = own
        }
        // Calls of a method that the dialect has as well say nothing of where items go.
        guard !name.isEmpty, !AutoPinReader.isMethod(name) else { return nil }
        let type = scopes[index].typeName
        let words = scopes[index].tokens.lazy.filter { source.tokens[$0].kind == .word }
          .map { source.text(at: $0) }
        let isExtension = !type.isEmpty && !isClass(type)
        return (name, Set(words).subtracting(Self.common), isExtension)
      }
  }
}
