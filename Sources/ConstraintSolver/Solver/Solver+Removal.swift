extension Solver {
  /// Removes a row.
  ///
  /// - Parameter row: The row to remove.
  /// - Throws: ``SolverError/unknownRow(_:)``.
  /// - Complexity: O(terms), plus at the next ``solve()`` what depended on the row.
  public mutating func removeRow(_ row: Row) throws(SolverError) {
    let index = try place(of: row)
    willRemove(index)
    let count = rowPool[index].head.count
    for slot in terms(of: index) {
      unlink(slot)
      let variable = Int(termPool[slot].variable)
      if variablePool[variable].firstSlot < 0 { abandon(variable) }
    }
    levels.release(rowPool[index].head.level)
    returnPlace(of: index, terms: count)
  }

  /// Removes a block of variables; no row may mention them any more.
  ///
  /// - Parameters:
  ///   - first: The variable ``addVariables(count:nonnegative:)`` returned.
  ///   - count: The count it was given.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/variableInUse(_:)``; then
  ///   nothing was removed.
  /// - Complexity: O(`count`).
  public mutating func removeVariables(first: Variable, count: Int) throws(SolverError) {
    let number = max(1, count)
    for offset in 0..<number {
      let index = Int(first.index) + offset
      let variable = Variable(index: Int32(clamping: index))
      guard isLive(index) else { throw .unknownVariable(variable) }
      guard variablePool[index].firstSlot < 0 else { throw .variableInUse(variable) }
    }
    vacate(Int(first.index), number)
  }

  /// Removes blocks of variables together with all rows that mention one of them.
  ///
  /// What is left is the same as if the rows had been removed one by one and then the variables, but
  /// nothing is done for variables about to go.
  ///
  /// - Parameters:
  ///   - blocks: Variables that ``addVariables(count:nonnegative:)`` returned, no two the same.
  ///   - count: The count it was given, the same for all.
  /// - Throws: ``SolverError/unknownVariable(_:)`` for a block that is not there, or named twice; then
  ///   nothing was removed.
  /// - Complexity: O(terms of the rows), plus at the next ``solve()`` what depended on them.
  public mutating func removeVariablesAndRows(
    blocks: UnsafeBufferPointer<Variable>,
    count: Int
  ) throws(SolverError) {
    let number = max(1, count)
    try markLeaving(blocks, number)
    leavingRows.count = 0
    for block in blocks {
      for offset in 0..<number { detachRows(of: Int(block.index) &+ offset) }
    }
    for index in 0..<leavingRows.count {
      let row = Int(leavingRows[index])
      let head = rowPool[row].head
      levels.release(head.level)
      returnPlace(of: row, terms: head.count)
    }
    for block in blocks { vacate(Int(block.index), number) }
  }

  /// Removes blocks from an array; see the overload on buffers.
  ///
  /// - Parameters:
  ///   - blocks: Variables that ``addVariables(count:nonnegative:)`` returned, no two the same.
  ///   - count: The count it was given, the same for all.
  /// - Throws: ``SolverError/unknownVariable(_:)``; then nothing was removed.
  public mutating func removeVariablesAndRows(
    blocks: [Variable],
    count: Int
  ) throws(SolverError) {
    let outcome = blocks.withUnsafeBufferPointer { buffer in
      Result<Void, SolverError> { () throws(SolverError) in
        try removeVariablesAndRows(blocks: buffer, count: count)
      }
    }
    try outcome.get()
  }

  /// Marks the variables of blocks as leaving, or none of them.
  private mutating func markLeaving(
    _ blocks: UnsafeBufferPointer<Variable>,
    _ number: Int
  ) throws(SolverError) {
    for position in blocks.indices {
      for offset in 0..<number {
        let index = Int(blocks[position].index) + offset
        if isLive(index), variablePool[index].flags & VariableFlag.leaving == 0 {
          variablePool[index].flags |= VariableFlag.leaving
          continue
        }
        for block in blocks[..<position] { unmarkLeaving(block, number) }
        unmarkLeaving(blocks[position], offset)
        throw .unknownVariable(Variable(index: Int32(clamping: index)))
      }
    }
  }

  private mutating func unmarkLeaving(_ block: Variable, _ number: Int) {
    for offset in 0..<number {
      variablePool[Int(block.index) &+ offset].flags &= ~VariableFlag.leaving
    }
  }

  /// Takes the rows of a leaving variable out of the graph and away from variables that stay.
  private mutating func detachRows(of variable: Int) {
    if variablePool[variable].determiner <= Determination.firstJoint {
      dissolve(Determination.group(variablePool[variable].determiner), leavesUnknown: true)
    }
    var slot = variablePool[variable].firstSlot
    while slot >= 0 {
      let row = Int(termPool[Int(slot)].row)
      slot = termPool[Int(slot)].next
      let head = rowPool[row].head
      if !head.isLive { continue }
      var (any, all) = (UInt16(0), UInt16.max)
      for term in terms(of: row) {
        let flags = variablePool[Int(termPool[term].variable)].flags
        any |= flags
        all &= flags
      }
      if !leavesQuietly(row, head, any) { willRemove(row) }
      if all & VariableFlag.leaving == 0 { unlinkFromStaying(row) }
      rowPool[row].head.bits &= ~RowHead.liveBit
      leavingRows.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Whether a row has no part in anything that stays, where `flags` are true of any of its variables;
  /// one that has determined a variable that stays takes its value away.
  @inline(__always)
  private mutating func leavesQuietly(_ row: Int, _ head: RowHead, _ flags: UInt16) -> Bool {
    let code = rowPool[row].determined
    if head.bits & RowHead.unusual != 0 || code <= Determination.firstJoint { return false }
    if flags & VariableFlag.marked != 0 || hasFreeLeaves || hasLargeParts || !isGraphValid {
      return false
    }
    if code >= 0 && variablePool[Int(code)].flags & VariableFlag.leaving == 0 {
      rowPool[row].determined = -1
      undetermine(Int(code))
    }
    return true
  }

  private mutating func unlinkFromStaying(_ row: Int) {
    for slot in terms(of: row) {
      let variable = Int(termPool[slot].variable)
      if variablePool[variable].flags & VariableFlag.leaving != 0 { continue }
      unlink(slot)
      if variablePool[variable].firstSlot < 0 { abandon(variable) }
    }
  }

  /// Lets others have the places of consecutive variables.
  private mutating func vacate(_ first: Int, _ number: Int) {
    for index in first..<(first &+ number) {
      if variablePool[index].flags & VariableFlag.ordered != 0 { keptOrder.isCurrent = false }
      variablePool[index].determiner = Determination.removed
      variablePool[index].firstSlot = -1
      variablePool[index].flags = 0
      value[index] = 0
    }
    if vacantBlocks.count == 0 {
      vacantBlocks.append(repeating: -1, count: Self.longestRecycledBlock + 1)
    }
    var start = first
    var left = number
    while left > 0 {
      let piece = min(left, Self.longestRecycledBlock)
      variablePool[start].firstSlot = vacantBlocks[piece]
      vacantBlocks[piece] = Int32(start)
      start += piece
      left -= piece
    }
  }
}
