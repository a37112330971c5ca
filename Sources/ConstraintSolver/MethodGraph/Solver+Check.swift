extension Solver {
  /// Looks at every listed row and bound and files the violated ones.
  mutating func runChecks() {
    var index = 0
    while index < checks.count {
      let row = Int(checks[index])
      index &+= 1
      check(row)
    }
    report.rowsTouched += checks.count
    checks.count = 0
    for index in 0..<boundChecks.count {
      let variable = boundChecks[index]
      if !isViolated(~variable) { continue }
      if variablePool[Int(variable)].flags & VariableFlag.marked != 0 {
        touched.append(variable)
      } else {
        violated.append(~variable)
      }
    }
    boundChecks.count = 0
  }

  @inline(__always)
  private mutating func check(_ row: Int) {
    let head = rowPool[row].head
    if !head.isLive || head.isRejected || head.unknown > 0 { return }
    let code = rowPool[row].determined
    if code >= 0 { return }
    let side = missedSide(row, head)
    if code <= Determination.firstJoint {
      let group = Determination.group(code)
      if side != 0 || !groups[group].isSquare { jointSeeds.append(groups[group].leaves[0]) }
      if groups[group].isSquare { return }
    }
    if head.isRequired {
      if side != 0 { fileViolation(row, head) }
    } else if side != 0 || head.hasError {
      fileError(row, head, side)
    }
    if side == 0 && head.isSupport { _ = touchPart(of: row, VariableFlag.open) }
  }

  private mutating func fileViolation(_ row: Int, _ head: RowHead) {
    if touchPart(of: row, VariableFlag.marked) { return }
    if head.isEquality {
      violatedEqualities.append(Int32(truncatingIfNeeded: row))
    } else {
      violated.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Files what an optional row misses; in a part whose proof still stands there is nothing to do.
  private mutating func fileError(_ row: Int, _ head: RowHead, _ side: Int) {
    if side == head.errorSign {
      if !isInPart(row, VariableFlag.tight) { errorSeeds.append(Int32(truncatingIfNeeded: row)) }
    } else if !touchPart(of: row, VariableFlag.marked) {
      if side == 0 {
        endError(row)
      } else {
        setError(row, side)
        errorSeeds.append(Int32(truncatingIfNeeded: row))
      }
    }
  }

  /// Notes on which side an optional row is violated.
  @inline(__always)
  mutating func setError(_ row: Int, _ side: Int) {
    let old = rowPool[row].head
    if !old.hasError { errorCount &+= 1 }
    let bits = old.bits & ~RowHead.errorSignBit | RowHead.errorBit
    rowPool[row].head.bits = side > 0 ? bits | RowHead.errorSignBit : bits
  }

  /// On which side a row does not hold at the present values, rounding apart; 0 where it holds.
  @inline(__always)
  mutating func missedSide(_ row: Int, _ head: RowHead) -> Int {
    var rest = -rowPool[row].constant
    var size = abs(rest)
    for slot in terms(of: row) {
      let part = termPool[slot].coefficient * value[Int(termPool[slot].variable)]
      rest += part
      size += abs(part)
    }
    let sense = head.sense
    let excess = sense == 0 ? abs(rest) : sense < 0 ? rest : -rest
    if excess <= size * Tolerance.residual { return 0 }
    if excess <= max(size * Tolerance.evident, largestConstant * Tolerance.conceivable) {
      if excess <= scale(ofCone: Int32(row)) * Tolerance.residual { return 0 }
    }
    return rest > 0 ? 1 : -1
  }

  /// Whether an inequality holds by more than could be rounding.
  func isSlack(_ row: Int) -> Bool {
    var rest = -rowPool[row].constant
    var size = abs(rest)
    for slot in terms(of: row) {
      let part = termPool[slot].coefficient * value[Int(termPool[slot].variable)]
      rest += part
      size += abs(part)
    }
    let sense = rowPool[row].head.sense
    let room = sense < 0 ? -rest : sense > 0 ? rest : 0
    return room > max(size * Tolerance.evident, largestConstant * Tolerance.conceivable)
  }

  mutating func isMissed(_ row: Int, _ head: RowHead) -> Bool {
    missedSide(row, head) != 0
  }

  /// The same for a code: a row, or the complement of a bounded variable.
  mutating func isViolated(_ code: Int32) -> Bool {
    if code >= 0 {
      let head = rowPool[Int(code)].head
      if !head.isLive || head.isRejected || head.unknown > 0 || rowPool[Int(code)].determined >= 0 {
        return false
      }
      return isMissed(Int(code), head)
    }
    let variable = Int(~code)
    if variablePool[variable].determiner < 0
      && variablePool[variable].determiner > Determination.firstJoint
    {
      return false
    }
    if value[variable] >= 0 { return false }
    return -value[variable] > scale(ofCone: code) * Tolerance.residual
  }

  /// The largest magnitude among everything a row's value was computed from.
  ///
  /// Values that cancelled no longer show it: 0.3 - 0.1 - 0.2 leaves rounding and nothing else.
  @inline(never)
  mutating func scale(ofCone code: Int32) -> Double {
    var largest = 0.0
    var pending: [Int32] = []
    var seen: Set<Int32> = []
    func visit(_ row: Int) {
      largest = max(largest, abs(rowPool[row].constant))
      for slot in terms(of: row) {
        let variable = termPool[slot].variable
        largest = max(largest, abs(termPool[slot].coefficient * value[Int(variable)]))
        if seen.insert(variable).inserted { pending.append(variable) }
      }
    }
    if code >= 0 { visit(Int(code)) } else { pending.append(~code) }
    while let variable = pending.popLast() {
      largest = max(largest, abs(value[Int(variable)]))
      let row = variablePool[Int(variable)].determiner
      if row >= 0 { visit(Int(row)) }
    }
    return largest
  }
}
