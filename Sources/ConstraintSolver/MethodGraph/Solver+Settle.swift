// Settling a few leaves exactly: the rows that depend on them become a small dense program, all
// other leaves stay where they are, and the program's multipliers prove that the others are right
// to stay. Leaves for which that fails join, so the result is optimal for the whole system.
extension Solver {
  mutating func settle(_ start: [Int32]) {
    var core = Core(leaves: [])
    markSeeds.append(contentsOf: start)
    let whole = wholePart(around: start)
    core.isWhole = whole != nil
    var joining = whole ?? start
    report.regions += 1
    while true {
      free(joining, in: &core)
      explore(&core)
      joining = groupsTouched(by: core)
      if !joining.isEmpty { continue }
      var program = makeProgram(for: &core)
      if let contradiction = acceptRequired(in: &program, core) {
        let others = contradiction.leaves.filter { !core.leaves.contains($0) }
        joining = weakest(max(1, core.leaves.count), of: others)
        if joining.isEmpty {
          giveUp(core)
          reject(contradiction)
          return
        }
        continue
      }
      settleLevels(in: &program, core)
      core.isVague = program.hasFreeEdge
      core.isTied = leansOnTies(program, core)
      chooseCanonically(in: &program, &core)
      report.pivots += program.pivots
      if whole == nil {
        joining = disproof(program, core)
        if joining.isEmpty { joining = partners(of: program, core) }
        if !joining.isEmpty { continue }
      }
      adopt(program, core)
      return
    }
  }

  /// Those that lose least by moving; as many as are being settled already, so that the number of
  /// attempts grows with the logarithm of the number of leaves.
  private func weakest(_ count: Int, of leaves: [Int32]) -> [Int32] {
    let ordered = leaves.sorted {
      let first = strength($0)
      let second = strength($1)
      return first != second ? first < second : $0 < $1
    }
    return Array(ordered.prefix(count))
  }

  /// Takes leaves, and the groups they belong to, out of the graph.
  private mutating func free(_ joining: [Int32], in core: inout Core) {
    var pending = joining
    while let leaf = pending.popLast() {
      if core.leaves.contains(leaf) { continue }
      let code = variablePool[Int(leaf)].determiner
      if code >= 0 {
        rowPool[Int(code)].determined = -1
      } else if code <= Determination.firstJoint {
        pending.append(contentsOf: groups[Determination.group(code)].leaves)
        dissolve(Determination.group(code), leavesUnknown: false)
      }
      keptOrder.noteDetermination(of: leaf)
      variablePool[Int(leaf)].determiner = Determination.canonical
      let flags = variablePool[Int(leaf)].flags & ~VariableFlag.choice
      if flags & VariableFlag.settled == 0 { settledVariables.append(leaf) }
      variablePool[Int(leaf)].flags = flags | VariableFlag.soft | VariableFlag.settled
      core.leaves.append(leaf)
    }
    core.leaves.sort()
  }

  /// Finds what depends on the leaves and how strongly.
  private mutating func explore(_ core: inout Core) {
    let firstCheck = checks.count
    for leaf in core.leaves { dirty.append(leaf) }
    _ = walkDownstream()
    dirty.count = 0
    core.downstream = Array(UnsafeBufferPointer(start: order.base, count: order.count))
    core.beside = []
    for index in firstCheck..<checks.count {
      let row = checks[index]
      let head = rowPool[Int(row)].head
      if head.isLive && !head.isRejected && head.unknown == 0 { core.beside.append(row) }
    }
    checks.count = firstCheck
    order.count = 0
    let width = core.leaves.count
    core.sensitivity = [Double](repeating: 0, count: core.downstream.count * width)
    for (position, variable) in core.downstream.enumerated() {
      localIndex[Int(variable)] = Int32(position)
    }
    for (column, leaf) in core.leaves.enumerated() {
      core.sensitivity[Int(localIndex[Int(leaf)]) * width + column] = 1
    }
    for (position, variable) in core.downstream.enumerated().reversed() {
      let code = variablePool[Int(variable)].determiner
      if code < 0 { continue }
      var divisor = 1.0
      for slot in terms(of: Int(code)) {
        let other = termPool[slot].variable
        if other == variable {
          divisor = termPool[slot].coefficient
          continue
        }
        let source = Int(localIndex[Int(other)])
        if source < 0 { continue }
        for column in 0..<width {
          core.sensitivity[position * width + column] -=
            termPool[slot].coefficient * core.sensitivity[source * width + column]
        }
      }
      for column in 0..<width { core.sensitivity[position * width + column] /= divisor }
    }
  }

  /// Members of other joint groups whose tight rows or pinned variables the core moves.
  private func groupsTouched(by core: Core) -> [Int32] {
    var members: [Int32] = []
    for row in core.beside where rowPool[Int(row)].determined <= Determination.firstJoint {
      members.append(contentsOf: groups[Determination.group(rowPool[Int(row)].determined)].leaves)
    }
    for variable in core.downstream
    where variablePool[Int(variable)].flags & VariableFlag.pinned != 0 {
      for group in groups where group.pinned.contains(variable) {
        members.append(contentsOf: group.leaves)
      }
    }
    if !members.isEmpty {
      for variable in core.downstream { localIndex[Int(variable)] = -1 }
    }
    return members
  }

  /// Leaves outside the core that are free to move and might do so in exchange for leaves inside,
  /// to bring a variable that comes earlier nearer to zero.
  private mutating func partners(of program: borrowing DenseProgram, _ core: Core) -> [Int32] {
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

  /// Writes the core as a dense program; `localIndex` is still the place in `downstream`.
  private func makeProgram(for core: inout Core) -> DenseProgram {
    let width = core.leaves.count
    var program = DenseProgram(columns: width, rowCapacity: core.beside.count)
    core.codes = core.leaves.map { ~$0 }
    core.required = []
    core.optional = []
    for (column, leaf) in core.leaves.enumerated()
    where variablePool[Int(leaf)].flags & VariableFlag.nonnegative != 0 {
      program.under[column] = .barred
    }
    var gradient = [Double](repeating: 0, count: width)
    for row in core.beside {
      let index = Int(row)
      var size = abs(rowPool[index].constant)
      for column in 0..<width { gradient[column] = 0 }
      for slot in terms(of: index) {
        let variable = Int(termPool[slot].variable)
        size += abs(termPool[slot].coefficient * value[variable])
        let source = Int(localIndex[variable])
        if source < 0 { continue }
        for column in 0..<width {
          gradient[column] += termPool[slot].coefficient * core.sensitivity[source * width + column]
        }
      }
      guard let place = add(row, gradient, residual(of: index), size, to: &program, &core) else {
        continue
      }
      let entry = Core.Row(code: row, relation: rowPool[index].head.relation, place: place)
      if rowPool[index].head.isRequired {
        core.required.append(entry)
      } else {
        core.optional.append(entry)
      }
    }
    for (position, variable) in core.downstream.enumerated()
    where variablePool[Int(variable)].flags & VariableFlag.nonnegative != 0 {
      if variablePool[Int(variable)].determiner < 0 { continue }
      for column in 0..<width { gradient[column] = core.sensitivity[position * width + column] }
      let size = abs(value[Int(variable)])
      if let place = add(~variable, gradient, value[Int(variable)], size, to: &program, &core) {
        let entry = Core.Row(code: ~variable, relation: .greaterThanOrEqual, place: place)
        core.required.append(entry)
      }
    }
    for variable in core.downstream { localIndex[Int(variable)] = -1 }
    sortRows(of: &core)
    return program
  }

  /// Adds a row unless its gradient vanishes.
  private func add(
    _ code: Int32,
    _ gradient: [Double],
    _ rest: Double,
    _ size: Double,
    to program: inout DenseProgram,
    _ core: inout Core
  ) -> Int? {
    var bound = -rest
    var largest = 0.0
    var magnitude = size
    for (column, leaf) in core.leaves.enumerated() {
      bound += gradient[column] * value[Int(leaf)]
      magnitude += abs(gradient[column] * value[Int(leaf)])
      largest = max(largest, abs(gradient[column]))
    }
    if largest <= Tolerance.pivot { return nil }
    let place = program.addRow(constant: bound, magnitude: magnitude)
    let width = program.columns
    for column in 0..<width where abs(gradient[column]) > Tolerance.dust {
      program.coefficients[place * width + column] = gradient[column]
    }
    program.finish(row: place)
    core.codes.append(code)
    return place
  }

  /// Bounds and required rows by age, optional rows by level.
  private func sortRows(of core: inout Core) {
    core.required.sort { left, right in
      if left.code < 0 || right.code < 0 {
        return left.code < 0 && (right.code >= 0 || left.code > right.code)
      }
      return isOlder(Int(left.code), Int(right.code))
    }
    core.optional.sort { left, right in
      let first = levels.rank[Int(rowPool[Int(left.code)].head.level)]
      let second = levels.rank[Int(rowPool[Int(right.code)].head.level)]
      return first != second ? first < second : left.code < right.code
    }
  }

  /// Makes the required rows hold; returns why they cannot.
  private mutating func acceptRequired(
    in program: inout DenseProgram,
    _ core: Core
  ) -> Contradiction? {
    for row in core.required {
      if program.require(row.place, row.relation) { continue }
      admitRounding(to: row.place, in: program, core)
      if program.require(row.place, row.relation) { continue }
      let width = program.columns
      let sign = program.residual[row.place] > 0 ? 1.0 : -1.0
      var entries = [ConeEntry(code: row.code, level: 0, multiplier: sign)]
      for index in 0..<program.support.count {
        let place = Int(program.support[index])
        let slot = Int(program.slotOfRow[place])
        let rate = program.tableau[row.place * width + slot]
        let share = -sign * rate * program.weight[row.place] / program.weight[place]
        entries.append(ConeEntry(code: core.codes[place], level: 0, multiplier: share))
      }
      return trace(entries)
    }
    return nil
  }

  /// Has a row that cannot hold, and those in its way, judged by the magnitudes all the way up.
  private mutating func admitRounding(
    to failed: Int,
    in program: borrowing DenseProgram,
    _ core: Core
  ) {
    let places = (0..<program.support.count).map { Int(program.support[$0]) } + [failed]
    for place in places where place >= program.columns {
      let size = scale(ofCone: core.codes[place]) / program.weight[place]
      program.magnitude[place] = max(program.magnitude[place], size)
    }
  }

  private func settleLevels(in program: inout DenseProgram, _ core: Core) {
    var position = 0
    while position < core.optional.count {
      let level = rowPool[Int(core.optional[position].code)].head.level
      while position < core.optional.count {
        let row = core.optional[position]
        if rowPool[Int(row.code)].head.level != level { break }
        program.price(row.place, row.relation)
        position += 1
      }
      program.settle()
    }
  }

  /// Whether a row that holds exactly, and determines nothing, counts as if it were missed.
  ///
  /// The program is right to do so: of several rows that meet in a point, some carry the proof. What
  /// follows from structure and violations alone does not show it.
  private func leansOnTies(_ program: borrowing DenseProgram, _ core: Core) -> Bool {
    core.optional.contains { row in
      if program.slotOfRow[row.place] >= 0 { return false }
      if row.relation.rawValue == program.sign[row.place] { return false }
      return abs(program.residual[row.place]) <= program.tolerance(of: row.place)
    }
  }

  /// Brings variables as near to zero as possible in index order, while any can still move.
  private func chooseCanonically(in program: inout DenseProgram, _ core: inout Core) {
    if program.hasFreeEdge {
      let width = core.leaves.count
      let ascending = core.downstream.indices.sorted { core.downstream[$0] < core.downstream[$1] }
      var gradient = [Double](repeating: 0, count: width)
      for position in ascending {
        if !program.hasFreeEdge { break }
        let variable = core.downstream[position]
        if let column = core.leaves.firstIndex(of: variable) {
          program.pull(column)
          continue
        }
        for column in 0..<width { gradient[column] = core.sensitivity[position * width + column] }
        let present = value[Int(variable)]
        if let place = add(~variable, gradient, present, abs(present), to: &program, &core) {
          program.pull(place)
        }
      }
    }
    program.refresh()
  }

  /// The leaves outside the core that would rather move, given the core's multipliers.
  private mutating func disproof(_ program: borrowing DenseProgram, _ core: Core) -> [Int32] {
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

  /// Leaves the part to be determined anew, after one of its rows is rejected.
  private mutating func giveUp(_ core: Core) {
    for leaf in core.leaves { undetermine(Int(leaf)) }
    checks.append(contentsOf: core.beside)
  }
}
