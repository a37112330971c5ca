import ConstraintSolver
import Testing

/// Small systems that audits of random ones led to; right answers are from hand arithmetic.
@Suite("What belongs to a conflict")
struct ConflictMemberTests {
  private func x(_ index: Int32) -> Variable { Variable(index: index) }

  /// Rows of the conflict that set `row` aside, and its bounds.
  private func conflict(
    of row: Row,
    in solver: borrowing Solver
  ) -> (rows: [Row], bounds: [Variable])? {
    solver.conflicts.first { $0.rejected == row }.map { ($0.rows, $0.bounds) }
  }

  @Test("A bound that contradicts a row alone is named, whatever else contradicts it")
  func boundAlone() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 1, nonnegative: 1)
    _ = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 10)
    let low = try solver.addRow([Term(x(0), 1)], .lessThanOrEqual, -10)
    solver.solve()
    #expect(solver.conflicts == [Conflict(rows: [low], bounds: [x(0)], rejected: low)])
  }

  @Test("A bound at the other end of a chain is named")
  func boundFarAway() throws {
    let solver = Solver()
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

  @Test("A row that bounds make superfluous is not in the set", arguments: [false, true])
  func superfluous(generally: Bool) throws {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    _ = solver.addVariables(count: 3, nonnegative: 0b110)
    _ = try solver.addRow([Term(x(2), 1), Term(x(0), -1)], .equal, 0)
    let high = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 863)
    let sum = try solver.addRow([Term(x(0), 1), Term(x(2), 1)], .equal, 10)
    solver.solve()
    // 863 and something that is not negative are more than ten.
    #expect(solver.conflicts == [Conflict(rows: [high, sum], bounds: [x(2)], rejected: sum)])
  }

  @Test("A set found on the way to older rows is as short as any")
  func superfluousByAge() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0b1)
    _ = try solver.addRow([Term(x(1), 1)], .equal, 0, rank: 3)
    _ = try solver.addRow([Term(x(2), -1)], .equal, 0, priority: 50)
    let left = try solver.addRow([Term(x(1), -1)], .greaterThanOrEqual, 0)
    let far = try solver.addRow([Term(x(2), -1)], .lessThanOrEqual, -78)
    let sum = [Term(x(0), 1), Term(x(1), -1), Term(x(2), 1)]
    let late = try solver.addRow(sum, .equal, 0, rank: 2)
    let other = [Term(x(0), 3), Term(x(1), -1), Term(x(2), -5.0 / 7)]
    _ = try solver.addRow(other, .equal, 0)
    solver.solve()
    // x0 = x1 - x2 <= -78, whatever the last row says.
    let found = conflict(of: late, in: solver)
    #expect(found?.rows == [left, far, late])
    #expect(found?.bounds == [x(0)])
  }

  @Test("A bound that other bounds make superfluous is not taken for what a set needs")
  func bounds() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 7, nonnegative: 0b011_0110)
    _ = try solver.addRow([Term(x(0), -1)], .equal, 0)
    let apart = [Term(x(4), 1), Term(x(1), -1), Term(x(0), 1)]
    _ = try solver.addRow(apart, .greaterThanOrEqual, 30)
    let sum = try solver.addRow([Term(x(5), 1), Term(x(4), 1), Term(x(2), 1)], .equal, -10)
    let ends = [Term(x(5), -1), Term(x(2), 1), Term(x(4), -1), Term(x(6), 1)]
    _ = try solver.addRow(ends, .equal, 20)
    _ = try solver.addRow([Term(x(1), 1)], .equal, 0)
    solver.solve()
    // A sum of three variables that must not be negative is not, whatever else there is.
    let expected = Conflict(rows: [sum], bounds: [x(2), x(4), x(5)], rejected: sum)
    #expect(solver.conflicts == [expected])
  }
}
