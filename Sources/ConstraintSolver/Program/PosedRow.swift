/// A row of a program while its terms are collected.
struct PosedRow {
  private(set) var constant = 0.0
  /// The sum of the magnitudes that the constant is the difference of.
  private(set) var magnitude = 0.0
  var terms: [(column: Int32, factor: Double)] = []
  /// How much of their rounding unit the factors may be wrong by: see ``Accuracy/exact``.
  private(set) var uncertainty = 1.0
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

  /// Takes all numbers for the decimals that they are, multiplied by a power of ten.
  ///
  /// - Parameters:
  ///   - decimals: The power of ten.
  ///   - exact: How much of a rounding unit is reckoned for what then is a whole number.
  mutating func scale(_ decimals: Decimals, exact: Double) {
    // What was taken from a constant was computed.
    let isGiven = magnitude == abs(constant) && decimals.isWhole(constant)
    magnitude *= decimals.scale * (isGiven ? exact : 1)
    constant = decimals.scaled(constant)
    let isExact = terms.allSatisfy { decimals.isWhole($0.factor) }
    uncertainty = isExact ? exact : 1
    for index in terms.indices { terms[index].factor = decimals.scaled(terms[index].factor) }
  }
}
