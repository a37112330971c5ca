import ConstraintKernel
import LayoutStatements

/// Applies the rules to one unit.
struct LintJudge {
  let reading: Reading
  let origin: SourceConversion.Origin
  let unit: LayoutUnit
  /// Names that other units of the file take for distances inwards from a far edge.
  var insets: Set<String> = []

  func findings() -> [SourceLint.Finding] {
    var findings: [SourceLint.Finding] = []
    for statement in unit.statements {
      for constraint in statement.constraints {
        if let (rule, message) = complaint(constraint, isStored: statement.storage != nil) {
          findings.append(finding(rule, statement, message))
          break
        }
      }
    }
    findings += mixedHands() + sidesAndCentres() + flags()
    return findings
  }

  private func finding(
    _ rule: SourceLint.Rule,
    _ statement: ReadStatement,
    _ message: String
  ) -> SourceLint.Finding {
    let source = reading.source
    let offset = source.bytes(ofTokens: statement.tokens).lowerBound
    return SourceLint.Finding(
      rule: rule,
      line: source.line(of: offset),
      column: offset - source.startOfLine(at: offset) + 1,
      message: message
    )
  }

  // MARK: Single constraints

  private func complaint(
    _ constraint: LayoutStatement,
    isStored: Bool
  ) -> (SourceLint.Rule, String)? {
    guard case .item(let target, let attribute) = constraint.target, !constraint.constant.isZero
    else { return nil }
    let isInset = constraint.constantKind == .inset && origin == .maker
    if isInset, attribute.kind == .size {
      return (.insetOnSize, "an inset on a \(attribute) counts twice")
    }
    if isInset, attribute != constraint.attribute, attribute.edge != constraint.attribute.edge {
      let sign = constraint.constant.isNegative ? "subtracted" : "added"
      return (
        .insetAcross,
        "the inset takes its sign from '\(attribute)' and is \(sign), whatever "
          + "'\(constraint.attribute)' is"
      )
    }
    // What has a name may wait outside until its constant is changed.
    if constraint.constantKind == .offset, constraint.attribute.isFarEdge, !isStored,
      attribute.edge == constraint.attribute, isAround(target, constraint.subject),
      !reachesOut(constraint.subject)
    {
      let text = constraint.constant.written ?? constraint.constant.source
      if let value = value(of: constraint.constant), value > 0 {
        return (
          .farEdge, "'\(constraint.attribute)' reaches \(text) points past that of '\(target)'"
        )
      }
      if insets.contains(text) {
        return (
          .farEdge,
          "'\(text)' is added to '\(constraint.attribute)' here, and a distance inwards elsewhere"
        )
      }
    }
    return nil
  }

  /// Whether a near edge of an item lies outside, too, which is not said by mistake.
  private func reachesOut(_ item: String) -> Bool {
    unit.statements.flatMap(\.constraints).contains { other in
      guard other.subject == item, other.attribute.isEdge, !other.attribute.isFarEdge,
        case .item(let target, let attribute) = other.target, attribute.edge == other.attribute,
        isAround(target, item), let value = value(of: other.constant)
      else { return false }
      return value < 0
    }
  }

  /// The number that a constant is, as far as declarations show it.
  private func value(of amount: Amount) -> Double? {
    if let value = amount.value { return value }
    guard let text = amount.written, !text.contains(" ") else { return nil }
    let isNegative = text.hasPrefix("-")
    let name = isNegative ? String(text.dropFirst()) : text
    let value = reading.facts.meaning(of: name, at: unit.scope).literal
    return value.map { isNegative ? -$0 : $0 }
  }

  /// The names of constants that a unit takes for distances inwards from a far edge.
  var farInsets: Set<String> {
    var names: Set<String> = []
    for constraint in unit.statements.flatMap(\.constraints) {
      guard constraint.constantKind == .inset, constraint.attribute.isFarEdge,
        constraint.constantRightToLeft == nil, case .item(let target, _) = constraint.target,
        isAround(target, constraint.subject), let text = constraint.constant.negated.written,
        !text.hasPrefix("-"), Amount.text(text).value == nil
      else { continue }
      names.insert(text)
    }
    return names
  }

  /// Whether an item is the superview of another one, or a guide of it.
  private func isAround(_ item: ItemReference, _ subject: String) -> Bool {
    if item.base == .superview { return true }
    guard case .named(let name) = item.base,
      let superview = reading.facts.superview(of: subject, at: unit.scope)
    else { return false }
    return SourceFacts.key(name) == SourceFacts.key(superview)
  }

  // MARK: Several constraints

  /// The statements of each item.
  private var byItem: [(item: String, statements: [(ReadStatement, LayoutStatement)])] {
    var items: [(item: String, statements: [(ReadStatement, LayoutStatement)])] = []
    for statement in unit.statements {
      for constraint in statement.constraints {
        let item = SourceFacts.key(constraint.subject)
        if let index = items.firstIndex(where: { $0.item == item }) {
          items[index].statements.append((statement, constraint))
        } else {
          items.append((item, [(statement, constraint)]))
        }
      }
    }
    return items
  }

  private func mixedHands() -> [SourceLint.Finding] {
    byItem.compactMap { item, statements in
      let hands = statements.filter { $0.1.attribute.axis == .horizontal && $0.1.attribute.isEdge }
      let physical = hands.first { !$0.1.attribute.isDirectional }
      let directional = hands.first { $0.1.attribute.isDirectional }
      guard let physical, let directional else { return nil }
      let later =
        physical.0.tokens.lowerBound > directional.0.tokens.lowerBound ? physical : directional
      return finding(
        .mixedHands,
        later.0,
        "'\(item)' has '\(physical.1.attribute)' and '\(directional.1.attribute)', which meet at "
          + "one edge where reading goes from right to left"
      )
    }
  }

  private func sidesAndCentres() -> [SourceLint.Finding] {
    guard origin == .attribute else { return [] }
    var findings: [SourceLint.Finding] = []
    for axis in [LayoutAxis.horizontal, .vertical] {
      let located = unit.statements.flatMap { statement in
        statement.constraints.map { (statement, $0) }
      }.filter { $0.1.attribute.axis == axis && $0.1.attribute.kind == .location }
      guard let middle = located.first(where: { $0.1.attribute.isMiddle }),
        let side = located.first(where: {
          $0.1.attribute.isEdge && $0.1.relation == middle.1.relation
            && $0.1.priority == middle.1.priority
        })
      else { continue }
      findings.append(
        finding(
          .sideAndCentre,
          middle.0,
          "'\(side.1.attribute)' and '\(middle.1.attribute)' in one call: a later call for either "
            + "pushes out the other"
        )
      )
    }
    return findings
  }

  /// Items that this file makes, constrains with anchors, and never takes the flag from.
  ///
  /// A class of the project's own, a function that is given the item, and a flag that is cleared
  /// through another name may do it out of sight; nothing is said of such an item.
  private func flags() -> [SourceLint.Finding] {
    guard origin == .anchors || origin == .visual else { return [] }
    let facts = reading.facts
    return byItem.compactMap { item, statements in
      guard let first = statements.first,
        let declaration = facts.declaration(of: item, at: unit.scope),
        declaration.kind == .view, declaration.isConstant,
        declaration.madeType.hasPrefix("UI") || declaration.madeType.hasPrefix("NS"),
        facts.world.types[declaration.madeType] == nil,
        !facts.isCleared(item, at: unit.scope),
        facts.superview(of: item, at: unit.scope) != nil,
        isOnlyLaidOut(item), !isClearedByOtherNames
      else { return nil }
      return finding(
        .flagStays,
        first.0,
        "'\(item)' keeps its autoresizing flag, so that its frame constrains it too"
      )
    }
  }

  /// Methods of views that leave the flag as it is.
  private static let harmless: Set<String> = [
    "addSubview", "setTitle", "setTitleColor", "setImage", "addTarget", "addGestureRecognizer",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "sizeToFit",
    "setNeedsLayout", "layoutIfNeeded",
  ]

  /// Whether all that the file does with an item is to declare it, to add it, to set its
  /// properties and to ask for its anchors.
  private func isOnlyLaidOut(_ item: String) -> Bool {
    let source = reading.source
    return reading.places(of: item).allSatisfy { index in
      if source.isToken(index - 1, "let") { return true }
      if source.isToken(index - 1, "."), !source.isToken(index - 2, "self") { return false }
      let first = source.isToken(index - 1, ".") ? index - 2 : index
      if source.isToken(index + 1, ")"), source.isToken(first - 1, "("),
        source.isToken(first - 2, "addSubview")
      {
        return true
      }
      guard source.isToken(index + 1, "."), source.tokens[index + 2].kind == .word else {
        return false
      }
      return !source.isToken(index + 3, "(") && !source.isToken(index + 3, "{")
        || Self.harmless.contains(source.text(at: index + 2))
    }
  }

  /// Whether a flag is set through a name that may mean any item, such as that of a loop.
  private var isClearedByOtherNames: Bool {
    let source = reading.source
    let facts = reading.facts
    return reading.places(of: "translatesAutoresizingMaskIntoConstraints").contains { index in
      let receiver = SourceFacts.receiver(
        before: index,
        from: facts.scopes.statement(of: index).lowerBound,
        source
      )
      if receiver == "self" { return false }
      let scope = facts.scopes.scope(of: index)
      guard let declaration = facts.declaration(of: SourceFacts.key(receiver), at: scope) else {
        return true
      }
      return declaration.madeType.isEmpty && declaration.type.isEmpty
        || facts.scopes.scopes[declaration.scope].parameters.isEmpty == false
    }
  }
}
