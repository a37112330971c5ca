// How edits of rows reach the method graph. Nothing is computed here: the next solve finds its work in
// the lists.
extension SolverState {
  /// Changes the right-hand side of a row.
  mutating func setConstant(_ row: Row, _ constant: Double) throws(SolverError) {
    let id = try system.checked(row)
    guard constant.isFinite else { throw .nonFiniteConstant }
    let former = system.rows[id].constant
    if former == constant { return }
    system.magnitudes.exclude(former)
    system.magnitudes.include(constant)
    prepareChange(ofConstant: id)
    system.rows[id].constant = constant
    if let output = system.rows[id].role.variable {
      agenda.dirty.append(output)
    } else {
      enqueue(id, system.rows[id].head)
    }
  }

  /// Moves a row to another priority.
  mutating func setPriority(_ row: Row, _ priority: Double) throws(SolverError) {
    let id = try system.checked(row)
    let former = system.rows[id].head.level
    if system.levels.priority(of: former) == priority { return }
    let level = try level(of: priority)
    prepareRemoval(of: id)
    schedule.isCurrent = false
    system.levels.release(former)
    system.rows[id].head = system.rows[id].head.at(level: level)
    enqueueAgain(id)
  }

  @inline(__always)
  mutating func listUnknown(_ variable: VariableID) {
    let flags = system.variables[variable].flags
    if flags.contains(.listed) { return }
    system.variables[variable].flags = flags.subtracting(.idle).union(.listed)
    agenda.unknowns.append(variable)
  }

  /// Puts a row with a new meaning where the next solve will find it.
  mutating func enqueueAgain(_ row: RowID) {
    _ = partition.note(.structure, atRow: row, of: system)
    enqueue(row, system.rows[row].head)
  }

  /// Puts a row where the next solve will find it.
  @inline(__always)
  mutating func enqueue(_ row: RowID, _ head: RowHead) {
    switch head.unknown {
    case 0:
      if head.count == 0 { emptyRows.append(row) } else { agenda.rowChecks.append(row) }
    case 1:
      if head.isRequiredEquality {
        agenda.equalities.append(row)
      } else if !head.isRequired {
        optionals.append(row)
      }
    default: break
    }
  }

  /// Takes a row out of the graph; its terms are still linked.
  @inline(__always)
  mutating func prepareRemoval(of row: RowID) {
    conflicts.noteRemoval(of: row)
    let isInConflict = system.rows[row].head.isInConflict
    if isInConflict { reconsiderConflicts(with: row) }
    if system.rows[row].head.isRejected {
      conflicts.remove(rejecting: row, in: &system)
      return
    }
    if !graph.isValid { return }
    let output = system.rows[row].role.variable
    detach(row)
    if isInConflict, let output {
      listOldestEquality(on: output, but: row)
    }
  }

  /// Ends the row's part in determining variables and in the proof of optimality.
  mutating func detach(_ row: RowID) {
    let role = system.rows[row].role
    let isInPart = partition.note(.structure, atRow: row, of: system)
    if let output = role.variable {
      system.putBeside(row)
      if !isInPart && graph.hasMovableChoices { noteFormerInputs(of: row) }
      undetermine(output)
    } else if let block = role.block {
      dissolve(block, leavesUnknown: true)
    } else if !isInPart && system.rows[row].head.unknown == 0 {
      recheckLockedChoice(of: row)
    }
    violations.clear(row, in: &system)
  }

  /// A violation that is gone no longer holds other choices in place.
  mutating func endViolation(of row: RowID) {
    if !system.rows[row].head.isViolated { return }
    violations.clear(row, in: &system)
    noteFormerInputs(of: row, mustBeProved: true)
  }

  /// A variable that no row mentions any more is zero again, and nothing is proven of it.
  mutating func clearUnmentioned(_ variable: VariableID) {
    if !graph.isValid { return }
    if system.variables[variable].flags.contains(.scheduled) { schedule.isCurrent = false }
    system.variables[variable].flags.subtract(.decision)
    system.variables[variable].flags.leavePart()
    if let block = system.variables[variable].determination.block {
      dissolve(block, leavesUnknown: true)
    }
    system.setDetermination(of: variable, to: .unknown)
    listUnknown(variable)
  }

  private mutating func prepareChange(ofConstant row: RowID) {
    let head = system.rows[row].head
    if head.isInConflict { reconsiderConflicts(with: row) }
    if !graph.isValid || system.rows[row].role != .beside || head.unknown > 0 { return }
    if head.isRejected || partition.note(.constant, atRow: row, of: system) { return }
    recheckLockedChoice(of: row)
  }

  /// Takes a variable's value away; its rows look for another way to determine it, and what was known of its
  /// part holds no more.
  mutating func undetermine(_ variable: VariableID) {
    if system.variables[variable].determination == .unknown { return }
    let flags = system.variables[variable].flags
    _ = partition.note(.structure, at: variable, flags)
    part.expire()
    schedule.noteDetermination(of: variable)
    system.setDetermination(of: variable, to: .unknown)
    system.variables[variable].flags.subtract(.decision)
    system.variables[variable].flags.insert(.lostDeterminer)
    agenda.someLostDeterminer = true
    listUnknown(variable)
    var next = system.variables[variable].firstTerm
    while let row = system.takeRow(&next) { system.rows[row].head.addUnknown() }
  }
}
