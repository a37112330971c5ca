// Proof that violations of optional rows cannot be helped: each sends a multiplier of 1 upstream, on
// its own level, and every choice it reaches must receive one within its own row's range.
extension SolverState {
  /// Proves the listed violations, or optimises the choices that disprove them.
  mutating func proveViolations() {
    takeUnprovenViolations()
    if scratch.violations.isEmpty { return }
    collectUpstreamOfViolations()
    scratch.judged.removeAll()
    scratch.judged.append(contentsOf: scratch.upstream)
    var movesBlock = false
    if scratch.violations.count < violations.count || !graph.blocks.isEmpty {
      movesBlock = addFurtherViolations()
      collectUpstreamOfViolations()
      exemptUpstream()
    }
    for index in scratch.judged.indices {
      system.variables[scratch.judged[index]].verdict = .open
    }
    scratch.proof.removeAll()
    appendProofOfViolations()
    judge()
    noteVerdicts(failsAll: movesBlock && scratch.disproved.isEmpty)
    for index in scratch.violations.indices { noteUnclassifiedPart(of: scratch.violations[index]) }
    if !scratch.disproved.isEmpty {
      optimizeParts(of: disprovedChoices())
      return
    }
    // Multipliers that cancel leave an inequality free to be left; then zero decides.
    for index in scratch.judged.indices {
      let variable = scratch.judged[index]
      if system.isChoice(variable) && system.variables[variable].verdict != .inside {
        work.choiceChecks.append(variable)
      }
    }
  }

  /// Moves the violated rows to be proved to `violations`, each once.
  private mutating func takeUnprovenViolations() {
    scratch.violations.removeAll()
    beginWalk()
    for index in work.unprovenViolations.indices {
      addViolation(work.unprovenViolations[index])
    }
    work.unprovenViolations.removeAll()
  }

  /// Adds a row to `violations` if it is violated and was not added in this walk.
  private mutating func addViolation(_ row: Int32) {
    let record = system.rows[row]
    if !record.head.isLive || !record.head.isViolated || record.mark == scratch.walk { return }
    system.rows[row].mark = scratch.walk
    scratch.violations.append(row)
  }

  private mutating func collectUpstreamOfViolations() {
    beginUpstream()
    for index in scratch.violations.indices {
      collectUpstream(ofRow: Int(scratch.violations[index]))
    }
  }

  /// Keeps all choices upstream from being judged, except those of simultaneous blocks.
  mutating func exemptUpstream() {
    for index in scratch.upstream.indices {
      let variable = scratch.upstream[index]
      let isInBlock = system.variables[variable].determination.isBlock
      system.variables[variable].verdict = isInBlock ? .open : .exempt
    }
  }

  /// Notes which judged choices have one optimal value; disproves them all if asked to.
  private mutating func noteVerdicts(failsAll: Bool) {
    for index in scratch.judged.indices {
      let variable = scratch.judged[index]
      if !system.isChoice(variable) { continue }
      if failsAll { scratch.disproved.append(variable) }
      if system.variables[variable].verdict == .inside {
        system.variables[variable].flags.insert(.unique)
      } else {
        system.variables[variable].flags.remove(.unique)
      }
    }
  }

  /// Optimises the parts that choices belong to, each on its own.
  private mutating func optimizeParts(of choices: [Int32]) {
    var remaining = choices
    while let first = remaining.first {
      let done = Set(choicesOfPart(around: first))
      optimize(around: [first])
      remaining = remaining.filter { !done.contains($0) && system.isChoice($0) }
    }
  }

  /// Has the part of a violated row classified.
  private mutating func noteUnclassifiedPart(of row: Int32) {
    for position in system.terms(of: Int(row)) {
      let variable = system.terms[position].variable
      if system.variables[variable].flags.contains(.dependsOnChoice) {
        partition.classifyLater(variable)
        return
      }
    }
  }

  /// The disproved choices and those of the upstream set that were optimised before, so that the same
  /// few are not optimised in turns.
  private mutating func disprovedChoices() -> [Int32] {
    var choices = scratch.disproved.array
    for variable in choices { system.variables[variable].mark = scratch.walk - 1 }
    for index in scratch.upstream.indices {
      let variable = scratch.upstream[index]
      let record = system.variables[variable]
      if record.mark != scratch.walk || !system.isChoice(variable) { continue }
      if record.flags.contains(.optimized) { choices.append(variable) }
    }
    return choices
  }

  /// Adds one multiplier for each of `violations` to `proof`: its gradient on its own level.
  mutating func appendProofOfViolations() {
    for index in scratch.violations.indices {
      let row = scratch.violations[index]
      let value = system.residual(of: Int(row)) > 0 ? 1.0 : -1.0
      scratch.proof.append(Multiplier(bearer: .row(row), level: system.rank(of: row), value: value))
    }
    if system.levels.count > 1 { scratch.proof.sort { $0.key < $1.key } }
  }

  /// Adds all other violated rows that depend on choices in `judged` to `violations`.
  ///
  /// Returns whether a simultaneous block would have to follow the choices, which the walk does not.
  mutating func addFurtherViolations() -> Bool {
    let firstCheck = work.rowChecks.count
    for index in scratch.judged.indices where system.isChoice(scratch.judged[index]) {
      work.dirty.append(scratch.judged[index])
    }
    walkDirty()
    let movesBlock = movesBlocks(checksFrom: firstCheck)
    scratch.downstream.removeAll()
    beginWalk()
    for index in scratch.violations.indices {
      system.rows[scratch.violations[index]].mark = scratch.walk
    }
    for index in firstCheck..<work.rowChecks.count { addViolation(work.rowChecks[index]) }
    work.rowChecks.truncate(to: firstCheck)
    return movesBlock
  }
}
