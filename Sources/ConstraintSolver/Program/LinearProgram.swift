/// A linear program in which every row has a price or a bar on each of its two sides.
///
/// It is a primal simplex method in active-set form. The point is the intersection of as many rows without
/// slack, the basis, as there are columns; one step leaves one of them along the edge that the others make
/// and goes on, past rows whose violation costs less than it saves, until another row takes its place.
/// The first rows are the columns themselves (`x = 0`).
///
/// Nothing is dense: rows lie as lists of entries, the basis as triangular factors, and every vector is a
/// list of what is not zero. Rows are scaled by powers of two to a largest coefficient between one and
/// two; `weight` keeps the scale for prices.
struct LinearProgram: ~Copyable {
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
  /// The columns from here on are positions: their least values are chosen, not those nearest to zero.
  var firstPosition: Int
  /// The columns, then the rows that were added.
  var rows: Int
  /// The coefficients of the rows that were added, and the same by columns, with the numbers of rows.
  var matrix = SparseMatrix()
  var byColumn = SparseMatrix()
  /// -1, 0 or 1 for each row, as in ``Relation``.
  var senses = List<Int8>()
  /// How much would be lost if a row were left on its violated side: less for larger numbers.
  var ranks = List<Int32>()
  /// Right-hand sides, and the magnitudes that those were computed from.
  var constant = List<Double>()
  var magnitude = List<Double>()
  /// What a unit of a row's residual was before scaling.
  var weight = List<Double>()
  /// Left-hand side minus constant at the present point, known of rows outside the basis with a price or
  /// a bar.
  var residual = List<Double>()
  /// What it costs where the residual is positive, and where it is negative.
  var over = List<Side>()
  var under = List<Side>()
  /// The side a row outside the basis is counted on; matters where the residual is zero.
  var sign = List<Int8>()
  /// The slot of each basic row, -1 for others, and the basic row in each slot.
  var slotOfRow = List<Int32>()
  var basis = List<Int32>()
  /// The slots whose basic row is not barred on both sides.
  var looseCount: Int
  var factors: BasisFactors
  /// What passes for zero.
  let accuracy: Accuracy
  /// Whether factors are made anew after each exchange.
  let isCareful: Bool
  /// The present values of the columns, and the largest magnitudes that each was computed from.
  var point = List<Double>()
  var pointPeak = List<Double>()
  var largestPeak = 0.0

  /// A sum of columns that is minimised beside priced violations.
  var objective: [(column: Int, factor: Double)] = []
  /// How fast the sum of both grows with each column.
  var gradient: SparseVector
  /// How fast it grows with the residual of each slot's row.
  var slopes: SparseVector
  /// How fast each column moves with the residual of the row about to be left, and how fast rows' residuals do.
  var edge: SparseVector
  var rates: SparseVector
  /// A row expressed in the basis.
  var expressed: SparseVector
  /// Vectors to be solved for, by slots or by columns.
  var rests: SparseVector
  /// The steepest edges that were not taken yet.
  var edges = List<FallingEdge>()
  /// Where the edge meets rows.
  var breakpoints = List<Breakpoint>()
  /// Whether the slopes were carried over an exchange instead of being found from the gradient.
  var slopesAreUpdated = false
  /// Residuals that count only among rows without slack, while a phase makes no progress.
  var offsets = List<Double>()
  var isPerturbed = false

  /// How long rows are, squared, when they are expressed in the basis, as far as dual steps tell.
  var squaredLengths = List<Double>()

  /// Whether columns took the place of basic rows, whose price the gradient does not have yet.
  var hasReplacedRows = false
  /// Exchanges of basic rows so far, and how many they were when the point was computed anew last; nothing
  /// else moves it.
  var pivots = 0
  var pivotsAtRefresh = 0
  /// How often a row or an entry was looked at so far outside of the factors, and how often may be in all.
  ///
  /// Making the lists of a program takes as long as some hundreds of looks.
  var ownVisits = 500
  var visitLimit = Int.max
  /// False once a phase ran into its bound on steps, or into the limit on visits.
  var isComplete = true

  /// The required inequalities that can hold only with equality.
  var forced = ForcedEqualities()
  /// Whether the canonical choice brought a column near to zero that may change its sign.
  var dependsOnSigns = false
  /// Whether the sum that was minimised last falls without end.
  var fallsWithoutEnd = false
  /// Whether a residual or derivative was taken for zero that may not be, or a row missed in the end.
  var hasDoubt = false
  /// Whether each of the rows that were required last holds, or was found to be impossible.
  var isAccepted = false

  /// How often a row, or an entry of the matrix or of its factors, was looked at so far.
  var rowVisits: Int { ownVisits &+ factors.visits }
  /// Whether as many rows were looked at as may be; then no phase takes another step.
  var isExhausted: Bool { rowVisits > visitLimit }

  /// Makes a program of columns, all of them zero, and of rows to be added.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - added: How many rows are to be added.
  ///   - accuracy: What passes for zero.
  ///   - isCareful: Whether factors are made anew after each exchange, which takes longer and rounds less.
  init(columns: Int, rows added: Int, accuracy: Accuracy = Accuracy(), isCareful: Bool = false) {
    self.columns = columns
    self.accuracy = accuracy
    self.isCareful = isCareful
    firstPosition = columns
    rows = columns
    looseCount = columns
    factors = BasisFactors(count: columns, accuracy: accuracy, isCareful: isCareful)
    gradient = SparseVector(count: columns, accuracy: accuracy)
    slopes = SparseVector(count: columns, accuracy: accuracy)
    edge = SparseVector(count: columns, accuracy: accuracy)
    rates = SparseVector(count: columns + added, accuracy: accuracy)
    expressed = SparseVector(count: columns, accuracy: accuracy)
    rests = SparseVector(count: columns, accuracy: accuracy)
    point.append(repeating: 0, count: columns)
    pointPeak.append(repeating: 0, count: columns)
    for column in 0..<columns {
      appendRow(0, constant: 0, magnitude: 0, rank: .max)
      basis.append(Int32(truncatingIfNeeded: column))
      slotOfRow[column] = Int32(truncatingIfNeeded: column)
    }
  }

  private mutating func appendRow(
    _ sense: Int8,
    constant value: Double,
    magnitude size: Double,
    rank: Int32
  ) {
    senses.append(sense)
    constant.append(value)
    magnitude.append(size)
    ranks.append(rank)
    weight.append(1)
    residual.append(0)
    over.append(.free)
    under.append(.free)
    sign.append(1)
    slotOfRow.append(-1)
  }

  /// Adds a row whose entries were appended to the matrix.
  mutating func addRow(
    _ sense: Int8,
    constant value: Double,
    magnitude size: Double,
    rank: Int32
  ) {
    matrix.endRow()
    var largest = 0.0
    for entry in entries(of: rows) { largest = max(largest, abs(matrix.factors[entry])) }
    let scale =
      largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
    matrix.divide(rows - columns, by: scale)
    appendRow(sense, constant: value / scale, magnitude: size / scale, rank: rank)
    weight[rows] = scale
    rows += 1
  }

  /// Completes the rows, and begins with the basis at hand.
  mutating func begin() {
    byColumn.transpose(matrix, columns: columns)
    factor()
    refresh()
  }

  /// Where the entries of a row that was added lie.
  @inline(__always)
  func entries(of row: Int) -> Range<Int> {
    matrix.entries(of: row &- columns)
  }

  /// How many columns a row mentions.
  @inline(__always)
  func size(of row: Int) -> Int { row < columns ? 1 : entries(of: row).count }

  /// The residual of a row at the present point.
  func value(of row: Int) -> Double {
    if row < columns { return point[row] }
    if isCareful { return preciseValue(of: row) }
    var sum = -constant[row]
    for entry in entries(of: row) { sum += matrix.factors[entry] * point[matrix.columns[entry]] }
    return sum
  }

  private func preciseValue(of row: Int) -> Double {
    var sum = PreciseSum(-constant[row])
    for entry in entries(of: row) {
      sum.add(matrix.factors[entry], times: point[matrix.columns[entry]])
    }
    return sum.value
  }

  /// The residual below which a row has neither slack nor violation at the present point.
  func tolerance(of row: Int) -> Double {
    if row < columns { return pointPeak[row] * accuracy.zero }
    var size = abs(constant[row]) + magnitude[row]
    for entry in entries(of: row) {
      size += abs(matrix.factors[entry]) * pointPeak[matrix.columns[entry]]
    }
    return size * accuracy.zero
  }

  @inline(__always)
  func side(_ row: Int, _ direction: Int8) -> Side {
    direction > 0 ? over[row] : under[row]
  }

  @inline(__always)
  func isLoose(_ row: Int) -> Bool {
    over[row] != .barred || under[row] != .barred
  }

  /// Gives the sides of a row other prices.
  @inline(__always)
  mutating func setSides(_ row: Int, over above: Side, under below: Side) {
    if slotOfRow[row] >= 0 && isLoose(row) { looseCount &-= 1 }
    over[row] = above
    under[row] = below
    if slotOfRow[row] >= 0 && isLoose(row) { looseCount &+= 1 }
  }

  /// Makes rows the basis, slot by slot, whatever the factors say.
  mutating func setBasis(to rows: [Int]) {
    for slot in 0..<columns { slotOfRow[basis[slot]] = -1 }
    looseCount = 0
    for (slot, row) in rows.enumerated() {
      basis[slot] = Int32(truncatingIfNeeded: row)
      slotOfRow[row] = Int32(truncatingIfNeeded: slot)
      if isLoose(row) { looseCount &+= 1 }
    }
  }

  /// Puts another row into a slot of the basis, whatever the factors say.
  @inline(__always)
  mutating func setBasis(_ slot: Int, to row: Int) {
    let former = Int(basis[slot])
    if slotOfRow[former] == slot {
      if isLoose(former) { looseCount &-= 1 }
      slotOfRow[former] = -1
    }
    basis[slot] = Int32(truncatingIfNeeded: row)
    slotOfRow[row] = Int32(truncatingIfNeeded: slot)
    if isLoose(row) { looseCount &+= 1 }
  }
}
