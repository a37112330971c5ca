extension SolverState {
  /// Removes a row.
  mutating func removeRow(_ row: Row) throws(SolverError) {
    let id = try system.checked(row)
    prepareRemoval(of: id)
    for position in system.terms(of: id) {
      system.unlink(position)
      let variable = system.terms[position].variable
      if system.variables[variable].firstTerm.isNone { clearUnmentioned(variable) }
    }
    system.levels.release(system.rows[id].head.level)
    system.vacate(row: id)
  }

  /// Removes consecutive variables that no row mentions.
  mutating func removeVariables(first: Variable, count: Int) throws(SolverError) {
    let count = max(1, min(count, Int(Int32.max)))
    for offset in 0..<count {
      let variable = first.id.advanced(by: offset)
      guard system.isLive(variable) else { throw .unknownVariable(Variable(variable)) }
      guard system.variables[variable].firstTerm.isNone else {
        throw .variableInUse(Variable(variable))
      }
    }
    vacateVariables(Self.block(first, count))
  }

  /// Removes blocks of variables together with all rows that mention one of them.
  mutating func removeVariablesAndRows(blocks: [Variable], count: Int) throws(SolverError) {
    let count = max(1, min(count, Int(Int32.max)))
    try markLeaving(blocks, count)
    var leaving = List<RowID>()
    for block in blocks {
      for variable in Self.block(block, count) { detachRows(of: variable, to: &leaving) }
    }
    for index in leaving.indices {
      let row = leaving[index]
      system.levels.release(system.rows[row].head.level)
      system.vacate(row: row)
    }
    for block in blocks { vacateVariables(Self.block(block, count)) }
  }

  /// The variables of a block.
  private static func block(_ first: Variable, _ count: Int) -> IdentifierRange<VariableRecord> {
    IdentifierRange(from: first.id, to: first.id.advanced(by: count))
  }

  /// Marks the variables of blocks as leaving, or none of them.
  private mutating func markLeaving(_ blocks: [Variable], _ count: Int) throws(SolverError) {
    for (position, block) in blocks.enumerated() {
      for offset in 0..<count {
        let variable = block.id.advanced(by: offset)
        if system.isLive(variable), !system.variables[variable].flags.contains(.leaving) {
          system.variables[variable].flags.insert(.leaving)
          continue
        }
        for block in blocks[..<position] { unmarkLeaving(block, count) }
        unmarkLeaving(block, offset)
        throw .unknownVariable(Variable(variable))
      }
    }
  }

  private mutating func unmarkLeaving(_ block: Variable, _ count: Int) {
    for variable in Self.block(block, count) {
      system.variables[variable].flags.remove(.leaving)
    }
  }

  /// Takes the rows of a leaving variable out of the graph and away from variables that stay, and lists them.
  private mutating func detachRows(of variable: VariableID, to leaving: inout List<RowID>) {
    if let block = system.variables[variable].determination.block {
      dissolve(block, leavesUnknown: true)
    }
    var next = system.variables[variable].firstTerm
    while let row = system.takeRow(&next) {
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
      leaving.append(row)
    }
  }

  /// Whether a row has no part in anything that stays, where `flags` are true of any of its variables;
  /// one that has determined a variable that stays takes its value away.
  @inline(__always)
  private mutating func leavesQuietly(_ row: RowID, _ head: RowHead, _ flags: VariableFlags) -> Bool
  {
    let role = system.rows[row].role
    if head.isRemarkable || role.isBlock || flags.isInPart { return false }
    if graph.hasMovableChoices || !graph.isValid { return false }
    if let output = role.variable, !system.variables[output].flags.contains(.leaving) {
      system.putBeside(row)
      undetermine(output)
    }
    return true
  }

  private mutating func unlinkFromStaying(_ row: RowID) {
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if system.variables[variable].flags.contains(.leaving) { continue }
      system.unlink(position)
      if system.variables[variable].firstTerm.isNone { clearUnmentioned(variable) }
    }
  }

  private mutating func vacateVariables(_ block: IdentifierRange<VariableRecord>) {
    for variable in block where system.variables[variable].flags.contains(.scheduled) {
      schedule.isCurrent = false
    }
    system.vacateVariables(block)
  }
}
