// Violated required rows and bounds: one exchange of tight rows where that is enough. Whether the
// right leaf gave way is for the proof to say, which is asked for whenever an optional row is violated.
extension Solver {
  /// Makes a violated required row or bound hold, or finds out why it cannot.
  mutating func repair(_ code: Int32) {
    beginCone()
    climb(fromCode: code, throughHard: false)
    let rest = code >= 0 ? residual(of: Int(code)) : value[Int(~code)]
    let entry = ConeEntry(code: code, level: 0, multiplier: rest > 0 ? 1 : -1)
    clearAdjoints()
    seed(entry)
    var best: Int32 = -1
    var bestStrength = Double.infinity
    var index = cone.count - 1
    while index >= 0 {
      let leaf = cone[index]
      let variable = Int(leaf)
      index -= 1
      if abs(adjoint[variable]) <= Tolerance.slope { continue }
      let row = variablePool[variable].determiner
      if row >= 0 {
        _ = carry(variable, Int(row))
        if rowPool[Int(row)].head.isRequiredEquality { continue }
      }
      let strength = strength(leaf)
      if strength < bestStrength || strength == bestStrength && leaf > best {
        best = leaf
        bestStrength = strength
      }
    }
    if best >= 0 {
      let slope = adjoint[Int(best)] * entry.multiplier
      if !pivot(best, on: code, by: -rest / slope) { settle([best]) }
      return
    }
    reject(trace([entry]))
    violated.append(code)
  }

  /// Moves a leaf by `distance` and lets the violated row or bound hold it from now on.
  ///
  /// Returns false, with nothing changed, where the leaf moved before in the present solve or where
  /// joint groups would have to follow: those cases need a dense program.
  private mutating func pivot(_ leaf: Int32, on code: Int32, by distance: Double) -> Bool {
    let variable = Int(leaf)
    let former = variablePool[variable].determiner
    if variablePool[variable].flags & VariableFlag.settled != 0 { return false }
    if former <= Determination.firstJoint || !distance.isFinite { return false }
    if former >= 0 {
      if rowPool[Int(former)].head.isRequired { return false }
      rowPool[Int(former)].determined = -1
    }
    keptOrder.noteDetermination(of: leaf)
    variablePool[variable].determiner = Determination.canonical
    let firstCheck = checks.count
    dirty.append(leaf)
    _ = walkDownstream()
    dirty.count = 0
    let isDirect = code >= 0 && determinesDirectly(leaf, Int(code))
    let isPlain = isDirect || ~code == leaf || code >= 0 && rowPool[Int(code)].head.isEquality
    if !isPlain || movesGroups(checksFrom: firstCheck) {
      variablePool[variable].determiner = former
      if former >= 0 { rowPool[Int(former)].determined = leaf }
      checks.count = firstCheck
      order.count = 0
      return false
    }
    report.pivots += 1
    settledVariables.append(leaf)
    let cleared = variablePool[variable].flags & ~VariableFlag.choice
    variablePool[variable].flags =
      cleared | VariableFlag.exchanged | VariableFlag.settled | VariableFlag.soft
    if isDirect {
      variablePool[variable].determiner = code
      rowPool[Int(code)].determined = leaf
    } else if ~code == leaf {
      assign(variable, 0)
    } else {
      join(leaf, with: code)
      assign(variable, value[variable] + distance)
    }
    evaluateOrder()
    return true
  }

  /// Whether what was just walked through holds joint groups in place.
  private mutating func movesGroups(checksFrom first: Int) -> Bool {
    for index in first..<checks.count
    where rowPool[Int(checks[index])].determined <= Determination.firstJoint { return true }
    for index in 0..<order.count
    where variablePool[Int(order[index])].flags & VariableFlag.pinned != 0 { return true }
    return false
  }

  /// Whether the row mentions the leaf and nothing else of what was just walked through.
  private mutating func determinesDirectly(_ leaf: Int32, _ row: Int) -> Bool {
    var mentions = false
    for slot in terms(of: row) {
      let variable = termPool[slot].variable
      if variable == leaf {
        mentions = true
      } else if variablePool[Int(variable)].mark == epoch {
        return false
      }
    }
    return mentions
  }

  /// Lets a row that mentions the leaf only indirectly hold it.
  mutating func join(_ leaf: Int32, with row: Int32) {
    let number = add(JointGroup(leaves: [leaf], rows: [row]))
    variablePool[Int(leaf)].determiner = Determination.joint(number)
    rowPool[Int(row)].determined = Determination.joint(number)
  }

  /// Files a joint group under a number.
  mutating func add(_ group: JointGroup) -> Int {
    var filed = group
    filed.isSquare =
      group.pinned.isEmpty && group.rows.count == group.leaves.count
      && group.rows.allSatisfy { rowPool[Int($0)].head.isRequiredEquality }
    if !filed.isSquare { hasFreeLeaves = true }
    guard let number = freeGroups.popLast() else {
      groups.append(filed)
      return groups.count - 1
    }
    groups[Int(number)] = filed
    return Int(number)
  }

  /// Moves the single leaf of a group so that the group's required equality holds again.
  ///
  /// Returns false where there is more to decide, or where that did not help before.
  mutating func shift(_ leaf: Int32) -> Bool {
    let variable = Int(leaf)
    let group = Determination.group(variablePool[variable].determiner)
    if !groups[group].isSquare || groups[group].leaves.count != 1 { return false }
    let row = Int(groups[group].rows[0])
    if rowPool[row].head.unknown > 0 || !isMissed(row, rowPool[row].head) { return true }
    if variablePool[variable].flags & VariableFlag.exchanged != 0 { return false }
    beginCone()
    climb(fromRow: row, throughHard: false)
    clearAdjoints()
    seed(ConeEntry(code: Int32(row), level: 0, multiplier: 1))
    var index = cone.count &- 1
    while index >= 0 {
      let input = Int(cone[index])
      index &-= 1
      let code = variablePool[input].determiner
      if code >= 0 && adjoint[input] != 0 { _ = carry(input, Int(code)) }
    }
    let slope = adjoint[variable]
    if abs(slope) <= Tolerance.slope { return false }
    settledVariables.append(leaf)
    variablePool[variable].flags |= VariableFlag.exchanged
    report.pivots += 1
    assign(variable, value[variable] - residual(of: row) / slope)
    dirty.append(leaf)
    return true
  }
}
