// The solution of a reduced program becomes values, determining rows, and violations.
extension SolverState {
  mutating func apply(_ dense: borrowing DenseProgram, _ program: ReducedProgram) {
    let block = assignBasis(dense, program)
    let choices = Set(program.choices)
    let knownChecks = program.isWhole ? 0 : work.choiceChecks.count
    let knownDependents = work.newDependents.count
    for (column, choice) in program.choices.enumerated() {
      let determination = system.variables[choice].determination
      if program.breaksTie || program.isDegenerate {
        system.variables[choice].flags.insert(.tied)
      }
      if !program.breaksTie { system.variables[choice].flags.insert(.unique) }
      if determination.isRow {
        evaluate(choice)
      } else {
        assign(Int(choice), determination == .zero ? 0 : dense.point[column])
      }
    }
    evaluateDownstream(of: program, choices)
    if let block { refine(block, dense, program, choices) }
    work.newDependents.truncate(to: knownDependents)
    // The choice among equally good points has been made for these choices.
    work.choiceChecks.keep(from: knownChecks) { !choices.contains($0) }
    let pinned = block.map { graph.blocks[$0].pinned } ?? []
    work.blockChecks.keep { !pinned.contains($0) && !choices.contains($0) }
    for row in program.beside { recordViolation(of: Int(row), block) }
    checkReleasedRows(of: program)
  }

  /// Has rows looked at that were held by simultaneous blocks and are not held any more.
  mutating func checkReleasedRows(of program: ReducedProgram) {
    for row in program.released where system.rows[row].role == .beside {
      work.rowChecks.append(row)
    }
  }

  /// Computes what depends on the choices anew.
  private mutating func evaluateDownstream(of program: ReducedProgram, _ choices: Set<Int32>) {
    for variable in program.downstream.reversed()
    where system.variables[variable].determination.isRow && !choices.contains(variable) {
      evaluate(variable)
    }
  }

  /// Moves the choices of a simultaneous block by what its rows are still missed by.
  ///
  /// Where rows are steep or nearly parallel, rounding of the choices is much more than rounding at
  /// the rows. Residuals, which are small, tell the rest of the way (iterative refinement,
  /// J. H. Wilkinson, "Rounding errors in algebraic processes", 1963).
  private mutating func refine(
    _ block: Int,
    _ dense: borrowing DenseProgram,
    _ program: ReducedProgram,
    _ choices: Set<Int32>
  ) {
    for _ in 0..<2 where isInexact(graph.blocks[block]) {
      var rests = [Double](repeating: 0, count: dense.columns)
      for slot in 0..<dense.columns {
        let row = Int(dense.basis[slot])
        if row < dense.columns { continue }
        let code = program.codes[row]
        let rest = code >= 0 ? system.residual(of: Int(code)) : system.values[~code]
        rests[slot] = rest / dense.weight[row]
      }
      for (column, choice) in program.choices.enumerated()
      where system.variables[choice].determination == .block(block) {
        var result = system.values[choice]
        for slot in 0..<dense.columns where rests[slot] != 0 {
          result -= dense.tableau[column, slot] * rests[slot]
        }
        assign(Int(choice), result)
      }
      evaluateDownstream(of: program, choices)
    }
  }

  /// Whether what a simultaneous block should hold in place is off it by more than rounding.
  private mutating func isInexact(_ block: SimultaneousBlock) -> Bool {
    block.rows.contains { isOff(system.residual(of: Int($0)), from: $0) }
      || block.pinned.contains { isOff(system.values[$0], from: ~$0) }
  }

  private mutating func isOff(_ rest: Double, from code: Int32) -> Bool {
    rest != 0 && abs(rest) > system.magnitude(upstreamOf: code) * Tolerance.residual
  }

  /// Finds a determining row in the basis for as many choices as possible; the rest form a
  /// simultaneous block, whose number is returned.
  private mutating func assignBasis(
    _ dense: borrowing DenseProgram,
    _ program: ReducedProgram
  ) -> Int? {
    number(program.downstream)
    defer { forgetNumbers(of: program.downstream) }
    var block = SimultaneousBlock()
    var isTaken = [Bool](repeating: false, count: dense.columns)
    for (column, choice) in program.choices.enumerated() {
      var found: Determination?
      for slot in 0..<dense.columns where !isTaken[slot] {
        let row = Int(dense.basis[slot])
        let code = program.codes[row]
        if row == column {
          found = .zero
        } else if code >= 0 && mentionsAlone(choice, Int(code)) {
          found = .row(code)
        } else {
          continue
        }
        isTaken[slot] = true
        break
      }
      guard let found else {
        block.choices.append(choice)
        continue
      }
      system.variables[choice].determination = found
      if let row = found.row { system.rows[row].role = .determines(choice) }
    }
    if block.choices.isEmpty { return nil }
    for slot in 0..<dense.columns where !isTaken[slot] {
      let code = program.codes[Int(dense.basis[slot])]
      if code >= 0 {
        block.rows.append(code)
      } else {
        system.variables[~code].flags.insert(.pinned)
        block.pinned.append(~code)
      }
    }
    let number = addBlock(block)
    for row in block.rows { system.rows[row].role = .block(number) }
    for choice in block.choices { system.variables[choice].determination = .block(number) }
    return number
  }

  /// Whether a row mentions the choice and nothing else that is numbered.
  private func mentionsAlone(_ choice: Int32, _ row: Int) -> Bool {
    var isMentioned = false
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if variable == choice {
        isMentioned = true
      } else if scratch.localIndex[variable] >= 0 {
        return false
      }
    }
    return isMentioned
  }

  /// Records a row's violation without asking for a proof, which has just been given.
  private mutating func recordViolation(of row: Int, _ block: Int?) {
    let head = system.rows[row].head
    let role = system.rows[row].role
    if role.isSolved {
      endViolation(of: row)
      return
    }
    if head.isRequired || role.isBlock {
      if !head.isRequired { endViolation(of: row) }
      if role.block == nil || role.block != block { work.rowChecks.append(Int32(row)) }
      return
    }
    let side = system.violatedSide(of: row, head)
    if side != 0 { setViolation(of: row, side) } else { endViolation(of: row) }
  }
}
