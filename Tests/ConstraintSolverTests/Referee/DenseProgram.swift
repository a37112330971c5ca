@testable import ConstraintSolver

/// A small linear program in which every row has a price or a bar on each of its two sides.
///
/// It is a primal simplex method in active-set form. The point is the intersection of as many
/// rows without slack (the basis) as there are columns; `tableau[row, slot]` is how fast a row's
/// residual grows when the point leaves the basic row of `slot` and all others keep no slack. The first `columns` rows are the unknowns themselves (`x = 0`), so their part of
/// the tableau is the inverse of the basis matrix.
///
/// Rows are scaled to a largest coefficient of one; `weight` keeps the scale for the objective.
struct DenseProgram: ~Copyable {
  /// What it costs to be on one side of a row.
  enum Side: UInt8, BitwiseCopyable {
    /// Nothing.
    case free
    /// The row's weight for each unit.
    case priced
    /// It is forbidden.
    case barred
  }

  let columns: Int
  /// The unknowns, then the rows that were added.
  var rows = 0
  /// The rows, scaled.
  var coefficients: Matrix
  /// `tableau[row, slot]`: how fast a row's residual grows when the point leaves a basic row.
  var tableau: Matrix
  /// Right-hand sides, scaled.
  var constant = List<Double>()
  /// The magnitudes that the right-hand side was computed from, scaled.
  var magnitude = List<Double>()
  /// The largest coefficient before scaling, which is the price of a unit after it.
  var weight = List<Double>()
  /// Left-hand side minus constant at the present point, zero for basic rows.
  var residual = List<Double>()
  /// What it costs where the residual is positive.
  var over = List<Side>()
  /// What it costs where the residual is negative.
  var under = List<Side>()
  /// The side a row outside the basis is counted on; matters where the residual is zero.
  var sign = List<Int8>()
  /// The slot of each basic row, -1 for others.
  var slotOfRow = List<Int32>()
  /// The basic row in each slot.
  var basis = List<Int32>()
  /// How fast the priced sum grows per unit of each slot's direction.
  var slope = List<Double>()
  /// The sum of the magnitudes that each slope is the difference of.
  var slopeMagnitude = List<Double>()
  /// The present values of the unknowns.
  var point = List<Double>()
  /// The sum of the magnitudes whose difference each coordinate of `point` is.
  ///
  /// 30 − 30 leaves rounding of the size of 30, which the coordinate itself no longer shows.
  var pointMagnitude = List<Double>()
  /// Where the direction under consideration meets rows.
  var breakpoints = List<Breakpoint>()
  /// The largest of the summands of each entry while a row is expressed in the basis.
  var summands = List<Double>()
  /// The basic rows that a row's residual depends on.
  var support = List<Int32>()
  /// Exchanges of basic rows so far, and those since the tableau was built from the coefficients.
  var pivots = 0
  var pivotsSinceFactoring = 0
  /// The number of pivots when the point was computed last.
  var refreshedPivots = -1
  /// False once a phase ran into its bound on steps.
  var isComplete = true
  /// An unknown that is minimised beside the priced sum, and its factor.
  var objective: (column: Int, factor: Double)?
  /// Whether nothing blocked the last step of the last phase.
  var fallsWithoutEnd = false

  init(columns: Int, rowCapacity: Int) {
    self.columns = columns
    coefficients = Matrix(columns: columns, rowCapacity: columns + rowCapacity)
    tableau = Matrix(columns: columns, rowCapacity: columns + rowCapacity)
    basis.append(repeating: -1, count: columns)
    slope.append(repeating: 0, count: columns)
    slopeMagnitude.append(repeating: 0, count: columns)
    summands.append(repeating: 1, count: columns)
    point.append(repeating: 0, count: columns)
    pointMagnitude.append(repeating: 0, count: columns)
    for column in 0..<columns {
      let row = addRow(constant: 0, magnitude: 0)
      coefficients[row, column] = 1
      tableau[row, column] = 1
      weight[row] = 1
      slotOfRow[row] = Int32(column)
      basis[column] = Int32(row)
    }
  }

  /// Adds an inactive row of zeros; fill in its coefficients and call `finish(row:)`.
  mutating func addRow(constant value: Double, magnitude size: Double) -> Int {
    let row = rows
    rows += 1
    coefficients.addRow()
    tableau.addRow()
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

  /// Scales a row whose coefficients were filled in and expresses it in the basis.
  mutating func finish(row: Int) {
    let largest = coefficients.largest(inRow: row)
    let scale = largest > 0 ? largest : 1
    weight[row] = scale
    for column in 0..<columns { coefficients[row, column] /= scale }
    constant[row] /= scale
    magnitude[row] /= scale
    express(row)
    residual[row] = value(of: row)
  }

  /// The row's part of the tableau, from its coefficients.
  mutating func express(_ row: Int) {
    if pivots == 0 {
      for column in 0..<columns { tableau[row, column] = coefficients[row, column] }
      return
    }
    for slot in 0..<columns {
      tableau[row, slot] = 0
      summands[slot] = 1
    }
    for column in 0..<columns where coefficients[row, column] != 0 {
      for slot in 0..<columns {
        let summand = coefficients[row, column] * tableau[column, slot]
        tableau[row, slot] += summand
        summands[slot] = max(summands[slot], abs(summand))
      }
    }
    for slot in 0..<columns where abs(tableau[row, slot]) < summands[slot] * Tolerance.dust {
      tableau[row, slot] = 0
    }
  }

  /// The residual of a row at the current point.
  func value(of row: Int) -> Double {
    var sum = -constant[row]
    for column in 0..<columns { sum += coefficients[row, column] * point[column] }
    return sum
  }

  /// The residual below which a row has neither slack nor violation at the present point.
  func tolerance(of row: Int) -> Double {
    var size = abs(constant[row]) + magnitude[row]
    for column in 0..<columns {
      size += abs(coefficients[row, column]) * pointMagnitude[column]
      let basic = basis[column]
      size += abs(tableau[row, column]) * (abs(constant[basic]) + magnitude[basic])
    }
    return size * Tolerance.residual
  }

  @inline(__always)
  func side(_ row: Int, _ direction: Int8) -> Side {
    direction > 0 ? over[row] : under[row]
  }
}
