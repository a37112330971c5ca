import ConstraintKernel
import LayoutStatements

/// A line of a file.
package struct SourcePlace: Equatable, Sendable {
  /// The path of the file; nil for the one that is converted.
  package let file: String?
  /// The line, counted from 1.
  package let line: Int

  /// Names a line of a file.
  package init(file: String?, line: Int) {
    self.file = file
    self.line = line
  }
}

/// The places of what reasons refer to: the block that replaces, the declaration that is meant, the
/// line that leaves.
struct ReasonPlaces {
  private let reading: Reading
  private let units: [LayoutUnit]
  private let handles: HandlePlan
  private let names: OtherNames
  private let rivalries: Rivalries
  /// The first units that say something of an item, and the first that replace it.
  private var mentions: [SourceFacts.Place: [Int]] = [:]
  /// The first units of a group.
  private var groupMentions: [String: [Int]] = [:]

  /// Of so many units all that reasons refer to is found.
  private static let most = 8

  /// Notes the first units of each item and group.
  init(
    _ reading: Reading,
    _ units: [LayoutUnit],
    _ handles: HandlePlan,
    _ rivalries: Rivalries
  ) {
    self.reading = reading
    self.rivalries = rivalries
    self.units = units
    self.handles = handles
    let names = OtherNames(reading)
    self.names = names
    for (index, unit) in units.enumerated() {
      let subjects =
        Set(unit.statements.flatMap { $0.constraints.map(\.subject) }).union([unit.subject ?? ""])
        .union(unit.listed)
      for place in Set(subjects.flatMap { names.places(of: $0, at: unit.scope) }) {
        let known = mentions[place] ?? []
        let isNew = known.count { (units[$0].verb == .adds) == (unit.verb == .adds) } < Self.most
        if isNew { mentions[place, default: []].append(index) }
      }
      if let group = unit.group, groupMentions[group]?.count ?? 0 < Self.most {
        groupMentions[group, default: []].append(index)
      }
    }
  }

  private var source: SwiftSource { reading.source }

  /// The place of what a reason refers to.
  ///
  /// - Parameters:
  ///   - reason: Why something stays.
  ///   - statements: What stays.
  ///   - group: What it stands in.
  /// - Returns: The place; nil where the reason refers to nothing else, or to what no file has.
  func place(
    meantBy reason: LeftReason,
    for statements: [ReadStatement],
    in group: UnitGroup
  ) -> SourcePlace? {
    switch reason {
    case .replaces, .isReplaced, .competes: other(than: group, statements, reason)
    case .ownWord(let name): reading.facts.world.declaration(of: name, from: source)
    case .handle(let name): use(of: name, group)
    case .leavesEarly:
      line(exit(group.rows, ["return", "throw"]) ?? exit(group.rows, ["break", "continue"]))
    case .seesActivation: line(ActivationOrder.witness(in: group.rows, reading))
    case .compilerCondition:
      line(group.tokens.first { source.tokens[$0].kind == .condition })
    case .controlFlow:
      line(
        group.rows.first {
          switch $0.content {
          case .branch, .code: true
          case .statement, .left: false
          }
        }?.tokens.lowerBound
      )
    case .blockIsValue:
      line(group.tokens.reversed().lazy.compactMap { declaration($0, group) }.first)
    case .insideExpression:
      line(reading.facts.scopes.statement(of: group.tokens.lowerBound).lowerBound)
    default: nil
    }
  }

  private func line(_ token: Int?) -> SourcePlace? {
    token.map {
      SourcePlace(file: nil, line: source.line(of: source.tokens[$0].range.lowerBound))
    }
  }

  /// The first other unit that says something of the same item, in this file or in one beside it.
  private func other(
    than group: UnitGroup,
    _ statements: [ReadStatement],
    _ reason: LeftReason
  ) -> SourcePlace? {
    let subjects =
      statements.flatMap { $0.constraints.map(\.subject) } + group.units.compactMap(\.subject)
      + group.units.flatMap(\.listed)
    let places = Set(subjects.flatMap { names.places(of: $0, at: group.scope) })
    let indices =
      places.flatMap { mentions[$0] ?? [] }
      + (group.units[0].group.flatMap { groupMentions[$0] } ?? [])
    let others = indices.sorted().map { units[$0] }.filter { !group.tokens.overlaps($0.tokens) }
    // What replaces comes before what only adds, and what says the same kind of thing before the rest.
    let kinds = Set(statements.flatMap { $0.constraints.map(Self.kind) })
    let other =
      others.first { $0.verb != .adds && reason == .isReplaced }
      ?? others.first { unit in
        unit.statements.contains { $0.constraints.contains { kinds.contains(Self.kind($0)) } }
      } ?? others.first
    if let other { return line(other.tokens.lowerBound) }
    return rivalries.place(in: group.tokens)
  }

  /// The axis that a constraint is about, and whether it is about a size.
  private static func kind(_ constraint: LayoutStatement) -> String {
    "\(constraint.attribute.axis == .horizontal) \(constraint.attribute.kind == .size)"
  }

  /// The use of a handle that has no counterpart, else the first one behind what stores it, else its
  /// declaration.
  private func use(of name: String, _ group: UnitGroup) -> SourcePlace? {
    let words = reading.places(
      of: SourceFacts.key(name).split(separator: " ").last.map(String.init) ?? name
    )
    let last = group.tokens.upperBound
    return line(
      handles.obstacles[name] ?? words.first { $0 >= last } ?? words.first { isDeclared(at: $0) }
    )
  }

  private func isDeclared(at token: Int) -> Bool {
    if ["let", "var", "func"].contains(where: { source.isToken(token - 1, $0) }) { return true }
    // A parameter.
    return source.isToken(token + 1, ":")
      && ["(", ","].contains { source.isToken(token - 1, $0) || source.isToken(token - 2, $0) }
  }

  /// Where the word at a token is declared before a group.
  private func declaration(_ token: Int, _ group: UnitGroup) -> Int? {
    guard source.tokens[token].kind == .word else { return nil }
    return reading.places(of: source.text(at: token)).last {
      $0 < group.tokens.lowerBound && isDeclared(at: $0)
    }
  }

  /// The first word that leaves a block.
  private func exit(_ rows: [LayoutRow], _ words: [String]) -> Int? {
    for row in rows {
      switch row.content {
      case .code:
        if let token = row.tokens.first(where: { words.contains(source.text(at: $0)) }) {
          return token
        }
      case .branch(let arms):
        if let token = exit(arms.flatMap(\.rows), words) { return token }
      case .statement, .left: continue
      }
    }
    return nil
  }
}
