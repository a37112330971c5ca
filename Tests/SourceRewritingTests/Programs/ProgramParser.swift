/// Parses test programs.
///
/// It shares nothing with the readers of the converter, and refuses what it does not know.
struct ProgramParser {
  var tokens: [ProgramToken]
  var index = 0
  /// Whether a brace begins a body, and no closure behind a call.
  var isInHead = false

  static func statements(_ text: String) throws -> [ProgramStatement] {
    var parser = ProgramParser(tokens: try ProgramLexer.tokens(text))
    return try parser.statements(until: "")
  }

  // MARK: Tokens

  var token: ProgramToken { tokens[min(index, tokens.count - 1)] }
  var next: ProgramToken { tokens[min(index + 1, tokens.count - 1)] }

  func has(_ text: String) -> Bool { token.text == text && token.kind != .string }

  mutating func take(_ text: String) -> Bool {
    guard has(text) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ text: String) throws {
    guard take(text) else {
      let around = tokens[max(0, index - 8)..<min(tokens.count, index + 4)].map(\.text)
      throw ProgramProblem("'\(text)' expected: \(around.joined(separator: " "))")
    }
  }

  mutating func word() throws -> String {
    guard token.kind == .word || token.kind == .number else {
      throw ProgramProblem("a word expected, not '\(token.text)'")
    }
    index += 1
    return tokens[index - 1].text
  }

  // MARK: Statements

  mutating func body() throws -> [ProgramStatement] {
    let wasInHead = isInHead
    isInHead = false
    defer { isInHead = wasInHead }
    try expect("{")
    let result = try statements(until: "}")
    try expect("}")
    return result
  }

  mutating func statements(until end: String) throws -> [ProgramStatement] {
    var result: [ProgramStatement] = []
    while !(has(end) && token.kind == .sign), token.kind != .end {
      if take(";") { continue }
      if end.isEmpty == false, has("case") || has("default"), isCaseLabel { break }
      if let statement = try statement() { result.append(statement) }
    }
    return result
  }

  /// Whether a `case` or `default` of a selection stands here.
  private var isCaseLabel: Bool { token.startsLine }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "internal", "open", "final", "override", "weak", "unowned",
    "required", "convenience", "mutating", "@discardableResult", "@objc", "@MainActor", "dynamic",
    "indirect", "nonisolated",
  ]

  mutating func statement() throws -> ProgramStatement? {
    var isStatic = false
    var isLazy = false
    while token.kind == .word {
      if Self.modifiers.contains(token.text) {
        index += 1
        if has("("), next.text == "set" { index += 3 }
      } else if has("static") || (has("class") && ["func", "var", "let"].contains(next.text)) {
        isStatic = true
        index += 1
      } else if take("lazy") {
        isLazy = true
      } else {
        break
      }
    }
    guard token.kind == .word else { return try simple() }
    switch token.text {
    case "import":
      index += 2
      return nil
    case "let", "var": return try variable(isStatic: isStatic, isLazy: isLazy)
    case "func", "init": return .function(try function(isStatic: isStatic))
    case "class", "struct", "enum", "extension", "protocol": return .type(try type())
    case "if": return try branch()
    case "guard":
      index += 1
      let conditions = try conditions()
      try expect("else")
      return .exit(conditions, try body())
    case "for": return try loop()
    case "while":
      index += 1
      return .repetition(try conditions(), try body())
    case "switch": return try selection()
    case "do":
      index += 1
      return .block(try body())
    case "defer":
      index += 1
      return .deferred(try body())
    case "return":
      index += 1
      if has("}") || has(";") || token.startsLine { return .result(nil) }
      return .result(try expression())
    case "break":
      index += 1
      return .leaveLoop
    case "continue":
      index += 1
      return .nextRound
    default: return try simple()
    }
  }

  private mutating func simple() throws -> ProgramStatement {
    let left = try expression()
    for sign in ["=", "+=", "-=", "*="] where has(sign) {
      index += 1
      return .assignment(sign, left, try expression())
    }
    return .expression(left)
  }

  private mutating func variable(isStatic: Bool, isLazy: Bool) throws -> ProgramStatement {
    index += 1
    if take("(") {
      var names: [String] = []
      while !take(")") {
        names.append(try word())
        _ = take(",")
      }
      try expect("=")
      return .tupleVariable(names, try expression())
    }
    let name = try word()
    if take(":") { try skipType() }
    let value = take("=") ? try expression() : nil
    var variable = ProgramVariable(
      name: name,
      value: value,
      isLazy: isLazy,
      isStatic: isStatic
    )
    if has("{"), !token.startsLine {
      if next.text == "didSet" {
        index += 2
        variable.observer = try body()
        try expect("}")
      } else if next.text == "get" {
        // A requirement of a protocol.
        while !take("}") { index += 1 }
      } else {
        variable.getter = try body()
      }
    }
    return .variable(variable)
  }

  mutating func skipType() throws {
    while has("@escaping") || has("inout") || has("any") || has("some") { index += 1 }
    if take("[") {
      try skipType()
      if take(":") { try skipType() }
      try expect("]")
    } else if take("(") {
      while !take(")") {
        if next.text == ":" { index += 2 }
        try skipType()
        _ = take(",")
      }
    } else {
      _ = try word()
      while take(".") { _ = try word() }
      if take("<") {
        while !take(">") { index += 1 }
      }
    }
    while (has("?") || has("!")) && !token.followsSpace { index += 1 }
    if take("->") { try skipType() }
  }

  private mutating func function(isStatic: Bool) throws -> ProgramFunction {
    let keyword = try word()
    var name = "init"
    if keyword == "func" {
      name = token.text
      index += 1
    } else {
      _ = take("?")
    }
    var parameters: [(label: String?, name: String, value: ProgramExpression?)] = []
    try expect("(")
    while !take(")") {
      let first = try word()
      let second = has(":") ? nil : try word()
      try expect(":")
      try skipType()
      // Several arguments in one.
      _ = take("...")
      let value = take("=") ? try expression() : nil
      parameters.append((first == "_" ? nil : first, second ?? first, value))
      _ = take(",")
    }
    if take("->") { try skipType() }
    if take("where") { while !has("{") { index += 1 } }
    let body = has("{") && !token.startsLine ? try body() : []
    return ProgramFunction(name, parameters, body, isStatic: isStatic)
  }

  private mutating func type() throws -> ProgramType {
    let keyword = try word()
    var name = try word()
    while take(".") { name = try word() }
    var parents: [String] = []
    if take(":") {
      while !has("{"), !has("where") {
        parents.append(try word())
        _ = take(",")
      }
    }
    if take("where") { while !has("{") { index += 1 } }
    let type = ProgramType(name, parents)
    try expect("{")
    while !take("}") {
      if take(";") { continue }
      if keyword == "enum", take("case") {
        repeat { type.cases.append(try word()) } while take(",")
        continue
      }
      switch try statement() {
      case .variable(let variable)?: type.variables.append(variable)
      case .function(let function)?: type.functions.append(function)
      case .type(let inner)?: type.nested.append(inner)
      case nil: break
      default: throw ProgramProblem("a member expected in \(name)")
      }
    }
    return type
  }

  private mutating func conditions() throws -> [ProgramCondition] {
    let wasInHead = isInHead
    isInHead = true
    defer { isInHead = wasInHead }
    var result: [ProgramCondition] = []
    repeat {
      if take("let") || take("var") {
        let name = try word()
        if take(":") { try skipType() }
        result.append(.binding(name, take("=") ? try expression() : .name(name)))
      } else {
        result.append(.test(try expression()))
      }
    } while take(",")
    return result
  }

  private mutating func branch() throws -> ProgramStatement {
    try expect("if")
    let conditions = try conditions()
    let body = try body()
    guard take("else") else { return .branch(conditions, body, []) }
    return .branch(conditions, body, has("if") ? [try branch()] : try self.body())
  }

  private mutating func loop() throws -> ProgramStatement {
    try expect("for")
    var names: [String] = []
    if take("(") {
      while !take(")") {
        names.append(try word())
        _ = take(",")
      }
    } else {
      names.append(try word())
    }
    try expect("in")
    isInHead = true
    let list = try expression()
    let condition = take("where") ? try expression() : nil
    isInHead = false
    return .loop(names, list, condition, try body())
  }

  private mutating func selection() throws -> ProgramStatement {
    try expect("switch")
    isInHead = true
    let value = try expression()
    isInHead = false
    try expect("{")
    var arms: [(patterns: [ProgramExpression]?, body: [ProgramStatement])] = []
    while !take("}") {
      if take("default") {
        try expect(":")
        arms.append((nil, try statements(until: "}")))
      } else {
        try expect("case")
        var patterns: [ProgramExpression] = []
        repeat { patterns.append(try expression()) } while take(",")
        try expect(":")
        arms.append((patterns, try statements(until: "}")))
      }
    }
    return .selection(value, arms)
  }
}
