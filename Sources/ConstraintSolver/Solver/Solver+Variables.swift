extension Solver {
  /// Adds consecutive variables, all zero, and returns the first.
  ///
  /// - Parameters:
  ///   - count: How many; less than one counts as one.
  ///   - nonnegative: Bit `i` set makes variable `i` required to be at least zero. That bound is
  ///     never given up in a conflict. Only the first 64 variables of a block can have it.
  /// - Returns: The first variable of the block.
  /// - Complexity: O(`count`).
  public mutating func addVariables(count: Int, nonnegative: UInt64) -> Variable {
    let number = max(1, count)
    let first: Int
    if number < vacantBlocks.count, vacantBlocks[number] >= 0 {
      first = Int(vacantBlocks[number])
      vacantBlocks[number] = variablePool[first].firstSlot
    } else {
      first = variablePool.count
      variablePool.reserve(first &+ number)
      value.reserve(first &+ number)
      variablePool.count = first &+ number
      value.count = first &+ number
    }
    let records = variablePool.base + first
    let values = value.base + first
    var bounds = nonnegative
    for offset in 0..<number {
      records[offset] = VariableRecord(
        determiner: Determination.unknown,
        firstSlot: -1,
        mark: 0,
        flags: VariableFlag.new | UInt16(truncatingIfNeeded: bounds) & VariableFlag.nonnegative,
        verdict: 0
      )
      values[offset] = 0
      bounds &>>= 1
    }
    let last = freshBlocks.count &- 1
    if last >= 0 && freshBlocks[last].end == first {
      freshBlocks[last].end = first &+ number
    } else {
      freshBlocks.append(FreshBlock(start: first, end: first &+ number))
    }
    return Variable(index: Int32(truncatingIfNeeded: first))
  }

  /// Lists new variables to which no row gave a value.
  mutating func listFreshVariables() {
    let variables = variablePool.base
    let newest = freshBlocks[freshBlocks.count &- 1]
    firstNewest = newest.end == variablePool.count ? newest.start : .max
    for index in 0..<freshBlocks.count {
      let block = freshBlocks[index]
      for variable in block.start..<block.end {
        if variables[variable].determiner == Determination.unknown {
          list(variable)
        } else if variables[variable].determiner >= 0 {
          report.rowsTouched &+= 1
        }
      }
    }
  }

  /// Files the new variables whose value is not zero as changed.
  mutating func fileFreshVariables() {
    let variables = variablePool.base
    let values = value.base
    for index in 0..<freshBlocks.count {
      let block = freshBlocks[index]
      changed.reserve(changed.count &+ block.end &- block.start)
      var filed = changed.base + changed.count
      for variable in block.start..<block.end {
        let flags = variables[variable].flags
        if flags & VariableFlag.fresh == 0 { continue }
        variables[variable].flags = flags & ~VariableFlag.new
        if values[variable] == 0 { continue }
        filed.pointee = Int32(truncatingIfNeeded: variable)
        filed += 1
      }
      changed.count = filed - changed.base
    }
    freshBlocks.count = 0
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
    for offset in 0..<number {
      let index = Int(first.index) + offset
      variablePool[index].determiner = Determination.removed
      variablePool[index].flags = 0
      value[index] = 0
    }
    if vacantBlocks.count == 0 {
      vacantBlocks.append(repeating: -1, count: Self.longestRecycledBlock + 1)
    }
    var start = Int(first.index)
    var left = number
    while left > 0 {
      let piece = min(left, Self.longestRecycledBlock)
      variablePool[start].firstSlot = vacantBlocks[piece]
      vacantBlocks[piece] = Int32(start)
      start += piece
      left -= piece
    }
  }

  @inline(__always)
  func isLive(_ index: Int) -> Bool {
    index >= 0 && index < value.count && variablePool[index].determiner != Determination.removed
  }
}
