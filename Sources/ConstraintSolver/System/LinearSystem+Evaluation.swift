/// A row solved for one of its variables: `variable = rest / coefficient`.
///
/// All values that rows determine are computed here.
struct SolvedRow: BitwiseCopyable {
  /// What the other terms leave of the constant.
  private(set) var rest: Double
  /// The variable's own coefficient, 1 if the row does not mention it.
  var coefficient = 1.0

  @inline(__always)
  init(constant: Double) { rest = constant }

  /// Takes another variable's term off the rest.
  @inline(__always)
  mutating func subtract(_ coefficient: Double, times value: Double) { rest -= coefficient * value }

  /// What the variable has to be.
  ///
  /// Adding zero makes a negative zero positive.
  @inline(__always) var value: Double { rest / coefficient + 0 }
}

// The arithmetic of rows. Each way to ask stands here once.
extension LinearSystem {
  /// Solves a row for one of its variables at the present values of the others.
  ///
  /// - Complexity: O(terms).
  @inline(__always)
  func solved(_ row: RowID, for variable: VariableID) -> SolvedRow {
    var flags: VariableFlags = []
    return solved(row, for: variable, collecting: &flags)
  }

  /// The same, adding to `flags` what is true of any of the other variables.
  @inline(__always)
  func solved(_ row: RowID, for variable: VariableID, collecting flags: inout VariableFlags)
    -> SolvedRow
  {
    var solved = SolvedRow(constant: rows[row].constant)
    for position in terms(of: row) {
      let other = terms[position].variable
      let coefficient = terms[position].coefficient
      if other == variable {
        solved.coefficient = coefficient
      } else {
        solved.subtract(coefficient, times: values[other])
        flags.formUnion(variables[other].flags)
      }
    }
    return solved
  }

  /// The coefficient of a variable in a row, 1 if the row does not mention it.
  @inline(__always)
  func coefficient(of variable: VariableID, in row: RowID) -> Double {
    for position in terms(of: row) where terms[position].variable == variable {
      return terms[position].coefficient
    }
    return 1
  }

  /// Left-hand side minus constant.
  @inline(__always)
  func residual(of row: RowID) -> Double { scaledResidual(of: row).rest }

  /// Left-hand side minus constant, and the sum of the magnitudes it is the difference of.
  @inline(__always)
  func scaledResidual(of row: RowID) -> (rest: Double, size: Double) {
    var rest = -rows[row].constant
    var size = abs(rest)
    for position in terms(of: row) {
      let part = terms[position].coefficient * values[terms[position].variable]
      rest += part
      size += abs(part)
    }
    return (rest, size)
  }

  /// On which side a row does not hold at the present values, rounding apart; 0 where it holds.
  @inline(__always)
  func violatedSide(of row: RowID, _ head: RowHead) -> Int {
    let (rest, size) = scaledResidual(of: row)
    let excess = head.sense == 0 ? abs(rest) : head.sense < 0 ? rest : -rest
    if excess <= size * accuracy.zero { return 0 }
    if excess <= roundingBound(size) {
      if excess <= magnitude(upstreamOf: .row(row)) * accuracy.zero { return 0 }
    }
    return rest > 0 ? 1 : -1
  }

  /// Whether all bounds hold, and all required rows that are not set aside.
  func requiredRowsHold() -> Bool {
    for row in rows.ids {
      let head = rows[row].head
      if !head.isLive || !head.isRequired || head.isRejected || head.count == 0 { continue }
      if violatedSide(of: row, head) != 0 { return false }
    }
    return variables.ids.allSatisfy { variable in
      !isLive(variable) || !variables[variable].flags.contains(.nonnegative)
        || !isBelowZero(variable)
    }
  }

  /// Whether a variable is less than zero by more than rounding.
  private func isBelowZero(_ variable: VariableID) -> Bool {
    let excess = -values[variable]
    if excess <= 0 || excess > roundingBound(0) { return excess > 0 }
    return excess > magnitude(upstreamOf: .bound(variable)) * accuracy.zero
  }

  /// Whether an inequality holds by more than could be rounding.
  func hasSlack(_ row: RowID) -> Bool {
    let (rest, size) = scaledResidual(of: row)
    let sense = rows[row].head.sense
    return (sense < 0 ? -rest : sense > 0 ? rest : 0) > roundingBound(size)
  }

  /// Whether a row beside the graph, or a bound, does not hold.
  func isViolated(_ requirement: RowOrBound) -> Bool {
    if let row = requirement.row {
      let head = rows[row].head
      if !head.isLive || head.isRejected || head.unknown > 0 || rows[row].role.isSolved {
        return false
      }
      return violatedSide(of: row, head) != 0
    }
    guard let variable = requirement.boundedVariable else { return false }
    let determination = variables[variable].determination
    if !determination.isRow && !determination.isBlock { return false }
    return isBelowZero(variable)
  }
}
