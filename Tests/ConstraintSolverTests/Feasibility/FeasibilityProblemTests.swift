import Testing

@testable import ConstraintSolver

@Suite("Whether rows can hold together")
struct FeasibilityProblemTests {
  @Test("Three rows about the days of a task contradict each other, and any two of them do not")
  func task() throws {
    var week = FeasibilityProblem()
    let start = week.addVariable()
    let length = week.addLength(from: start)
    let five = try week.addRow([Term(length, 1)], .greaterThanOrEqual, 5)
    let late = try week.addRow([Term(start, 1)], .greaterThanOrEqual, 3)
    let end = [Term(start, 1), Term(length, 1)]
    let done = try week.addRow(end, .lessThanOrEqual, 6)
    #expect(week.contradiction() == [five, late, done])
    #expect(week.contradiction(among: [five, late]) == nil)
    #expect(week.contradiction(among: [five, done]) == nil)
    #expect(week.contradiction(among: [late, done]) == nil)
    // 5 + 3 - 6 days too many, of which each row has its share once.
    let proof = week.proof(of: [five, late, done])
    #expect(abs(proof.violation - 2) < 1e-9)
    #expect(proof.shares.map(\.row) == [five, late, done])
    #expect(proof.shares.map(\.multiplier).map { abs($0 + 1) < 1e-9 } == [true, true, false])
    #expect(proof.bounds.isEmpty)
  }

  @Test(
    "Differences of points alone are told by a circle, with the length that would be below zero"
  )
  func circle() throws {
    var table = FeasibilityProblem()
    let points = (0..<2).map { _ in table.addVariable() }
    let lengths = points.map { table.addLength(from: $0) }
    // The second begins 10 behind the first and ends 4 behind it.
    let begins = try table.addRow([Term(points[1], 1), Term(points[0], -1)], .equal, 10)
    let end = [Term(points[1], 1), Term(lengths[1], 1), Term(points[0], -1)]
    let ends = try table.addRow(end, .equal, 4)
    _ = try table.addRow([Term(lengths[0], 1)], .greaterThanOrEqual, 1)
    #expect(table.contradiction() == [begins, ends])
    let proof = table.proof(of: [begins, ends])
    #expect(proof.violation == 6)
    #expect(proof.shares.map(\.multiplier) == [-1, 1])
    #expect(proof.bounds.map(\.variable) == [lengths[1]])
    #expect(proof.bounds.map(\.multiplier) == [-1])
  }

  @Test("What errors or the tolerance explain is no contradiction", arguments: [true, false])
  func errors(ofDifferences: Bool) throws {
    // Three thirds of 100, printed with six digits, in a whole of 100, 99.99 and 99.9.
    for (whole, tolerance, error, holds) in [
      (100.0, 0.0, 0.0, false), (100.0, 0.0, 0.5e-4, true), (100.0, 0.001, 0.0, true),
      (99.99, 0.0, 0.5e-4, false), (99.9, 0.01, 0.5e-4, false),
    ] {
      var problem = FeasibilityProblem(tolerance: tolerance)
      let points = (0..<4).map { _ in problem.addVariable() }
      for index in 0..<3 {
        let sides = [Term(points[index + 1], 1), Term(points[index], -1)]
        _ = try problem.addRow(sides, .equal, 33.3333, error: error)
      }
      let factor = ofDifferences ? 1.0 : 2.0
      let sides = [Term(points[3], factor), Term(points[0], -factor)]
      _ = try problem.addRow(sides, .equal, factor * whole)
      #expect((problem.contradiction() == nil) == holds, "\(whole) \(tolerance) \(error)")
    }
  }

  @Test("A coefficient's error counts times what it multiplies")
  func coefficientErrors() throws {
    for (error, holds) in [(0.0, false), (0.4e-3, false), (0.6e-3, true)] {
      var problem = FeasibilityProblem()
      let (whole, part) = (problem.addVariable(), problem.addVariable())
      _ = try problem.addRow([Term(whole, 1)], .equal, 300)
      _ = try problem.addRow([Term(part, 1)], .equal, 100)
      // 100 - 0.333 · 300 is 0.1, and so 0.15 off; 0.0005 in the factor explain just that.
      let third = [Term(part, 1), Term(whole, -0.333)]
      _ = try problem.addRow(third, .equal, 0.25, coefficientErrors: [0, error])
      #expect((problem.contradiction() == nil) == holds, "\(error)")
    }
  }

  @Test("Assumed values take part, and no contradiction names them")
  func assumptions() throws {
    var problem = FeasibilityProblem()
    let (inset, width) = (problem.addVariable(nonnegative: true), problem.addVariable())
    let row = try problem.addRow([Term(width, 1), Term(inset, 2)], .equal, 10)
    let least = try problem.addRow([Term(width, 1)], .greaterThanOrEqual, 4)
    #expect(problem.contradiction(among: [row, least], assuming: [(inset, 3)]) == nil)
    #expect(problem.contradiction(among: [row, least], assuming: [(inset, 4)]) == [row, least])
    #expect(problem.contradiction(among: [row], assuming: [(inset, -1)]) == [])
  }

  @Test("What means nothing is refused, and leaves no row behind")
  func refusals() throws {
    var problem = FeasibilityProblem(tolerance: .nan)
    let variable = problem.addVariable()
    let stranger = Variable(index: 7)
    #expect(throws: SolverError.unknownVariable(stranger)) {
      try problem.addRow([Term(stranger, 1)], .equal, 0)
    }
    #expect(throws: SolverError.nonFiniteConstant) {
      try problem.addRow([Term(variable, 1)], .equal, .infinity)
    }
    #expect(throws: SolverError.nonFiniteCoefficient) {
      try problem.addRow([Term(variable, .nan)], .equal, 0)
    }
    #expect(problem.rowCount == 0)
    #expect(problem.contradiction() == nil)
    // A row without terms that cannot hold contradicts itself, and rows that are not there take no part.
    let empty = try problem.addRow([], .greaterThanOrEqual, 1, error: -1)
    #expect(problem.contradiction(among: [-1, empty, 9]) == [empty])
    #expect(problem.proof(of: [-1, 9]).shares.isEmpty)
    // A length that begins nowhere is at least zero all the same.
    let length = problem.addLength(from: stranger)
    let below = try problem.addRow([Term(length, 1)], .lessThanOrEqual, -1)
    #expect(problem.contradiction(among: [below]) == [below])
  }

  @Test("Rows that cannot hold under any of two readings are those of both, none of which can go")
  func readings() throws {
    // x = 0 and x ± 1 ≥ 2, read with either sign; x ≤ 5 takes no part.
    let problems = try [1.0, -1.0].map { sign in
      var problem = FeasibilityProblem()
      let x = problem.addVariable()
      _ = try problem.addRow([Term(x, 1)], .lessThanOrEqual, 5)
      _ = try problem.addRow([Term(x, 1)], .equal, 0)
      _ = try problem.addRow([Term(x, 1)], .greaterThanOrEqual, 2 - sign)
      return problem
    }
    let found = FeasibilityProblem.contradiction(ofAll: problems, among: [0, 1, 2])
    #expect(found == [1, 2])
    #expect(FeasibilityProblem.contradiction(ofAll: problems, among: [0, 1]) == nil)
  }
}
