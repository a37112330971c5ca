import ConstraintSolver

/// A copy of a solver's required rows in which changes are tried and taken back.
struct ConflictTrial {
  /// The solver's limit on work for one change, for each row of the copy.
  ///
  /// Ordinary changes take a quarter of it; one that takes more is not suggested.
  private static let workOfRow = 256

  var copy: SolverCopy
  /// What is left out before anything is changed.
  let rejected: Set<Row>

  /// Whether all of these rows are in the copy.
  func holds(_ rows: [Row]) -> Bool { rows.allSatisfy { copy.rows[$0] != nil } }

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
    solver.workLimit = min(work, Self.workOfRow * copy.rows.count)
    let report = solver.solve()
    let left = copy.rejected
    work -= report.work + report.rowsTouched + left.count
    takeBack(undo)
    if !report.isComplete || left.count >= rejected.count { return 0 }
    let isMended = left.allSatisfy { row in
      row.map { $0 != lifted && rejected.contains($0) } ?? false
    }
    return isMended ? rejected.count - left.count : 0
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
