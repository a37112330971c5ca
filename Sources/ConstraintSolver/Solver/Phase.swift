/// The phases of a solve, in the order in which one follows another; the page *One solve, step by step* lists the same.
///
/// A phase that has nothing to do leaves everything as it is. One that may have left a variable without a value, or one whose
/// value is not up to date, is followed by ``determine``.
enum Phase: CaseIterable {
  /// Evaluates once more what was evaluated last, where constants alone have changed.
  case repeatOrder
  /// Meets new variables, and starts over from the rows where programs took over.
  case begin
  /// Gives a value to each variable that has none.
  case determine
  /// Computes what depends on values that have changed.
  case follow
  /// Takes parts apart that have changed, and looks at choices that may stand where they are for rows that have gone.
  case takeApart
  /// Compares rows beside the graph, and bounds, with the values.
  case compare
  /// Decides a part again that was decided as a whole.
  case decideAgain
  /// Makes a required row or a bound hold.
  case repair
  /// Moves a simultaneous block to where its rows hold.
  case moveBlock
  /// Proves that what is violated has to be.
  case prove
  /// Makes the canonical choice where choices can move at no cost.
  case breakTies
  /// Says what is known of each part.
  case classify
  /// Says what has changed.
  case report
}

/// How far a solve has come.
private struct Progress {
  /// How often a phase found something that did not hold, or was not proved.
  var rounds = 0
  /// Whether the order of the next evaluation is to be kept.
  var keepsOrder = true
}

extension SolverState {
  /// Brings all values up to date with the rows.
  mutating func solve() {
    forgetResults()
    var progress = Progress()
    var next: Phase? = .repeatOrder
    while let phase = next { next = take(phase, &progress) }
  }

  /// Does what a phase is there for; returns the one that follows, nil at the end.
  private mutating func take(_ phase: Phase, _ progress: inout Progress) -> Phase? {
    switch phase {
    case .repeatOrder:
      if !hasChangedConstantsOnly { return .begin }
      progress.keepsOrder = false
      if !solveBySchedule() { return .begin }
      results.report.changedVariables = results.changed.count
      return nil
    case .begin:
      if !fresh.isEmpty {
        results.report.rowsTouched &+= fresh.meet(systemEnd: system.variables.end)
      }
      if options.forcesGeneralPath {
        solveGenerally()
        return .report
      }
      if !graph.isValid { resetGraph() }
      if !emptyRows.isEmpty { checkEmptyRows() }
      return .determine
    case .determine:
      if !agenda.unknowns.isEmpty { partition.forgetProofs() }
      determineUnknowns()
      return .follow
    case .follow:
      if progress.keepsOrder && !agenda.dirty.isEmpty {
        progress.keepsOrder = false
        propagateBySchedule()
        return .determine
      }
      progress.keepsOrder = false
      if !agenda.dirty.isEmpty { propagate() }
      return .takeApart
    case .takeApart:
      if partition.hasTouched { takeTouchedPartsApart() }
      if !formerInputs.isEmpty { recheckFormerInputs() }
      return agenda.awaitsValues ? .determine : .compare
    case .compare:
      if !graph.blocks.isEmpty { shiftBlock() }
      if !agenda.dirty.isEmpty { return .determine }
      runChecks()
      if agenda.awaitsValues || partition.hasTouched { return .determine }
      if progress.rounds == 0 { results.rowVisits = 0 }
      return results.isExhausted ? .classify : .decideAgain
    case .decideAgain:
      if !partition.hasUndecided { return .repair }
      decideAgain()
    case .repair:
      guard let violated = requiredViolations.next(in: &system) else { return .moveBlock }
      repair(violated)
    case .moveBlock:
      if agenda.blockChecks.isEmpty { return .prove }
      moveBlock(of: agenda.blockChecks.popLast())
    case .prove:
      if agenda.unprovenViolations.isEmpty { return .breakTies }
      proveViolations()
    case .breakTies:
      if !agenda.choiceChecks.isEmpty || !newDependents.isEmpty {
        checkChoices()
      } else if formerInputs.isEmpty {
        return .classify
      }
    case .classify:
      endSolve()
      return .report
    case .report:
      reportChanges()
      return nil
    }
    return bringUpToDate(&progress)
  }

  /// Goes on with what the last phase has changed, unless that was too often, took too long or left all numbers.
  private mutating func bringUpToDate(_ progress: inout Progress) -> Phase {
    progress.rounds += 1
    if results.rowVisits > options.workLimit { results.isExhausted = true }
    let mostRounds = 64 + 8 * (system.values.count + system.rows.count)
    if progress.rounds > mostRounds || results.isBeyondNumbers {
      solveGenerally()
      return .classify
    }
    return .determine
  }
}
