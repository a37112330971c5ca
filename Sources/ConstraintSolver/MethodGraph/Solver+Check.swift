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
      if isViolated(~variable) { violated.append(~variable) }
    }
    boundChecks.count = 0
  }

  @inline(__always)
  private mutating func check(_ row: Int) {
    let head = head[row]
    if !head.isLive || head.isRejected || head.unknown > 0 { return }
    let code = determined[row]
    if code >= 0 { return }
    if code <= Determination.firstJoint {
      jointSeeds.append(groups[Determination.group(code)].leaves[0])
    }
    let misses = isMissed(row, head)
    if head.isRequired {
      if misses { violated.append(Int32(truncatingIfNeeded: row)) }
    } else if misses {
      if !head.hasError {
        self.head[row].bits |= RowHead.errorBit
        errorCount &+= 1
      }
      errorSeeds.append(Int32(truncatingIfNeeded: row))
    } else if head.hasError {
      endError(row)
    }
  }

  /// Whether a row does not hold at the present values, rounding apart.
  @inline(__always)
  func isMissed(_ row: Int, _ head: RowHead) -> Bool {
    let first = row &* 4
    var rest = -constant[row]
    var size = abs(rest)
    for slot in first..<(first &+ head.count) {
      let part = slotCoefficient[slot] * value[Int(slotVariable[slot])]
      rest += part
      size += abs(part)
    }
    let sense = head.sense
    let excess = sense == 0 ? abs(rest) : sense < 0 ? rest : -rest
    if excess <= size * Tolerance.residual { return false }
    if excess > size * Tolerance.evident { return true }
    return excess > scale(ofCone: Int32(row)) * Tolerance.residual
  }

  /// The same for a code: a row, or the complement of a bounded variable.
  func isViolated(_ code: Int32) -> Bool {
    if code >= 0 {
      let head = head[Int(code)]
      if !head.isLive || head.isRejected || head.unknown > 0 || determined[Int(code)] >= 0 {
        return false
      }
      return isMissed(Int(code), head)
    }
    let variable = Int(~code)
    if determiner[variable] < 0 && determiner[variable] > Determination.firstJoint { return false }
    if value[variable] >= 0 { return false }
    return -value[variable] > scale(ofCone: code) * Tolerance.residual
  }

  /// The largest magnitude among everything a row's value was computed from.
  @inline(never)
  private func scale(ofCone code: Int32) -> Double {
    var largest = 0.0
    var pending: [Int32] = []
    var seen: Set<Int32> = []
    func visit(_ row: Int) {
      largest = max(largest, abs(constant[row]))
      for slot in (row * 4)..<(row * 4 + head[row].count) {
        let variable = slotVariable[slot]
        largest = max(largest, abs(slotCoefficient[slot] * value[Int(variable)]))
        if seen.insert(variable).inserted { pending.append(variable) }
      }
    }
    if code >= 0 { visit(Int(code)) } else { pending.append(~code) }
    while let variable = pending.popLast() {
      largest = max(largest, abs(value[Int(variable)]))
      let row = determiner[Int(variable)]
      if row >= 0 { visit(Int(row)) }
    }
    return largest
  }
}
