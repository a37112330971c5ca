/// The inverse of a small basis matrix, in twice the usual precision.
///
/// What is solved with it is rounded once, at the end. So only what the numbers that a program was given are wrong by
/// limits how accurate a result is, and its peak says by how much: the largest change of a result is a share of
/// `|B⁻¹| · (|right-hand side| + |B| · |result|)` if every number given changes by that share (R. Skeel, "Scaling for
/// numerical stability in Gaussian elimination", 1979). Slots of exact numbers count for next to nothing there.
///
/// - Complexity: O(n³) for n slots, less where most entries are zero.
struct PreciseInverse: ~Copyable {
  let count: Int
  /// By slots, then columns, while it is eliminated; by columns, then slots, in the end.
  private var numbers: [PreciseNumber] = []
  /// While it is eliminated, the largest magnitudes that each number is computed from, and how much of that is uncertain.
  private var sizes: [Double] = []
  private var peaks: [Double] = []
  /// The matrix itself, and how much of its rounding unit each number of a slot may be wrong by.
  private var matrix: [[(column: Int, factor: Double)]] = []
  private var uncertainties: [Double] = []
  /// What the numbers of the last solution were rounded by.
  private(set) var remainders: [Double]
  /// Whether a pivot may be zero, or what was taken for zero may not be.
  private(set) var isDoubtful = false

  init(count: Int) {
    self.count = count
    remainders = Array(repeating: 0, count: count)
  }

  /// Inverts a matrix, as far as it is regular.
  ///
  /// The largest number that is left is the next pivot, so that no number grows much beyond those it is computed from.
  ///
  /// - Parameters:
  ///   - rows: The matrix.
  ///   - uncertainties: By slots, how much of its rounding unit each number may be wrong by.
  ///   - accuracy: What passes for zero.
  /// - Returns: The slots and columns without a pivot.
  mutating func invert(
    _ rows: borrowing SparseMatrix,
    _ uncertainties: [Double],
    _ accuracy: Accuracy
  ) -> (slots: [Int], columns: [Int]) {
    self.uncertainties = uncertainties
    load(rows)
    isDoubtful = false
    var leftSlots = Array(0..<count)
    var leftColumns = leftSlots
    var slotOfColumn = [Int](repeating: -1, count: count)
    while let (slot, column) = largest(leftSlots, leftColumns, accuracy) {
      leftSlots.removeAll { $0 == slot }
      leftColumns.removeAll { $0 == column }
      slotOfColumn[column] = slot
      eliminate(slot, column)
    }
    if leftSlots.isEmpty { transpose(slotOfColumn) }
    return (leftSlots, leftColumns)
  }

  /// Fills in the matrix.
  private mutating func load(_ rows: borrowing SparseMatrix) {
    numbers = Array(repeating: PreciseNumber(0), count: count * count)
    sizes = Array(repeating: 0, count: count * count)
    peaks = sizes
    matrix = Array(repeating: [], count: count)
    for slot in 0..<count {
      for entry in rows.entries(of: slot) {
        let (column, factor) = (Int(rows.columns[entry]), rows.factors[entry])
        let place = slot * count + column
        matrix[slot].append((column, factor))
        numbers[place] = numbers[place] + PreciseNumber(factor)
        sizes[place] += abs(factor)
        peaks[place] += abs(factor) * uncertainties[slot]
      }
    }
  }

  /// Where the largest number is that is left and no rounding.
  private mutating func largest(
    _ slots: [Int],
    _ columns: [Int],
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

  /// What is left of numbers that cancel is below this share of them: `2⁻¹⁰⁴` for each product and each sum.
  private static var rounding: Double { 0x1p-100 }

  /// Makes a column a unit vector; the inverse comes about in its place.
  private mutating func eliminate(_ slot: Int, _ column: Int) {
    let first = slot * count
    let inverse = PreciseNumber(1) / numbers[first + column]
    let size = abs(inverse.value)
    // A pivot that is what cancelling left passes its errors on to all that it divides.
    let (rounding, uncertainty) = (sizes[first + column] * size, peaks[first + column] * size)
    numbers[first + column] = PreciseNumber(1)
    (sizes[first + column], peaks[first + column]) = (0, 0)
    for other in first..<first + count {
      sizes[other] *= size
      peaks[other] *= size
      if numbers[other].isZero { continue }
      numbers[other] = numbers[other] * inverse
      sizes[other] = max(sizes[other], abs(numbers[other].value) * rounding)
      peaks[other] = max(peaks[other], abs(numbers[other].value) * uncertainty)
    }
    for row in 0..<count where row != slot {
      let place = row * count + column
      let factor = numbers[place]
      if factor.isZero { continue }
      let (factorSize, factorPeak) = (sizes[place], peaks[place])
      numbers[place] = PreciseNumber(0)
      for other in 0..<count where !numbers[first + other].isZero {
        let (from, place) = (first + other, row * count + other)
        let rest = numbers[place] - factor * numbers[from]
        let (left, right) = (abs(factor.value), abs(numbers[from].value))
        sizes[place] = max(sizes[place], left * sizes[from], factorSize * right)
        peaks[place] = max(peaks[place], left * peaks[from], factorPeak * right)
        let isRounding = abs(rest.value) <= sizes[place] * Self.rounding
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
  mutating func solve(_ rests: borrowing SparseVector, into result: inout SparseVector) {
    remainders = multiply(rests, isTransposed: false, into: &result)
  }

  /// Solves `result · matrix = rests`, where `rests` has a number for each column; adds to `result` by slots.
  mutating func solveTransposed(_ rests: borrowing SparseVector, into result: inout SparseVector) {
    remainders = multiply(rests, isTransposed: true, into: &result)
  }

  /// Multiplies the inverse, or its transpose, by a vector, and adds what the result is still missed by, multiplied
  /// likewise: so what it leaves of the vector is rounding, however large the inverse is.
  ///
  /// - Returns: What each number was rounded by.
  private func multiply(
    _ rests: borrowing SparseVector,
    isTransposed: Bool,
    into result: inout SparseVector
  ) -> [Double] {
    func share(of rest: Int, in index: Int) -> PreciseNumber {
      numbers[isTransposed ? rest * count + index : index * count + rest]
    }
    var solution = (0..<count).map { index in
      var sum = PreciseSum(0)
      for rest in 0..<count where rests.contains(rest) {
        share(of: rest, in: index).add(times: rests.values[rest], to: &sum)
      }
      return sum.number
    }
    var misses = (0..<count).map { PreciseSum(rests.values[$0]) }
    for slot in 0..<count {
      for (column, factor) in matrix[slot] {
        let (rest, index) = isTransposed ? (column, slot) : (slot, column)
        solution[index].add(times: -factor, to: &misses[rest])
      }
    }
    for index in 0..<count {
      var sum = PreciseSum(0)
      for rest in 0..<count where misses[rest].value != 0 {
        share(of: rest, in: index).add(times: misses[rest].value, to: &sum)
      }
      solution[index] = solution[index] + sum.number
    }
    var sizes = (0..<count).map { abs(rests.values[$0]) }
    var peaks = (0..<count).map { rests.peaks[$0] }
    for slot in 0..<count {
      for (column, factor) in matrix[slot] {
        let (rest, index) = isTransposed ? (column, slot) : (slot, column)
        let size = abs(factor * solution[index].value)
        sizes[rest] += size
        peaks[rest] += size * uncertainties[slot]
      }
    }
    var remainders: [Double] = []
    for index in 0..<count {
      var (size, peak) = (0.0, 0.0)
      for rest in 0..<count where sizes[rest] > 0 {
        let share = abs(share(of: rest, in: index).value)
        size += share * sizes[rest]
        peak += share * peaks[rest]
      }
      let isRounding = abs(solution[index].value) <= size * Self.rounding
      result.add(isRounding ? 0 : solution[index].value, at: index, peak: peak)
      remainders.append(isRounding ? 0 : solution[index].remainder)
    }
    return remainders
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
