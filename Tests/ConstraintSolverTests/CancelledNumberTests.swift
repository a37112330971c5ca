import ConstraintSolver
import Testing

/// Numbers that cancel leave rounding behind, which is nothing in itself; found by audits of random
/// systems, right answers from hand arithmetic.
@Suite("Numbers that cancelled")
struct CancelledNumberTests {
  private func x(_ index: Int32) -> Variable { Variable(index: index) }

  private func terms(_ terms: [(Int32, Double)]) -> [Term] {
    terms.map { Term(x($0.0), $0.1) }
  }

  @Test("No row takes another one's place in the basis by what an exchange before left of a zero")
  func noPlaceByRounding() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 9, nonnegative: 0b1100_0000)
    func add(_ sum: [(Int32, Double)], _ relation: Relation, _ constant: Double, _ level: Double)
      throws -> Row
    {
      try solver.addRow(terms(sum), relation, constant, priority: level)
    }
    let rows = [
      try add([(7, 1), (4, -1)], .equal, 0, 500),
      try add([(4, -1), (6, -1)], .equal, 0, 749),
      try add([(1, 1.0 / 3)], .greaterThanOrEqual, 0, 500),
      try add([(0, 1), (2, 1)], .equal, 0, 500),
      try add([(8, -1), (2, 1)], .greaterThanOrEqual, 10, 749),
      try add([(8, -1), (6, 1), (0, 1), (5, 1)], .equal, 0, 500),
      try add([(4, -0.01), (8, 16.0 / 9), (7, -1), (6, 16.0 / 9)], .equal, 0, 749),
      try add([(5, 1), (3, 1), (8, 1)], .equal, 0, 749),
      try add([(7, 1.0 / 3), (8, -0.01), (6, -0.01), (1, -1)], .equal, 10, 500),
    ]
    #expect(solver.solve().isComplete)
    // With x4 = x6 = x7 = x8 = 0 all hold but the third and the last one, which ask of x1 for 0 and -10; the
    // third is missed by less.
    let expected: [Double] = [-10, -10, 10, -10, 0, 10, 0, 0, 0]
    for (value, right) in zip(solver.values(9), expected) { #expect(abs(value - right) < 1e-6) }
    for (number, row) in rows.enumerated() {
      #expect(abs(solver.error(of: row) + (number == 2 ? 10.0 / 3 : 0)) < 1e-6, "row \(number)")
    }
  }

  @Test("A row whose right-hand side cancels to nothing holds where no other number is large")
  func cancelledRightHandSide() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0b1)
    _ = try solver.addRow(terms([(2, 1), (0, 1), (1, 0.5)]), .lessThanOrEqual, -4e-8)
    _ = try solver.addRow(terms([(1, -1)]), .equal, -4e-8)
    _ = try solver.addRow(terms([(2, -1)]), .equal, 6e-8)
    _ = try solver.addRow(terms([(0, 1)]), .equal, -1e-8, priority: 750)
    solver.solve()
    // x0 <= -4e-8 + 6e-8 - 2e-8, which is zero.
    #expect(solver.conflicts.isEmpty)
    #expect(solver.values(3) == [0, 4e-8, -6e-8])
  }

  @Test("A contradiction leans on no row that was left out, at which multipliers cancel")
  func cancelledMultipliers() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 5, nonnegative: 0b10100)
    let rows = [
      try solver.addRow(terms([(4, -1), (3, 1)]), .equal, 0),
      try solver.addRow(terms([(1, 1)]), .greaterThanOrEqual, 0),
      try solver.addRow(terms([(4, 1), (1, 0.1)]), .equal, -428),
      try solver.addRow(terms([(0, -0.01), (1, 1), (2, -1)]), .equal, 0),
      try solver.addRow(terms([(0, 1), (2, 1), (3, 0.7)]), .equal, -407),
      try solver.addRow(terms([(1, -1), (2, -0.01)]), .equal, 0),
    ]
    solver.solve()
    // The third row asks for something negative of what is not. By the first, fourth and last, x0 is -101 x2,
    // so that the fifth says 100 x2 = 407 + 0.7 x4 > 0; but then x1 = -0.01 x2 is negative.
    #expect(
      solver.conflicts == [
        Conflict(rows: [rows[1], rows[2]], bounds: [x(4)], rejected: rows[2]),
        Conflict(
          rows: [rows[0], rows[1], rows[3], rows[4], rows[5]],
          bounds: [x(4)],
          rejected: rows[5]
        ),
      ]
    )
  }
}
