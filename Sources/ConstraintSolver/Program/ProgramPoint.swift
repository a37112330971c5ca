/// The point where the basic rows meet, and where it lies beside the other rows.
///
/// Each number comes with the magnitudes that it was computed from (its peak), by which rounding is distinguished from
/// a residual.
struct ProgramPoint: ~Copyable {
  /// The values of the columns, and the largest magnitudes that each was computed from.
  private(set) var values = List<Double>()
  private(set) var peaks = List<Double>()
  private(set) var largestPeak = 0.0
  /// What the values of a careful program were rounded by.
  private var remainders = List<Double>()
  /// What each basic row is the sum of, by positions, and the largest of these; of a careful program.
  private var basicSizes = List<Double>()
  private var largestSize = 0.0
  /// Left-hand side minus constant, known of rows outside the basis with a cost.
  private(set) var residuals = List<Double>()
  /// The side a row outside the basis is counted on, -1 or 1; matters where the residual is zero.
  private(set) var sides = List<Int8>()
  /// How many exchanges there had been when the point was computed anew last; nothing else moves it.
  private(set) var exchangesAtRefresh = 0
  /// How often an entry of a row was looked at so far.
  private(set) var visits = 0
  /// Whether a residual was taken for zero that may not be.
  private(set) var isDoubtful = false
  /// Whether a column had a value beyond all numbers when the point was computed anew, so that nothing is proved.
  private(set) var wasBeyondNumbers = false
  private let accuracy: Accuracy
  private let isCareful: Bool

  /// Makes the point where all columns are zero.
  init(columns: Int, accuracy: Accuracy = Accuracy(), isCareful: Bool = false) {
    self.accuracy = accuracy
    self.isCareful = isCareful
    values.append(repeating: 0, count: columns)
    peaks.append(repeating: 0, count: columns)
    remainders.append(repeating: 0, count: columns)
    for _ in 0..<columns { addRow() }
  }

  /// Makes a further row known.
  mutating func addRow() {
    residuals.append(0)
    sides.append(1)
  }

  mutating func forgetDoubts() { isDoubtful = false }

  // MARK: Rows at the point

  /// The residual of a row by the values of its columns.
  func evaluate(_ row: Int, of program: borrowing ProgramRows) -> Double {
    if row < program.columns { return values[row] }
    if isCareful {
      return program.preciseSum(of: row, at: values, remainders, less: program.constants[row])
    }
    var sum = -program.constants[row]
    for entry in program.entries(of: row) {
      sum += program.matrix.factors[entry] * values[program.matrix.columns[entry]]
    }
    return sum
  }

  /// The residual below which a row has neither slack nor violation.
  func tolerance(of row: Int, of program: borrowing ProgramRows) -> Double {
    if row < program.columns { return peaks[row] * accuracy.zero }
    var size = abs(program.constants[row]) + program.magnitudes[row]
    for entry in program.entries(of: row) {
      size += abs(program.matrix.factors[entry]) * peaks[program.matrix.columns[entry]]
    }
    return size * accuracy.zero
  }

  /// How much of a residual may come from the last digits of the data, where what they do may cancel, as it does
  /// between rows that are nearly parallel; and what the row is the sum of.
  ///
  /// Only as much arrives as the row's shares in the basic rows let through.
  private func uncertainty(
    of row: Int,
    of program: borrowing ProgramRows,
    beside basis: borrowing Basis
  ) -> (limit: Double, size: Double) {
    let products = program.magnitude(of: row, at: values)
    let change = basis.change(of: row, of: program, by: basicSizes)
    let uncertain = program.magnitudes[row] + program.uncertainties[row] * products + change
    return (uncertain * accuracy.zero, abs(program.constants[row]) + products)
  }

  /// Records a residual, which is zero where it may be rounding.
  @inline(__always)
  mutating func setResidual(
    of row: Int,
    to value: Double,
    of program: borrowing ProgramRows,
    beside basis: borrowing Basis
  ) {
    residuals[row] = value
    if value == 0 { return }
    // What the right-hand side was computed from may be more than any column's peak.
    if abs(value) > max(largestPeak, program.magnitudes[row]) * accuracy.conceivable { return }
    visits &+= program.size(of: row)
    var limit = tolerance(of: row, of: program)
    if isCareful && row >= program.columns {
      visits &+= basis.count &* program.size(of: row)
      let (arriving, size) = uncertainty(of: row, of: program, beside: basis)
      // What is evident from the row's own terms is no rounding, unless the data do not say where the point is.
      let evident = max(size * Tolerance.evident, largestSize * accuracy.conceivable)
      let isUnknown = arriving > max(size / 8, evident)
      limit = min(limit, arriving, evident)
      if abs(value) <= arriving && (abs(value) > evident || isUnknown) { isDoubtful = true }
    }
    if accuracy.isDoubtful(value, beside: limit / accuracy.zero) { isDoubtful = true }
    if abs(value) <= limit { residuals[row] = 0 }
  }

  /// Records the residual of a row that an exchange took out of the basis, or put into it.
  @inline(__always)
  mutating func setExactResidual(of row: Int, to value: Double) { residuals[row] = value }

  /// Records the residual of a row by the values of its columns.
  mutating func findResidual(
    of row: Int,
    of program: borrowing ProgramRows,
    beside basis: borrowing Basis
  ) {
    setResidual(of: row, to: evaluate(row, of: program), of: program, beside: basis)
  }

  /// Counts a row on a side.
  @inline(__always)
  mutating func setSide(of row: Int, to side: Int8) { sides[row] = side }

  /// Finds the residual of a row outside the basis and the side that it counts on.
  mutating func locate(
    _ row: Int,
    _ sense: Int8,
    of program: borrowing ProgramRows,
    beside basis: borrowing Basis
  ) {
    findResidual(of: row, of: program, beside: basis)
    sides[row] =
      residuals[row] == 0 ? program.holdingSide(sense) : residuals[row] > 0 ? 1 : -1
  }

  /// Whether the residual of a row that was located is on a violating side.
  func violates(_ row: Int, of program: borrowing ProgramRows) -> Bool {
    let sense = program.senses[row]
    return sense == 0
      ? residuals[row] != 0 : sense < 0 ? residuals[row] > 0 : residuals[row] < 0
  }

  /// Takes what rounding left of a residual for zero, so that a step up to it has no length.
  mutating func clearRounding(_ program: borrowing ProgramRows, outside basis: borrowing Basis) {
    for row in 0..<program.count where !basis.contains(row) && residuals[row] != 0 {
      if abs(residuals[row]) <= tolerance(of: row, of: program) { residuals[row] = 0 }
    }
  }

  // MARK: Moving the point

  /// Computes the point anew from the constants of the basic rows.
  mutating func meet(_ basis: inout Basis, of program: borrowing ProgramRows) {
    exchangesAtRefresh = basis.exchanges
    largestPeak = 0
    for position in 0..<basis.count {
      let row = basis.row(at: position)
      let size = program.magnitudes[row]
      if size > 0 { basis.addRest(program.constants[row], at: position, peak: size) }
    }
    basis.solve()
    for column in 0..<values.count {
      values[column] = basis.direction.values[column]
      if !values[column].isFinite { wasBeyondNumbers = true }
      peaks[column] = basis.direction.peaks[column]
      largestPeak = max(largestPeak, peaks[column])
      if isCareful { remainders[column] = basis.remainder(at: column) }
    }
    basis.clearDirection()
    if isCareful { findBasicSizes(basis, of: program) }
  }

  private mutating func findBasicSizes(
    _ basis: borrowing Basis,
    of program: borrowing ProgramRows
  ) {
    basicSizes.removeAll()
    largestSize = 0
    for position in 0..<basis.count {
      let row = basis.row(at: position)
      let uncertain = program.magnitudes[row] + program.uncertainMagnitude(of: row, at: values)
      basicSizes.append(uncertain)
      largestSize = max(largestSize, uncertain)
    }
  }

  /// Moves the point by what the basic rows are still missed by.
  ///
  /// See J. H. Wilkinson, "Rounding errors in algebraic processes", 1963.
  mutating func refine(_ basis: inout Basis, of program: borrowing ProgramRows) {
    for position in 0..<basis.count {
      let rest = evaluate(basis.row(at: position), of: program)
      if rest != 0 { basis.addRest(-rest, at: position, peak: abs(rest)) }
    }
    basis.solve()
    var column = basis.direction.next(from: 0)
    while column < values.count {
      values[column] += basis.direction.values[column]
      remainders[column] = 0
      column = basis.direction.next(from: column + 1)
    }
    basis.clearDirection()
  }

  /// Records the residuals of all rows outside the basis that have a cost.
  mutating func findResiduals(
    _ program: borrowing ProgramRows,
    outside basis: borrowing Basis,
    _ costs: borrowing Costs
  ) {
    visits &+= program.count &+ program.matrix.entries
    for row in 0..<program.count where !basis.contains(row) && costs.hasCost(row) {
      findResidual(of: row, of: program, beside: basis)
    }
  }

  /// Moves along the direction of a basis, by which residuals change as fast as `rates` says.
  mutating func move(
    by length: Double,
    along basis: borrowing Basis,
    _ rates: borrowing SparseVector,
    of program: borrowing ProgramRows
  ) {
    var column = basis.direction.next(from: 0)
    while column < values.count {
      visits &+= 1
      values[column] += length * basis.direction.values[column]
      remainders[column] = 0
      let peak = max(abs(length) * basis.direction.peaks[column], abs(values[column]))
      peaks[column] = max(peaks[column], peak)
      largestPeak = max(largestPeak, peak)
      column = basis.direction.next(from: column &+ 1)
    }
    var row = rates.next(from: 0)
    while row < program.count {
      visits &+= 1
      let residual = residuals[row] + length * rates.values[row]
      setResidual(of: row, to: residual, of: program, beside: basis)
      row = rates.next(from: row &+ 1)
    }
  }

  /// Puts a column where it is by other means.
  mutating func place(_ column: Int, at value: Double) {
    values[column] = value
    remainders[column] = 0
  }
}
