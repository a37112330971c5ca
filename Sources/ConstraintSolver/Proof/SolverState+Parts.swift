// Parts of the system: what hangs together through shared rows once everything fixed by required
// equalities is taken for constant. No choice reaches from one part into another.
extension SolverState {
  /// Gathers the part that some variables are in.
  mutating func gatherPart(around variables: [VariableID]) {
    part.gather(
      around: variables,
      throughUnknowns: false,
      in: &system,
      &graph,
      visits: &results.rowVisits
    )
  }

  /// Gathers the part that a variable is in.
  mutating func gatherPart(around variable: VariableID, throughUnknowns: Bool = false) {
    part.gather(
      around: variable,
      throughUnknowns: throughUnknowns,
      in: &system,
      &graph,
      visits: &results.rowVisits
    )
  }

  /// Gathers the part that a variable is in, unless it is what was gathered last.
  mutating func gatherPartOnce(around variable: VariableID) {
    if part.gatherAgain(around: variable, in: &system) {
      checkPart(around: variable)
    } else {
      gatherPart(around: variable)
    }
  }

  /// All choices that hang together with the given one.
  mutating func choicesOfPart(around choice: VariableID) -> [VariableID] {
    gatherPartOnce(around: choice)
    return part.choices.array
  }

  /// Classifies the parts around `unclassified`, so that the next solve knows what it may rely on.
  ///
  /// A part whose choices all have one optimal value is stable: its multipliers follow from its
  /// structure and from the signs of its violations, so it stays optimal while those last. So is one that was
  /// decided as a whole and proved, as ``noteProof(_:_:_:)`` says. Any other part with movable choices, or
  /// with choices that only a linear program can decide, is volatile.
  mutating func classifyParts() {
    let proved = partition.takeProved()
    while let start = partition.takeUnclassified() {
      let record = system.variables[start]
      if !record.flags.contains(.dependsOnChoice) || record.flags.isInPart { continue }
      if record.determination == .removed || record.determination == .unknown { continue }
      gatherPartOnce(around: start)
      let isStable = partIsProved(proved) || partHasOneOptimum()
      if !isStable { noteSupports() }
      for index in part.variables.indices {
        system.variables[part.variables[index]].flags.join(isStable ? .stable : .volatile)
      }
    }
  }

  /// Whether linear programs have proved all choices of the part gathered last.
  private mutating func partIsProved(_ proved: Set<VariableID>) -> Bool {
    !proved.isEmpty
      && part.choices.indices.allSatisfy { proved.contains(part.choices[$0]) }
  }

  /// Whether each choice of the part gathered last has one optimal value.
  mutating func partHasOneOptimum() -> Bool {
    for index in part.choices.indices {
      let choice = part.choices[index]
      let record = system.variables[choice]
      if record.flags.contains(.tied) || record.determination == .zero { return false }
      if let row = record.determination.row {
        if system.rows[row].head.isEquality || record.flags.contains(.unique) { continue }
        if !system.isLocked(choice, byRow: row) { return false }
      } else if let block = record.determination.block, !graph.blocks[block].isSquare {
        return false
      }
    }
    return true
  }

  /// Notes which inequalities beside the graph hold the part gathered last where it is.
  ///
  /// What one with slack is compared with may move while slack is left: the optimum of a convex
  /// program does not depend on it.
  private mutating func noteSupports() {
    for index in part.rows.indices {
      let row = part.rows[index]
      if system.rows[row].role.isSolved || system.rows[row].head.isEquality { continue }
      system.rows[row].head.isSupport = !system.hasSlack(row)
    }
  }

  /// Has the parts that a row belongs to built anew, whatever is known of them.
  mutating func rebuildParts(of row: RowID) {
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      let record = system.variables[variable]
      if !record.flags.contains(.dependsOnChoice) && record.determination != .unknown { continue }
      partition.rebuild(around: variable, in: &system)
    }
  }

  /// Files what shares a row with a variable that joins parts, or keeps them separate, unlike before.
  @inline(never)
  mutating func touchNeighbors(of variable: VariableID) {
    var next = system.variables[variable].firstTerm
    while let row = system.takeRow(&next) {
      _ = partition.note(.structure, atRow: row, of: system)
    }
  }

  /// Has the bound and the rows of a variable looked at that is in no part any more: what they were
  /// filed for was the part.
  private mutating func checkAgain(_ variable: VariableID) {
    if system.variables[variable].flags.contains(.nonnegative) {
      agenda.boundChecks.append(variable)
    }
    var next = system.variables[variable].firstTerm
    while let row = system.takeRow(&next) {
      if !system.rows[row].role.isSolved { agenda.rowChecks.append(row) }
    }
  }

  /// Has the parts around touched variables solved anew.
  ///
  /// Where the structure changed, the graph goes on from where they are, unless blocks hold them. Else those that were
  /// decided as a whole are so again, beginning with the basis they have, and the graph decides all others, from
  /// their rows alone.
  mutating func takeTouchedPartsApart() {
    while let (variable, flags, isStructural) = partition.takeTouched(in: &system) {
      if flags.contains(.dependsOnChoice) {
        takePartApart(around: variable, isStructural: isStructural)
      } else {
        // It separates parts by now; those around it stay without it.
        touchNeighbors(of: variable)
        checkAgain(variable)
      }
    }
  }

  private mutating func takePartApart(around variable: VariableID, isStructural: Bool) {
    gatherPart(around: variable, throughUnknowns: true)
    let isDecided = part.choices.indices.contains {
      system.variables[part.choices[$0]].flags.contains(.decided)
    }
    let isPlain = !part.choices.indices.contains {
      system.variables[part.choices[$0]].determination.isBlock
    }
    for index in part.variables.indices {
      system.variables[part.variables[index]].flags.remove(.optimized)
      system.variables[part.variables[index]].flags.leavePart()
    }
    if isStructural && isPlain {
      reopenPart()
    } else if isDecided {
      partition.decideLater(part.choices)
    } else {
      dissolvePart()
    }
  }

  /// Leaves the part gathered last as it is, and has all choices in it looked at again, and all violations proved.
  ///
  /// A row is on the side that is recorded unless something has moved, and then it is listed.
  private mutating func reopenPart() {
    for index in part.variables.indices {
      let variable = part.variables[index]
      system.variables[variable].flags.subtract(.decision)
      if !system.isChoice(variable) { continue }
      agenda.choiceChecks.append(variable)
    }
    for index in part.rows.indices {
      let row = part.rows[index]
      system.rows[row].head.isSupport = false
      let head = system.rows[row].head
      if head.unknown > 0 {
        violations.clear(row, in: &system)
        if system.rows[row].role == .beside { enqueue(row, head) }
      } else if head.isViolated {
        agenda.unprovenViolations.append(row)
      }
    }
    graph.hasMovableChoices = true
  }

  /// Takes the part gathered last out of the graph.
  private mutating func dissolvePart() {
    for index in part.variables.indices {
      let variable = part.variables[index]
      release(variable, leavesUnknown: false)
      system.variables[variable].flags.remove(.lostDeterminer)
    }
    for index in part.rows.indices {
      let row = part.rows[index]
      violations.clear(row, in: &system)
      system.rows[row].head.isSupport = false
      enqueue(row, system.rows[row].head)
    }
  }

  /// Decides the part of an undecided choice as a whole, unless that was done together with others, or the choice
  /// was made anew because a row of the part was set aside.
  mutating func decideAgain() {
    let choice = partition.takeUndecided()
    if !system.isLive(choice) || !system.isChoice(choice) { return }
    let flags = system.variables[choice].flags
    if !flags.intersects([.decided, .pivoted]) { return }
    if flags.contains(.optimized) && !flags.contains(.pivoted) { return }
    optimize(around: choice)
  }
}
