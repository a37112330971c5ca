import ConstraintKernel

/// The calls of a file that lay items out, with what they take up of them.
extension FlowReading {
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
        if let given = given(caller, at: token) { calls.append((given, call)) }
        if let own = caller.ofOwner { calls.append((own, call)) }
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
      if let slots = slots(ofList: mark) { return items.map { ($0, slots) } }
      var first = mark - 1
      while first > 1, source.isToken(first - 1, ".") { first -= 2 }
      guard let name = item(source.text(at: first)) else { return items.map { ($0, .all) } }
      let words = OperatorLift.words[source.text(at: mark - 1)]
      return [(name, words.map { LayoutSlots(of: $0) } ?? .all)]
    }
  }

  /// The slots that `align` or `distribute` takes up of each of its items; nil for other words.
  private func slots(ofList mark: Int) -> LayoutSlots? {
    guard source.isToken(mark + 1, "(") else { return nil }
    let arguments = source.arguments(in: mark + 2..<max(mark + 2, source.after(mark + 1) - 1))
    guard let word = arguments.first(where: { $0.label != "by" })?.label else { return nil }
    switch source.text(at: mark) {
    case "align": return AttributeWords.single[word].map { LayoutSlots($0) }
    case "distribute" where word == "vertically": return LayoutSlots(of: [.top, .bottom])
    case "distribute": return LayoutSlots(of: [.left, .right])
    default: return nil
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
    let ownPath = ownPath(path, at: scope)
    let own = SourceFacts.key(ownPath)
    // A variable of the function hides no member behind `self`.
    let around = ownPath.hasPrefix("self.") ? type(around: scope) : scope
    let (naming, isForeign) = naming(own, at: around, verb)
    let (itemTypes, isOpen) = types(of: own, at: around)
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
      isListed: isListed(naming, own, at: around),
      givingFunction: function(giving: own, at: around),
      wrapper: facts.declaration(of: own, at: around)?.wrapper ?? "",
      owner: owner(of: own, at: around),
      className: className(of: own, at: around)
    )
  }

  /// The object whose member a path of two names is, where its declaration says a type.
  private func owner(of path: String, at scope: Int) -> LayoutFlow.Caller.Owner? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
      .map { SourceFacts.unwrapped(String($0)) }
    func isName(_ text: String) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard names.count == 2, names.allSatisfy(isName), !FlowHandings.elements.contains(names[1]),
      let declared = facts.declaration(of: names[0], at: scope)
    else { return nil }
    let type = className(of: names[0], at: scope)
    guard type.first?.isUppercase == true else { return nil }
    return LayoutFlow.Caller.Owner(type: type, scope: declared.scope)
  }

  /// Whether a name may be that of any type, by a list of such names: `<Card: UIView>`.
  func isGeneric(_ type: String) -> Bool {
    reading.places(of: type).contains { token in
      (source.isToken(token - 1, "<") || source.isToken(token - 1, ","))
        && [":", ">", ","].contains(source.text(at: token + 1))
    }
  }

  /// The function that gives a closure the item, as it likes; empty for other items.
  private func function(giving item: String, at scope: Int) -> String {
    let place = facts.place(of: item, at: scope)
    let head = String(place.item.prefix { $0 != "." && $0 != "!" && $0 != "?" })
    guard place.scope != 0, scopes[place.scope].kind == .block,
      declared[head]?[place.scope] == nil, !scopes[place.scope].isBody,
      !reading.isBranch(place.scope)
    else { return "" }
    return source.function(calling: scopes[place.scope].tokens.lowerBound - 1) ?? ""
  }

  /// Whether the words of an element are items of their own, or constants that list such items.
  private func isListed(_ naming: LayoutFlow.Naming, _ item: String, at scope: Int) -> Bool {
    guard case .element(let words) = naming else { return false }
    // The header of a loop says the name of the element, too.
    let own = facts.declaration(of: item, at: scope)
    let isLooped =
      own?.initial.map { source.isToken($0.lowerBound - 1, "in") } ?? own?.isElement ?? false
    return words.allSatisfy { word in
      if isLooped && word == item || word.allSatisfy(\.isNumber) { return true }
      guard var declared = facts.declaration(of: word, at: scope) else { return false }
      // `if let header` is the same under its own name.
      while declared.value == word, declared.scope != 0,
        let outer = facts.declaration(of: word, at: scopes[declared.scope].parent)
      {
        declared = outer
      }
      return declared.kind == .view || declared.isConstant && declared.list != nil
    }
  }

  private func type(around scope: Int) -> Int {
    var current = scope
    while [.function, .block].contains(scopes[current].kind) { current = scopes[current].parent }
    return current
  }

  /// A path that begins with `self`, where it begins with the same by another name: `self?.title`, `strongSelf.title`.
  private func ownPath(_ path: String, at scope: Int) -> String {
    guard let point = path.firstIndex(of: ".") else { return path }
    let head = SourceFacts.unwrapped(String(path[..<point]))
    if head == "self" { return "self" + path[point...] }
    guard facts.place(of: head, at: scope).scope != 0,
      let declared = facts.declaration(of: head, at: scope), declared.isConstant,
      declared.value == "self"
    else { return path }
    return "self" + path[point...]
  }

  /// The member of another object that a path names which begins with what a function is given: `card` of
  /// `card.title`; nil for any other name.
  private func member(_ path: String, _ caller: LayoutFlow.Caller) -> LayoutFlow.Caller? {
    guard caller.naming != .own, caller.naming != .relative, path.contains("."),
      path.allSatisfy({ $0.isLetter || $0.isNumber || "_.!?$".contains($0) }),
      !FlowHandings.elements.contains(caller.name)
    else { return nil }
    return caller.ofOtherObject(.own)
  }

  /// What a function of the file, which may be that of another object, gives to a closure: `$0` of
  /// `panel.show { $0.… }`; nil for any other name.
  private func given(_ caller: LayoutFlow.Caller, at verb: Int) -> LayoutFlow.Caller? {
    guard caller.naming == .relative, !caller.isForeign,
      let words = words(givenTo: caller.item, at: facts.scopes.scope(of: verb))
    else { return nil }
    return caller.ofOtherObject(.element(of: words))
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

  /// The types that the file's members are declared with or made of, by their names.
  func memberTypes() -> [(name: String, types: Set<String>)] {
    facts.declarations.map { name, all in
      let types = all.filter { scopes[$0.scope].kind == .type }
        .flatMap { [$0.type, $0.madeType] }.filter { !$0.isEmpty }
      return (name, Set(types.map { SourceWorld.last(SourceFacts.unwrapped($0)) }))
    }.filter { !$0.types.isEmpty }
  }

  /// The types of the file that declare members, by the names of these; empty for what belongs to no type.
  func owners() -> [(name: String, types: Set<String>)] {
    facts.declarations.map { name, all in
      let members = all.filter { [.type, .file].contains(scopes[$0.scope].kind) }
      return (name, Set(members.map { SourceWorld.last(scopes[$0.scope].typeName) }))
    }.filter { !$0.types.isEmpty }
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
}
