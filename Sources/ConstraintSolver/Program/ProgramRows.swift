/// The rows of a linear program: `Σ factor · column  =, ≤ or ≥  constant`.
///
/// The first rows are the columns themselves (`column = 0`); the rows that were added follow. Added rows are
/// scaled by powers of two to a largest coefficient between one and two, so that nothing is rounded;
/// `weights` keeps the scale, by which a row's violation counts in a sum of violations.
struct ProgramRows: ~Copyable {
  let columns: Int
  /// How many rows there are, columns included.
  private(set) var count = 0
  /// The coefficients of the rows that were added, numbered from the first of those.
  private(set) var matrix = SparseMatrix()
  /// The same by columns, once all rows are there.
  private(set) var byColumn = SparseMatrix()
  /// -1, 0 or 1 for each row, as in ``Relation``.
  private(set) var senses = List<Int8>()
  /// How much would be lost if a row were left on its violated side: less for larger numbers.
  private(set) var ranks = List<Int32>()
  /// Right-hand sides, and the magnitudes that those were computed from.
  private(set) var constants = List<Double>()
  private(set) var magnitudes = List<Double>()
  /// What a unit of a row's residual was before scaling.
  private(set) var weights = List<Double>()
  /// How much of their rounding unit the coefficients of a row may be wrong by: see ``Accuracy/exact``.
  private(set) var uncertainties = List<Double>()

  init(columns: Int, accuracy: Accuracy = Accuracy()) {
    self.columns = columns
    for _ in 0..<columns {
      append(0, constant: 0, magnitude: 0, rank: .max, weight: 1, accuracy.exact)
    }
  }

  private mutating func append(
    _ sense: Int8,
    constant: Double,
    magnitude: Double,
    rank: Int32,
    weight: Double,
    _ uncertainty: Double
  ) {
    senses.append(sense)
    constants.append(constant)
    magnitudes.append(magnitude)
    ranks.append(rank)
    weights.append(weight)
    uncertainties.append(uncertainty)
    count += 1
  }

  /// Adds a coefficient to the row that ``addRow(_:constant:magnitude:rank:uncertainty:)`` will complete.
  @inline(__always)
  mutating func append(_ factor: Double, at column: Int32) {
    matrix.append(factor, at: column)
  }

  /// Completes a row whose coefficients were appended.
  mutating func addRow(
    _ sense: Int8,
    constant: Double,
    magnitude: Double,
    rank: Int32,
    uncertainty: Double = 1
  ) {
    matrix.endRow()
    var largest = 0.0
    for entry in entries(of: count) { largest = max(largest, abs(matrix.factors[entry])) }
    let scale =
      largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
    matrix.divide(count - columns, by: scale)
    append(
      sense,
      constant: constant / scale,
      magnitude: magnitude / scale,
      rank: rank,
      weight: scale,
      uncertainty
    )
  }

  /// Completes the matrix: no row is added any more.
  mutating func close() {
    byColumn.transpose(matrix, columns: columns)
  }

  /// Has a row ask for something else of its residual; a column with the sense 1 must not be negative.
  mutating func setSense(of row: Int, to sense: Int8) {
    senses[row] = sense
  }

  /// Notes that a row's constant was computed from magnitudes as large as `size`.
  mutating func admit(_ size: Double, of row: Int) {
    magnitudes[row] = max(magnitudes[row], size)
  }

  /// Where the entries of a row that was added lie.
  @inline(__always)
  func entries(of row: Int) -> Range<Int> {
    matrix.entries(of: row &- columns)
  }

  /// How many columns a row mentions.
  @inline(__always)
  func size(of row: Int) -> Int { row < columns ? 1 : entries(of: row).count }

  /// The sum of the magnitudes of a row's products where columns have some values.
  func magnitude(of row: Int, at values: borrowing List<Double>) -> Double {
    if row < columns { return abs(values[row]) }
    var sum = 0.0
    for entry in entries(of: row) {
      sum += abs(matrix.factors[entry] * values[matrix.columns[entry]])
    }
    return sum
  }

  /// The sum of a row's products less a number, in twice the usual precision until it is rounded.
  func preciseSum(
    of row: Int,
    at values: borrowing List<Double>,
    _ remainders: borrowing List<Double>,
    less number: Double
  ) -> Double {
    var sum = PreciseSum(-number)
    for entry in entries(of: row) {
      let column = Int(matrix.columns[entry])
      sum.add(matrix.factors[entry], times: values[column])
      sum.add(matrix.factors[entry], times: remainders[column])
    }
    return sum.value
  }

  /// How much of that is uncertain.
  func uncertainMagnitude(of row: Int, at values: borrowing List<Double>) -> Double {
    // A column is given as it is.
    row < columns ? 0 : uncertainties[row] * magnitude(of: row, at: values)
  }

  /// The side on which a row of a sense is counted where it has no residual.
  func holdingSide(_ sense: Int8) -> Int8 {
    sense < 0 ? -1 : 1
  }

  /// The column of a row of one term.
  func columnAlone(in row: Int) -> Int? {
    if row < columns { return row }
    let entries = entries(of: row)
    return entries.count == 1 ? Int(matrix.columns[entries.lowerBound]) : nil
  }

  /// The columns of an inequality `greater >= lesser`; nil for other rows.
  func comparison(_ row: Int) -> (greater: Int, lesser: Int)? {
    let entries = entries(of: row)
    if senses[row] == 0 || constants[row] != 0 || entries.count != 2 { return nil }
    let (left, right) = (entries.lowerBound, entries.lowerBound + 1)
    if matrix.factors[left] != -matrix.factors[right] { return nil }
    let (first, second) = (Int(matrix.columns[left]), Int(matrix.columns[right]))
    return (matrix.factors[left] > 0) == (senses[row] > 0) ? (first, second) : (second, first)
  }

  /// The multiple of another row that a row is, apart from its constant; nil if it is none.
  func multiple(_ row: Int, of other: Int) -> Double? {
    let (first, second) = (entries(of: row), entries(of: other))
    if first.count != second.count || first.isEmpty { return nil }
    let share = matrix.factors[first.lowerBound] / matrix.factors[second.lowerBound]
    for offset in 0..<first.count {
      let (left, right) = (first.lowerBound + offset, second.lowerBound + offset)
      if matrix.columns[left] != matrix.columns[right] { return nil }
      if matrix.factors[left] != share * matrix.factors[right] { return nil }
    }
    return share
  }
}
