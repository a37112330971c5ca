// How much of a residual may be rounding of values upstream.
extension LinearSystem {
  /// What a residual whose summands have that size must exceed not to be rounding of values that
  /// cancelled earlier.
  @inline(__always)
  func roundingBound(_ size: Double) -> Double {
    max(size * Tolerance.evident, magnitudes.bound * Tolerance.conceivable)
  }

  /// Whether the coefficients of a row reach so far that the least of them may be lost beside the others.
  func isSteep(_ row: RowID) -> Bool {
    var (least, largest) = (Double.infinity, 0.0)
    for position in terms(of: row) {
      let size = abs(terms[position].coefficient)
      (least, largest) = (min(least, size), max(largest, size))
    }
    return least < largest * Accuracy.steep
  }

  /// The largest magnitude that a row's residual, or the variable of a bound, was computed from, as far as its rounding
  /// arrives there.
  ///
  /// Values that cancelled no longer show it: 0.3 - 0.1 - 0.2 leaves rounding and nothing else. Each value is rounded by
  /// a share of the parts of its row, and what that does to the residual is so much times the rate at which the residual
  /// grows with the value. Rates are passed from outputs to inputs (running error analysis; see N. Higham, "Accuracy and
  /// stability of numerical algorithms", 2002, chapter 3).
  ///
  /// A rate above one, or above the row's own coefficients, comes from an order of computing in which rounding grows. It
  /// counts no more than those, so that the row is looked at by a program, which finds a better order.
  ///
  /// - Complexity: O(terms upstream).
  @inline(never)
  func magnitude(upstreamOf start: RowOrBound) -> Double {
    var largest = 0.0
    var mostGrowth = 1.0
    var rates: [VariableID: Double] = [:]
    func pass(_ share: Double, through row: RowID, from output: VariableID?) {
      largest = max(largest, min(abs(share), mostGrowth) * abs(rows[row].constant))
      for position in terms(of: row) where terms[position].variable != output {
        let variable = terms[position].variable
        let rate = share * terms[position].coefficient
        largest = max(largest, min(abs(rate), mostGrowth) * abs(values[variable]))
        rates[variable, default: 0] += rate
      }
    }
    if let row = start.row {
      let steepest = terms(of: row).reduce(0) { max($0, abs(terms[$1].coefficient)) }
      mostGrowth = min(1, steepest)
      largest = scaledResidual(of: row).size
      pass(1, through: row, from: nil)
    }
    if let variable = start.boundedVariable { rates[variable] = 1 }
    for variable in variables(upstreamOf: start).reversed() {
      guard let rate = rates[variable], rate != 0 else { continue }
      largest = max(largest, min(abs(rate), mostGrowth) * abs(values[variable]))
      guard let row = variables[variable].determination.row else { continue }
      pass(-rate / coefficient(of: variable, in: row), through: row, from: variable)
    }
    return largest
  }

  /// All that single rows compute a row, or the variable of a bound, from, inputs before what is computed from them.
  ///
  /// Unlike ``UpstreamWalk`` it leaves all marks alone, as a residual is judged in the middle of walks.
  private func variables(upstreamOf start: RowOrBound) -> [VariableID] {
    var found: [VariableID] = []
    var met: Set<VariableID> = []
    var path: [(variable: VariableID, isDone: Bool)] = []
    func enter(_ row: RowID) {
      for position in terms(of: row) where !met.contains(terms[position].variable) {
        path.append((terms[position].variable, false))
      }
    }
    if let row = start.row { enter(row) }
    if let variable = start.boundedVariable { path.append((variable, false)) }
    while let (variable, isDone) = path.popLast() {
      if isDone {
        found.append(variable)
      } else if met.insert(variable).inserted {
        path.append((variable, true))
        if let row = variables[variable].determination.row { enter(row) }
      }
    }
    return found
  }
}
