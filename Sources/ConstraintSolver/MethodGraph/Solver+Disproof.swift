// Whether the leaves outside a core are right to stay, given the multipliers its program ended with.
extension Solver {
  /// Whether a row that holds exactly, and determines nothing, counts as if it were missed.
  ///
  /// The program is right to do so: of several rows that meet in a point, some carry the proof. What
  /// follows from structure and violations alone does not show it.
  func leansOnTies(_ program: borrowing DenseProgram, _ core: Core) -> Bool {
    core.optional.contains { row in
      if program.slotOfRow[row.place] >= 0 { return false }
      if row.relation.rawValue == program.sign[row.place] { return false }
      return abs(program.residual[row.place]) <= program.tolerance(of: row.place)
    }
  }

  /// The leaves outside the core that would rather move, given the core's multipliers.
  mutating func disproof(_ program: borrowing DenseProgram, _ core: Core) -> [Int32] {
    fillProof(program, core)
    if proof.count == 0 { return [] }
    climbFromProof()
    if cone.count == 0 { return [] }
    judged.count = 0
    var hasLeaves = false
    for index in 0..<cone.count where !core.leaves.contains(cone[index]) {
      judged.append(cone[index])
      hasLeaves = hasLeaves || isLeaf(Int(cone[index]))
    }
    if errorCount > 0 && hasLeaves {
      var known = Set(core.beside)
      for index in 0..<proof.count { known.insert(proof[index].code) }
      var movesGroup = false
      seedRows.count = 0
      addErrorRows(movesGroup: &movesGroup)
      if movesGroup { return (0..<judged.count).map { judged[$0] }.filter { isLeaf(Int($0)) } }
      var kept = 0
      for index in 0..<seedRows.count where !known.contains(seedRows[index]) {
        seedRows[kept] = seedRows[index]
        kept += 1
      }
      seedRows.count = kept
      addProofOfErrors()
      climbFromProof()
    }
    for index in 0..<cone.count {
      let variable = Int(cone[index])
      let isJoint = variablePool[variable].determiner <= Determination.firstJoint
      variablePool[variable].verdict = isJoint ? Verdict.open : Verdict.exempt
    }
    for index in 0..<judged.count { variablePool[Int(judged[index])].verdict = Verdict.open }
    for leaf in core.leaves { variablePool[Int(leaf)].verdict = Verdict.exempt }
    judge()
    return Array(UnsafeBufferPointer(start: failed.base, count: failed.count))
  }

  /// Leaves outside the core that are free to move and might do so in exchange for leaves inside,
  /// to bring a variable that comes earlier nearer to zero.
  mutating func partners(of program: borrowing DenseProgram, _ core: Core) -> [Int32] {
    var earliest = Int32.max
    for (position, variable) in core.downstream.enumerated() {
      if variable >= earliest { continue }
      if let column = core.leaves.firstIndex(of: variable) {
        let size = program.pointMagnitude[column] * Tolerance.residual
        if abs(program.point[column]) > size { earliest = variable }
      } else if isMoved(position, program, core) {
        earliest = variable
      }
    }
    beginCone()
    for slot in 0..<program.columns {
      let code = core.codes[Int(program.working[slot])]
      if code < 0 && core.leaves.contains(~code) { continue }
      climb(fromCode: code, throughHard: false)
    }
    var found: [Int32] = []
    for index in 0..<cone.count where cone[index] > earliest {
      let variable = Int(cone[index])
      if core.leaves.contains(cone[index]) || !isLeaf(variable) { continue }
      let code = variablePool[variable].determiner
      if code >= 0 && (rowPool[Int(code)].head.isEquality || isLocked(variable, byRow: Int(code))) {
        continue
      }
      found.append(cone[index])
    }
    return found
  }

  /// Whether a variable downstream will have a value other than zero, rounding apart.
  private func isMoved(
    _ position: Int,
    _ program: borrowing DenseProgram,
    _ core: Core
  ) -> Bool {
    var sum = value[Int(core.downstream[position])]
    var size = abs(sum)
    for (column, leaf) in core.leaves.enumerated() {
      let rate = core.sensitivity[position * core.leaves.count + column]
      sum += rate * (program.point[column] - value[Int(leaf)])
      size += abs(rate) * (program.pointMagnitude[column] + abs(value[Int(leaf)]))
    }
    return abs(sum) > size * Tolerance.residual
  }

  /// Starts a cone with all that `proof` mentions.
  private mutating func climbFromProof() {
    beginCone()
    for index in 0..<proof.count { climb(fromCode: proof[index].code, throughHard: false) }
  }

  /// Makes the multipliers of the program's rows the `proof`, level by level.
  private mutating func fillProof(_ program: borrowing DenseProgram, _ core: Core) {
    let width = program.columns
    proof.count = 0
    var sums = [Double](repeating: 0, count: width)
    var position = 0
    while position < core.optional.count {
      let level = levels.rank[Int(rowPool[Int(core.optional[position].code)].head.level)]
      for slot in 0..<width { sums[slot] = 0 }
      var isViolated = false
      while position < core.optional.count {
        let row = core.optional[position]
        if levels.rank[Int(rowPool[Int(row.code)].head.level)] != level { break }
        position += 1
        if program.slotOfRow[row.place] >= 0 { continue }
        let sign = program.sign[row.place]
        if row.relation != .equal && row.relation.rawValue == sign { continue }
        if abs(program.residual[row.place]) <= program.tolerance(of: row.place) { continue }
        isViolated = true
        proof.append(ConeEntry(code: row.code, level: level, multiplier: Double(sign)))
        let signed = Double(sign) * program.weight[row.place]
        for slot in 0..<width { sums[slot] += signed * program.tableau[row.place * width + slot] }
      }
      if !isViolated { continue }
      for slot in 0..<width where abs(sums[slot]) > Tolerance.slope {
        let place = Int(program.working[slot])
        let share = -sums[slot] / program.weight[place]
        proof.append(ConeEntry(code: core.codes[place], level: level, multiplier: share))
      }
    }
  }
}
