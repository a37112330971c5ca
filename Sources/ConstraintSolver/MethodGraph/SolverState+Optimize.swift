// Optimising a few choices exactly: the rows that depend on them become a small dense program, all
// other choices stay where they are, and the program's multipliers prove that the others are right
// to stay. Choices for which that fails join, so the result is optimal for the whole system.
extension SolverState {
  /// Optimises choices, and those that have to move with them.
  ///
  /// Choices only ever join, so this ends.
  ///
  /// - Complexity: Dense in the choices; see ``DenseProgram``.
  mutating func optimize(around start: [Int32]) {
    fileScheduledChanges()
    work.unclassified.append(contentsOf: start)
    var program = ReducedProgram(choices: [])
    let whole = choicesOfPart(around: start)
    program.isWhole = whole != nil
    results.report.regions += 1
    var joining = whole ?? start
    while !joining.isEmpty {
      take(joining, into: &program)
      findSensitivities(of: &program)
      joining = choicesOfBlocks(movedBy: program)
      if joining.isEmpty { joining = optimizeOnce(&program) }
    }
  }

  /// Solves the program and applies the solution, unless other choices have to join: those are returned.
  private mutating func optimizeOnce(_ program: inout ReducedProgram) -> [Int32] {
    var dense = makeDense(&program)
    if let contradiction = acceptRequired(in: &dense, program) {
      let others = contradiction.choices.filter { !program.choices.contains($0) }
      let joining = weakest(max(1, program.choices.count), of: others)
      if joining.isEmpty {
        giveUp(program)
        reject(contradiction)
      }
      return joining
    }
    minimizeLevels(of: &dense, program.optional.map { ($0.code, $0.number) })
    program.breaksTie = dense.hasFreeEdge
    program.isDegenerate = isDegenerate(dense, program)
    chooseCanonically(in: &dense, &program)
    results.report.pivots += dense.pivots
    if !program.isWhole {
      var joining = choicesDisproved(by: dense, program)
      if joining.isEmpty { joining = exchangePartners(of: dense, program) }
      if !joining.isEmpty { return joining }
    }
    apply(dense, program)
    return []
  }

  /// Those that lose least by moving; as many as are being optimised already, so that the number of
  /// attempts grows with the logarithm of the number of choices.
  private func weakest(_ count: Int, of choices: [Int32]) -> [Int32] {
    let ordered = choices.sorted {
      let (first, second) = (strength(of: $0), strength(of: $1))
      return first != second ? first < second : $0 < $1
    }
    return Array(ordered.prefix(count))
  }

  /// Makes the required rows hold; returns why they cannot.
  private mutating func acceptRequired(
    in dense: inout DenseProgram,
    _ program: ReducedProgram
  ) -> Contradiction? {
    for row in program.required {
      if dense.require(row.number, row.relation) { continue }
      admitRounding(to: row.number, in: &dense, program)
      if dense.require(row.number, row.relation) { continue }
      let sign = dense.residual[row.number] > 0 ? 1.0 : -1.0
      var multipliers = [Multiplier(code: row.code, level: 0, value: sign)]
      for index in dense.support.indices {
        let other = Int(dense.support[index])
        let rate = dense.tableau[row.number, Int(dense.slotOfRow[other])]
        let share = -sign * rate * dense.weight[row.number] / dense.weight[other]
        multipliers.append(Multiplier(code: program.codes[other], level: 0, value: share))
      }
      return traceContradiction(multipliers)
    }
    return nil
  }

  /// Has a row that cannot hold, and those in its way, judged by the magnitudes all the way up.
  private mutating func admitRounding(
    to failed: Int,
    in dense: inout DenseProgram,
    _ program: ReducedProgram
  ) {
    let rows = dense.support.array.map { Int($0) } + [failed]
    for row in rows where row >= dense.columns {
      let size = system.magnitude(upstreamOf: program.codes[row]) / dense.weight[row]
      dense.magnitude[row] = max(dense.magnitude[row], size)
    }
  }

  /// Minimises the violations of optional rows, which are sorted by level, one level after another.
  mutating func minimizeLevels(of dense: inout DenseProgram, _ rows: [(row: Int32, number: Int)]) {
    var position = 0
    while position < rows.count {
      let level = system.rows[rows[position].row].head.level
      while position < rows.count {
        let head = system.rows[rows[position].row].head
        if head.level != level { break }
        dense.price(rows[position].number, head.relation)
        position += 1
      }
      dense.minimizeAndFix()
    }
  }

  /// Brings variables as near to zero as possible, one after another, while any can still move.
  private func chooseCanonically(in dense: inout DenseProgram, _ program: inout ReducedProgram) {
    let ascending =
      dense.hasFreeEdge
      ? program.downstream.indices.sorted {
        system.precedes(program.downstream[$0], program.downstream[$1])
      } : []
    for position in ascending where dense.hasFreeEdge {
      if let column = program.choices.firstIndex(of: program.downstream[position]) {
        dense.pull(column)
      } else if let row = add(variableAt: position, to: &dense, &program) {
        dense.pull(row)
      }
    }
    dense.refresh()
  }

  /// Leaves the part to be determined anew, after one of its rows is rejected.
  private mutating func giveUp(_ program: ReducedProgram) {
    for choice in program.choices { undetermine(Int(choice)) }
    work.rowChecks.append(contentsOf: program.beside)
    checkReleasedRows(of: program)
  }
}
