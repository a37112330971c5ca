/// What a file shows of the names in it: what they are, where they stand, whose flag is cleared.
struct SourceFacts: Sendable {
  /// A declaration of a name.
  struct Declaration: Sendable {
    /// The scope it belongs to.
    let scope: Int
    /// What it declares.
    let kind: ValueKind
    /// Its type as it is written; empty where none is.
    let type: String
    /// The tokens of the type.
    let typeTokens: Range<Int>
    /// Whether it is `let`.
    let isConstant: Bool
    /// What its elements are, for a list.
    var element = ValueKind.unknown
    /// The tokens of the literal it begins with, for a list.
    var list: Range<Int>?
  }

  /// The scopes of the file.
  let scopes: ScopeMap
  private(set) var declarations: [String: [Declaration]] = [:]
  /// For a type and an item in it the superviews it is added to.
  private(set) var superviews: [Place: [Superview]] = [:]
  /// Items whose autoresizing flag is visibly cleared.
  private(set) var cleared: Set<Place> = []
  /// Methods that set a property of a constraint, of this file and of those beside it.
  var helpers: ConstraintHelpers
  /// The modules the file imports, with the tokens of each statement.
  private(set) var imports: [(module: String, tokens: Range<Int>)] = []

  /// An item within a type.
  struct Place: Hashable, Sendable {
    let type: String
    let item: String
  }

  /// A superview, and the function in which it gets its subview.
  struct Superview: Equatable, Sendable {
    let text: String
    let function: Int
  }

  /// Collects what a file shows.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(_ source: SwiftSource) {
    scopes = ScopeMap(source)
    helpers = ConstraintHelpers(source, scopes)
    for (index, scope) in scopes.scopes.enumerated() {
      for parameter in scope.parameters { declare(parameter: parameter, in: index, source) }
      for statement in scope.statements { read(statement, in: index, source) }
    }
  }

  /// The expression without `self.` in front.
  static func key(_ expression: String) -> String {
    expression.hasPrefix("self.") ? String(expression.dropFirst(5)) : expression
  }

  // MARK: Questions

  /// The declaration of a name that holds at a scope; the innermost one.
  func declaration(of name: String, at scope: Int) -> Declaration? {
    guard let all = declarations[name] else { return nil }
    var current = scope
    while true {
      if let found = all.last(where: { $0.scope == current }) { return found }
      if current == 0 { break }
      current = scopes.scopes[current].parent
    }
    // A property of the same type, declared in another part of it.
    let type = scopes.scopes[scope].typeName
    return all.first {
      scopes.scopes[$0.scope].kind == .type && scopes.scopes[$0.scope].typeName == type
    }
  }

  /// The one superview an item is seen to have, by an expression that can be used at a scope.
  func superview(of item: String, at scope: Int) -> String? {
    let place = Place(type: scopes.scopes[scope].typeName, item: Self.key(item))
    guard let all = superviews[place] else { return nil }
    let function = scopes.function(of: scope)
    let near = all.filter { $0.function == function }
    let candidates = near.isEmpty ? all : near
    guard let first = candidates.first, candidates.allSatisfy({ $0.text == first.text }) else {
      return nil
    }
    let base = String(Self.key(first.text).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if near.isEmpty, let declared = declaration(of: base, at: function) {
      guard scopes.scopes[declared.scope].kind == .type else { return nil }
    } else if near.isEmpty, !["self", "view", "contentView"].contains(base) {
      return nil
    }
    return first.text
  }

  /// Whether the flag of an item is cleared where the file shows it, or the item has none.
  func isCleared(_ item: String, at scope: Int) -> Bool {
    let type = scopes.scopes[scope].typeName
    return cleared.contains(Place(type: type, item: Self.key(item)))
      || kind(ofName: item, at: scope) == .guide
  }

  /// What a path of names is.
  func kind(ofName path: String, at scope: Int) -> ValueKind {
    let name = Self.key(path)
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if isPlain, let declaration = declaration(of: name, at: scope), declaration.kind != .unknown {
      return declaration.kind
    }
    if let kind = kind(ofStatic: name, at: scope) { return kind }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return ValueKind(ofName: last)
  }

  /// What a member of a type is, as in `Metrics.button`: as it is declared in the file, else a number.
  private func kind(ofStatic path: String, at scope: Int) -> ValueKind? {
    let parts = path.split(separator: ".")
    guard parts.count > 1, let member = parts.last,
      parts.dropLast().allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    let owner =
      parts[parts.count - 2] == "Self"
      ? scopes.scopes[scope].typeName.split(separator: ".").last : parts[parts.count - 2]
    let declared = declarations[String(member)]?.first {
      scopes.scopes[$0.scope].typeName.split(separator: ".").last == owner
    }
    if let kind = declared?.kind, kind != .unknown { return kind }
    return ["insets", "size"].contains { member.lowercased().hasSuffix($0) } ? nil : .number
  }

  /// What an element of a list is: by the list's type or beginning, else by its name in the singular.
  func kind(ofElementOf path: String, at scope: Int) -> ValueKind {
    let name = Self.key(path)
    let kind = declaration(of: name, at: scope)?.element ?? .unknown
    guard kind == .unknown, name.hasSuffix("s") else { return kind }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return ValueKind(ofName: String(last.dropLast()))
  }

  // MARK: Reading

  private mutating func read(_ statement: Range<Int>, in scope: Int, _ source: SwiftSource) {
    if source.isToken(statement.lowerBound, "import"), statement.count > 1 {
      let module = source.text(ofTokens: statement.lowerBound + 1..<statement.upperBound)
      imports.append((module, statement))
    }
    declare(statement, in: scope, source)
    readHierarchy(statement, in: scope, source)
  }

  mutating func add(_ declaration: Declaration, named name: String) {
    declarations[name, default: []].append(declaration)
  }

  mutating func add(superview: String, of item: String, in scope: Int) {
    let place = Place(type: scopes.scopes[scope].typeName, item: Self.key(item))
    superviews[place, default: []].append(
      Superview(text: superview, function: scopes.function(of: scope))
    )
  }

  mutating func clear(_ item: String, in scope: Int) {
    cleared.insert(Place(type: scopes.scopes[scope].typeName, item: Self.key(item)))
  }
}
