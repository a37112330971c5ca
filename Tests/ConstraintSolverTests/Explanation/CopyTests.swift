import ConstraintSolver
import Testing

@Suite("Copies of solvers to try changes on")
struct CopyTests {
  /// Two numbers for one variable, a wish for it, and a wish that ties another one to it.
  private func torn() throws -> (solver: Solver, required: [Row], wishes: [Row], other: Row) {
    let solver = Solver()
    let first = solver.addVariables(count: 2, nonnegative: 0b11)
    let second = first.advanced(by: 1)
    let required = try [10.0, 20].enumerated().map { index, value in
      try solver.addRow([Term(first, 1)], .equal, value, rank: UInt64(index))
    }
    let wishes = try [
      solver.addRow([Term(first, 1)], .equal, 15, priority: 500, rank: 2),
      solver.addRow([Term(second, 1), Term(first, -1)], .equal, 0, priority: 500, rank: 3),
    ]
    let other = try solver.addRow([Term(second, 1)], .greaterThanOrEqual, 5, rank: 4)
    return (solver, required, wishes, other)
  }

  @Test("A copy of required rows leaves wishes out, and ends where only those tie")
  func requiredOnly() throws {
    let (solver, required, wishes, other) = try torn()
    let whole = try #require(solver.copy(around: [required[0]]))
    #expect(Set(whole.rows.keys) == Set(required + wishes + [other]))
    let part = try #require(solver.copy(around: [required[0]], requiredOnly: true))
    #expect(Set(part.rows.keys) == Set(required))
  }

  @Test("A row that is taken out ends the conflict, and put back is the one it was")
  func removal() throws {
    let (solver, required, _, _) = try torn()
    for row in required {
      var copy = try #require(solver.copy(around: [required[0]], requiredOnly: true))
      copy.solver.solve()
      #expect(copy.rejected == [required[1]])
      guard let removed = copy.remove(row) else {
        Issue.record("there is no copy of \(row)")
        continue
      }
      #expect(copy.rows[row] == nil)
      copy.solver.solve()
      #expect(copy.rejected.isEmpty)
      // What takes its place is no row of the original, even under its old number.
      let kept = try #require(copy.rows.values.first)
      let stand = try copy.solver.addRow(copy.solver.terms(of: kept), .equal, 30, rank: 9)
      copy.solver.solve()
      #expect(copy.rejected == [nil])
      try copy.solver.removeRow(stand)
      copy.restore(removed)
      copy.solver.solve()
      #expect(copy.rejected == [required[1]])
    }
  }
}
