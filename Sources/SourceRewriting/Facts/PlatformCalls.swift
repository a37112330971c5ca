/// Functions that the platform or a library may call, with any item: actions, methods that are overridden, those of
/// protocols, and closures and functions that are given away.
struct PlatformCalls: Sendable {
  /// Functions that are named as selectors, or that the platform sees.
  private var actions: Set<String> = []
  /// Functions that override one, and those that do not.
  private var overriding: Set<String> = []
  private var plain: Set<String> = []
  /// Functions that override none, by the types that have them.
  private var functions: [String: Set<String>] = [:]
  /// What the types of the files inherit from and conform to, and the protocols among what these name.
  private var ancestors: [String: Set<String>] = [:]
  private var protocols: [String: Set<String>] = [:]
  private var types: Set<String> = []
  /// Members of other objects that get a closure, and members that the files declare.
  private var closures: Set<String> = []
  private var declared: Set<String> = []
  /// Closures that variables name.
  private var named: Set<String> = []
  /// Names that are given away, by what gets them: a function, or a member of no name.
  private var handed: [String: Set<String>] = [:]

  /// Knows no functions.
  init() {}

  /// Collects the functions of a file.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(_ reading: Reading) {
    let source = reading.source
    let scopes = reading.facts.scopes
    for token in source.tokens.indices
    where source.isToken(token, "#selector") && source.isToken(token + 1, "(") {
      let tokens = token + 2..<max(token + 2, source.after(token + 1) - 1)
      let end = tokens.first { source.isToken($0, "(") } ?? tokens.upperBound
      if end > tokens.lowerBound { actions.insert(source.text(at: end - 1)) }
    }
    readHeaders(source, scopes)
    readClosures(reading)
    for (name, all) in reading.facts.declarations
    where all.contains(where: { scopes.scopes[$0.scope].kind == .type }) { declared.insert(name) }
    for scope in scopes.scopes where scope.kind == .function && !scope.parameters.isEmpty {
      guard source.isToken(scope.keyword, "func") else { continue }
      let name = source.text(at: scope.keyword + 1)
      let words = (scopes.statement(of: scope.keyword).lowerBound..<scope.keyword)
      if words.contains(where: { source.isToken($0, "objc") || source.isToken($0, "IBAction") }) {
        actions.insert(name)
      }
      if words.contains(where: { source.isToken($0, "override") }) {
        overriding.insert(name)
      } else {
        plain.insert(name)
        functions[SourceWorld.last(scope.typeName), default: []].insert(name)
      }
    }
  }

  /// Notes what types inherit from and conform to; the first name behind that of a class is the class that it inherits
  /// from.
  private mutating func readHeaders(_ source: SwiftSource, _ scopes: ScopeMap) {
    types.formUnion(scopes.types.map(SourceWorld.last))
    for scope in scopes.scopes where scope.kind == .type {
      let header = scope.keyword + 1..<max(scope.keyword + 1, scope.tokens.lowerBound - 1)
      guard let colon = header.first(where: { source.isToken($0, ":") }) else { continue }
      let names = (colon + 1..<header.upperBound).prefix { !source.isToken($0, "where") }
        .filter { source.text(at: $0).first?.isUppercase == true }
        .map { source.text(at: $0) }
      let type = SourceWorld.last(scope.typeName)
      ancestors[type, default: []].formUnion(names)
      let isClass = source.isToken(scope.keyword, "class")
      protocols[type, default: []].formUnion(names.dropFirst(isClass ? 1 : 0))
    }
  }

  /// Functions that give each element of a list to what they get, and words that call nothing: `private(set)`.
  private static let iterating: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy",
    "private", "fileprivate", "internal", "public", "package", "open", "unowned",
  ]

  /// Notes the members that get a closure, `button.onTap = { … }`, and the names that are given away:
  /// `cell.configure = center`, `cells.register(center)`.
  private mutating func readClosures(_ reading: Reading) {
    let (source, scopes) = (reading.source, reading.facts.scopes)
    for token in source.tokens.indices {
      if source.isToken(token, "="), token > 0 {
        let statement = scopes.statement(of: token)
        let keyword = (statement.lowerBound..<token).last { index in
          source.isToken(index, "let") || source.isToken(index, "var")
        }
        if let keyword {
          if source.isToken(token + 1, "{") { named.insert(source.text(at: keyword + 1)) }
        } else if source.isToken(token + 1, "{") {
          // `handlers[key] = { … }`
          let words = (statement.lowerBound..<token).filter { source.tokens[$0].kind == .word }
          if let name = words.last { closures.insert(source.text(at: name)) }
        } else if let name = Self.function(in: token + 1..<statement.upperBound, reading) {
          handed[name, default: []].insert("")
        }
      } else if source.isToken(token, "("), token > 0, source.tokens[token - 1].kind == .word,
        !source.isToken(token - 2, "func")
      {
        let called = source.text(at: token - 1)
        if Self.iterating.contains(called) || FlowHandings.grouping.contains(called) { continue }
        for argument in source.arguments(in: token + 1..<max(token + 1, source.after(token) - 1)) {
          if let name = Self.function(in: argument.tokens, reading) {
            handed[name, default: []].insert(called)
          }
        }
      }
    }
  }

  /// The name of a function that is a value: `center`, `self.center`, `center(_:)`.
  private static func function(in tokens: Range<Int>, _ reading: Reading) -> String? {
    let source = reading.source
    var name = tokens.lowerBound
    if source.isToken(name, "self"), source.isToken(name + 1, ".") { name += 2 }
    guard name < tokens.upperBound, source.tokens[name].kind == .word else { return nil }
    let isLabelled =
      source.isToken(name + 1, "(") && source.isToken(source.after(name + 1) - 2, ":")
    let end = isLabelled ? source.after(name + 1) : name + 1
    guard end == tokens.upperBound else { return nil }
    // A variable of that name is no function, unless it is a closure.
    let (text, scope) = (source.text(at: name), reading.facts.scopes.scope(of: name))
    let variable = reading.facts.declaration(of: text, at: scope)
    let isFunction =
      variable?.initial.map { source.isToken($0.lowerBound, "{") } ?? (variable == nil)
    return isFunction ? text : nil
  }

  /// Adds the functions of another file.
  mutating func add(_ other: PlatformCalls) {
    actions.formUnion(other.actions)
    overriding.formUnion(other.overriding)
    plain.formUnion(other.plain)
    functions.merge(other.functions) { $0.union($1) }
    ancestors.merge(other.ancestors) { $0.union($1) }
    protocols.merge(other.protocols) { $0.union($1) }
    types.formUnion(other.types)
    closures.formUnion(other.closures)
    declared.formUnion(other.declared)
    named.formUnion(other.named)
    handed.merge(other.handed) { $0.union($1) }
  }

  /// Functions of types that conform to protocols of no file, by themselves or by what they inherit from.
  var witnesses: Set<String> {
    var all = Set(protocols.filter { !types.isSuperset(of: $0.value) }.keys)
    var size = -1
    while size < all.count {
      size = all.count
      // What the platform's own types conform to is not asked of those that inherit from them.
      let known = all.intersection(types)
      for (type, parents) in ancestors where !parents.isDisjoint(with: known) { all.insert(type) }
    }
    return all.reduce(into: []) { $0.formUnion(functions[$1] ?? []) }
  }

  /// All names of functions and closures that the platform or a library may call.
  ///
  /// - Parameter isCalled: Whether code of the files calls functions of a name, which those of the platform's protocols
  ///   are not for.
  /// - Returns: The names.
  func names(isCalled: (String) -> Bool) -> Set<String> {
    var names = actions.union(overriding.subtracting(plain))
    for name in witnesses where !isCalled(name) { names.insert(name) }
    // What the files declare and call gets what they give to it.
    for name in closures where !(declared.contains(name) && isCalled(name)) { names.insert(name) }
    for (name, all) in handed where plain.contains(name) || named.contains(name) {
      if all.contains(where: { !plain.contains($0) && !overriding.contains($0) }) {
        names.insert(name)
      }
    }
    return names
  }
}
