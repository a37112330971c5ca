/// Functions that the platform may call, with any item: actions, methods that are overridden, and those of protocols.
struct PlatformCalls: Sendable {
  /// Functions that are named as selectors, or that the platform sees.
  private var actions: Set<String> = []
  /// Functions that override one, and those that do not.
  private var overriding: Set<String> = []
  private var plain: Set<String> = []
  /// Functions of types that conform to protocols which no code of their file declares.
  private var witnesses: Set<String> = []

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
    let conforming = Self.conforming(source, scopes)
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
        if conforming.contains(scope.typeName) { witnesses.insert(name) }
      }
    }
  }

  /// The types of a file that conform to protocols which it does not declare; the first name behind that of a class is
  /// the class that it inherits from.
  private static func conforming(_ source: SwiftSource, _ scopes: ScopeMap) -> Set<String> {
    var conforming: Set<String> = []
    for scope in scopes.scopes
    where scope.kind == .type && !source.isToken(scope.keyword, "protocol") {
      let header = scope.keyword + 1..<max(scope.keyword + 1, scope.tokens.lowerBound - 1)
      guard let colon = header.first(where: { source.isToken($0, ":") }) else { continue }
      let names = (colon + 1..<header.upperBound).prefix { !source.isToken($0, "where") }
        .filter { source.text(at: $0).first?.isUppercase == true }
        .map { source.text(at: $0) }
      let protocols = names.dropFirst(source.isToken(scope.keyword, "class") ? 1 : 0)
      if protocols.contains(where: { !scopes.types.contains($0) }) {
        conforming.insert(scope.typeName)
      }
    }
    return conforming
  }

  /// Adds the functions of another file.
  mutating func add(_ other: PlatformCalls) {
    actions.formUnion(other.actions)
    overriding.formUnion(other.overriding)
    plain.formUnion(other.plain)
    witnesses.formUnion(other.witnesses)
  }

  /// Whether the platform may call functions of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isCalled: Whether code of the files calls such functions, which those of the platform's protocols are not for.
  /// - Returns: Whether it may.
  func mayCall(_ name: String, isCalled: (String) -> Bool) -> Bool {
    actions.contains(name) || overriding.contains(name) && !plain.contains(name)
      || witnesses.contains(name) && !isCalled(name)
  }

  /// All names of functions that the platform may call.
  func names(isCalled: (String) -> Bool) -> [String] {
    actions.union(overriding).union(witnesses).filter { mayCall($0, isCalled: isCalled) }
  }
}

/// What the platform gives to functions of a file.
extension FlowReading {
  /// Types of which a value is no item, and has none.
  private static let values: Set<String> = [
    "IndexPath", "Int", "Bool", "CGFloat", "Double", "Float", "CGPoint", "CGSize", "CGRect",
    "CGVector", "UIEdgeInsets", "String", "NSRange", "TimeInterval", "Date", "URL", "Data",
    "UITraitCollection", "NSCoder", "UIColor", "UIImage", "UIFont", "Error", "NSLayoutConstraint",
  ]

  /// Members that give no item.
  private static let numbers: Set<String> = [
    "tag", "row", "section", "count", "isOn", "isSelected", "state", "text", "value", "frame",
    "bounds", "contentOffset", "contentSize", "selectedSegmentIndex", "currentPage",
  ]

  /// Whether a word names what the platform gives to a function of the file, which may be any item or have one.
  func isGivenByPlatform(_ token: Int) -> Bool {
    source.tokens[token].kind == .word && !source.isToken(token - 1, ".")
      && !Self.numbers.contains(member(behind: token)) && isPlatformParameter(token)
  }

  private func member(behind token: Int) -> String {
    var end = token + 1
    while source.isToken(end, "?") || source.isToken(end, "!") { end += 1 }
    return source.isToken(end, ".") ? source.text(at: end + 1) : ""
  }

  private func isPlatformParameter(_ token: Int) -> Bool {
    let name = source.text(at: token)
    let place = facts.place(of: name, at: facts.scopes.scope(of: token))
    guard place.scope != 0, scopes[place.scope].kind == .function,
      declared[name]?[place.scope] == nil,
      let declaration = facts.declaration(of: name, at: place.scope)
    else { return false }
    let type = SourceWorld.last(SourceFacts.unwrapped(declaration.type))
    return !Self.values.contains(type) && platformNames.contains(function(around: place.scope))
  }

  /// Members to which code gives what the platform gives to a function, or which a function is given to change.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which statements stand in each other.
  func membersSetElsewhere() -> Set<SourceFacts.Place> {
    var found: Set<SourceFacts.Place> = []
    for token in source.tokens.indices where source.tokens[token].kind == .word {
      let isMember = source.isToken(token - 1, ".") && source.isToken(token - 2, "self")
      let first = isMember ? token - 2 : token
      guard isMember || !source.isToken(token - 1, ".") else { continue }
      // `fill(&kept)`, but not `yield &kept`.
      let isChanged =
        source.isToken(first - 1, "&") && ["(", ",", ":"].contains(source.text(at: first - 2))
      guard isChanged || !platformNames.isEmpty && source.isToken(token + 1, "=") else { continue }
      let scope = facts.scopes.scope(of: token)
      let place = facts.place(of: source.text(ofTokens: first..<token + 1), at: scope)
      guard place.scope == 0 else { continue }
      let end = isChanged ? token : facts.scopes.statement(of: token).upperBound
      if isChanged || (token + 2..<max(token + 2, end)).contains(where: isGivenByPlatform) {
        found.insert(place)
      }
    }
    return found
  }
}

extension Reading {
  /// Whether code of the file calls a function of a name.
  func callsOwn(_ name: String) -> Bool {
    places(of: name).contains { token in
      source.isToken(token + 1, "(") && !source.isToken(token - 1, "func")
        && !source.isToken(token - 2, "super")
    }
  }
}
