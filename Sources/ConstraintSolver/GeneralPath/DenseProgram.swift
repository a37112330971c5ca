/// A small linear program in which every row has a price or a bar on each of its two sides.
///
/// It is a primal simplex method in active-set form. The point is the intersection of as many
/// tight rows (the working set) as there are columns; `tableau[row, slot]` is how fast a row's
/// residual grows when the point leaves the working row of `slot` and keeps all other working
/// rows tight. The first `columns` rows are the unknowns themselves (`x = 0`), so their part of
/// the tableau is the inverse of the working matrix.
///
/// Rows are scaled to a largest coefficient of one; `weight` keeps the scale for the objective.
struct DenseProgram: ~Copyable {
  /// What it costs to be on one side of a row.
  enum Side: UInt8, BitwiseCopyable {
    case free
    case priced
    case barred
  }

  let columns: Int
  var rows = 0
  var coefficients = Pool<Double>()
  var tableau = Pool<Double>()
  var constant = Pool<Double>()
  var magnitude = Pool<Double>()
  var weight = Pool<Double>()
  var residual = Pool<Double>()
  /// The side on which the residual is positive.
  var over = Pool<Side>()
  /// The side on which the residual is negative.
  var under = Pool<Side>()
  /// The side a row outside the working set is counted on; matters where the residual is zero.
  var sign = Pool<Int8>()
  var slotOfRow = Pool<Int32>()
  var working = Pool<Int32>()
  var slope = Pool<Double>()
  var slopeMagnitude = Pool<Double>()
  var point = Pool<Double>()
  /// The sum of the magnitudes whose difference each coordinate of `point` is.
  ///
  /// 30 − 30 leaves rounding of the size of 30, which the coordinate itself no longer shows.
  var pointMagnitude = Pool<Double>()
  var breakpoints = Pool<Breakpoint>()
  /// The largest of the summands of each entry while a row is expressed in the working set.
  var summands = Pool<Double>()
  var support = Pool<Int32>()
  var pivots = 0
  var pivotsSinceFactoring = 0
  /// The number of pivots when the point was computed last.
  var refreshedPivots = -1
  /// False once a phase ran into its bound on steps.
  var isSettled = true

  init(columns: Int, rowCapacity: Int) {
    self.columns = columns
    let total = columns + rowCapacity
    coefficients.reserve(total * columns)
    tableau.reserve(total * columns)
    working.append(repeating: -1, count: columns)
    slope.append(repeating: 0, count: columns)
    slopeMagnitude.append(repeating: 0, count: columns)
    summands.append(repeating: 1, count: columns)
    point.append(repeating: 0, count: columns)
    pointMagnitude.append(repeating: 0, count: columns)
    for column in 0..<columns {
      let row = addRow(constant: 0, magnitude: 0)
      coefficients[row * columns + column] = 1
      tableau[row * columns + column] = 1
      weight[row] = 1
      slotOfRow[row] = Int32(column)
      working[column] = Int32(row)
    }
  }

  /// Adds an inactive row of zeros; fill in its coefficients and call `finish(row:)`.
  mutating func addRow(constant value: Double, magnitude size: Double) -> Int {
    let row = rows
    rows += 1
    coefficients.append(repeating: 0, count: columns)
    tableau.append(repeating: 0, count: columns)
    constant.append(value)
    magnitude.append(size)
    weight.append(1)
    residual.append(0)
    over.append(.free)
    under.append(.free)
    sign.append(1)
    slotOfRow.append(-1)
    return row
  }

  /// Scales a row whose coefficients were filled in and expresses it in the working set.
  mutating func finish(row: Int) {
    let entries = coefficients.base + row * columns
    var largest = 0.0
    for column in 0..<columns { largest = max(largest, abs(entries[column])) }
    let scale = largest > 0 ? largest : 1
    weight[row] = scale
    for column in 0..<columns { entries[column] /= scale }
    constant[row] /= scale
    magnitude[row] /= scale
    express(row)
    residual[row] = value(of: row)
  }

  /// The row's part of the tableau, from its coefficients.
  func express(_ row: Int) {
    let entries = coefficients.base + row * columns
    let target = tableau.base + row * columns
    if pivots == 0 {
      target.update(from: entries, count: columns)
      return
    }
    for slot in 0..<columns {
      target[slot] = 0
      summands[slot] = 1
    }
    for column in 0..<columns where entries[column] != 0 {
      let factor = entries[column]
      let source = tableau.base + column * columns
      for slot in 0..<columns {
        let summand = factor * source[slot]
        target[slot] += summand
        summands[slot] = max(summands[slot], abs(summand))
      }
    }
    for slot in 0..<columns where abs(target[slot]) < summands[slot] * Tolerance.dust {
      target[slot] = 0
    }
  }

  /// The residual of a row at the current point.
  func value(of row: Int) -> Double {
    let entries = coefficients.base + row * columns
    var sum = -constant[row]
    for column in 0..<columns { sum += entries[column] * point[column] }
    return sum
  }

  /// The residual below which a row counts as tight at the current point.
  func tolerance(of row: Int) -> Double {
    let entries = coefficients.base + row * columns
    let rates = tableau.base + row * columns
    var size = abs(constant[row]) + magnitude[row]
    for column in 0..<columns {
      size += abs(entries[column]) * pointMagnitude[column]
      let tight = Int(working[column])
      size += abs(rates[column]) * (abs(constant[tight]) + magnitude[tight])
    }
    return size * Tolerance.residual
  }

  @inline(__always)
  func side(_ row: Int, _ direction: Int8) -> Side {
    direction > 0 ? over[row] : under[row]
  }
}
