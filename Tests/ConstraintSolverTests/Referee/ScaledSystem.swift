@testable import ConstraintSolver

/// A small system whose coefficients are decimal numbers of any size, for solver and exact program alike.
///
/// The solver is given the nearest floating-point numbers, the exact program the decimals: what ties in one
/// ties in the other.
struct ScaledSystem {
  /// A row `Σ factor · variable  relation  constant`, numbers in units of 1e-9.
  struct ScaledRow {
    var terms: [(variable: Int, factor: Int)]
    var relation: Relation
    var constant: Int
    var priority: Double
  }

  var variables: Int
  var nonnegative: Set<Int> = []
  /// The oldest first.
  var rows: [ScaledRow] = []

  /// What the exact program says of a system.
  struct Answer {
    var values: [Double]
    var rejected: Set<Int>
    /// The least sum of violations of each optional level, highest first.
    var sums: [(priority: Double, sum: Double)]
  }

  static var unit: Int { 1_000_000_000 }

  /// The answer by exact arithmetic: required rows one by one, level by level, variable by variable.
  ///
  /// - Parameter seed: If given, a seed by which coefficients are rounded to a floating-point number beside the decimal,
  ///   one way or the other. Where that leads to another answer, no solver that is given such numbers can know
  ///   the right one.
  /// - Returns: The exact answer, each number of it rounded once.
  func answer(rounding seed: Int? = nil) -> Answer {
    var numbers = SeededNumbers(seed: seed ?? 0)
    let one = ExactInteger(1)
    var columns = 0
    var parts: [[(column: Int, factor: ExactInteger)]] = []
    for variable in 0..<variables {
      parts.append([(columns, one)])
      columns += 1
      if nonnegative.contains(variable) { continue }
      parts[variable].append((columns, -one))
      columns += 1
    }
    let firstSlack = columns
    columns += 2 * rows.count
    var equations: [[ExactInteger]] = []
    var basis: [Int] = []
    var violations: [[(column: Int, factor: ExactInteger)]] = []
    for (number, row) in rows.enumerated() {
      var equation = [ExactInteger](repeating: ExactInteger(0), count: columns + 1)
      let exact = seed == nil ? Self.decimal(row) : Self.binary(row, &numbers)
      for (term, factor) in zip(row.terms, exact.factors) {
        for part in parts[term.variable] { equation[part.column] = factor * part.factor }
      }
      let (under, over) = (firstSlack + 2 * number, firstSlack + 2 * number + 1)
      (equation[under], equation[over]) = (one, -one)
      equation[columns] = exact.constant
      if row.constant < 0 { equation = equation.map { -$0 } }
      equations.append(equation)
      basis.append(row.constant < 0 ? over : under)
      var violation: [(column: Int, factor: ExactInteger)] = []
      if row.relation != .lessThanOrEqual { violation.append((under, exact.cost)) }
      if row.relation != .greaterThanOrEqual { violation.append((over, exact.cost)) }
      violations.append(violation)
    }
    var program = ExactProgram(rows: equations, basis: basis, columns: columns)
    var answer = Answer(values: [], rejected: [], sums: [])
    for (number, row) in rows.enumerated() where row.priority == 1000 {
      if !program.minimize(violations[number], fixing: { $0 }) { answer.rejected.insert(number) }
    }
    for priority in Set(rows.map(\.priority)).sorted(by: >) where priority < 1000 {
      let numbers = rows.indices.filter { rows[$0].priority == priority }
      let sum = numbers.flatMap { violations[$0] }
      program.minimize(sum, fixing: { _ in true })
      let size = seed == nil ? Double(Self.unit) : 0x1p80
      answer.sums.append((priority, program.value(of: sum) / size))
    }
    for part in parts {
      program.minimize(part.map { ($0.column, one) }, fixing: { _ in true })
    }
    answer.values = parts.map { program.value(of: $0) }
    return answer
  }

  /// A row in whole numbers, and what a unit of its violation then costs.
  private struct ExactRow {
    var factors: [ExactInteger]
    var constant: ExactInteger
    var cost: ExactInteger
  }

  /// A row as it is written, in the least whole numbers.
  private static func decimal(_ row: ScaledRow) -> ExactRow {
    var divisor = abs(row.constant)
    for term in row.terms { divisor = Self.divisor(divisor, abs(term.factor)) }
    if divisor == 0 { divisor = 1 }
    return ExactRow(
      factors: row.terms.map { ExactInteger($0.factor / divisor) },
      constant: ExactInteger(row.constant / divisor),
      cost: ExactInteger(divisor)
    )
  }

  /// A row as floating point may have it, times 2⁸⁰.
  private static func binary(_ row: ScaledRow, _ numbers: inout SeededNumbers) -> ExactRow {
    ExactRow(
      factors: row.terms.map { term in
        let factor = number(term.factor)
        let rounded = [factor.nextDown, factor, factor.nextUp][numbers.below(3)]
        return ExactInteger(exactly: rounded, shift: 80)
      },
      constant: ExactInteger(exactly: number(row.constant), shift: 80),
      cost: ExactInteger(1)
    )
  }

  private static func divisor(_ first: Int, _ second: Int) -> Int {
    var (left, right) = (first, second)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }

  func addVariables(to solver: Solver) {
    for variable in 0..<variables {
      _ = solver.addVariables(count: 1, nonnegative: nonnegative.contains(variable) ? 1 : 0)
    }
  }

  func add(_ number: Int, to solver: Solver) throws -> Row {
    let row = rows[number]
    return try solver.addRow(
      row.terms.map { Term(Variable(index: Int32($0.variable)), Self.number($0.factor)) },
      row.relation,
      Self.number(row.constant),
      priority: row.priority,
      rank: UInt64(number)
    )
  }

  static func number(_ units: Int) -> Double { Double(units) / Double(unit) }

  /// What a row is violated by at a point, and the magnitudes that this is the difference of.
  func violation(of number: Int, at values: [Double]) -> (rest: Double, size: Double) {
    let row = rows[number]
    var rest = -Self.number(row.constant)
    var size = abs(rest)
    for term in row.terms {
      let part = Self.number(term.factor) * values[term.variable]
      rest += part
      size += abs(part)
    }
    switch row.relation {
    case .equal: return (abs(rest), size)
    case .lessThanOrEqual: return (max(0, rest), size)
    case .greaterThanOrEqual: return (max(0, -rest), size)
    }
  }
}

extension ScaledSystem {
  /// Draws a system, in which pairs of rows may be parallel to a millionth.
  init(seed: Int, nearlyParallel: Bool) {
    var numbers = SeededNumbers(seed: seed)
    variables = 2 + numbers.below(6)
    for variable in 0..<variables where numbers.below(3) == 0 { nonnegative.insert(variable) }
    let hasDigits = numbers.below(2) == 0
    let levels: [Double] = Array([500, 250, 750, 1].prefix(1 + numbers.below(4)))
    let required = 2 + numbers.below(6)
    var paired: Set<Int> = []
    for _ in 0..<(variables + numbers.below(variables + 2)) {
      let priority = numbers.below(10) < required ? 1000 : levels[numbers.below(levels.count)]
      rows.append(
        row(&numbers, hasDigits, nearlyParallel, priority, &paired)
      )
    }
  }

  private func row(
    _ numbers: inout SeededNumbers,
    _ hasDigits: Bool,
    _ nearlyParallel: Bool,
    _ priority: Double,
    _ paired: inout Set<Int>
  ) -> ScaledRow {
    let relations: [Relation] = [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    var row = ScaledRow(
      terms: [],
      relation: relations[numbers.below(5)],
      constant: (numbers.below(34) - 5) * Self.unit,
      priority: priority
    )
    if numbers.below(3) == 0 { row.constant = 0 }
    let originals = rows.indices.filter { !paired.contains($0) }
    if nearlyParallel, !originals.isEmpty, numbers.below(3) == 0 {
      // Nearly parallel to another one.
      let other = originals[numbers.below(originals.count)]
      paired.formUnion([other, rows.count])
      row.terms = rows[other].terms
      let place = numbers.below(row.terms.count)
      let factor = row.terms[place].factor
      row.terms[place].factor += factor / 1_000_000 * (numbers.below(2) * 2 - 1)
      return row
    }
    var left = Array(0..<variables)
    for _ in 0..<min(variables, [1, 2, 2, 2, 3, 3, 4][numbers.below(7)]) {
      let variable = left.remove(at: numbers.below(left.count))
      row.terms.append((variable, Self.factor(&numbers, hasDigits)))
    }
    return row
  }

  private static func factor(_ numbers: inout SeededNumbers, _ hasDigits: Bool) -> Int {
    let sign = numbers.below(2) * 2 - 1
    var size = 1_000_000
    for _ in 0..<numbers.below(7) { size *= 10 }
    if hasDigits && size < unit * 1000 { size *= [1, 2, 3, 5, 7][numbers.below(5)] }
    return sign * size
  }
}
