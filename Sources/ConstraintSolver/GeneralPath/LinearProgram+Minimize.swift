extension LinearProgram {
  /// A place along an edge where a row's residual becomes zero.
  struct Breakpoint: BitwiseCopyable {
    var distance: Double
    /// How far beyond, where rows without slack are taken to have some.
    var offset: Double
    var rate: Double
    var row: Int32

    /// Whether this comes before another place along the edge.
    @inline(__always)
    func isNearer(than other: Breakpoint) -> Bool {
      distance != other.distance ? distance < other.distance : offset < other.offset
    }

    @inline(__always)
    func isLevel(with other: Breakpoint) -> Bool {
      distance == other.distance && offset == other.offset
    }
  }

  /// Moves to a point where the priced residuals have the smallest weighted sum.
  ///
  /// The steepest edge comes first, of equals the one on which the least is lost. The line search passes
  /// breakpoints while the sum still falls (I. Maros, "Computational techniques of the simplex method",
  /// 2003). After a few steps without progress, rows
  /// without slack are taken to have some, less than any number and different for each, so that they are
  /// met one after another (A. Charnes, "Optimality and degeneracy in linear programming", 1952). Should
  /// that not do, Bland's rule takes over until there is progress: the lowest row leaves, the first
  /// breakpoint blocks, the lowest row enters. With Bland's rule no basis repeats, every real step lowers
  /// the sum, and there are finitely many basis sets; so the method ends (R. G. Bland, "New finite
  /// pivoting rules for the simplex method", 1977). The bound on steps only guards against rounding.
  ///
  /// Leaves the slopes at the minimum. Returns whether the point moved, or could without end.
  @discardableResult
  mutating func minimize(untilMoved: Bool = false) -> Bool {
    let limit = pivots + 64 * (rows + columns) + 1024
    var stalled = 0
    var hasMoved = false
    isPerturbed = false
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
          return hasMoved
        }
        continue
      }
      findEdge(slot)
      findRates()
      guard let start = slopeAlongEdge(slot, direction) else {
        // The slopes were rounding: these are found anew, if need be with new factors.
        if !slopesAreUpdated {
          if isRefactored { return hasMoved }
          factor()
          refresh()
          isRefactored = true
        }
        findSlopes()
        continue
      }
      isRefactored = false
      guard let moved = advance(slot, direction, slope: start, bland: bland) else { return true }
      stalled = moved ? 0 : stalled + 1
      hasMoved = hasMoved || moved
      if hasMoved && untilMoved { return true }
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

  /// Whether a slope along which the sum falls passes for rounding only because of exchanges, each of which
  /// adds to the estimate of what may be rounding, when rows come back to the basis that left it, too.
  private mutating func slopesAreDoubtful() -> Bool {
    if factors.exchanged.isEmpty { return false }
    var largest = 0.0
    var column = gradient.next(from: 0)
    while column < columns {
      largest = max(largest, abs(gradient.values[column]))
      column = gradient.next(from: column &+ 1)
    }
    var slot = slopes.next(from: 0)
    while slot < columns {
      ownVisits &+= 1
      let slope = abs(slopes.values[slot])
      let direction: Int8 = slopes.values[slot] > 0 ? -1 : 1
      if slope > largest * Tolerance.multiplier, derivative(slot: slot, direction: direction) == 0 {
        let own = side(Int(basis[slot]), direction) == .priced ? weight[basis[slot]] : 0
        if own - slope < -largest * Tolerance.multiplier { return true }
      }
      slot = slopes.next(from: slot &+ 1)
    }
    return false
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
      // Numbers between a half and one that have nothing to do with the order of rows.
      let mixed = (UInt64(truncatingIfNeeded: row) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      let share = Double(mixed &>> 40) * 0x1p-25 + 0.5
      offsets[row] = sign[row] > 0 ? share : -share
    }
  }

  /// How fast the sum grows per unit of each slot's direction, apart from the row left behind.
  mutating func findSlopes() {
    slopes.removeAll()
    var column = gradient.next(from: 0)
    while column < columns {
      ownVisits &+= 1
      if !gradient.isRounding(at: column) {
        rests.add(gradient.values[column], at: column, peak: gradient.peaks[column])
      }
      column = gradient.next(from: column &+ 1)
    }
    factors.solveTransposed(&rests, into: &slopes)
    slopesAreUpdated = false
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
    let slope = slopes.values[slot]
    let total = own + (direction > 0 ? slope : -slope)
    let size = slopes.peaks[slot] + own
    return abs(total) <= size * Tolerance.slope ? 0 : total
  }

  /// The derivative of the sum along the edge, nil where it does not fall.
  private mutating func slopeAlongEdge(_ slot: Int, _ direction: Int8) -> Double? {
    let own = side(Int(basis[slot]), direction) == .priced ? weight[basis[slot]] : 0
    var sum = own
    var size = own
    var column = gradient.next(from: 0, alsoIn: edge)
    while column < columns {
      ownVisits &+= 1
      let part = gradient.values[column] * edge.values[column]
      sum += direction > 0 ? part : -part
      size += abs(gradient.values[column]) * edge.peaks[column]
      column = gradient.next(from: column &+ 1, alsoIn: edge)
    }
    return sum < -size * Tolerance.slope ? sum : nil
  }

  /// Moves along an edge to the best breakpoint, whose row enters the basis.
  ///
  /// Returns whether the point moved, or nil when nothing blocks.
  private mutating func advance(
    _ slot: Int,
    _ direction: Int8,
    slope start: Double,
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

  /// How fast residuals change along the edge, where rows outside the basis have a price or a bar.
  mutating func findRates() {
    rates.removeAll()
    var column = edge.next(from: 0)
    while column < columns {
      let value = edge.values[column]
      if value != 0 {
        noteRate(column, value, edge.peaks[column])
        ownVisits &+= 1 &+ byColumn.entries(of: column).count
        for entry in byColumn.entries(of: column) {
          let factor = byColumn.factors[entry]
          noteRate(
            Int(byColumn.columns[entry]) &+ columns,
            factor * value,
            abs(factor) * edge.peaks[column]
          )
        }
      }
      column = edge.next(from: column &+ 1)
    }
  }

  @inline(__always)
  private mutating func noteRate(_ row: Int, _ rate: Double, _ peak: Double) {
    if slotOfRow[row] >= 0 || (over[row] == .free && under[row] == .free) { return }
    rates.add(rate, at: row, peak: peak)
  }

  /// Gathers the priced breakpoints before the first bar; returns that bar.
  mutating func collectBreakpoints(direction: Int8) -> Breakpoint? {
    breakpoints.removeAll()
    var stop: Breakpoint?
    var row = rates.next(from: 0)
    while row < rows {
      ownVisits &+= 1
      if !rates.isRounding(at: row, Tolerance.pivot), let found = breakpoint(of: row, direction) {
        if side(row, sign[row]) == .barred || side(row, -sign[row]) == .barred {
          guard let nearest = stop else {
            stop = found
            row = rates.next(from: row &+ 1)
            continue
          }
          if found.isNearer(than: nearest)
            || found.isLevel(with: nearest) && found.rate > nearest.rate
          {
            stop = found
          }
        } else {
          breakpoints.append(found)
        }
      }
      row = rates.next(from: row &+ 1)
    }
    if let bar = stop {
      breakpoints.keep { !bar.isNearer(than: $0) }
    }
    return stop
  }

  @inline(__always)
  private func breakpoint(of row: Int, _ direction: Int8) -> Breakpoint? {
    let rate = direction > 0 ? rates.values[row] : -rates.values[row]
    let isBarred = side(row, sign[row]) == .barred
    if (rate > 0) == (sign[row] > 0) && !isBarred { return nil }
    let remaining = sign[row] > 0 ? residual[row] : -residual[row]
    let distance = isBarred ? 0 : max(0, remaining / abs(rate))
    var offset = 0.0
    if isPerturbed && !isBarred && distance == 0 {
      offset = max(0, (sign[row] > 0 ? offsets[row] : -offsets[row]) / abs(rate))
    }
    return Breakpoint(
      distance: distance,
      offset: offset,
      rate: abs(rate),
      row: Int32(truncatingIfNeeded: row)
    )
  }

  /// The nearest breakpoint, the lowest row of equals.
  private func firstBreakpoint(or stop: Breakpoint?) -> Breakpoint? {
    var first = stop
    for index in breakpoints.indices {
      let candidate = breakpoints[index]
      if let known = first {
        let isFirst =
          candidate.isLevel(with: known)
          ? candidate.row < known.row : candidate.isNearer(than: known)
        if !isFirst { continue }
      }
      first = candidate
    }
    return first
  }

  /// The breakpoint at which the sum stops falling.
  private mutating func longStep(slope start: Double, slot: Int, stop: Breakpoint?) -> Breakpoint? {
    ownVisits &+= breakpoints.count
    breakpoints.sort { left, right in
      if !left.isLevel(with: right) { return left.isNearer(than: right) }
      if left.rate != right.rate { return left.rate > right.rate }
      return left.row < right.row
    }
    var derivative = start
    let size = slopes.peaks[slot] * Tolerance.slope
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
    residual[leaving] = length
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

  /// What a row on a side adds to the gradient, per unit of its coefficients.
  @inline(__always)
  private func price(ofSide sign: Int8, of row: Int) -> Double {
    side(row, sign) == .priced ? Double(sign) * weight[row] : 0
  }

  /// Expresses the slopes in the basis after an exchange by which one row's price was given up and
  /// another's taken on.
  private mutating func updateSlopes(_ slot: Int, given: Double, taken: Double) {
    let pivot = expressed.values[slot]
    let share = (slopes.values[slot] + taken) / pivot
    var other = expressed.next(from: 0)
    while other < columns {
      ownVisits &+= 1
      if other != slot && expressed.values[other] != 0 {
        let part = -share * expressed.values[other]
        slopes.add(part, at: other, peak: abs(part))
        if slopes.isRounding(at: other) { slopes.set(0, at: other) }
      }
      other = expressed.next(from: other &+ 1)
    }
    slopes.set(0, at: slot)
    slopes.add(share - given, at: slot, peak: abs(share) + abs(given))
    slopesAreUpdated = true
  }

  private func shiftOffsets(by offset: Double) {
    var row = rates.next(from: 0)
    while row < rows {
      offsets[row] += offset * rates.values[row]
      row = rates.next(from: row &+ 1)
    }
  }

  private mutating func move(by length: Double) {
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

  /// Counts what a row outside the basis adds to the gradient on the side it is on.
  @inline(__always)
  mutating func count(_ row: Int, times factor: Double) {
    if side(row, sign[row]) != .priced { return }
    ownVisits &+= size(of: row)
    add(row, times: factor * Double(sign[row]) * weight[row], to: gradient)
  }
}
