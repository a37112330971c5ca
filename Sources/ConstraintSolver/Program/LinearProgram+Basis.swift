// The basis: what is solved with its factors.
extension LinearProgram {
  /// Factors the basis anew; where it is singular, or without its rows that may be left, columns themselves
  /// take the place of rows.
  mutating func factor(withoutLooseRows: Bool = false) {
    var rows = SparseMatrix()
    while true {
      rows.removeAll()
      for slot in 0..<columns {
        let row = Int(basis[slot])
        if row < columns {
          rows.append(1, at: Int32(truncatingIfNeeded: row))
        } else if !withoutLooseRows || !isLoose(row) {
          for entry in entries(of: row) {
            rows.append(matrix.factors[entry], at: matrix.columns[entry])
          }
        }
        rows.endRow()
      }
      let missing = factors.factor(rows)
      if missing.slots.isEmpty { return }
      hasReplacedRows = true
      for (slot, column) in zip(missing.slots, missing.columns) { setBasis(slot, to: column) }
    }
  }

  /// Computes the point anew from the constants of the basic rows, and the residuals that matter.
  mutating func refresh() {
    pivotsAtRefresh = pivots
    edge.removeAll()
    largestPeak = 0
    for slot in 0..<columns {
      let row = Int(basis[slot])
      let size = max(abs(constant[row]), magnitude[row])
      if size > 0 { rests.add(constant[row], at: slot, peak: size) }
    }
    factors.solve(&rests, into: &edge)
    for column in 0..<columns {
      point[column] = edge.values[column]
      pointPeak[column] = edge.peaks[column]
      largestPeak = max(largestPeak, edge.peaks[column])
    }
    edge.removeAll()
    if isCareful {
      for _ in 0..<Self.refinements { refine() }
    }
    ownVisits &+= rows &+ matrix.entries
    for row in 0..<rows where slotOfRow[row] < 0 && (over[row] != .free || under[row] != .free) {
      setResidual(of: row, to: value(of: row))
    }
  }

  /// Each refinement lessens the error by the rounding of the factors, until the point is right to its last bits.
  ///
  /// See N. Higham, "Accuracy and stability of numerical algorithms", 2002, chapter 12.
  private static var refinements: Int { 3 }

  /// Takes a residual for zero where it may be rounding.
  @inline(__always)
  mutating func setResidual(of row: Int, to value: Double) {
    residual[row] = value
    if value == 0 { return }
    // What the right-hand side was computed from may be more than any column's peak.
    if abs(value) > max(largestPeak, magnitude[row]) * accuracy.conceivable { return }
    ownVisits &+= size(of: row)
    let limit = tolerance(of: row)
    if accuracy.isDoubtful(value, beside: limit / accuracy.zero) { hasDoubt = true }
    if abs(value) <= limit { residual[row] = 0 }
  }

  /// Computes the point from its rows once more, and looks whether every row is where it has to be.
  ///
  /// What a phase has decided bars a row from being left, so that a row on a barred side tells of required rows
  /// that do not hold and of levels that are not at their optimum alike.
  mutating func finish() {
    refresh()
    for row in 0..<rows where slotOfRow[row] < 0 && residual[row] != 0 {
      if side(row, residual[row] > 0 ? 1 : -1) == .barred { hasDoubt = true }
    }
    refine()
  }

  /// Moves the point by what the basic rows are still missed by.
  ///
  /// See J. H. Wilkinson, "Rounding errors in algebraic processes", 1963.
  mutating func refine() {
    // What a correction is rounded by decides nothing.
    let wasDoubtful = isDoubtful
    defer { forgetDoubts(but: wasDoubtful) }
    edge.removeAll()
    for slot in 0..<columns {
      let row = Int(basis[slot])
      let rest = value(of: row)
      if rest != 0 { rests.add(-rest, at: slot, peak: abs(rest)) }
    }
    factors.solve(&rests, into: &edge)
    var column = edge.next(from: 0)
    while column < columns {
      point[column] += edge.values[column]
      column = edge.next(from: column + 1)
    }
    edge.removeAll()
  }

  /// Expresses a row in the basis: how fast its residual grows with that of each slot's row.
  mutating func express(_ row: Int) {
    expressed.removeAll()
    ownVisits &+= size(of: row)
    rests.add(row, of: matrix, times: 1)
    factors.solveTransposed(&rests, into: &expressed)
  }

  /// Finds the edge on which all basic rows but that of `slot` stay without slack.
  mutating func findEdge(_ slot: Int) {
    edge.removeAll()
    rests.add(1, at: slot, peak: 1)
    factors.solve(&rests, into: &edge)
  }

  /// Puts `row`, which was expressed in the basis, in place of the basic row of `slot`.
  ///
  /// Returns whether that made new factors necessary.
  mutating func exchange(slot: Int, for row: Int) -> Bool {
    factors.exchange(slot, for: &expressed)
    setBasis(slot, to: row)
    residual[row] = 0
    pivots += 1
    if !factors.isStale { return false }
    factor()
    refresh()
    return true
  }
}
