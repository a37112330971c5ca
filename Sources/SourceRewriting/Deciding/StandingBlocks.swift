import LayoutStatements

/// What stands in a file in the dialect that is written, and would replace or remove what is converted.
struct StandingBlocks {
  private let reading: Reading
  private let names: OtherNames
  /// Items whose constraints such code replaces or removes.
  private let items: Set<SourceFacts.Place>

  /// Looks in a file.
  init(_ conversion: SourceConversion, _ reading: Reading, _ names: OtherNames) {
    (self.reading, self.names) = (reading, names)
    items = Set(
      Self.units(conversion, reading).flatMap { unit in
        (unit.subject.map { [$0] } ?? unit.listed).flatMap { names.places(of: $0, at: unit.scope) }
      }
    )
  }

  /// What takes the place of others in the dialect that is written, where it stands already.
  private static func units(_ conversion: SourceConversion, _ reading: Reading) -> [LayoutUnit] {
    guard conversion.target == .maker || conversion.target == .attribute else { return [] }
    let reader = conversion.written.reader
    let units = reader.units(reading)
    let all = units + LayoutSites(reader, reading).hidden(besides: units)
    return all.filter { unit in
      // An attribute that cannot be read may be any.
      unit.verb != .adds
        || conversion.target == .attribute
          && (unit.reason != nil || !unit.rows.allSatisfy(\.reasons.isEmpty))
    }
  }

  /// Leaves what code in the dialect that is written would replace or remove from then on.
  func leave(_ unit: inout LayoutUnit) {
    if items.isEmpty { return }
    var statements: Set<Int> = []
    for statement in unit.statements {
      let scope = reading.facts.scopes.scope(of: statement.tokens.lowerBound)
      for constraint in statement.constraints
      where !items.isDisjoint(with: names.places(of: constraint.subject, at: scope)) {
        statements.insert(statement.tokens.lowerBound)
      }
    }
    if !statements.isEmpty { unit.leave(statements, .isReplaced, reading.source) }
  }
}
