import ConstraintKernel

/// Applies the rules to one unit.
struct LintJudge {
  let reading: Reading
  let origin: SourceConversion.Origin
  let unit: LayoutUnit

  func findings() -> [SourceLint.Finding] {
    var findings: [SourceLint.Finding] = []
    for statement in unit.statements {
      for constraint in statement.constraints {
        if let (rule, message) = complaint(constraint) {
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

  private func complaint(_ constraint: LayoutStatement) -> (SourceLint.Rule, String)? {
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
    if constraint.constantKind == .offset, constraint.attribute.isFarEdge,
      attribute.edge == constraint.attribute, isAround(target, constraint.subject),
      !constraint.constant.isNegative
    {
      let text = constraint.constant.written ?? constraint.constant.source
      return (
        .farEdge,
        "'\(constraint.attribute)' reaches \(text) points past that of '\(target)'"
          + (constraint.constant.value == nil ? ", unless \(text) is negative" : "")
      )
    }
    return nil
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
  private func flags() -> [SourceLint.Finding] {
    guard origin == .anchors || origin == .visual else { return [] }
    let facts = reading.facts
    return byItem.compactMap { item, statements in
      guard let first = statements.first,
        let declaration = facts.declaration(of: item, at: unit.scope),
        declaration.kind == .view, !facts.isCleared(item, at: unit.scope),
        facts.superview(of: item, at: unit.scope) != nil
      else { return nil }
      return finding(
        .flagStays,
        first.0,
        "'\(item)' keeps its autoresizing flag, so that its frame constrains it too"
      )
    }
  }
}
