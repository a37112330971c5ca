import ConstraintSolver
import Testing

/// What audits found where values of very different size meet; right answers are from hand arithmetic.
@Suite("Findings of the audit where numbers are rounded")
struct AuditedRoundingTests {
  private func x(_ index: Int32) -> Variable { Variable(index: index) }

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

  @Test("A level that is missed by rounding alone bears multipliers as any other")
  func roundedLevel() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 5, nonnegative: 0b10)
    let third = 260.0 / 3
    _ = try solver.addRow([Term(x(2), 1)], .greaterThanOrEqual, third, priority: 750)
    _ = try solver.addRow([Term(x(4), 1)], .equal, 100, priority: 750)
    let terms = (0..<5).map { Term(x($0), 1) }
    _ = try solver.addRow(terms, .lessThanOrEqual, 1300.0 / 3)
    _ = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, third, priority: 750)
    _ = try solver.addRow([Term(x(3), 1), Term(x(1), -1)], .equal, 160, priority: 500)
    _ = try solver.addRow([Term(x(1), 1), Term(x(0), -1)], .equal, 0, priority: 250)
    solver.solve()
    let certificate = solver.certificate()
    #expect(certificate.isComplete)
    // A bound holds from below, so that the first of its multipliers that is not zero is negative: x1 cannot
    // grow, whatever the last row wants, because x3 would have to shrink.
    let ofBound = certificate.levels.compactMap { level in
      level.multipliers.first { $0.bound == x(1) && abs($0.value) > 1e-9 }
    }
    #expect(ofBound.first.map { $0.value < 0 } ?? true)
    #expect(abs(solver.value(of: x(1))) < 1e-12 && abs(solver.value(of: x(3)) - 160) < 1e-12)
  }
}
