extension BasisFactors {
  /// Factors a matrix, or returns the slots and columns that are left because it is singular.
  ///
  /// First go rows with one column left and columns with one row left, which take no arithmetic; in a
  /// basis of layout rows that is nearly all. What is left is eliminated row by row, fewest entries
  /// first, by entries that are not much smaller than the largest of their row (H. Markowitz, "The
  /// elimination form of the inverse", 1957).
  ///
  /// - Complexity: O(entries), and for what is left the fill.
  mutating func factor(_ matrix: borrowing SparseMatrix) -> (slots: [Int], columns: [Int]) {
    beginFactors()
    visits &+= count &+ matrix.entries
    var elimination = Elimination(matrix, count: count)
    while let (slot, column) = elimination.nextSingleton() {
      takeSingleton(slot, column, of: matrix)
      elimination.take(slot, column, of: matrix)
    }
    if slots.count < count { eliminateRest(of: matrix) }
    if slots.count < count {
      return (
        (0..<count).filter { positionOfSlot[$0] < 0 },
        (0..<count).filter { positionOfColumn[$0] < 0 }
      )
    }
    upperRows.renumber(by: positionOfColumn)
    upperColumns.transpose(upperRows, columns: count)
    lowerColumns.transpose(lowerRows, columns: count)
    return ([], [])
  }

  private mutating func beginFactors() {
    slots.removeAll()
    columns.removeAll()
    pivots.removeAll()
    positionOfSlot.removeAll()
    positionOfColumn.removeAll()
    positionOfSlot.append(repeating: -1, count: count)
    positionOfColumn.append(repeating: -1, count: count)
    lowerRows.removeAll()
    upperRows.removeAll()
    exchanges.removeAll()
    exchanged.removeAll()
  }

  /// Takes a slot and a column, one of which has no other partner left.
  private mutating func takeSingleton(
    _ slot: Int,
    _ column: Int,
    of matrix: borrowing SparseMatrix
  ) {
    var pivot = 0.0
    for entry in matrix.entries(of: slot) {
      let other = matrix.columns[entry]
      let position = positionOfColumn[other]
      if Int(other) == column {
        pivot = matrix.factors[entry]
      } else if position >= 0 {
        lowerRows.append(matrix.factors[entry] / pivots[position], at: position)
      } else {
        upperRows.append(matrix.factors[entry], at: other)
      }
    }
    endStep(slot, column, pivot)
  }

  /// Completes a step whose entries were added to the factors.
  private mutating func endStep(_ slot: Int, _ column: Int, _ pivot: Double) {
    let position = Int32(truncatingIfNeeded: slots.count)
    lowerRows.endRow()
    upperRows.endRow()
    pivots.append(pivot)
    positionOfSlot[slot] = position
    positionOfColumn[column] = position
    slots.append(Int32(truncatingIfNeeded: slot))
    columns.append(Int32(truncatingIfNeeded: column))
  }

  private mutating func eliminateRest(of matrix: borrowing SparseMatrix) {
    var rest = Remainder(count: count)
    for slot in 0..<count where positionOfSlot[slot] < 0 {
      rest.begin(slot)
      for entry in matrix.entries(of: slot) {
        let position = positionOfColumn[matrix.columns[entry]]
        if position < 0 {
          rest.append(matrix.factors[entry], at: matrix.columns[entry])
        } else {
          rest.lower[rest.lower.count - 1].append(
            Remainder.Entry(
              column: position,
              factor: matrix.factors[entry] / pivots[position]
            )
          )
        }
      }
    }
    rest.file()
    while let (row, index) = rest.nextPivot() {
      let pivot = rest.rows[row][index]
      let position = Int32(truncatingIfNeeded: slots.count)
      for entry in rest.lower[row] { lowerRows.append(entry.factor, at: entry.column) }
      for (other, entry) in rest.rows[row].enumerated() where other != index {
        upperRows.append(entry.factor, at: entry.column)
      }
      endStep(rest.slots[row], Int(pivot.column), pivot.factor)
      visits &+= rest.eliminate(row, index, position: position)
    }
  }
}

/// What is left to take of a matrix while its singletons go.
private struct Elimination: ~Copyable {
  private var byColumn = SparseMatrix()
  /// How many entries of rows and columns are left, or -1 for what was taken.
  private var rowCounts = List<Int32>()
  private var columnCounts = List<Int32>()
  private var singleRows = List<Int32>()
  private var singleColumns = List<Int32>()
  private var candidate = List<Int32>()

  init(_ matrix: borrowing SparseMatrix, count: Int) {
    byColumn.transpose(matrix, columns: count)
    for index in 0..<count {
      let rowCount = matrix.entries(of: index).count
      let columnCount = byColumn.entries(of: index).count
      rowCounts.append(Int32(truncatingIfNeeded: rowCount))
      columnCounts.append(Int32(truncatingIfNeeded: columnCount))
      // The column that a row with one entry left has: the sum of its columns, less those taken.
      var sum: Int32 = 0
      for entry in matrix.entries(of: index) { sum &+= matrix.columns[entry] }
      candidate.append(sum)
      if rowCount == 1 { singleRows.append(Int32(truncatingIfNeeded: index)) }
      if columnCount == 1 { singleColumns.append(Int32(truncatingIfNeeded: index)) }
    }
  }

  /// A slot and a column one of which has no other partner left; none if there are no such.
  mutating func nextSingleton() -> (slot: Int, column: Int)? {
    while !singleRows.isEmpty {
      let row = singleRows.popLast()
      if rowCounts[row] == 1 { return (Int(row), Int(candidate[row])) }
    }
    while !singleColumns.isEmpty {
      let column = Int(singleColumns.popLast())
      if columnCounts[column] != 1 { continue }
      for entry in byColumn.entries(of: column) where rowCounts[byColumn.columns[entry]] >= 0 {
        return (Int(byColumn.columns[entry]), column)
      }
    }
    return nil
  }

  mutating func take(_ slot: Int, _ column: Int, of matrix: borrowing SparseMatrix) {
    rowCounts[slot] = -1
    columnCounts[column] = -1
    for entry in byColumn.entries(of: column) {
      let row = byColumn.columns[entry]
      if rowCounts[row] < 0 { continue }
      rowCounts[row] &-= 1
      candidate[row] &-= Int32(truncatingIfNeeded: column)
      if rowCounts[row] == 1 { singleRows.append(row) }
    }
    for entry in matrix.entries(of: slot) {
      let other = matrix.columns[entry]
      if columnCounts[other] < 0 { continue }
      columnCounts[other] &-= 1
      if columnCounts[other] == 1 { singleColumns.append(other) }
    }
  }
}

/// The rows of a matrix that have no triangular order, while they are eliminated.
private struct Remainder {
  struct Entry: BitwiseCopyable {
    var column: Int32
    var factor: Double
  }

  var slots: [Int] = []
  var rows: [[Entry]] = []
  /// What was eliminated from each row so far: multiples of the rows at positions.
  var lower: [[Entry]] = []
  private var isTaken: [Bool] = []
  /// The rows that mention a column; some may not any more.
  private var mentions: [[Int32]]
  /// Rows by their number of entries; the number may have changed since.
  private var buckets: [[Int32]] = []
  /// One more than the place of each column in the row at hand.
  private var places: [Int32]

  init(count: Int) {
    mentions = Array(repeating: [], count: count)
    places = Array(repeating: 0, count: count)
  }

  mutating func begin(_ slot: Int) {
    slots.append(slot)
    rows.append([])
    lower.append([])
    isTaken.append(false)
  }

  mutating func append(_ factor: Double, at column: Int32) {
    mentions[Int(column)].append(Int32(truncatingIfNeeded: rows.count - 1))
    rows[rows.count - 1].append(Entry(column: column, factor: factor))
  }

  mutating func file() {
    for row in rows.indices { file(row) }
  }

  private mutating func file(_ row: Int) {
    let size = rows[row].count
    while buckets.count <= size { buckets.append([]) }
    buckets[size].append(Int32(truncatingIfNeeded: row))
  }

  /// A row with the fewest entries, and the one whose column has the fewest of those that are large.
  mutating func nextPivot() -> (row: Int, index: Int)? {
    var size = 1
    while size < buckets.count {
      guard let last = buckets[size].popLast() else {
        size += 1
        continue
      }
      let row = Int(last)
      if isTaken[row] || rows[row].count != size { continue }
      let largest = rows[row].reduce(0) { max($0, abs($1.factor)) }
      var best = -1
      var fewest = Int.max
      for (index, entry) in rows[row].enumerated() where abs(entry.factor) >= 0.1 * largest {
        let others = mentions[Int(entry.column)].count
        if others < fewest {
          best = index
          fewest = others
        }
      }
      return (row, best)
    }
    return nil
  }

  /// Takes a row and subtracts multiples of it so that its pivot's column vanishes from the others; returns
  /// how many entries those have.
  mutating func eliminate(_ pivotRow: Int, _ index: Int, position: Int32) -> Int {
    var visits = 0
    isTaken[pivotRow] = true
    let pivot = rows[pivotRow][index]
    var others = rows[pivotRow]
    others.remove(at: index)
    for entry in others { mentions[Int(entry.column)].removeAll { Int($0) == pivotRow } }
    for mention in mentions[Int(pivot.column)] where !isTaken[Int(mention)] {
      let row = Int(mention)
      guard let place = rows[row].firstIndex(where: { $0.column == pivot.column }) else { continue }
      let factor = rows[row][place].factor / pivot.factor
      rows[row].swapAt(place, rows[row].count - 1)
      rows[row].removeLast()
      lower[row].append(Entry(column: position, factor: factor))
      subtract(factor, others, from: row)
      visits &+= rows[row].count &+ others.count
      file(row)
    }
    mentions[Int(pivot.column)] = []
    return visits
  }

  private mutating func subtract(_ factor: Double, _ others: [Entry], from row: Int) {
    if others.isEmpty { return }
    for (place, entry) in rows[row].enumerated() {
      places[Int(entry.column)] = Int32(truncatingIfNeeded: place + 1)
    }
    var cancels = false
    for entry in others {
      let part = factor * entry.factor
      let place = Int(places[Int(entry.column)]) - 1
      if place < 0 {
        mentions[Int(entry.column)].append(Int32(truncatingIfNeeded: row))
        rows[row].append(Entry(column: entry.column, factor: -part))
        continue
      }
      let rest = rows[row][place].factor - part
      let isRounding = abs(rest) <= abs(part) * Tolerance.dust
      cancels = cancels || isRounding
      rows[row][place].factor = isRounding ? 0 : rest
    }
    for entry in rows[row] { places[Int(entry.column)] = 0 }
    if !cancels { return }
    for entry in rows[row] where entry.factor == 0 {
      mentions[Int(entry.column)].removeAll { Int($0) == row }
    }
    rows[row].removeAll { $0.factor == 0 }
  }
}
