extension DenseProgram {
  /// Makes `row` hold from now on, if it can together with the rows that already must.
  ///
  /// When it cannot, the row stays inactive and `support` lists the working rows whose combination
  /// contradicts it. Working rows are linearly independent, so that combination is the only one,
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
    if relation == .equal && slotOfRow[row] < 0 { anchor(row) }
    return true
  }

  private func violates(_ rest: Double, _ relation: Relation, _ limit: Double) -> Bool {
    switch relation {
    case .equal: abs(rest) > limit
    case .lessThanOrEqual: rest > limit
    case .greaterThanOrEqual: rest < -limit
    }
  }

  /// Gathers the working rows that a row's residual depends on.
  mutating func collectSupport(of row: Int) {
    support.count = 0
    let rates = tableau.base + row * columns
    for slot in 0..<columns where abs(rates[slot]) > Tolerance.pivot {
      support.append(working[slot])
    }
  }

  /// Neither asks a row to hold nor prices what it misses.
  func ignore(_ row: Int) {
    over[row] = .free
    under[row] = .free
  }

  /// Whether the priced row `failed` still cannot hold when `row` need not hold any more.
  mutating func remainsViolated(_ failed: Int, without row: Int) -> Bool {
    ignore(row)
    minimize()
    refreshIfDue()
    return slotOfRow[failed] < 0 && abs(residual[failed]) > tolerance(of: failed)
  }

  /// Ignores those of `rows` behind the first `count` that are not in `support`; returns the rest.
  func narrowed(_ rows: [Int], keeping count: Int) -> [Int] {
    let holding = Set((0..<support.count).map { Int(support[$0]) })
    var kept: [Int] = []
    for (position, row) in rows.enumerated() {
      if position < count || holding.contains(row) {
        kept.append(row)
      } else {
        ignore(row)
      }
    }
    return kept
  }

  /// Takes an equality that already holds into the working set, where it can never block a step.
  private mutating func anchor(_ row: Int) {
    let rates = tableau.base + row * columns
    var best = -1
    for slot in 0..<columns where abs(rates[slot]) > Tolerance.pivot {
      let tight = Int(working[slot])
      if over[tight] != .free || under[tight] != .free { continue }
      if best < 0 || abs(rates[slot]) > abs(rates[best]) { best = slot }
    }
    if best >= 0 {
      sign[Int(working[best])] = 1
      exchange(slot: best, for: row)
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
  mutating func settle() {
    minimize()
    if pivots != refreshedPivots { refresh() }
    computeSlopes()
    for slot in 0..<columns {
      let row = Int(working[slot])
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

  /// Whether some working row may still be left, so that the point is perhaps not unique.
  var hasFreeEdge: Bool {
    for slot in 0..<columns {
      let row = Int(working[slot])
      if over[row] != .barred || under[row] != .barred { return true }
    }
    return false
  }

  /// Whether the residual of `row` is the same all over the current face.
  func isFixed(_ row: Int) -> Bool {
    if slotOfRow[row] >= 0 { return over[row] == .barred && under[row] == .barred }
    let rates = tableau.base + row * columns
    var largest = 1.0
    for slot in 0..<columns { largest = max(largest, abs(rates[slot])) }
    for slot in 0..<columns where abs(rates[slot]) > largest * Tolerance.pivot {
      let tight = Int(working[slot])
      if over[tight] != .barred || under[tight] != .barred { return false }
    }
    return true
  }

  /// Brings the residual of `row` as near to zero as the face allows and keeps it there.
  mutating func pull(_ row: Int) {
    if isFixed(row) { return }
    price(row, .equal)
    settle()
  }

  /// Whether the residual of `row` can change in either direction on the current face.
  ///
  /// Poses an extra row whose target lies beyond the present value, on each side in turn, and asks
  /// whether any step towards it has a length; the face itself is left as it was. How long the
  /// step is does not matter, so that the answer is the same in every unit.
  mutating func canMove(_ row: Int) -> Bool {
    if isFixed(row) { return false }
    let present = slotOfRow[row] >= 0 ? 0 : residual[row]
    var reach = abs(present)
    for row in 0..<rows { reach = max(reach, abs(constant[row])) }
    if reach == 0 { reach = 1 }
    for direction in [1.0, -1.0] {
      let target = addRow(constant: constant[row] + present + direction * reach, magnitude: reach)
      for column in 0..<columns {
        coefficients[target * columns + column] = coefficients[row * columns + column]
      }
      finish(row: target)
      clearRounding()
      price(target, .equal)
      let moves = minimize()
      refresh()
      over[target] = .free
      under[target] = .free
      if moves { return true }
    }
    return false
  }

  /// Takes what rounding left of a zero for zero, so that a step up to it has no length.
  private func clearRounding() {
    for row in 0..<rows where slotOfRow[row] < 0 && residual[row] != 0 {
      if over[row] == .free && under[row] == .free { continue }
      if abs(residual[row]) <= tolerance(of: row) { residual[row] = 0 }
    }
  }
}
