// Where an edge meets rows, and at which of them a step ends.
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
      if !rates.isZero(at: row), let found = breakpoint(of: row, direction) {
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
  func firstBreakpoint(or stop: Breakpoint?) -> Breakpoint? {
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
  ///
  /// To stop at one before it costs a step; behind it the sum grows. A sum of violations alone stops falling
  /// somewhere.
  mutating func longStep(
    slope start: (derivative: Double, size: Double),
    slot: Int,
    stop: Breakpoint?
  ) -> Breakpoint? {
    ownVisits &+= breakpoints.count
    breakpoints.sort { left, right in
      if !left.isLevel(with: right) { return left.isNearer(than: right) }
      if left.rate != right.rate { return left.rate > right.rate }
      return left.row < right.row
    }
    var derivative = start.derivative
    let size = max(slopes.peaks[slot], start.size)
    for index in breakpoints.indices {
      let breakpoint = breakpoints[index]
      let row = Int(breakpoint.row)
      var change = 0.0
      if side(row, sign[row]) == .priced { change += weight[row] * breakpoint.rate }
      if side(row, -sign[row]) == .priced { change += weight[row] * breakpoint.rate }
      derivative += change
      if accuracy.isDoubtful(derivative, beside: size) { hasDoubt = true }
      if derivative >= -size * accuracy.zero { return breakpoint }
    }
    if stop != nil || !objective.isEmpty || breakpoints.isEmpty { return stop }
    hasDoubt = true
    return breakpoints[breakpoints.count &- 1]
  }
}
