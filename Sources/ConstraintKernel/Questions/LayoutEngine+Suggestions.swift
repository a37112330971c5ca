import ConstraintSolver

/// What would mend a conflict, found by trying.
extension LayoutEngine {
  /// The most constraints of a conflict that are looked at, the youngest.
  private static let mostConstraints = 8
  /// The most suggestions that are told.
  private static let mostSuggestions = 6
  /// What copying a row takes, in units of the solver's limit on work.
  private static let copyingWork = 20

  /// Changes that mend a conflict and put no other one in its place, the best first.
  ///
  /// Those that mend more conflicts of the group come first, then those of a younger constraint; of one
  /// constraint a lower priority comes before a looser relation and this before another constant.
  /// What that takes, in units of the solver's limit, is subtracted from `work`; once nothing of it is left,
  /// nothing more is tried. The copy in which changes are tried serves for all conflicts of one part of the
  /// system.
  /// - Complexity: a copy of what hangs together, and up to 24 solutions of what the changes touch, each of
  ///   which ends early where it would take more than linear work.
  func suggestions(
    for group: [Conflict],
    _ multipliers: [Double],
    _ former: inout ConflictTrial?,
    _ work: inout Int
  ) -> [LayoutIssue.Suggestion] {
    if work <= 0 { return [] }
    let rows = group.flatMap(\.rows).filter { constraint(of: $0) != nil }
    guard var trial = former?.holds(rows) == true ? former : makeTrial(with: rows, &work) else {
      return []
    }
    defer { former = trial }
    let conflict = group[0]
    /// Whether nothing that comes later can be told: as many mend all there is.
    func isEnough(_ found: [(mended: Int, suggestion: LayoutIssue.Suggestion)]) -> Bool {
      let best = found.lazy.filter { $0.mended == trial.rejected.count }
      return best.count >= Self.mostSuggestions
    }
    let gap = -zip(multipliers, conflict.rows).reduce(0) {
      $0 + $1.0 * self.rows.constant(of: $1.1)
    }
    var found: [(mended: Int, suggestion: LayoutIssue.Suggestion)] = []
    let members = zip(conflict.rows, multipliers).compactMap { row, multiplier in
      constraint(of: row).map { (row: row, multiplier: multiplier, constraint: $0) }
    }
    for member in members.reversed().prefix(Self.mostConstraints) where member.multiplier != 0 {
      for change in changes(of: member.constraint, member.multiplier, gap) where !isEnough(found) {
        if work <= 0 { break }
        let mended = trial.mended(by: change, of: member.row, lifting: conflict.rejected, &work)
        if mended == 0 { continue }
        found.append((mended, suggestion(change, member.constraint)))
      }
    }
    return found.enumerated()
      .sorted { ($1.element.mended, $0.offset) < ($0.element.mended, $1.offset) }
      .prefix(Self.mostSuggestions).map(\.element.suggestion)
  }

  /// A copy of the required rows that hang together with some.
  private func makeTrial(with rows: [Row], _ work: inout Int) -> ConflictTrial? {
    guard let copy = self.rows.copy(around: rows, requiredOnly: true) else { return nil }
    work -= Self.copyingWork * copy.rows.count
    // The copy leaves out the same rows; the first change is made before it is solved at all.
    copy.solver.thinsConflicts = false
    // Asked row by row: conflicts elsewhere may be thousands.
    return ConflictTrial(copy: copy, rejected: Set(copy.rows.keys.filter(self.rows.isRejected)))
  }

  /// What could be changed of a constraint: a positive multiplier says that it keeps its first side
  /// too small, a negative one too large.
  private func changes(
    of constraint: LayoutConstraint,
    _ multiplier: Double,
    _ gap: Double
  ) -> [LayoutIssue.Suggestion.Change] {
    var changes = [LayoutIssue.Suggestion.Change.priority(LayoutPriority(999))]
    if constraint.relation == .equal {
      changes.append(.relation(multiplier > 0 ? .greaterThanOrEqual : .lessThanOrEqual))
    }
    if !constraint.involvesGone {
      let constant = constraint.constant
      let wanted = constant + gap / multiplier
      // What is no round number stays exact, or the constraint would miss by a grain.
      let cleared = LayoutGrain.cleared(wanted, among: max(abs(constant), abs(wanted)))
      changes.append(.constant(from: constant, to: cleared))
    }
    return changes
  }

  private func suggestion(
    _ change: LayoutIssue.Suggestion.Change,
    _ constraint: LayoutConstraint
  ) -> LayoutIssue.Suggestion {
    var changed = ConstraintDescription(constraint)
    changed.constant = DirectedConstant(constraint.constant)
    changed.identifier = nil
    switch change {
    case .priority(let priority): changed.priority = priority
    case .relation(let relation): changed.relation = relation
    case .constant(_, let constant): changed.constant = DirectedConstant(constant)
    }
    return LayoutIssue.Suggestion(
      statement: LayoutIssue.Statement(constraint),
      change: change,
      code: changed.dialectCode
    )
  }
}
