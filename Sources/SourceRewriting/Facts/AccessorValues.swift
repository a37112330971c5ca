/// What the accessors of properties and subscripts call the value that these are set to, or had before.
struct AccessorValues {
  /// The properties of a type, or its subscripts.
  enum Owner: Equatable {
    /// The property whose name stands at a token.
    case property(Int)
    /// The subscript with the braces of a scope.
    case subscripts(Int)
  }

  private let source: SwiftSource
  private let scopes: ScopeMap

  /// Looks in a file.
  init(_ source: SwiftSource, _ scopes: ScopeMap) {
    (self.source, self.scopes) = (source, scopes)
  }

  /// The names of values, by the accessors that get these without a name of their own for them.
  private static let names: [(accessor: String, value: String)] = [
    ("set", "newValue"), ("willSet", "newValue"), ("didSet", "oldValue"),
  ]

  /// What is set to the value of a name, where code stands in an accessor that gets one; nil for any other name.
  func owner(ofValue name: String, at scope: Int) -> Owner? {
    var current = scope
    while scopes.scopes[current].kind == .block {
      let brace = scopes.scopes[current].tokens.lowerBound - 1
      var keyword = brace - 1
      var own: String?
      if source.isToken(keyword, ")"), let bracket = source.partner(of: keyword) {
        own = source.text(at: bracket + 1)
        keyword = bracket - 1
      }
      let usual = Self.names.first { source.isToken(keyword, $0.accessor) }
      if let usual, (own ?? usual.value) == name { return owner(ofAccessor: current) }
      current = scopes.scopes[current].parent
    }
    return nil
  }

  /// What gives out the storage that a word names behind `yield &`, for others to change; nil for any other word.
  func owner(yielding token: Int) -> Owner? {
    guard source.isToken(token - 1, "&"), source.isToken(token - 2, "yield") else { return nil }
    var current = scopes.scope(of: token)
    while scopes.scopes[current].kind == .block {
      let keyword = source.text(at: scopes.scopes[current].tokens.lowerBound - 2)
      if ["_modify", "modify"].contains(keyword) { return owner(ofAccessor: current) }
      current = scopes.scopes[current].parent
    }
    return nil
  }

  private func owner(ofAccessor scope: Int) -> Owner? {
    let body = scopes.scopes[scope].parent
    if scopes.scopes[body].kind == .function { return .subscripts(body) }
    guard scopes.scopes[body].kind == .block else { return nil }
    let header = scopes.statement(of: scopes.scopes[body].tokens.lowerBound - 1)
    return header.first { source.isToken($0, "var") }.map { .property($0 + 1) }
  }
}
