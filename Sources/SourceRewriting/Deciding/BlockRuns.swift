import LayoutStatements

/// Statements in blocks of PureLayout, read or written, that run other code which lays out.
///
/// The calls of that code get the block's priority, or are kept by it. Outside of a block they would not, and in a new one
/// they would.
struct BlockRuns {
  private let conversion: SourceConversion
  private let reading: Reading
  /// Leads to calls on which such blocks act, or will.
  private let layout: CodeReach

  init(_ conversion: SourceConversion, _ reading: Reading) {
    self.conversion = conversion
    self.reading = reading
    let isWritten = conversion.target == .autoPin
    layout = CodeReach(reading.facts.world) { word in
      AutoPinReader.isMethod(word)
        || isWritten && (Self.words.contains(word) || word.hasPrefix("snp_"))
    }
  }

  private static let words: Set<String> = [
    "<-", "NSLayoutConstraint", "LayoutConstraint", "constrain", "constraint", "easy",
    "makeConstraints", "prepareConstraints", "remakeConstraints",
  ]

  /// Leaves the statements of a unit that change which calls stand in a block.
  func leave(_ unit: inout LayoutUnit) {
    guard unit.reason == nil, conversion.origin == .autoPin || conversion.target == .autoPin else {
      return
    }
    // A line pins by itself.
    if conversion.origin == .autoPin, unit.isLine { return }
    var left: Set<Int> = []
    var name = ""
    var asked: Set<String> = []
    for statement in unit.statements where statement.activation == nil {
      let words = reading.words(of: statement, in: unit.scope)
      guard isInBlock(statement, of: unit) else {
        // What stands in front of a block has asked for its items by then.
        if !unit.hasFlow { asked.formUnion(words.lazy.filter { !$0.isCall }.map(\.name)) }
        continue
      }
      let word = words.first { word in
        word.code.contains(where: layout.includes)
          && !(isAskedBefore(word, unit, asked) && !layout.includes(.getter(word.name)))
      }
      guard let word else { continue }
      left.insert(statement.tokens.lowerBound)
      name = name.isEmpty ? word.name : name
    }
    if !left.isEmpty {
      unit.leave(
        left,
        .noWords("'\(name)' may lay out when it is asked for, in a block of PureLayout or outside"),
        reading.source
      )
    }
  }

  /// Whether a statement stands in a block of PureLayout, or would.
  private func isInBlock(_ statement: ReadStatement, of unit: LayoutUnit) -> Bool {
    if conversion.origin == .autoPin || unit.keeps != nil || unit.replacement != nil { return true }
    let priorities = statement.constraints.map(\.priority) + [statement.word?.priority]
    return priorities.contains { $0 != nil }
  }

  /// Whether a property has given its first value by the time that a unit runs.
  private func isAskedBefore(
    _ word: StatementWord,
    _ unit: LayoutUnit,
    _ asked: Set<String>
  ) -> Bool {
    if word.isCall || word.isForeign { return false }
    let reader = NamedCodeReader(source: reading.source, facts: reading.facts)
    return asked.contains(word.name) || reader.isAsked(word.name, before: unit.tokens.lowerBound)
  }
}
