extension Solver {
  /// Proves that the listed violations cannot be helped, or settles the leaves that disprove it.
  mutating func certifyErrors() {
    var seeds: [Int32] = []
    let mark = nextEpoch()
    for index in 0..<errorSeeds.count {
      let row = Int(errorSeeds[index])
      if !head[row].isLive || !head[row].hasError || rowMark[row] == mark { continue }
      rowMark[row] = mark
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
        let isJoint = determiner[variable] <= Determination.firstJoint
        verdict[variable] = isJoint ? Verdict.open : Verdict.exempt
      }
    }
    for variable in judged { verdict[Int(variable)] = Verdict.open }
    judge(entries(for: seeds))
    if movesGroup && failed.count == 0 {
      for variable in judged where isLeaf(Int(variable)) { failed.append(variable) }
    }
    if failed.count > 0 {
      settleParts(of: failedLeaves())
      return
    }
    for row in seeds { noteSoftVariable(of: Int(row)) }
    for variable in judged where isLeaf(Int(variable)) {
      let isHeld = verdict[Int(variable)] == Verdict.inside
      let flags = variableFlags[Int(variable)] & ~VariableFlag.held
      variableFlags[Int(variable)] = isHeld ? flags | VariableFlag.held : flags
    }
    // Multipliers that cancel leave an inequality free to be left; then zero decides.
    for variable in judged where isLeaf(Int(variable)) && verdict[Int(variable)] != Verdict.inside {
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
    for slot in (row &* 4)..<(row &* 4 &+ head[row].count)
    where variableFlags[Int(slotVariable[slot])] & VariableFlag.soft != 0 {
      markSeeds.append(slotVariable[slot])
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
    for variable in leaves { variableMark[Int(variable)] = mark - 1 }
    for index in 0..<cone.count {
      let variable = Int(cone[index])
      if variableMark[variable] != mark || !isLeaf(variable) { continue }
      if variableFlags[variable] & VariableFlag.settled != 0 { leaves.append(Int32(variable)) }
    }
    return leaves
  }

  /// One entry per violated row: its gradient on its own level.
  func entries(for rows: [Int32]) -> [ConeEntry] {
    var entries: [ConeEntry] = []
    entries.reserveCapacity(rows.count)
    for row in rows {
      let level = levels.rank[Int(head[Int(row)].level)]
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
      let isPinned = variableFlags[Int(order[index])] & VariableFlag.pinned != 0
      movesGroup = movesGroup || isPinned
    }
    order.count = 0
    var rows = given
    let known = Set(given)
    for index in firstCheck..<checks.count {
      let row = Int(checks[index])
      if determined[row] <= Determination.firstJoint { movesGroup = true }
      if head[row].isLive && head[row].hasError && !known.contains(Int32(row)) {
        rows.append(Int32(row))
      }
    }
    checks.count = firstCheck
    return rows
  }
}
