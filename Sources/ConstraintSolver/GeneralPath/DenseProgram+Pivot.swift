extension DenseProgram {
  /// Puts `row` into the working set in place of the working row of `slot`.
  mutating func exchange(slot: Int, for row: Int) {
    let width = columns
    let leaving = Int(working[slot])
    let entering = tableau.base + row * width
    let pivot = entering[slot]
    for other in 0..<rows where other != row {
      let target = tableau.base + other * width
      let rate = target[slot]
      if rate == 0 { continue }
      let factor = rate / pivot
      for column in 0..<width where entering[column] != 0 {
        let known = target[column]
        let updated = known - factor * entering[column]
        // What 900 - 900 leaves is larger than what 1 - 1 leaves.
        let dust = max(1, abs(known)) * Tolerance.dust
        target[column] = abs(updated) < dust ? 0 : updated
      }
      target[slot] = abs(factor) < Tolerance.dust ? 0 : factor
    }
    for column in 0..<width { entering[column] = 0 }
    entering[slot] = 1
    slotOfRow[leaving] = -1
    slotOfRow[row] = Int32(slot)
    working[slot] = Int32(row)
    residual[row] = 0
    pivots += 1
    pivotsSinceFactoring += 1
  }

  /// Sheds rounding after each phase of a small program, and of a large one after many exchanges.
  mutating func refreshIfDue() {
    if rows * columns <= 1 << 14 || pivotsSinceFactoring > 48 { refresh() }
  }

  /// Recomputes the point and all residuals from the constants of the working rows.
  mutating func refresh() {
    let width = columns
    if pivotsSinceFactoring > 48 { factor() }
    refreshedPivots = pivots
    for column in 0..<width {
      let inverse = tableau.base + column * width
      var sum = 0.0
      var size = 0.0
      for slot in 0..<width where inverse[slot] != 0 {
        let summand = inverse[slot] * constant[Int(working[slot])]
        sum += summand
        size += abs(summand)
      }
      point[column] = sum
      pointMagnitude[column] = size
    }
    for row in 0..<rows {
      residual[row] = slotOfRow[row] >= 0 ? 0 : value(of: row)
    }
  }

  /// Rebuilds the tableau from the coefficients of the working rows, to shed rounding.
  ///
  /// Gauss–Jordan elimination; the pivot of each working row is the largest entry among the slots
  /// not yet taken. The same rows stay tight, possibly in other slots.
  mutating func factor() {
    let width = columns
    let target = (0..<width).map { working[$0] }
    for row in 0..<rows { slotOfRow[row] = -1 }
    (tableau.base).update(from: coefficients.base, count: rows * width)
    for column in 0..<width {
      working[column] = Int32(column)
      slotOfRow[column] = Int32(column)
    }
    let wanted = Set(target)
    for row in target where slotOfRow[Int(row)] < 0 {
      let rates = tableau.base + Int(row) * width
      var best = -1
      for slot in 0..<width where !wanted.contains(working[slot]) {
        if best < 0 || abs(rates[slot]) > abs(rates[best]) { best = slot }
      }
      if best >= 0, rates[best] != 0 { exchange(slot: best, for: Int(row)) }
    }
    pivotsSinceFactoring = 0
  }
}
