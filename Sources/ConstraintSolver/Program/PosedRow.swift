/// A row of a program while its terms are collected.
struct PosedRow {
  private(set) var constant = 0.0
  /// The sum of the magnitudes that the constant is the difference of.
  private(set) var magnitude = 0.0
  var terms: [(column: Int32, factor: Double)] = []
  /// Variables that are to be replaced by what determines them.
  private var pending: [(variable: VariableID, factor: Double)] = []
  private var mayRepeatColumns = false

  /// Begins another row.
  mutating func begin(_ constant: Double) {
    self.constant = constant
    magnitude = abs(constant)
    terms.removeAll(keepingCapacity: true)
    mayRepeatColumns = false
  }

  /// Takes a number from the right-hand side.
  mutating func subtract(_ part: Double) {
    constant -= part
    magnitude += abs(part)
  }

  /// Has a variable replaced.
  mutating func replace(_ variable: VariableID, times factor: Double) {
    pending.append((variable, factor))
    mayRepeatColumns = true
  }

  /// The next variable to be replaced, and its factor.
  mutating func nextReplaced() -> (variable: VariableID, factor: Double)? {
    pending.popLast()
  }

  /// Adds up the factors of each column, ascending, where one may stand twice.
  mutating func sumColumns() {
    if !mayRepeatColumns { return }
    terms.sort { $0.column < $1.column }
    var sums: [(column: Int32, factor: Double)] = []
    var peak = 0.0
    for (column, factor) in terms {
      if let last = sums.last, last.column == column {
        let sum = last.factor + factor
        peak = max(peak, abs(factor))
        sums[sums.count - 1].factor = abs(sum) <= peak * Tolerance.dust ? 0 : sum
      } else {
        sums.append((column, factor))
        peak = abs(factor)
      }
    }
    terms = sums.filter { $0.factor != 0 }
  }
}
