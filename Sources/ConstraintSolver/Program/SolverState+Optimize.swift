// Optimising a part of the system as a linear program that begins with the basis the method graph is.
extension SolverState {
  /// Optimises the part around a choice.
  ///
  /// - Complexity: O(terms of the part) for each exchange of rows, and much less where few variables
  ///   depend on what is exchanged; see ``LinearProgram``.
  mutating func optimize(around choice: VariableID) {
    fileScheduledChanges()
    partition.classifyLater(choice)
    gatherPartOnce(around: choice)
    if decideOnLine() { return }
    let whole = region(of: part.variables.array, part.rows.array)
    if !optimize(whole, carefully: false) { _ = optimize(whole, carefully: true) }
  }

  /// Optimises a part; returns false, with nothing changed, if the answer is doubtful and a careful program may
  /// know better.
  private mutating func optimize(_ whole: Region, carefully: Bool) -> Bool {
    let region = carefully ? whole : substituted(whole)
    var program = makeProgram(region, fromGraph: true, carefully: carefully)
    let acceptance = acceptRequired(&program, region)
    // What the limit on work cuts short stays as it is, unless there is a feasible point by then.
    var isAnswer = true
    defer { note(program, isAnswer: isAnswer) }
    if program.isExhausted && !acceptance.isComplete { return true }
    if !acceptance.conflicts.isEmpty {
      let contradictions = acceptance.conflicts.map { contradiction($0, in: program, region) }
      isAnswer = !mayRepeat(program)
      if !isAnswer { return false }
      giveUp(whole)
      reject(contradictions)
    } else {
      minimizeLevels(of: &program, region)
      var decision = Decision()
      decision.isHeldByOthers =
        program.active.costs.movableBasicCount > 0 || !program.forced.rows.isEmpty
      decision.implied = program.forced.implied.map { region.row($0) }
      yieldInOrder(in: &program, region)
      if !region.substituted.isEmpty { program = extended(program, region, to: whole) }
      program.chooseCanonically()
      program.active.finish()
      isAnswer = !mayRepeat(program)
      if !isAnswer { return false }
      apply(&program, whole, decision)
    }
    return true
  }

  /// Leaves a part to be determined anew, because one of its rows is about to be set aside.
  private mutating func giveUp(_ region: Region) {
    for variable in region.variables where system.isChoice(variable) {
      release(variable, leavesUnknown: false)
    }
    for row in region.required + region.optional where system.rows[row].role == .beside {
      agenda.rowChecks.append(row)
    }
  }

  /// Sets the youngest row of each contradiction aside, as long as those are the rows that the program
  /// could not accept.
  ///
  /// Where a row upstream of the part goes instead, others may hold again.
  private mutating func reject(_ contradictions: [(failed: RowOrBound, why: Contradiction)]) {
    for (failed, why) in contradictions {
      guard let row = reject(why), failed == .row(row) else { return }
    }
  }

  /// Makes the required rows hold, those that only rounding keeps from it included.
  private mutating func acceptRequired(
    _ program: inout LinearProgram,
    _ region: Region
  ) -> LinearProgram.Acceptance {
    let acceptance = program.acceptRequired(region.required.count)
    let doubtful = acceptance.conflicts.filter { mayBeRounding($0, in: program) }
    if doubtful.isEmpty { return acceptance }
    admitRounding(doubtful, in: &program, region)
    return program.require(Array(program.columns..<(program.columns + region.required.count)))
  }

  /// Why a row cannot hold, by multipliers all the way up.
  private mutating func contradiction(
    _ conflict: ProgramConflict,
    in program: borrowing LinearProgram,
    _ region: Region
  ) -> (failed: RowOrBound, why: Contradiction) {
    let sign = conflict.residual > 0 ? 1.0 : -1.0
    let failed = region.bearer(conflict.failed)
    let weight = program.active.rows.weights[conflict.failed]
    var multipliers = [Multiplier(bearer: failed, level: 0, value: sign)]
    for (other, rate) in conflict.others {
      let share = -sign * rate * weight / program.active.rows.weights[other]
      multipliers.append(Multiplier(bearer: region.bearer(other), level: 0, value: share))
    }
    let why = graph.contradiction(
      of: multipliers,
      cancellingAt: region.variables,
      in: &system,
      visits: &results.rowVisits
    )
    return (failed, why)
  }

  /// Whether what a row is missed by may be rounding, wherever it comes from.
  private mutating func mayBeRounding(
    _ conflict: ProgramConflict,
    in program: borrowing LinearProgram
  ) -> Bool {
    let residual = conflict.residual * program.active.rows.weights[conflict.failed] / program.scale
    return abs(residual) <= system.magnitudes.bound * program.active.accuracy.conceivable
  }

  /// Has rows that cannot hold, and those in their way, judged by the magnitudes all the way up.
  private mutating func admitRounding(
    _ conflicts: [ProgramConflict],
    in program: inout LinearProgram,
    _ region: Region
  ) {
    for conflict in conflicts {
      for number in conflict.others.map({ $0.row }) + [conflict.failed]
      where number >= program.columns {
        let size = system.magnitude(upstreamOf: .row(region.row(number)))
        let weight = program.active.rows.weights[number] / program.scale
        program.active.admit(size / weight, of: number)
      }
    }
  }
}
