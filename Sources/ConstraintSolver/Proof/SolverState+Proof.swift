// Proof that violations of optional rows cannot be helped: each sends a multiplier of 1 upstream, on
// its own level, and every choice it reaches must receive one within its own row's range.
extension SolverState {
  /// Proves the listed violations, or optimises the choices that disprove them.
  mutating func proveViolations() {
    proof.begin(with: &agenda.unprovenViolations, in: &system)
    agenda.unprovenViolations.removeAll()
    if proof.violated.isEmpty { return }
    proof.collect(in: &system, &graph, visits: &results.rowVisits)
    // What is no longer violated may have held others in place, which are proved along with these.
    if graph.blocks.isEmpty {
      formerInputs.collect(in: &system, &graph, visits: &results.rowVisits)
    }
    proof.judge(all: &graph.upstream)
    var movesBlock = false
    if proof.violated.count < violations.count || !graph.blocks.isEmpty {
      let count = proof.violated.count
      movesBlock = addFurtherViolations()
      if proof.violated.count > count {
        proof.collect(in: &system, &graph, visits: &results.rowVisits)
        proof.exempt(all: &graph.upstream, in: &system)
      } else {
        graph.upstream.markAgain(in: &system)
      }
    }
    proof.run(in: &system, &graph)
    noteVerdicts(failsAll: movesBlock && proof.disproved.isEmpty)
    for index in proof.violated.indices { noteUnclassifiedPart(of: proof.violated[index]) }
    // Multipliers that cancel leave an inequality free to be left; then zero decides.
    for index in proof.judged.indices {
      let variable = proof.judged[index]
      if system.isChoice(variable) && system.variables[variable].verdict != .inside {
        agenda.choiceChecks.append(variable)
      }
    }
    // Other parts stay as they are, also where a pivot moved them: each violation is proved by its own part.
    if !proof.disproved.isEmpty { optimizeParts(of: proof.disproved.array) }
  }

  /// Notes which judged choices have one optimal value; disproves them all if asked to.
  private mutating func noteVerdicts(failsAll: Bool) {
    for index in proof.judged.indices {
      let variable = proof.judged[index]
      if !system.isChoice(variable) { continue }
      if failsAll { proof.disprove(variable) }
      if system.variables[variable].verdict == .inside {
        system.variables[variable].flags.insert(.unique)
      } else {
        system.variables[variable].flags.remove(.unique)
      }
    }
  }

  /// Moves choices to where they are best, or optimises the parts that they belong to, each on its own.
  ///
  /// Those nearest to what is violated go first: what others would do to come there may not be needed then.
  ///
  /// - Parameter choices: What the last proof disproved, inputs first.
  private mutating func optimizeParts(of choices: [VariableID]) {
    var remaining = choices
    let moved = takeStepsTogether()
    if !moved.isEmpty {
      system.beginWalk()
      for choice in moved { _ = system.meet(choice) }
      remaining.removeAll { system.isMet($0) }
    }
    while let last = remaining.popLast() {
      let violated = violations.count
      if takeLongStep(last) {
        if violations.count < violated && !remaining.isEmpty { keepDisproved(&remaining) }
        continue
      }
      let done = choicesOfPart(around: last)
      optimize(around: last)
      system.beginWalk()
      for choice in done { _ = system.meet(choice) }
      remaining.removeAll { system.isMet($0) || !system.isChoice($0) }
    }
  }

  /// Keeps the choices upstream of what is still violated, as what disproved the others has ended.
  ///
  /// Those are proved again, since the violations that ended may have held them in place.
  ///
  /// - Complexity: O(terms upstream).
  private mutating func keepDisproved(_ choices: inout [VariableID]) {
    graph.upstream.begin(in: &system)
    for index in proof.violated.indices where system.rows[proof.violated[index]].head.isViolated {
      let row = proof.violated[index]
      graph.upstream.collect(row: row, in: &system, visits: &results.rowVisits)
    }
    choices.removeAll { !system.isMet($0) }
    movedChoices.spend(graph.upstream.variables.count)
  }

  /// Has the part of a violated row classified.
  private mutating func noteUnclassifiedPart(of row: RowID) {
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if system.variables[variable].flags.contains(.dependsOnChoice) {
        partition.classifyLater(variable)
        return
      }
    }
  }

  /// Adds all other violated rows that depend on judged choices to the proof.
  ///
  /// Where all of these are in the part gathered last, its rows are looked at: no others depend on them.
  ///
  /// Returns whether a simultaneous block would have to follow the choices, which the walk does not.
  private mutating func addFurtherViolations() -> Bool {
    if partHoldsJudged() {
      proof.addFurther(of: part, in: &system)
      return false
    }
    let firstCheck = agenda.rowChecks.count
    for index in proof.judged.indices where system.isChoice(proof.judged[index]) {
      agenda.dirty.append(proof.judged[index])
    }
    walkDirty()
    let movesBlock = movesBlocks(checksFrom: firstCheck)
    graph.downstream.removeAll()
    proof.addFurther(&agenda.rowChecks, from: firstCheck, in: &system)
    agenda.rowChecks.truncate(to: firstCheck)
    return movesBlock
  }

  /// Whether the part gathered last is up to date, not much larger than what is judged, and has all judged
  /// choices in it.
  private mutating func partHoldsJudged() -> Bool {
    if 2 * proof.judged.count <= part.variables.count { return false }
    if !part.marksAgain(in: &system) { return false }
    for index in proof.judged.indices {
      let variable = proof.judged[index]
      if !system.isMet(variable) && system.isChoice(variable) { return false }
    }
    return true
  }
}
