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

  /// The slot of an exchange, and the entry that the new row has there.
  struct Exchange: BitwiseCopyable {
    var slot: Int32
    var pivot: Double
  }

  init(count: Int) {
    self.count = count
    lane = SparseVector(count: count)
  }

  /// Notes that `slot` was given another row, which is `row` times the rows of the basis.
  mutating func exchange(_ slot: Int, for row: borrowing SparseVector) {
    exchanged.append(
      Exchange(slot: Int32(truncatingIfNeeded: slot), pivot: row.values[slot])
    )
    hasCancelled = row.isRounding(at: slot, Tolerance.cancelled)
    // Rounding would come back as if it were a number of its own.
    var other = row.next(from: 0)
    while other < count {
      if other != slot && !row.isRounding(at: other) {
        exchanges.append(row.values[other], at: Int32(truncatingIfNeeded: other))
        exchangePeaks.append(row.peaks[other])
      }
      other = row.next(from: other &+ 1)
    }
    exchanges.endRow()
  }

  /// Whether solving takes longer by the exchanges than factors without them would, or is less accurate.
  var isStale: Bool {
    hasCancelled || exchanged.count >= 128
      || exchanges.entries > 256 + lowerRows.entries + upperRows.entries + 2 * count
  }

  /// Solves `basis · result = rests`, where `rests` has a number for each slot and is emptied.
  mutating func solve(_ rests: inout SparseVector, into result: inout SparseVector) {
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
    move(&rests, to: positionOfSlot)
    visits &+= push(lowerColumns, ascending: true, dividing: false)
    visits &+= push(upperColumns, ascending: false, dividing: true)
    move(to: columns, of: &result)
  }

  /// Solves `result · basis = rests`, where `rests` has a number for each column and is emptied.
  mutating func solveTransposed(_ rests: inout SparseVector, into result: inout SparseVector) {
    move(&rests, to: positionOfColumn)
    visits &+= push(upperRows, ascending: true, dividing: true)
    visits &+= push(lowerRows, ascending: false, dividing: false)
    move(to: slots, of: &result)
    for index in exchanged.indices {
      let exchange = exchanged[index]
      let slot = Int(exchange.slot)
      if !result.contains(slot) { continue }
      result.divide(by: exchange.pivot, at: slot)
      if result.isRounding(at: slot) { result.set(0, at: slot) }
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
  }

  /// The peak of an exchange's entry times a number.
  @inline(__always)
  private func productPeak(_ entry: Int, _ value: Double, _ peak: Double) -> Double {
    max(abs(exchanges.factors[entry]) * peak, exchangePeaks[entry] * abs(value))
  }

  /// Moves a vector into the lane.
  private func move(_ vector: inout SparseVector, to places: borrowing List<Int32>) {
    var index = vector.next(from: 0)
    while index < count {
      lane.add(vector.values[index], at: Int(places[index]), peak: vector.peaks[index])
      index = vector.next(from: index &+ 1)
    }
    vector.removeAll()
  }

  /// Moves the lane into a vector.
  private func move(to places: borrowing List<Int32>, of vector: inout SparseVector) {
    var index = lane.next(from: 0)
    while index < count {
      let value = lane.values[index]
      if value != 0 { vector.add(value, at: Int(places[index]), peak: lane.peaks[index]) }
      index = lane.next(from: index &+ 1)
    }
    lane.removeAll()
  }

  /// Solves for the lane with a triangular matrix, visiting what is not zero alone; returns how many entries
  /// that are.
  ///
  /// See J. Gilbert and T. Peierls, "Sparse partial pivoting in time proportional to arithmetic
  /// operations", 1988.
  /// Each number that is known is pushed on to those that depend on it; positions come in order, so that
  /// a set of bits takes the place of their symbolic search.
  private func push(_ matrix: borrowing SparseMatrix, ascending: Bool, dividing: Bool) -> Int {
    var visits = 0
    var index = ascending ? lane.next(from: 0) : lane.previous(from: count &- 1)
    while index >= 0 && index < count {
      visits &+= 1 &+ matrix.entries(of: index).count
      if lane.isRounding(at: index) {
        lane.set(0, at: index)
      } else {
        if dividing { lane.divide(by: pivots[index], at: index) }
        let value = lane.values[index]
        let peak = lane.peaks[index]
        for entry in matrix.entries(of: index) {
          let factor = matrix.factors[entry]
          lane.add(-factor * value, at: Int(matrix.columns[entry]), peak: abs(factor) * peak)
        }
      }
      index = ascending ? lane.next(from: index &+ 1) : lane.previous(from: index &- 1)
    }
    return visits
  }
}
