import ConstraintSolver
import Testing

@Suite("Numbers that are none")
struct NonFiniteTests {
  private static let strange: [Double] = [.nan, .infinity, -.infinity, -.nan, .signalingNaN]

  /// A solver at rest, with one variable and a row that holds it at 3.
  private struct Rest: ~Copyable {
    let solver = Solver()
    let x: Variable
    let row: Row

    init() throws {
      x = solver.addVariables(count: 1, nonnegative: 1)
      row = try solver.addRow([Term(x, 1)], .equal, 3)
      solver.solve()
    }

    /// The error of an edit, after which nothing may have changed.
    mutating func refusal(
      _ edit: (Solver, Variable, Row) throws(SolverError) -> Void
    ) -> SolverError? {
      var found: SolverError?
      do {
        try edit(solver, x, row)
      } catch {
        found = error
      }
      #expect(solver.solve() == SolveReport())
      #expect(solver.value(of: x) == 3)
      #expect(solver.conflicts.isEmpty)
      return found
    }
  }

  @Test("Constants that are no number are refused, on adding and on changing", arguments: strange)
  func constants(number: Double) throws {
    var rest = try Rest()
    let added = rest.refusal { solver, x, _ throws(SolverError) in
      _ = try solver.addRow([Term(x, 1)], .equal, number, priority: 500)
    }
    #expect(added == .nonFiniteConstant)
    let changed = rest.refusal { solver, _, row throws(SolverError) in
      try solver.setConstant(row, number)
    }
    #expect(changed == .nonFiniteConstant)
  }

  @Test("Factors that are no number are refused, wherever they stand", arguments: strange)
  func factors(number: Double) throws {
    var rest = try Rest()
    for place in 0..<12 {
      let refusal = rest.refusal { solver, x, _ throws(SolverError) in
        var terms = [Term](repeating: Term(x, 1), count: 12)
        terms[place].coefficient = number
        _ = try solver.addRow(terms, .equal, 0)
      }
      #expect(refusal == .nonFiniteCoefficient)
    }
  }

  @Test("Finite factors whose sum is none are refused", arguments: [2, 12])
  func sums(count: Int) throws {
    var rest = try Rest()
    let refusal = rest.refusal { solver, x, _ throws(SolverError) in
      let large = [Term](repeating: Term(x, .greatestFiniteMagnitude), count: count)
      _ = try solver.addRow(large, .equal, 0)
    }
    #expect(refusal == .nonFiniteCoefficient)
  }

  @Test(
    "Priorities outside of 0 … 1000 are refused, on adding and on changing",
    arguments: strange + [0, -0.0, -1, 1000.0.nextUp, 1e300]
  )
  func priorities(number: Double) throws {
    var rest = try Rest()
    let added = rest.refusal { solver, x, _ throws(SolverError) in
      _ = try solver.addRow([Term(x, 1)], .equal, 1, priority: number)
    }
    let changed = rest.refusal { solver, _, row throws(SolverError) in
      try solver.setPriority(row, number)
    }
    for refusal in [added, changed] {
      guard case .priorityOutOfRange(let named) = refusal else {
        Issue.record("\(String(describing: refusal))")
        continue
      }
      #expect(named == number || named.isNaN && number.isNaN)
    }
  }

  @Test("The least and the greatest priority there is are taken")
  func extremes() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 0)
    _ = try solver.addRow([Term(x, 1)], .equal, 1, priority: .leastNonzeroMagnitude)
    _ = try solver.addRow([Term(x, 1)], .equal, 2, priority: 1000.0.nextDown)
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test("Handles that mean nothing are refused")
  func handles() throws {
    var rest = try Rest()
    for index in [Int32.min, -1, 1, 9999, .max] {
      let ghost = Row(index: index)
      #expect(
        rest.refusal { solver, _, _ throws(SolverError) in try solver.removeRow(ghost) }
          == .unknownRow(ghost)
      )
      #expect(
        rest.refusal { solver, _, _ throws(SolverError) in try solver.setConstant(ghost, 1) }
          == .unknownRow(ghost)
      )
      let nobody = Variable(index: index)
      let refusal = rest.refusal { solver, x, _ throws(SolverError) in
        _ = try solver.addRow([Term(x, 1), Term(nobody, 1)], .equal, 1)
      }
      #expect(refusal == .unknownVariable(nobody))
    }
  }
}
