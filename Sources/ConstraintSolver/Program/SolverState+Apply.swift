/// What is known of a program's solution besides its basis.
struct Decision {
  /// Whether something else than the rows without slack holds choices: a tie that was broken, or
  /// inequalities that others force to be equalities.
  var isHeldByOthers = false
  /// Inequalities that hold wherever those that were taken for equalities do.
  var implied: [RowID] = []
}

// The solution of a program becomes values, determining rows, and violations.
extension SolverState {
  mutating func apply(_ program: inout LinearProgram, _ region: Region, _ decision: Decision) {
    if program.active.point.wasBeyondNumbers { results.isBeyondNumbers = true }
    let former = releaseGraph(of: region)
    let order = program.active.order(tearing: former.choices)
    let blocks = assignBasis(order, program, region)
    let knownChecks = agenda.choiceChecks.count
    let knownDependents = newDependents.count
    let isHeldByOthers = decision.isHeldByOthers
    for variable in region.variables where system.isChoice(variable) {
      noteDecision(of: variable, isUnique: !isHeldByOthers)
    }
    evaluate(order, program, region)
    refine(blocks, order, &program, region)
    newDependents.truncate(to: knownDependents)
    // The choice among equally good points has been made for these choices, until one of them moves with
    // what they depend on.
    agenda.choiceChecks.truncate(to: knownChecks)
    if isHeldByOthers { graph.hasMovableChoices = true }
    forgetChecks(of: region)
    for row in region.required + region.optional { recordViolation(of: row) }
    if program.active.isCareful && region.required.contains(where: { isVisiblyMissed($0) }) {
      results.report.isComplete = false
    }
    noteProof(decision, program, region)
    for row in former.rows where system.rows[row].role == .beside { agenda.rowChecks.append(row) }
  }

  /// Records that a choice was decided together with the rest of its part.
  mutating func noteDecision(of choice: VariableID, isUnique: Bool) {
    if !system.variables[choice].flags.contains(.dependsOnChoice) { part.expire() }
    system.variables[choice].flags.subtract(.choiceHistory)
    system.variables[choice].flags
      .formUnion([.dependsOnChoice, .optimized, .decided, isUnique ? .unique : .tied])
    movedChoices.append(choice)
    // What was decided as one part may be several by its solution.
    partition.classifyLater(choice)
  }

  /// Notes which choices stay optimal while the basis does and all rows beside it keep their sides.
  ///
  /// Multipliers follow from the basis and the sides alone, those of the canonical choice as well, which has a
  /// level for each variable: no constant and no value takes part in them. So another constant moves the
  /// point and leaves the basis optimal until a row comes to another side (sensitivity analysis; see
  /// V. Chvátal, "Linear programming", 1983, chapter 10). Not so where it matters on which side of a row
  /// without slack, or with which sign of a variable, the point is; and an inequality that others force to
  /// be an equality is free again when one of those lets go, which then has slack.
  private mutating func noteProof(
    _ decision: Decision,
    _ program: borrowing LinearProgram,
    _ region: Region
  ) {
    for row in region.required + region.optional { system.rows[row].head.isSupport = false }
    for row in decision.implied { system.rows[row].head.isSupport = true }
    if countsOtherwise(program, region) {
      for variable in region.variables where system.isChoice(variable) {
        system.variables[variable].flags.insert(.tied)
      }
      return
    }
    if program.dependsOnSigns || !program.isComplete { return }
    for variable in region.variables where system.isChoice(variable) {
      partition.noteProof(of: variable)
    }
  }

  /// Whether an optional row beside the basis counts in the program on another side than it was recorded on.
  ///
  /// One without slack may bear a multiplier as if it were violated: the program is right to do so, since of
  /// several rows that meet in a point some carry the proof. But what follows from structure and recorded
  /// violations alone does not show it, and a constant may bring the row to another side unnoticed.
  private mutating func countsOtherwise(_ program: borrowing LinearProgram, _ region: Region)
    -> Bool
  {
    let first = program.columns + region.required.count
    for (position, row) in region.optional.enumerated() {
      let number = first + position
      if program.active.basis.contains(number) { continue }
      let side = Int(program.active.point.sides[number])
      let counted = side == Int(program.active.rows.senses[number]) ? 0 : side
      if counted != system.rows[row].head.violatedSide { return true }
    }
    return false
  }

  /// Takes what was to be looked at of a region off the lists, since it was optimised.
  private mutating func forgetChecks(of region: Region) {
    system.beginWalk()
    for variable in region.variables { _ = system.meet(variable) }
    for row in region.optional { _ = system.meet(row: row) }
    forgetChecksOfMet()
  }

  /// Takes what was to be looked at of the variables and rows that a walk met off the lists.
  mutating func forgetChecksOfMet() {
    system.dropMet(variables: &agenda.choiceChecks)
    system.dropMet(variables: &agenda.blockChecks)
    newDependents.dropMet(in: &system)
    formerInputs.dropMet(in: &system)
    system.dropMet(rows: &agenda.unprovenViolations)
    system.dropMet(rows: &agenda.rowChecks)
  }

  /// Takes a region out of the graph; returns the columns that were choices, and the rows that blocks held.
  private mutating func releaseGraph(of region: Region) -> (choices: [Int32], rows: [RowID]) {
    var choices: [Int32] = []
    var rows: [RowID] = []
    for (column, variable) in region.variables.enumerated() {
      let determination = system.variables[variable].determination
      if system.isChoice(variable) { choices.append(Int32(truncatingIfNeeded: column)) }
      system.variables[variable].flags.subtract(.choiceHistory)
      system.variables[variable].flags.leavePart()
      if let row = determination.row {
        system.putBeside(row)
      } else if let block = determination.block {
        rows.append(contentsOf: graph.blocks[block].rows)
        dissolve(block, leavesUnknown: false)
      }
    }
    return (choices, rows)
  }

  /// Records which rows determine which variables; returns the simultaneous blocks.
  private mutating func assignBasis(
    _ order: BasisOrder,
    _ program: borrowing LinearProgram,
    _ region: Region
  ) -> [Int] {
    for step in order.steps where step.row >= 0 {
      let variable = region.variables[Int(step.column)]
      if step.row < program.columns {
        setDetermination(of: variable, .zero)
      } else {
        setDetermination(of: variable, .row(region.row(Int(step.row))))
      }
    }
    return order.blocks.map { block in
      let choices = block.columns.map { region.variables[Int($0)] }
      let rows = block.rows.map { region.row(Int($0)) }
      let number = addBlock(SimultaneousBlock(choices: choices, rows: rows))
      for row in rows { system.put(row, inBlock: number) }
      for choice in choices { setDetermination(of: choice, .block(number)) }
      return number
    }
  }

  private mutating func setDetermination(of variable: VariableID, _ determination: Determination) {
    if system.variables[variable].determination != determination {
      schedule.noteDetermination(of: variable)
    }
    system.setDetermination(of: variable, to: determination)
  }

  /// Computes the values of a region in the order of the basis.
  private mutating func evaluate(
    _ order: BasisOrder,
    _ program: borrowing LinearProgram,
    _ region: Region
  ) {
    graph.downstream.removeAll()
    for step in order.steps.reversed() {
      let variable = region.variables[Int(step.column)]
      if step.row < 0 {
        assign(variable, program.active.point.values[step.column] + 0)
      } else if step.row < program.columns {
        assign(variable, 0)
      }
      graph.downstream.append(variable)
    }
    evaluateDownstream(updatingFlags: true)
  }

  /// Moves the choices of simultaneous blocks by what the rows are still missed by.
  ///
  /// Where rows are steep or nearly parallel, rounding of the choices is much more than rounding at
  /// the rows. Residuals, which are small, tell the rest of the way.
  private mutating func refine(
    _ blocks: [Int],
    _ order: BasisOrder,
    _ program: inout LinearProgram,
    _ region: Region
  ) {
    for _ in 0..<4
    where blocks.contains(where: { graph.blocks[$0].rows.contains { isOff($0) } }) {
      program.active.refine(from: region.variables.map { system.values[$0] })
      evaluate(order, program, region)
    }
    let isMissed = blocks.contains { block in
      graph.blocks[block].rows.contains { isOff($0, Tolerance.residual) }
    }
    if isMissed { results.report.isComplete = false }
  }

  /// Whether a row is missed by more than rounding: a share of all that it was computed from.
  mutating func isOff(_ row: RowID, _ share: Double? = nil) -> Bool {
    let rest = abs(system.residual(of: row))
    if rest == 0 { return false }
    return rest > system.magnitude(upstreamOf: .row(row)) * (share ?? system.accuracy.zero)
  }

  /// Whether a row is missed by so much of its own terms that it shows, even if values upstream are rounded by as much.
  private func isVisiblyMissed(_ row: RowID) -> Bool {
    let (rest, size) = system.scaledResidual(of: row)
    let sense = system.rows[row].head.sense
    let miss = sense == 0 ? abs(rest) : sense < 0 ? rest : -rest
    return miss > max(size, system.magnitudes.bound) * Tolerance.visible
  }

  /// Records a row's violation without asking for a proof, which has just been given.
  mutating func recordViolation(of row: RowID) {
    let head = system.rows[row].head
    let role = system.rows[row].role
    if role.isSolved {
      violations.clear(row, in: &system)
    } else if head.isRequired || role.isBlock {
      violations.clear(row, in: &system)
      if !role.isBlock { agenda.rowChecks.append(row) }
    } else {
      let side = system.violatedSide(of: row, head)
      violations.record(row, side, in: &system)
    }
  }
}
