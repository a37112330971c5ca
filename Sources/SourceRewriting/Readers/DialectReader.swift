/// Reads the statements of one dialect.
protocol DialectReader: Sendable {
  /// What the statements of one block say, in order; those of other code say nothing.
  func units(_ statements: [Range<Int>], in scope: Int, _ reading: Reading) -> [LayoutUnit]

  /// Whether a token is a word that only code of this dialect has.
  func isOwnWord(at token: Int, _ reading: Reading) -> Bool

  /// What a word of a call does to constraints that stand already; nil for any other token.
  func verb(at token: Int, _ reading: Reading) -> LayoutUnit.Verb?

  /// The words that a verb's sites are counted by.
  func marks(of verb: Int, _ reading: Reading) -> [Int]

  /// Whether a word lays out what a function is given to constrain with.
  func isHandedOver(at token: Int, _ reading: Reading) -> Bool
}

extension DialectReader {
  /// All units of a file, in order.
  ///
  /// - Complexity: O(*n*) in the tokens.
  func units(_ reading: Reading) -> [LayoutUnit] {
    var units: [LayoutUnit] = []
    for (index, scope) in reading.facts.scopes.scopes.enumerated() {
      units += self.units(scope.statements, in: index, reading)
    }
    return Self.outermost(of: units)
  }

  /// All units of a piece of code that stands in a scope of a file, which it does not belong to yet.
  func units(ofPiece piece: Reading, in scope: Int) -> [LayoutUnit] {
    let source = piece.source
    var blocks = [source.tokens.indices]
    for index in source.tokens.indices {
      if let closure = source.closure(at: index) { blocks.append(closure.body) }
    }
    return Self.outermost(of: blocks.flatMap { units(source.statements(in: $0), in: scope, piece) })
  }

  /// The units that stand in no other one, in order.
  private static func outermost(of units: [LayoutUnit]) -> [LayoutUnit] {
    var outermost: [LayoutUnit] = []
    for unit in units.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound })
    where unit.tokens.lowerBound >= (outermost.last?.tokens.upperBound ?? 0) {
      outermost.append(unit)
    }
    return outermost
  }
}

extension Reading {
  /// The parts of `name = value` or `let name = value`: what stands before the sign, and the value.
  func assignment(_ statement: Range<Int>) -> (storage: String, value: Range<Int>)? {
    var index = statement.lowerBound
    while index < statement.upperBound {
      if source.isToken(index, "="), index > statement.lowerBound, index + 1 < statement.upperBound
      {
        let storage = source.text(ofTokens: statement.lowerBound..<index)
        return (storage, index + 1..<statement.upperBound)
      }
      guard
        source.tokens[index].kind == .word || source.isToken(index, ".")
          || source.isToken(index, ":") || source.isToken(index, "!") || source.isToken(index, "?")
          || source.isToken(index, "[")
      else { return nil }
      index = source.after(index)
    }
    return nil
  }

  /// Whether what stands in front of an equals sign keeps nothing: `_ = …`, `let _ = …`.
  func isDiscarded(_ storage: String) -> Bool {
    ["_", "let _", "var _"].contains(String(storage.prefix { $0 != ":" }))
  }

  /// Whether a word occurs among some tokens, those inside strings left aside.
  func mentions(_ word: String, in tokens: Range<Int>) -> Bool {
    tokens.contains { source.isToken($0, word) && !source.isToken($0 - 1, ".") }
  }

  /// The rows of a block, with branches taken apart.
  ///
  /// `variables` are the names through which the block constrains; `read` says what a statement
  /// means, nil for code that is none of layout's.
  func rows(
    in block: Range<Int>,
    variables: [String],
    read: (Range<Int>) -> LayoutRow.Content?
  ) -> [LayoutRow] {
    rows(of: source.statements(in: block), variables: variables) { statement in
      read(statement).map { [LayoutRow(tokens: statement, content: $0)] }
    }
  }

  /// The rows of statements, with branches taken apart; one statement may be several rows.
  func rows(
    of statements: [Range<Int>],
    variables: [String],
    depth: Int = 0,
    read: (Range<Int>) -> [LayoutRow]?
  ) -> [LayoutRow] {
    statements.flatMap { statement -> [LayoutRow] in
      if source.tokens[statement.lowerBound].kind == .condition {
        return [LayoutRow(tokens: statement, content: .left(.compilerCondition))]
      }
      if let rows = read(statement) { return rows }
      if unwrapsSelf(statement) {
        // The file's own code has no optional there.
        let alias = ReadStatement(
          tokens: statement,
          construct: ReadStatement.alias,
          constraints: []
        )
        return [LayoutRow(tokens: statement, content: .statement(alias))]
      }
      guard variables.contains(where: { mentions($0, in: statement) }) else {
        return [LayoutRow(tokens: statement, content: .code)]
      }
      let content = branch(statement, variables, depth, read) ?? .left(reason(for: statement))
      return [LayoutRow(tokens: statement, content: content)]
    }
  }

  /// Why a statement stays that says something of a block's variables.
  private func reason(for statement: Range<Int>) -> LeftReason {
    let word = source.text(at: statement.lowerBound)
    return ["switch", "while", "repeat", "guard", "defer"].contains(word)
      ? .chosenInBlock(word) : .handedOn
  }

  /// `guard let self = self else { return }`, and the same without its right side.
  private func unwrapsSelf(_ statement: Range<Int>) -> Bool {
    let text = source.text(ofTokens: statement).filter { !$0.isWhitespace }
    return ["guardletself=selfelse{return}", "guardletselfelse{return}"].contains(
      text.replacing("`", with: "")
    )
  }

  private func branch(
    _ statement: Range<Int>,
    _ variables: [String],
    _ depth: Int,
    _ read: (Range<Int>) -> [LayoutRow]?
  ) -> LayoutRow.Content? {
    guard depth < 32, ["if", "for", "do"].contains(source.text(at: statement.lowerBound)) else {
      return nil
    }
    var arms: [LayoutRow.Arm] = []
    var start = statement.lowerBound
    var index = start
    while index < statement.upperBound {
      guard source.isToken(index, "{"), let close = source.partner(of: index) else {
        index = source.after(index)
        continue
      }
      let opening = start..<index + 1
      if variables.contains(where: { mentions($0, in: opening) }) { return nil }
      let body = source.statements(in: index + 1..<close)
      let inner = rows(of: body, variables: variables, depth: depth + 1, read: read)
      arms.append(LayoutRow.Arm(opening: opening, rows: inner))
      start = close
      index = close + 1
    }
    return start == statement.upperBound - 1 ? .branch(arms) : nil
  }
}
