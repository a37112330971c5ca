// Simultaneous blocks: rows that hold with equality without being solved for one variable each.
extension SolverState {
  /// Files a simultaneous block under a number.
  mutating func addBlock(_ block: SimultaneousBlock) -> Int {
    var filed = block
    filed.isSquare =
      block.rows.count == block.choices.count
      && block.rows.allSatisfy { system.rows[$0].head.isRequiredEquality }
    if !filed.isSquare { graph.hasMovableChoices = true }
    return graph.blocks.add(filed)
  }

  /// Lets a row that mentions a choice only indirectly hold it.
  mutating func hold(_ choice: VariableID, by row: RowID) {
    let block = addBlock(SimultaneousBlock(choices: [choice], rows: [row]))
    system.setDetermination(of: choice, to: .block(block))
    system.put(row, inBlock: block)
  }

  /// Breaks a simultaneous block up.
  mutating func dissolve(_ number: Int, leavesUnknown: Bool) {
    let block = graph.blocks.remove(number)
    for row in block.rows where system.rows[row].role == .block(number) {
      system.putBeside(row)
      if leavesUnknown {
        agenda.rowChecks.append(row)
        noteFormerInputs(of: row, mustBeProved: true)
      }
    }
    for choice in block.choices where system.variables[choice].determination == .block(number) {
      if leavesUnknown {
        undetermine(choice)
      } else {
        schedule.noteDetermination(of: choice)
        system.setDetermination(of: choice, to: .zero)
      }
    }
  }

  /// Leaves a variable without a value, and the rows that gave it one beside the graph.
  mutating func release(_ variable: VariableID, leavesUnknown: Bool) {
    let determination = system.variables[variable].determination
    if let row = determination.row { system.putBeside(row) }
    if let block = determination.block { dissolve(block, leavesUnknown: leavesUnknown) }
    undetermine(variable)
  }

  /// Breaks up the blocks that hold one of the listed rows from `first` on, because the rows depend on
  /// variables that another row determines now: the choices may have no hold on them any more.
  mutating func dissolveBlocks(checksFrom first: Int) {
    for index in first..<agenda.rowChecks.count {
      if let block = system.rows[agenda.rowChecks[index]].role.block {
        dissolve(block, leavesUnknown: true)
      }
    }
  }

  /// Whether what was just walked through holds simultaneous blocks in place.
  mutating func movesBlocks(checksFrom first: Int) -> Bool {
    if graph.blocks.isEmpty { return false }
    return (first..<agenda.rowChecks.count).contains {
      system.rows[agenda.rowChecks[$0]].role.isBlock
    }
  }

  /// Moves the choice of the first block by which a listed row can hold again, before other rows are compared
  /// with what follows from it.
  mutating func shiftBlock() {
    for index in agenda.rowChecks.indices where agenda.dirty.isEmpty {
      guard let block = system.rows[agenda.rowChecks[index]].role.block else { continue }
      _ = shift(graph.blocks[block].choices[0])
    }
  }

  /// Moves the single choice of a block so that the block's required equality holds again.
  ///
  /// Returns false where there is more to decide, or where that did not help before. A general
  /// optimisation would find the same value; a width that views share follows that of their row for a
  /// quarter of the instructions.
  mutating func shift(_ choice: VariableID) -> Bool {
    guard let number = system.variables[choice].determination.block else { return false }
    let block = graph.blocks[number]
    if !block.isSquare || block.choices.count != 1 { return false }
    let row = block.rows[0]
    let head = system.rows[row].head
    if head.unknown > 0 || system.violatedSide(of: row, head) == 0 { return true }
    if system.variables[choice].flags.contains(.pivoted) { return false }
    graph.upstream.begin(in: &system)
    graph.upstream.collect(row: row, in: &system, visits: &results.rowVisits)
    graph.derivatives.begin(with: &graph.upstream, in: &system)
    graph.derivatives.add(Multiplier(bearer: .row(row), level: 0, value: 1), in: &system)
    for index in graph.upstream.variables.indices.reversed() {
      let input = graph.upstream.variables[index]
      if let row = system.variables[input].determination.row,
        graph.derivatives.rate(of: input) != 0
      {
        _ = graph.derivatives.pass(from: input, through: row, in: &system)
      }
    }
    if graph.derivatives.isCancelled(choice, system.accuracy.zero) { return false }
    movedChoices.append(choice)
    system.variables[choice].flags.insert(.pivoted)
    results.report.pivots += 1
    let step = system.residual(of: row) / graph.derivatives.rate(of: choice)
    assign(choice, system.values[choice] - step)
    agenda.dirty.append(choice)
    return true
  }
}
