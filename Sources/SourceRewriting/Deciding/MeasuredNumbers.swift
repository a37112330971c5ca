import LayoutStatements

/// Numbers and items for which it makes a difference which constraints are active when they are asked for.
///
/// A block and a list ask for all of theirs before the first constraint is active, calls that pin each for its own; a group
/// asks for them before it lets go of what it holds, a list when that is gone.
struct MeasuredNumbers {
  private let conversion: SourceConversion
  private let reading: Reading
  private let measuring: CodeReach

  init(_ conversion: SourceConversion, _ reading: Reading) {
    self.conversion = conversion
    self.reading = reading
    measuring = CodeReach(reading.facts.world, for: Self.words.contains)
  }

  /// What lays out, or tells which constraints there are.
  private static let words: Set<String> = [
    "constraintsAffectingLayout", "hasAmbiguousLayout", "isActive", "layoutIfNeeded",
    "layoutSubtreeIfNeeded", "systemLayoutSizeFitting", "updateConstraintsIfNeeded",
  ]

  /// A unit with the reason why it stays, or, for a line, that it has to be printed by itself.
  func decided(_ unit: LayoutUnit) -> LayoutUnit {
    guard unit.reason == nil else { return unit }
    var isBehind = false
    for statement in unit.statements {
      defer { isBehind = isBehind || !statement.constraints.isEmpty }
      guard let name = measuredName(in: statement, of: unit) else { continue }
      var unit = unit
      if unit.isLine, unit.replacement == nil {
        unit.standsAlone = true
        return unit
      }
      if isRemovedBefore(unit) || isBehind && isMadeInTurn(unit) {
        unit.reason = .noWords("'\(name)' would be asked when other constraints are active")
        return unit
      }
    }
    return unit
  }

  private func measuredName(in statement: ReadStatement, of unit: LayoutUnit) -> String? {
    reading.words(of: statement, in: unit.scope).first { word in
      Self.words.contains(word.name) || word.code.contains(where: measuring.includes)
    }?.name
  }

  /// Whether what a unit replaces is gone in one dialect alone when its numbers are asked for.
  private func isRemovedBefore(_ unit: LayoutUnit) -> Bool {
    guard unit.verb == .replaces, unit.replacement != nil else { return false }
    return (conversion.origin == .operators) != (conversion.target == .operators)
  }

  /// Whether some constraints of a unit are active in one dialect alone when it asks for others' numbers.
  private func isMadeInTurn(_ unit: LayoutUnit) -> Bool {
    // What other code activates is active for none.
    if unit.keeps != nil, unit.installs == nil, !unit.activatesNext { return false }
    let isReadInTurn = conversion.origin == .autoPin
    let isWrittenInTurn: Bool
    switch conversion.target {
    case .autoPin: isWrittenInTurn = true
    case .anchors, .constraint: isWrittenInTurn = unit.hasFlow
    case .maker, .operators, .attribute, .scene:
      let subjects = Set(
        unit.statements.flatMap(\.constraints).map { SourceFacts.key($0.subject) }
      )
      isWrittenInTurn = unit.hasFlow || subjects.count > 1
    }
    return isReadInTurn != isWrittenInTurn
  }
}
