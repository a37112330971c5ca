extension Solver {
  /// Brings all values up to date with the rows.
  ///
  /// The order of work: required equalities with one unknown are peeled off, optional rows and
  /// zeros decide what is left, changes run downstream, rows beside the graph are compared, and
  /// whatever is violated without a proof that it must be is settled exactly.
  ///
  /// - Returns: What had to be done.
  /// - Complexity: Grows with what the changes since the last call touch downstream.
  @discardableResult
  public mutating func solve() -> SolveReport {
    report = SolveReport()
    changed.count = 0
    changedFrom.count = 0
    firstNewest = .max
    let changedConstantsOnly = hasChangedConstantsOnly
    if changedConstantsOnly && solveByKeptOrder() {
      report.changedVariables = changed.count
      return report
    }
    if freshBlocks.count > 0 { meetFreshVariables() }
    if forcesGeneralPath {
      solveGenerally()
    } else {
      if !isGraphValid { resetGraph() }
      solveByGraph(keepingOrder: !changedConstantsOnly)
    }
    sortConflicts()
    report.conflictsChanged = conflictList != reportedConflicts
    if report.conflictsChanged { reportedConflicts = conflictList }
    keepRealChanges()
    if freshBlocks.count > 0 { fileFreshVariables() }
    report.changedVariables = changed.count
    return report
  }

  /// Solves by the method graph, and keeps the order of what runs downstream first if it may.
  private mutating func solveByGraph(keepingOrder: Bool) {
    if emptyRows.count > 0 { settleEmptyRows() }
    determineUnknowns()
    if keepingOrder && dirty.count > 0 { propagateByKeptOrder() }
    var rounds = 0
    while true {
      determineUnknowns()
      if dirty.count > 0 { propagate() }
      if touched.count > 0 { takeTouchedPartsApart() }
      if formerInputs.count > 0 { followFormerInputs() }
      if unknowns.count > 0 || dirty.count > 0 { continue }
      runChecks()
      if touched.count > 0 { continue }
      if violatedEqualities.count > 0 {
        let code = violatedEqualities.popLast()
        if isViolated(code) { repair(code) }
      } else if violated.count > 0 {
        let code = violated.popLast()
        if isViolated(code) { repair(code) }
      } else if jointSeeds.count > 0 {
        let seed = jointSeeds.popLast()
        if let leaf = jointLeaf(for: seed), !shift(leaf) { settle([leaf]) }
      } else if errorSeeds.count > 0 {
        certifyErrors()
      } else if leafChecks.count > 0 || freshSoft.count > 0 {
        checkLeaves()
      } else if formerInputs.count > 0 {
        continue
      } else {
        break
      }
      rounds += 1
      if rounds > 64 + 8 * (value.count + rowPool.count) {
        solveGenerally(upTo: Self.fallbackLimit)
        break
      }
    }
    for index in 0..<settledVariables.count {
      variablePool[Int(settledVariables[index])].flags &=
        ~(VariableFlag.settled | VariableFlag.exchanged)
    }
    settledVariables.count = 0
    if markSeeds.count > 0 { markParts() }
    hasFreeLeaves = hasLargeParts
  }

  /// Whether no row, variable or priority has come, gone or changed its part since the last solve.
  private var hasChangedConstantsOnly: Bool {
    mutating get {
      dirty.count > 0 && unknowns.count == 0 && peelable.count == 0 && pendingOptional.count == 0
        && touched.count == 0 && formerInputs.count == 0 && freshBlocks.count == 0
        && isGraphValid && !forcesGeneralPath
    }
  }

  /// A leaf of the joint group that a touched variable belongs to or holds in place.
  private mutating func jointLeaf(for variable: Int32) -> Int32? {
    if variablePool[Int(variable)].determiner <= Determination.firstJoint { return variable }
    if variablePool[Int(variable)].flags & VariableFlag.pinned == 0 { return nil }
    beginCone()
    climb(from: variable, throughHard: false)
    for index in 0..<cone.count
    where variablePool[Int(cone[index])].determiner <= Determination.firstJoint {
      return cone[index]
    }
    return nil
  }

  /// Rows without terms hold or not, alone.
  private mutating func settleEmptyRows() {
    for entry in 0..<emptyRows.count {
      let row = Int(emptyRows[entry])
      if !rowPool[row].head.isLive || rowPool[row].head.count > 0 { continue }
      report.rowsTouched += 1
      let holds =
        rowPool[row].head.sense == 0
        ? rowPool[row].constant == 0
        : rowPool[row].head.sense < 0 ? rowPool[row].constant >= 0 : rowPool[row].constant <= 0
      let handle = Row(index: Int32(row))
      dropConflict(of: handle)
      setRejected(row, rowPool[row].head.isRequired && !holds)
      if rowPool[row].head.isRejected {
        rowPool[row].head.bits |= RowHead.disputedBit
        conflictList.append(Conflict(rows: [handle], bounds: [], rejected: handle))
      }
    }
    emptyRows.count = 0
  }

  /// Leaves variables out of `changed` that came back to their old value.
  private mutating func keepRealChanges() {
    let variables = variablePool.base
    let values = value.base
    let list = changed.base
    let former = changedFrom.base
    var kept = 0
    for index in 0..<changed.count {
      let variable = list[index]
      variables[Int(variable)].flags &= ~VariableFlag.changed
      if values[Int(variable)] == former[index] { continue }
      list[kept] = variable
      kept &+= 1
    }
    changed.count = kept
  }

  /// The most entries of a dense program that rounds without end are answered with.
  private static let fallbackLimit = 1 << 26

  /// Sends every region through the dense program, larger ones than `limit` left as they are.
  mutating func solveGenerally(upTo limit: Int = .max) {
    isGraphValid = false
    keptOrder.isCurrent = false
    clearLists()
    conflictList = []
    for row in 0..<rowPool.count where rowPool[row].head.isLive && rowPool[row].head.count == 0 {
      emptyRows.append(Int32(row))
    }
    settleEmptyRows()
    let epoch = nextEpoch()
    for start in 0..<value.count where isLive(start) && variablePool[start].mark != epoch {
      let region = region(around: start, epoch: epoch)
      let columns = region.variables.count
      if columns * (columns + region.required.count + region.optional.count) > limit {
        report.isComplete = false
      } else {
        settleGenerally(region)
      }
    }
  }

  private mutating func clearLists() {
    for index in 0..<unknowns.count where Int(unknowns[index]) < variablePool.count {
      variablePool[Int(unknowns[index])].flags &= ~VariableFlag.listed
    }
    unknowns.count = 0
    peelable.count = 0
    pendingOptional.count = 0
    lateOptional.count = 0
    checks.count = 0
    boundChecks.count = 0
    leafChecks.count = 0
    dirty.count = 0
    jointSeeds.count = 0
    violated.count = 0
    violatedEqualities.count = 0
    touched.count = 0
    markSeeds.count = 0
    errorSeeds.count = 0
    emptyRows.count = 0
    formerInputs.count = 0
    freshSoft.count = 0
  }

  /// Forgets how variables were determined and starts over from the rows.
  private mutating func resetGraph() {
    isGraphValid = true
    keptOrder.isCurrent = false
    hasFreeLeaves = false
    hasLargeParts = false
    mustFollowFormerInputs = false
    clearLists()
    conflictList = []
    groups = []
    freeGroups = []
    errorCount = 0
    for variable in 0..<value.count where isLive(variable) {
      variablePool[variable].flags &= VariableFlag.nonnegative | VariableFlag.new
      variablePool[variable].determiner = Determination.unknown
      list(variable)
    }
    for row in 0..<rowPool.count where rowPool[row].head.isLive {
      let old = rowPool[row].head
      rowPool[row].determined = -1
      rowPool[row].head = RowHead(
        count: old.count,
        unknown: old.count,
        relation: old.relation,
        level: old.level
      )
      didAdd(row)
    }
  }
}
