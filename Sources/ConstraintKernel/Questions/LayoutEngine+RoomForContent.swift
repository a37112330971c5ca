import ConstraintSolver

/// Which required size to loosen where content is cut off, found by trying.
extension LayoutEngine {
  /// The most sizes that are tried.
  private static let mostSizes = 8

  /// What gives an item room that is short of its natural size; nothing for anything else than such a size.
  ///
  /// Those are required sizes that keep it short, each loosened; where there are none, a stronger pull than a rival's.
  ///
  /// Each was tried in a copy of what hangs together, and breaks nothing.
  /// - Complexity: a copy of what hangs together, and a solution of it for each required size.
  func room(for question: ExplainedSum, _ reason: Reason) -> [LayoutIssue.Suggestion] {
    let (item, attribute) = question.first
    guard question.second == nil, attribute.kind == .size,
      let axis = attribute.axis, let natural = item.systemRows?[axis], natural.resistance >= 0,
      // What wraps lacks nothing where it is narrower than on one line.
      axis == .vertical || !item.measure.followsWidth,
      case let wish = Row(index: natural.resistance), reason.losses.contains(wish),
      case let missing = -LayoutGrain.snap(rows.error(of: wish)), missing > 0
    else { return [] }
    let sizes = reason.shares.compactMap { share -> (LayoutConstraint, Double)? in
      guard case .row(let row) = share.source, let constraint = constraint(of: row),
        constraint.firstAttribute.kind == .size, constraint.effectivePriority.isRequired,
        constraint.relation != .greaterThanOrEqual, !constraint.involvesGone
      else { return nil }
      return (constraint, share.rate)
    }
    let loosened = sizes.prefix(Self.mostSizes).compactMap {
      constraint,
      rate -> LayoutIssue.Suggestion? in
      let change: LayoutIssue.Suggestion.Change
      if constraint.relation == .equal {
        change = .relation(rate > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
      } else {
        let wanted = constraint.constant + missing / rate
        let cleared = LayoutGrain.cleared(wanted, among: abs(wanted))
        change = .constant(from: constraint.constant, to: cleared)
      }
      return makesRoom(change, constraint, for: wish) ? suggestion(change, constraint) : nil
    }
    return loosened.isEmpty
      ? strongerPull(of: item, axis, wish, reason).map { [$0] } ?? [] : loosened
  }

  /// To have a natural size outdo another one of the same priority; nil where that does not give it all of its room.
  private func strongerPull(
    of item: ItemRecord,
    _ axis: LayoutAxis,
    _ wish: Row,
    _ reason: Reason
  ) -> LayoutIssue.Suggestion? {
    let level = item.compressionResistance[axis]
    let stronger = level + 1
    let sources =
      reason.losses.map(Reason.Source.row) + reason.shares.map(\.source) + reason.support
    let hasRival = sources.contains { source in
      guard case .row(let row) = source, case .item(let rival)? = owner(of: row), rival !== item,
        let natural = rival.systemRows?[axis]
      else { return false }
      return [natural.resistance, natural.hugging].contains(row.index)
        && rival.compressionResistance[axis] == level
    }
    guard hasRival, stronger < .required, let copy = settlingTrial(around: [wish]),
      let own = copy.rows[wish], case let before = copy.solver.conflicts.count,
      (try? copy.solver.setPriority(own, Double(stronger.rawValue))) != nil,
      copy.solver.solve().isComplete, copy.solver.conflicts.count <= before,
      LayoutGrain.snap(copy.solver.error(of: own)) == 0
    else { return nil }
    return LayoutIssue.Suggestion(
      statement: statement(wish),
      change: .pull(stronger),
      code: item.code(setting: .resistance, to: stronger, on: axis)
    )
  }

  /// Whether a value hangs on natural sizes along its axis that there is no room for.
  func hangsOnShortContent(_ question: ExplainedSum) -> Bool {
    guard memory.isComplete, let axis = question.first.attribute.axis, let host = question.host,
      let (form, _) = form(of: question, in: host), let reason = rows.reason(of: form)
    else { return false }
    return reason.losses.contains { row in
      guard case .item(let item)? = owner(of: row), item.systemRows?[axis].resistance == row.index
      else { return false }
      return LayoutGrain.snap(rows.error(of: row)) < 0
    }
  }

  private func makesRoom(
    _ change: LayoutIssue.Suggestion.Change,
    _ constraint: LayoutConstraint,
    for wish: Row
  ) -> Bool {
    let original = Row(index: constraint.row)
    guard let copy = settlingTrial(around: [original, wish]), let own = copy.rows[wish],
      let row = copy.rows[original]
    else { return false }
    let solver = copy.solver
    let (terms, constant) = (solver.terms(of: row), solver.constant(of: row))
    let before = solver.conflicts.count
    switch change {
    case .relation(let relation):
      guard (try? solver.removeRow(row)) != nil,
        (try? solver.addRow(terms, Relation(relation), constant, rank: .max)) != nil
      else { return false }
    case .constant(let old, let new):
      guard (try? solver.setConstant(row, constant + (new - old))) != nil else { return false }
    default: return false
    }
    guard solver.solve().isComplete, solver.conflicts.count <= before else { return false }
    return LayoutGrain.snap(solver.error(of: own)) == 0
  }
}

extension LayoutItem {
  /// Whether the value of an attribute hangs on natural sizes that there is no room for, so that it is ambiguous which
  /// of them is cut off.
  ///
  /// - Complexity: that of ``explain(_:)`` without its words.
  package func hangsOnShortContent(_ attribute: LayoutConstraint.Attribute) -> Bool {
    let question = ExplainedSum(record, attribute)
    return LayoutPass.withEngine(of: record) { engine in
      engine.answer { engine.hangsOnShortContent(question) }
    } ?? false
  }
}
