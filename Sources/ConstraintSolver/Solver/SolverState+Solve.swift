// What the first and the last phases of a solve do.
extension SolverState {
  /// Forgets what the last solve found.
  mutating func forgetResults() {
    results.report = SolveReport()
    results.rowVisits = 0
    results.filterVisits = 0
    results.unfilteredRows = 0
    results.isExhausted = false
    results.isBeyondNumbers = false
    results.changed.removeAll()
    results.formerValues.removeAll()
    fresh.forgetNewest()
    part.expire()
    system.refreshMagnitudes()
    system.accuracy = Accuracy(withoutExchanges: system.terms.count)
    if !system.levels.isInOrder { system.levels.putInOrder() }
  }

  /// Moves a choice of a block, or optimises its part; leaves alone what is in no block any more.
  mutating func moveBlock(of choice: VariableID) {
    if system.variables[choice].determination.isBlock && !shift(choice) {
      optimize(around: choice)
    }
  }

  /// Says what is known of each part, and what the next solve may rely on.
  mutating func endSolve() {
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

  /// Says what has changed.
  mutating func reportChanges() {
    results.report.conflictsChanged = conflicts.report(system)
    var isFinite = keepRealChanges()
    if !fresh.isEmpty { isFinite = fileFreshVariables() && isFinite }
    if !isFinite {
      giveUp()
      // A row of what is beyond all numbers cannot be evaluated.
      results.report.isFeasible = false
    }
    results.report.changedVariables = results.changed.count
    results.report.work = results.rowVisits
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
  var hasChangedConstantsOnly: Bool {
    mutating get {
      !agenda.dirty.isEmpty && agenda.unknowns.isEmpty && agenda.equalities.isEmpty
        && optionals.isEmpty && !partition.hasTouched && formerInputs.isEmpty
        && fresh.isEmpty && graph.isValid && !options.forcesGeneralPath
    }
  }

  /// Leaves variables out of `changed` that came back to their old value.
  ///
  /// - Returns: Whether none was beyond all numbers; what is stays what it was.
  private mutating func keepRealChanges() -> Bool {
    var kept = 0
    var isFinite = true
    for index in results.changed.indices {
      let variable = results.changed[index]
      system.variables[variable].flags.remove(.changed)
      if !system.values[variable].isFinite {
        system.values[variable] = results.formerValues[index]
        isFinite = false
      }
      if system.values[variable] == results.formerValues[index] { continue }
      results.changed[kept] = variable
      kept &+= 1
    }
    results.changed.truncate(to: kept)
    return isFinite
  }

  /// Forgets how variables were determined and starts over from the rows.
  mutating func resetGraph() {
    forgetWork()
    schedule.isCurrent = false
    part.expire()
    graph.removeAll()
    violations = Violations()
    conflicts.removeAll(in: &system)
    for variable in system.variables.ids where system.isLive(variable) {
      let kept = VariableFlags.new.union(.nonnegative)
      system.variables[variable].flags.formIntersection(kept)
      system.setDetermination(of: variable, to: .unknown)
      listUnknown(variable)
    }
    for row in system.rows.ids where system.rows[row].head.isLive {
      system.putBeside(row)
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
