@testable import ConstraintSolver

extension DenseProgram {
  /// Makes `row` hold from now on, if it can together with the rows that already must.
  ///
  /// When it cannot, the row stays inactive and `support` lists the basic rows whose combination
  /// contradicts it. Basic rows are linearly independent, so that combination is the only one,
  /// and the support together with the row is irreducible.
  mutating func require(_ row: Int, _ relation: Relation) -> Bool {
    let limit = tolerance(of: row)
    var rest = slotOfRow[row] >= 0 ? 0 : residual[row]
    if violates(rest, relation, limit) {
      sign[row] = rest > 0 ? 1 : -1
      price(row, relation)
      sign[row] = rest > 0 ? 1 : -1
      minimize()
      refreshIfDue()
      rest = residual[row]
      if slotOfRow[row] < 0 && violates(rest, relation, tolerance(of: row)) {
        over[row] = .free
        under[row] = .free
        collectSupport(of: row)
        return false
      }
    }
    over[row] = relation == .greaterThanOrEqual ? .free : .barred
    under[row] = relation == .lessThanOrEqual ? .free : .barred
    sign[row] = relation == .lessThanOrEqual ? -1 : 1
    if relation == .equal && slotOfRow[row] < 0 { enterBasis(row) }
    return true
  }

  private func violates(_ rest: Double, _ relation: Relation, _ limit: Double) -> Bool {
    switch relation {
    case .equal: abs(rest) > limit
    case .lessThanOrEqual: rest > limit
    case .greaterThanOrEqual: rest < -limit
    }
  }

  /// Gathers the basic rows that a row's residual depends on.
  mutating func collectSupport(of row: Int) {
    support.removeAll()
    for slot in 0..<columns where abs(tableau[row, slot]) > Tolerance.pivot {
      support.append(basis[slot])
    }
  }

  /// Takes an equality that already holds into the basis, where it can never block a step.
  private mutating func enterBasis(_ row: Int) {
    var best = -1
    for slot in 0..<columns where abs(tableau[row, slot]) > Tolerance.pivot {
      let basic = basis[slot]
      if over[basic] != .free || under[basic] != .free { continue }
      if best < 0 || abs(tableau[row, slot]) > abs(tableau[row, best]) { best = slot }
    }
    if best >= 0 {
      sign[basis[best]] = 1
      pivot(slot: best, for: row)
      if pivotsSinceFactoring > 48 { refresh() }
    }
  }

  /// Gives the violating sides of `row` their price.
  mutating func price(_ row: Int, _ relation: Relation) {
    if slotOfRow[row] < 0 {
      if abs(residual[row]) <= tolerance(of: row) { residual[row] = 0 }
      if residual[row] != 0 {
        sign[row] = residual[row] > 0 ? 1 : -1
      } else {
        sign[row] = relation == .lessThanOrEqual ? -1 : 1
      }
    }
    if relation != .greaterThanOrEqual && over[row] != .barred { over[row] = .priced }
    if relation != .lessThanOrEqual && under[row] != .barred { under[row] = .priced }
  }

  /// Minimises what is priced and keeps later phases on the face of all minima.
  ///
  /// A side whose departure costs something at this optimum is barred from now on, every other
  /// priced side becomes free (complementary slackness).
  mutating func minimizeAndFix() {
    minimize()
    if pivots != refreshedPivots { refresh() }
    computeSlopes()
    for slot in 0..<columns {
      let row = Int(basis[slot])
      let up = derivative(slot: slot, direction: 1)
      let down = derivative(slot: slot, direction: -1)
      over[row] = (up ?? 1) > 0 ? .barred : .free
      under[row] = (down ?? 1) > 0 ? .barred : .free
    }
    for row in 0..<rows where slotOfRow[row] < 0 {
      if over[row] != .priced && under[row] != .priced { continue }
      over[row] = sign[row] > 0 ? .free : .barred
      under[row] = sign[row] > 0 ? .barred : .free
    }
  }

  /// Whether some basic row may still be left, so that the point is perhaps not unique.
  var hasFreeEdge: Bool {
    for slot in 0..<columns {
      let row = Int(basis[slot])
      if over[row] != .barred || under[row] != .barred { return true }
    }
    return false
  }

  /// Whether the residual of `row` is the same all over the current face.
  func isFixed(_ row: Int) -> Bool {
    if slotOfRow[row] >= 0 { return over[row] == .barred && under[row] == .barred }
    let largest = tableau.largest(inRow: row, atLeast: 1)
    for slot in 0..<columns where abs(tableau[row, slot]) > largest * Tolerance.pivot {
      let basic = basis[slot]
      if over[basic] != .barred || under[basic] != .barred { return false }
    }
    return true
  }

  /// Brings the residual of `row` as near to zero as the face allows and keeps it there.
  mutating func pull(_ row: Int) {
    if isFixed(row) { return }
    price(row, .equal)
    minimizeAndFix()
  }

  /// Brings an unknown to its least value on the face, else to its greatest, else to zero.
  mutating func place(_ column: Int) {
    if isFixed(column) { return }
    for factor in [1.0, -1.0] {
      objective = (column, factor)
      minimize()
      if !fallsWithoutEnd { minimizeAndFix() }
      objective = nil
      if !fallsWithoutEnd { return }
    }
    pull(column)
  }

  /// Minimises what some rows of a level that was minimised are violated by.
  mutating func minimizeViolations(of rows: [(number: Int, relation: Relation)]) {
    for (row, relation) in rows {
      if slotOfRow[row] < 0, abs(residual[row]) > tolerance(of: row) {
        sign[row] = residual[row] > 0 ? 1 : -1
      }
      if relation != .greaterThanOrEqual && over[row] == .free { over[row] = .priced }
      if relation != .lessThanOrEqual && under[row] == .free { under[row] = .priced }
    }
    minimizeAndFix()
  }
}
