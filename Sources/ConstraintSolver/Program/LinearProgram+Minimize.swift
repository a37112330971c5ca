extension LinearProgram {
  /// Where minimising ends, if not at the minimum before.
  enum Extent {
    case minimum
    /// Where the point has moved.
    case move
    /// Where a few steps in a row did not move the point.
    case stall
  }

  /// Adds a sum of columns to what the next phase minimises.
  mutating func seek(_ sum: [(column: Int, factor: Double)]) {
    objective = sum
    countObjective()
  }

  mutating func forgetObjective() {
    objective = []
    gradient.removeAll()
  }

  private mutating func countObjective() {
    for (column, factor) in objective { gradient.add(factor, at: column, peak: abs(factor)) }
  }

  /// Moves to a point where the priced residuals have the smallest weighted sum.
  ///
  /// The steepest edge comes first, of equals the one on which the least is lost. The line search passes
  /// breakpoints while the sum still falls (I. Maros, "Computational techniques of the simplex method",
  /// 2003). After a few steps without progress, rows without slack are taken to have some, less than any
  /// number and different for each, so that they are met one after another (A. Charnes, "Optimality and
  /// degeneracy in linear programming", 1952). Should that not do, Bland's rule takes over until there is
  /// progress: the lowest row leaves, the first breakpoint blocks, the lowest row enters. With Bland's rule
  /// no basis repeats, every real step lowers the sum, and there are finitely many basis sets; so the method
  /// ends (R. G. Bland, "New finite pivoting rules for the simplex method", 1977). The bound on steps only
  /// guards against rounding.
  ///
  /// Leaves the slopes at the minimum. Returns whether the point moved, or could without end.
  @discardableResult
  mutating func minimize(until extent: Extent = .minimum) -> Bool {
    let limit = pivots + 64 * (rows + columns) + 1024
    let wasDoubtful = isCareful && isDoubtful
    var stalled = 0
    var hasMoved = false
    isPerturbed = false
    fallsWithoutEnd = false
    slopes.removeAll()
    edges.removeAll()
    if isExhausted {
      isComplete = false
      return false
    }
    var isRefactored = false
    findSlopes()
    while true {
      if hasReplacedRows { countAnew() }
      let bland = stalled > 8 * columns + 64
      guard let (slot, direction) = fallingEdge(bland: bland) else {
        if slopesAreUpdated {
          findSlopes()
        } else if hasFallenFar && takesOtherSides() {
          findSlopes()
        } else if slopesAreDoubtful() {
          factor()
          refresh()
          findSlopes()
        } else {
          if isCareful { judgeOptimum(wasDoubtful: wasDoubtful) }
          return hasMoved
        }
        continue
      }
      findEdge(slot)
      findRates()
      guard let start = slopeAlongEdge(slot, direction) else {
        // The slopes were rounding: these are found anew, if need be with new factors.
        if !slopesAreUpdated {
          if isRefactored {
            hasDoubt = true
            return hasMoved
          }
          factor()
          refresh()
          isRefactored = true
        }
        findSlopes()
        continue
      }
      isRefactored = false
      guard let moved = advance(slot, direction, slope: start, bland: bland) else {
        fallsWithoutEnd = true
        return true
      }
      stalled = moved ? 0 : stalled + 1
      hasMoved = hasMoved || moved
      if hasMoved && extent == .move { return true }
      if stalled == 6 && extent == .stall { return hasMoved }
      if stalled == 6 { perturb() } else if moved { isPerturbed = false }
      if pivots > limit || isExhausted {
        isComplete = false
        return hasMoved
      }
    }
  }

  /// Whether values are far below those on the way here, so that what was rounding then is none any more.
  private var hasFallenFar: Bool {
    if pivots == pivotsAtRefresh { return false }
    var largest = 0.0
    for column in 0..<columns { largest = max(largest, abs(point[column])) }
    return largest < largestPeak * 0x1p-13
  }

  /// Computes the point anew and counts priced rows on the sides that they are on; returns whether those are
  /// others.
  private mutating func takesOtherSides() -> Bool {
    refresh()
    isPerturbed = false
    var isChanged = false
    for row in 0..<rows where slotOfRow[row] < 0 && residual[row] != 0 {
      let found: Int8 = residual[row] > 0 ? 1 : -1
      if found == sign[row] || side(row, found) == .barred { continue }
      if over[row] != .priced && under[row] != .priced { continue }
      count(row, times: -1)
      sign[row] = found
      count(row, times: 1)
      isChanged = true
    }
    return isChanged
  }

  /// Counts all rows outside the basis, on the sides that they are on, after columns took the place of some.
  ///
  /// One that held by being in the basis may not hold any more; then nothing is proved of the point.
  private mutating func countAnew() {
    hasReplacedRows = false
    refresh()
    gradient.removeAll()
    countObjective()
    ownVisits &+= rows
    for row in 0..<rows where slotOfRow[row] < 0 {
      let found: Int8 = residual[row] > 0 ? 1 : -1
      let isBarred = side(row, found) == .barred
      if residual[row] != 0 && isBarred { isComplete = false }
      if residual[row] != 0 && !isBarred { sign[row] = found }
      count(row, times: 1)
    }
    isPerturbed = false
    findSlopes()
  }

  /// Gives rows without slack some that counts only among them.
  private mutating func perturb() {
    isPerturbed = true
    ownVisits &+= rows
    if offsets.count < rows { offsets.append(repeating: 0, count: rows - offsets.count) }
    for row in 0..<rows {
      offsets[row] = 0
      if slotOfRow[row] >= 0 || residual[row] != 0 { continue }
      if side(row, sign[row]) == .barred { continue }
      let share = Self.scattered(row)
      offsets[row] = sign[row] > 0 ? share : -share
    }
  }

  /// A number between a half and one for each row, which has nothing to do with the order of rows.
  static func scattered(_ row: Int) -> Double {
    let mixed = (UInt64(truncatingIfNeeded: row) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return Double(mixed &>> 40) * 0x1p-25 + 0.5
  }

  /// Moves along an edge to the best breakpoint, whose row enters the basis.
  ///
  /// Returns whether the point moved, or nil when nothing blocks.
  private mutating func advance(
    _ slot: Int,
    _ direction: Int8,
    slope start: (derivative: Double, size: Double),
    bland: Bool
  ) -> Bool? {
    let stop = collectBreakpoints(direction: direction)
    let chosen =
      bland ? firstBreakpoint(or: stop) : longStep(slope: start, slot: slot, stop: stop)
    guard let block = chosen else {
      rates.removeAll()
      return nil
    }
    step(slot: slot, direction: direction, to: block, flipping: !bland)
    return block.distance > 0
  }
}
