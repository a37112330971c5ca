/// The dual phase: a row that does not hold takes the place of a basic one that may be left, until all hold.
struct DualSteps: ~Copyable {
  /// What becomes of the rows whose violation is forbidden.
  enum Outcome {
    case holds
    /// A row does not hold at any point where the basic rows that it depends on do.
    case contradicts(Int)
    /// The bound on steps, or the limit on visits, came first.
    case undecided
  }

  /// How long rows are, squared, when they are expressed in the basis, as far as the steps tell.
  private var squaredLengths = List<Double>()

  /// Moves to a point where no row is on a forbidden side, or to a row that keeps it from that.
  ///
  /// Leaving a basic row, where one of its sides costs nothing, has a price, different for each row; the sum of
  /// these prices is what the method minimises, so that it begins with multipliers that are feasible, and
  /// every step keeps them so (C. Lemke, "The dual method of solving the linear programming problem", 1954).
  /// The prices mean nothing but that no basis comes twice; where rows meet in one point, that costs no step.
  /// The row that is farthest from holding enters, by the lengths that ``updateLengths(_:_:_:)`` estimates, for
  /// the one whose price by its share in that row is least. Rows that may be left to both sides go first.
  ///
  /// The bound on steps only guards against rounding.
  mutating func run(_ active: inout ActiveSet) -> Outcome {
    let limit = active.basis.exchanges + 64 * (active.rows.count + active.columns) + 1024
    let wasDoubtful = active.isCareful && active.isDoubtful
    begin(&active)
    defer { active.clearMultipliers() }
    while active.basis.exchanges <= limit && !active.isExhausted {
      guard let row = farthestViolated(&active) else {
        if active.basis.exchanges == active.point.exchangesAtRefresh {
          if active.isCareful { Self.doubtPoint(&active, wasDoubtful: wasDoubtful) }
          return .holds
        }
        active.refresh()
        continue
      }
      active.express(row)
      guard let position = Self.leavingPosition(for: row, &active) else {
        if !active.basis.isExchanged {
          if active.isCareful {
            Self.doubtContradiction(of: row, &active, wasDoubtful: wasDoubtful)
          }
          return .contradicts(row)
        }
        renewFactors(&active)
        continue
      }
      active.findEdge(position)
      active.findRates()
      if Self.isDoubtful(position, row, active) {
        renewFactors(&active)
      } else {
        step(&active, position, row)
      }
      active.clearRates()
    }
    return .undecided
  }

  /// Whether no basic row may be left for a row, the only one that does not hold.
  static func isEvidentlyStuck(_ row: Int, _ active: inout ActiveSet) -> Bool {
    if active.basis.isExchanged { return false }
    active.express(row)
    return leavingPosition(for: row, &active) == nil
  }

  /// Whether the rate at which a row changes along an edge may be rounding that new factors do not have.
  private static func isDoubtful(
    _ position: Int,
    _ row: Int,
    _ active: borrowing ActiveSet
  ) -> Bool {
    if !active.basis.isExchanged { return false }
    let rate = active.basis.expressed.values[position]
    return active.basis.expressed.isRounding(at: position, Tolerance.cancelled)
      || abs(active.rates.values[row] - rate) > abs(rate) * active.accuracy.conceivable
  }

  /// Moves along an edge until a row has no residual, and exchanges it for the row at the edge's position.
  private mutating func step(_ active: inout ActiveSet, _ position: Int, _ entering: Int) {
    let leaving = active.basis.row(at: position)
    let length = -active.point.residuals[entering] / active.basis.expressed.values[position]
    updateLengths(&active, position, entering)
    active.move(by: length)
    active.updateMultipliers(position, given: 0, taken: 0)
    // New factors come with residuals of their own.
    if !active.exchange(position, for: entering) {
      active.setExactResidual(of: leaving, to: length)
    }
    active.setSide(of: leaving, to: length > 0 ? 1 : -1)
    if active.hasReplacedRows { begin(&active) }
  }

  private mutating func renewFactors(_ active: inout ActiveSet) {
    active.factor()
    active.refresh()
    if active.hasReplacedRows { begin(&active) }
  }

  /// Gives each basic row that may be left to one side a price for that, and each edge the length 1.
  private mutating func begin(_ active: inout ActiveSet) {
    _ = active.takeReplacedRows()
    active.look(at: active.rows.count &+ active.columns)
    squaredLengths.removeAll()
    squaredLengths.append(repeating: 1, count: active.rows.count)
    active.clearMultipliers()
    for position in 0..<active.columns {
      let row = active.basis.row(at: position)
      let isHeldBelow = active.costs.above[row] == .forbidden
      if isHeldBelow == (active.costs.below[row] == .forbidden) { continue }
      let price = Perturbation.scattered(row)
      active.setMultiplier(isHeldBelow ? -price : price, at: position)
    }
  }

  /// Of the rows on forbidden sides the one farthest from holding; nil if there are none.
  private func farthestViolated(_ active: inout ActiveSet) -> Int? {
    var farthest: Int?
    var largest = 0.0
    let count = active.rows.count
    active.look(at: count / 8)
    for row in 0..<count where active.point.residuals[row] != 0 && !active.basis.contains(row) {
      if !active.isBeyond(row) { continue }
      let residual = active.point.residuals[row]
      let square = residual * residual / squaredLengths[row]
      if square > largest {
        largest = square
        farthest = row
      }
    }
    return farthest
  }

  /// What it takes to leave a basic row in the direction in which the row that was expressed comes to hold.
  private struct Leaving {
    /// Zero if the row may be left to both sides.
    var price: Double
    var share: Double
    var isFree: Bool
  }

  @inline(__always)
  private static func leaving(
    _ position: Int,
    upward: Bool,
    _ active: inout ActiveSet
  ) -> Leaving? {
    if !active.hasShare(position) { return nil }
    let share = active.basis.expressed.values[position]
    let direction: Int8 = (share > 0) == upward ? 1 : -1
    let row = active.basis.row(at: position)
    if active.cost(of: row, on: direction) == .forbidden { return nil }
    let slope = active.multipliers.slopes.values[position]
    let price = direction > 0 ? slope : -slope
    let isFree = active.cost(of: row, on: -direction) != .forbidden
    return Leaving(price: isFree ? 0 : max(0, price), share: abs(share), isFree: isFree)
  }

  /// The position whose row is left for one that was expressed in the basis; nil if none may be.
  ///
  /// Of rows that may be left to both sides that on which the least is lost; else the one with the lowest price
  /// by its share, where a larger share may come first if that makes prices wrong by no more than a tolerance
  /// (P. Harris, "Pivot selection methods of the Devex LP code", 1973).
  private static func leavingPosition(for row: Int, _ active: inout ActiveSet) -> Int? {
    let upward = active.point.residuals[row] < 0
    var largestFree = 0.0
    var bound = Double.infinity
    var position = active.basis.expressed.next(from: 0)
    while position < active.columns {
      active.look(at: 1)
      if let found = leaving(position, upward: upward, &active) {
        if found.isFree { largestFree = max(largestFree, found.share) }
        bound = min(bound, (found.price + Tolerance.multiplier) / found.share)
      }
      position = active.basis.expressed.next(from: position &+ 1)
    }
    var best: Int?
    var bestShare = -1.0
    position = active.basis.expressed.next(from: 0)
    while position < active.columns {
      active.look(at: 1)
      if let found = leaving(position, upward: upward, &active) {
        if largestFree > 0 {
          if found.isFree && found.share >= largestFree * leastShare
            && losesLess(position, than: best, active)
          {
            best = position
          }
        } else if found.price <= bound * found.share && found.share > bestShare {
          best = position
          bestShare = found.share
        }
      }
      position = active.basis.expressed.next(from: position &+ 1)
    }
    return best
  }

  /// A row that is left for losing little has at least this share of the largest in what takes its place.
  private static var leastShare: Double { 0x1p-6 }

  private static func losesLess(
    _ position: Int,
    than other: Int?,
    _ active: borrowing ActiveSet
  ) -> Bool {
    guard let other else { return true }
    let rank = active.rows.ranks[active.basis.row(at: position)]
    let otherRank = active.rows.ranks[active.basis.row(at: other)]
    if rank != otherRank { return rank > otherRank }
    let shares = abs(active.basis.expressed.values[position])
    return shares > abs(active.basis.expressed.values[other])
  }

  /// Estimates how long rows become, expressed in the next basis, from what is known of them in this one.
  ///
  /// Lengths count in the basis in which the steps began (J. Forrest and D. Goldfarb, "Steepest-edge simplex
  /// algorithms for linear programming", 1992).
  private mutating func updateLengths(
    _ active: inout ActiveSet,
    _ position: Int,
    _ entering: Int
  ) {
    let rate = active.basis.expressed.values[position]
    let square = squaredLengths[entering] / (rate * rate)
    var row = active.rates.next(from: 0)
    while row < active.rows.count {
      active.look(at: 1)
      let share = active.rates.values[row] * active.rates.values[row] * square
      if share > squaredLengths[row] { squaredLengths[row] = share }
      row = active.rates.next(from: row &+ 1)
    }
    squaredLengths[active.basis.row(at: position)] = max(square, 1)
  }

  // MARK: Doubts

  /// Doubts that rows hold where a residual may be zero or not.
  private static func doubtPoint(_ active: inout ActiveSet, wasDoubtful: Bool) {
    active.forgetDoubts(but: wasDoubtful)
    active.refresh()
  }

  /// Doubts that a row cannot hold where its share in a basic one may be zero or not.
  private static func doubtContradiction(
    of row: Int,
    _ active: inout ActiveSet,
    wasDoubtful: Bool
  ) {
    active.forgetDoubts(but: wasDoubtful)
    active.express(row)
    _ = leavingPosition(for: row, &active)
  }
}
