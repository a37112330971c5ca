// The canonical choice: leaves that could move at no cost must be where the smallest absolute
// values, taken variable by variable in index order, put them.
extension Solver {
  mutating func checkLeaves() {
    var candidates: [Int32] = []
    if freshSoft.count > 0 {
      beginCone()
      for index in 0..<freshSoft.count where isLive(Int(freshSoft[index])) {
        climb(from: freshSoft[index], throughHard: false)
      }
      for index in 0..<cone.count where isLeaf(Int(cone[index])) {
        let variable = Int(cone[index])
        if variablePool[variable].determiner > Determination.firstJoint {
          leafChecks.append(cone[index])
        } else if variablePool[variable].flags & VariableFlag.settled == 0 {
          jointSeeds.append(cone[index])
        }
      }
      freshSoft.count = 0
      if jointSeeds.count > 0 { return }
    }
    let mark = nextEpoch()
    for index in 0..<leafChecks.count {
      let leaf = leafChecks[index]
      let variable = Int(leaf)
      let code = variablePool[variable].determiner
      if variablePool[variable].mark == mark || code < 0 && code != Determination.canonical {
        continue
      }
      variablePool[variable].mark = mark
      if code == Determination.canonical {
        if !touchPart(around: variable) { candidates.append(leaf) }
        continue
      }
      let row = Int(code)
      if rowPool[row].head.isEquality || variablePool[variable].flags & VariableFlag.held != 0 {
        continue
      }
      let rises = canRise(variable, row)
      if isLocked(variable, upward: rises) || touchPart(around: variable) { continue }
      let improves = rises ? value[variable] < 0 : value[variable] > 0
      if improves {
        var kept = 0
        for index in 0..<leafChecks.count where leafChecks[index] != leaf {
          leafChecks[kept] = leafChecks[index]
          kept += 1
        }
        leafChecks.count = kept
        settle([leaf])
        return
      }
      candidates.append(leaf)
    }
    leafChecks.count = 0
    if touched.count > 0 {
      leafChecks.append(contentsOf: candidates)
    } else if !candidates.isEmpty {
      hasFreeLeaves = true
      markSeeds.append(contentsOf: candidates)
      if let leaf = candidates.first(where: { movedWithoutChoice(around: $0) }) {
        leafChecks.append(contentsOf: candidates.filter { $0 != leaf })
        settle([leaf])
        return
      }
      checkDependents(of: candidates)
    }
  }

  /// Has the part of a leaf that lost its hold built anew, if it is marked.
  private mutating func touchPart(around variable: Int) -> Bool {
    if variablePool[variable].flags & VariableFlag.marked == 0 { return false }
    touched.append(Int32(truncatingIfNeeded: variable))
    return true
  }

  /// Whether other leaves of a free leaf's part were moved by single exchanges in this solve, which
  /// do not weigh equally good places against each other.
  private mutating func movedWithoutChoice(around leaf: Int32) -> Bool {
    if settledVariables.count == 0 { return false }
    guard let leaves = wholePart(around: [leaf]) else { return false }
    return leaves.contains { variablePool[Int($0)].flags & VariableFlag.exchanged != 0 }
  }

  /// Whether the inequality that determines the variable lets it grow.
  private mutating func canRise(_ variable: Int, _ row: Int) -> Bool {
    var coefficient = 1.0
    for slot in terms(of: row) where Int(termPool[slot].variable) == variable {
      coefficient = termPool[slot].coefficient
    }
    return (rowPool[row].head.sense > 0) == (coefficient > 0)
  }

  /// Whether the variable is held against its inequality from the other side.
  mutating func isLocked(_ variable: Int, byRow row: Int) -> Bool {
    isLocked(variable, upward: canRise(variable, row))
  }

  /// Whether a row on the variable alone forbids that direction, or makes it costly.
  ///
  /// Only rows that hold tight count: what violated rows cost is part of the certified
  /// multipliers, which may cancel.
  private mutating func isLocked(_ variable: Int, upward: Bool) -> Bool {
    var slot = variablePool[variable].firstSlot
    while slot >= 0 {
      let row = Int(termPool[Int(slot)].row)
      let head = rowPool[row].head
      let coefficient = termPool[Int(slot)].coefficient
      slot = termPool[Int(slot)].next
      if head.count != 1 || rowPool[row].determined >= 0 || head.isRejected || head.unknown > 0 {
        continue
      }
      let rest = coefficient * value[variable] - rowPool[row].constant
      let limit = 2 * abs(rowPool[row].constant) * Tolerance.residual
      let grows = upward == (coefficient > 0)
      if abs(rest) > limit { continue }
      if grows ? head.sense <= 0 : head.sense >= 0 {
        return true
      }
    }
    return false
  }

  /// A leaf of a joint group that would follow the free leaves just walked from, unless it was
  /// settled together with them.
  private func followingLeaf(checksFrom first: Int) -> Int32? {
    for index in first..<checks.count {
      let code = rowPool[Int(checks[index])].determined
      if code > Determination.firstJoint { continue }
      let leaf = groups[Determination.group(code)].leaves[0]
      let moved = variablePool[Int(leaf)].flags & (VariableFlag.settled | VariableFlag.exchanged)
      if moved != VariableFlag.settled { return leaf }
    }
    return nil
  }

  /// Looks for variables that come earlier than the free leaf they depend on.
  private mutating func checkDependents(of candidates: [Int32]) {
    let firstCheck = checks.count
    for leaf in candidates { dirty.append(leaf) }
    _ = walkDownstream()
    dirty.count = 0
    if let follower = followingLeaf(checksFrom: firstCheck) {
      checks.count = firstCheck
      order.count = 0
      leafChecks.append(contentsOf: candidates)
      settle([follower])
      return
    }
    checks.count = firstCheck
    for index in 0..<order.count { localIndex[Int(order[index])] = -1 }
    for leaf in candidates { localIndex[Int(leaf)] = leaf }
    var suspect: Int32 = -1
    var index = order.count - 1
    while index >= 0 {
      let variable = order[index]
      index -= 1
      let code = variablePool[Int(variable)].determiner
      var latest = localIndex[Int(variable)]
      if code >= 0 {
        for slot in terms(of: Int(code)) {
          latest = max(latest, localIndex[Int(termPool[slot].variable)])
        }
      }
      localIndex[Int(variable)] = latest
      if latest > variable && value[Int(variable)] != 0 && suspect < 0 { suspect = latest }
    }
    for index in 0..<order.count { localIndex[Int(order[index])] = -1 }
    order.count = 0
    if suspect >= 0 {
      leafChecks.append(contentsOf: candidates.filter { $0 != suspect })
      settle([suspect])
    }
  }
}
