import Testing

@testable import ConstraintSolver

@Suite("The inverse of a basis in twice the usual precision")
struct PreciseInverseTests {
  /// A matrix of so many rows, most of whose entries are zero.
  private func matrix(_ count: Int, _ numbers: inout SeededNumbers) -> [[Double]] {
    (0..<count).map { _ in
      (0..<count).map { _ in
        numbers.below(3) > 0
          ? 0 : Double(numbers.below(2001) - 1000) / [1, 10, 1000][numbers.below(3)]
      }
    }
  }

  private func sparse(_ rows: [[Double]]) -> SparseMatrix {
    var matrix = SparseMatrix()
    for row in rows {
      for (column, factor) in row.enumerated() where factor != 0 {
        matrix.append(factor, at: Int32(column))
      }
      matrix.endRow()
    }
    return matrix
  }

  @Test("What is solved with it holds")
  func solves() {
    var numbers = SeededNumbers(seed: 4)
    var regular = 0
    for _ in 0..<400 {
      let count = 1 + numbers.below(8)
      let rows = matrix(count, &numbers)
      var inverse = PreciseInverse(count: count)
      let missing = inverse.invert(sparse(rows), .ofData)
      #expect(missing.slots.count == missing.columns.count)
      if !missing.slots.isEmpty { continue }
      regular += 1
      let right = (0..<count).map { _ in Double(numbers.below(100) - 50) }
      var rests = SparseVector(count: count)
      for (index, value) in right.enumerated() { rests.add(value, at: index, peak: abs(value)) }
      var result = SparseVector(count: count)
      inverse.solve(rests, into: &result)
      for (row, value) in zip(rows, right) {
        var sum = PreciseSum(-value)
        var size = abs(value)
        for (column, factor) in row.enumerated() {
          sum.add(factor, times: result.values[column])
          size += abs(factor) * result.peaks[column]
        }
        #expect(abs(sum.value) <= size * 0x1p-52)
      }
      var transposed = SparseVector(count: count)
      inverse.solveTransposed(rests, into: &transposed)
      for column in 0..<count {
        var sum = PreciseSum(-right[column])
        var size = abs(right[column])
        for slot in 0..<count {
          sum.add(rows[slot][column], times: transposed.values[slot])
          size += abs(rows[slot][column]) * transposed.peaks[slot]
        }
        #expect(abs(sum.value) <= size * 0x1p-52)
      }
    }
    #expect(regular > 50)
  }
}
