// Disproved choices that rows on themselves hold go as far as those rows let them, all at once: where a sum of
// lengths is to be less, each of them gives what it can.
extension SolverState {
  /// Where a choice stops.
  private struct Stop {
    let choice: VariableID
    let former: RowID
    let holder: RowOrBound
  }

  /// Moves the choices that the last proof disproved, as far as rows on them alone stop them.
  ///
  /// All of it is taken back where a row of those levels, or a stronger one, comes to another side: then how far they go
  /// depends on each other.
  ///
  /// - Returns: Those that moved, in the order in which they were disproved.
  /// - Complexity: O(terms downstream).
  mutating func takeStepsTogether() -> [VariableID] {
    var stops: [Stop] = []
    var weakest: Int32 = 0
    for index in proof.exits.indices {
      let exit = proof.exits[index]
      guard let stop = stop(of: exit) else { continue }
      stops.append(stop)
      weakest = max(weakest, exit.level)
    }
    if stops.count < 2 { return [] }
    let firstCheck = agenda.rowChecks.count
    for stop in stops { setHolder(of: stop.choice, to: stop.holder) }
    walkDirty()
    guard let sides = watchedSides(upTo: weakest, checksFrom: firstCheck),
      keepsSides(sides, afterMoving: stops)
    else {
      takeBack(stops, checksFrom: firstCheck)
      return []
    }
    results.report.pivots += stops.count
    partition.forgetProofs()
    for stop in stops {
      if let row = stop.holder.row { endViolation(of: row) }
      notePivot(of: stop.choice)
      movedChoices.noteStep(of: stop.choice)
      agenda.choiceChecks.append(stop.choice)
      partition.classifyLater(stop.choice)
    }
    return stops.map { $0.choice }
  }

  /// Moves choices back to where they were.
  private mutating func takeBack(_ stops: [Stop], checksFrom first: Int) {
    forgetWalk(checksFrom: first)
    for stop in stops { setHolder(of: stop.choice, to: .row(stop.former)) }
    walkDirty()
    agenda.rowChecks.truncate(to: first)
    evaluateDownstream(updatingFlags: true)
  }

  /// Computes what was just walked through, and says whether the watched rows stay on their sides, and all bounds hold.
  private mutating func keepsSides(
    _ sides: [(row: RowID, side: Int)],
    afterMoving stops: [Stop]
  ) -> Bool {
    for stop in stops where stop.holder.isBound { assign(stop.choice, 0) }
    evaluateListed(updatingFlags: true)
    var holds = true
    for index in graph.downstream.variables.indices where holds {
      holds = !system.isViolated(.bound(graph.downstream.variables[index]))
    }
    graph.downstream.removeAll()
    for (row, side) in sides where holds {
      holds = system.violatedSide(of: row, system.rows[row].head) == side
    }
    return holds
  }

  /// On which sides the listed rows are that are as strong as a level; nil where a block would have to follow.
  private mutating func watchedSides(
    upTo level: Int32,
    checksFrom first: Int
  ) -> [(row: RowID, side: Int)]? {
    if movesBlocks(checksFrom: first) { return nil }
    var sides: [(row: RowID, side: Int)] = []
    for index in first..<agenda.rowChecks.count {
      let row = agenda.rowChecks[index]
      let head = system.rows[row].head
      if !head.isLive || head.isRejected || head.unknown > 0 || head.count == 1 { continue }
      if !head.isRequired && system.rank(of: row) > level { continue }
      sides.append((row, system.violatedSide(of: row, head)))
    }
    return sides
  }

  /// Lets another row, or the bound, hold a choice that is a source of the graph.
  private mutating func setHolder(of choice: VariableID, to holder: RowOrBound) {
    loosen(choice)
    if let row = holder.row { system.setDetermination(of: choice, to: .row(row)) }
  }

  /// Where a disproved choice stops that a row on it alone determines, as long as what rows on others cost grows as
  /// it does here; nil where no row on the choice alone, and no bound, stops it.
  private mutating func stop(of exit: OptimalityProof.Exit) -> Stop? {
    let choice = exit.choice
    let flags = system.variables[choice].flags
    guard let former = system.variables[choice].determination.row,
      system.rows[former].head.count == 1, !flags.isInPart, movedChoices.mayStep(choice, flags)
    else { return nil }
    line.begin()
    var elsewhere = exit.rate
    var next = system.variables[choice].firstTerm
    while !next.isNone {
      let term = system.terms[next]
      next = term.next
      let head = system.rows[term.row].head
      if head.count != 1 || head.isRejected { continue }
      let rank = head.isRequired ? -1 : system.rank(of: term.row)
      if rank > exit.level { continue }
      let residual = system.residual(of: term.row)
      line.add(term.row, head, rank: rank, residual: residual, rate: term.coefficient)
      if rank == exit.level && head.isViolated {
        elsewhere -= residual > 0 ? term.coefficient : -term.coefficient
      }
    }
    if flags.contains(.nonnegative) {
      line.add(boundOf: choice, value: system.values[choice], rate: 1)
    }
    line.setDrift(elsewhere, rank: exit.level)
    guard let holder = line.nearestBest(zero: system.accuracy.zero)?.bearer, holder.row != former
    else { return nil }
    return Stop(choice: choice, former: former, holder: holder)
  }
}
