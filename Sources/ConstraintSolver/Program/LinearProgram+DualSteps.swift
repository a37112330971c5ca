// Dual steps: a row that does not hold takes the place of a basic one that may be left.
extension LinearProgram {
  /// What becomes of the rows that are barred on their violating sides.
  enum Feasibility {
    case holds
    /// A row does not hold at any point where the basic rows that it depends on do.
    case contradicts(Int)
    /// The bound on steps, or the limit on visits, came first.
    case undecided
  }

  /// Moves to a point where no row is on a barred side, or to a row that keeps it from that.
  ///
  /// Leaving a basic row, where one of its sides is free, has a price, different for each row; the sum of
  /// these prices is what the method minimises, so that it begins with multipliers that are feasible, and
  /// every step keeps them so (C. Lemke, "The dual method of solving the linear programming problem", 1954).
  /// The prices mean nothing but that no basis comes twice; where rows meet in one point, that costs no step.
  /// The row that is farthest from holding enters, by the lengths that `updateLengths` estimates, for the one
  /// whose price by its share in that row is least. Rows that may be left to both sides go first.
  ///
  /// The bound on steps only guards against rounding.
  mutating func reachFeasibility() -> Feasibility {
    let limit = pivots + 64 * (rows + columns) + 1024
    let wasDoubtful = isCareful && isDoubtful
    priceLeaving()
    defer { slopes.removeAll() }
    while pivots <= limit && !isExhausted {
      guard let row = farthestViolated() else {
        if pivots == pivotsAtRefresh {
          if isCareful { judgePoint(wasDoubtful: wasDoubtful) }
          return .holds
        }
        refresh()
        continue
      }
      express(row)
      guard let slot = leavingSlot(for: row) else {
        if factors.exchanged.isEmpty {
          if isCareful { judgeContradiction(of: row, wasDoubtful: wasDoubtful) }
          return .contradicts(row)
        }
        renewFactors()
        continue
      }
      findEdge(slot)
      findRates()
      if isDoubtful(slot, row) { renewFactors() } else { dualStep(slot, row) }
      rates.removeAll()
    }
    isComplete = false
    return .undecided
  }

  /// Whether the rate at which a row changes along an edge may be rounding that new factors do not have.
  private func isDoubtful(_ slot: Int, _ row: Int) -> Bool {
    if factors.exchanged.isEmpty { return false }
    let rate = expressed.values[slot]
    return expressed.isRounding(at: slot, Tolerance.cancelled)
      || abs(rates.values[row] - rate) > abs(rate) * accuracy.conceivable
  }

  /// Moves along the edge of a slot until a row has no residual, and exchanges it for the slot's row.
  private mutating func dualStep(_ slot: Int, _ entering: Int) {
    let leaving = Int(basis[slot])
    let length = -residual[entering] / expressed.values[slot]
    updateLengths(slot, entering)
    move(by: length)
    updateSlopes(slot, given: 0, taken: 0)
    // New factors come with residuals of their own.
    if !exchange(slot: slot, for: entering) { residual[leaving] = length }
    sign[leaving] = length > 0 ? 1 : -1
    if hasReplacedRows { priceLeaving() }
  }

  private mutating func renewFactors() {
    factor()
    refresh()
    if hasReplacedRows { priceLeaving() }
  }

  /// Gives each basic row that may be left to one side a price for that, and each edge the length 1.
  private mutating func priceLeaving() {
    hasReplacedRows = false
    ownVisits &+= rows &+ columns
    squaredLengths.removeAll()
    squaredLengths.append(repeating: 1, count: rows)
    slopes.removeAll()
    for slot in 0..<columns {
      let row = Int(basis[slot])
      if (over[row] == .barred) == (under[row] == .barred) { continue }
      let price = Self.scattered(row)
      slopes.add(over[row] == .barred ? -price : price, at: slot, peak: price)
    }
  }

  /// Of the rows on barred sides the one farthest from holding; nil if there are none.
  private mutating func farthestViolated() -> Int? {
    var farthest: Int?
    var largest = 0.0
    ownVisits &+= rows / 8
    for row in 0..<rows where residual[row] != 0 && slotOfRow[row] < 0 {
      if side(row, residual[row] > 0 ? 1 : -1) != .barred { continue }
      let square = residual[row] * residual[row] / squaredLengths[row]
      if square > largest {
        largest = square
        farthest = row
      }
    }
    return farthest
  }

  /// What it takes to leave a slot's row in the direction in which the row that was expressed comes to hold.
  private struct Leaving {
    /// Zero if both sides of the row are free.
    var price: Double
    var share: Double
    var isFree: Bool
  }

  private mutating func leaving(_ slot: Int, upward: Bool) -> Leaving? {
    if expressed.isZero(at: slot) { return nil }
    let share = expressed.values[slot]
    let direction: Int8 = (share > 0) == upward ? 1 : -1
    let row = Int(basis[slot])
    if side(row, direction) == .barred { return nil }
    let price = direction > 0 ? slopes.values[slot] : -slopes.values[slot]
    let isFree = side(row, -direction) != .barred
    return Leaving(price: isFree ? 0 : max(0, price), share: abs(share), isFree: isFree)
  }

  /// The slot whose row is left for one that was expressed in the basis; nil if none may be.
  ///
  /// Of rows that are free on both sides that on which the least is lost; else the one with the lowest price
  /// by its share, where a larger share may come first if that makes prices wrong by no more than a tolerance
  /// (P. Harris, "Pivot selection methods of the Devex LP code", 1973).
  mutating func leavingSlot(for row: Int) -> Int? {
    let upward = residual[row] < 0
    var largestFree = 0.0
    var bound = Double.infinity
    var slot = expressed.next(from: 0)
    while slot < columns {
      ownVisits &+= 1
      if let found = leaving(slot, upward: upward) {
        if found.isFree { largestFree = max(largestFree, found.share) }
        bound = min(bound, (found.price + Tolerance.multiplier) / found.share)
      }
      slot = expressed.next(from: slot &+ 1)
    }
    var best: Int?
    slot = expressed.next(from: 0)
    while slot < columns {
      ownVisits &+= 1
      if let found = leaving(slot, upward: upward) {
        if largestFree > 0 {
          if found.isFree && found.share >= largestFree * Self.leastShare
            && (best.map { losesLess(slot, than: $0) } ?? true)
          {
            best = slot
          }
        } else if found.price <= bound * found.share
          && (best.map { found.share > abs(expressed.values[$0]) } ?? true)
        {
          best = slot
        }
      }
      slot = expressed.next(from: slot &+ 1)
    }
    return best
  }

  /// A row that is left for losing little has at least this share of the largest in what takes its place.
  private static var leastShare: Double { 0x1p-6 }

  private func losesLess(_ slot: Int, than other: Int) -> Bool {
    let (rank, otherRank) = (ranks[basis[slot]], ranks[basis[other]])
    return rank != otherRank
      ? rank > otherRank : abs(expressed.values[slot]) > abs(expressed.values[other])
  }

  /// Estimates how long rows become, expressed in the next basis, from what is known of them in this one.
  ///
  /// Lengths count in the basis in which the steps began (J. Forrest and D. Goldfarb, "Steepest-edge simplex
  /// algorithms for linear programming", 1992).
  private mutating func updateLengths(_ slot: Int, _ entering: Int) {
    let rate = expressed.values[slot]
    let square = squaredLengths[entering] / (rate * rate)
    var row = rates.next(from: 0)
    while row < rows {
      ownVisits &+= 1
      let share = rates.values[row] * rates.values[row] * square
      if share > squaredLengths[row] { squaredLengths[row] = share }
      row = rates.next(from: row &+ 1)
    }
    squaredLengths[basis[slot]] = max(square, 1)
  }
}
