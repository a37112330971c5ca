import ConstraintSolver
import Testing

/// What audits of random systems found, made small; right answers are from hand arithmetic.
@Suite("Findings of the audit")
struct AuditFindingTests {
  private func x(_ index: Int32) -> Variable { Variable(index: index) }

  @Test("A bound that contradicts a row alone is named, whatever else contradicts it")
  func boundAlone() throws {
    var solver = Solver()
    _ = solver.addVariables(count: 1, nonnegative: 1)
    _ = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 10)
    let low = try solver.addRow([Term(x(0), 1)], .lessThanOrEqual, -10)
    solver.solve()
    #expect(solver.conflicts == [Conflict(rows: [low], bounds: [x(0)], rejected: low)])
  }

  @Test("A bound at the other end of a chain is named")
  func boundFarAway() throws {
    var solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0b1)
    _ = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 20)
    let first = try solver.addRow([Term(x(1), 1), Term(x(0), -1)], .greaterThanOrEqual, 0)
    let second = try solver.addRow([Term(x(2), 1), Term(x(1), -1)], .equal, 0)
    let low = try solver.addRow([Term(x(2), -1)], .equal, 8)
    solver.solve()
    // x2 = -8 = x1 >= x0 >= 0: the twenty is not needed.
    let expected = Conflict(rows: [first, second, low], bounds: [x(0)], rejected: low)
    #expect(solver.conflicts == [expected])
  }
}
