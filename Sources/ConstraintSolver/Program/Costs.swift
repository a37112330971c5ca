/// What the residuals of rows cost on either side, and how fast the sum grows with each column.
///
/// With the residual `r` of a row, its weight `w`, and a sum of columns as the objective, the costs are
/// `Σ objective + Σ w · |r|` over the rows whose residual is on a penalized side.
struct Costs: ~Copyable {
  /// What it costs to be on one side of a row.
  enum Side: UInt8, BitwiseCopyable {
    /// Nothing.
    case unconstrained
    /// The row's weight for each unit.
    case penalized
    /// The point must not be there.
    case forbidden
  }

  /// What it costs where the residual is positive, and where it is negative.
  private(set) var above = List<Side>()
  private(set) var below = List<Side>()
  /// How many basic rows are not forbidden on both sides.
  private(set) var movableBasicCount: Int
  /// A sum of columns that is minimised beside violations.
  private(set) var objective: [(column: Int, factor: Double)] = []
  /// How fast the costs grow with each column, those of basic rows apart.
  private(set) var gradient: SparseVector
  /// How often an entry of a row was looked at so far.
  private(set) var visits = 0
  /// See ``Accuracy/exact``.
  private let exact: Double

  /// Makes the costs of columns that cost nothing anywhere, and are the basis.
  init(columns: Int, accuracy: Accuracy = Accuracy()) {
    exact = accuracy.exact
    gradient = SparseVector(count: columns, accuracy: accuracy)
    movableBasicCount = columns
    for _ in 0..<columns { addRow() }
  }

  /// Makes a further row known, which costs nothing and is not basic.
  mutating func addRow() {
    above.append(.unconstrained)
    below.append(.unconstrained)
  }

  // MARK: Sides

  /// What it costs to be on a side of a row: above it for 1, below it for -1.
  @inline(__always)
  func cost(of row: Int, on side: Int8) -> Side {
    side > 0 ? above[row] : below[row]
  }

  /// Whether a side of a row may be entered.
  @inline(__always)
  func isMovable(_ row: Int) -> Bool {
    above[row] != .forbidden || below[row] != .forbidden
  }

  /// Whether neither side of a row is forbidden.
  @inline(__always)
  func mayBePassed(_ row: Int) -> Bool {
    above[row] != .forbidden && below[row] != .forbidden
  }

  /// Whether a side of a row costs anything.
  @inline(__always)
  func hasCost(_ row: Int) -> Bool {
    above[row] != .unconstrained || below[row] != .unconstrained
  }

  /// Whether a row can be violated at all, or more than it is, at no cost.
  func mayBeViolated(_ row: Int, _ sense: Int8) -> Bool {
    sense <= 0 && above[row] == .unconstrained || sense >= 0 && below[row] == .unconstrained
  }

  /// Gives the sides of a row other costs; the gradient stays as it is.
  @inline(__always)
  mutating func setSides(_ row: Int, above over: Side, below under: Side, isBasic: Bool) {
    if isBasic && isMovable(row) { movableBasicCount &-= 1 }
    above[row] = over
    below[row] = under
    if isBasic && isMovable(row) { movableBasicCount &+= 1 }
  }

  /// Notes that a row has become basic.
  @inline(__always)
  mutating func noteEntering(_ row: Int) {
    if isMovable(row) { movableBasicCount &+= 1 }
  }

  /// Notes that a row is basic no more.
  @inline(__always)
  mutating func noteLeaving(_ row: Int) {
    if isMovable(row) { movableBasicCount &-= 1 }
  }

  /// Counts the basic rows that are not forbidden on both sides.
  mutating func count(_ basis: borrowing Basis) {
    movableBasicCount = 0
    for position in 0..<basis.count { noteEntering(basis.row(at: position)) }
  }

  // MARK: The gradient

  /// What a row on a side adds to the gradient, per unit of its coefficients.
  @inline(__always)
  func slope(of row: Int, on side: Int8, in program: borrowing ProgramRows) -> Double {
    cost(of: row, on: side) == .penalized ? Double(side) * program.weights[row] : 0
  }

  /// Adds the gradient of a row outside the basis, on the side that it is counted on, so many times.
  @inline(__always)
  mutating func addGradient(
    of row: Int,
    on side: Int8,
    times factor: Double,
    in program: borrowing ProgramRows
  ) {
    if cost(of: row, on: side) != .penalized { return }
    visits &+= program.size(of: row)
    addGradient(of: row, times: factor * Double(side) * program.weights[row], in: program)
  }

  /// Adds the gradient of a row's violation, whatever its sides cost.
  mutating func addViolation(
    of row: Int,
    on side: Int8,
    in program: borrowing ProgramRows
  ) {
    addGradient(of: row, times: Double(side) * program.weights[row], in: program)
  }

  @inline(__always)
  private mutating func addGradient(
    of row: Int,
    times factor: Double,
    in program: borrowing ProgramRows
  ) {
    let uncertainty = program.uncertainties[row]
    gradient.add(row, of: program.matrix, times: factor, uncertainty: uncertainty)
  }

  /// Adds a sum of columns to what is minimised.
  mutating func seek(_ sum: [(column: Int, factor: Double)]) {
    objective = sum
    addObjective()
  }

  /// Adds the gradient of the objective.
  mutating func addObjective() {
    for (column, factor) in objective {
      gradient.add(factor, at: column, peak: abs(factor) * exact)
    }
  }

  /// Forgets the objective and the gradient.
  mutating func forgetObjective() {
    objective = []
    gradient.removeAll()
  }

  mutating func clearGradient() { gradient.removeAll() }

  /// Whether the gradient at a column is what was left of costs that cancelled.
  @inline(__always)
  mutating func isDust(at column: Int) -> Bool { gradient.isDust(at: column) }

  var isDoubtful: Bool { gradient.isDoubtful }
  mutating func forgetDoubts() { gradient.isDoubtful = false }
}
