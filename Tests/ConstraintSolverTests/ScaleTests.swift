import ConstraintSolver
import Testing

@Suite("Units decide nothing")
struct ScaleTests {
  private func x(_ index: Int32) -> Variable { Variable(index: index) }

  @Test(
    "A lone required row holds in any unit",
    arguments: [-200, -30, -11, -4, 0, 4, 11, 30, 200]
  )
  func loneRow(exponent: Int) throws {
    var unit = 1.0
    for _ in 0..<abs(exponent) { unit = exponent < 0 ? unit / 10 : unit * 10 }
    for isGeneral in [false, true] {
      let solver = Solver()
      solver.forcesGeneralPath = isGeneral
      let variable = solver.addVariables(count: 1, nonnegative: 0)
      _ = try solver.addRow([Term(variable, unit)], .greaterThanOrEqual, 100 * unit)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      #expect(abs(solver.value(of: variable) - 100) < 1e-9)
    }
  }

  /// All orders of three numbers.
  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  @Test("Factors of a thousand leave nothing violated that can hold", arguments: 0..<48)
  func thousands(number: Int) throws {
    let order = Self.orders[number / 8].map { x(Int32($0)) }
    let (a, b, c) = (order[0], order[1], order[2])
    let solver = Solver()
    // b may be anything; a and c may have bounds, which leave a solution: c = 0, a = 1/1000, b = 1000.
    let bounds = UInt64(number % 8) & ~(1 << UInt64(b.index))
    _ = solver.addVariables(count: 3, nonnegative: bounds)
    let wish = try solver.addRow([Term(c, -100), Term(b, 0.001)], .equal, 1, priority: 250)
    let row = try solver.addRow([Term(c, -0.001), Term(a, 1000)], .equal, 1)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.error(of: wish)) < 1e-6)
    #expect(abs(solver.error(of: row)) < 1e-6)
  }

  @Test("Rows that are nearly parallel hold together where they can", arguments: orders)
  func nearlyParallel(order: [Int]) throws {
    let (a, b, c) = (x(Int32(order[0])), x(Int32(order[1])), x(Int32(order[2])))
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0)
    // With b and c eliminated, a - c is 1 - 1e-10 c: the rows hold for every c up to zero.
    let rows = [
      try solver.addRow([Term(a, 1), Term(c, -1)], .greaterThanOrEqual, 1, rank: 0),
      try solver.addRow([Term(c, 1.00001), Term(b, -1)], .equal, 0, rank: 1),
      try solver.addRow([Term(a, 1), Term(b, -0.99999)], .equal, 1, rank: 2),
    ]
    _ = try solver.addRow([Term(a, 1.0002)], .equal, 4, priority: 500)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    for row in rows { #expect(abs(solver.error(of: row)) < 1e-9) }
  }

  @Test("A zero has no sign, however it came about")
  func positiveZero() throws {
    let solver = Solver()
    let variable = solver.addVariables(count: 1, nonnegative: 0)
    let row = try solver.addRow([Term(variable, -1)], .equal, 0)
    solver.solve()
    #expect(solver.value(of: variable).sign == .plus)
    for _ in 0..<3 {
      try solver.setConstant(row, 5)
      solver.solve()
      #expect(solver.value(of: variable) == -5)
      try solver.setConstant(row, 0)
      solver.solve()
      #expect(solver.value(of: variable) == 0)
      #expect(solver.value(of: variable).sign == .plus)
    }
  }

  @Test("A way down from enormous values does not end before the optimum")
  func enormousStart() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 6, nonnegative: 0b111111)
    var rows: [(terms: [Term], relation: Relation, constant: Double)] = []
    for (variable, wish) in [(0, 479.0), (3, 418), (4, 131), (5, 296)] {
      rows.append(([Term(x(Int32(variable)), 1)], .equal, wish))
    }
    rows.append(([Term(x(1), 0.004), Term(x(0), -78)], .greaterThanOrEqual, 3))
    rows.append(([Term(x(2), 0.004), Term(x(1), -1.25)], .equal, 0))
    rows.append(([Term(x(3), 0.0025), Term(x(2), -133)], .equal, 0))
    rows.append(([Term(x(4), 0.014), Term(x(3), -0.016)], .greaterThanOrEqual, 3))
    rows.append(([Term(x(5), 0.0186), Term(x(4), -67)], .greaterThanOrEqual, 0))
    for row in rows { _ = try solver.addRow(row.terms, row.relation, row.constant, priority: 500) }
    #expect(solver.solve().isComplete)
    let missed = rows.reduce(0.0) { sum, row in
      let rest = row.terms.reduce(-row.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      return sum + (row.relation == .equal ? abs(rest) : max(0, -rest))
    }
    // Computed with HiGHS (SciPy 1.17).
    #expect(abs(missed - 622.604676341) < 1e-6)
  }
}
