extension ProgramParser {
  private static let levels: [String: Int] = [
    "<-": 1, "~": 3, "||": 4, "&&": 5, "==": 6, "!=": 6, "<=": 6, ">=": 6, "<": 6, ">": 6,
    "===": 6, "!==": 6, "??": 7, "..<": 8, "...": 8, "+": 9, "-": 9, "*": 10, "/": 10,
  ]

  mutating func expression() throws -> ProgramExpression { try expression(above: 0) }

  private mutating func expression(above level: Int) throws -> ProgramExpression {
    var left = try prefixed()
    while true {
      if level < 2, has("?"), token.followsSpace {
        index += 1
        let one = try expression(above: 1)
        try expect(":")
        left = .choice(left, one, try expression(above: 1))
        continue
      }
      if has("as") || has("is") {
        index += 1
        if has("!") || has("?") { index += 1 }
        try skipType()
        continue
      }
      guard token.kind == .sign, let own = Self.levels[token.text], own > level,
        token.followsSpace == token.precedesSpace
      else { return left }
      let sign = token.text
      index += 1
      left = .binary(sign, left, try expression(above: own))
    }
  }

  private mutating func prefixed() throws -> ProgramExpression {
    if take("try") || take("await") {
      if has("!") || has("?"), !token.followsSpace { index += 1 }
      return try prefixed()
    }
    let signs = ["-", "!", ">=", "<=", "==", "*", "&", "+"]
    if token.kind == .sign, signs.contains(token.text), !token.precedesSpace {
      let sign = token.text
      index += 1
      let operand = try prefixed()
      if case .number(let number) = operand, sign == "-" { return .number(-number) }
      return .prefix(sign, operand)
    }
    return try postfixed(try primary())
  }

  private mutating func primary() throws -> ProgramExpression {
    let first = token
    switch first.kind {
    case .number:
      index += 1
      guard let value = Double(first.text) else { throw ProgramProblem("'\(first.text)'") }
      return .number(value)
    case .string:
      index += 1
      return .string(first.text)
    case .word:
      index += 1
      return .name(first.text)
    case .end: throw ProgramProblem("the end of the text")
    case .sign: break
    }
    switch first.text {
    case ".":
      index += 1
      return .implicit(try word())
    case "(":
      let elements = try arguments()
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return .tuple(elements)
    case "[":
      index += 1
      let wasInHead = isInHead
      isInHead = false
      defer { isInHead = wasInHead }
      var elements: [ProgramExpression] = []
      while !take("]") {
        elements.append(try expression())
        _ = take(",")
      }
      return .list(elements)
    case "{": return try closure()
    case "\\.":
      index += 1
      return .closure([], [.expression(.member(.name("$0"), try word()))])
    default: throw ProgramProblem("'\(first.text)' begins no expression")
    }
  }

  mutating func arguments() throws -> [ProgramArgument] {
    let wasInHead = isInHead
    isInHead = false
    defer { isInHead = wasInHead }
    try expect("(")
    var result: [ProgramArgument] = []
    while !take(")") {
      var label: String?
      if token.kind == .word, next.text == ":" {
        label = token.text
        index += 2
      }
      // An operator that stands for a function.
      if token.kind == .sign, [",", ")"].contains(next.text), token.text != "[" {
        result.append(ProgramArgument(label: label, value: .name(token.text)))
        index += 1
      } else {
        result.append(ProgramArgument(label: label, value: try expression()))
      }
      _ = take(",")
    }
    return result
  }

  private mutating func closure() throws -> ProgramExpression {
    let wasInHead = isInHead
    isInHead = false
    defer { isInHead = wasInHead }
    try expect("{")
    var names: [String] = []
    let start = index
    if has("["), let end = tokens[index...].firstIndex(where: { $0.text == "]" }),
      ["in", "("].contains(tokens[end + 1].text) || tokens[end + 2].text == "in"
        || tokens[end + 2].text == ","
    {
      index = end + 1
    }
    var isHead = take("in")
    if !isHead, take("(") {
      while !has(")"), token.kind == .word {
        names.append(try word())
        if take(":") { try skipType() }
        _ = take(",")
      }
      isHead = take(")")
      if isHead, take("->") { try skipType() }
      isHead = isHead && take("in")
    } else if !isHead, token.kind == .word {
      repeat {
        guard token.kind == .word else { break }
        names.append(try word())
      } while take(",")
      isHead = take("in")
    }
    if !isHead {
      index = start
      names = []
    }
    let body = try statements(until: "}")
    try expect("}")
    return .closure(names, body)
  }

  private mutating func postfixed(_ first: ProgramExpression) throws -> ProgramExpression {
    var result = first
    var isChain = false
    while true {
      if has("."), next.kind == .word || next.kind == .number {
        index += 1
        result = .member(result, try word())
      } else if has("?"), !token.followsSpace {
        index += 1
        isChain = true
        result = .optional(result)
      } else if has("!"), !token.followsSpace {
        index += 1
        result = .unwrapped(result)
      } else if has("["), !token.followsSpace {
        index += 1
        let place = try expression()
        try expect("]")
        result = .index(result, place)
      } else if has("("), !token.startsLine, !token.followsSpace {
        var arguments = try arguments()
        try trailing(&arguments)
        result = .call(result, arguments)
      } else if has("{"), !isInHead, !token.startsLine, isCallable(result) {
        var arguments: [ProgramArgument] = []
        try trailing(&arguments)
        result = .call(result, arguments)
      } else {
        break
      }
    }
    return isChain ? .chain(result) : result
  }

  private func isCallable(_ expression: ProgramExpression) -> Bool {
    switch expression {
    case .name("true"), .name("false"), .name("nil"): false
    case .name, .member, .optional: true
    default: false
    }
  }

  private mutating func trailing(_ arguments: inout [ProgramArgument]) throws {
    guard !isInHead, has("{"), !token.startsLine else { return }
    arguments.append(ProgramArgument(label: nil, value: try closure()))
    while token.kind == .word, next.text == ":",
      tokens[min(index + 2, tokens.count - 1)].text == "{"
    {
      let label = token.text
      index += 2
      arguments.append(ProgramArgument(label: label, value: try closure()))
    }
  }
}
