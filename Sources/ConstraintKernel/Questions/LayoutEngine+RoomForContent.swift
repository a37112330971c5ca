import ConstraintSolver

/// Which required size to loosen where content is cut off, found by trying.
extension LayoutEngine {
  /// The most sizes that are tried.
  private static let mostSizes = 8

  /// Required sizes that keep an item below its natural one, each loosened so that it is no longer; none for
  /// anything else than the size of an item that is short of its natural one.
  ///
  /// Each was tried in a copy of what hangs together, and leaves out nothing.
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
    return sizes.prefix(Self.mostSizes).compactMap { constraint, rate in
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
  /// Whether the value of an attribute hangs on natural sizes that there is no room for, so that it is open which
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
