import ConstraintSolver

/// What edits of constraints do to their rows.
extension LayoutEngine {
  /// Adds the row whose terms `describe` appends; ``RowBook/noRow`` if it cannot be, which is reported to
  /// `owner`.
  func addRow(
    _ relation: Relation,
    _ constant: Double,
    priority: LayoutPriority,
    rank: RowRank,
    for owner: @autoclosure () -> RowOwner,
    yields: Bool = false,
    _ describe: (inout [Term]) -> Void
  ) -> Int32 {
    do throws(SolverError) {
      return try rows.add(
        relation,
        constant,
        priority: priority,
        rank: rank,
        yields: yields,
        describe
      )
    } catch {
      owner().report(.invalidUse("the engine refused it: \(error)"))
      return RowBook.noRow
    }
  }

  /// Takes the row of a constraint out that leaves layout.
  func constraintDidLeave(_ constraint: LayoutConstraint) {
    agenda.oweFrames()
    removeRow(of: constraint)
  }

  /// Takes the row of a constraint out, if it has one.
  func removeRow(of constraint: LayoutConstraint) {
    rows.remove(constraint.row)
    constraint.loseRow()
  }

  /// Edits the row of a constraint whose constant, or an offset in it, changed; it calls no foreign
  /// code.
  func constantDidChange(_ constraint: LayoutConstraint) {
    guard let host = constraint.host, holds(host), constraint.row >= 0 else { return }
    agenda.oweFrames()
    rows.setConstant(rightHandSide(of: constraint, in: host), of: constraint.row)
  }

  /// Edits the row of a constraint whose priority changed.
  func priorityDidChange(_ constraint: LayoutConstraint) {
    guard constraint.row >= 0 else { return }
    agenda.oweFrames()
    rows.setPriority(constraint.effectivePriority, of: constraint.row)
  }
}
