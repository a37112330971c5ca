// Changes run downstream: a walk finds what depends on them, then that is computed, inputs first.
extension SolverState {
  /// Computes everything downstream of the dirty variables anew and lists the rows to look at.
  mutating func propagate() {
    partition.forgetProofs()
    while !agenda.dirty.isEmpty {
      let isCyclic = walkDownstream()
      agenda.dirty.removeAll()
      if isCyclic { break }
      evaluateDownstream(updatingFlags: true)
      return
    }
    if !graph.downstream.isEmpty { rebuildDownstream() }
  }

  /// Computes the variables in `downstream`, which are listed outputs first, and forgets the list.
  ///
  /// Flags need no update where no row determines another variable than before.
  mutating func evaluateDownstream(updatingFlags: Bool) {
    evaluateListed(updatingFlags: updatingFlags)
    graph.downstream.removeAll()
  }

  /// The same, but keeps the list.
  mutating func evaluateListed(updatingFlags: Bool) {
    results.report.rowsTouched &+= graph.downstream.variables.count
    results.rowVisits &+= graph.downstream.variables.count
    let watched = watchedFlags
    var index = graph.downstream.variables.count
    while index > 0 {
      index &-= 1
      let variable = graph.downstream.variables[index]
      guard let row = system.variables[variable].determination.row else {
        noteSource(variable)
        continue
      }
      let head = system.rows[row].head
      var flags: VariableFlags = []
      let solved = system.solved(row, for: variable, collecting: &flags)
      if updatingFlags {
        let isChoice = !head.isRequiredEquality || flags.contains(.dependsOnChoice)
        if isChoice != system.variables[variable].flags.contains(.dependsOnChoice) {
          setDependsOnChoice(variable, isChoice)
        }
      }
      assign(variable, solved.value)
      noteIfWatched(variable, watched, byInequality: !head.isEquality)
    }
  }

  /// The flags of variables of which it matters at once that they move.
  var watchedFlags: VariableFlags {
    mutating get {
      let moving = Partition.takenApart(by: .movement)
      return graph.hasMovableChoices ? moving.union(.dependsOnChoice) : moving
    }
  }

  /// Files what computing the variable anew may have brought about.
  @inline(__always)
  mutating func noteIfWatched(_ variable: VariableID, _ watched: VariableFlags, byInequality: Bool)
  {
    let flags = system.variables[variable].flags
    if flags.intersects(watched) || byInequality
      || flags.contains(.nonnegative) && system.values[variable] < 0
    {
      noteMoved(variable, flags, byInequality: byInequality)
    }
  }

  @inline(never)
  private mutating func noteMoved(
    _ variable: VariableID,
    _ flags: VariableFlags,
    byInequality: Bool
  ) {
    _ = partition.note(.movement, at: variable, flags)
    if byInequality { agenda.choiceChecks.append(variable) }
    if flags.contains(.nonnegative) && system.values[variable] < 0 {
      agenda.boundChecks.append(variable)
    }
    if flags.contains(.dependsOnChoice) && graph.hasMovableChoices {
      newDependents.append(variable)
    }
  }

  /// The same for a variable that no row determines: its own move is known to its mover.
  @inline(never)
  mutating func noteSource(_ variable: VariableID) {
    let flags = system.variables[variable].flags
    noteMoved(variable, flags.subtracting(.dependsOnChoice), byInequality: false)
  }

  @inline(never)
  private mutating func setDependsOnChoice(_ variable: VariableID, _ isChoice: Bool) {
    part.expire()
    if isChoice {
      touchNeighbors(of: variable)
      system.variables[variable].flags.insert(.dependsOnChoice)
    } else {
      system.variables[variable].flags.remove(.dependsOnChoice)
    }
  }

  /// Computes a variable from its determining row, never from its old value.
  mutating func evaluate(_ variable: VariableID) {
    graph.downstream.removeAll()
    graph.downstream.append(variable)
    evaluateDownstream(updatingFlags: true)
  }

  /// Starts over with the visited variables after a row closed a circle among them.
  ///
  /// Built anew from the variables outside, the graph has no circle: each variable is determined
  /// by ones that had their value before it.
  private mutating func rebuildDownstream() {
    for index in graph.downstream.variables.indices {
      release(graph.downstream.variables[index], leavesUnknown: true)
    }
    graph.downstream.removeAll()
    determineUnknowns()
    propagate()
  }

  /// Gives a variable a value and files it as changed if that is another one.
  @inline(__always)
  mutating func assign(_ variable: VariableID, _ result: Double) {
    let old = system.values[variable]
    if old == result { return }
    system.values[variable] = result
    if !system.variables[variable].flags.contains(.changed) {
      system.variables[variable].flags.insert(.changed)
      results.changed.append(variable)
      results.formerValues.append(old)
    }
  }
}
