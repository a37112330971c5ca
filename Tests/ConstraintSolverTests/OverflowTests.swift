import ConstraintSolver
import Testing

@Suite("Values beyond all numbers")
struct OverflowTests {
  @Test("A value that is beyond all numbers stays what it was, and the answer is said to be none")
  func one() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0)
    let y = x.advanced(by: 1)
    let row = try solver.addRow([Term(x, 1)], .equal, 2)
    _ = try solver.addRow([Term(y, 1), Term(x, -10)], .equal, 0)
    #expect(solver.solve().isComplete)
    #expect(solver.value(of: y) == 20)
    try solver.setConstant(row, 1e308)
    let report = solver.solve()
    #expect(!report.isComplete)
    #expect(!report.isFeasible)
    #expect(solver.value(of: y) == 20)
    try solver.setConstant(row, 3)
    #expect(solver.solve().isComplete)
    #expect(solver.value(of: y) == 30)
  }

  @Test("A new value that is beyond all numbers is zero")
  func new() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0)
    let y = x.advanced(by: 1)
    _ = try solver.addRow([Term(x, 1)], .equal, -1e308)
    let row = try solver.addRow([Term(y, 1), Term(x, -10)], .equal, 0)
    #expect(!solver.solve().isComplete)
    #expect(solver.value(of: y) == 0)
    try solver.removeRow(row)
    #expect(solver.solve().isComplete)
    #expect(solver.value(of: x) == -1e308)
  }

  /// A row of a random system with the constant that it has at first, and the small one that it gets.
  private struct Line {
    var terms: [(number: Int, factor: Double)]
    var relation: Relation
    var priority: Double
    var first: Double
    var constant: Double

    func add(_ constant: Double, to solver: Solver, _ first: Variable) throws -> Row {
      let terms = terms.map { Term(first.advanced(by: $0.number), $0.factor) }
      return try solver.addRow(terms, relation, constant, priority: priority)
    }
  }

  private func lines(_ count: Int, _ numbers: inout SeededNumbers) -> [Line] {
    let factors = [1, -1, 2, 0.5, 1000, -0.001]
    let large = [1e250, 1e290, 1e300, 1e307, 1.7e308][numbers.below(5)]
    return (0..<2 * count).map { _ in
      let constant = Double(numbers.below(100) - 30)
      let isLarge = numbers.below(3) == 0
      return Line(
        terms: (0..<1 + numbers.below(3)).map { _ in
          (numbers.below(count), factors[numbers.below(factors.count)])
        },
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)],
        priority: [1000, 1000, 750, 500][numbers.below(4)],
        first: isLarge ? (numbers.below(2) == 0 ? large : -large) : constant,
        constant: constant
      )
    }
  }

  @Test("No answer holds a value beyond all numbers, and small constants lead to what they lead to")
  func many() throws {
    var overflown = 0
    for seed in 0..<1500 {
      var numbers = SeededNumbers(seed: seed)
      let count = 2 + numbers.below(6)
      let nonnegative = UInt64(numbers.below(4))
      let lines = lines(count, &numbers)
      let solver = Solver()
      let first = solver.addVariables(count: count, nonnegative: nonnegative)
      let rows = try lines.map { try $0.add($0.first, to: solver, first) }
      if !solver.solve().isComplete { overflown += 1 }
      let variables = (0..<count).map { first.advanced(by: $0) }
      let values = variables.map(solver.value(of:))
      #expect(values.allSatisfy { $0.isFinite }, "seed \(seed): \(values)")
      for (row, line) in zip(rows, lines) { try solver.setConstant(row, line.constant) }
      let other = Solver()
      _ = other.addVariables(count: count, nonnegative: nonnegative)
      for line in lines { _ = try line.add(line.constant, to: other, first) }
      guard solver.solve().isComplete, other.solve().isComplete else { continue }
      for (one, anew) in zip(variables.map(solver.value(of:)), variables.map(other.value(of:))) {
        #expect(abs(one - anew) <= 1e-6 * max(1, abs(anew)), "seed \(seed)")
      }
    }
    // Otherwise the numbers are too small to show anything.
    #expect(overflown > 100)
  }
}
