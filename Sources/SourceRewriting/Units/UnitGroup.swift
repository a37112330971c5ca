import LayoutStatements

/// Units that are printed together: one, or lines that follow each other.
struct UnitGroup {
  var units: [LayoutUnit]
  let scope: Int
  let function: Int

  var rows: [LayoutRow] { units.flatMap(\.rows) }
  var wholeReason: LeftReason? { units.count == 1 ? units[0].wholeReason : nil }
  var hasFlow: Bool { units.contains(where: \.hasFlow) }

  /// The names of lists and variables through which the group depends on other units.
  var dependsOnOthers: [String] {
    units.flatMap { unit in
      (unit.replacement.map { [$0.key] } ?? [])
        + unit.statements.flatMap { Array($0.holders.values) + $0.changed }
    }
  }

  /// The items that are constrained, in order.
  var subjects: [String] {
    Self.distinct(units.flatMap(\.statements).flatMap { $0.constraints.map(\.subject) })
  }

  /// Those and the items that leave their frames with them, in order.
  var placed: [String] {
    Self.distinct(
      units.flatMap(\.statements).flatMap { $0.constraints.map(\.subject) + $0.placed }
    )
  }

  /// The unit that has a statement.
  func unit(of statement: ReadStatement) -> LayoutUnit {
    units.first { $0.tokens.contains(statement.tokens.lowerBound) } ?? units[0]
  }

  private static func distinct(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
  }

  /// Both halves of a group of lines, none of which depends on another one.
  var halves: (UnitGroup, UnitGroup)? {
    guard units.count > 1, dependsOnOthers.isEmpty else { return nil }
    let middle = units.count / 2
    return (
      UnitGroup(units: Array(units[..<middle]), scope: scope, function: function),
      UnitGroup(units: Array(units[middle...]), scope: scope, function: function)
    )
  }

  /// The tokens that are replaced.
  var tokens: Range<Int> {
    units[0].tokens.lowerBound..<units[units.count - 1].tokens.upperBound
  }

  /// The bytes that are replaced.
  func bytes(_ source: SwiftSource) -> Range<Int> { source.bytes(ofTokens: tokens) }

  /// Groups units: lines of one block with nothing but comments between them belong together.
  static func groups(of units: [LayoutUnit], _ reading: Reading) -> [UnitGroup] {
    var groups: [UnitGroup] = []
    for unit in units {
      if let last = groups.last?.units.last, last.isLine, unit.isLine, !unit.standsAlone,
        last.scope == unit.scope,
        isConvertible(last), isConvertible(unit),
        last.tokens.upperBound == unit.tokens.lowerBound, !hasBlankLine(last, unit, reading.source)
      {
        groups[groups.count - 1].units.append(unit)
      } else {
        let function = reading.facts.scopes.function(of: unit.scope)
        groups.append(UnitGroup(units: [unit], scope: unit.scope, function: function))
      }
    }
    return groups
  }

  private static func isConvertible(_ unit: LayoutUnit) -> Bool {
    unit.reason == nil && unit.boundCall == nil && unit.rows.allSatisfy(\.reasons.isEmpty)
  }

  private static func hasBlankLine(
    _ one: LayoutUnit,
    _ other: LayoutUnit,
    _ source: SwiftSource
  ) -> Bool {
    let end = source.tokens[one.tokens.upperBound - 1].range.upperBound
    let start = source.tokens[other.tokens.lowerBound].range.lowerBound
    return source.hasBlankLine(in: end..<start)
  }
}

extension SwiftSource {
  /// Whether a line without anything on it lies between two places.
  func hasBlankLine(in range: Range<Int>) -> Bool {
    var isBlank = false
    for byte in bytes[range] {
      if byte == .lineFeed {
        if isBlank { return true }
        isBlank = true
      } else if byte != .space, byte != .tab, byte != .carriageReturn {
        isBlank = false
      }
    }
    return false
  }
}
