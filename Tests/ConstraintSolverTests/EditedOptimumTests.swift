import ConstraintSolver
import Testing

/// Small systems that audits of random ones led to; right answers are from hand arithmetic.
@Suite("The optimum after an edit")
struct EditedOptimumTests {
  private func x(_ index: Int32) -> Variable { Variable(index: index) }

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
}
