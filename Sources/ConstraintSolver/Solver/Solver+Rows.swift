extension Solver {
  /// Adds the row `Σ coefficient · variable  relation  constant`.
  ///
  /// - Parameters:
  ///   - terms: The left-hand side. Repeated variables are summed, coefficients of zero or below the
  ///     smallest normal number dropped; no terms at all is legal.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: The right-hand side.
  ///   - priority: Above 0 and at most 1000; 1000, as if none is given, is required, and fractions are
  ///     levels of their own.
  ///   - rank: The row's age. Among required rows in conflict the highest rank gives way, and
  ///     among equal ranks the row added last.
  ///   - yields: Whether the row gives way in order. Where the rows of a level can share what they are
  ///     violated by in several ways, those that yield, taken from the last variable in the order of
  ///     the canonical choice to the first, are violated as little as can be; so the earliest gives way.
  ///     A row is taken with the variable of its first term, rows of variables of one order together.
  /// - Returns: The handle of the new row.
  /// - Throws: A ``SolverError`` for terms, constants or priorities that mean nothing; then nothing
  ///   was added.
  /// - Complexity: O(terms), plus at the next ``solve()`` what depends on the row. Storage that has to
  ///   grow is copied.
  public func addRow(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Double = 1000,
    rank: UInt64 = 0,
    yields: Bool = false
  ) throws(SolverError) -> Row {
    defer { state.value.checkInvariants() }
    return try state.value.addRow(
      terms,
      relation,
      constant,
      priority: priority,
      rank: rank,
      yields: yields
    )
  }

  /// Changes the right-hand side of a row.
  ///
  /// - Parameters:
  ///   - row: The row to change.
  ///   - constant: The new right-hand side.
  /// - Throws: ``SolverError/unknownRow(_:)`` or ``SolverError/nonFiniteConstant``.
  /// - Complexity: O(1), plus at the next ``solve()`` what depends on the row.
  public func setConstant(_ row: Row, _ constant: Double) throws(SolverError) {
    defer { state.value.checkInvariants() }
    try state.value.setConstant(row, constant)
  }

  /// Moves a row to another priority, to or from required included.
  ///
  /// - Parameters:
  ///   - row: The row to change.
  ///   - priority: Above 0 and at most 1000.
  /// - Throws: ``SolverError/unknownRow(_:)``, ``SolverError/priorityOutOfRange(_:)`` or
  ///   ``SolverError/tooManyPriorities``; then nothing was changed.
  /// - Complexity: O(terms), plus at the next ``solve()`` what depends on the row.
  public func setPriority(_ row: Row, _ priority: Double) throws(SolverError) {
    defer { state.value.checkInvariants() }
    try state.value.setPriority(row, priority)
  }

  /// Removes a row.
  ///
  /// - Parameter row: The row to remove.
  /// - Throws: ``SolverError/unknownRow(_:)``.
  /// - Complexity: O(terms), plus at the next ``solve()`` what depended on the row.
  public func removeRow(_ row: Row) throws(SolverError) {
    defer { state.value.checkInvariants() }
    try state.value.removeRow(row)
  }
}
