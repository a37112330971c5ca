/// Rows of which it is asked whether they can hold together, and if not, why.
///
/// All rows count alike here: there are no priorities, and no point is looked for. Any choice of the rows can
/// be asked about, and numbers may be known only up to an error, as those in print are.
///
/// ```swift
/// var week = FeasibilityProblem()
/// let start = week.addVariable()
/// let length = week.addLength(from: start)
/// let five = try week.addRow([Term(length, 1)], .greaterThanOrEqual, 5)
/// let late = try week.addRow([Term(start, 1)], .greaterThanOrEqual, 3)
/// let done = try week.addRow([Term(start, 1), Term(length, 1)], .lessThanOrEqual, 6)
/// week.contradiction()  // [0, 1, 2]: 3 + 5 > 6
/// ```
///
/// Rows that say how far two points are apart are decided by a graph of differences, in which a
/// contradiction is a circle of negative length; all others by a ``Solver``. Of a chain of 500 rows that is too long, the
/// graph tells so in milliseconds.
public struct FeasibilityProblem: Sendable {
  /// A row, with what its numbers may be off by.
  struct Inexact: Sendable {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var error: Double
    /// The errors of the coefficients in the order of the terms; none where all are exact.
    var coefficientErrors: [Double]
  }

  /// What can be said of a variable by itself.
  enum Kind: Equatable, Sendable {
    case free
    case nonnegative
    /// At least zero, and how far the point at its end lies behind the variable with this index.
    case length(from: Int32)
  }

  private(set) var kinds: [Kind] = []
  private(set) var rows: [Inexact] = []
  /// The rows that are differences.
  private(set) var differences = DifferenceGraph()
  /// What rows may be violated by altogether and still count as holding.
  let tolerance: Double

  /// Makes a problem without variables and rows.
  ///
  /// - Parameter tolerance: The largest sum of violations that is no contradiction, in the unit of the
  ///   constants; rounding is allowed for in any case.
  public init(tolerance: Double = 0) {
    // What is no number is greater than nothing.
    self.tolerance = max(0, tolerance)
  }

  /// Adds a variable.
  ///
  /// - Parameter nonnegative: Whether it is at least zero.
  /// - Returns: The variable, which means nothing to a ``Solver``.
  public mutating func addVariable(nonnegative: Bool = false) -> Variable {
    add(nonnegative ? .nonnegative : .free)
  }

  /// Adds a variable that is at least zero, and how far one point lies behind another.
  ///
  /// - Parameter start: The variable of the first point. The sum of both variables is the second point, of which
  ///   rows may say how far it is from other points.
  /// - Returns: The variable; one without a first point where `start` is no variable of the problem.
  public mutating func addLength(from start: Variable) -> Variable {
    knows(start) ? add(.length(from: start.index)) : add(.nonnegative)
  }

  private mutating func add(_ kind: Kind) -> Variable {
    let variable = Variable(index: Int32(truncatingIfNeeded: kinds.count))
    kinds.append(kind)
    differences.addPoint(kind)
    return variable
  }

  private func knows(_ variable: Variable) -> Bool { kinds.indices.contains(Int(variable.index)) }

  /// Adds the row `Σ coefficient · variable  relation  constant`.
  ///
  /// - Parameters:
  ///   - terms: The left-hand side; repeated variables are summed.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: The right-hand side.
  ///   - error: What the constant may be off by; below zero counts as zero.
  ///   - coefficientErrors: What the coefficients may be off by in the order of the terms; what is missing at
  ///     the end is zero.
  /// - Returns: The number of the row; rows are numbered from 0 as they are added.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/nonFiniteCoefficient`` or
  ///   ``SolverError/nonFiniteConstant``; then nothing was added.
  /// - Complexity: O(terms).
  public mutating func addRow(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    error: Double = 0,
    coefficientErrors: [Double] = []
  ) throws(SolverError) -> Int {
    if !constant.isFinite { throw .nonFiniteConstant }
    for term in terms {
      if !knows(term.variable) { throw .unknownVariable(term.variable) }
      if !term.coefficient.isFinite { throw .nonFiniteCoefficient }
    }
    let row = Inexact(
      terms: terms,
      relation: relation,
      constant: constant,
      error: max(0, error),
      coefficientErrors: coefficientErrors
    )
    rows.append(row)
    differences.add(row, kinds)
    return rows.count - 1
  }

  /// How many rows there are.
  public var rowCount: Int { rows.count }
}

// MARK: Questions

extension FeasibilityProblem {
  /// Rows that cannot hold together while any of them can be left out for the others to hold; nil if all can hold.
  ///
  /// - Parameter numbers: The rows in question; what is no row of the problem takes no part.
  /// - Returns: The irreducible set, ascending. Which one it is where there are several follows from the order of
  ///   the rows.
  /// - Complexity: O(points · rows) where all are differences of points; else a solve.
  public func contradiction(among numbers: [Int]) -> [Int]? {
    contradiction(among: numbers, assuming: [])
  }

  /// The same for all rows.
  public func contradiction() -> [Int]? { contradiction(among: Array(rows.indices)) }

  /// The same where some variables have a known value; the set names none of those.
  package func contradiction(
    among numbers: [Int],
    assuming values: [(variable: Variable, value: Double)]
  ) -> [Int]? {
    let numbers = numbers.filter { rows.indices.contains($0) }
    if values.isEmpty {
      switch differences.answer(among: numbers, of: self) {
      case .holds: return nil
      case .contradiction(let rows): return rows
      case .unclear: break
      }
    }
    return contradictionBySolver(among: numbers, assuming: values)
  }

  /// All irreducible sets among rows, to be taken one after another.
  ///
  /// - Parameters:
  ///   - numbers: The rows in question.
  ///   - limit: How far to look.
  /// - Returns: The sets, each ascending, none twice; in the order in which they are found.
  /// - Complexity: For each set one question for each way to leave out a row of each set before.
  public func irreducibleSets(
    among numbers: [Int],
    limit: IrreducibleSets.Limit = IrreducibleSets.Limit()
  ) -> IrreducibleSets {
    IrreducibleSets(among: numbers, limit: limit) { contradiction(among: $0) }
  }

  /// The same for all rows.
  public func irreducibleSets() -> IrreducibleSets { irreducibleSets(among: Array(rows.indices)) }

  /// Why an irreducible set contradicts itself.
  ///
  /// - Parameter numbers: Rows that cannot hold together, as ``contradiction(among:)`` returns them.
  /// - Returns: The multipliers under which all variables cancel; those of rows that can hold have no shares.
  public func proof(of numbers: [Int]) -> FarkasProof {
    let numbers = numbers.filter { rows.indices.contains($0) }
    return differences.proof(of: numbers, in: self) ?? FarkasProof(of: numbers, in: self)
  }
}

extension FeasibilityProblem {
  /// Rows that cannot hold together in any of several problems, each with the same rows read in another way.
  ///
  /// None of the rows can be left out, which is found by leaving out one after another.
  package static func contradiction(
    ofAll problems: [FeasibilityProblem],
    among numbers: [Int]
  ) -> [Int]? {
    if problems.count == 1 { return problems[0].contradiction(among: numbers) }
    func union(_ numbers: [Int]) -> [Int]? {
      var found: Set<Int> = []
      for problem in problems {
        guard let rows = problem.contradiction(among: numbers) else { return nil }
        found.formUnion(rows)
      }
      return found.sorted()
    }
    guard var kept = union(numbers) else { return nil }
    for row in kept {
      if let rest = union(kept.filter { $0 != row }) { kept = rest }
    }
    return kept
  }
}
