extension Solver {
  /// Adds consecutive variables, all zero, and returns the first.
  ///
  /// - Parameters:
  ///   - count: How many; less than one counts as one.
  ///   - nonnegative: Bit `i` set makes variable `i` required to be at least zero. That bound is
  ///     never given up in a conflict. Only the first 64 variables of a block can have it.
  ///   - positions: Bit `i` set makes variable `i` a position: among equally good points it is decided
  ///     after all variables that are none, and takes its least value; where it has none, its greatest;
  ///     where it has neither, zero. Only the first 64 variables of a block can be positions.
  ///   - order: Where the block stands in the canonical choice, below 2⁶³: among equally good points,
  ///     variables of a lower order are decided first, and of one order those of a lower index. So
  ///     the choice does not depend on when a block was added.
  /// - Returns: The first variable of the block. For more than 2²⁴ at once, or than 2³⁰ altogether,
  ///   nothing is added, and what is returned is no variable: its index is -1, its value zero, and a
  ///   row that mentions it is refused with ``SolverError/unknownVariable(_:)``.
  /// - Complexity: O(`count`).
  public func addVariables(
    count: Int,
    nonnegative: UInt64,
    positions: UInt64 = 0,
    order: UInt64 = 0
  ) -> Variable {
    defer { state.value.checkInvariants() }
    let first = state.value.addVariables(
      count,
      nonnegative: nonnegative,
      positions: positions,
      order: order
    )
    return Variable(first ?? .none)
  }

  /// Gives a block another place in the canonical choice.
  ///
  /// - Parameters:
  ///   - first: The variable that ``addVariables(count:nonnegative:positions:order:)`` returned.
  ///   - count: The count it was given.
  ///   - order: The new place, below 2⁶³.
  /// - Throws: ``SolverError/unknownVariable(_:)``; then nothing was changed.
  /// - Complexity: O(`count`), plus at the next ``solve()`` what hangs together with the block where that
  ///   is ambiguous.
  public func setOrder(of first: Variable, count: Int, to order: UInt64) throws(SolverError) {
    defer { state.value.checkInvariants() }
    try state.value.setOrder(of: first, count: count, to: order)
  }

  /// Removes a block of variables; no row may mention them any more.
  ///
  /// - Parameters:
  ///   - first: The variable ``addVariables(count:nonnegative:positions:order:)`` returned.
  ///   - count: The count it was given.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/variableInUse(_:)``; then
  ///   nothing was removed.
  /// - Complexity: O(`count`).
  public func removeVariables(first: Variable, count: Int) throws(SolverError) {
    defer { state.value.checkInvariants() }
    try state.value.removeVariables(first: first, count: count)
  }

  /// Removes blocks of variables together with all rows that mention one of them.
  ///
  /// What is left is the same as if the rows had been removed one by one and then the variables, but
  /// nothing is done for variables about to go. A row without terms mentions no variable: it stays, and
  /// so does its conflict if it cannot hold, until ``removeRow(_:)``.
  ///
  /// - Parameters:
  ///   - blocks: Variables that ``addVariables(count:nonnegative:positions:order:)`` returned, no two the same.
  ///   - count: The count it was given, the same for all.
  /// - Throws: ``SolverError/unknownVariable(_:)`` for a block that is not there, or named twice; then
  ///   nothing was removed.
  /// - Complexity: O(terms of the rows), plus at the next ``solve()`` what depended on them.
  public func removeVariablesAndRows(blocks: [Variable], count: Int) throws(SolverError) {
    defer { state.value.checkInvariants() }
    try state.value.removeVariablesAndRows(blocks: blocks, count: count)
  }
}
