/// The inverse of a small basis matrix, in twice the usual precision.
///
/// What is solved with it is rounded once, at the end. So only the numbers that a program was given limit how
/// accurate a result is, and its peak says by how much: the largest change of a result is a share of
/// `|B⁻¹| · (|right-hand side| + |B| · |result|)` if every number given changes by that share (R. Skeel, "Scaling for
/// numerical stability in Gaussian elimination", 1979).
///
/// - Complexity: O(n³) for n slots, less where most entries are zero.
struct PreciseInverse: ~Copyable {
  let count: Int
  /// By slots, then columns, while it is eliminated; by columns, then slots, in the end.
  private var numbers: [PreciseNumber] = []
  /// The matrix itself.
  private var matrix: [[(column: Int, factor: Double)]] = []
  /// Whether a pivot may be zero, or what was taken for zero may not be.
  private(set) var isDoubtful = false

  init(count: Int) { self.count = count }

  /// Inverts a matrix, or returns the slots and columns that are left because it is singular.
  ///
  /// The largest number that is left is the next pivot, so that no number grows much beyond those it is computed from.
  mutating func invert(
    _ rows: borrowing SparseMatrix,
    _ accuracy: Accuracy
  ) -> (slots: [Int], columns: [Int]) {
    var peaks = load(rows)
    isDoubtful = false
    var leftSlots = Array(0..<count)
    var leftColumns = leftSlots
    var slotOfColumn = [Int](repeating: -1, count: count)
    while let (slot, column) = largest(leftSlots, leftColumns, peaks, accuracy) {
      leftSlots.removeAll { $0 == slot }
      leftColumns.removeAll { $0 == column }
      slotOfColumn[column] = slot
      eliminate(slot, column, &peaks)
    }
    if leftSlots.isEmpty { transpose(slotOfColumn) }
    return (leftSlots, leftColumns)
  }

  /// Fills in the matrix; returns what each number is computed from, so far.
  private mutating func load(_ rows: borrowing SparseMatrix) -> [Double] {
    numbers = Array(repeating: PreciseNumber(0), count: count * count)
    matrix = Array(repeating: [], count: count)
    var peaks = [Double](repeating: 0, count: count * count)
    for slot in 0..<count {
      for entry in rows.entries(of: slot) {
        let (column, factor) = (Int(rows.columns[entry]), rows.factors[entry])
        matrix[slot].append((column, factor))
        numbers[slot * count + column] = numbers[slot * count + column] + PreciseNumber(factor)
        peaks[slot * count + column] += abs(factor)
      }
    }
    return peaks
  }

  /// Where the largest number is that is left and no rounding.
  private mutating func largest(
    _ slots: [Int],
    _ columns: [Int],
    _ peaks: [Double],
    _ accuracy: Accuracy
  ) -> (slot: Int, column: Int)? {
    var found: (slot: Int, column: Int)?
    var most = 0.0
    var isDoubtful = false
    for slot in slots {
      for column in columns {
        let place = slot * count + column
        let size = abs(numbers[place].value)
        if size <= most { continue }
        let mayBeRounding = accuracy.isDoubtful(size, beside: peaks[place] * Self.factors)
        if size > peaks[place] * Self.factors * accuracy.zero {
          (found, most, isDoubtful) = ((slot, column), size, mayBeRounding)
        } else if mayBeRounding && found == nil {
          isDoubtful = true
        }
      }
    }
    if isDoubtful { self.isDoubtful = true }
    return found
  }

  /// What an elimination leaves is the difference of two products, of which peaks tell the size; what the data are
  /// rounded by arrives with each of the factors.
  private static var factors: Double { 2 }

  /// What is left of numbers that cancel is below this share of them: `2⁻¹⁰⁴`, for each of many steps.
  static var rounding: Double { 0x1p-90 }

  /// Makes a column a unit vector; the inverse comes about in its place.
  private mutating func eliminate(_ slot: Int, _ column: Int, _ peaks: inout [Double]) {
    let first = slot * count
    let inverse = PreciseNumber(1) / numbers[first + column]
    let size = abs(inverse.value)
    // A pivot that is what cancelling left passes its uncertainty on to all that it divides.
    let uncertainty = peaks[first + column] * size
    numbers[first + column] = PreciseNumber(1)
    peaks[first + column] = 0
    for other in 0..<count {
      peaks[first + other] *= size
      if numbers[first + other].isZero { continue }
      numbers[first + other] = numbers[first + other] * inverse
      let peak = abs(numbers[first + other].value) * uncertainty
      peaks[first + other] = max(peaks[first + other], peak)
    }
    for row in 0..<count where row != slot {
      let factor = numbers[row * count + column]
      if factor.isZero { continue }
      let factorPeak = peaks[row * count + column]
      numbers[row * count + column] = PreciseNumber(0)
      for other in 0..<count where !numbers[first + other].isZero {
        let (from, place) = (first + other, row * count + other)
        let rest = numbers[place] - factor * numbers[from]
        let peak = max(
          abs(factor.value) * peaks[from],
          factorPeak * abs(numbers[from].value)
        )
        peaks[place] = max(peaks[place], peak)
        let isRounding = abs(rest.value) <= peaks[place] * Self.rounding
        numbers[place] = isRounding ? PreciseNumber(0) : rest
      }
    }
  }

  /// Puts numbers in the order of columns, then slots.
  ///
  /// Elimination leaves in the row of a column's slot what that column is made of, by the columns whose slots those are.
  private mutating func transpose(_ slotOfColumn: [Int]) {
    var ordered = numbers
    for column in 0..<count {
      for other in 0..<count {
        ordered[column * count + slotOfColumn[other]] =
          numbers[slotOfColumn[column] * count + other]
      }
    }
    numbers = ordered
  }

  /// Solves `matrix · result = rests`, where `rests` has a number for each slot; adds to `result` by columns.
  func solve(_ rests: borrowing SparseVector, into result: inout SparseVector) {
    multiply(rests, isTransposed: false, into: &result)
  }

  /// Solves `result · matrix = rests`, where `rests` has a number for each column; adds to `result` by slots.
  func solveTransposed(_ rests: borrowing SparseVector, into result: inout SparseVector) {
    multiply(rests, isTransposed: true, into: &result)
  }

  /// Multiplies the inverse, or its transpose, by a vector; peaks come last, as they depend on the result.
  private func multiply(
    _ rests: borrowing SparseVector,
    isTransposed: Bool,
    into result: inout SparseVector
  ) {
    func share(of rest: Int, in index: Int) -> PreciseNumber {
      numbers[isTransposed ? rest * count + index : index * count + rest]
    }
    for index in 0..<count {
      var sum = PreciseSum(0)
      for rest in 0..<count where rests.contains(rest) {
        share(of: rest, in: index).add(times: rests.values[rest], to: &sum)
      }
      result.add(sum.value, at: index, peak: 0)
    }
    var sizes = (0..<count).map { rests.peaks[$0] }
    for slot in 0..<count {
      for (column, factor) in matrix[slot] {
        let (rest, index) = isTransposed ? (column, slot) : (slot, column)
        sizes[rest] += abs(factor * result.values[index])
      }
    }
    for index in 0..<count {
      var peak = 0.0
      for rest in 0..<count where sizes[rest] > 0 {
        peak += abs(share(of: rest, in: index).value) * sizes[rest]
      }
      result.add(0, at: index, peak: peak)
    }
  }

  /// The largest change of the sum of columns that a row of a matrix is, where each slot is missed by as much as
  /// `sizes` says.
  ///
  /// - Complexity: O(n · terms).
  func change(
    of matrix: borrowing SparseMatrix,
    _ row: Int,
    by sizes: borrowing List<Double>
  ) -> Double {
    var change = 0.0
    for slot in 0..<count where sizes[slot] > 0 {
      var share = PreciseSum(0)
      for entry in matrix.entries(of: row) {
        let column = Int(matrix.columns[entry])
        numbers[column * count + slot].add(times: matrix.factors[entry], to: &share)
      }
      change += abs(share.value) * sizes[slot]
    }
    return change
  }
}
