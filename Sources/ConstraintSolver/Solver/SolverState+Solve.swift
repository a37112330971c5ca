extension SolverState {
  /// Brings all values up to date with the rows.
  mutating func solve() {
    results.report = SolveReport()
    results.rowVisits = 0
    results.filterVisits = 0
    results.unfilteredRows = 0
    results.isExhausted = false
    results.changed.removeAll()
    results.formerValues.removeAll()
    fresh.forgetNewest()
    system.refreshMagnitudes()
    system.accuracy = Accuracy(withoutExchanges: system.terms.count)
    if !system.levels.isInOrder { system.levels.putInOrder() }
    let changedConstantsOnly = hasChangedConstantsOnly
    if changedConstantsOnly && solveBySchedule() {
      results.report.changedVariables = results.changed.count
      return
    }
    if !fresh.isEmpty {
      results.report.rowsTouched &+= fresh.meet(systemCount: system.variables.count)
    }
    if options.forcesGeneralPath {
      solveGenerally()
    } else {
      if !graph.isValid { resetGraph() }
      solveByGraph(keepingSchedule: !changedConstantsOnly)
    }
    results.report.conflictsChanged = conflicts.report(system)
    keepRealChanges()
    if !fresh.isEmpty { fileFreshVariables() }
    results.report.changedVariables = results.changed.count
    results.report.work = results.rowVisits
  }

  /// Solves by the method graph, and keeps the order of what runs downstream first if it may.
  private mutating func solveByGraph(keepingSchedule: Bool) {
    if !emptyRows.isEmpty { checkEmptyRows() }
    determineUnknowns()
    if keepingSchedule && !agenda.dirty.isEmpty { propagateBySchedule() }
    var rounds = 0
    while true {
      bringUpToDate()
      if rounds == 0 { results.rowVisits = 0 }
      guard !results.isExhausted, let step = nextStep() else { break }
      take(step)
      rounds += 1
      if results.rowVisits > options.workLimit { results.isExhausted = true }
      if rounds > 64 + 8 * (system.values.count + system.rows.count) {
        solveGenerally()
        break
      }
    }
    if results.isExhausted {
      giveUp()
    } else if !results.report.isComplete {
      // What is in doubt is decided again, and doubted again, until something changes.
      graph.isValid = false
      schedule.isCurrent = false
    }
    movedChoices.removeAll(in: &system)
    if partition.hasUnclassified { classifyParts() }
    graph.hasMovableChoices = false
  }

  /// Gives all variables values that agree with the graph, and files what does not hold.
  private mutating func bringUpToDate() {
    repeat {
      if !agenda.unknowns.isEmpty { partition.forgetProofs() }
      determineUnknowns()
      if !agenda.dirty.isEmpty { propagate() }
      if partition.hasTouched { takeTouchedPartsApart() }
      if !formerInputs.isEmpty { recheckFormerInputs() }
      if !agenda.unknowns.isEmpty || !agenda.dirty.isEmpty { continue }
      if !graph.blocks.isEmpty { shiftBlock() }
      if !agenda.dirty.isEmpty { continue }
      runChecks()
    } while !agenda.unknowns.isEmpty || !agenda.dirty.isEmpty || partition.hasTouched
  }

  /// What a solve does once all values agree with the graph.
  private enum Step {
    case decidePartAgain
    case repair(RowOrBound)
    case moveBlock(choice: Int32)
    case proveViolations
    case breakTies
    /// Nothing but to bring values up to date once more.
    case followFormerInputs
  }

  /// The most urgent of what does not hold or is not proved; nil if there is nothing.
  private mutating func nextStep() -> Step? {
    if partition.hasUndecided { return .decidePartAgain }
    if let violated = requiredViolations.next(in: &system) { return .repair(violated) }
    if !agenda.blockChecks.isEmpty { return .moveBlock(choice: agenda.blockChecks.popLast()) }
    if !agenda.unprovenViolations.isEmpty { return .proveViolations }
    if !agenda.choiceChecks.isEmpty || !newDependents.isEmpty { return .breakTies }
    return formerInputs.isEmpty ? nil : .followFormerInputs
  }

  private mutating func take(_ step: Step) {
    switch step {
    case .decidePartAgain: decideAgain()
    case .repair(let violated): repair(violated)
    case .moveBlock(let choice):
      if system.variables[choice].determination.isBlock && !shift(choice) {
        optimize(around: [choice])
      }
    case .proveViolations: proveViolations()
    case .breakTies: checkChoices()
    case .followFormerInputs: break
    }
  }

  /// Leaves the point where it is, and has the next solve start over.
  private mutating func giveUp() {
    graph.isValid = false
    schedule.isCurrent = false
    forgetWork()
    results.report.isComplete = false
    results.report.isFeasible = system.requiredRowsHold()
  }

  /// Whether no row, variable or priority has come, gone or changed its part since the last solve.
  private var hasChangedConstantsOnly: Bool {
    mutating get {
      !agenda.dirty.isEmpty && agenda.unknowns.isEmpty && agenda.equalities.isEmpty
        && optionals.isEmpty && !partition.hasTouched && formerInputs.isEmpty
        && fresh.isEmpty && graph.isValid && !options.forcesGeneralPath
    }
  }

  /// Leaves variables out of `changed` that came back to their old value.
  private mutating func keepRealChanges() {
    var kept = 0
    for index in results.changed.indices {
      let variable = results.changed[index]
      system.variables[variable].flags.remove(.changed)
      if system.values[variable] == results.formerValues[index] { continue }
      results.changed[kept] = variable
      kept &+= 1
    }
    results.changed.truncate(to: kept)
  }

  /// Forgets how variables were determined and starts over from the rows.
  private mutating func resetGraph() {
    forgetWork()
    schedule.isCurrent = false
    graph.removeAll()
    violations = Violations()
    conflicts.removeAll(in: &system)
    for variable in system.variables.indices where system.isLive(variable) {
      let kept = VariableFlags.new.union(.nonnegative)
      system.variables[variable].flags.formIntersection(kept)
      system.variables[variable].determination = .unknown
      listUnknown(variable)
    }
    for row in system.rows.indices where system.rows[row].head.isLive {
      system.rows[row].role = .beside
      system.rows[row].head = system.rows[row].head.at(level: system.rows[row].head.level)
      system.rows[row].head.unknown = system.rows[row].head.count
      enqueueAgain(row)
    }
  }

  /// Empties the lists of agenda.
  mutating func forgetWork() {
    for index in agenda.unknowns.indices {
      system.variables[agenda.unknowns[index]].flags.remove(.listed)
    }
    agenda.removeAll()
    optionals.removeAll()
    requiredViolations.removeAll()
    formerInputs.removeAll()
    newDependents.removeAll()
    emptyRows.removeAll()
    partition.removeAll()
  }
}
