import LayoutStatements

/// Code and branches between the statements of a block.
extension [LayoutRow] {
  /// The statements that are printed together: those with neither code nor a branch between them.
  var runs: [[ReadStatement]] {
    var runs: [[ReadStatement]] = []
    var run: [ReadStatement] = []
    for row in self {
      if case .statement(let statement) = row.content {
        run.append(statement)
        continue
      }
      if !run.isEmpty { runs.append(run) }
      run = []
      if case .branch(let arms) = row.content { runs += arms.flatMap(\.rows.runs) }
    }
    return run.isEmpty ? runs : runs + [run]
  }

  /// Whether code between statements may leave the block, which elsewhere would leave more.
  func mayLeave(_ source: SwiftSource, _ words: [String]) -> Bool {
    contains { row in
      switch row.content {
      case .code: row.tokens.contains { words.contains(source.text(at: $0)) }
      case .branch(let arms): arms.contains { $0.rows.mayLeave(source, words) }
      // What stays leaves as well, but for a value that it hands back as the block's own.
      case .left: row.tokens.dropFirst().contains { words.contains(source.text(at: $0)) }
      case .statement: false
      }
    }
  }

  /// The rows of a block that holds `self` weakly, for code that holds it as it is.
  ///
  /// Code that asks whether it is still there stays in its block.
  func holdingSelf(_ source: SwiftSource) -> [LayoutRow] {
    func asksForSelf(_ tokens: Range<Int>) -> Bool {
      tokens.contains { source.isToken($0, "self") && source.isToken($0 + 1, "?") }
    }
    return map { row in
      var row = row
      switch row.content {
      case .statement(let statement)
      where statement.word != nil && asksForSelf(statement.tokens):
        row.content = .left(.handedOn)
      case .statement(let statement): row.content = .statement(statement.holdingSelf)
      case .code where asksForSelf(row.tokens): row.content = .left(.handedOn)
      case .branch(let arms):
        row.content =
          arms.contains { asksForSelf($0.opening) }
          ? .left(.handedOn)
          : .branch(
            arms.map { LayoutRow.Arm(opening: $0.opening, rows: $0.rows.holdingSelf(source)) }
          )
      case .code, .left: break
      }
      return row
    }
  }

  /// The names that code between statements uses, conditions included.
  func codeNames(_ source: SwiftSource) -> Set<String> {
    var names: Set<String> = []
    for row in self {
      switch row.content {
      case .code: names.formUnion(row.tokens.map { source.text(at: $0) })
      case .branch(let arms):
        for arm in arms {
          names.formUnion(arm.opening.map { source.text(at: $0) })
          names.formUnion(arm.rows.codeNames(source))
        }
      case .statement, .left: continue
      }
    }
    return names
  }
}

extension ReadStatement {
  /// The same with `self.` for every `self?.`.
  fileprivate var holdingSelf: ReadStatement {
    func held(_ text: String) -> String { text.replacing("self?.", with: "self.") }
    func held(_ amount: Amount) -> Amount {
      switch amount {
      case .number: amount
      case .text(let text): .text(held(text))
      case .integer(let text): .integer(held(text))
      }
    }
    var statement = self
    statement.storage = storage.map(held)
    for index in constraints.indices {
      var constraint = constraints[index]
      constraint.constant = held(constraint.constant)
      constraint.factor = held(constraint.factor)
      constraint.constantRightToLeft = constraint.constantRightToLeft.map(held)
      statement.constraints[index] = constraint
    }
    return statement
  }
}

extension SwiftSource.Closure {
  /// Whether `self` is captured weakly.
  func holdsSelfWeakly(_ source: SwiftSource) -> Bool {
    capture?.contains { source.isToken($0, "weak") && source.isToken($0 + 1, "self") } ?? false
  }
}
