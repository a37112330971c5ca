import ConstraintSolver
import Testing

/// What audits of random systems found, made small; right answers are from hand arithmetic.
@Suite("Findings of the audit")
struct AuditFindingTests {
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

  @Test("A row without terms is part of the proof of its level")
  func emptyRow() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 1, nonnegative: 0)
    let wish = try solver.addRow([Term(x(0), 1)], .equal, 3, priority: 749)
    let never = try solver.addRow([], .equal, 10, priority: 749)
    let kept = try solver.addRow([Term(x(0), 1), Term(x(0), -1)], .lessThanOrEqual, 4, priority: 2)
    solver.solve()
    #expect(solver.error(of: wish) == 0)
    #expect(solver.error(of: never) == -10)
    #expect(solver.error(of: kept) == 0)
    let levels = solver.certificate().levels
    #expect(levels.map(\.priority) == [749, 2])
    #expect(levels.map(\.violation) == [10, 0])
    // Ten is missed by the row, and the multiplier says that no variable can change it.
    #expect(levels.first?.multipliers.map(\.row) == [never])
    #expect(levels.first?.multipliers.map(\.value) == [-1])
  }

  @Test("A level that holds needs no multipliers")
  func heldLevel() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0)
    _ = try solver.addRow([Term(x(1), 1)], .greaterThanOrEqual, 188)
    _ = try solver.addRow([Term(x(2), 1)], .greaterThanOrEqual, 188, priority: 750)
    _ = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 0, priority: 750)
    _ = try solver.addRow([Term(x(0), 1), Term(x(2), 1)], .equal, 0)
    _ = try solver.addRow([Term(x(2), 1), Term(x(1), -1)], .equal, 0, priority: 1)
    solver.solve()
    let levels = solver.certificate().levels
    #expect(levels.map(\.violation) == [188, 0])
    #expect(levels.last?.multipliers == [])
  }

  @Test("Once an equality is gone, the choice is the one from scratch")
  func removedEquality() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 2, nonnegative: 0)
    _ = try solver.addRow([Term(x(0), 1), Term(x(1), 1)], .equal, 20)
    let pair = try solver.addRow([Term(x(1), -1), Term(x(0), 1)], .equal, 0)
    solver.solve()
    #expect([solver.value(of: x(0)), solver.value(of: x(1))] == [10, 10])
    try solver.removeRow(pair)
    solver.solve()
    // The first variable is as near to zero as can be.
    #expect([solver.value(of: x(0)), solver.value(of: x(1))] == [0, 20])
  }

  @Test("Once a wish is gone, the tie it broke falls to the least value")
  func removedWish() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 2, nonnegative: 0)
    for target in [80.0, 0] {
      _ = try solver.addRow([Term(x(1), 1)], .equal, target, priority: 999)
    }
    _ = try solver.addRow([Term(x(0), 1)], .equal, 10, priority: 999)
    _ = try solver.addRow([Term(x(0), 1)], .lessThanOrEqual, 0, priority: 999)
    let breaker = try solver.addRow([Term(x(1), 1)], .equal, 140, priority: 999)
    solver.solve()
    // Of 0, 80 and 140 the middle one is best; of 0 and 80 all between are as good.
    #expect(solver.value(of: x(1)) == 80)
    try solver.removeRow(breaker)
    solver.solve()
    #expect([solver.value(of: x(0)), solver.value(of: x(1))] == [0, 0])
  }

  @Test("After an equality goes that tied two others, all that is left holds")
  func removedLink() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0)
    _ = try solver.addRow([Term(x(0), 1)], .equal, 30)
    let link = try solver.addRow([Term(x(1), -1), Term(x(2), 1)], .equal, 0)
    let low = try solver.addRow([Term(x(1), 1)], .greaterThanOrEqual, 0)
    _ = try solver.addRow([Term(x(2), 1)], .equal, 10, rank: 4)
    let last = try solver.addRow([Term(x(1), -1), Term(x(0), -1)], .equal, 0)
    solver.solve()
    // x1 = -30 is not allowed, so the last of the old rows is out and x1 = x2 = 10.
    #expect(solver.values(3) == [30, 10, 10])
    try solver.removeRow(link)
    solver.solve()
    #expect(solver.values(3) == [30, 0, 10])
    #expect(solver.conflicts.map(\.rejected) == [last])
    #expect(solver.conflicts.first?.rows.contains(low) == true)
  }

  @Test("A row that tied two variables together says the same when one more is changed")
  func changedLink() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 2, nonnegative: 0)
    let difference = try solver.addRow([Term(x(0), -1), Term(x(1), 1)], .equal, 0)
    let sum = try solver.addRow([Term(x(0), -1), Term(x(1), -1)], .equal, 20)
    solver.solve()
    #expect(solver.values(2) == [-10, -10])
    try solver.removeRow(sum)
    try solver.setConstant(difference, 10)
    solver.solve()
    #expect(solver.values(2) == [0, 10])
  }

  @Test("Rows set aside leave the least values behind")
  func leastValuesAfterConflicts() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 5, nonnegative: 0b1010)
    _ = try solver.addRow([Term(x(1), -1)], .equal, 20)
    _ = try solver.addRow([Term(x(4), 1), Term(x(3), 2)], .greaterThanOrEqual, 30)
    _ = try solver.addRow([Term(x(4), -1), Term(x(0), 1)], .equal, 0)
    let impossible = [Term(x(4), 0.5), Term(x(0), -1), Term(x(3), -1)]
    _ = try solver.addRow(impossible, .equal, 70)
    _ = try solver.addRow([Term(x(3), -1), Term(x(2), 1), Term(x(1), 1)], .equal, -20)
    solver.solve()
    // x0 = x1 = 0, so x4 = 0 and x3 >= 15; x2 = x3 - 20 is nearest to zero at x3 = 20.
    #expect(solver.values(5) == [0, 0, 0, 20, 0])
  }

  @Test("A variable that becomes fixed takes what follows from it along")
  func fixedOnTheWay() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0b100)
    let equal = try solver.addRow([Term(x(0), 1), Term(x(1), -1)], .equal, 0, rank: 2)
    _ = try solver.addRow([Term(x(0), -1)], .equal, 0)
    _ = try solver.addRow([Term(x(2), 1), Term(x(1), -1)], .equal, 0)
    let zero = try solver.addRow([Term(x(1), 1)], .equal, 0, rank: 2)
    _ = try solver.addRow([Term(x(1), 1), Term(x(2), -0.5)], .equal, 10)
    solver.solve()
    // The three oldest rows say x0 = 0 and x1 = x2 = 20; the two younger ones contradict them.
    #expect(solver.values(3) == [0, 20, 20])
    #expect(solver.conflicts.map(\.rejected) == [equal, zero])
  }

  @Test("A wish that no longer stands in the way lets the other have its place")
  func wayFreed() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 2, nonnegative: 0)
    _ = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 40, priority: 750)
    _ = try solver.addRow([Term(x(0), 1), Term(x(1), 1)], .equal, 80)
    let other = try solver.addRow([Term(x(1), 1)], .greaterThanOrEqual, 40, priority: 750)
    _ = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 70, priority: 500)
    solver.solve()
    // 40 and 40 fill the 80, so nobody has 70.
    #expect(solver.values(2) == [40, 40])
    try solver.setConstant(other, 0)
    solver.solve()
    // Now 70 fit; of 70 to 80 the least is taken.
    #expect(solver.values(2) == [70, 10])
  }

  @Test("Two wishes outweigh a third, one of them alone does not")
  func wishesTogether() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 1, nonnegative: 0)
    _ = try solver.addRow([Term(x(0), 1)], .equal, 0, priority: 750)
    _ = try solver.addRow([Term(x(0), -1)], .equal, 0, priority: 251)
    let first = try solver.addRow([Term(x(0), -1)], .lessThanOrEqual, -4, priority: 750)
    _ = try solver.addRow([Term(x(0), -1)], .lessThanOrEqual, -4, priority: 750)
    solver.solve()
    // Zero would miss both wishes for four.
    #expect(solver.value(of: x(0)) == 4)
    try solver.setConstant(first, 0)
    solver.solve()
    // From zero to four all misses four at 750; at 251 zero is best.
    #expect(solver.value(of: x(0)) == 0)
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
