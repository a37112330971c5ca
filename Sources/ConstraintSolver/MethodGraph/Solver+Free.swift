// A new variable that nothing determines is zero, unless a required equality that closes a circle of
// such variables asks for something else, as the width of a row asks the width that its views share.
// What follows from the variable is computed together with how fast it moves with it, so that the
// first such equality tells its value at once, and nothing has to be found out by violating it.
extension Solver {
  /// Peels what follows from a free variable that was just given zero, and lets the first required
  /// equality that does not hold then have it.
  ///
  /// The variable must come last among all that are zero for want of a row: among equally weak ones
  /// that is the one to give way. See ``repair(_:)``, which would do the same later.
  ///
  /// - Complexity: O(terms of the rows that follow), twice where an equality closes.
  mutating func peelFreely(from free: Int) {
    let mark = nextEpoch()
    variablePool[free].mark = mark
    adjoint[free] = 1
    order.count = 0
    order.append(Int32(truncatingIfNeeded: free))
    var firstCheck = checks.count
    var next = 0
    while next < peelable.count {
      let row = Int(peelable[next])
      next &+= 1
      if !peel(row) { continue }
      let output = rowPool[row].determined
      order.append(output)
      adjoint[Int(output)] = slope(of: Int(output), by: row, mark)
      variablePool[Int(output)].mark = mark
      while firstCheck < checks.count {
        if closes(Int(checks[firstCheck]), over: free, mark) {
          peel(from: next)
          return
        }
        firstCheck &+= 1
      }
    }
    order.count = 0
    peelable.count = 0
  }

  /// How fast a variable moves with the free one by the row that determines it.
  @inline(__always)
  private func slope(of output: Int, by row: Int, _ mark: Int32) -> Double {
    let variables = variablePool.base
    let adjoints = adjoint.base
    let slots = termPool.base
    var sum = 0.0
    var divisor = 1.0
    for slot in terms(of: row) {
      let variable = Int(slots[slot].variable)
      if variable == output {
        divisor = slots[slot].coefficient
      } else if variables[variable].mark == mark {
        sum -= slots[slot].coefficient * adjoints[variable]
      }
    }
    return sum / divisor
  }

  /// Lets a required equality whose last unknown was found hold the free variable from now on, if it
  /// does not hold with that at zero; returns whether it did.
  @inline(__always)
  private mutating func closes(_ row: Int, over free: Int, _ mark: Int32) -> Bool {
    let head = rowPool[row].head
    if !head.isRequiredEquality || head.unknown > 0 { return false }
    return close(row, head, over: free, mark)
  }

  @inline(never)
  private mutating func close(_ row: Int, _ head: RowHead, over free: Int, _ mark: Int32) -> Bool {
    if head.isRejected || rowPool[row].determined != -1 || !isMissed(row, head) { return false }
    let slope = -slope(of: -1, by: row, mark)
    let result = -residual(of: row) / slope
    if abs(slope) <= Tolerance.slope || !result.isFinite { return false }
    report.pivots += 1
    settledVariables.append(Int32(truncatingIfNeeded: free))
    variablePool[free].flags |= VariableFlag.exchanged | VariableFlag.settled
    join(Int32(truncatingIfNeeded: free), with: Int32(truncatingIfNeeded: row))
    assign(free, result)
    var list = UnsafeMutableBufferPointer(start: order.base, count: order.count)
    list.reverse()
    evaluateOrder(mayChangeSoftness: false)
    return true
  }
}
