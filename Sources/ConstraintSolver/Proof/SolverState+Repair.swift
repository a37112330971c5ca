// Violated required rows and bounds: one pivot where that is enough. Whether the right choice gave way
// is for the proof to say, which is asked for whenever an optional row is violated.
extension SolverState {
  /// Makes a violated required row or bound hold, or finds out why it cannot.
  mutating func repair(_ violated: RowOrBound) {
    if let row = violated.row, repairTogether(row) { return }
    guard let pivot = graph.pivot(on: violated, in: &system, visits: &results.rowVisits) else {
      reject(contradiction(at: violated))
      requiredViolations.append(violated)
      return
    }
    if take(pivot, on: violated) { return }
    // One inequality may be missed because of what has just changed. Where there are more, a program sees them all.
    if !movedChoices.repairedInequality {
      movedChoices.repairedInequality = true
      let changed = changedChoices(but: pivot.choice)
      for choice in [pivot.choice] + changed where takeLongStep(choice) { return }
    }
    optimize(around: pivot.choice)
  }

  /// The choices upstream of what was just walked through that have another value than before this solve: they may be
  /// why it does not hold.
  private mutating func changedChoices(but other: VariableID) -> [VariableID] {
    var changed: [VariableID] = []
    for index in graph.upstream.variables.indices {
      let variable = graph.upstream.variables[index]
      let flags = system.variables[variable].flags
      if variable == other || !flags.contains(.changed) || !system.isChoice(variable) { continue }
      changed.append(variable)
      if changed.count == 2 { break }
    }
    return changed
  }

  /// Why a row or bound that was just walked upstream of cannot hold: from the first bound upstream that does not
  /// hold either, if that shows a contradiction.
  private mutating func contradiction(at violated: RowOrBound) -> Contradiction {
    let gradient = violated.gradient(of: system.miss(of: violated))
    let found = graph.contradiction(of: [gradient], in: &system, visits: &results.rowVisits)
    guard let bound = graph.firstViolatedBoundUpstream(in: &system), bound != violated else {
      return found
    }
    let nearer = graph.contradiction(
      of: [bound.gradient(of: -1)],
      in: &system,
      visits: &results.rowVisits
    )
    return nearer.choices.isEmpty ? nearer : found
  }

  /// Moves the choice of a pivot and lets the violated row or bound hold it from now on: the row
  /// enters the basis, what determined the choice leaves it.
  ///
  /// Returns false, with nothing changed, where the choice moved before in the present solve or where
  /// simultaneous blocks would have to follow: those cases need a reduced program.
  private mutating func take(_ pivot: Pivot, on violated: RowOrBound) -> Bool {
    let (choice, distance) = (pivot.choice, pivot.distance)
    let former = system.variables[choice].determination
    if system.variables[choice].flags.contains(.optimized) { return false }
    if former.isBlock || !distance.isFinite { return false }
    if system.variables[choice].flags.contains(.nonnegative) && system.values[choice] + distance < 0
      && violated != .bound(choice)
    {
      return false
    }
    if let row = former.row, system.rows[row].head.isRequired { return false }
    loosen(choice)
    let firstCheck = agenda.rowChecks.count
    walkDirty()
    movedChoices.spend(graph.downstream.variables.count)
    let isEquality = violated.row.map { system.rows[$0].head.isEquality } ?? false
    let isDirect = firstOfPath(to: violated) == choice
    let path = isDirect || !isEquality ? nil : exchangePath(from: choice, to: violated)
    if !isDirect && !isEquality || movesBlocks(checksFrom: firstCheck) {
      system.setDetermination(of: choice, to: former)
      forgetWalk(checksFrom: firstCheck)
      return false
    }
    results.report.pivots += 1
    partition.forgetProofs()
    if let path {
      exchange(former, path, at: violated, checksFrom: firstCheck)
      return true
    }
    notePivot(of: choice)
    if !isDirect, let row = violated.row {
      hold(choice, by: row)
      assign(choice, system.values[choice] + distance)
    } else if let row = violated.row {
      system.setDetermination(of: choice, to: .row(row))
    } else {
      assign(choice, 0)
    }
    evaluateDownstream(updatingFlags: true)
    return true
  }

  /// The path from a choice to an equality that it is to hold, if that may be turned around.
  ///
  /// On the way to an inequality others may begin to be missed: the best point of the line avoids that.
  private mutating func exchangePath(from choice: VariableID, to violated: RowOrBound)
    -> [VariableID]?
  {
    if !movedChoices.maySpend(in: system.variables.count) { return nil }
    return path(from: choice, to: violated)
  }

  /// Lets violated inequalities hold that were filed side by side and have one variable each; returns false,
  /// with nothing changed, where there is one of them, or where simultaneous blocks would have to follow.
  ///
  /// What depends on the variables is computed once for all. In a list of views none of which may be lower
  /// than 20 points, a pivot for each alone would compute the places of all views below it each time.
  private mutating func repairTogether(_ first: RowID) -> Bool {
    let rows = takeRepairedAlone(from: first)
    if rows.count < 2 { return false }
    let choices = rows.map { system.terms[system.rows[$0].firstTerm].variable }
    let formers = choices.map { system.variables[$0].determination }
    for choice in choices { loosen(choice) }
    let firstCheck = agenda.rowChecks.count
    walkDirty()
    if movesBlocks(checksFrom: firstCheck) {
      for (choice, former) in zip(choices, formers) {
        system.setDetermination(of: choice, to: former)
      }
      forgetWalk(checksFrom: firstCheck)
      for row in rows.dropFirst().reversed() { requiredViolations.append(.row(row)) }
      return false
    }
    results.report.pivots += rows.count
    partition.forgetProofs()
    for (row, choice) in zip(rows, choices) {
      notePivot(of: choice)
      system.setDetermination(of: choice, to: .row(row))
    }
    evaluateDownstream(updatingFlags: true)
    return true
  }

  /// Takes the inequalities off the end of the list that decide a variable each that nothing else decides, the
  /// first one of which was taken already; those that hold by now are dropped on the way.
  private mutating func takeRepairedAlone(from first: RowID) -> [RowID] {
    if !system.isRepairedAlone(.row(first)) { return [] }
    system.beginWalk()
    var rows: [RowID] = []
    var next = first
    while true {
      rows.append(next)
      system.variables[system.terms[system.rows[next].firstTerm].variable].mark =
        system.walk.current
      guard let last = requiredViolations.last(in: &system), system.isRepairedAlone(last),
        let row = last.row
      else { return rows }
      next = row
      if system.variables[system.terms[system.rows[next].firstTerm].variable].mark
        == system.walk.current
      {
        return rows
      }
      requiredViolations.dropLast()
    }
  }

  /// Takes a choice from what determines it, to see what follows from it.
  mutating func loosen(_ choice: VariableID) {
    if let row = system.variables[choice].determination.row { system.putBeside(row) }
    schedule.noteDetermination(of: choice)
    system.setDetermination(of: choice, to: .zero)
    agenda.dirty.append(choice)
  }

  /// Leaves what was just walked through as it is, and drops the checks that the walk filed.
  mutating func forgetWalk(checksFrom first: Int) {
    agenda.rowChecks.truncate(to: first)
    graph.downstream.removeAll()
  }

  /// Notes that a choice moved without a program.
  mutating func notePivot(of choice: VariableID) {
    if !system.variables[choice].flags.contains(.dependsOnChoice) { part.expire() }
    movedChoices.append(choice)
    system.variables[choice].flags.subtract(.choiceHistory)
    system.variables[choice].flags.formUnion([.pivoted, .optimized, .dependsOnChoice])
  }
}
