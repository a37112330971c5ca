extension Solver {
  /// Takes a settled core over: values, tight rows, violations.
  mutating func adopt(_ program: borrowing DenseProgram, _ core: Core) {
    let own = orient(program, core)
    let settled = Set(core.leaves)
    let knownLeaves = leafChecks.count
    let knownFresh = freshSoft.count
    let held = core.isTied ? VariableFlag.held | VariableFlag.vague : VariableFlag.held
    for (column, leaf) in core.leaves.enumerated() {
      let code = variablePool[Int(leaf)].determiner
      variablePool[Int(leaf)].flags |= core.isVague ? VariableFlag.vague : held
      if code >= 0 {
        evaluate(Int(leaf))
      } else {
        assign(Int(leaf), code == Determination.canonical ? 0 : program.point[column])
      }
    }
    follow(core, settled)
    if let own { refine(own, program, core, settled) }
    freshSoft.count = knownFresh
    // The choice among free points has been made for the leaves themselves.
    let first = core.isWhole ? 0 : knownLeaves
    var kept = first
    for index in first..<leafChecks.count where !settled.contains(leafChecks[index]) {
      leafChecks[kept] = leafChecks[index]
      kept += 1
    }
    leafChecks.count = kept
    kept = 0
    let pinned = own.map { groups[Determination.group($0)].pinned } ?? []
    for index in 0..<jointSeeds.count
    where !pinned.contains(jointSeeds[index]) && !settled.contains(jointSeeds[index]) {
      jointSeeds[kept] = jointSeeds[index]
      kept += 1
    }
    jointSeeds.count = kept
    for row in core.beside { noteError(of: Int(row), own: own) }
    checkReleasedRows(of: core)
  }

  /// Has rows looked at that were held by groups and are not held any more.
  mutating func checkReleasedRows(of core: Core) {
    for row in core.released where rowPool[Int(row)].determined == -1 { checks.append(row) }
  }

  /// Recomputes what depends on the leaves.
  private mutating func follow(_ core: Core, _ settled: Set<Int32>) {
    for variable in core.downstream.reversed()
    where variablePool[Int(variable)].determiner >= 0 && !settled.contains(variable) {
      evaluate(Int(variable))
    }
  }

  /// Moves the leaves of a joint group by what its rows are still missed by.
  ///
  /// Where rows are steep or nearly parallel, rounding of the leaves is much more than rounding at
  /// the rows. Residuals, which are small, tell the rest of the way (iterative refinement,
  /// J. H. Wilkinson, "Rounding errors in algebraic processes", 1963).
  private mutating func refine(
    _ code: Int32,
    _ program: borrowing DenseProgram,
    _ core: Core,
    _ settled: Set<Int32>
  ) {
    let width = program.columns
    for _ in 0..<2 where isInexact(groups[Determination.group(code)]) {
      let rests = (0..<width).map { slot in
        let place = Int(program.working[slot])
        if place < width { return 0.0 }
        let tight = core.codes[place]
        let rest = tight >= 0 ? residual(of: Int(tight)) : value[Int(~tight)]
        return rest / program.weight[place]
      }
      for (column, leaf) in core.leaves.enumerated()
      where variablePool[Int(leaf)].determiner == code {
        var result = value[Int(leaf)]
        for slot in 0..<width where rests[slot] != 0 {
          result -= program.tableau[column * width + slot] * rests[slot]
        }
        assign(Int(leaf), result)
      }
      follow(core, settled)
    }
  }

  /// Whether what a joint group should hold in place is off it by more than rounding.
  private mutating func isInexact(_ group: JointGroup) -> Bool {
    group.rows.contains { isOff(residual(of: Int($0)), from: $0) }
      || group.pinned.contains { isOff(value[Int($0)], from: ~$0) }
  }

  private mutating func isOff(_ rest: Double, from code: Int32) -> Bool {
    rest != 0 && abs(rest) > scale(ofCone: code) * Tolerance.residual
  }

  /// Finds a determining row for as many leaves as possible; the rest form a joint group, whose
  /// code is returned.
  private mutating func orient(_ program: borrowing DenseProgram, _ core: Core) -> Int32? {
    for (position, variable) in core.downstream.enumerated() {
      localIndex[Int(variable)] = Int32(position)
    }
    var joint: [Int32] = []
    var isTaken = [Bool](repeating: false, count: core.leaves.count)
    for (column, leaf) in core.leaves.enumerated() {
      var code: Int32?
      for slot in 0..<program.columns where !isTaken[slot] {
        let place = Int(program.working[slot])
        if place == column {
          code = Determination.canonical
        } else if core.codes[place] >= 0 && determines(leaf, core.codes[place]) {
          code = core.codes[place]
        } else {
          continue
        }
        isTaken[slot] = true
        break
      }
      if let found = code {
        variablePool[Int(leaf)].determiner = found
        if found >= 0 { rowPool[Int(found)].determined = leaf }
      } else {
        joint.append(leaf)
      }
    }
    for variable in core.downstream { localIndex[Int(variable)] = -1 }
    if joint.isEmpty { return nil }
    var group = JointGroup(leaves: joint)
    for slot in 0..<program.columns where !isTaken[slot] {
      let tight = core.codes[Int(program.working[slot])]
      if tight >= 0 {
        group.rows.append(tight)
      } else {
        variablePool[Int(~tight)].flags |= VariableFlag.pinned
        group.pinned.append(~tight)
      }
    }
    let code = Determination.joint(add(group))
    for row in group.rows { rowPool[Int(row)].determined = code }
    for leaf in joint { variablePool[Int(leaf)].determiner = code }
    return code
  }

  /// Whether a row mentions the leaf and nothing else that depends on the core.
  private func determines(_ leaf: Int32, _ row: Int32) -> Bool {
    var mentions = false
    for slot in terms(of: Int(row)) {
      let variable = termPool[slot].variable
      if variable == leaf {
        mentions = true
      } else if localIndex[Int(variable)] >= 0 {
        return false
      }
    }
    return mentions
  }

  /// Files a row's violation without asking for a proof, which has just been given.
  private mutating func noteError(of row: Int, own: Int32?) {
    let head = rowPool[row].head
    let code = rowPool[row].determined
    if code >= 0 {
      endError(row)
      return
    }
    if head.isRequired || code <= Determination.firstJoint {
      if !head.isRequired { endError(row) }
      if code != own { checks.append(Int32(row)) }
      return
    }
    let side = missedSide(row, head)
    if side != 0 { setError(row, side) } else { endError(row) }
  }
}
