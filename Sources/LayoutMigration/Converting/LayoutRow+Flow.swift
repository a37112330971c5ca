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
      case .statement, .left: false
      }
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
