import LayoutStatements

/// Declarations: what a name is, by its type or by what it begins with.
extension SourceFacts {
  mutating func declare(_ statement: Range<Int>, in scope: Int, _ source: SwiftSource) {
    var index = statement.lowerBound
    // What a condition binds belongs to its body.
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
    let wrapper = PropertyWrapper.name(from: statement.lowerBound, to: index, source)
    let isWeak = (statement.lowerBound..<index).contains {
      source.isToken($0, "weak") || source.isToken($0, "unowned")
    }
    if source.isToken(index + 1, "(") {
      for name in source.names(declaredBy: index, in: index..<index) { bind(name, "", in: scope) }
      return
    }
    for part in source.elements(in: index + 1..<statement.upperBound) {
      declare(part, isConstant, isWeak: isWeak, wrapper: wrapper, in: scope, source)
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
    isWeak: Bool = false,
    wrapper: String = "",
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
    var madeType = ""
    var value = ""
    var literal: Double?
    var pending: [(String, String)] = []
    var first: Range<Int>?
    if source.isToken(index, "="), index + 1 < part.upperBound {
      let initial = index + 1..<part.upperBound
      first = initial
      if isConstant { literal = Amount.text(source.text(ofTokens: initial)).value }
      if typeName.isEmpty {
        (kind, madeType) = self.kind(ofInitial: initial, source)
        if kind == .unknown { value = Self.value(initial, source) }
      }
      if source.isToken(initial.lowerBound, "["),
        source.after(initial.lowerBound) == initial.upperBound
      {
        list = initial
        for element in source.elements(in: initial.lowerBound + 1..<initial.upperBound - 1) {
          pending.append((source.text(ofTokens: element), name))
        }
      }
      if element == .unknown { element = self.element(ofInitial: initial, source) }
      readInitial(initial, of: name, in: scope, source)
    }
    var declaration = Declaration(
      scope: scope,
      kind: kind,
      type: typeName,
      typeTokens: type,
      isConstant: isConstant,
      element: element,
      list: list,
      madeType: madeType,
      value: value,
      literal: literal
    )
    declaration.isWeak = isWeak
    declaration.wrapper = wrapper
    declaration.isObserved = Self.isObserved(part, source)
    declaration.initial = first
    declaration.isNil = first.map { $0.count == 1 && source.isToken($0.lowerBound, "nil") } ?? false
    if source.isToken(index, "{"), index < part.upperBound {
      declaration.code = index..<part.upperBound
    }
    add(declaration, named: name)
    for (element, list) in pending { add(element: element, of: list, in: scope) }
  }

  /// Whether braces behind a name, its type and its first value hold code that runs when it is set.
  private static func isObserved(_ part: Range<Int>, _ source: SwiftSource) -> Bool {
    guard let close = part.last, let brace = source.partner(of: close), part.contains(brace),
      source.isToken(brace, "{"), !source.isToken(brace - 1, "=")
    else { return false }
    var index = brace + 1
    while index < close {
      if ["didSet", "willSet", "set"].contains(source.text(at: index)),
        source.isToken(index + 1, "{") || source.isToken(index + 1, "(")
      {
        return true
      }
      index = source.after(index)
    }
    return false
  }

  /// The text of a short value that other declarations explain.
  private static func value(_ tokens: Range<Int>, _ source: SwiftSource) -> String {
    guard tokens.count <= 60, !tokens.contains(where: { source.isToken($0, "{") }) else {
      return ""
    }
    return source.text(ofTokens: tokens)
  }

  // MARK: Bindings

  /// What a closure's arguments are called, and what they are where it says their types.
  mutating func declareArguments(of scope: ScopeMap.Scope, in index: Int, _ source: SwiftSource) {
    guard scope.kind == .block, let closure = source.closure(at: scope.tokens.lowerBound - 1) else {
      return
    }
    for (name, value) in source.captures(by: scope.tokens.lowerBound - 1) {
      bind(name, to: value, in: index, source)
    }
    for (place, name) in closure.parameters.enumerated() where name != "_" {
      let declared = place < closure.declarations.count ? closure.declarations[place] : 0..<0
      if declared.contains(where: { source.isToken($0, ":") }) {
        declare(parameter: declared, in: index, source)
      } else {
        bind(name, "", in: index)
      }
    }
  }

  /// What `if let`, `guard let`, `while let`, `for` and `case let` give names to.
  mutating func declareBindings(_ statement: Range<Int>, in scope: Int, _ source: SwiftSource) {
    let word = source.text(at: statement.lowerBound)
    guard ["if", "guard", "while", "for", "switch", "do", "repeat"].contains(word) else { return }
    var start = statement.lowerBound
    var index = start
    while index < statement.upperBound {
      guard source.isToken(index, "{") else {
        index = source.after(index)
        continue
      }
      let body = scopes.scope(of: index + 1)
      let isBody = scopes.scopes[body].tokens.lowerBound == index + 1
      if word == "guard" {
        bind(start..<index, in: scope, source)
      } else if isBody {
        bind(start..<index, in: body, source)
      }
      start = index
      index = source.after(index)
      if index > start { start = index }
    }
    if word == "switch", let brace = statement.first(where: { source.isToken($0, "{") }),
      let close = source.partner(of: brace)
    {
      for header in scopes.scopes[scopes.scope(of: brace + 1)].statements
      where header.upperBound < close && source.beginsCase(at: header.lowerBound) {
        bind(header, in: scopes.scope(of: header.upperBound), source)
      }
    }
  }

  private mutating func bind(_ header: Range<Int>, in scope: Int, _ source: SwiftSource) {
    if source.isToken(header.lowerBound, "for") {
      guard let word = header.first(where: { source.isToken($0, "in") }) else { return }
      let end = header.first { source.isToken($0, "where") } ?? header.upperBound
      let list = word + 1 < end ? source.text(ofTokens: word + 1..<end) : ""
      let names = (header.lowerBound + 1..<word).filter {
        source.tokens[$0].kind == .word && !["let", "var", "case"].contains(source.text(at: $0))
      }
      for name in names {
        if names.count == 1, source.isToken(word + 1, "["), source.after(word + 1) == end {
          let element = self.element(ofInitial: word + 1..<end, source)
          bind(source.text(at: name), "", in: scope, kind: element, from: word + 1..<end)
        } else {
          bind(
            source.text(at: name),
            names.count == 1 ? list : "",
            in: scope,
            isElement: names.count == 1
          )
        }
      }
      return
    }
    for index in header where source.isToken(index, "let") || source.isToken(index, "var") {
      let name = index + 1
      let names = source.pattern(at: name)
      guard names == [name] else {
        for inner in names { bind(source.text(at: inner), "", in: scope) }
        continue
      }
      guard source.isToken(name + 1, "=") else {
        let isShort = name + 1 == header.upperBound || source.isToken(name + 1, ",")
        let text = source.text(at: name)
        bind(text, isShort || source.isToken(name + 1, "else") ? text : "", in: scope)
        continue
      }
      var end = name + 2
      while end < header.upperBound, !source.isToken(end, ","), !source.isToken(end, "else") {
        end = source.after(end)
      }
      guard name + 2 < end else { continue }
      let value = name + 2..<end
      bind(name, to: value, in: scope, source)
    }
  }

  /// Declares a name at a token as what a value is, `title as? UILabel` among these.
  private mutating func bind(
    _ name: Int,
    to value: Range<Int>,
    in scope: Int,
    _ source: SwiftSource
  ) {
    let cast = value.first { source.isToken($0, "as") }
    if let cast, source.isToken(cast + 1, "?"), cast + 2 < value.upperBound {
      let type = source.text(ofTokens: cast + 2..<value.upperBound)
      let kind = ValueKind(ofType: type)
      bind(source.text(at: name), "", in: scope, kind: kind, type: type, from: value)
    } else {
      let (kind, made) = self.kind(ofInitial: value, source)
      let text = kind == .unknown ? Self.value(value, source) : ""
      bind(source.text(at: name), text, in: scope, kind: kind, type: made, from: value)
    }
  }

  private mutating func bind(
    _ name: String,
    _ value: String,
    in scope: Int,
    kind: ValueKind = .unknown,
    type: String = "",
    isElement: Bool = false,
    from initial: Range<Int>? = nil
  ) {
    var declaration = Declaration(
      scope: scope,
      kind: kind,
      type: "",
      typeTokens: 0..<0,
      isConstant: true
    )
    declaration.madeType = type
    declaration.value = value
    declaration.isElement = isElement
    declaration.initial = initial
    add(declaration, named: name)
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
      return kind(ofInitial: first, source).0
    }
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens, let call = chain.links.last, call.name == "map",
      let brace = call.closures.first, let closure = source.closure(at: brace),
      let only = source.statements(in: closure.body).first,
      source.statements(in: closure.body).count == 1
    else { return .unknown }
    return kind(ofInitial: only, source).0
  }

  /// What an initial value is, and the type that it makes.
  func kind(ofInitial tokens: Range<Int>, _ source: SwiftSource) -> (ValueKind, type: String) {
    if source.isUncalledClosure(tokens) { return (.unknown, "") }
    if source.isToken(tokens.lowerBound, "{"), let closure = source.closure(at: tokens.lowerBound) {
      if let argument = source.argumentGivenBack(tokens, by: closure) {
        return kind(ofInitial: argument, source)
      }
      for statement in source.statements(in: closure.body).prefix(1)
      where source.isToken(statement.lowerBound, "let") {
        guard let sign = statement.first(where: { source.isToken($0, "=") }) else { continue }
        return kind(ofInitial: sign + 1..<statement.upperBound, source)
      }
      return (.unknown, "")
    }
    if let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens.upperBound == tokens.upperBound, source.tokens[tokens.lowerBound].kind == .word
    {
      let head = source.text(ofTokens: chain.head)
      let isType = head.first?.isUppercase == true
      let links = chain.links
      if isType, let first = links.first {
        let makes = first.arguments != nil || !first.closures.isEmpty
        if links.count == 1, makes, first.name.isEmpty { return (ValueKind(ofType: head), head) }
        if ["newAutoLayout", "build", "init", "zero", "forAutoLayout"].contains(first.name),
          links.count == 1, makes || first.name == "zero"
        {
          return (ValueKind(ofType: head), head)
        }
        // `UILabel().forAutoLayout()`, and `Outer.Card()`
        if first.name.isEmpty, makes, links.count == 2,
          ["configureForAutoLayout", "forAutoLayout"].contains(links[1].name)
        {
          return (ValueKind(ofType: head), head)
        }
        if links.count == 1, makes, first.name.first?.isUppercase == true {
          return (ValueKind(ofType: first.name), first.name)
        }
      }
      return (.unknown, "")
    }
    return (number(tokens, source), "")
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

extension SwiftSource {
  /// Whether an expression is a closure that nothing calls there: `{ … }`, and not `{ … }()`.
  func isUncalledClosure(_ tokens: Range<Int>) -> Bool {
    isToken(tokens.lowerBound, "{") && after(tokens.lowerBound) == tokens.upperBound
  }
}
