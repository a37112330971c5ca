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

  /// Each number may be wrong by what it was rounded by.
  private func rounded(_ rows: [[Double]]) -> [Double] { rows.map { _ in 1 } }

  @Test("What is solved with it holds")
  func solves() {
    var numbers = SeededNumbers(seed: 4)
    var regular = 0
    for _ in 0..<400 {
      let count = 1 + numbers.below(8)
      let rows = matrix(count, &numbers)
      var inverse = PreciseInverse(count: count)
      let missing = inverse.invert(sparse(rows), rounded(rows), .ofData)
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

  @Test("Peaks say how far a result goes where each number given changes by a share")
  func peaks() {
    var numbers = SeededNumbers(seed: 9)
    let share = 0x1p-30
    var judged = 0
    for _ in 0..<200 {
      let count = 2 + numbers.below(5)
      let rows = matrix(count, &numbers)
      let right = (0..<count).map { _ in Double(numbers.below(100) - 50) }
      guard let before = solution(rows, right) else { continue }
      // What is of second order would not be small beside that.
      if zip(before.values, before.peaks).contains(where: { abs($0) < $1 * 0x1p-10 }) { continue }
      let changed = rows.map { row in
        row.map { $0 * (1 + share * Double(numbers.below(3) - 1)) }
      }
      guard let after = solution(changed, right) else { continue }
      judged += 1
      for index in 0..<count {
        let change = abs(after.values[index] - before.values[index])
        #expect(change <= before.peaks[index] * share * 1.01)
      }
    }
    #expect(judged > 30)
  }

  private func solution(_ rows: [[Double]], _ right: [Double]) -> (
    values: [Double], peaks: [Double]
  )? {
    var inverse = PreciseInverse(count: rows.count)
    if !inverse.invert(sparse(rows), rounded(rows), .ofData).slots.isEmpty { return nil }
    var rests = SparseVector(count: rows.count)
    for (index, value) in right.enumerated() { rests.add(value, at: index, peak: abs(value)) }
    var result = SparseVector(count: rows.count)
    inverse.solve(rests, into: &result)
    let indices = 0..<rows.count
    return (indices.map { result.values[$0] }, indices.map { result.peaks[$0] })
  }

  @Test("Rows that are parallel as decimals are singular, to a millionth they are not")
  func parallel() {
    var inverse = PreciseInverse(count: 2)
    let rows = [[0.1, 0.7], [0.3, 2.1]]
    let missing = inverse.invert(sparse(rows), rounded(rows), .ofData)
    #expect(missing.slots.count == 1 && missing.columns.count == 1)
    // x + y = 2 and x + (1 + 2⁻²⁰) y = 2 + 2⁻²⁰ at (1, 1).
    let regular = solution([[1, 1], [1, 1 + 0x1p-20]], [2, 2 + 0x1p-20])
    #expect(regular?.values == [1, 1])
  }

  @Test("Of numbers that are exact, a result with its remainder holds to the thirtieth digit")
  func exact() {
    var numbers = SeededNumbers(seed: 12)
    let accuracy = Accuracy.ofData
    var regular = 0
    for _ in 0..<200 {
      let count = 1 + numbers.below(6)
      let rows = matrix(count, &numbers).map { $0.map { ($0 * 1000).rounded() } }
      var inverse = PreciseInverse(count: count)
      let exact = rows.map { _ in accuracy.exact }
      if !inverse.invert(sparse(rows), exact, accuracy).slots.isEmpty { continue }
      regular += 1
      let right = (0..<count).map { _ in Double(numbers.below(100) - 50) }
      var rests = SparseVector(count: count)
      for (index, value) in right.enumerated() { rests.add(value, at: index, peak: 0) }
      var result = SparseVector(count: count)
      inverse.solve(rests, into: &result)
      for (row, value) in zip(rows, right) {
        var sum = PreciseSum(-value)
        var size = abs(value)
        for (column, factor) in row.enumerated() {
          sum.add(factor, times: result.values[column])
          sum.add(factor, times: inverse.remainders[column])
          size += abs(factor * result.values[column])
        }
        // Rounding of products and sums in twice the usual precision, passed through the inverse.
        #expect(abs(sum.value) <= size * 0x1p-90)
      }
      for index in 0..<count {
        #expect(result.peaks[index] * accuracy.zero <= abs(result.values[index]) + 0x1p-60)
      }
    }
    #expect(regular > 50)
  }

  @Test("Whole numbers that differ in the last bit are not parallel where they are exact")
  func lastBit() {
    let last = 0x1p52 + 1
    let rows = [[1, 0x1p52], [1, last]]
    var inverse = PreciseInverse(count: 2)
    let exact = rows.map { _ in Accuracy.ofData.exact }
    #expect(inverse.invert(sparse(rows), exact, .ofData).slots.isEmpty)
    #expect(inverse.invert(sparse(rows), rounded(rows), .ofData).slots.count == 1)
  }
}
