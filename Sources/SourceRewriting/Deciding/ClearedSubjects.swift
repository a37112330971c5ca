import LayoutStatements

/// Which side of a constraint has a flag that is seen to be cleared, for dialects that clear that of their subjects.
struct ClearedSubjects {
  let reading: Reading

  /// A dialect clears its subject's flag, so that the subject has to be an item whose flag is seen
  /// to be cleared: the other side where that is the one.
  ///
  /// What other code holds is not turned: its constant has a meaning there.
  func turnedOrLeft(_ row: LayoutRow, isKept: Bool) -> LayoutRow {
    var row = row
    // What a loop or a branch declares is known there.
    let scope = reading.facts.scopes.scope(of: row.tokens.lowerBound)
    switch row.content {
    case .statement(let statement) where statement.word != nil:
      let item = statement.constraints.first { !reading.facts.isCleared($0.subject, at: scope) }
      if let item { row.content = .left(.flagStays(item.subject)) }
    case .statement(var statement):
      for index in statement.constraints.indices {
        let constraint = statement.constraints[index]
        let isHeld = isKept || statement.storage != nil
        let isCleared = reading.facts.isCleared(constraint.subject, at: scope)
        let turned = isHeld ? nil : turnedToCleared(constraint, scope)
        guard let turned = turned ?? (isHeld && isCleared ? constraint : nil) else {
          row.content = .left(.flagStays(constraint.subject))
          return row
        }
        statement.constraints[index] = turned
      }
      row.content = .statement(statement)
    case .branch(let arms):
      row.content = .branch(
        arms.map { arm in
          let rows = arm.rows.map { turnedOrLeft($0, isKept: isKept) }
          return LayoutRow.Arm(opening: arm.opening, rows: rows)
        }
      )
    case .left, .code: break
    }
    return row
  }

  /// A constraint about an item whose flag is seen to be cleared; nil if neither side is one.
  private func turnedToCleared(_ constraint: LayoutStatement, _ scope: Int) -> LayoutStatement? {
    let facts = reading.facts
    let inner = turnedInside(constraint, scope) ?? constraint
    if facts.isCleared(inner.subject, at: scope) { return inner }
    let superview = facts.superview(of: inner.subject, at: scope)
    guard let turned = inner.turned(superview: superview),
      facts.isCleared(turned.subject, at: scope)
    else { return nil }
    return turned
  }

  /// A constraint of a superview with its own subview, as one of the subview.
  private func turnedInside(_ constraint: LayoutStatement, _ scope: Int) -> LayoutStatement? {
    guard case .named(let target) = constraint.targetItem?.base,
      constraint.targetItem?.guide == nil,
      let superview = reading.facts.superview(of: target, at: scope),
      SourceFacts.key(superview) == SourceFacts.key(constraint.subject),
      reading.facts.isCleared(target, at: scope)
    else { return nil }
    return constraint.turned()
  }
}
