// What vectors do with matrices: rows are added to them, and triangular systems are solved in place.
extension SparseVector {
  /// Adds a multiple of a program's row by columns.
  ///
  /// The first rows of a program, as many as it has columns, are those of one variable each; the others
  /// are the rows of its matrix. Of each product, peaks get no more than what is uncertain.
  @inline(__always)
  mutating func add(
    _ row: Int,
    of matrix: borrowing SparseMatrix,
    times factor: Double,
    uncertainty: Double
  ) {
    if row < count {
      add(factor, at: row, peak: abs(factor) * uncertainty)
      return
    }
    for entry in matrix.entries(of: row &- count) {
      let part = factor * matrix.factors[entry]
      add(part, at: Int(matrix.columns[entry]), peak: abs(part) * uncertainty)
    }
  }

  /// Adds every number to another vector, at another index, and forgets it here.
  ///
  /// A zero takes along the peak of what cancelled in it, unless zeros are left behind.
  mutating func move(
    to places: borrowing List<Int32>,
    of target: inout SparseVector,
    leavingZeros: Bool = false
  ) {
    var index = next(from: 0)
    while index < count {
      let value = values[index]
      if value != 0 || !leavingZeros {
        target.add(value, at: Int(places[index]), peak: peaks[index])
      }
      index = next(from: index &+ 1)
    }
    removeAll()
  }

  /// Solves a triangular system in place, visiting what is not zero alone.
  ///
  /// Each number that is known is pushed on to those that depend on it; positions come in order, so that
  /// a set of bits takes the place of the symbolic search in J. Gilbert and T. Peierls, "Sparse partial
  /// pivoting in time proportional to arithmetic operations", 1988.
  ///
  /// - Parameters:
  ///   - matrix: The system by columns, without its diagonal.
  ///   - diagonal: The numbers on the diagonal.
  ///   - isUnit: Whether the diagonal is 1 everywhere instead.
  ///   - ascending: Whether the first position is solved first.
  /// - Returns: How many entries were visited.
  mutating func solve(
    _ matrix: borrowing SparseMatrix,
    _ diagonal: borrowing List<Double>,
    isUnit: Bool,
    ascending: Bool
  ) -> Int {
    var visits = 0
    var index = ascending ? next(from: 0) : previous(from: count &- 1)
    while index >= 0 && index < count {
      visits &+= 1 &+ matrix.entries(of: index).count
      if isDust(at: index) {
        set(0, at: index)
      } else {
        if !isUnit { divide(by: diagonal[index], at: index) }
        let value = values[index]
        let peak = peaks[index]
        for entry in matrix.entries(of: index) {
          let factor = matrix.factors[entry]
          add(-factor * value, at: Int(matrix.columns[entry]), peak: abs(factor) * peak)
        }
      }
      index = ascending ? next(from: index &+ 1) : previous(from: index &- 1)
    }
    return visits
  }
}
