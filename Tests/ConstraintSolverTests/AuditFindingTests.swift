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

  @Test("A row that contradicts a bound by a point is left out, however large what others lead to")
  func smallBesideLarge() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 5, nonnegative: 0b10)
    _ = try solver.addRow([Term(x(4), 1), Term(x(0), -0.01)], .equal, 0)
    _ = try solver.addRow([Term(x(1), -0.01), Term(x(2), 1)], .equal, 0, rank: 3)
    _ = try solver.addRow([Term(x(2), 1)], .equal, 393)
    _ = try solver.addRow([Term(x(3), -0.01), Term(x(0), 1)], .equal, 0)
    let below = try solver.addRow([Term(x(1), 1)], .lessThanOrEqual, -1)
    _ = try solver.addRow([Term(x(1), 1), Term(x(4), -0.01)], .equal, 0)
    solver.solve()
    #expect(solver.conflicts.map(\.rejected) == [below])
    #expect(solver.conflicts.map(\.bounds) == [[x(1)]])
    // The others lead from 393 to a hundred times as much, four times over.
    for (variable, value) in [(2, 393), (1, 39_300), (4, 3.93e6), (0, 3.93e8), (3, 3.93e10)] {
      #expect(abs(solver.value(of: Variable(index: Int32(variable))) / value - 1) < 1e-12)
    }
  }

  @Test("What a row fixes that returns after a conflict is compared with bounds and other rows")
  func fixedAfterConflict() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 4, nonnegative: 0b10)
    func x(_ index: Int32) -> Variable { Variable(index: index) }
    _ = try solver.addRow([Term(x(2), -1), Term(x(1), 1)], .equal, -1e10)
    _ = try solver.addRow([Term(x(2), 1)], .equal, 0, priority: 750)
    let fixed = try solver.addRow([Term(x(2), -1)], .equal, 0)
    _ = try solver.addRow([Term(x(3), 1), Term(x(2), 1)], .equal, 160e9)
    let difference = try solver.addRow([Term(x(3), 1), Term(x(2), -1)], .equal, 0)
    solver.solve()
    try solver.setConstant(difference, 10)
    try solver.setConstant(fixed, 10)
    _ = try solver.addRow([Term(x(0), -1)], .equal, 0)
    solver.solve()
    // x1 >= 0 asks for x2 >= 1e10, so that -x2 == 10 cannot hold; sum and difference decide the rest.
    #expect(solver.conflicts.map(\.rejected) == [fixed])
    #expect(solver.values(4) == [0, 69_999_999_995, 79_999_999_995, 80_000_000_005])
  }

  @Test("A small share of a column in a row does not let a bound and the row hold it at once")
  func smallShare() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 7, nonnegative: 0b1_000_100)
    let sum = [Term(x(2), 1), Term(x(0), 1), Term(x(3), -1), Term(x(1), -0.01)]
    _ = try solver.addRow(sum, .equal, 0)
    let scaled = try solver.addRow([Term(x(6), 1), Term(x(0), -5.0 / 7)], .equal, 0)
    _ = try solver.addRow([Term(x(4), -0.01), Term(x(1), 1)], .equal, 0)
    _ = try solver.addRow([Term(x(3), -1)], .equal, 0, priority: 50)
    _ = try solver.addRow([Term(x(5), -0.01), Term(x(4), 1)], .lessThanOrEqual, 0)
    _ = try solver.addRow([Term(x(5), -5.0 / 7), Term(x(0), 3)], .lessThanOrEqual, 10)
    try solver.setConstant(scaled, -447)
    let report = solver.solve()
    // x2 and x6 can both be zero: x0 == 625.8, and x1 == 100 * x0 lets x3 be zero.
    #expect(report.isComplete && report.isFeasible)
    let expected = [625.8, 62_580, 0, 0, 6.258e6, 6.258e8, 0]
    for (value, right) in zip(solver.values(7), expected) {
      #expect(abs(value - right) <= 1e-9 * right)
    }
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

  @Test("Small shares on the way around a circle do not make its rows miss their constants")
  func smallShares() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 6, nonnegative: 0)
    _ = try solver.addRow([Term(x(1), -0.01), Term(x(0), -1)], .equal, 10)
    _ = try solver.addRow([Term(x(5), -0.01), Term(x(1), 1)], .equal, 0)
    _ = try solver.addRow([Term(x(4), -0.01), Term(x(3), -1)], .lessThanOrEqual, 0)
    _ = try solver.addRow([Term(x(2), 1), Term(x(4), 1)], .equal, 0)
    _ = try solver.addRow([Term(x(5), 1), Term(x(2), -1)], .equal, 0, priority: 0.5)
    let ends = [Term(x(2), 1), Term(x(3), -0.01), Term(x(0), 1)]
    _ = try solver.addRow(ends, .greaterThanOrEqual, 0)
    let report = solver.solve()
    #expect(report.isComplete && report.isFeasible)
    // With t = x2 = x5 = -x4: x1 = t / 100, x0 = -10 - t / 10,000, x3 >= t / 100, and x0 + x2 >= x3 / 100.
    let values = solver.values(6)
    #expect(values[2] == values[5] && values[2] == -values[4])
    #expect(abs(values[1] - values[5] / 100) < 1e-13)
    #expect(abs(values[0] + 10 + values[1] / 100) < 1e-12)
    #expect(values[3] > values[2] / 100 - 1e-13)
    #expect(values[2] + values[0] > values[3] / 100 - 1e-12)
  }
}
