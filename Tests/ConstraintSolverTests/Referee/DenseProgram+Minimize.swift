@testable import ConstraintSolver

extension DenseProgram {
  /// A place along a direction where a row's residual becomes zero.
  struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var rate: Double
    var row: Int32
  }

  /// Moves to a point where the priced residuals have the smallest weighted sum.
  ///
  /// Steepest edge first and the line search passes breakpoints while the sum still falls. After
  /// as many steps without progress as there are columns, Bland's rule takes over until there is
  /// progress: the lowest row leaves, the first breakpoint blocks, the lowest row enters. With
  /// Bland's rule no basis repeats, every real step lowers the sum, and there are finitely
  /// many basis sets; so the method ends (R. G. Bland, "New finite pivoting rules for the
  /// simplex method", 1977). The bound on steps only guards against rounding.
  ///
  /// Returns whether the point moved.
  @discardableResult
  mutating func minimize() -> Bool {
    let limit = pivots + 64 * (rows + columns) + 1024
    var stalled = 0
    var hasMoved = false
    fallsWithoutEnd = false
    while true {
      computeSlopes()
      let bland = stalled > columns + 8
      guard let (slot, direction) = improvingEdge(bland: bland) else { return hasMoved }
      guard let moved = advance(slot: slot, direction: direction, bland: bland) else {
        fallsWithoutEnd = true
        return hasMoved
      }
      stalled = moved ? 0 : stalled + 1
      hasMoved = hasMoved || moved
      if pivots > limit {
        isComplete = false
        return hasMoved
      }
    }
  }

  /// How fast the sum grows per unit of each slot's direction, apart from the row left behind.
  mutating func computeSlopes() {
    for slot in 0..<columns {
      slope[slot] = 0
      slopeMagnitude[slot] = 0
    }
    for row in 0..<rows where slotOfRow[row] < 0 && side(row, sign[row]) == .priced {
      let signed = sign[row] > 0 ? weight[row] : -weight[row]
      // An entry far below the row's largest is what cancellation left of a zero.
      let dust = tableau.largest(inRow: row) * Tolerance.dust
      for slot in 0..<columns where abs(tableau[row, slot]) > dust {
        let part = signed * tableau[row, slot]
        slope[slot] += part
        slopeMagnitude[slot] += abs(part)
      }
    }
    guard let (column, factor) = objective else { return }
    for slot in 0..<columns {
      let part = factor * tableau[column, slot]
      slope[slot] += part
      slopeMagnitude[slot] += abs(part)
    }
  }

  /// The derivative of the sum when the point leaves the basic row of `slot`.
  ///
  /// It is nil where the row bars that side.
  func derivative(slot: Int, direction: Int8) -> Double? {
    let row = Int(basis[slot])
    let own: Double
    switch side(row, direction) {
    case .barred: return nil
    case .free: own = 0
    case .priced: own = weight[row]
    }
    let total = own + (direction > 0 ? slope[slot] : -slope[slot])
    let size = slopeMagnitude[slot] + own
    return abs(total) <= size * Tolerance.slope ? 0 : total
  }

  private func improvingEdge(bland: Bool) -> (slot: Int, direction: Int8)? {
    var best: (slot: Int, direction: Int8)?
    var bestDerivative = 0.0
    var bestRow = Int32.max
    for slot in 0..<columns where slopeMagnitude[slot] > 0 {
      for direction in [Int8(1), -1] {
        guard let total = derivative(slot: slot, direction: direction), total < 0 else { continue }
        let row = basis[slot]
        let wins =
          bland
          ? row < bestRow
          : total < bestDerivative || (total == bestDerivative && row < bestRow)
        if wins {
          best = (slot, direction)
          bestDerivative = total
          bestRow = row
        }
      }
    }
    return best
  }

  /// Moves along an edge to the best breakpoint, whose row enters the basis.
  ///
  /// Returns whether the point moved, or nil when nothing blocks (which rounding alone can cause).
  private mutating func advance(slot: Int, direction: Int8, bland: Bool) -> Bool? {
    guard let start = derivative(slot: slot, direction: direction) else { return nil }
    let stop = collectBreakpoints(slot: slot, direction: direction)
    let chosen =
      bland ? firstBreakpoint(or: stop) : longStep(slope: start, slot: slot, stop: stop)
    guard let block = chosen else { return nil }
    step(slot: slot, direction: direction, to: block, flipping: !bland)
    return block.distance > 0
  }

  /// The nearest breakpoint, the lowest row of equals.
  private func firstBreakpoint(or stop: Breakpoint?) -> Breakpoint? {
    var first = stop
    for index in breakpoints.indices {
      let candidate = breakpoints[index]
      if let known = first {
        let isNearer =
          candidate.distance != known.distance
          ? candidate.distance < known.distance : candidate.row < known.row
        if !isNearer { continue }
      }
      first = candidate
    }
    return first
  }

  /// Gathers the priced breakpoints before the first bar; returns that bar.
  private mutating func collectBreakpoints(slot: Int, direction: Int8) -> Breakpoint? {
    breakpoints.removeAll()
    var stop: Breakpoint?
    for row in 0..<rows where slotOfRow[row] < 0 {
      let here = side(row, sign[row])
      let there = side(row, -sign[row])
      if here == .free && there == .free { continue }
      let entry = tableau[row, slot]
      if abs(entry) <= Tolerance.pivot { continue }
      let rate = direction > 0 ? entry : -entry
      let approaching = (rate > 0) != (sign[row] > 0)
      if !approaching && here != .barred { continue }
      let remaining = sign[row] > 0 ? residual[row] : -residual[row]
      let distance = here == .barred ? 0 : max(0, remaining / abs(rate))
      let breakpoint = Breakpoint(distance: distance, rate: abs(rate), row: Int32(row))
      if here == .barred || there == .barred {
        if let nearest = stop, nearest.distance < distance { continue }
        if let nearest = stop, nearest.distance == distance, nearest.rate >= abs(rate) { continue }
        stop = breakpoint
      } else {
        breakpoints.append(breakpoint)
      }
    }
    if let bar = stop {
      breakpoints.keep { $0.distance <= bar.distance }
    }
    return stop
  }

  /// The breakpoint at which the sum stops falling.
  private mutating func longStep(slope start: Double, slot: Int, stop: Breakpoint?) -> Breakpoint? {
    breakpoints.sort { left, right in
      if left.distance != right.distance { return left.distance < right.distance }
      if left.rate != right.rate { return left.rate > right.rate }
      return left.row < right.row
    }
    var derivative = start
    let size = slopeMagnitude[slot] * Tolerance.slope
    for index in breakpoints.indices {
      let breakpoint = breakpoints[index]
      let row = Int(breakpoint.row)
      var change = 0.0
      if side(row, sign[row]) == .priced { change += weight[row] * breakpoint.rate }
      if side(row, -sign[row]) == .priced { change += weight[row] * breakpoint.rate }
      derivative += change
      if derivative >= -size { return breakpoint }
    }
    return stop
  }

  private mutating func step(slot: Int, direction: Int8, to block: Breakpoint, flipping: Bool) {
    let leaving = Int(basis[slot])
    let entering = Int(block.row)
    let length = direction > 0 ? block.distance : -block.distance
    if flipping {
      for index in breakpoints.indices {
        let passed = Int(breakpoints[index].row)
        if passed == entering { break }
        sign[passed] = -sign[passed]
      }
    }
    if block.distance > 0 {
      for row in 0..<rows where slotOfRow[row] < 0 {
        residual[row] += length * tableau[row, slot]
      }
    }
    sign[leaving] = direction
    pivot(slot: slot, for: entering)
    residual[leaving] = length
  }
}
