import ConstraintSolver
import Testing

/// What a linear program decided stands while only constants change and no row comes to another side.
///
/// An edit ends where a fresh solve does all the same. Right answers are from hand arithmetic.
@Suite("Decisions that are kept")
struct KeptDecisionTests {
  private func x(_ index: Int32) -> Variable { Variable(index: index) }

  private func terms(_ terms: [(Int32, Double)]) -> [Term] {
    terms.map { Term(x($0.0), $0.1) }
  }

  private func expectValues(_ expected: [Double], in solver: Solver) {
    for (index, right) in expected.enumerated() {
      let value = solver.value(of: x(Int32(index)))
      #expect(abs(value - right) < 1e-9, "x\(index) is \(value), not \(right)")
    }
  }

  @Test("No decision stands for what a row says that another one takes the place of")
  func takenPlace() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 5, nonnegative: 0)
    let space = try solver.addRow(terms([(0, 1)]), .equal, 0)
    _ = try solver.addRow(terms([(1, 1)]), .lessThanOrEqual, 70, priority: 250)
    _ = try solver.addRow(terms([(1, 1)]), .greaterThanOrEqual, 70, priority: 250)
    _ = try solver.addRow(terms([(2, 1), (1, -1)]), .greaterThanOrEqual, 0)
    _ = try solver.addRow(terms([(3, 1), (1, -1)]), .equal, 0)
    _ = try solver.addRow(terms([(2, 1), (3, 1), (0, -1)]), .lessThanOrEqual, 0)
    _ = try solver.addRow(terms([(4, 1), (0, -1)]), .greaterThanOrEqual, 0)
    try solver.setConstant(space, 80)
    _ = try solver.addRow(terms([(4, 1)]), .equal, 0)
    solver.solve()
    expectValues([80, 40, 40, 40, 80], in: solver)
    try solver.setConstant(space, 320)
    solver.solve()
    // There is room for 70 now, and x2 is no more than it must be.
    expectValues([320, 70, 70, 70, 320], in: solver)
  }

  @Test("No decision stands in a part that is built anew beside a row that goes")
  func builtAnew() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 5, nonnegative: 0b100)
    _ = try solver.addRow(terms([(1, 1)]), .equal, 10)
    _ = try solver.addRow(terms([(3, 1), (2, 1)]), .greaterThanOrEqual, 0, priority: 1)
    let sum = try solver.addRow(
      terms([(1, 1), (2, 0.5), (3, 2), (4, 1)]),
      .equal,
      0,
      priority: 500
    )
    let beside = try solver.addRow(terms([(0, 1)]), .greaterThanOrEqual, 0, priority: 500)
    _ = try solver.addRow(terms([(2, 0.5)]), .equal, 10, priority: 1)
    _ = try solver.addRow(terms([(0, -1)]), .equal, 10, priority: 250)
    _ = try solver.addRow(terms([(2, 1), (4, 1)]), .equal, 0)
    _ = try solver.addRow(terms([(4, 1), (3, 2)]), .greaterThanOrEqual, 0, priority: 1)
    solver.solve()
    // 2 x3 = x2 / 2 - 10, so that from x2 == 4 on, where x3 + x2 == 0, no x2 up to 20 misses less than another.
    expectValues([0, 10, 4, -4, -4], in: solver)
    try solver.setConstant(sum, 10)
    try solver.removeRow(beside)
    solver.solve()
    // 2 x3 = x2 / 2: from zero to 20 all miss ten.
    expectValues([-10, 10, 0, 0, 0], in: solver)
  }

  @Test("No decision stands for a row that it took for missed where it was so by rounding")
  func missedByRounding() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 8, nonnegative: 0b10100)
    let end = try solver.addRow(terms([(0, 1)]), .equal, 0)
    let start = try solver.addRow(terms([(1, 1)]), .equal, 0)
    _ = try solver.addRow(terms([(2, 1)]), .greaterThanOrEqual, 0.4, priority: 500)
    _ = try solver.addRow(terms([(3, 1), (1, -1), (2, -1)]), .equal, 0)
    let width = try solver.addRow(terms([(4, 1)]), .lessThanOrEqual, 0, priority: 500)
    _ = try solver.addRow(terms([(5, 1), (3, -1), (4, -1)]), .equal, 0)
    let most = try solver.addRow(terms([(6, 1)]), .lessThanOrEqual, 0, priority: 500)
    _ = try solver.addRow(terms([(5, 1), (6, 1), (0, -1)]), .equal, 0)
    _ = try solver.addRow(terms([(7, 1)]), .lessThanOrEqual, 0, priority: 500)
    _ = try solver.addRow(terms([(2, 1), (7, -0.1)]), .equal, 0, priority: 500)
    try solver.setConstant(start, -0.1 - 0.2)
    try solver.setConstant(end, 0.4)
    try solver.setConstant(most, 0.7 - 0.5 - 0.2)
    try solver.setConstant(width, 0.1 + 0.2)
    solver.solve()
    try solver.setConstant(most, 10)
    solver.solve()
    // x2 >= 0.4 and x2 == x7 / 10 <= 0 miss 0.4 together wherever x2 is between; x6 == 0.7 - x2 - x4 may be
    // as much as it is at zero.
    expectValues([0.4, -0.3, 0, -0.3, 0, -0.3, 0.7, 0], in: solver)
  }
}
