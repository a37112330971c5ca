// A disproved choice goes to the best point of its line. The row that holds it there takes its place in the graph,
// and what led from the choice to that row leads back.
extension SolverState {
  /// Moves a choice to where it is best while all others stay; returns false, with nothing changed, where that does
  /// not decide it, or where no single row of the graph could hold it there.
  ///
  /// Whether others have to move with it is for the proof to say, which is asked for again.
  ///
  /// - Complexity: O(n log n) for n terms downstream.
  mutating func takeLongStep(_ choice: VariableID) -> Bool {
    let former = system.variables[choice].determination
    let flags = system.variables[choice].flags
    if former.isBlock || flags.isInPart || !movedChoices.mayStep(choice, flags) { return false }
    if !movedChoices.maySpend(in: system.variables.count) { return false }
    loosen(choice)
    let firstCheck = agenda.rowChecks.count
    walkDirty()
    movedChoices.spend(graph.downstream.variables.count)
    guard let holder = bestHolder(of: choice, checksFrom: firstCheck),
      let path = path(from: choice, to: holder)
    else {
      system.setDetermination(of: choice, to: former)
      forgetWalk(checksFrom: firstCheck)
      return false
    }
    results.report.pivots += 1
    partition.forgetProofs()
    movedChoices.noteStep(of: path[0])
    exchange(former, path, at: holder, checksFrom: firstCheck)
    return true
  }

  /// Lets a holder determine the first variable of a path in place of what had determined its last one, which was just
  /// walked from, and computes what follows.
  mutating func exchange(
    _ former: Determination,
    _ path: [VariableID],
    at holder: RowOrBound,
    checksFrom first: Int
  ) {
    proveAgain(upstreamOf: path, former)
    // What is computed from a source of the graph is the same whatever holds it.
    let isWalked = path.count == 1 && agenda.dirty.isEmpty
    if !isWalked { forgetWalk(checksFrom: first) }
    turnAround(path, at: holder)
    if isWalked { agenda.dirty.removeAll() } else { walkDirty() }
    evaluateDownstream(updatingFlags: true)
  }

  /// Has the choices behind a path proved again, and behind what had determined its last variable: once it is turned around,
  /// what is violated beyond it no longer holds them in place.
  private mutating func proveAgain(upstreamOf path: [VariableID], _ former: Determination) {
    graph.upstream.begin(in: &system)
    for variable in path {
      let row = system.variables[variable].determination.row ?? former.row
      guard let row else { continue }
      graph.upstream.collect(row: row, in: &system, visits: &results.rowVisits)
    }
    for index in graph.upstream.variables.indices {
      let variable = graph.upstream.variables[index]
      if system.isChoice(variable) && !path.contains(variable) { recheckChoice(variable) }
    }
  }

  /// What holds a choice in the best point of its line, which was just walked.
  private mutating func bestHolder(of choice: VariableID, checksFrom first: Int) -> RowOrBound? {
    drawLine(of: choice, checksFrom: first)
      ? line.best(zero: system.accuracy.zero)?.bearer : nil
  }

  /// Draws the line of a choice, which was just walked; returns false where rounding leaves open what moves on it.
  mutating func drawLine(of choice: VariableID, checksFrom first: Int) -> Bool {
    if movesBlocks(checksFrom: first) { return false }
    line.begin()
    graph.derivatives.reserve(system.variables.count)
    var hasLostRate = false
    for index in graph.downstream.variables.indices.reversed() {
      let variable = graph.downstream.variables[index]
      if variable == choice {
        graph.derivatives.set(choice, to: 1, size: 1)
      } else if let row = system.variables[variable].determination.row {
        let slope = graph.derivatives.slope(of: variable, by: row, in: &system)
        let isCancelled = abs(slope.rate) <= slope.size * system.accuracy.zero
        if isCancelled && slope.rate != 0 { hasLostRate = true }
        graph.derivatives.set(variable, to: isCancelled ? 0 : slope.rate, size: slope.size)
      }
      let rate = graph.derivatives.rate(of: variable)
      if rate != 0 && system.variables[variable].flags.contains(.nonnegative) {
        line.add(boundOf: variable, value: system.values[variable], rate: rate)
      }
    }
    for index in first..<agenda.rowChecks.count {
      let row = agenda.rowChecks[index]
      let head = system.rows[row].head
      if !head.isLive || head.isRejected || head.unknown > 0 { continue }
      let slope = graph.derivatives.slope(of: .none, by: row, in: &system)
      if abs(slope.rate) <= slope.size * system.accuracy.zero {
        if slope.rate != 0 { hasLostRate = true }
        continue
      }
      if abs(slope.rate) <= slope.size * Tolerance.cancelled { return false }
      let residual = system.residual(of: row)
      let rank = head.isRequired ? -1 : system.rank(of: row)
      line.add(row, head, rank: rank, residual: residual, rate: -slope.rate)
    }
    return !hasLostRate || !hasSteepRows(checksFrom: first)
  }

  /// Whether a row is steep by which something was just walked through, or that is listed from `first` on: then what
  /// cancels may be a number that is lost beside others.
  private func hasSteepRows(checksFrom first: Int) -> Bool {
    for index in first..<agenda.rowChecks.count where system.isSteep(agenda.rowChecks[index]) {
      return true
    }
    return graph.downstream.variables.indices.contains {
      let row = system.variables[graph.downstream.variables[$0]].determination.row
      return row.map { system.isSteep($0) } ?? false
    }
  }

  /// The variables that lead from a choice to what holds it, that one's first; nil where they lead there on more
  /// than one way.
  mutating func path(from choice: VariableID, to holder: RowOrBound) -> [VariableID]? {
    guard var variable = firstOfPath(to: holder) else { return nil }
    var path = [variable]
    while variable != choice {
      guard let row = system.variables[variable].determination.row,
        let input = onlyInput(of: row, but: variable)
      else { return nil }
      path.append(input)
      variable = input
    }
    return path
  }

  /// The one variable, of those just walked through, of which a holder says something; nil where it mentions several.
  mutating func firstOfPath(to holder: RowOrBound) -> VariableID? {
    if let variable = holder.boundedVariable { return variable }
    guard let row = holder.row else { return nil }
    return onlyInput(of: row)
  }

  /// The one variable that a row mentions of those just walked through; nil where it mentions several.
  private mutating func onlyInput(of row: RowID, but output: VariableID = .none) -> VariableID? {
    var input: VariableID?
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if variable == output || !system.isMet(variable) { continue }
      if input != nil { return nil }
      input = variable
    }
    return input
  }

  /// Lets a holder determine the first variable of a path, and what had determined that one the next.
  mutating func turnAround(_ path: [VariableID], at holder: RowOrBound) {
    if let row = holder.row { endViolation(of: row) }
    var next = holder.row.map { Determination.row($0) } ?? .zero
    for variable in path {
      let former = system.variables[variable].determination
      schedule.noteDetermination(of: variable)
      system.setDetermination(of: variable, to: next)
      system.variables[variable].flags.subtract(.choiceHistory)
      next = former
    }
    if holder.isBound { assign(path[0], 0) }
    notePivot(of: path[0])
    partition.classifyLater(path[0])
    agenda.choiceChecks.append(path[0])
    agenda.dirty.append(path[0])
  }
}
