// Violated required rows and bounds: one pivot where that is enough. Whether the right choice gave way
// is for the proof to say, which is asked for whenever an optional row is violated.
extension SolverState {
  /// Makes a violated required row or bound hold, or finds out why it cannot.
  mutating func repair(_ violated: RowOrBound) {
    if let row = violated.row, repairTogether(row) { return }
    let rest = miss(of: violated)
    let multiplier = Multiplier(bearer: violated, level: 0, value: rest > 0 ? 1 : -1)
    graph.upstream.begin(in: &system)
    graph.upstream.collect(violated, in: &system, visits: &results.rowVisits)
    graph.derivatives.begin(with: &graph.upstream, in: &system)
    graph.derivatives.add(multiplier, in: &system)
    guard let choice = weakestChoice() else {
      var contradiction = traceContradiction([multiplier])
      if let bound = firstViolatedBoundUpstream(), bound != violated {
        let nearer = traceContradiction([Multiplier(bearer: bound, level: 0, value: -1)])
        if nearer.choices.isEmpty { contradiction = nearer }
      }
      reject(contradiction)
      requiredViolations.append(violated)
      return
    }
    let slope = graph.derivatives.rate(of: choice) * multiplier.value
    if !pivot(choice, on: violated, by: -rest / slope) { optimize(around: [choice]) }
  }

  /// Left-hand side minus constant of a row, or the value of a variable with a bound.
  private mutating func miss(of violated: RowOrBound) -> Double {
    if let row = violated.row { return system.residual(of: Int(row)) }
    return violated.boundedVariable.map { system.values[$0] } ?? 0
  }

  /// The first bound that does not hold in the upstream set, inputs first.
  ///
  /// It takes part of what was met to contradict, and none of the other bounds: of views inside one another
  /// that have no room left, the outermost without any, where the innermost is at odds with all around it.
  private mutating func firstViolatedBoundUpstream() -> RowOrBound? {
    for index in graph.upstream.variables.indices {
      let variable = graph.upstream.variables[index]
      if system.values[variable] >= 0 { continue }
      if system.variables[variable].flags.contains(.nonnegative)
        && system.isViolated(.bound(variable))
      {
        return .bound(variable)
      }
    }
    return nil
  }

  /// The choice that adjoints reach and whose row has the lowest priority, the last of equals.
  private mutating func weakestChoice() -> Int32? {
    var best: Int32?
    var lowest = Double.infinity
    for index in graph.upstream.variables.indices.reversed() {
      let variable = graph.upstream.variables[index]
      if graph.derivatives.isCancelled(variable, system.accuracy.zero) { continue }
      if let row = system.variables[variable].determination.row {
        _ = graph.derivatives.pass(from: variable, through: Int(row), in: &system)
        if system.rows[row].head.isRequiredEquality { continue }
      }
      let strength = strength(of: variable)
      if strength < lowest
        || strength == lowest && best.map({ system.precedes($0, variable) }) ?? true
      {
        best = variable
        lowest = strength
      }
    }
    return best
  }

  /// How much would be lost if a choice moved: a priority, more for required rows, less for none.
  @inline(__always)
  mutating func strength(of choice: Int32) -> Double {
    let determination = system.variables[choice].determination
    guard let row = determination.row else { return determination == .zero ? -1 : 0 }
    return system.rows[row].head.isRequired ? 2000 : system.priority(of: Int(row))
  }

  /// Moves a choice by `distance` and lets the violated row or bound hold it from now on: the row
  /// enters the basis, what determined the choice leaves it.
  ///
  /// Returns false, with nothing changed, where the choice moved before in the present solve or where
  /// simultaneous blocks would have to follow: those cases need a reduced program.
  private mutating func pivot(_ choice: Int32, on violated: RowOrBound, by distance: Double) -> Bool
  {
    let former = system.variables[choice].determination
    if system.variables[choice].flags.contains(.optimized) { return false }
    if former.isBlock || !distance.isFinite { return false }
    if let row = former.row {
      if system.rows[row].head.isRequired { return false }
      system.rows[row].role = .beside
    }
    schedule.noteDetermination(of: choice)
    system.variables[choice].determination = .zero
    let firstCheck = agenda.rowChecks.count
    agenda.dirty.append(choice)
    walkDirty()
    let isOwn = violated == .bound(choice)
    let direct = violated.row.flatMap { mentionsAlone(choice, Int($0)) ? $0 : nil }
    let isEquality = violated.row.map { system.rows[$0].head.isEquality } ?? false
    let isPlain = isOwn || direct != nil || isEquality
    if !isPlain || movesBlocks(checksFrom: firstCheck) {
      system.variables[choice].determination = former
      if let row = former.row { system.rows[row].role = .determines(choice) }
      agenda.rowChecks.truncate(to: firstCheck)
      graph.downstream.removeAll()
      return false
    }
    results.report.pivots += 1
    partition.forgetProofs()
    notePivot(of: choice)
    if let direct {
      system.variables[choice].determination = .row(direct)
      system.rows[direct].role = .determines(choice)
    } else if isOwn {
      assign(Int(choice), 0)
    } else if let row = violated.row {
      hold(choice, by: row)
      assign(Int(choice), system.values[choice] + distance)
    }
    evaluateDownstream(updatingFlags: true)
    return true
  }

  /// Lets violated inequalities hold that were filed side by side and have one variable each; returns false,
  /// with nothing changed, where there is one of them, or where simultaneous blocks would have to follow.
  ///
  /// What depends on the variables is computed once for all. In a list of views none of which may be lower
  /// than 20 points, a pivot for each alone would compute the places of all views below it each time.
  private mutating func repairTogether(_ first: Int32) -> Bool {
    let rows = takeRepairedAlone(from: first)
    if rows.count < 2 { return false }
    let choices = rows.map { system.terms[system.rows[$0].firstTerm].variable }
    let formers = choices.map { system.variables[$0].determination }
    for (choice, former) in zip(choices, formers) {
      if let row = former.row { system.rows[row].role = .beside }
      schedule.noteDetermination(of: choice)
      system.variables[choice].determination = .zero
      agenda.dirty.append(choice)
    }
    let firstCheck = agenda.rowChecks.count
    walkDirty()
    if movesBlocks(checksFrom: firstCheck) {
      for (choice, former) in zip(choices, formers) {
        system.variables[choice].determination = former
        if let row = former.row { system.rows[row].role = .determines(choice) }
      }
      agenda.rowChecks.truncate(to: firstCheck)
      graph.downstream.removeAll()
      for row in rows.dropFirst().reversed() { requiredViolations.append(.row(row)) }
      return false
    }
    results.report.pivots += rows.count
    partition.forgetProofs()
    for (row, choice) in zip(rows, choices) {
      notePivot(of: choice)
      system.variables[choice].determination = .row(row)
      system.rows[row].role = .determines(choice)
    }
    evaluateDownstream(updatingFlags: true)
    return true
  }

  /// Takes the inequalities off the end of the list that decide a variable each that nothing else decides, the
  /// first one of which was taken already; those that hold by now are dropped on the way.
  private mutating func takeRepairedAlone(from first: Int32) -> [Int32] {
    if !isRepairedAlone(.row(first)) { return [] }
    system.beginWalk()
    var rows: [Int32] = []
    var next = first
    while true {
      rows.append(next)
      system.variables[system.terms[system.rows[next].firstTerm].variable].mark =
        system.walk.current
      guard let last = requiredViolations.last(in: &system), isRepairedAlone(last),
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

  /// Whether a violated row or bound is a row on one variable that is zero for want of anything else, or that
  /// an optional row on it alone determines: then no other choice is to be asked.
  private mutating func isRepairedAlone(_ violated: RowOrBound) -> Bool {
    guard let row = violated.row, system.rows[row].head.count == 1,
      system.rows[row].role == .beside
    else { return false }
    let term = system.terms[system.rows[row].firstTerm]
    let record = system.variables[term.variable]
    if record.flags.contains(.optimized) { return false }
    if !(system.rows[row].constant / term.coefficient).isFinite { return false }
    guard let holder = record.determination.row else { return record.determination == .zero }
    return !system.rows[holder].head.isRequired && system.rows[holder].head.count == 1
  }

  private mutating func notePivot(of choice: Int32) {
    movedChoices.append(choice)
    system.variables[choice].flags.subtract(.choiceHistory)
    system.variables[choice].flags.formUnion([.pivoted, .optimized, .dependsOnChoice])
  }

  /// Whether a row mentions the choice and nothing else of what was just walked through.
  private mutating func mentionsAlone(_ choice: Int32, _ row: Int) -> Bool {
    var isMentioned = false
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if variable == choice {
        isMentioned = true
      } else if system.variables[variable].mark == system.walk.current {
        return false
      }
    }
    return isMentioned
  }
}
