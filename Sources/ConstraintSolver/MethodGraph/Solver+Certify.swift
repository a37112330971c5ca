extension Solver {
  /// Proves that the listed violations cannot be helped, or settles the leaves that disprove it.
  mutating func certifyErrors() {
    takeErrorSeeds()
    if seedRows.count == 0 { return }
    beginCone()
    for index in 0..<seedRows.count { climb(fromRow: Int(seedRows[index]), throughHard: false) }
    judged.copy(cone.base, count: cone.count)
    var movesGroup = false
    if seedRows.count < errorCount || groups.count > freeGroups.count {
      addErrorRows(movesGroup: &movesGroup)
      beginCone()
      for index in 0..<seedRows.count { climb(fromRow: Int(seedRows[index]), throughHard: false) }
      for index in 0..<cone.count {
        let variable = Int(cone[index])
        let isJoint = variablePool[variable].determiner <= Determination.firstJoint
        variablePool[variable].verdict = isJoint ? Verdict.open : Verdict.exempt
      }
    }
    for index in 0..<judged.count { variablePool[Int(judged[index])].verdict = Verdict.open }
    proof.count = 0
    addProofOfErrors()
    judge()
    let failsAll = movesGroup && failed.count == 0
    for index in 0..<judged.count where isLeaf(Int(judged[index])) {
      let variable = Int(judged[index])
      if failsAll { failed.append(judged[index]) }
      let isHeld = variablePool[variable].verdict == Verdict.inside
      let flags = variablePool[variable].flags & ~VariableFlag.held
      variablePool[variable].flags = isHeld ? flags | VariableFlag.held : flags
    }
    for index in 0..<seedRows.count { noteSoftVariable(of: Int(seedRows[index])) }
    if failed.count > 0 {
      settleParts(of: failedLeaves())
      return
    }
    // Multipliers that cancel leave an inequality free to be left; then zero decides.
    for index in 0..<judged.count
    where isLeaf(Int(judged[index])) && variablePool[Int(judged[index])].verdict != Verdict.inside {
      leafChecks.append(judged[index])
    }
  }

  /// Moves the violated rows to be proved to `seedRows`, each once.
  private mutating func takeErrorSeeds() {
    seedRows.count = 0
    let mark = nextEpoch()
    for index in 0..<errorSeeds.count {
      let row = Int(errorSeeds[index])
      if !rowPool[row].head.isLive || !rowPool[row].head.hasError || rowPool[row].mark == mark {
        continue
      }
      rowPool[row].mark = mark
      seedRows.append(Int32(truncatingIfNeeded: row))
    }
    errorSeeds.count = 0
  }

  /// Settles the parts that leaves belong to, each on its own where it is small enough.
  private mutating func settleParts(of leaves: [Int32]) {
    var remaining = leaves
    while let first = remaining.first {
      guard let whole = wholePart(around: [first]) else {
        settle(remaining)
        return
      }
      settle([first])
      let done = Set(whole)
      remaining = remaining.filter { !done.contains($0) && isLeaf(Int($0)) }
    }
  }

  /// Has the part of a violated row marked.
  private mutating func noteSoftVariable(of row: Int) {
    for slot in terms(of: row)
    where variablePool[Int(termPool[slot].variable)].flags & VariableFlag.soft != 0 {
      markSeeds.append(termPool[slot].variable)
      return
    }
  }

  func copyOfCone() -> [Int32] {
    Array(UnsafeBufferPointer(start: cone.base, count: cone.count))
  }

  /// The failed leaves and those leaves of the cone that were settled before, so that the same
  /// few are not settled in turns.
  mutating func failedLeaves() -> [Int32] {
    var leaves = Array(UnsafeBufferPointer(start: failed.base, count: failed.count))
    let mark = epoch
    for variable in leaves { variablePool[Int(variable)].mark = mark - 1 }
    for index in 0..<cone.count {
      let variable = Int(cone[index])
      if variablePool[variable].mark != mark || !isLeaf(variable) { continue }
      if variablePool[variable].flags & VariableFlag.settled != 0 { leaves.append(Int32(variable)) }
    }
    return leaves
  }

  /// Adds one entry for each row of `seedRows` to `proof`: its gradient on its own level.
  mutating func addProofOfErrors() {
    for index in 0..<seedRows.count {
      let row = seedRows[index]
      let level = levels.rank[Int(rowPool[Int(row)].head.level)]
      let multiplier = residual(of: Int(row)) > 0 ? 1.0 : -1.0
      proof.append(ConeEntry(code: row, level: level, multiplier: multiplier))
    }
    if levels.count > 1 { proof.sort { $0.key < $1.key } }
  }

  /// Adds all other violated rows that depend on leaves in `judged` to `seedRows`.
  ///
  /// Sets `movesGroup` when a joint group would have to follow the leaves, which the walk does not.
  mutating func addErrorRows(movesGroup: inout Bool) {
    let firstCheck = checks.count
    for index in 0..<judged.count where isLeaf(Int(judged[index])) { dirty.append(judged[index]) }
    _ = walkDownstream()
    dirty.count = 0
    for index in 0..<order.count {
      let isPinned = variablePool[Int(order[index])].flags & VariableFlag.pinned != 0
      movesGroup = movesGroup || isPinned
    }
    order.count = 0
    let known = nextEpoch()
    for index in 0..<seedRows.count { rowPool[Int(seedRows[index])].mark = known }
    for index in firstCheck..<checks.count {
      let row = Int(checks[index])
      if rowPool[row].determined <= Determination.firstJoint { movesGroup = true }
      let head = rowPool[row].head
      if !head.isLive || !head.hasError || rowPool[row].mark == known { continue }
      seedRows.append(checks[index])
    }
    checks.count = firstCheck
  }
}
