/// Why rows cannot hold together: multipliers under which everything cancels but the constants.
///
/// Source: J. Farkas, "Theorie der einfachen Ungleichungen" (1902). The multipliers are those of the point
/// where the sum of what the rows give way by is as small as can be, the largest of them one.
public struct FarkasProof: Sendable {
  /// A row's share.
  public struct Share: Sendable {
    /// The number of the row in its problem.
    public let row: Int
    /// What the row is multiplied with: positive where it is an upper limit, negative where it is a lower one.
    public let multiplier: Double
    /// The row's right-hand side.
    public let constant: Double
    /// How the row's left-hand side compares with its constant.
    public let relation: Relation
  }

  /// A variable whose being at least zero takes part.
  public struct Bound: Sendable {
    /// The variable.
    public let variable: Variable
    /// What `variable >= 0` is multiplied with.
    public let multiplier: Double
  }

  /// The shares in the order of the rows; none where the rows can hold.
  public private(set) var shares: [Share] = []
  /// The bounds in the order of the variables.
  public private(set) var bounds: [Bound] = []
  /// The least sum of what the rows have to give way by, in the unit of the constants.
  public private(set) var violation = 0.0
  /// How much of that the errors of the rows can account for.
  public private(set) var error = 0.0
  /// What the problem lets pass.
  private let tolerance: Double

  /// Whether more is amiss than the errors of the rows explain, and than the problem tolerates.
  public var isConvincing: Bool { violation > max(tolerance, error) * (1 + 0x1p-20) }

  /// Lets each row give way, and makes the sum of what they give way by as small as can be.
  init(of numbers: [Int], in problem: FeasibilityProblem) {
    tolerance = problem.tolerance
    let solver = Solver(variableCapacity: numbers.count * 4, rowCapacity: numbers.count)
    var posed = PosedVariables(solver, problem.kinds)
    var handles: [Int32: Int] = [:]
    for number in numbers {
      let row = problem.rows[number]
      // What the solver refuses takes no part: then the violation is zero, and nothing is claimed.
      if let handle = try? solver.addRow(
        posed.terms(row.terms),
        row.relation,
        row.constant,
        priority: 500
      ) {
        handles[handle.index] = number
      }
    }
    solver.solve()
    guard let level = solver.certificate().levels.first(where: { $0.priority == 500 }) else {
      return
    }
    violation = level.violation
    for entry in level.multipliers {
      if let handle = entry.row, let number = handles[handle.index] {
        let row = problem.rows[number]
        add(number, row, entry.value)
        error += abs(entry.value) * Self.error(of: row, at: solver, &posed)
      } else if let bound = entry.bound, let variable = posed.original(of: bound) {
        bounds.append(Bound(variable: variable, multiplier: entry.value))
      }
    }
    sort()
  }

  /// A proof by a circle of differences whose lengths come to less than zero: all multipliers are one.
  init(by circle: [DifferenceGraph.Arc], in problem: FeasibilityProblem) {
    tolerance = problem.tolerance
    for arc in circle {
      violation -= arc.length
      switch arc.source {
      case .bound(let variable): bounds.append(Bound(variable: variable, multiplier: -1))
      case .row(let number, let isUpper):
        let row = problem.rows[number]
        error += row.error
        add(number, row, isUpper ? 1 : -1)
      }
    }
    sort()
  }

  private mutating func add(_ number: Int, _ row: FeasibilityProblem.Inexact, _ multiplier: Double)
  {
    shares.append(
      Share(
        row: number,
        multiplier: multiplier,
        constant: row.constant,
        relation: row.relation
      )
    )
  }

  private mutating func sort() {
    shares.sort { $0.row < $1.row }
    bounds.sort { $0.variable.index < $1.variable.index }
  }

  /// What errors can hide in a row: that of its constant, and those of its coefficients times what they multiply.
  private static func error(
    of row: FeasibilityProblem.Inexact,
    at solver: Solver,
    _ posed: inout PosedVariables
  ) -> Double {
    var sum = row.error
    for (term, error) in zip(row.terms, row.coefficientErrors) where error > 0 {
      sum += error * abs(solver.value(of: posed.variable(term.variable)))
    }
    return sum
  }
}
