/// Rows without terms, which wait to be looked at.
struct EmptyRows: ~Copyable {
  fileprivate var rows = List<RowID>()

  @inline(__always)
  var isEmpty: Bool { rows.isEmpty }

  mutating func append(_ row: RowID) { rows.append(row) }

  mutating func removeAll() { rows.removeAll() }
}

extension SolverState {
  /// Rows without terms hold or not, alone.
  mutating func checkEmptyRows() {
    for index in emptyRows.rows.indices {
      let row = emptyRows.rows[index]
      let head = system.rows[row].head
      if !head.isLive || head.count > 0 { continue }
      results.report.rowsTouched += 1
      let isRefused = head.isRequired && system.violatedSide(of: row, head) != 0
      conflicts.remove(rejecting: row, in: &system)
      if isRefused {
        let handle = Row(row)
        let conflict = Conflict(rows: [handle], bounds: [], rejected: handle)
        conflicts.add(conflict, in: &system)
      }
    }
    emptyRows.removeAll()
  }
}
