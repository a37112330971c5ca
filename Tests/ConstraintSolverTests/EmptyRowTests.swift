import ConstraintSolver
import Testing

@Suite("Rows without terms")
struct EmptyRowTests {
  @Test("A row whose terms cancel is in conflict until it is removed")
  func conflict() throws {
    let solver = Solver()
    let width = solver.addVariables(count: 4, nonnegative: 0b1100).advanced(by: 2)
    let row = try solver.addRow([Term(width, 1), Term(width, -1)], .equal, 4)
    solver.solve()
    #expect(solver.conflicts == [Conflict(rows: [row], bounds: [], rejected: row)])
    // The row mentions no variable, so it does not leave with any.
    try solver.removeVariablesAndRows(blocks: [Variable(index: 0)], count: 4)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.isRejected(row))
    try solver.removeRow(row)
    let report = solver.solve()
    #expect(report.conflictsChanged)
    #expect(solver.conflicts.isEmpty)
    #expect(throws: SolverError.unknownRow(row)) { try solver.removeRow(row) }
  }

  @Test("A conflict that takes the place of a removed one is a new conflict")
  func successor() throws {
    let solver = Solver()
    let first = try solver.addRow([], .equal, 1)
    solver.solve()
    try solver.removeRow(first)
    let second = try solver.addRow([], .equal, 2)
    #expect(second == first, "the test needs a row whose place is taken again")
    #expect(solver.solve().conflictsChanged)
    #expect(!solver.solve().conflictsChanged)
    // An edit between leaves the row out of the conflict, though not out of the report.
    try solver.setConstant(second, 3)
    try solver.removeRow(second)
    _ = try solver.addRow([], .equal, 4)
    #expect(solver.solve().conflictsChanged)
  }

  @Test("Other constants and priorities make such a row hold, or not")
  func edits() throws {
    let solver = Solver()
    let row = try solver.addRow([], .lessThanOrEqual, -1)
    solver.solve()
    #expect(solver.isRejected(row))
    try solver.setConstant(row, 0)
    solver.solve()
    #expect(!solver.isRejected(row))
    try solver.setConstant(row, -2)
    solver.solve()
    #expect(solver.isRejected(row))
    try solver.setPriority(row, 500)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.error(of: row) == 2)
    try solver.setPriority(row, 1000)
    solver.solve()
    #expect(solver.conflicts.map(\.rejected) == [row])
  }
}
