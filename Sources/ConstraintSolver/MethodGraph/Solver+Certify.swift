extension Solver {
  /// Proves that the listed violations cannot be helped, or settles the leaves that disprove it.
  mutating func certifyErrors() {
    isOrderCurrent = false
    var seeds: [Int32] = []
    let mark = nextEpoch()
    for index in 0..<errorSeeds.count {
      let row = Int(errorSeeds[index])
      if !rowPool[row].head.isLive || !rowPool[row].head.hasError || rowPool[row].mark == mark {
        continue
      }
      rowPool[row].mark = mark
      seeds.append(Int32(row))
    }
    errorSeeds.count = 0
    if seeds.isEmpty { return }
    beginCone()
    for row in seeds { climb(fromRow: Int(row), throughHard: false) }
    let judged = copyOfCone()
    var movesGroup = false
    if seeds.count < errorCount || groups.count > freeGroups.count {
      seeds = errorRows(downstreamOf: judged, and: seeds, movesGroup: &movesGroup)
      beginCone()
      for row in seeds { climb(fromRow: Int(row), throughHard: false) }
      for index in 0..<cone.count {
        let variable = Int(cone[index])
        let isJoint = variablePool[variable].determiner <= Determination.firstJoint
        variablePool[variable].verdict = isJoint ? Verdict.open : Verdict.exempt
      }
    }
    for variable in judged { variablePool[Int(variable)].verdict = Verdict.open }
    judge(entries(for: seeds))
    if movesGroup && failed.count == 0 {
      for variable in judged where isLeaf(Int(variable)) { failed.append(variable) }
    }
    for row in seeds { noteSoftVariable(of: Int(row)) }
    for variable in judged where isLeaf(Int(variable)) {
      let isHeld = variablePool[Int(variable)].verdict == Verdict.inside
      let flags = variablePool[Int(variable)].flags & ~VariableFlag.held
      variablePool[Int(variable)].flags = isHeld ? flags | VariableFlag.held : flags
    }
    if failed.count > 0 {
      settleParts(of: failedLeaves())
      return
    }
    // Multipliers that cancel leave an inequality free to be left; then zero decides.
    for variable in judged
    where isLeaf(Int(variable)) && variablePool[Int(variable)].verdict != Verdict.inside {
      leafChecks.append(variable)
    }
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

  /// One entry per violated row: its gradient on its own level.
  func entries(for rows: [Int32]) -> [ConeEntry] {
    var entries: [ConeEntry] = []
    entries.reserveCapacity(rows.count)
    for row in rows {
      let level = levels.rank[Int(rowPool[Int(row)].head.level)]
      let multiplier = residual(of: Int(row)) > 0 ? 1.0 : -1.0
      entries.append(ConeEntry(code: row, level: level, multiplier: multiplier))
    }
    if levels.count > 1 {
      entries.sort { $0.level != $1.level ? $0.level < $1.level : $0.code < $1.code }
    }
    return entries
  }

  /// All violated rows that depend on leaves among `variables`, the given ones included.
  ///
  /// Sets `movesGroup` when a joint group would have to follow the leaves, which the walk does not.
  mutating func errorRows(
    downstreamOf variables: [Int32],
    and given: [Int32],
    movesGroup: inout Bool
  ) -> [Int32] {
    let firstCheck = checks.count
    for variable in variables where isLeaf(Int(variable)) { dirty.append(variable) }
    _ = walkDownstream()
    dirty.count = 0
    for index in 0..<order.count {
      let isPinned = variablePool[Int(order[index])].flags & VariableFlag.pinned != 0
      movesGroup = movesGroup || isPinned
    }
    order.count = 0
    var rows = given
    let known = Set(given)
    for index in firstCheck..<checks.count {
      let row = Int(checks[index])
      if rowPool[row].determined <= Determination.firstJoint { movesGroup = true }
      if rowPool[row].head.isLive && rowPool[row].head.hasError && !known.contains(Int32(row)) {
        rows.append(Int32(row))
      }
    }
    checks.count = firstCheck
    return rows
  }
}
