// Required rows that cannot hold together: whom a conflict names, who is set aside, and who returns.
extension SolverState {
  /// Sets the youngest row of a contradiction aside; returns it.
  @discardableResult
  mutating func reject(_ contradiction: Contradiction) -> RowID? {
    let found = irreducible(
      contradiction.rows.sorted { system.isOlder($0, $1) },
      contradiction.bounds.sorted { $0.id < $1.id }
    )
    guard let youngest = found.rows.last else { return nil }
    let row = youngest
    let output = system.rows[row].role.variable
    detach(row)
    if system.rows[row].head.isInConflict { reconsiderConflicts(with: row) }
    let conflict = Conflict(
      rows: found.rows.map { Row($0) },
      bounds: found.bounds,
      rejected: Row(youngest)
    )
    conflicts.add(conflict, in: &system)
    part.expire()
    if let output { listOldestEquality(on: output) }
    rebuildParts(of: row)
    return youngest
  }

  /// Gives the rows that were rejected because of `row` another chance.
  mutating func reconsiderConflicts(with row: RowID) {
    part.expire()
    for rejected in conflicts.removeAll(naming: row, in: &system)
    where rejected != row && graph.isValid {
      enqueueAgain(rejected)
    }
  }

  /// Has the oldest required equality that can determine a variable, which has just lost its row, do so before
  /// others.
  ///
  /// Any other would be set aside for contradicting that one, and all that contradict it in turn would be given
  /// another chance: once for each of them, were they taken from the youngest on.
  ///
  /// - Complexity: O(rows that mention the variable).
  mutating func listOldestEquality(on variable: VariableID, but leaving: RowID = .none) {
    var oldest: RowID?
    var next = system.variables[variable].firstTerm
    while let row = system.takeRow(&next) {
      let record = system.rows[row]
      if !record.head.isRequiredEqualityOnOne || record.head.isRejected || row == leaving {
        continue
      }
      if record.role == .beside, oldest.map({ system.isOlder(row, $0) }) ?? true { oldest = row }
    }
    if let oldest { agenda.equalities.append(oldest) }
  }
}
