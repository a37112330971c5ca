/// Statements: what line breaks and semicolons divide a block into.
extension SwiftSource {
  /// The statements of a block, as ranges of tokens.
  ///
  /// Brackets count as one token, so that nothing inside them divides.
  /// - Complexity: O(*n*) in the tokens of the block outside further brackets.
  package func statements(in block: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = block.lowerBound
    var index = start
    while index < block.upperBound {
      if endsCase(at: index, from: start) {
        statements.append(start..<index + 1)
        start = index + 1
        index = start
        continue
      }
      let divides = isToken(index, ";") || tokens[index].kind == .condition
      if divides
        || (index > start && tokens[index].startsLine && !continues(at: index, from: start))
      {
        if index > start { statements.append(start..<index) }
        start = index
      }
      if divides {
        // A condition of the compiler is a statement by itself, so that no reader looks past it.
        if tokens[index].kind == .condition { statements.append(index..<index + 1) }
        start = index + 1
      }
      index = after(index)
    }
    if start < block.upperBound { statements.append(start..<block.upperBound) }
    return statements
  }

  /// Whether the colon of `case .wide:` or `default:` stands here, behind which other statements follow.
  private func endsCase(at index: Int, from start: Int) -> Bool {
    isToken(index, ":") && beginsCase(at: start)
  }

  /// Whether a statement is the `case` or `default` of a switch, an attribute in front included.
  func beginsCase(at start: Int) -> Bool {
    let word = isToken(start, "@") ? start + 2 : start
    return isToken(word, "case") || isToken(word, "default")
  }

  /// The names that `let` or `var` declares: `let (width, height) = …`, `let width = 4, height = 8`.
  func names(declaredBy keyword: Int, in statement: Range<Int>) -> [String] {
    var names: [String] = []
    var index = keyword + 1
    while tokens.indices.contains(index) {
      names += pattern(at: index).map { text(at: $0) }
      // What follows a comma of a condition is another one.
      if Self.conditions.contains(text(at: statement.lowerBound)) { break }
      while index < statement.upperBound, !isToken(index, ",") { index = after(index) }
      guard index < statement.upperBound else { break }
      index += 1
    }
    return names
  }

  /// The names of a pattern behind `let` or `var`: `title`, `(width, height)`, `.pair(left, right: title)`.
  func pattern(at start: Int) -> [Int] {
    var index = start
    while isToken(index + 1, ".") || isToken(index, ".") { index += 1 }
    if tokens.indices.contains(index), tokens[index].kind == .word {
      guard isToken(index + 1, "("), index > start || text(at: index).first?.isUppercase == true
      else { return [index] }
      index += 1
    }
    guard isToken(index, "("), let close = partner(of: index) else { return [] }
    return (index + 1..<close).filter { name in
      tokens[name].kind == .word && text(at: name).first?.isUppercase == false
        && !Self.noNames.contains(text(at: name))
        && !isToken(name - 1, ".") && ![":", "(", "."].contains { isToken(name + 1, $0) }
    }
  }

  /// Words of patterns that give nothing a name.
  private static let noNames: Set<String> = ["_", "as", "is", "nil", "true", "false", "let", "var"]

  /// Whether `let` or `var` declares a name, which may stand in brackets or behind other names.
  func isDeclared(at name: Int, in statement: Range<Int>) -> Bool {
    var start = name - 1
    let isFollowed = isToken(name + 1, "=") || isToken(name + 1, ":")
    if isToken(start, ","), isFollowed, ["let", "var"].contains(text(at: statement.lowerBound)) {
      return true
    }
    if isToken(start, ",") || isToken(start, "(") {
      while isToken(start, ",") || (tokens.indices.contains(start) && tokens[start].kind == .word) {
        start -= 1
      }
      guard isToken(start, "(") else { return false }
      // `let (first, (second, third))`
      while isToken(start - 1, "(") || isToken(start - 1, ",") {
        start -= 1
        while isToken(start, ",") || (tokens.indices.contains(start) && tokens[start].kind == .word)
        {
          start -= 1
        }
        guard isToken(start, "(") else { return false }
      }
      start -= 1
      // `let .pair(left, right)`
      var path = start
      while isToken(path - 1, ".") {
        let isType = path > 1 && text(at: path - 2).first?.isUppercase == true
        path -= isType ? 2 : 1
      }
      if path < start { start = path - 1 }
    }
    return isToken(start, "let") || isToken(start, "var")
  }

  private static let conditions: Set<String> = ["if", "guard", "while", "for", "case", "switch"]

  /// Whether the token at the beginning of a line goes on with the statement before it.
  private func continues(at index: Int, from start: Int) -> Bool {
    let previous = index - 1
    // `infix operator <~` ends with a sign that stands between nothing.
    if isToken(start + 1, "operator"), previous > start + 1 {
      return isToken(index, ":") || isToken(previous, ":")
    }
    if isToken(index, ".") || isToken(index, ",") || isToken(index, ":") { return true }
    if isToken(previous, ",") || isToken(previous, ":") || isToken(previous, ".") { return true }
    if tokens[index].kind == .operator, isInfix(index) || isToken(index, "?") { return true }
    if tokens[previous].kind == .operator, isInfix(previous) { return true }
    if isToken(index, "{") { return opensBody(at: start) }
    return ["else", "catch", "where", "as", "is", "in"].contains { isToken(index, $0) }
      || ["else", "return", "in", "let", "var", "case"].contains { isToken(previous, $0) }
  }

  /// Whether an operator stands between two operands: with space on both sides or on neither.
  package func isInfix(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    return tokens[index].followsSpace == tokens[index + 1].followsSpace
  }

  /// Whether a statement ends in a body, so that a brace in the next line belongs to it.
  private func opensBody(at start: Int) -> Bool {
    var index = start
    while isToken(index, "@") || Self.modifiers.contains(text(at: index)) {
      index += isToken(index, "@") ? 2 : 1
    }
    return Self.bodies.contains(text(at: index))
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "mutating", "nonisolated", "indirect",
  ]

  private static let bodies: Set<String> = [
    "if", "for", "while", "guard", "switch", "repeat", "do", "else", "defer", "func", "init",
    "class",
    "struct", "enum", "extension", "protocol", "actor", "deinit", "subscript", "var", "get", "set",
    "didSet", "willSet",
  ]

  /// What a closure's braces hold: its parameters, and its statements.
  package struct Closure: Equatable, Sendable {
    /// The names of the parameters; empty for a closure that uses `$0`.
    package let parameters: [String]
    /// The tokens of the parameters with their types, `(view: UIView, size: CGFloat)`; empty where they stand without brackets.
    package let declarations: [Range<Int>]
    /// Whether something is captured by a list in square brackets.
    package let capture: Range<Int>?
    /// The tokens of the body.
    package let body: Range<Int>
  }

  /// What a closure's list of captures gives another name to, `[row = slider]`, by the tokens of the names.
  func captures(by brace: Int) -> [(name: Int, value: Range<Int>)] {
    guard let capture = closure(at: brace)?.capture else { return [] }
    return elements(in: capture.lowerBound + 1..<capture.upperBound - 1).compactMap { part in
      guard let sign = part.first(where: { isToken($0, "=") }), sign + 1 < part.upperBound else {
        return nil
      }
      return (sign - 1, sign + 1..<part.upperBound)
    }
  }

  /// Reads the closure whose opening brace stands here.
  package func closure(at brace: Int) -> Closure? {
    guard isToken(brace, "{"), let end = partner(of: brace) else { return nil }
    var index = brace + 1
    var capture: Range<Int>?
    if isToken(index, "["), let close = partner(of: index) {
      capture = index..<close + 1
      index = close + 1
    }
    var parameters: [String] = []
    var declarations: [Range<Int>] = []
    if isToken(index, "("), let close = partner(of: index) {
      declarations = elements(in: index + 1..<close)
      for argument in arguments(in: index + 1..<close) {
        parameters.append(argument.label ?? text(at: argument.tokens.lowerBound))
      }
      index = close + 1
    } else {
      while index < end, tokens[index].kind == .word, !isToken(index, "in") {
        parameters.append(text(at: index))
        index += 1
        guard isToken(index, ",") else { break }
        index += 1
      }
    }
    // A result type may stand before `in`, on the same line.
    while index < end, !isToken(index, "in"), !tokens[index].startsLine, !isToken(index, "{"),
      isToken(index, "->") || isToken(index - 1, "->") || isToken(index, "throws")
        || isToken(index, "async") || isToken(index, "?")
    {
      index = after(index)
    }
    if index < end, isToken(index, "in") {
      return Closure(
        parameters: parameters,
        declarations: declarations,
        capture: capture,
        body: index + 1..<end
      )
    }
    return Closure(parameters: [], declarations: [], capture: nil, body: brace + 1..<end)
  }
}
