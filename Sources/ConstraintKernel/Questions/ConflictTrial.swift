import ConstraintSolver

/// A copy of a solver's required rows in which changes are tried and taken back.
struct ConflictTrial {
  /// The solver's limit on work for one change, for each row of the copy.
  ///
  /// Ordinary changes take a quarter of it; one that takes more is not suggested.
  private static let workOfRow = 256
  /// A copy of fewer rows may take as much as one of these.
  private static let fewRows = 16

  var copy: SolverCopy
  /// What is broken before anything is changed.
  let rejected: Set<Row>

  /// What stays out without the frames of an item, by the item; nil where that breaks something new.
  ///
  /// All conflicts about the item share it.
  private var withoutFrames: [ItemRecord: Set<Row>?] = [:]

  /// Makes a trial of a copy that breaks what the original does.
  init(copy: SolverCopy, rejected: Set<Row>) {
    self.copy = copy
    self.rejected = rejected
  }

  /// How many rows come back once an item's frame places nothing, as ``fixed(by:of:lifting:_:)`` says.
  mutating func fixedWithoutFrame(
    of item: ItemRecord,
    rows: [Row],
    lifting lifted: Row,
    _ work: inout Int
  ) -> Int {
    if withoutFrames[item] == nil {
      withoutFrames[item] = left(by: .autoresizing(of: []), of: rows, &work)
    }
    guard let left = withoutFrames[item] ?? nil, !left.contains(lifted) else { return 0 }
    return rejected.count - left.count
  }

  /// Whether all of these rows are in the copy.
  func holds(_ rows: [Row]) -> Bool { rows.allSatisfy { copy.rows[$0] != nil } }

  /// How many rows come back by a change of some rows that breaks nothing new; 0 if `lifted` stays
  /// out, or that took more than `work`.
  mutating func fixed(
    by change: LayoutIssue.Suggestion.Change,
    of originals: [Row],
    lifting lifted: Row,
    _ work: inout Int
  ) -> Int {
    guard let left = left(by: change, of: originals, &work), !left.contains(lifted)
    else { return 0 }
    return rejected.count - left.count
  }

  /// What stays out after a change; nil where that is not less than before, or took more than `work`.
  private mutating func left(
    by change: LayoutIssue.Suggestion.Change,
    of originals: [Row],
    _ work: inout Int
  ) -> Set<Row>? {
    let solver = copy.solver
    let undo = originals.compactMap { original in
      copy.rows[original].flatMap { make(change, of: original, $0) }
    }
    if undo.isEmpty { return nil }
    solver.workLimit = min(work, Self.workOfRow * max(copy.rows.count, Self.fewRows))
    let report = solver.solve()
    let left = copy.rejected
    work -= report.work + report.rowsTouched + left.count
    for change in undo.reversed() { takeBack(change) }
    if !report.isComplete || left.count >= rejected.count { return nil }
    let known = left.compactMap { row in row.flatMap { rejected.contains($0) ? $0 : nil } }
    return known.count == left.count ? Set(known) : nil
  }

  /// How a change is taken back.
  private enum Undo {
    case constant(Row, Double)
    case removal(SolverCopy.Removed, stand: Row?)
  }

  /// Makes a change of a row of the copy; of a lower priority, of a frame that places nothing and of what
  /// is repeated nothing is left among the required ones.
  private mutating func make(
    _ change: LayoutIssue.Suggestion.Change,
    of original: Row,
    _ row: Row
  ) -> Undo? {
    let solver = copy.solver
    let (terms, constant) = (solver.terms(of: row), solver.constant(of: row))
    switch change {
    case .priority, .pull, .autoresizing, .repetition, .duplicate:
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
