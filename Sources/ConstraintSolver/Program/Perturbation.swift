/// Residuals that count only among rows without slack, while a phase makes no progress.
///
/// They are less than any number and different for each row, so that rows that meet in one point are met one
/// after another (A. Charnes, "Optimality and degeneracy in linear programming", 1952).
struct Perturbation: ~Copyable {
  private(set) var isActive = false
  private var offsets = List<Double>()

  /// Gives rows without slack some.
  mutating func begin(_ active: inout ActiveSet) {
    isActive = true
    let count = active.rows.count
    active.look(at: count)
    if offsets.count < count { offsets.append(repeating: 0, count: count - offsets.count) }
    for row in 0..<count {
      offsets[row] = 0
      if active.basis.contains(row) || active.point.residuals[row] != 0 { continue }
      let side = active.point.sides[row]
      if active.cost(of: row, on: side) == .forbidden { continue }
      let share = Self.scattered(row)
      offsets[row] = side > 0 ? share : -share
    }
  }

  mutating func end() { isActive = false }

  /// A number between a half and one for each row, which has nothing to do with the order of rows.
  static func scattered(_ row: Int) -> Double {
    let mixed = (UInt64(truncatingIfNeeded: row) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    return Double(mixed &>> 40) * 0x1p-25 + 0.5
  }

  /// How far a row without slack counts as being off, on the side that it is counted on.
  @inline(__always)
  func distance(of row: Int, on side: Int8) -> Double {
    side > 0 ? offsets[row] : -offsets[row]
  }

  /// Moves all offsets along an edge.
  mutating func move(by length: Double, _ rates: borrowing SparseVector) {
    var row = rates.next(from: 0)
    while row < rates.count {
      offsets[row] += length * rates.values[row]
      row = rates.next(from: row &+ 1)
    }
  }

  /// Notes that one row has left the basis, so far off, and that another one has entered it.
  mutating func exchange(_ leaving: Int, off length: Double, for entering: Int) {
    if !isActive { return }
    offsets[leaving] = length
    offsets[entering] = 0
  }
}
