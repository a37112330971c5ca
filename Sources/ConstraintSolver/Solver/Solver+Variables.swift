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
    if number < vacantBlocks.count && vacantBlocks[number] >= 0 {
      return addVacantVariables(number, nonnegative)
    }
    let first = variablePool.count
    let end = first &+ number
    if end > variablePool.capacity || end > value.capacity { growVariables(to: end) }
    variablePool.count = end
    value.count = end
    // The four of a view need no loop.
    if number == 4 { begin(first, 4, nonnegative) } else { begin(first, number, nonnegative) }
    return Variable(index: Int32(truncatingIfNeeded: first))
  }

  /// Adds variables where others were.
  @inline(never)
  private mutating func addVacantVariables(_ number: Int, _ nonnegative: UInt64) -> Variable {
    let first = Int(vacantBlocks[number])
    vacantBlocks[number] = variablePool[first].firstSlot
    begin(first, number, nonnegative)
    return Variable(index: Int32(truncatingIfNeeded: first))
  }

  @inline(never)
  private mutating func growVariables(to number: Int) {
    variablePool.reserve(number)
    value.reserve(number)
  }

  /// Makes new variables of `number` places, and lists them as fresh.
  @inline(__always)
  private mutating func begin(_ first: Int, _ number: Int, _ nonnegative: UInt64) {
    let records = variablePool.base + first
    let values = value.base + first
    for offset in 0..<number {
      records[offset] = .new
      values[offset] = 0
    }
    var bounds = number < 64 ? nonnegative & (1 &<< number &- 1) : nonnegative
    while bounds != 0 {
      records[bounds.trailingZeroBitCount].flags |= VariableFlag.nonnegative
      bounds &= bounds &- 1
    }
    freshVariables &+= number
    let last = freshBlocks.count &- 1
    if last >= 0 && freshBlocks[last].end == first {
      freshBlocks[last].end = first &+ number
    } else {
      listFresh(FreshBlock(start: first, end: first &+ number))
    }
  }

  @inline(never)
  private mutating func listFresh(_ block: FreshBlock) {
    freshBlocks.append(block)
  }

  /// Takes note of the new variables, and of whether rows gave all of them a value at once.
  mutating func meetFreshVariables() {
    let newest = freshBlocks[freshBlocks.count &- 1]
    firstNewest = newest.end == variablePool.count ? newest.start : .max
    report.rowsTouched &+= freshVariables
    // Those that lost it again are listed since.
    awaitsFresh = freshDetermined < freshVariables
  }

  /// Lists new variables that still have no value.
  mutating func listFreshVariables() {
    awaitsFresh = false
    let variables = variablePool.base
    for index in 0..<freshBlocks.count {
      let block = freshBlocks[index]
      for variable in block.start..<block.end
      where variables[variable].determiner == Determination.unknown {
        list(variable)
      }
    }
  }

  /// Files the new variables whose value is not zero as changed.
  mutating func fileFreshVariables() {
    if freshBlocks.count == 1 {
      file(freshBlocks[0], mayRepeat: false)
    } else {
      for index in 0..<freshBlocks.count { file(freshBlocks[index], mayRepeat: true) }
    }
    freshBlocks.count = 0
    freshVariables = 0
    freshDetermined = 0
    awaitsFresh = false
  }

  /// Files a block of new variables; blocks may share variables that were removed and added again.
  @inline(__always)
  private mutating func file(_ block: FreshBlock, mayRepeat: Bool) {
    changed.reserve(changed.count &+ block.end &- block.start)
    let variables = variablePool.base
    let values = value.base
    var filed = changed.base + changed.count
    for variable in block.start..<block.end {
      if mayRepeat && variables[variable].flags & VariableFlag.fresh == 0 { continue }
      variables[variable].flags &= ~VariableFlag.new
      filed.pointee = Int32(truncatingIfNeeded: variable)
      // Only zeros have no bits but the sign.
      if values[variable].bitPattern &<< 1 != 0 { filed += 1 }
    }
    changed.count = filed - changed.base
  }

  @inline(__always)
  func isLive(_ index: Int) -> Bool {
    index >= 0 && index < value.count && variablePool[index].determiner != Determination.removed
  }
}
