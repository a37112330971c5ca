// Evaluation by the schedule.
extension SolverState {
  /// Computes what depends on rows whose constants changed, where nothing else happened since the
  /// last solve; returns whether that was all there was to do.
  mutating func solveBySchedule() -> Bool {
    if repeatsSchedule() {
      agenda.dirty.removeAll()
      evaluateSchedule()
    } else if !propagateAnew(updatingFlags: false) {
      return false
    }
    if !partition.hasTouched && !(!graph.blocks.isEmpty && movesBlocks(checksFrom: 0)) {
      runChecks()
      if !mustRepair && !agenda.choiceChecks.isEmpty { checkChoices() }
      if schedule.holdsFormerValues && !mustRepair && agenda.choiceChecks.isEmpty
        && !partition.hasUnclassified
      {
        takeScheduledChanges(marking: false)
        return true
      }
    }
    fileScheduledChanges()
    return false
  }

  /// Computes what depends on the dirty variables after rows came and went, by the schedule if it
  /// serves; otherwise the order that is found is kept.
  mutating func propagateBySchedule() {
    let firstCheck = agenda.rowChecks.count
    let mayLoseHold = agenda.someRegainedDeterminer
    agenda.someRegainedDeterminer = false
    if repeatsSchedule() {
      agenda.dirty.removeAll()
      evaluateSchedule()
      fileScheduledChanges()
    } else {
      _ = propagateAnew(updatingFlags: true)
    }
    if mayLoseHold && !graph.blocks.isEmpty { dissolveBlocks(checksFrom: firstCheck) }
  }

  /// Walks downstream, evaluates, and keeps the order; returns false where a circle was found, and
  /// then rebuilds the graph downstream.
  private mutating func propagateAnew(updatingFlags: Bool) -> Bool {
    schedule.isCurrent = false
    let firstCheck = agenda.rowChecks.count
    if walkDownstream() {
      propagate()
      return false
    }
    evaluateListed(updatingFlags: updatingFlags)
    keepSchedule(checksFrom: firstCheck)
    agenda.dirty.removeAll()
    return true
  }

  /// Whether more than choices is to be looked at after the checks, or a conflict to be reported.
  private var mustRepair: Bool {
    mutating get {
      !requiredViolations.isEmpty || !agenda.blockChecks.isEmpty
        || !agenda.unprovenViolations.isEmpty
        || !newDependents.isEmpty || !formerInputs.isEmpty || !emptyRows.isEmpty
        || partition.hasTouched || !conflicts.isEmpty || !conflicts.reported.isEmpty
    }
  }

  /// Computes the variables of the schedule, inputs first, and keeps what they had been.
  ///
  /// To the last bit the same values as those of ``evaluateListed(updatingFlags:)``.
  private mutating func evaluateSchedule() {
    let count = schedule.formulas.count
    results.report.rowsTouched &+= count
    schedule.holdsFormerValues = true
    schedule.formerValues.removeAll()
    schedule.formerValues.extend(by: count)
    let watched = watchedFlags
    var input = 0
    for index in 0..<count {
      let formula = schedule.formulas[index]
      let position = count &- 1 &- index
      if formula.variable.isNone {
        evaluateByRow(variableAt: position, watched)
        input &+= Int(formula.inputs)
        continue
      }
      var solved = SolvedRow(constant: formula.constant)
      solved.coefficient = formula.coefficient
      let end = input &+ Int(formula.inputs)
      while input < end {
        let term = schedule.inputs[input]
        solved.subtract(term.coefficient, times: system.values[term.variable.id])
        input &+= 1
      }
      setScheduled(formula.variable, at: position, solved.value)
      noteIfWatched(formula.variable, watched, byInequality: false)
    }
  }

  /// The same for a variable without a formula.
  @inline(never)
  private mutating func evaluateByRow(variableAt position: Int, _ watched: VariableFlags) {
    let variable = schedule.variables[position]
    guard let row = system.variables[variable].determination.row else {
      schedule.formerValues[position] = system.values[variable]
      noteSource(variable)
      return
    }
    setScheduled(variable, at: position, system.solved(row, for: variable).value)
    let isEquality = system.rows[row].head.isEquality
    noteIfWatched(variable, watched, byInequality: !isEquality)
  }

  @inline(__always)
  private mutating func setScheduled(_ variable: VariableID, at position: Int, _ result: Double) {
    let old = system.values[variable]
    schedule.formerValues[position] = old
    if old != result { system.values[variable] = result }
  }

  /// Files what evaluating the schedule changed, before anything else changes.
  mutating func fileScheduledChanges() {
    if schedule.holdsFormerValues { takeScheduledChanges(marking: true) }
  }

  /// Files the variables of the schedule that have another value than before.
  ///
  /// They need no marks where nothing else is filed in this solve.
  @inline(__always)
  private mutating func takeScheduledChanges(marking: Bool) {
    schedule.holdsFormerValues = false
    let filedBefore = results.changed.count
    var filed = filedBefore
    results.changed.extend(by: schedule.variables.count)
    for index in schedule.variables.indices.reversed() {
      let variable = schedule.variables[index]
      let old = schedule.formerValues[index]
      if system.values[variable] == old { continue }
      if marking {
        if system.variables[variable].flags.contains(.changed) { continue }
        system.variables[variable].flags.insert(.changed)
        results.formerValues.append(old)
      }
      results.changed[filed] = variable
      filed &+= 1
    }
    results.changed.truncate(to: filed)
    if schedule.isSuperset && filed &- filedBefore < schedule.variables.count / 2 {
      schedule.isCurrent = false
    }
  }
}
