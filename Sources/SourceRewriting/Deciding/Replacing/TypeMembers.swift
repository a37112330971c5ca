/// What a file shows of the properties and functions of its types.
struct TypeMembers {
  private let reading: Reading

  init(_ reading: Reading) {
    self.reading = reading
  }

  private var source: SwiftSource { reading.source }
  private var scopes: [ScopeMap.Scope] { reading.facts.scopes.scopes }

  /// Whether an item is the same whenever code of its type names it: a property that is set once.
  func isFixed(_ item: String, at scope: Int) -> Bool {
    let name = SourceFacts.key(item)
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    if name == "self" { return true }
    // A loop or a closure gives the name to something else.
    let isBound = reading.places(of: name).contains { index in
      source.isToken(index + 1, "in") || source.isToken(index - 1, "for")
        || (source.isToken(index - 1, "{") && source.isToken(index + 1, ","))
    }
    if isBound { return false }
    let declared = reading.facts.declarations[name] ?? []
    if ["view", "contentView"].contains(name), declared.isEmpty { return true }
    // A variable of the function hides no member behind `self`.
    var around = scope
    while item.hasPrefix("self."), [.function, .block].contains(scopes[around].kind) {
      around = scopes[around].parent
    }
    guard let declaration = reading.facts.declaration(of: name, at: around),
      scopes[declaration.scope].kind == .type
    else { return false }
    // Another type's member of that name is another item, unless it overrides this one.
    let type = scopes[declaration.scope].typeName
    let own = declared.count { scopes[$0.scope].kind == .type && scopes[$0.scope].typeName == type }
    let isOverridden = reading.places(of: name).contains { index in
      source.isToken(index - 1, "var")
        && reading.facts.scopes.statement(of: index).prefix { $0 < index }
          .contains { source.isToken($0, "override") }
    }
    if own != 1 || isOverridden { return false }
    if declaration.isConstant { return true }
    if !reading.facts.world.keepsItem(declaration.wrapper) { return false }
    if isComputed(name, declaration) { return false }
    // A variable counts where the file sets it once: where it is declared.
    return !reading.places(of: name).contains { index in
      !source.isToken(index - 1, "var") && (isAssigned(index) || source.isToken(index - 1, "&"))
    }
  }

  /// Whether a sign behind a name changes what it holds: each that ends as `=` does, but those that compare.
  private func isAssigned(_ index: Int) -> Bool {
    let sign = source.text(at: index + 1)
    return sign.hasSuffix("=") && !["==", "<=", ">=", "!=", "===", "!=="].contains(sign)
  }

  /// Whether code gives the value of a variable each time: a brace stands where a value would.
  private func isComputed(_ name: String, _ declaration: SourceFacts.Declaration) -> Bool {
    reading.places(of: name).contains { index in
      guard source.isToken(index - 1, "var"),
        reading.facts.scopes.scope(of: index) == declaration.scope
      else { return false }
      let statement = reading.facts.scopes.statement(of: index)
      return PropertyCode(of: index, in: statement, source)?.isComputed ?? false
    }
  }

  /// Whether code at a scope is that of a type, and not of one of its objects.
  func isStatic(_ scope: Int) -> Bool {
    var current = scope
    while current != 0, scopes[current].kind == .block || scopes[current].kind == .function {
      let start = scopes[current].kind == .function ? scopes[current].keyword : brace(current)
      let statement = reading.facts.scopes.statement(of: start)
      let words = statement.prefix { $0 < start }
      if scopes[scopes[current].parent].kind == .type,
        words.contains(where: { source.isToken($0, "static") || source.isToken($0, "class") })
      {
        return true
      }
      current = scopes[current].parent
    }
    return false
  }

  /// The body of a class in which stored properties can be declared.
  func body(ofClass name: String) -> ScopeMap.Scope? {
    scopes.first { scope in
      scope.kind == .type && scope.typeName == name && source.isToken(scope.keyword, "class")
    }
  }

  /// An edit that declares a property behind that of an item, or on top of the class.
  func declaration(_ text: String, near item: String, in type: String, _ lineBreak: String)
    -> SourceEdit?
  {
    guard let body = body(ofClass: type) else { return nil }
    let name = SourceFacts.key(item)
    let own = body.statements.first { statement in
      statement.indices.dropLast().contains { index in
        (source.isToken(index, "let") || source.isToken(index, "var"))
          && SwiftSource.plain(source.text(at: index + 1)) == name
      } && !statement.contains { source.isToken($0, "func") || source.isToken($0, "init") }
    }
    if let own {
      let range = source.bytes(ofTokens: own)
      let indentation = source.indentation(at: range.lowerBound)
      // What stands behind the declaration on its line, such as a comment, stays there.
      var end = range.upperBound
      while end < source.bytes.count, source.bytes[end] != .lineFeed,
        source.bytes[end] != .carriageReturn
      {
        end += 1
      }
      let rest = source.text(range.upperBound..<end).drop { $0 == " " }
      guard rest.isEmpty || rest.hasPrefix("//") else { return nil }
      return SourceEdit(range: end..<end, text: lineBreak + indentation + text)
    }
    guard let first = body.statements.first else { return nil }
    let start = source.bytes(ofTokens: first).lowerBound
    guard source.text(source.startOfLine(at: start)..<start).allSatisfy(\.isWhitespace) else {
      return nil
    }
    let indentation = source.indentation(at: start)
    return SourceEdit(range: start..<start, text: text + lineBreak + indentation)
  }

  // MARK: Functions that run once

  private static let first: Set<String> = [
    "init", "viewDidLoad", "loadView", "awakeFromNib",
  ]

  /// Whether a function is one that the system calls once, and code has no reason to.
  static func isCalledBySystem(_ name: String) -> Bool { first.contains(name) && name != "init" }

  /// Whether the file shows that a scope's code runs once: in an initialiser or in what the system
  /// calls once, or in a private function that is named there and nowhere else.
  func runsOnce(_ scope: Int, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    // A loop or a closure may run time and again; only branches of conditions, and definitions, are looked through.
    var current = scope
    while scopes[current].kind == .block, scopes[scopes[current].parent].kind != .type {
      guard reading.isBranch(current) else { return false }
      current = scopes[current].parent
    }
    if scopes[current].kind == .block { return reading.isFirstValue(current) }
    guard scopes[current].kind == .function, let name = functionName(current) else { return false }
    if Self.first.contains(name) {
      return !reading.facts.world.isCalledAgain(name, of: scopes[current].typeName)
    }
    guard isOnlyCalledHere(current, name), let calls = calls(of: name), let first = calls.first
    else { return false }
    guard calls.count == 1 || areInSeparateInitializers(calls) else { return false }
    return runsOnce(reading.facts.scopes.scope(of: first), depth: depth + 1)
  }

  /// The places that call a function; nil where it is overloaded or is named without being called.
  private func calls(of name: String) -> [Int]? {
    let mentions = reading.places(of: name)
    let calls = mentions.filter { !source.isToken($0 - 1, "func") }
    return mentions.count == calls.count + 1 && calls.allSatisfy { source.isToken($0 + 1, "(") }
      ? calls : nil
  }

  /// Whether calls stand in initialisers of which one alone runs for an object: none of them calls another one.
  private func areInSeparateInitializers(_ calls: [Int]) -> Bool {
    let functions = calls.map { reading.facts.scopes.scope(of: $0) }
    return Set(functions).count == calls.count
      && functions.allSatisfy {
        scopes[$0].kind == .function && functionName($0) == "init" && !delegates($0)
          && scopes[$0].typeName == scopes[functions[0]].typeName
      }
  }

  /// Whether an initialiser calls another one of its type.
  private func delegates(_ initializer: Int) -> Bool {
    scopes[initializer].tokens.contains { index in
      source.isToken(index, "self") && source.isToken(index + 1, ".")
        && source.isToken(index + 2, "init")
    }
  }

  /// Whether no other file calls a function.
  func isOnlyCalledHere(_ function: Int, _ name: String) -> Bool {
    isPrivate(function)
      || !reading.facts.world.mayCall(name, of: scopes[function].typeName, besides: source)
  }

  /// Whether code runs for every item of its type: it stands in no branch of the one initialiser, or of
  /// what the system calls once, and nothing leaves before it.
  func runsAlways(_ scope: Int, before token: Int) -> Bool {
    paths(before: token, in: scope) != nil
  }

  /// Whether code has run whenever some units do, each of which stands in its type.
  ///
  /// - Parameters:
  ///   - scope: Where the code stands.
  ///   - token: The end of the code.
  ///   - others: The units.
  ///   - trustsUnseen: Whether superclasses that no file shows are taken to call nothing that a type overrides
  ///     while they are made.
  /// - Returns: Whether it has.
  func runsFirst(
    _ scope: Int,
    before token: Int,
    of others: [LayoutUnit],
    trustsUnseen: Bool = false
  ) -> Bool {
    earlierCode(scope, before: token, trustsUnseen: trustsUnseen).map {
      leads($0, before: others)
    } ?? false
  }

  /// What has run before some code does, for each way there from what the system calls; nil where it may not run.
  ///
  /// - Parameters:
  ///   - scope: Where the code stands.
  ///   - token: The end of the code.
  ///   - trustsUnseen: Whether superclasses that no file shows are taken to call nothing that a type overrides
  ///     while they are made.
  /// - Returns: What has run.
  func earlierCode(
    _ scope: Int,
    before token: Int,
    trustsUnseen: Bool = false
  ) -> [EarlierCode]? {
    guard let paths = paths(before: token, in: scope) else { return nil }
    let (properties, observed) = (propertyCode(), observed())
    return paths.compactMap { regions in
      guard let entry = regions.last else { return nil }
      let function = reading.facts.scopes.scope(of: entry.lowerBound)
      return EarlierCode(
        regions,
        of: scopes[function].typeName,
        isLoaded: functionName(function) != "init",
        properties,
        observed,
        trustsUnseen: trustsUnseen,
        reading
      )
    }
  }

  /// Whether code that runs first includes none of some units, each of which stands in its type.
  func leads(_ earlier: [EarlierCode], before others: [LayoutUnit]) -> Bool {
    earlier.allSatisfy { code in
      others.allSatisfy { unit in
        guard scopes[unit.scope].typeName == code.type, let member = member(around: unit.scope)
        else { return false }
        return !code.includes(unit.tokens.lowerBound, in: member)
      }
    }
  }

  /// The code in front of a token of a function, and in front of the calls that lead to it, up to what
  /// the system calls, for each way there; nil where one of them may not run.
  private func paths(before token: Int, in scope: Int, depth: Int = 0) -> [[Range<Int>]]? {
    guard depth < 8, scopes[scope].kind == .function, runsOnce(scope),
      let name = functionName(scope)
    else { return nil }
    guard let region = region(before: token, in: scope) else { return nil }
    switch name {
    case "viewDidLoad", "loadView": return [[region]]
    case "init": return areAllInitializers([scope]) ? [[region]] : nil
    // What code makes does not come from an archive.
    case "awakeFromNib": return nil
    default:
      guard let calls = calls(of: name) else { return nil }
      // A call within an expression may be left out.
      let areStatements = calls.allSatisfy { call in
        let start = reading.facts.scopes.statement(of: call).lowerBound
        return start == call || (start == call - 2 && source.isToken(start, "self"))
      }
      guard areStatements else { return nil }
      if calls.count > 1 {
        let initializers = calls.map { reading.facts.scopes.scope(of: $0) }
        guard areAllInitializers(initializers) else { return nil }
        let entries = zip(calls, initializers).compactMap { self.region(before: $0, in: $1) }
        return entries.count == calls.count ? entries.map { [region, $0] } : nil
      }
      let around = reading.facts.scopes.scope(of: calls[0])
      return paths(before: calls[0], in: around, depth: depth + 1).map { paths in
        paths.map { [region] + $0 }
      }
    }
  }

  /// The code of a function in front of a token; nil where it may leave before.
  private func region(before token: Int, in scope: Int) -> Range<Int>? {
    let region = scopes[scope].tokens.lowerBound..<max(scopes[scope].tokens.lowerBound, token)
    let leaves = ["return", "throw", "try"].contains { word in
      reading.places(of: word).contains { place in
        region.contains(place) && !reading.isInClosure(reading.facts.scopes.scope(of: place))
      }
    }
    return leaves ? nil : region
  }

  /// Whether every other initialiser of their type calls one of these, or does not make anything.
  private func areAllInitializers(_ own: [Int]) -> Bool {
    !scopes.indices.contains { other in
      !own.contains(other) && scopes[other].kind == .function
        && scopes[other].typeName == scopes[own[0]].typeName && functionName(other) == "init"
        && !delegates(other)
        && !scopes[other].tokens.contains { source.isToken($0, "fatalError") }
    }
  }

  /// The function or the property of a type that a scope is part of.
  private func member(around scope: Int) -> EarlierCode.Member? {
    var current = scope
    while scopes[scopes[current].parent].kind != .type {
      guard current != 0 else { return nil }
      current = scopes[current].parent
    }
    let start = scopes[current].kind == .function ? scopes[current].keyword : brace(current)
    let statement = reading.facts.scopes.statement(of: start)
    let isOverride = statement.prefix { $0 <= start }.contains { source.isToken($0, "override") }
    let name: String?
    if scopes[current].kind == .function {
      let own = functionName(current)
      name = own == "init" ? SourceWorld.last(scopes[current].typeName) : own
    } else {
      name = PropertyCode.name(in: statement, source)
    }
    return name.map { EarlierCode.Member(name: $0, isOverride: isOverride) }
  }

  private func brace(_ scope: Int) -> Int { max(0, scopes[scope].tokens.lowerBound - 1) }

  /// The words of the code that properties have: that of lazy, computed and observed ones.
  private func propertyCode() -> [String: Set<String>] {
    var code: [String: Set<String>] = [:]
    for scope in scopes.indices.dropFirst()
    where scopes[scope].kind == .block && scopes[scopes[scope].parent].kind == .type {
      let statement = reading.facts.scopes.statement(of: brace(scope))
      guard let name = PropertyCode.name(in: statement, source) else { continue }
      let words = scopes[scope].tokens.lazy.filter { source.tokens[$0].kind == .word }
      code[name, default: []].formUnion(words.map { source.text(at: $0) })
    }
    return code
  }

  /// The properties whose code runs when they are set.
  private func observed() -> Set<String> {
    var names: Set<String> = []
    for word in ["didSet", "willSet", "set"] {
      for token in reading.places(of: word)
      where source.isToken(token + 1, "{") || source.isToken(token + 1, "(") {
        var current = reading.facts.scopes.scope(of: token)
        while current != 0, scopes[scopes[current].parent].kind != .type {
          current = scopes[current].parent
        }
        guard current != 0 else { continue }
        let statement = reading.facts.scopes.statement(of: brace(current))
        if let name = PropertyCode.name(in: statement, source) { names.insert(name) }
      }
    }
    return names
  }

  private func isPrivate(_ function: Int) -> Bool {
    let keyword = scopes[function].keyword
    return source.isToken(keyword - 1, "private") || source.isToken(keyword - 1, "fileprivate")
  }

  private func functionName(_ function: Int) -> String? {
    let keyword = scopes[function].keyword
    return source.isToken(keyword, "func")
      ? source.text(at: keyword + 1) : source.isToken(keyword, "init") ? "init" : nil
  }
}
