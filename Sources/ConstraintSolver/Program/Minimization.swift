/// The primal phase: from edge to edge to a point with the least costs.
struct Minimization: ~Copyable {
  /// Where minimising ends, if not at the minimum before.
  enum Extent {
    case minimum
    /// Where the point has moved.
    case move
    /// Where a few steps in a row did not move the point.
    case stall
  }

  /// What became of the costs.
  struct Outcome {
    /// Whether the point moved, or could without end.
    var hasMoved = false
    /// Whether the costs fall without end.
    var fallsWithoutEnd = false
    /// Whether the bound on steps, and the limit on visits, left the phase its end.
    var isComplete = true
  }

  private var pricing = EdgePricing()
  private var ratioTest = RatioTest()
  private var perturbation = Perturbation()

  /// Moves to a point where the costs, a weighted sum of residuals beside the objective, are least.
  ///
  /// The steepest edge comes first, of equals the one on which the least is lost. The line search passes
  /// breakpoints while the sum still falls (I. Maros, "Computational techniques of the simplex method",
  /// 2003). After a few steps without progress, rows without slack are taken to have some; see
  /// ``Perturbation``. Should that not do, Bland's rule takes over until there is
  /// progress: the lowest row leaves, the first breakpoint blocks, the lowest row enters. With Bland's rule
  /// no basis repeats, every real step lowers the sum, and there are finitely many basis sets; so the method
  /// ends (R. G. Bland, "New finite pivoting rules for the simplex method", 1977). The bound on steps only
  /// guards against rounding.
  ///
  /// Leaves the multipliers at the minimum.
  mutating func run(_ active: inout ActiveSet, until extent: Extent = .minimum) -> Outcome {
    let limit = active.basis.exchanges + 64 * (active.rows.count + active.columns) + 1024
    let wasDoubtful = active.isCareful && active.isDoubtful
    var outcome = Outcome()
    var stalled = 0
    perturbation.end()
    active.clearMultipliers()
    pricing.forgetEdges()
    if active.isExhausted {
      outcome.isComplete = false
      return outcome
    }
    var isRefactored = false
    active.findMultipliers()
    while true {
      if active.hasReplacedRows && !countAnew(&active) { outcome.isComplete = false }
      let bland = stalled > 8 * active.columns + 64
      guard let (position, direction) = pricing.next(&active, bland: bland) else {
        if active.multipliers.isUpdated {
          active.findMultipliers()
        } else if Self.hasFallenFar(active) && takesOtherSides(&active) {
          active.findMultipliers()
        } else if active.mayFall() {
          active.factor()
          active.refresh()
          active.findMultipliers()
        } else {
          if active.isCareful { Self.doubtMinimum(&active, wasDoubtful: wasDoubtful) }
          return outcome
        }
        continue
      }
      active.findEdge(position)
      active.findRates()
      guard let start = active.derivativeAlongEdge(position, direction) else {
        // The slopes were rounding: these are found anew, if need be with new factors.
        if !active.multipliers.isUpdated {
          if isRefactored {
            active.noteDoubt()
            return outcome
          }
          active.factor()
          active.refresh()
          isRefactored = true
        }
        active.findMultipliers()
        continue
      }
      isRefactored = false
      guard let moved = advance(&active, position, direction, slope: start, bland: bland) else {
        outcome.fallsWithoutEnd = true
        outcome.hasMoved = true
        return outcome
      }
      stalled = moved ? 0 : stalled + 1
      outcome.hasMoved = outcome.hasMoved || moved
      if outcome.hasMoved && extent == .move { return outcome }
      if stalled == 6 && extent == .stall { return outcome }
      if stalled == 6 { perturbation.begin(&active) } else if moved { perturbation.end() }
      if active.basis.exchanges > limit || active.isExhausted {
        outcome.isComplete = false
        return outcome
      }
    }
  }

  /// Whether values are so far below those on the way here, that what was rounding then may be none any more.
  private static func hasFallenFar(_ active: borrowing ActiveSet) -> Bool {
    if active.basis.exchanges == active.point.exchangesAtRefresh { return false }
    var largest = 0.0
    for column in 0..<active.columns { largest = max(largest, abs(active.point.values[column])) }
    return largest < active.point.largestPeak * 0x1p-13
  }

  /// Computes the point anew and counts penalized rows on the sides that they are on; returns whether those are
  /// others.
  private mutating func takesOtherSides(_ active: inout ActiveSet) -> Bool {
    active.refresh()
    perturbation.end()
    var isChanged = false
    for row in 0..<active.rows.count
    where !active.basis.contains(row) && active.point.residuals[row] != 0 {
      let found: Int8 = active.point.residuals[row] > 0 ? 1 : -1
      if found == active.point.sides[row] || active.cost(of: row, on: found) == .forbidden {
        continue
      }
      if active.costs.above[row] != .penalized && active.costs.below[row] != .penalized {
        continue
      }
      active.flip(row)
      isChanged = true
    }
    return isChanged
  }

  /// Counts all rows outside the basis, on the sides that they are on, after columns took the place of some.
  ///
  /// One that held by being in the basis may not hold any more; then nothing is proved of the point.
  private mutating func countAnew(_ active: inout ActiveSet) -> Bool {
    _ = active.takeReplacedRows()
    active.refresh()
    let isFeasible = active.findGradient()
    perturbation.end()
    active.findMultipliers()
    return isFeasible
  }

  /// Doubts a minimum where a slope may be zero or not.
  private static func doubtMinimum(_ active: inout ActiveSet, wasDoubtful: Bool) {
    active.forgetDoubts(but: wasDoubtful)
    active.findMultipliers()
    for position in 0..<active.columns where active.multipliers.slopes.values[position] != 0 {
      _ = active.derivative(position, 1)
      _ = active.derivative(position, -1)
    }
  }

  /// Moves along an edge to the best breakpoint, whose row enters the basis.
  ///
  /// Returns whether the point moved, or nil when nothing blocks.
  private mutating func advance(
    _ active: inout ActiveSet,
    _ position: Int,
    _ direction: Int8,
    slope start: (derivative: Double, size: Double),
    bland: Bool
  ) -> Bool? {
    let stop = ratioTest.collect(&active, perturbation, direction: direction)
    let chosen =
      bland
      ? ratioTest.first(or: stop)
      : ratioTest.longStep(&active, slope: start, position: position, stop: stop)
    guard let block = chosen else {
      active.clearRates()
      return nil
    }
    step(&active, position, direction, to: block, flipping: !bland)
    return block.distance > 0
  }

  /// Moves to a breakpoint, whose row enters the basis at a position.
  ///
  /// Rows whose breakpoints are passed on the way count on their other sides from then on, if `flipping`.
  private mutating func step(
    _ active: inout ActiveSet,
    _ position: Int,
    _ direction: Int8,
    to block: RatioTest.Breakpoint,
    flipping: Bool
  ) {
    let leaving = active.basis.row(at: position)
    let entering = Int(block.row)
    var flips = false
    if flipping {
      for index in ratioTest.breakpoints.indices {
        let passed = Int(ratioTest.breakpoints[index].row)
        if passed == entering { break }
        flips = true
        active.flip(passed)
      }
    }
    let given = active.costs.slope(of: entering, on: active.point.sides[entering], in: active.rows)
    active.addGradient(of: entering, times: -1)
    let length = direction > 0 ? block.distance : -block.distance
    if length != 0 { active.move(by: length) }
    let offset = direction > 0 ? block.offset : -block.offset
    if offset != 0 { perturbation.move(by: offset, active.rates) }
    active.clearRates()
    active.setSide(of: leaving, to: direction)
    active.express(entering)
    let isFactored = active.exchange(position, for: entering)
    // New factors come with residuals of their own.
    if !isFactored { active.setExactResidual(of: leaving, to: length) }
    perturbation.exchange(leaving, off: offset, for: entering)
    active.addGradient(of: leaving, times: 1)
    if flips || isFactored {
      if active.isCareful { active.recountGradient() }
      active.findMultipliers()
    } else {
      let taken = active.costs.slope(of: leaving, on: direction, in: active.rows)
      active.updateMultipliers(position, given: given, taken: taken)
    }
  }
}
