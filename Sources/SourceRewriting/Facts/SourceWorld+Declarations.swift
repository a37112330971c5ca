/// What a statement of a file declares.
extension SourceWorld {
  /// A type or a function that a statement declares.
  mutating func add(_ statement: Range<Int>, of type: String, _ source: SwiftSource) {
    var index = statement.lowerBound
    while index < statement.upperBound {
      let word = source.text(at: index)
      let name = source.text(at: index + 1)
      switch word {
      case "class" where source.isToken(index + 1, "func") || source.isToken(index + 1, "var"):
        index += 1
        continue
      case "class", "actor":
        let parents = inherited(from: index + 2, source)
        if types[name] == nil {
          for parent in parents { heirs[Self.last(parent), default: []].insert(name) }
        }
        types[name, default: []].append(.reference(parents))
        addWrapper(name, statement, source)
        homes[name, default: []].insert(type)
        return
      case "struct", "enum":
        types[name, default: []].append(.value)
        conform(name, index, source)
        addWrapper(name, statement, source)
        homes[name, default: []].insert(type)
        return
      case "protocol":
        types[name, default: []].append(.requirement)
        conform(name, index, source)
        homes[name, default: []].insert(type)
        return
      case "typealias":
        guard let sign = statement.first(where: { source.isToken($0, "=") }) else { return }
        let text = source.text(ofTokens: sign + 1..<statement.upperBound)
        types[name, default: []].append(.alias(text))
        homes[name, default: []].insert(type)
        return
      case "func":
        overloads.addOperator(at: index, statement, source)
        functions[name, default: []].insert(labels(of: index, statement, source))
        if SourceFacts.adding.contains(name), AddingFunction.mayAddElsewhere(statement, source) {
          diverting[name, default: []].insert(type)
        }
        let result = self.result(of: index, statement, source)
        if !result.isEmpty {
          clearing[name, default: true] =
            clears(index, statement, source) && clearing[name, default: true]
        }
        members[type, default: [:]][name, default: []].append(
          Member(
            kind: result.isEmpty ? .unknown : ValueKind(ofType: result),
            element: .unknown,
            type: result,
            isFunction: true
          )
        )
        return
      case "init":
        overloads.addInitializer(of: type)
        guard [.insets, .directionalInsets, .size, .point].contains(ValueKind(ofType: type)),
          let initializer = StructureInitializer(index, statement, source)
        else { return }
        initializers[type, default: []].append(initializer)
        return
      case "var":
        let code = PropertyCode(of: index + 1, in: statement, source)
        let effect = code?.effect(source) ?? .none
        if effect != .none { effects[name] = max(effect, effects[name] ?? .none) }
        let wrapper = PropertyWrapper.name(from: statement.lowerBound, to: index, source)
        if !wrapper.isEmpty { wrapped[name, default: []].insert(wrapper) }
        return
      case "extension":
        conform(name, index, source)
        return
      case "let", "if", "for", "guard", "case", "import", "return":
        return
      default:
        guard source.tokens[index].kind == .word || word == "@" || word == "(" else { return }
        index = source.after(index)
      }
    }
  }

  /// Notes the protocols that stand behind the name of a type, a protocol or an extension.
  private mutating func conform(_ name: String, _ keyword: Int, _ source: SwiftSource) {
    var (name, end) = (name, keyword + 2)
    while source.isToken(end, ".") {
      name = source.text(at: end + 1)
      end += 2
    }
    let protocols = inherited(from: end, source).map(Self.last)
    if !protocols.isEmpty { conformances[name, default: []].formUnion(protocols) }
  }

  /// Notes a type that is a property wrapper.
  private mutating func addWrapper(_ name: String, _ statement: Range<Int>, _ source: SwiftSource) {
    guard let wrapper = PropertyWrapper(statement, source) else { return }
    wrappers[name] = types[name]?.count == 1 ? wrapper : nil
  }

  private func inherited(from start: Int, _ source: SwiftSource) -> [String] {
    var index = start
    if source.isToken(index, "<") {
      while index < source.tokens.count, !source.isToken(index, ">") { index += 1 }
      index += 1
    }
    guard source.isToken(index, ":") else { return [] }
    var names: [String] = []
    index += 1
    while index < source.tokens.count, !source.isToken(index, "{"),
      !source.isToken(index, "where")
    {
      if source.tokens[index].kind == .word { names.append(source.text(at: index)) }
      index += 1
    }
    return names
  }

  private func labels(of keyword: Int, _ statement: Range<Int>, _ source: SwiftSource) -> [String] {
    guard let list = (keyword..<statement.upperBound).first(where: { source.isToken($0, "(") })
    else { return [] }
    return source.elements(in: list + 1..<source.after(list) - 1).map {
      source.text(at: $0.lowerBound)
    }
  }

  private func result(of keyword: Int, _ statement: Range<Int>, _ source: SwiftSource) -> String {
    guard let list = (keyword..<statement.upperBound).first(where: { source.isToken($0, "(") })
    else { return "" }
    var index = source.after(list)
    while index < statement.upperBound, !source.isToken(index, "->") {
      if source.isToken(index, "{") { return "" }
      index = source.after(index)
    }
    let start = index + 1
    index = start
    while index < statement.upperBound, !source.isToken(index, "{"),
      !source.isToken(index, "where")
    {
      index = source.after(index)
    }
    return start < index ? source.text(ofTokens: start..<index) : ""
  }

  /// Whether a function's own statements clear the flag of the variable, or of itself, that the
  /// last one returns, and nothing sets it.
  private func clears(_ keyword: Int, _ statement: Range<Int>, _ source: SwiftSource) -> Bool {
    var brace = keyword
    while brace < statement.upperBound, !source.isToken(brace, "{") { brace = source.after(brace) }
    guard brace < statement.upperBound else { return false }
    let statements = source.statements(in: brace + 1..<source.after(brace) - 1)
    guard let last = statements.last, last.count == 2, source.isToken(last.lowerBound, "return")
    else { return false }
    let item = source.text(at: last.lowerBound + 1)
    let flag = "translatesAutoresizingMaskIntoConstraints"
    let mentions = (brace..<statement.upperBound).filter { source.isToken($0, flag) }
    let returns = (brace..<statement.upperBound).filter { source.isToken($0, "return") }
    guard mentions.count == 1, returns.count == 1, source.isToken(mentions[0] + 1, "="),
      source.isToken(mentions[0] + 2, "false"),
      let own = statements.first(where: { $0.contains(mentions[0]) })
    else { return false }
    let text = source.text(ofTokens: own)
    return text == "\(item).\(flag) = false" || (item == "self" && text == "\(flag) = false")
  }
}
