extension SolverState {
  /// Removes a row.
  mutating func removeRow(_ row: Row) throws(SolverError) {
    let index = try system.index(of: row)
    prepareRemoval(of: index)
    for position in system.terms(of: index) {
      system.unlink(position)
      let variable = Int(system.terms[position].variable)
      if system.variables[variable].firstTerm < 0 { clearUnmentioned(variable) }
    }
    system.levels.release(system.rows[index].head.level)
    system.vacate(row: index)
  }

  /// Removes consecutive variables that no row mentions.
  mutating func removeVariables(first: Variable, count: Int) throws(SolverError) {
    let start = Int(first.index)
    let end = start + max(1, min(count, Int(Int32.max)))
    for index in start..<end {
      let variable = Variable(index: Int32(clamping: index))
      guard system.isLive(index) else { throw .unknownVariable(variable) }
      guard system.variables[index].firstTerm < 0 else { throw .variableInUse(variable) }
    }
    vacateVariables(from: start, to: end)
  }

  /// Removes blocks of variables together with all rows that mention one of them.
  mutating func removeVariablesAndRows(blocks: [Variable], count: Int) throws(SolverError) {
    let count = max(1, min(count, Int(Int32.max)))
    try markLeaving(blocks, count)
    var leaving = List<Int32>()
    for block in blocks {
      for offset in 0..<count { detachRows(of: Int(block.index) &+ offset, to: &leaving) }
    }
    for index in leaving.indices {
      let row = Int(leaving[index])
      system.levels.release(system.rows[row].head.level)
      system.vacate(row: row)
    }
    for block in blocks { vacateVariables(from: Int(block.index), to: Int(block.index) &+ count) }
  }

  /// Marks the variables of blocks as leaving, or none of them.
  private mutating func markLeaving(_ blocks: [Variable], _ count: Int) throws(SolverError) {
    for (position, block) in blocks.enumerated() {
      for offset in 0..<count {
        let index = Int(block.index) + offset
        if system.isLive(index), !system.variables[index].flags.contains(.leaving) {
          system.variables[index].flags.insert(.leaving)
          continue
        }
        for block in blocks[..<position] { unmarkLeaving(block, count) }
        unmarkLeaving(block, offset)
        throw .unknownVariable(Variable(index: Int32(clamping: index)))
      }
    }
  }

  private mutating func unmarkLeaving(_ block: Variable, _ count: Int) {
    for offset in 0..<count {
      system.variables[Int(block.index) &+ offset].flags.remove(.leaving)
    }
  }

  /// Takes the rows of a leaving variable out of the graph and away from variables that stay, and lists them.
  private mutating func detachRows(of variable: Int, to leaving: inout List<Int32>) {
    if let block = system.variables[variable].determination.block {
      dissolve(block, leavesUnknown: true)
    }
    var next = system.variables[variable].firstTerm
    while let mention = system.takeRow(&next) {
      let row = Int(mention)
      let head = system.rows[row].head
      if !head.isLive { continue }
      var any: VariableFlags = []
      var allLeave = true
      for position in system.terms(of: row) {
        let flags = system.variables[system.terms[position].variable].flags
        any.formUnion(flags)
        allLeave = allLeave && flags.contains(.leaving)
      }
      if !leavesQuietly(row, head, any) { prepareRemoval(of: row) }
      if !allLeave { unlinkFromStaying(row) }
      system.rows[row].head.isLive = false
      leaving.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Whether a row has no part in anything that stays, where `flags` are true of any of its variables;
  /// one that has determined a variable that stays takes its value away.
  @inline(__always)
  private mutating func leavesQuietly(_ row: Int, _ head: RowHead, _ flags: VariableFlags) -> Bool {
    let role = system.rows[row].role
    if head.isRemarkable || role.isBlock || flags.isInPart { return false }
    if graph.hasMovableChoices || !graph.isValid { return false }
    if let output = role.variable, !system.variables[output].flags.contains(.leaving) {
      system.rows[row].role = .beside
      undetermine(Int(output))
    }
    return true
  }

  private mutating func unlinkFromStaying(_ row: Int) {
    for position in system.terms(of: row) {
      let variable = Int(system.terms[position].variable)
      if system.variables[variable].flags.contains(.leaving) { continue }
      system.unlink(position)
      if system.variables[variable].firstTerm < 0 { clearUnmentioned(variable) }
    }
  }

  private mutating func vacateVariables(from first: Int, to end: Int) {
    for variable in first..<end where system.variables[variable].flags.contains(.scheduled) {
      schedule.isCurrent = false
    }
    system.vacateVariables(from: first, to: end)
  }
}
