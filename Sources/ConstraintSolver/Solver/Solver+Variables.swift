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
    if number <= Self.longestRecycledBlock, freeBlocks[number] >= 0 {
      first = Int(freeBlocks[number])
      freeBlocks[number] = localIndex[first]
    } else {
      first = value.count
      value.append(repeating: 0, count: number)
      determiner.append(repeating: Determination.removed, count: number)
      firstSlot.append(repeating: -1, count: number)
      variableFlags.append(repeating: 0, count: number)
      variableMark.append(repeating: 0, count: number)
      localIndex.append(repeating: -1, count: number)
      adjoint.append(repeating: 0, count: number)
      verdict.append(repeating: 0, count: number)
    }
    for offset in 0..<number {
      let bounded = offset < 64 && nonnegative &>> UInt64(offset) & 1 == 1
      determiner[first + offset] = Determination.unknown
      variableFlags[first + offset] = bounded ? VariableFlag.nonnegative : 0
      value[first + offset] = 0
      localIndex[first + offset] = -1
    }
    return Variable(index: Int32(first))
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
      guard firstSlot[index] < 0 else { throw .variableInUse(variable) }
    }
    for offset in 0..<number {
      let index = Int(first.index) + offset
      determiner[index] = Determination.removed
      variableFlags[index] = 0
      value[index] = 0
    }
    var start = Int(first.index)
    var left = number
    while left > 0 {
      let piece = min(left, Self.longestRecycledBlock)
      localIndex[start] = freeBlocks[piece]
      freeBlocks[piece] = Int32(start)
      start += piece
      left -= piece
    }
  }

  @inline(__always)
  func isLive(_ index: Int) -> Bool {
    index >= 0 && index < value.count && determiner[index] != Determination.removed
  }
}
