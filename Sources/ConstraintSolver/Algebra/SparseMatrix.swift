/// A matrix as one list of entries for each row.
struct SparseMatrix: ~Copyable {
  /// Where the entries of each row begin, and where those of the last end.
  private(set) var starts = List<Int32>()
  private(set) var columns = List<Int32>()
  private(set) var factors = List<Double>()

  init() {
    starts.append(0)
  }

  var rows: Int { starts.count - 1 }
  var entries: Int { columns.count }

  /// Where the entries of a row lie.
  @inline(__always)
  func entries(of row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[row]), Int(starts[row &+ 1])))
  }

  /// Adds an entry to the row that `endRow()` will complete.
  @inline(__always)
  mutating func append(_ factor: Double, at column: Int32) {
    columns.append(column)
    factors.append(factor)
  }

  /// Completes a row.
  @inline(__always)
  mutating func endRow() {
    starts.append(Int32(truncatingIfNeeded: columns.count))
  }

  /// Divides the entries of a row.
  mutating func divide(_ row: Int, by divisor: Double) {
    for entry in entries(of: row) { factors[entry] /= divisor }
  }

  mutating func removeAll() {
    starts.truncate(to: 1)
    columns.removeAll()
    factors.removeAll()
  }

  /// Gives the columns other numbers.
  mutating func renumber(by numbers: borrowing List<Int32>) {
    for entry in columns.indices { columns[entry] = numbers[columns[entry]] }
  }

  /// Makes this the transpose of another matrix, whose columns are numbered below `count`.
  ///
  /// Entries of a row come in the order of the other's rows. Counting sort.
  mutating func transpose(_ other: borrowing SparseMatrix, columns count: Int) {
    starts.removeAll()
    starts.append(repeating: 0, count: count + 1)
    for entry in other.columns.indices { starts[Int(other.columns[entry]) &+ 1] &+= 1 }
    for row in 0..<count { starts[row &+ 1] &+= starts[row] }
    columns.removeAll()
    factors.removeAll()
    columns.extend(by: other.entries)
    factors.extend(by: other.entries)
    for row in 0..<other.rows {
      for entry in other.entries(of: row) {
        let column = Int(other.columns[entry])
        let place = starts[column]
        starts[column] = place &+ 1
        columns[place] = Int32(truncatingIfNeeded: row)
        factors[place] = other.factors[entry]
      }
    }
    for row in stride(from: count, to: 0, by: -1) { starts[row] = starts[row - 1] }
    starts[0] = 0
  }
}
