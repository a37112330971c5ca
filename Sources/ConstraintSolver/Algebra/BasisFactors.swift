/// A basis matrix as a product of triangular ones, and the exchanges of its rows since.
///
/// The rows of the matrix are called slots, because one row takes another's place. Elimination takes one
/// slot and one column after another; the number of the step is the position of both. Most steps of a
/// layout's basis need no arithmetic (see ``factor(_:)``).
struct BasisFactors: ~Copyable {
  let count: Int
  /// What was taken at each position, and the other way round; -1 while it was not.
  var slots = List<Int32>()
  var columns = List<Int32>()
  var positionOfSlot = List<Int32>()
  var positionOfColumn = List<Int32>()
  var pivots = List<Double>()
  /// The factors by rows and by columns, in positions; without the diagonals, which are 1 and `pivots`.
  var lowerRows = SparseMatrix()
  var lowerColumns = SparseMatrix()
  var upperRows = SparseMatrix()
  var upperColumns = SparseMatrix()
  /// What each exchange made of the slot: its new row, expressed in the rows of the basis before.
  var exchanges = SparseMatrix()
  /// The peak of each entry of `exchanges`: what cancelled in it leaves rounding in all that it multiplies.
  var exchangePeaks = List<Double>()
  var exchanged = List<Exchange>()
  /// Whether the entry that the last exchange divides by cancelled, so that its rounding would come back in
  /// everything that is solved with it.
  var hasCancelled = false
  /// How often an entry was looked at so far.
  var visits = 0
  /// A vector by positions.
  private var lane: SparseVector
  /// Whether all is solved in twice the usual precision, and without exchanges.
  let isCareful: Bool
  /// What a careful basis is solved with.
  private var inverse: PreciseInverse
  let accuracy: Accuracy
  /// Whether a number was taken for zero that may not be.
  private var hasDoubt = false

  /// The slot of an exchange, and the entry that the new row has there.
  struct Exchange: BitwiseCopyable {
    var slot: Int32
    var pivot: Double
  }

  init(count: Int, accuracy: Accuracy = Accuracy(), isCareful: Bool = false) {
    self.count = count
    self.accuracy = accuracy
    self.isCareful = isCareful
    lane = SparseVector(count: count, accuracy: accuracy)
    inverse = PreciseInverse(count: isCareful ? count : 0)
  }

  /// Whether a careful program may know better.
  private var mayDoubt: Bool { accuracy.doubt < accuracy.zero }

  /// Whether anything was taken for zero that may not be.
  var isDoubtful: Bool { hasDoubt || lane.isDoubtful || inverse.isDoubtful }

  /// Forgets such doubts.
  mutating func forgetDoubts() {
    hasDoubt = false
    lane.isDoubtful = false
  }

  /// Notes that something was taken for zero that may not be.
  mutating func noteDoubt() { hasDoubt = true }

  /// Inverts a matrix, or returns the slots and columns that are left because it is singular.
  mutating func invert(
    _ matrix: borrowing SparseMatrix,
    _ uncertainties: [Double]
  ) -> (slots: [Int], columns: [Int]) {
    exchanges.removeAll()
    exchangePeaks.removeAll()
    exchanged.removeAll()
    visits &+= count &* count &* count
    return inverse.invert(matrix, uncertainties, accuracy)
  }

  /// Notes that `slot` was given another row, which is `row` times the rows of the basis.
  mutating func exchange(_ slot: Int, for row: inout SparseVector) {
    exchanged.append(
      Exchange(slot: Int32(truncatingIfNeeded: slot), pivot: row.values[slot])
    )
    hasCancelled = row.isRounding(at: slot, Tolerance.cancelled)
    // Rounding would come back as if it were a number of its own.
    var other = row.next(from: 0)
    while other < count {
      if other != slot && !row.isDust(at: other) {
        exchanges.append(row.values[other], at: Int32(truncatingIfNeeded: other))
        exchangePeaks.append(row.peaks[other])
      }
      other = row.next(from: other &+ 1)
    }
    exchanges.endRow()
  }

  /// Whether solving takes longer by the exchanges than factors without them would, or is less accurate.
  var isStale: Bool {
    isCareful || hasCancelled || exchanged.count >= 128
      || exchanges.entries > 256 + lowerRows.entries + upperRows.entries + 2 * count
  }

  /// Solves `basis · result = rests`, where `rests` has a number for each slot and is emptied.
  mutating func solve(_ rests: inout SparseVector, into result: inout SparseVector) {
    if isCareful {
      inverse.solve(rests, into: &lane)
      return keepNumbers(&rests, into: &result)
    }
    visits &+= exchanges.entries
    for index in stride(from: exchanged.count &- 1, through: 0, by: -1) {
      let exchange = exchanged[index]
      let slot = Int(exchange.slot)
      var rest = 0.0
      var peak = 0.0
      for entry in exchanges.entries(of: index) {
        let other = Int(exchanges.columns[entry])
        if rests.values[other] == 0 { continue }
        rest -= exchanges.factors[entry] * rests.values[other]
        peak = max(peak, productPeak(entry, rests.values[other], rests.peaks[other]))
      }
      if rest != 0 { rests.add(rest, at: slot, peak: peak) }
      if rests.contains(slot) { rests.divide(by: exchange.pivot, at: slot) }
    }
    let largest = mayDoubt ? rests.largestPeak : 0
    rests.move(to: positionOfSlot, of: &lane)
    visits &+= lane.solve(lowerColumns, pivots, isUnit: true, ascending: true)
    visits &+= lane.solve(upperColumns, pivots, isUnit: false, ascending: false)
    if mayDoubt && lane.hasLost(from: largest) { hasDoubt = true }
    lane.move(to: columns, of: &result, leavingZeros: true)
  }

  /// Solves `result · basis = rests`, where `rests` has a number for each column and is emptied.
  mutating func solveTransposed(_ rests: inout SparseVector, into result: inout SparseVector) {
    if isCareful {
      inverse.solveTransposed(rests, into: &lane)
      return keepNumbers(&rests, into: &result)
    }
    let largest = mayDoubt ? rests.largestPeak : 0
    rests.move(to: positionOfColumn, of: &lane)
    visits &+= lane.solve(upperRows, pivots, isUnit: false, ascending: true)
    visits &+= lane.solve(lowerRows, pivots, isUnit: true, ascending: false)
    lane.move(to: slots, of: &result, leavingZeros: true)
    for index in exchanged.indices {
      let exchange = exchanged[index]
      let slot = Int(exchange.slot)
      if !result.contains(slot) { continue }
      result.divide(by: exchange.pivot, at: slot)
      if result.isDust(at: slot) { result.set(0, at: slot) }
      let value = result.values[slot]
      let peak = result.peaks[slot]
      if value == 0 { continue }
      visits &+= exchanges.entries(of: index).count
      for entry in exchanges.entries(of: index) {
        result.add(
          -exchanges.factors[entry] * value,
          at: Int(exchanges.columns[entry]),
          peak: productPeak(entry, value, peak)
        )
      }
    }
    if mayDoubt && result.hasLost(from: largest) { hasDoubt = true }
  }

  /// What a number of the last solution was rounded by, where a basis is careful.
  func remainder(at index: Int) -> Double { isCareful ? inverse.remainders[index] : 0 }

  /// The largest change of the sum of columns that a row of a matrix is, where each slot is missed by as much as
  /// `sizes` says.
  func change(
    of matrix: borrowing SparseMatrix,
    _ row: Int,
    by sizes: borrowing List<Double>
  ) -> Double {
    inverse.change(of: matrix, row, by: sizes)
  }

  /// Moves what was solved for into the result.
  private mutating func keepNumbers(
    _ rests: inout SparseVector,
    into result: inout SparseVector
  ) {
    visits &+= count &* count
    rests.removeAll()
    for index in 0..<count where lane.values[index] != 0 {
      result.add(lane.values[index], at: index, peak: lane.peaks[index])
    }
    lane.removeAll()
  }

  /// The peak of an exchange's entry times a number.
  @inline(__always)
  private func productPeak(_ entry: Int, _ value: Double, _ peak: Double) -> Double {
    max(abs(exchanges.factors[entry]) * peak, exchangePeaks[entry] * abs(value))
  }
}
