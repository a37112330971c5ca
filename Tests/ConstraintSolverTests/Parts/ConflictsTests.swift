import Testing

@testable import ConstraintSolver

/// Rows `x = 0`, `x = 1`, … of which nothing was solved, the last one the oldest.
private struct Rows: ~Copyable {
  var state = SolverState(variables: 0, rows: 0, terms: 0)
  var rows: [Row] = []

  init(_ count: Int) throws {
    let added = state.addVariables(1, nonnegative: 0)
    let first = try #require(added)
    for number in 0..<count {
      let row = try state.addRow(
        [Term(Variable(first), 1)],
        .equal,
        Double(number),
        priority: 1000,
        rank: UInt64(count - number),
        yields: false
      )
      rows.append(row)
    }
  }

  func conflict(_ numbers: Int...) -> Conflict {
    let named = numbers.map { rows[$0] }
    return Conflict(rows: named, bounds: [], rejected: named[named.count - 1])
  }

  mutating func add(_ conflict: Conflict) { state.conflicts.add(conflict, in: &state.system) }

  mutating func removeAll(naming number: Int) -> [RowID] {
    state.conflicts.removeAll(naming: rows[number].id, in: &state.system)
  }

  mutating func report() -> Bool { state.conflicts.report(state.system) }

  /// The rows that are set aside, and those that a conflict names, by the records of the rows.
  var rejected: [Int] { rows.indices.filter { state.system.rows[rows[$0].id].head.isRejected } }
  var named: [Int] { rows.indices.filter { state.system.rows[rows[$0].id].head.isInConflict } }
}

@Suite("Conflicts, the one writer of who is set aside")
struct ConflictsTests {
  @Test("A row is set aside exactly as long as a conflict stands in which it was")
  func rejection() throws {
    var rows = try Rows(6)
    rows.add(rows.conflict(0, 1))
    rows.add(rows.conflict(0, 2, 3))
    rows.add(rows.conflict(4, 5))
    expect(rows.rejected == [1, 3, 5] && rows.named == [0, 1, 2, 3, 4, 5])
    // Row 3 is older than row 1.
    expect(rows.removeAll(naming: 0) == [rows.rows[3].id, rows.rows[1].id])
    expect(rows.rejected == [5] && !rows.named.contains(0))
    expect(rows.removeAll(naming: 2).isEmpty)
    rows.state.conflicts.remove(rejecting: rows.rows[4].id, in: &rows.state.system)
    expect(rows.rejected == [5])
    rows.state.conflicts.remove(rejecting: rows.rows[5].id, in: &rows.state.system)
    expect(rows.rejected.isEmpty && rows.state.conflicts.isEmpty)
  }

  @Test("All conflicts go together with all that they set aside")
  func removal() throws {
    var rows = try Rows(4)
    rows.add(rows.conflict(0, 1))
    rows.add(rows.conflict(2, 3))
    rows.state.conflicts.removeAll(in: &rows.state.system)
    expect(rows.rejected.isEmpty && rows.state.conflicts.count == 0)
    rows.add(rows.conflict(0, 1))
    expect(rows.rejected == [1])
  }

  @Test("A report tells of changes, the oldest rejected row first")
  func reports() throws {
    var rows = try Rows(4)
    expect(!rows.report())
    expect(rows.state.conflicts.reported.isEmpty)
    rows.add(rows.conflict(0, 1))
    rows.add(rows.conflict(2, 3))
    expect(rows.report())
    expect(rows.state.conflicts.reported == [rows.conflict(2, 3), rows.conflict(0, 1)])
    expect(!rows.report())
    // What comes back before the next report is no change.
    expect(rows.removeAll(naming: 0).count == 1)
    rows.add(rows.conflict(0, 1))
    expect(!rows.report())
    expect(rows.removeAll(naming: 2).count == 1)
    expect(rows.report())
    expect(rows.state.conflicts.reported == [rows.conflict(0, 1)])
  }

  @Test("The same indices are another conflict once a row of them was removed")
  func removedRows() throws {
    var rows = try Rows(4)
    rows.add(rows.conflict(0, 1))
    expect(rows.report())
    rows.state.conflicts.noteRemoval(of: rows.rows[3].id)
    expect(!rows.report())
    rows.state.conflicts.noteRemoval(of: rows.rows[0].id)
    expect(rows.report())
    expect(rows.state.conflicts.reported == [rows.conflict(0, 1)])
    expect(!rows.report())
  }
}

@Suite("Rows and bounds")
struct RowOrBoundTests {
  @Test("A row is never taken for the bound of the variable with its number")
  func kinds() {
    for number in [0, 1, 77, Int32.max] {
      let (row, bound) = (RowOrBound.row(RowID(number)), RowOrBound.bound(VariableID(number)))
      expect(row != bound && !row.isBound && bound.isBound)
      expect(row.row == RowID(number) && row.boundedVariable == nil)
      expect(bound.boundedVariable == VariableID(number) && bound.row == nil)
      expect(bound.place < row.place)
    }
  }
}
