/// Conflicts among required rows: which stand, which rows they set aside, and what was reported of them.
///
/// Nothing else sets a row aside or lets it back in; so a row is rejected exactly as long as a conflict stands
/// in which it was.
struct Conflicts {
  private var book = ConflictBook()
  /// The conflicts as the last solve left them, that of the oldest rejected row first.
  private(set) var reported: [Conflict] = []
  /// The rows of those, once one of them may have been removed.
  private var reportedRows: Set<RowID>?
  /// Whether a row of those has been removed since; another row may have its index by now.
  private var reportedRowIsRemoved = false

  /// Whether no conflict stands.
  var isEmpty: Bool { book.isEmpty }
  var count: Int { book.count }
  /// The conflicts that stand, in the order they came.
  var all: [Conflict] { book.all }
  /// How many conflicts were looked at so far.
  var visits: Int { book.visits }

  /// Sets a row aside, which is in no conflict that stands.
  ///
  /// - Complexity: O(rows of the conflict).
  mutating func add(_ conflict: Conflict, in system: inout LinearSystem) {
    for row in conflict.rows {
      let isRejected = system.rows[row.id].head.isRejected
      system.rows[row.id].head.take(ConflictPart(isRejected: isRejected, isNamed: true))
    }
    system.rows[conflict.rejected.id].head.take(ConflictPart(isRejected: true, isNamed: true))
    book.add(conflict)
  }

  /// Removes all conflicts that name a row; returns the rows that were set aside in them, the oldest first.
  ///
  /// - Complexity: O(rows of these conflicts), taken together with those of ``add(_:in:)``, and sorting.
  mutating func removeAll(naming row: RowID, in system: inout LinearSystem) -> [RowID] {
    let isRejected = system.rows[row].head.isRejected
    system.rows[row].head.take(ConflictPart(isRejected: isRejected, isNamed: false))
    let affected = system.byAge(book.removeAll(naming: row).map { $0.rejected.id })
    for rejected in affected { Self.letIn(rejected, &system) }
    return affected
  }

  /// Removes the conflict in which a row was set aside, if it was.
  mutating func remove(rejecting row: RowID, in system: inout LinearSystem) {
    if !system.rows[row].head.isRejected { return }
    book.remove(rejecting: row)
    Self.letIn(row, &system)
  }

  /// Removes all conflicts.
  mutating func removeAll(in system: inout LinearSystem) {
    for conflict in book.all { Self.letIn(conflict.rejected.id, &system) }
    book.removeAll()
  }

  private static func letIn(_ row: RowID, _ system: inout LinearSystem) {
    let isNamed = system.rows[row].head.isInConflict
    system.rows[row].head.take(ConflictPart(isRejected: false, isNamed: isNamed))
  }

  // MARK: Reports

  /// Notes that a row goes, so that the next conflict with its index is another one.
  mutating func noteRemoval(of row: RowID) {
    if reported.isEmpty || reportedRowIsRemoved { return }
    let rows = reportedRows ?? Set(reported.flatMap { $0.rows.map { $0.id } })
    reportedRows = rows
    reportedRowIsRemoved = rows.contains(row)
  }

  /// Reports the conflicts that stand; returns whether they are others than those reported last.
  mutating func report(_ system: borrowing LinearSystem) -> Bool {
    if !book.isChanged && !reportedRowIsRemoved { return false }
    book.isChanged = false
    let found = system.byAge(book.all)
    if found == reported, !reportedRowIsRemoved { return false }
    reported = found
    reportedRows = nil
    reportedRowIsRemoved = false
    return true
  }
}

/// A row's part in conflicts; only ``Conflicts`` can make one.
struct ConflictPart {
  /// Whether the row is set aside.
  let isRejected: Bool
  /// Whether a conflict names the row, or did before it was removed because of another row.
  let isNamed: Bool

  fileprivate init(isRejected: Bool, isNamed: Bool) {
    self.isRejected = isRejected
    self.isNamed = isNamed
  }
}

extension LinearSystem {
  /// Rows, the oldest first.
  fileprivate func byAge(_ rows: [RowID]) -> [RowID] { rows.sorted { isOlder($0, $1) } }

  /// Conflicts, that of the oldest rejected row first.
  fileprivate func byAge(_ conflicts: [Conflict]) -> [Conflict] {
    conflicts.sorted { isOlder($0.rejected.id, $1.rejected.id) }
  }
}
