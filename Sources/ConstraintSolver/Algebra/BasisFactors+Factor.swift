extension BasisFactors {
  /// Factors a matrix, or returns the slots and columns that are left because it is singular.
  ///
  /// First go rows with one column left and columns with one row left, which take no arithmetic; in a
  /// basis of layout rows that is nearly all. What is left is eliminated row by row, fewest entries
  /// first, by entries of at least half the largest of their row (H. Markowitz, "The
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
    exchangePeaks.removeAll()
    exchanged.removeAll()
    hasCancelled = false
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
    var rest = Remainder(columns: count, accuracy)
    for slot in 0..<count where positionOfSlot[slot] < 0 {
      rest.begin(slot)
      for entry in matrix.entries(of: slot) {
        let (column, factor) = (matrix.columns[entry], matrix.factors[entry])
        let position = positionOfColumn[column]
        if position < 0 {
          rest.append(factor, at: column)
        } else {
          rest.note(factor / pivots[position], at: position)
        }
      }
    }
    rest.file()
    while let (row, pivotPlace) = rest.nextPivot() {
      let pivot = rest.rows[pivotPlace]
      let position = Int32(truncatingIfNeeded: slots.count)
      for place in rest.lower.elements(of: row) {
        lowerRows.append(rest.lower[place].factor, at: rest.lower[place].column)
      }
      for place in rest.rows.elements(of: row) where place != pivotPlace {
        upperRows.append(rest.rows[place].factor, at: rest.rows[place].column)
      }
      endStep(Int(rest.slots[row]), Int(pivot.column), pivot.factor)
      visits &+= rest.eliminate(row, pivotPlace, position: position)
    }
    if rest.isDoubtful { noteDoubt() }
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
