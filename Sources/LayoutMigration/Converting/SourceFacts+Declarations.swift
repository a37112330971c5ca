/// Declarations: what a name is, by its type or by what it begins with.
extension SourceFacts {
  mutating func declare(_ statement: Range<Int>, in scope: Int, _ source: SwiftSource) {
    var index = statement.lowerBound
    // What a condition binds is what it was before.
    if ["if", "guard", "while", "for", "switch", "case"].contains(source.text(at: index)) {
      return
    }
    while index < statement.upperBound, !source.isToken(index, "let"), !source.isToken(index, "var")
    {
      guard source.tokens[index].kind == .word || source.isToken(index, "@") else { return }
      if source.isToken(index, "(") { return }
      index = source.after(index)
      if source.isToken(index, "(") { index = source.after(index) }
    }
    guard index + 1 < statement.upperBound else { return }
    let isConstant = source.isToken(index, "let")
    for part in source.elements(in: index + 1..<statement.upperBound) {
      declare(part, isConstant, in: scope, source)
    }
  }

  mutating func declare(parameter: Range<Int>, in scope: Int, _ source: SwiftSource) {
    guard let colon = parameter.first(where: { source.isToken($0, ":") }),
      colon > parameter.lowerBound
    else { return }
    declare(colon - 1..<parameter.upperBound, true, in: scope, source)
  }

  private mutating func declare(
    _ part: Range<Int>,
    _ isConstant: Bool,
    in scope: Int,
    _ source: SwiftSource
  ) {
    let name = source.text(at: part.lowerBound)
    var index = part.lowerBound + 1
    var type = index..<index
    if source.isToken(index, ":") {
      let start = index + 1
      index = start
      while index < part.upperBound, !source.isToken(index, "="), !source.isToken(index, "{") {
        index = source.after(index)
      }
      type = start..<index
    }
    let typeName = source.text(ofTokens: type)
    var kind = typeName.isEmpty ? ValueKind.unknown : ValueKind(ofType: typeName)
    var element = Self.element(ofType: typeName)
    var list: Range<Int>?
    if source.isToken(index, "="), index + 1 < part.upperBound {
      let initial = index + 1..<part.upperBound
      if typeName.isEmpty { kind = self.kind(ofInitial: initial, source) }
      if typeName.isEmpty, kind == .unknown, initial.count > 3,
        source.isToken(initial.lowerBound + 1, "["),
        source.after(initial.lowerBound + 1) == initial.upperBound
      {
        // An element of a list that is declared before.
        kind = self.kind(ofElementOf: source.text(at: initial.lowerBound), at: scope)
      }
      if source.isToken(initial.lowerBound, "["),
        source.after(initial.lowerBound) == initial.upperBound
      {
        list = initial
      }
      if element == .unknown { element = self.element(ofInitial: initial, source) }
      readInitial(initial, of: name, in: scope, source)
    }
    add(
      Declaration(
        scope: scope,
        kind: kind,
        type: typeName,
        typeTokens: type,
        isConstant: isConstant,
        element: element,
        list: list
      ),
      named: name
    )
  }

  /// What the elements are of a type such as `[UIView]`.
  private static func element(ofType text: String) -> ValueKind {
    guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") else { return .unknown }
    return ValueKind(ofType: String(text.dropFirst().dropLast()))
  }

  /// What the elements are of `[UILabel(), UILabel()]`, or of `names.map { UILabel($0) }`.
  private func element(ofInitial tokens: Range<Int>, _ source: SwiftSource) -> ValueKind {
    if source.isToken(tokens.lowerBound, "["), source.after(tokens.lowerBound) == tokens.upperBound,
      let first = source.elements(in: tokens.lowerBound + 1..<tokens.upperBound - 1).first
    {
      return kind(ofInitial: first, source)
    }
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens, let call = chain.links.last, call.name == "map",
      let brace = call.closures.first, let closure = source.closure(at: brace),
      let only = source.statements(in: closure.body).first,
      source.statements(in: closure.body).count == 1
    else { return .unknown }
    return kind(ofInitial: only, source)
  }

  /// What an initial value is.
  func kind(ofInitial tokens: Range<Int>, _ source: SwiftSource) -> ValueKind {
    if source.isToken(tokens.lowerBound, "{"), let closure = source.closure(at: tokens.lowerBound) {
      for statement in source.statements(in: closure.body).prefix(1)
      where source.isToken(statement.lowerBound, "let") {
        guard let sign = statement.first(where: { source.isToken($0, "=") }) else { continue }
        return kind(ofInitial: sign + 1..<statement.upperBound, source)
      }
      return .unknown
    }
    if tokens.contains(where: { source.tokens[$0].kind == .string }) && tokens.count == 1 {
      return .unknown
    }
    if let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens.upperBound == tokens.upperBound, source.tokens[tokens.lowerBound].kind == .word
    {
      let head = source.text(ofTokens: chain.head)
      if let first = chain.links.first, first.name.isEmpty, first.arguments != nil {
        return head.first?.isUppercase == true ? ValueKind(ofType: head) : .unknown
      }
      if let first = chain.links.first, first.name == "newAutoLayout" || first.name == "build" {
        return ValueKind(ofType: head)
      }
      // `let safeArea = view.safeAreaLayoutGuide`
      let isGuide =
        chain.links.allSatisfy { $0.arguments == nil && $0.closures.isEmpty }
        && ValueKind(ofName: chain.links.last?.name ?? head) == .guide
      return isGuide ? .guide : .unknown
    }
    return number(tokens, source)
  }

  /// Arithmetic of literals; anything else is not known.
  private func number(_ tokens: Range<Int>, _ source: SwiftSource) -> ValueKind {
    var kind = ValueKind.unknown
    for index in tokens {
      switch source.tokens[index].kind {
      case .number:
        let isWhole = source.text(at: index).allSatisfy { $0.isNumber || $0 == "_" }
        if !isWhole { kind = .number } else if kind == .unknown { kind = .integer }
      case .operator: continue
      default: return .unknown
      }
    }
    return kind
  }
}
