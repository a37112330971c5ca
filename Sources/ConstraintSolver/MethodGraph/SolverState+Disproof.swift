// Whether the choices outside a reduced program are right to stay, given the multipliers it ended with.
extension SolverState {
  /// Whether a row that holds exactly, outside the basis, bears a multiplier as if it were violated.
  ///
  /// The program is right to do so: of several rows that meet in a point, some carry the proof. What
  /// follows from structure and violations alone does not show it.
  func isDegenerate(_ dense: borrowing DenseProgram, _ program: ReducedProgram) -> Bool {
    for row in program.optional {
      if dense.slotOfRow[row.number] >= 0 { continue }
      if row.relation.rawValue == dense.sign[row.number] { continue }
      if abs(dense.residual[row.number]) <= dense.tolerance(of: row.number) { return true }
    }
    return false
  }

  /// The choices outside the program that would rather move, given its multipliers.
  mutating func choicesDisproved(
    by dense: borrowing DenseProgram,
    _ program: ReducedProgram
  ) -> [Int32] {
    fillProof(dense, program)
    if scratch.proof.isEmpty { return [] }
    collectUpstreamOfProof()
    if scratch.upstream.isEmpty { return [] }
    scratch.judged.removeAll()
    var hasChoices = false
    for index in scratch.upstream.indices
    where !program.choices.contains(scratch.upstream[index]) {
      scratch.judged.append(scratch.upstream[index])
      hasChoices = hasChoices || system.isChoice(scratch.upstream[index])
    }
    if graph.violationCount > 0 && hasChoices {
      if appendFurtherViolations(program) {
        return scratch.judged.array.filter { system.isChoice($0) }
      }
      collectUpstreamOfProof()
    }
    exemptUpstream()
    for index in scratch.judged.indices {
      system.variables[scratch.judged[index]].verdict = .open
    }
    for choice in program.choices { system.variables[choice].verdict = .exempt }
    judge()
    return scratch.disproved.array
  }

  /// Adds the multipliers of violated rows outside the program that depend on the judged choices.
  ///
  /// Returns whether a simultaneous block would have to follow the choices.
  private mutating func appendFurtherViolations(_ program: ReducedProgram) -> Bool {
    var known = Set(program.beside)
    for index in scratch.proof.indices { known.insert(scratch.proof[index].code) }
    scratch.violations.removeAll()
    if addFurtherViolations() { return true }
    scratch.violations.keep { !known.contains($0) }
    appendProofOfViolations()
    return false
  }

  /// Choices outside the program that are free to move and might do so in exchange for choices inside,
  /// to bring a variable that comes earlier nearer to zero.
  mutating func exchangePartners(
    of dense: borrowing DenseProgram,
    _ program: ReducedProgram
  ) -> [Int32] {
    let earliest = earliestMoved(dense, program)
    beginUpstream()
    for slot in 0..<dense.columns {
      let code = program.codes[Int(dense.basis[slot])]
      if code < 0 && program.choices.contains(~code) { continue }
      collectUpstream(ofCode: code)
    }
    var found: [Int32] = []
    for index in scratch.upstream.indices where scratch.upstream[index] > earliest {
      let variable = scratch.upstream[index]
      if program.choices.contains(variable) || !system.isChoice(variable) { continue }
      if let row = system.variables[variable].determination.row,
        system.rows[row].head.isEquality || isLocked(variable, byRow: Int(row))
      {
        continue
      }
      found.append(variable)
    }
    return found
  }

  /// The first variable downstream that will have a value other than zero, rounding apart.
  private func earliestMoved(_ dense: borrowing DenseProgram, _ program: ReducedProgram) -> Int32 {
    var earliest = Int32.max
    for (position, variable) in program.downstream.enumerated() where variable < earliest {
      if let column = program.choices.firstIndex(of: variable) {
        let size = dense.pointMagnitude[column] * Tolerance.residual
        if abs(dense.point[column]) > size { earliest = variable }
        continue
      }
      var sum = system.values[variable]
      var size = abs(sum)
      for (column, choice) in program.choices.enumerated() {
        let rate = program.sensitivity[position * program.choices.count + column]
        let former = system.values[choice]
        sum += rate * (dense.point[column] - former)
        size += abs(rate) * (dense.pointMagnitude[column] + abs(former))
      }
      if abs(sum) > size * Tolerance.residual { earliest = variable }
    }
    return earliest
  }

  /// Collects all that `proof` mentions.
  private mutating func collectUpstreamOfProof() {
    beginUpstream()
    for index in scratch.proof.indices { collectUpstream(ofCode: scratch.proof[index].code) }
  }

  /// Makes the multipliers of the program's rows the `proof`, level by level.
  private mutating func fillProof(_ dense: borrowing DenseProgram, _ program: ReducedProgram) {
    scratch.proof.removeAll()
    var position = 0
    while position < program.optional.count {
      let level = system.rank(of: program.optional[position].code)
      var sums = dense.noMultipliers
      while position < program.optional.count {
        let row = program.optional[position]
        if system.rank(of: row.code) != level { break }
        position += 1
        if dense.slotOfRow[row.number] >= 0 { continue }
        let sign = dense.sign[row.number]
        if row.relation != .equal && row.relation.rawValue == sign { continue }
        if abs(dense.residual[row.number]) <= dense.tolerance(of: row.number) { continue }
        scratch.proof.append(Multiplier(code: row.code, level: level, value: Double(sign)))
        dense.add(row.number, to: &sums)
      }
      for (row, share) in dense.multipliers(of: sums) {
        scratch.proof.append(Multiplier(code: program.codes[row], level: level, value: share))
      }
    }
  }
}
