/// Where an edge meets rows, and at which of them a step ends.
struct RatioTest: ~Copyable {
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

  /// The breakpoints of penalized rows before the first row that must not be passed.
  private(set) var breakpoints = List<Breakpoint>()

  /// Gathers the breakpoints of an edge whose rates are known; returns that of the first row that must not be
  /// passed.
  mutating func collect(
    _ active: inout ActiveSet,
    _ perturbation: borrowing Perturbation,
    direction: Int8
  ) -> Breakpoint? {
    breakpoints.removeAll()
    var stop: Breakpoint?
    let count = active.rows.count
    var row = active.rates.next(from: 0)
    while row < count {
      active.look(at: 1)
      if active.hasRate(row), let found = Self.breakpoint(of: row, active, perturbation, direction)
      {
        if !active.costs.mayBePassed(row) {
          guard let nearest = stop else {
            stop = found
            row = active.rates.next(from: row &+ 1)
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
      row = active.rates.next(from: row &+ 1)
    }
    if let last = stop {
      breakpoints.keep { !last.isNearer(than: $0) }
    }
    return stop
  }

  @inline(__always)
  private static func breakpoint(
    of row: Int,
    _ active: borrowing ActiveSet,
    _ perturbation: borrowing Perturbation,
    _ direction: Int8
  ) -> Breakpoint? {
    let rate = direction > 0 ? active.rates.values[row] : -active.rates.values[row]
    let side = active.point.sides[row]
    let isForbidden = active.cost(of: row, on: side) == .forbidden
    if (rate > 0) == (side > 0) && !isForbidden { return nil }
    let residual = active.point.residuals[row]
    let remaining = side > 0 ? residual : -residual
    let distance = isForbidden ? 0 : max(0, remaining / abs(rate))
    var offset = 0.0
    if perturbation.isActive && !isForbidden && distance == 0 {
      offset = max(0, perturbation.distance(of: row, on: side) / abs(rate))
    }
    return Breakpoint(
      distance: distance,
      offset: offset,
      rate: abs(rate),
      row: Int32(truncatingIfNeeded: row)
    )
  }

  /// The nearest breakpoint, the lowest row of equals.
  func first(or stop: Breakpoint?) -> Breakpoint? {
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

  /// The breakpoint at which the costs stop falling.
  ///
  /// To stop at one before it costs a step; behind it the costs grow. A sum of violations alone stops falling
  /// somewhere.
  mutating func longStep(
    _ active: inout ActiveSet,
    slope start: (derivative: Double, size: Double),
    position: Int,
    stop: Breakpoint?
  ) -> Breakpoint? {
    active.look(at: breakpoints.count)
    breakpoints.sort { left, right in
      if !left.isLevel(with: right) { return left.isNearer(than: right) }
      if left.rate != right.rate { return left.rate > right.rate }
      return left.row < right.row
    }
    var derivative = start.derivative
    let size = max(active.multipliers.slopes.peaks[position], start.size)
    for index in breakpoints.indices {
      let breakpoint = breakpoints[index]
      let row = Int(breakpoint.row)
      let change = active.rows.weights[row] * breakpoint.rate
      let side = active.point.sides[row]
      var total = 0.0
      if active.cost(of: row, on: side) == .penalized { total += change }
      if active.cost(of: row, on: -side) == .penalized { total += change }
      derivative += total
      if active.accuracy.isDoubtful(derivative, beside: size) { active.noteDoubt() }
      if derivative >= -size * active.accuracy.zero { return breakpoint }
    }
    if stop != nil || !active.costs.objective.isEmpty || breakpoints.isEmpty { return stop }
    active.noteDoubt()
    return breakpoints[breakpoints.count &- 1]
  }
}
