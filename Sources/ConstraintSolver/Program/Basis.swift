/// The basis of a linear program: as many rows without slack as there are columns, and their factors.
///
/// Each basic row has a position. With the matrix `B` of the basic rows, three systems are solved:
/// `B · x = rests` for the point, `B · direction = e` for the edge along which all basic rows but one keep
/// their residuals, and `expressed · B = row` for a row as a combination of basic ones.
///
/// See I. Maros, "Computational techniques of the simplex method", 2003, chapters 5 and 8.
struct Basis: ~Copyable {
  /// The row at each position.
  private(set) var rows = List<Int32>()
  /// The position of each basic row, -1 for others.
  private(set) var positions = List<Int32>()
  private var factorsBox: Box<BasisFactors>
  /// The row that was expressed last: how fast its residual grows with that of the row at each position.
  private(set) var expressed: SparseVector
  /// The solution that was found last, by columns; of an edge, how fast each column moves along it.
  private(set) var direction: SparseVector
  /// The right-hand side of the next system.
  private var rests: SparseVector
  /// Exchanges of basic rows so far.
  private(set) var exchanges = 0
  private var ownVisits = 0

  /// Makes the basis of the columns themselves.
  init(columns: Int, accuracy: Accuracy = Accuracy(), isCareful: Bool = false) {
    factorsBox = Box(BasisFactors(count: columns, accuracy: accuracy, isCareful: isCareful))
    expressed = SparseVector(count: columns, accuracy: accuracy)
    direction = SparseVector(count: columns, accuracy: accuracy)
    rests = SparseVector(count: columns, accuracy: accuracy)
    for column in 0..<columns {
      rows.append(Int32(truncatingIfNeeded: column))
      positions.append(Int32(truncatingIfNeeded: column))
    }
  }

  /// The factors of the matrix of the basic rows.
  var factors: BasisFactors { @inline(__always) _read { yield factorsBox.owned } }

  /// How many rows, and columns, the basis has.
  var count: Int { rows.count }

  /// How often an entry of a row or of the factors was looked at so far.
  var visits: Int { ownVisits &+ factors.visits }

  @inline(__always)
  func contains(_ row: Int) -> Bool { positions[row] >= 0 }

  /// The row at a position.
  @inline(__always)
  func row(at position: Int) -> Int { Int(rows[position]) }

  /// The position of a basic row.
  @inline(__always)
  func position(of row: Int) -> Int { Int(positions[row]) }

  /// Makes a further row known, which is not basic.
  mutating func addRow() { positions.append(-1) }

  // MARK: Which rows are basic

  /// Puts a row at a position, whatever the factors say; returns the row that leaves the basis.
  @inline(__always)
  mutating func put(_ row: Int, at position: Int) -> Int? {
    let former = Int(rows[position])
    let leaves = positions[former] == position
    if leaves { positions[former] = -1 }
    rows[position] = Int32(truncatingIfNeeded: row)
    positions[row] = Int32(truncatingIfNeeded: position)
    return leaves ? former : nil
  }

  /// Makes rows the basis, position by position, whatever the factors say.
  mutating func put(_ basic: [Int]) {
    for position in 0..<count { positions[rows[position]] = -1 }
    for (position, row) in basic.enumerated() {
      rows[position] = Int32(truncatingIfNeeded: row)
      positions[row] = Int32(truncatingIfNeeded: position)
    }
  }

  /// Factors the basis anew; where it is singular, or its rows are left out, columns themselves have to
  /// take the place of rows.
  ///
  /// - Parameters:
  ///   - program: The rows.
  ///   - isLeftOut: By positions, whether a row is left out; nil if none is.
  /// - Returns: The positions without a factor, and the columns to be put there before factoring again.
  mutating func factor(
    _ program: borrowing ProgramRows,
    leavingOut isLeftOut: [Bool]? = nil
  ) -> (positions: [Int], columns: [Int]) {
    var matrix = SparseMatrix()
    var uncertainties: [Double] = []
    for position in 0..<count {
      let row = Int(rows[position])
      if row < count {
        matrix.append(1, at: Int32(truncatingIfNeeded: row))
      } else if !(isLeftOut?[position] ?? false) {
        for entry in program.entries(of: row) {
          matrix.append(program.matrix.factors[entry], at: program.matrix.columns[entry])
        }
      }
      matrix.endRow()
      if factors.isCareful { uncertainties.append(program.uncertainties[row]) }
    }
    let missing =
      factors.isCareful
      ? factorsBox.owned.invert(matrix, uncertainties) : factorsBox.owned.factor(matrix)
    return (missing.slots, missing.columns)
  }

  /// Puts a row, which was expressed, at a position; returns the row that leaves the basis.
  mutating func exchange(_ position: Int, for row: Int) -> Int? {
    factorsBox.owned.exchange(position, for: &expressed)
    exchanges += 1
    return put(row, at: position)
  }

  /// Whether factors without exchanges would be faster or more accurate.
  var isStale: Bool { factors.isStale }

  /// Whether rows were exchanged since the basis was factored.
  var isExchanged: Bool { !factors.exchanged.isEmpty }

  /// Goes on from another basis, whose exchanges and visits count as if they had been made here.
  mutating func resume(exchanges made: Int) { exchanges = made }

  // MARK: What is solved

  /// Adds a number to the right-hand side, by positions or columns as the next system has it.
  @inline(__always)
  mutating func addRest(_ value: Double, at index: Int, peak: Double) {
    rests.add(value, at: index, peak: peak)
  }

  /// Solves `B · direction = rests`; the right-hand side is used up.
  mutating func solve() {
    direction.removeAll()
    factorsBox.owned.solve(&rests, into: &direction)
  }

  /// Solves `result · B = rests`; the right-hand side is used up.
  mutating func solveTransposed(into result: inout SparseVector) {
    factorsBox.owned.solveTransposed(&rests, into: &result)
  }

  /// Finds the edge on which all basic rows but the one at a position keep their residuals.
  mutating func findDirection(_ position: Int) {
    direction.removeAll()
    rests.add(1, at: position, peak: factors.accuracy.exact)
    factorsBox.owned.solve(&rests, into: &direction)
  }

  /// What a number of the system that was solved last was rounded by, in a careful program.
  func remainder(at index: Int) -> Double { factors.remainder(at: index) }

  mutating func clearDirection() { direction.removeAll() }

  /// Expresses a row in the basis: how fast its residual grows with that of the row at each position.
  mutating func express(_ row: Int, of program: borrowing ProgramRows) {
    expressed.removeAll()
    ownVisits &+= program.size(of: row)
    rests.add(row, of: program.matrix, times: 1, uncertainty: program.uncertainties[row])
    factorsBox.owned.solveTransposed(&rests, into: &expressed)
  }

  /// The largest change of a row's residual where each basic row is missed by as much as `sizes` says, in a careful
  /// program.
  func change(
    of row: Int,
    of program: borrowing ProgramRows,
    by sizes: borrowing List<Double>
  ) -> Double {
    factors.change(of: program.matrix, row &- program.columns, by: sizes)
  }

  /// Whether the row that was expressed has a share in the row at a position, rounding apart.
  @inline(__always)
  mutating func hasShare(_ position: Int) -> Bool { !expressed.isZero(at: position) }

  /// Whether a column moves along the edge, rounding apart.
  @inline(__always)
  mutating func moves(_ column: Int) -> Bool { !direction.isZero(at: column) }

  // MARK: Going back

  /// A basis and its factors, to come back to.
  struct Saved: ~Copyable {
    fileprivate var rows: [Int]
    fileprivate var factors: BasisFactors

    fileprivate init(_ rows: [Int], _ factors: consuming BasisFactors) {
      self.rows = rows
      self.factors = factors
    }
  }

  /// Gives the basis away as it is; the rows stay, the factors have to be made anew.
  mutating func save() -> Saved {
    var fresh = BasisFactors(
      count: count,
      accuracy: factors.accuracy,
      isCareful: factors.isCareful
    )
    fresh.visits = factors.visits
    swap(&factorsBox.owned, &fresh)
    return Saved(rows.array.map { Int($0) }, fresh)
  }

  /// Comes back to a basis, with the factors it had.
  mutating func restore(_ saved: consuming Saved) {
    put(saved.rows)
    saved.factors.visits = factors.visits
    swap(&factorsBox.owned, &saved.factors)
  }

  // MARK: Doubts

  /// Whether anything was taken for zero that may not be.
  var isDoubtful: Bool {
    factors.isDoubtful || expressed.isDoubtful || direction.isDoubtful || rests.isDoubtful
  }

  mutating func forgetDoubts() {
    factorsBox.owned.forgetDoubts()
    expressed.isDoubtful = false
    direction.isDoubtful = false
    rests.isDoubtful = false
  }
}
