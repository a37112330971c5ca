// The forward construction of the method graph: required equalities with one unknown determine it,
// then optional rows from the highest priority down, then zero in index order.
extension SolverState {
  /// Gives every unknown variable a value.
  ///
  /// - Complexity: O(terms of the rows that mention them), and sorting.
  mutating func determineUnknowns() {
    if agenda.unknowns.isEmpty && agenda.equalities.isEmpty
      && optionals.isEmpty && !fresh.awaitsValues
    {
      return
    }
    if agenda.someLostDeterminer { enqueueRowsOfUnknowns() }
    results.report.rowsTouched &+= agenda.unknowns.count
    results.rowVisits &+= agenda.unknowns.count
    determineSingletons()
    determineByOptionalRows()
    if fresh.awaitsValues { listFreshVariables() }
    determineByDefault()
    agenda.unknowns.removeAll()
  }

  /// Lists rows that could determine a variable again after it lost its row.
  private mutating func enqueueRowsOfUnknowns() {
    agenda.someLostDeterminer = false
    for index in agenda.unknowns.indices {
      let variable = agenda.unknowns[index]
      if !system.variables[variable].flags.contains(.lostDeterminer) { continue }
      var next = system.variables[variable].firstTerm
      while let row = system.takeRow(&next) {
        let head = system.rows[row].head
        if system.rows[row].role == .beside && head.unknown == 1 && !head.isRejected {
          enqueue(row, head)
        }
      }
    }
  }

  /// Lets the listed required equalities, from one of them on, determine their one unknown.
  @inline(__always)
  mutating func determineSingletons(from first: Int = 0) {
    var next = first
    while next < agenda.equalities.count {
      _ = determineSingleton(agenda.equalities[next])
      next &+= 1
    }
    agenda.equalities.removeAll()
  }

  /// Lets a required equality determine its one unknown; returns that variable, if there is one.
  @inline(__always)
  mutating func determineSingleton(_ row: RowID) -> VariableID? {
    let head = system.rows[row].head
    if !head.isRequiredEqualityOnOne || system.rows[row].role != .beside || head.isRejected {
      return nil
    }
    guard let variable = unknown(of: row) else { return nil }
    var flags: VariableFlags = []
    let solved = system.solved(row, for: variable, collecting: &flags)
    determine(variable, by: row, head, at: solved.value, flags)
    return variable
  }

  /// The first variable of a row that has no value yet.
  @inline(__always)
  mutating func unknown(of row: RowID) -> VariableID? {
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if system.variables[variable].determination == .unknown { return variable }
    }
    return nil
  }

  /// Lets a row have what it asks of its one unknown, where `flags` are true of any other variable.
  @inline(__always)
  mutating func determine(
    _ variable: VariableID,
    by row: RowID,
    _ head: RowHead,
    at result: Double,
    _ flags: VariableFlags
  ) {
    let unknown = variable
    system.setDetermination(of: unknown, to: .row(row))
    if head.isViolated { endViolation(of: row) }
    let isChoice = !head.isRequiredEquality || flags.contains(.dependsOnChoice)
    if flags.contains(.scheduled) { noteScheduledInput(of: variable) }
    noteDetermined(variable, at: result, dependsOnChoice: isChoice)
    if !head.isEquality { agenda.choiceChecks.append(unknown) }
    if graph.hasMovableChoices && isChoice { newDependents.append(unknown) }
  }

  /// Takes note of a variable that is computed from the schedule without being in it.
  @inline(never)
  private mutating func noteScheduledInput(of variable: VariableID) {
    if !system.variables[variable].flags.contains(.scheduled) { schedule.isCurrent = false }
  }

  /// Records the value of a variable that is determined now, and tells its rows.
  @inline(__always)
  private mutating func noteDetermined(
    _ variable: VariableID,
    at result: Double,
    dependsOnChoice: Bool
  ) {
    let flags = system.variables[variable].flags
    part.expire()
    let kept = flags.subtracting([.dependsOnChoice, .lostDeterminer])
    system.variables[variable].flags = dependsOnChoice ? kept.union(.dependsOnChoice) : kept
    if flags.contains(.lostDeterminer) {
      agenda.someRegainedDeterminer = true
      agenda.dirty.append(variable)
      if dependsOnChoice != flags.contains(.dependsOnChoice) {
        schedule.isCurrent = false
        if dependsOnChoice { touchNeighbors(of: variable) }
      }
    }
    if flags.contains(.nonnegative) && result < 0 {
      agenda.boundChecks.append(variable)
    }
    assign(variable, result)
    countDetermined(from: system.variables[variable].firstTerm, late: true)
  }

  /// Counts one unknown less in the rows of a list of terms, and lists those that come down to one or none.
  ///
  /// Optional rows that do so `late`, while others determine variables, take their turn by priority.
  @inline(__always)
  mutating func countDetermined(from first: TermID, late: Bool) {
    var next = first
    while let row = system.takeRow(&next) {
      system.rows[row].head.removeUnknown()
      let head = system.rows[row].head
      if head.unknown > 1 || system.rows[row].role.isSolved { continue }
      if late && head.unknown == 1 && !head.isRequired {
        optionals.push(late: row, rank: system.rank(of: row))
      } else {
        enqueue(row, head)
      }
    }
  }

  /// Gives the rest zeros, in index order, positions last.
  private mutating func determineByDefault() {
    if !keepUndetermined() { agenda.unknowns.sort(by: <) }
    determineByDefault(positions: false)
    determineByDefault(positions: true)
    fresh.forgetNewest()
  }

  private mutating func determineByDefault(positions: Bool) {
    for index in agenda.unknowns.indices
    where system.isPosition(agenda.unknowns[index]) == positions {
      let variable = agenda.unknowns[index]
      if system.variables[variable].determination != .unknown { continue }
      if system.variables[variable].firstTerm.isNone {
        system.variables[variable].flags.remove(.lostDeterminer)
        system.variables[variable].flags.insert(.idle)
        assign(variable, 0)
        continue
      }
      system.setDetermination(of: variable, to: .zero)
      noteDetermined(variable, at: 0, dependsOnChoice: true)
      agenda.choiceChecks.append(variable)
      if !agenda.equalities.isEmpty {
        if variable >= fresh.firstNewest {
          determineDependents(ofFree: variable)
        } else {
          determineSingletons()
        }
      }
      if optionals.hasLate { determineByLateOptionals() }
    }
  }

  /// Takes those that were determined off the list; returns whether the rest is ascending.
  private mutating func keepUndetermined() -> Bool {
    var kept = 0
    var latest = VariableID.none
    var isAscending = true
    for index in agenda.unknowns.indices {
      let variable = agenda.unknowns[index]
      system.variables[variable].flags.remove(.listed)
      if system.variables[variable].determination != .unknown { continue }
      agenda.unknowns[kept] = variable
      kept &+= 1
      if variable < latest { isAscending = false }
      latest = variable
    }
    agenda.unknowns.truncate(to: kept)
    return isAscending
  }
}
