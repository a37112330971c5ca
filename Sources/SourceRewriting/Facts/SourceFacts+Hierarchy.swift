/// Who is whose subview, and whose autoresizing flag is cleared.
extension SourceFacts {
  static let adding: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews",
    "addArrangedSubviews", "addLayoutGuide",
  ]

  mutating func readHierarchy(_ statement: Range<Int>, in scope: Int, _ source: SwiftSource) {
    var index = statement.lowerBound
    while index < statement.upperBound {
      let name = source.text(at: index)
      if Self.adding.contains(name), source.isToken(index + 1, "(") {
        addSubviews(at: index, from: statement.lowerBound, in: scope, source)
      } else if name == "translatesAutoresizingMaskIntoConstraints",
        source.isToken(index + 1, "."), source.isToken(index + 2, "toggle")
      {
        flag(Self.receiver(before: index, from: statement.lowerBound, source), in: scope)
      } else if name == "translatesAutoresizingMaskIntoConstraints",
        source.isToken(index + 1, "="),
        source.isToken(index - 1, ".") || index == statement.lowerBound
      {
        let item = Self.receiver(before: index, from: statement.lowerBound, source)
        if source.isToken(index + 2, "false") {
          clear(item, in: scope)
        } else {
          flag(item, in: scope)
        }
      } else if name == "forEach", source.isToken(index - 1, ".") {
        forEach(at: index, from: statement.lowerBound, in: scope, source)
      } else if name == "append", source.isToken(index - 1, "."), source.isToken(index + 1, "(") {
        let list = Self.receiver(before: index, from: statement.lowerBound, source)
        let argument = index + 2..<source.after(index + 1) - 1
        if !argument.isEmpty {
          add(element: source.text(ofTokens: argument), of: list, in: scope)
        }
      } else if name == "arrangedSubviews", source.isToken(index + 1, ":") {
        arrange(at: index, statement, in: scope, source)
      }
      index += source.isToken(index, "{") ? source.after(index) - index : 1
    }
    if source.isToken(statement.lowerBound, "for") { loop(statement, in: scope, source) }
  }

  /// `parent.addSubview(child)`.
  private mutating func addSubviews(
    at index: Int,
    from start: Int,
    in scope: Int,
    _ source: SwiftSource
  ) {
    let parent = Self.receiver(before: index, from: start, source)
    let arguments = source.arguments(in: index + 2..<source.after(index + 1) - 1)
    for argument in arguments where argument.label == nil || argument.label == "view" {
      let text = source.text(ofTokens: argument.tokens)
      let isList = source.isToken(argument.tokens.lowerBound, "[")
      let items = isList ? listItems(argument.tokens.lowerBound, source) : [text]
      for item in items {
        add(superview: parent, of: item, by: source.text(at: index), in: scope)
        if source.text(at: index).contains("Arranged") { clear(item, in: scope) }
      }
    }
  }

  /// `[a, b].forEach { parent.addSubview($0) }`, `.forEach(parent.addSubview)`, and flags alike; the
  /// list may have a name.
  private mutating func forEach(
    at index: Int,
    from start: Int,
    in scope: Int,
    _ source: SwiftSource
  ) {
    let items: [String]
    if source.isToken(index - 2, "]"), let open = source.partner(of: index - 2) {
      items = listItems(open, source)
    } else {
      items = listItems(named: source.text(ofTokens: start..<index - 1), in: scope, source)
    }
    if items.isEmpty { return }
    if let method = Self.addingMethod(at: index + 1, source) {
      let parent = Self.receiver(before: method, from: index + 2, source)
      let name = source.text(at: method)
      for item in items {
        add(superview: parent, of: item, by: name, in: scope)
        if name == "addArrangedSubview" { clear(item, in: scope) }
      }
    } else if let closure = source.closure(at: index + 1) {
      apply(closure.body, closure.parameters.first ?? "$0", to: items, in: scope, source)
    }
  }

  /// The method that brackets hand over, `(parent.addSubview)` or `(addSubview(_:))`; nil for anything else.
  private static func addingMethod(at bracket: Int, _ source: SwiftSource) -> Int? {
    guard source.isToken(bracket, "(") else { return nil }
    var method = source.after(bracket) - 2
    if source.isToken(method, ")"), let open = source.partner(of: method), open > bracket,
      source.text(ofTokens: open..<method + 1) == "(_:)"
    {
      method = open - 1
    }
    return ["addSubview", "addArrangedSubview"].contains(source.text(at: method)) ? method : nil
  }

  /// `for view in [a, b] { … }`.
  private mutating func loop(_ statement: Range<Int>, in scope: Int, _ source: SwiftSource) {
    let start = statement.lowerBound
    guard source.isToken(start + 2, "in") else { return }
    let isLiteral = source.isToken(start + 3, "[")
    var brace = source.after(start + 3)
    // `[a, b] as [UIView]`
    if isLiteral, source.isToken(brace, "as") { brace = source.after(brace + 1) }
    guard source.isToken(brace, "{") else { return }
    let body = brace + 1..<source.after(brace) - 1
    let items =
      isLiteral
      ? listItems(start + 3, source)
      : listItems(named: source.text(at: start + 3), in: scope, source)
    apply(body, source.text(at: start + 1), to: items, in: scope, source)
  }

  private static let leaving: Set<String> = ["break", "continue", "return", "throw"]

  private mutating func apply(
    _ body: Range<Int>,
    _ variable: String,
    to items: [String],
    in scope: Int,
    _ source: SwiftSource
  ) {
    // What may leave a round leaves the flags of some items.
    var isWhole = true
    for statement in source.statements(in: body) {
      isWhole = isWhole && !statement.contains { Self.leaving.contains(source.text(at: $0)) }
      if source.text(at: statement.lowerBound) == variable,
        source.isToken(statement.lowerBound + 2, "translatesAutoresizingMaskIntoConstraints"),
        source.isToken(statement.lowerBound + 3, "=")
      {
        let clears = source.isToken(statement.lowerBound + 4, "false")
        for item in items where isWhole || !clears {
          if clears { clear(item, in: scope) } else { flag(item, in: scope) }
        }
      }
      for index in statement
      where source.isToken(index, "addSubview") || source.isToken(index, "addArrangedSubview") {
        guard source.isToken(index + 1, "("), source.text(at: index + 2) == variable else {
          continue
        }
        let parent = Self.receiver(before: index, from: statement.lowerBound, source)
        for item in items {
          add(superview: parent, of: item, by: source.text(at: index), in: scope)
          if source.isToken(index, "addArrangedSubview") { clear(item, in: scope) }
        }
      }
    }
  }

  /// `let stack = UIStackView(arrangedSubviews: [a, b])`.
  private mutating func arrange(
    at index: Int,
    _ statement: Range<Int>,
    in scope: Int,
    _ source: SwiftSource
  ) {
    guard source.isToken(index + 2, "["),
      let sign = statement.first(where: { source.isToken($0, "=") }), sign > statement.lowerBound
    else { return }
    let stack = source.text(at: sign - 1)
    for item in listItems(index + 2, source) {
      add(superview: stack, of: item, by: "arrangedSubviews", in: scope)
      clear(item, in: scope)
    }
  }

  /// Initial values that are closures, and calls of helpers, may clear the flag of what they make.
  mutating func readInitial(
    _ tokens: Range<Int>,
    of name: String,
    in scope: Int,
    _ source: SwiftSource
  ) {
    // What a closure does that has a name says nothing of the name.
    if source.isUncalledClosure(tokens) { return }
    let clears = tokens.contains { index in
      source.isToken(index, "newAutoLayout")
        || (source.isToken(index, "translatesAutoresizingMaskIntoConstraints")
          && source.isToken(index + 2, "false"))
    }
    if clears { clear(name, in: scope) }
    if let factory = Self.factory(tokens, source) {
      add(factory: factory, of: name, in: scope)
    }
  }

  /// The function whose call gives an initial value: `make` of `.make { … }`, `Card.make()` and
  /// `UILabel().make()`; nil where its arguments speak of the flag.
  private static func factory(_ tokens: Range<Int>, _ source: SwiftSource) -> String? {
    if tokens.contains(where: { source.isToken($0, "translatesAutoresizingMaskIntoConstraints") }) {
      return nil
    }
    if source.isToken(tokens.lowerBound, "."), tokens.count > 2 {
      // A member of the declared type: its arguments and closures are all that may follow.
      var end = tokens.lowerBound + 2
      while end < tokens.upperBound, source.isToken(end, "(") || source.isToken(end, "{") {
        end = source.after(end)
      }
      return end == tokens.upperBound ? source.text(at: tokens.lowerBound + 1) : nil
    }
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens, let last = chain.links.last,
      last.arguments != nil || !last.closures.isEmpty
    else { return nil }
    if !last.name.isEmpty { return last.name }
    let isCall = chain.links.count == 1 && source.tokens[tokens.lowerBound].kind == .word
    return isCall ? source.text(ofTokens: chain.head) : nil
  }

  /// What a method is called on; `self` where nothing is named.
  static func receiver(before index: Int, from start: Int, _ source: SwiftSource) -> String {
    guard index > start, source.isToken(index - 1, ".") else { return "self" }
    let path = path(before: index - 1, from: start, source)
    return path.isEmpty ? "self" : source.text(ofTokens: path)
  }

  /// The tokens of the expression that ends in front of a point or an operator.
  static func path(before end: Int, from start: Int, _ source: SwiftSource) -> Range<Int> {
    var first = end
    while first > start {
      let previous = first - 1
      if source.isToken(previous, ")") || source.isToken(previous, "]"),
        let open = source.partner(of: previous)
      {
        first = open
      } else if source.isToken(previous, "}"), first != end || source.isToken(first, "."),
        let open = source.partner(of: previous)
      {
        // A closure behind a call, or one that is called.
        first = open
      } else if source.tokens[previous].kind == .number, source.isToken(previous - 1, "."),
        source.isToken(first, ".")
      {
        // A part of a tuple.
        first = previous
      } else if source.tokens[previous].kind == .word || source.isToken(previous, ".")
        || source.isToken(previous, "!") || source.isToken(previous, "?")
      {
        guard
          source.tokens[previous].kind != .word || first == end || source.isToken(first, ".")
            || source.isToken(first, "!") || source.isToken(first, "?")
            || source.isToken(first, "(")
            || source.isToken(first, "[")
            || source.isToken(first, "{")
              && !FlowHandings.grouping.contains(source.text(at: previous))
        else { break }
        first = previous
      } else {
        break
      }
    }
    return first..<end
  }

  /// Lists of more items than this are not followed by their names, which may be many, too.
  private static let mostItems = 200

  /// The items of the literal that a name was declared with.
  private func listItems(
    named name: String,
    in scope: Int,
    _ source: SwiftSource
  ) -> [String] {
    guard !changes.lists.contains(Self.key(name)),
      let list = declaration(of: Self.key(name), at: scope)?.list
    else { return [] }
    let items = listItems(list.lowerBound, source)
    return items.count > Self.mostItems ? [] : items
  }

  private func listItems(_ open: Int, _ source: SwiftSource) -> [String] {
    source.elements(in: open + 1..<source.after(open) - 1).map { source.text(ofTokens: $0) }
  }
}
