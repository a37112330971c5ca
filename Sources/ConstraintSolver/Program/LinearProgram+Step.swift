// One step along an edge, and the exchange at its end.
extension LinearProgram {
  /// Moves to a breakpoint, whose row enters the basis in place of the row of a slot.
  ///
  /// Rows whose breakpoints are passed on the way count on their other sides from then on, if `flipping`.
  mutating func step(slot: Int, direction: Int8, to block: Breakpoint, flipping: Bool) {
    let leaving = Int(basis[slot])
    let entering = Int(block.row)
    var flips = false
    if flipping {
      for index in breakpoints.indices {
        let passed = Int(breakpoints[index].row)
        if passed == entering { break }
        flips = true
        count(passed, times: -1)
        sign[passed] = -sign[passed]
        count(passed, times: 1)
      }
    }
    let given = price(ofSide: sign[entering], of: entering)
    count(entering, times: -1)
    let length = direction > 0 ? block.distance : -block.distance
    if length != 0 { move(by: length) }
    let offset = direction > 0 ? block.offset : -block.offset
    if offset != 0 { shiftOffsets(by: offset) }
    rates.removeAll()
    sign[leaving] = direction
    express(entering)
    let isFactored = exchange(slot: slot, for: entering)
    // New factors come with residuals of their own.
    if !isFactored { residual[leaving] = length }
    if isPerturbed {
      offsets[leaving] = offset
      offsets[entering] = 0
    }
    count(leaving, times: 1)
    if flips || isFactored {
      findSlopes()
    } else {
      updateSlopes(slot, given: given, taken: price(ofSide: direction, of: leaving))
    }
  }

  mutating func move(by length: Double) {
    var column = edge.next(from: 0)
    while column < columns {
      ownVisits &+= 1
      point[column] += length * edge.values[column]
      let peak = max(abs(length) * edge.peaks[column], abs(point[column]))
      pointPeak[column] = max(pointPeak[column], peak)
      largestPeak = max(largestPeak, peak)
      column = edge.next(from: column &+ 1)
    }
    var row = rates.next(from: 0)
    while row < rows {
      ownVisits &+= 1
      setResidual(of: row, to: residual[row] + length * rates.values[row])
      row = rates.next(from: row &+ 1)
    }
  }

  private mutating func shiftOffsets(by offset: Double) {
    var row = rates.next(from: 0)
    while row < rows {
      offsets[row] += offset * rates.values[row]
      row = rates.next(from: row &+ 1)
    }
  }

  /// Counts what a row outside the basis adds to the gradient on the side it is on.
  @inline(__always)
  mutating func count(_ row: Int, times factor: Double) {
    if side(row, sign[row]) != .priced { return }
    ownVisits &+= size(of: row)
    gradient.add(row, of: matrix, times: factor * Double(sign[row]) * weight[row])
  }

  /// What a row on a side adds to the gradient, per unit of its coefficients.
  @inline(__always)
  private func price(ofSide sign: Int8, of row: Int) -> Double {
    side(row, sign) == .priced ? Double(sign) * weight[row] : 0
  }
}
