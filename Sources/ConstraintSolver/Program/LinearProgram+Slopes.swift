// How fast the sum of priced residuals grows along the edges at the present point.
extension LinearProgram {
  /// How fast the sum grows per unit of each slot's direction, apart from the row left behind.
  mutating func findSlopes() {
    slopes.removeAll()
    var column = gradient.next(from: 0)
    while column < columns {
      ownVisits &+= 1
      if !gradient.isDust(at: column) {
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
  mutating func derivative(slot: Int, direction: Int8) -> Double? {
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
    if accuracy.isDoubtful(total, beside: size) { hasDoubt = true }
    return abs(total) <= size * accuracy.zero ? 0 : total
  }

  /// The derivative of the sum along the edge, and the magnitudes that it is the sum of; nil where it does not
  /// fall.
  ///
  /// What is left of prices that were given up counts no more than in ``findSlopes()``, however far a column moves.
  mutating func slopeAlongEdge(
    _ slot: Int,
    _ direction: Int8
  ) -> (derivative: Double, size: Double)? {
    let own = side(Int(basis[slot]), direction) == .priced ? weight[basis[slot]] : 0
    var sum = own
    var size = own
    var column = gradient.next(from: 0, alsoIn: edge)
    while column < columns {
      ownVisits &+= 1
      if !gradient.isDust(at: column) {
        let part = gradient.values[column] * edge.values[column]
        sum += direction > 0 ? part : -part
        size += abs(gradient.values[column]) * edge.peaks[column]
      }
      column = gradient.next(from: column &+ 1, alsoIn: edge)
    }
    if accuracy.isDoubtful(sum, beside: size) { hasDoubt = true }
    return sum < -size * accuracy.zero ? (sum, size) : nil
  }

  /// Whether a slope along which the sum falls passes for rounding only because of exchanges, each of which
  /// adds to the estimate of what may be rounding, when rows come back to the basis that left it, too.
  mutating func slopesAreDoubtful() -> Bool {
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
      if slope > largest * accuracy.multiplier, derivative(slot: slot, direction: direction) == 0 {
        let own = side(Int(basis[slot]), direction) == .priced ? weight[basis[slot]] : 0
        if own - slope < -largest * accuracy.multiplier { return true }
      }
      slot = slopes.next(from: slot &+ 1)
    }
    return false
  }

  /// Expresses the slopes in the basis after an exchange by which one row's price was given up and
  /// another's taken on.
  mutating func updateSlopes(_ slot: Int, given: Double, taken: Double) {
    let pivot = expressed.values[slot]
    let share = (slopes.values[slot] + taken) / pivot
    var other = expressed.next(from: 0)
    while other < columns {
      ownVisits &+= 1
      if other != slot && expressed.values[other] != 0 {
        let part = -share * expressed.values[other]
        slopes.add(part, at: other, peak: abs(part))
        if slopes.isDust(at: other) { slopes.set(0, at: other) }
      }
      other = expressed.next(from: other &+ 1)
    }
    slopes.set(0, at: slot)
    slopes.add(share - given, at: slot, peak: abs(share) + abs(given))
    slopesAreUpdated = true
  }
}
