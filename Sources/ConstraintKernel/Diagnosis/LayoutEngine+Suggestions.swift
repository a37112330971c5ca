import ConstraintSolver

/// What would mend a conflict, found by trying.
extension LayoutEngine {
  /// The most constraints of a conflict that are looked at, the youngest.
  private static let mostConstraints = 8
  /// The most suggestions that are told.
  private static let mostSuggestions = 6
  /// What copying a row takes, in units of the solver's limit on work.
  private static let copyingWork = 20
  /// The solver's limit on work for one change, for each row of the copy.
  ///
  /// Ordinary changes take a quarter of it; one that takes more is not suggested.
  fileprivate static let workOfRow = 256

  /// Changes that mend a conflict and put no other one in its place, the best first.
  ///
  /// Those that mend more conflicts of the group come first, then those of a younger constraint; of one
  /// constraint a lower priority comes before a looser relation and this before another constant.
  /// What that takes, in units of the solver's limit, is subtracted from `work`; once nothing of it is left,
  /// nothing more is tried.
  /// - Complexity: a copy of what hangs together, and up to 24 solutions of what the changes touch, each of
  ///   which ends early where it would take more than linear work.
  func suggestions(
    for group: [Conflict],
    _ multipliers: [Double],
    _ work: inout Int
  ) -> [LayoutIssue.Suggestion] {
    if work <= 0 { return [] }
    let rows = group.flatMap(\.rows).filter { constraint(of: $0) != nil }
    guard let copy = solver.copy(around: rows, requiredOnly: true) else { return [] }
    work -= Self.copyingWork * copy.rows.count
    // The copy leaves out the same rows; the first change is made before it is solved at all.
    copy.solver.thinsConflicts = false
    // Asked row by row: conflicts elsewhere may be thousands, for each of which this is done.
    var trial = Trial(copy: copy, rejected: Set(copy.rows.keys.filter(solver.isRejected)))
    let conflict = group[0]
    /// Whether nothing that comes later can be told: as many mend all there is.
    func isEnough(_ found: [(mended: Int, suggestion: LayoutIssue.Suggestion)]) -> Bool {
      let best = found.lazy.filter { $0.mended == trial.rejected.count }
      return best.count >= Self.mostSuggestions
    }
    let gap = -zip(multipliers, conflict.rows).reduce(0) { $0 + $1.0 * solver.constant(of: $1.1) }
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

/// A copy of a solver's required rows in which changes are tried and taken back.
private struct Trial {
  var copy: SolverCopy
  /// What is left out before anything is changed.
  let rejected: Set<Row>

  /// How many rows come back by a change that leaves out nothing new; 0 if `lifted` stays out, or that
  /// took more than `work`.
  mutating func mended(
    by change: LayoutIssue.Suggestion.Change,
    of original: Row,
    lifting lifted: Row,
    _ work: inout Int
  ) -> Int {
    let solver = copy.solver
    guard let row = copy.rows[original], let undo = make(change, of: original, row)
    else { return 0 }
    solver.workLimit = min(work, LayoutEngine.workOfRow * copy.rows.count)
    let report = solver.solve()
    work -= report.work + report.rowsTouched
    let left = Set(copy.rejected)
    takeBack(undo)
    let isMended = !left.contains(lifted) && left.isStrictSubset(of: rejected)
    guard report.isComplete, isMended else { return 0 }
    return rejected.count - left.count
  }

  /// How a change is taken back.
  private enum Undo {
    case constant(Row, Double)
    case removal(SolverCopy.Removed, stand: Row?)
  }

  /// Makes a change of a row of the copy; of a lower priority nothing is left among the required ones.
  private mutating func make(
    _ change: LayoutIssue.Suggestion.Change,
    of original: Row,
    _ row: Row
  ) -> Undo? {
    let solver = copy.solver
    let (terms, constant) = (solver.terms(of: row), solver.constant(of: row))
    switch change {
    case .priority:
      return copy.remove(original).map { .removal($0, stand: nil) }
    case .constant(let old, let new):
      try? solver.setConstant(row, constant + (new - old))
      return .constant(row, constant)
    case .relation(let relation):
      guard let removed = copy.remove(original) else { return nil }
      let stand = try? solver.addRow(terms, Relation(relation), constant, rank: .max)
      return .removal(removed, stand: stand)
    }
  }

  private mutating func takeBack(_ undo: Undo) {
    switch undo {
    case .constant(let row, let constant): try? copy.solver.setConstant(row, constant)
    case .removal(let removed, let stand):
      if let stand { try? copy.solver.removeRow(stand) }
      copy.restore(removed)
    }
  }
}
