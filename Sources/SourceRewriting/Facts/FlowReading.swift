/// One file, as far as items flow through it.
struct FlowReading {
  let source: SwiftSource
  let facts: SourceFacts
  let file: UInt64
  /// The declarations of variables, by their names and scopes.
  let declared: [String: [Int: Range<Int>]]
  /// The names of the protocols that the file declares.
  private let protocols: Set<String>
  let reading: Reading
  /// The functions of the file that the platform may call, and their names.
  let platform: PlatformCalls
  let platformNames: Set<String>
  /// Members to which code gives what the platform gives to a function, subviews or a superview, or which a function is
  /// given to change.
  private(set) var setElsewhere: Set<SourceFacts.Place> = []

  init(source: SwiftSource, facts: SourceFacts, file: UInt64) {
    self.source = source
    self.facts = facts
    self.file = file
    reading = Reading(file: source, facts: facts)
    let platform = PlatformCalls(reading)
    self.platform = platform
    platformNames = platform.names(isCalled: reading.callsOwn)
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
    setElsewhere = membersSetElsewhere().union(membersSetByKeys())
  }

  var scopes: [ScopeMap.Scope] { facts.scopes.scopes }
  /// Members of the file's types that have no item of their own.
  var aliases: [(name: String, types: Set<String>)] { FlowAliases(reading).members() }

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

  /// Whether the file declares a type of a name that has items of its own: no protocol.
  func isClass(_ name: String) -> Bool {
    facts.scopes.types.contains(name) && !protocols.contains(name)
  }

  /// The name of the function around a scope: that of its type for an initialiser, the keyword for a subscript.
  func function(around scope: Int) -> String {
    var current = scope
    while current != 0, scopes[current].kind != .function { current = scopes[current].parent }
    guard current != 0 else { return "" }
    let keyword = scopes[current].keyword
    if source.isToken(keyword, "func") { return source.text(at: keyword + 1) }
    if source.isToken(keyword, "subscript") { return "subscript" }
    return SourceWorld.last(scopes[current].typeName)
  }

  /// The name of the function around a scope, or of the property whose code it is; empty elsewhere.
  func member(around scope: Int) -> String {
    let function = function(around: scope)
    if !function.isEmpty { return function }
    let outer = facts.scopes.function(of: scope)
    guard scopes[outer].kind == .block, outer != 0 else { return "" }
    let statement = facts.scopes.statement(of: scopes[outer].tokens.lowerBound - 1)
    return PropertyCode.name(in: statement, source) ?? ""
  }

  /// The properties of extensions, each as a function: what it says, and the type around.
  private func properties() -> [Function] {
    scopes.indices.compactMap { index in
      let scope = scopes[index]
      guard scope.kind == .block, scopes[scope.parent].kind == .type, !isClass(scope.typeName)
      else {
        return nil
      }
      let name = member(around: index)
      if name.isEmpty { return nil }
      return Function(
        name: name,
        type: SourceWorld.last(scope.typeName),
        words: words(in: scope.tokens),
        isExtension: true
      )
    }
  }

  /// Functions under another name: `let pin = center`.
  private func named() -> [Function] {
    facts.declarations.flatMap { name, all in
      all.compactMap { declared in
        guard let value = declared.initial, value.count < 4, let last = value.last,
          reading.places(of: source.text(at: last)).contains(where: {
            source.isToken($0 - 1, "func")
          })
        else { return nil }
        let type = SourceWorld.last(scopes[declared.scope].typeName)
        return Function(name: name, type: type, words: [source.text(at: last)])
      }
    }
  }

  /// A function of the file: what it says, and the type around.
  struct Function {
    let name: String
    let type: String
    let words: Set<String>
    var isExtension = false
  }

  /// What some code may call: its words, and its signs.
  private func words(in tokens: Range<Int>) -> Set<String> {
    let words = tokens.lazy.filter {
      source.tokens[$0].kind == .word || OperandSigns.isFunction($0, source)
    }
    return Set(words.map { source.text(at: $0) }).subtracting(Self.common)
  }

  func functions() -> [Function] {
    let helpers = HelperCalls(reading, TypeMembers(reading))
    return named() + properties()
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
        let isExtension = !type.isEmpty && !isClass(type)
        return Function(
          name: name,
          type: SourceWorld.last(type),
          words: words(in: scopes[index].tokens),
          isExtension: isExtension
        )
      }
  }
}
