@testable import ConstraintSolver

/// Rows of numbers, to which rows can be added.
struct Matrix: ~Copyable {
  let columns: Int
  private var entries = List<Double>()

  /// An empty matrix with room for so many rows.
  init(columns: Int, rowCapacity: Int) {
    self.columns = columns
    entries.reserve(rowCapacity * columns)
  }

  @inline(__always)
  subscript(row: Int, column: Int) -> Double {
    get { entries[row &* columns &+ column] }
    set { entries[row &* columns &+ column] = newValue }
  }

  /// Adds a row of zeros.
  mutating func addRow() {
    entries.append(repeating: 0, count: columns)
  }

  /// Becomes a copy of another matrix of the same size.
  mutating func copy(_ other: borrowing Matrix) {
    entries.removeAll()
    entries.append(contentsOf: other.entries)
  }

  /// The largest magnitude in a row, at least `least`.
  func largest(inRow row: Int, atLeast least: Double = 0) -> Double {
    var largest = least
    for column in 0..<columns { largest = max(largest, abs(self[row, column])) }
    return largest
  }
}
