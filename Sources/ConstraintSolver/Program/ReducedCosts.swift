/// How fast the costs grow when the point leaves each basic row: the multipliers of the basis.
///
/// With the matrix `B` of the basic rows they solve `slopes · B = gradient`. A point is a minimum if for no
/// basic row the slope and what its own side costs add up to less than zero, on either side.
struct ReducedCosts: ~Copyable {
  /// By positions of the basis, the basic row's own cost apart.
  private(set) var slopes: SparseVector
  /// What the slopes of a careful program were rounded by.
  private var remainders = List<Double>()
  /// Whether the slopes were carried over an exchange instead of being found from the gradient.
  private(set) var isUpdated = false
  /// How often a number was looked at so far.
  private(set) var visits = 0
  private var hasDoubt = false
  private let accuracy: Accuracy

  init(columns: Int, accuracy: Accuracy = Accuracy()) {
    self.accuracy = accuracy
    slopes = SparseVector(count: columns, accuracy: accuracy)
    remainders.append(repeating: 0, count: columns)
  }

  var isDoubtful: Bool { hasDoubt || slopes.isDoubtful }

  mutating func forgetDoubts() {
    hasDoubt = false
    slopes.isDoubtful = false
  }

  mutating func clear() { slopes.removeAll() }

  /// Sets the slope at a position, which was zero.
  mutating func set(_ slope: Double, at position: Int) {
    slopes.add(slope, at: position, peak: abs(slope))
  }

  /// Whether a slope is zero, rounding apart.
  mutating func isZero(at position: Int) -> Bool { slopes.isZero(at: position) }

  /// Finds the slopes from the gradient.
  mutating func find(_ costs: inout Costs, _ basis: inout Basis) {
    slopes.removeAll()
    var column = costs.gradient.next(from: 0)
    while column < basis.count {
      visits &+= 1
      if !costs.isDust(at: column) {
        let gradient = costs.gradient.values[column]
        basis.addRest(gradient, at: column, peak: costs.gradient.peaks[column])
      }
      column = costs.gradient.next(from: column &+ 1)
    }
    basis.solveTransposed(into: &slopes)
    if basis.factors.isCareful {
      for position in remainders.indices { remainders[position] = basis.remainder(at: position) }
    }
    isUpdated = false
  }

  /// How fast the costs grow when the point leaves the basic row at a position.
  ///
  /// It is nil where that side of the row is forbidden.
  @inline(__always)
  mutating func derivative(
    _ position: Int,
    _ direction: Int8,
    _ basis: borrowing Basis,
    _ costs: borrowing Costs,
    _ program: borrowing ProgramRows
  ) -> Double? {
    let row = basis.row(at: position)
    let own: Double
    switch costs.cost(of: row, on: direction) {
    case .forbidden: return nil
    case .unconstrained: own = 0
    case .penalized: own = program.weights[row]
    }
    let (slope, rest) = (slopes.values[position], remainders[position])
    let total = direction > 0 ? (own + slope) + rest : (own - slope) - rest
    let size = slopes.peaks[position] + own * accuracy.exact
    if accuracy.isDoubtful(total, beside: size) { hasDoubt = true }
    return abs(total) <= size * accuracy.zero ? 0 : total
  }

  /// The same by the gradient along the direction that was found, and the magnitudes that it is the sum of; nil
  /// where the costs do not fall.
  ///
  /// What is left of costs that were given up counts no more than in ``find(_:_:)``, however far a column moves.
  mutating func derivativeAlongEdge(
    _ position: Int,
    _ direction: Int8,
    _ basis: borrowing Basis,
    _ costs: inout Costs,
    _ program: borrowing ProgramRows
  ) -> (derivative: Double, size: Double)? {
    let row = basis.row(at: position)
    let own = costs.cost(of: row, on: direction) == .penalized ? program.weights[row] : 0
    var sum = own
    var size = own
    var column = costs.gradient.next(from: 0, alsoIn: basis.direction)
    while column < basis.count {
      visits &+= 1
      if !costs.isDust(at: column) {
        let part = costs.gradient.values[column] * basis.direction.values[column]
        sum += direction > 0 ? part : -part
        size += abs(costs.gradient.values[column]) * basis.direction.peaks[column]
      }
      column = costs.gradient.next(from: column &+ 1, alsoIn: basis.direction)
    }
    if accuracy.isDoubtful(sum, beside: size) { hasDoubt = true }
    return sum < -size * accuracy.zero ? (sum, size) : nil
  }

  /// Whether a slope along which the costs fall passes for rounding only because of exchanges.
  ///
  /// Each exchange adds to the estimate of what may be rounding, even where it brings a row back that had left
  /// before. Where the basis was nearly singular then, a slope may be lost altogether.
  mutating func mayFall(
    _ basis: borrowing Basis,
    _ costs: borrowing Costs,
    _ program: borrowing ProgramRows
  ) -> Bool {
    if !basis.isExchanged { return false }
    var largest = 0.0
    var column = costs.gradient.next(from: 0)
    while column < basis.count {
      largest = max(largest, abs(costs.gradient.values[column]))
      column = costs.gradient.next(from: column &+ 1)
    }
    var position = slopes.next(from: 0)
    while position < basis.count {
      visits &+= 1
      let slope = abs(slopes.values[position])
      let rounding = slopes.peaks[position] * accuracy.zero
      if slope == 0 && rounding > largest * accuracy.multiplier { return true }
      let direction: Int8 = slopes.values[position] > 0 ? -1 : 1
      if slope > largest * accuracy.multiplier,
        derivative(position, direction, basis, costs, program) == 0
      {
        let row = basis.row(at: position)
        let own = costs.cost(of: row, on: direction) == .penalized ? program.weights[row] : 0
        if own - slope < -largest * accuracy.multiplier { return true }
      }
      position = slopes.next(from: position &+ 1)
    }
    return false
  }

  /// Carries the slopes over an exchange by which one row's cost was given up and another's taken on.
  mutating func update(
    _ position: Int,
    given: Double,
    taken: Double,
    _ basis: borrowing Basis
  ) {
    let pivot = basis.expressed.values[position]
    let share = (slopes.values[position] + taken) / pivot
    var other = basis.expressed.next(from: 0)
    while other < basis.count {
      visits &+= 1
      if other != position && basis.expressed.values[other] != 0 {
        let part = -share * basis.expressed.values[other]
        slopes.add(part, at: other, peak: abs(part))
        if slopes.isDust(at: other) { slopes.set(0, at: other) }
      }
      other = basis.expressed.next(from: other &+ 1)
    }
    slopes.set(0, at: position)
    slopes.add(share - given, at: position, peak: abs(share) + abs(given))
    isUpdated = true
  }
}
