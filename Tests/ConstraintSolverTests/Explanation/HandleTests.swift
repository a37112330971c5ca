import ConstraintSolver
import Testing

/// Handles outlive what they name; questions about those are answered with nothing.
@Suite("Questions about rows that are gone")
struct HandleTests {
  /// `count` numbers for one variable: a conflict in which the last two rows are the youngest.
  private func torn(_ count: Int) throws -> (solver: Solver, rows: [Row], conflict: Conflict) {
    let solver = Solver()
    let first = solver.addVariables(count: 1, nonnegative: 0)
    for index in 2..<count {
      let other = solver.addVariables(count: 1, nonnegative: 0)
      _ = try solver.addRow([Term(other, 1)], .equal, 3, rank: UInt64(index))
    }
    let rows = try [10.0, 20].map {
      try solver.addRow([Term(first, 1)], .equal, $0, rank: UInt64(count) + UInt64($0))
    }
    solver.solve()
    return (solver, rows, try #require(solver.conflicts.first))
  }

  @Test("A conflict of which a row is gone has no multipliers", arguments: [0, 1])
  func multipliersOfFormerConflict(removed: Int) throws {
    let (solver, rows, conflict) = try torn(2)
    #expect(solver.multipliers(of: conflict) != nil)
    try solver.removeRow(rows[removed])
    #expect(solver.multipliers(of: conflict) == nil)
    solver.solve()
    #expect(solver.multipliers(of: conflict) == nil)
  }

  @Test("A conflict of another solver has no multipliers")
  func multipliersOfForeignConflict() throws {
    let (_, _, conflict) = try torn(40)
    #expect(Solver().multipliers(of: conflict) == nil)
    let (solver, _, _) = try torn(3)
    #expect(solver.multipliers(of: conflict) == nil)
  }

  @Test("A copy goes out from the rows that are in use")
  func copyAroundFormerRows() throws {
    let (solver, rows, _) = try torn(2)
    let (_, foreign, _) = try torn(40)
    try solver.removeRow(rows[0])
    let around = try #require(solver.copy(around: rows + foreign))
    #expect(Set(around.rows.keys) == [rows[1]])
    let none = try #require(solver.copy(around: [rows[0]] + foreign))
    #expect(none.rows.isEmpty)
  }

  @Test("Variables that are gone count as zero where a sum is asked about")
  func reasonOfFormerVariables() throws {
    let (solver, rows, _) = try torn(2)
    let variable = try #require(solver.terms(of: rows[0]).first).variable
    let lone = solver.addVariables(count: 1, nonnegative: 0)
    try solver.removeVariables(first: lone, count: 1)
    for former in [lone, lone.advanced(by: 1_000)] {
      let reason = try #require(solver.reason(of: [Term(variable, 2), Term(former, 1)]))
      #expect(reason.value == 20)
    }
  }
}
