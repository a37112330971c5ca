extension Solver {
  /// Adds the row `Σ coefficient · variable  relation  constant`.
  ///
  /// - Parameters:
  ///   - terms: The left-hand side. Repeated variables are summed, coefficients of zero or below the
  ///     smallest normal number dropped; no terms at all is legal.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: The right-hand side.
  ///   - priority: Above 0 and at most 1000; 1000 is required, fractions are levels of their own.
  ///   - rank: The row's age. Among required rows in conflict the highest rank gives way, and
  ///     among equal ranks the row added last.
  /// - Returns: The handle of the new row.
  /// - Throws: A ``SolverError`` for terms, constants or priorities that mean nothing; then nothing
  ///   was added.
  /// - Complexity: O(terms), O(terms · log) amortised over growth of storage.
  public mutating func addRow(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Double,
    rank: UInt64
  ) throws(SolverError) -> Row {
    guard constant.isFinite else { throw .nonFiniteConstant }
    guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority) }
    if terms.count <= 4, let row = place(terms, relation, constant, priority, rank) { return row }
    try merge(terms)
    let merged = UnsafeBufferPointer(start: UnsafePointer(merged.base), count: merged.count)
    guard let row = place(merged, relation, constant, priority, rank) else {
      throw .tooManyTerms(terms.count)
    }
    return row
  }

  /// Stores a row whose terms are in order, or nothing where they are not.
  ///
  /// In order are finite factors other than zero of known variables that differ from each other.
  @inline(__always)
  private mutating func place(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double,
    _ rank: UInt64
  ) -> Row? {
    let count = terms.count
    let row = takePlace(terms: count)
    let first = Int(rowPool[row].firstTerm)
    let variables = variablePool.base
    let slots = termPool.base
    let limit = UInt(bitPattern: variablePool.count)
    var unknown = 0
    var flags: UInt16 = 0
    for index in 0..<count {
      let variable = Int(terms[index].variable.index)
      let coefficient = terms[index].coefficient
      // Zero, the subnormal, infinity and what is not a number have the first or last exponent.
      let isPlain = (coefficient.bitPattern &>> 52 &+ 1) & 0x7FF > 1
      let isKnown = UInt(bitPattern: variable) < limit
      if !isPlain || !isKnown { return abandon(row, linked: index, count) }
      let record = variables + variable
      let next = Int(record.pointee.firstSlot)
      let isRepeated = UInt(bitPattern: next &- first) < UInt(bitPattern: count)
      let determiner = record.pointee.determiner
      if isRepeated || determiner == Determination.removed {
        return abandon(row, linked: index, count)
      }
      let slot = first &+ index
      slots[slot] = TermRecord(
        coefficient: coefficient,
        variable: Int32(truncatingIfNeeded: variable),
        next: Int32(truncatingIfNeeded: next),
        previous: -1,
        row: Int32(truncatingIfNeeded: row)
      )
      if next >= 0 { slots[next].previous = Int32(truncatingIfNeeded: slot) }
      record.pointee.firstSlot = Int32(truncatingIfNeeded: slot)
      flags |= record.pointee.flags
      if determiner == Determination.unknown {
        unknown &+= 1
        if record.pointee.flags & VariableFlag.listed == 0 { list(variable) }
      }
    }
    let required = priority == 1000
    rowPool[row] = RowRecord(
      head: RowHead(
        count: count,
        unknown: unknown,
        relation: relation,
        level: levels.retain(priority),
        required: required
      ),
      constant: constant,
      rank: rank,
      sequence: nextSequence,
      determined: -1,
      mark: 0,
      firstTerm: Int32(truncatingIfNeeded: first)
    )
    nextSequence &+= 1
    if flags & VariableFlag.marked != 0 { _ = touchPart(of: row, VariableFlag.marked) }
    if unknown <= 1 { offer(row) }
    return Row(index: Int32(truncatingIfNeeded: row))
  }

  /// Undoes the beginning of a row that cannot be stored as it is.
  @inline(never)
  private mutating func abandon(_ row: Int, linked: Int, _ count: Int) -> Row? {
    let first = Int(rowPool[row].firstTerm)
    for index in (0..<linked).reversed() { unlink(first + index) }
    returnPlace(of: row, terms: count)
    return nil
  }

  /// Adds a row from an array of terms; see the overload on buffers.
  ///
  /// - Parameters:
  ///   - terms: The left-hand side.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: The right-hand side.
  ///   - priority: Above 0 and at most 1000, required by default.
  ///   - rank: The row's age.
  /// - Returns: The handle of the new row.
  /// - Throws: A ``SolverError``; then nothing was added.
  public mutating func addRow(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Double = 1000,
    rank: UInt64 = 0
  ) throws(SolverError) -> Row {
    var outcome: Result<Row, SolverError> = .failure(.nonFiniteConstant)
    terms.withUnsafeBufferPointer { buffer in
      do throws(SolverError) {
        outcome = .success(
          try addRow(buffer, relation, constant, priority: priority, rank: rank)
        )
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

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

  /// Changes the right-hand side of a row.
  ///
  /// - Parameters:
  ///   - row: The row to change.
  ///   - constant: The new right-hand side.
  /// - Throws: ``SolverError/unknownRow(_:)`` or ``SolverError/nonFiniteConstant``.
  /// - Complexity: O(1), plus at the next ``solve()`` what depends on the row.
  public mutating func setConstant(_ row: Row, _ constant: Double) throws(SolverError) {
    let index = try place(of: row)
    guard constant.isFinite else { throw .nonFiniteConstant }
    if rowPool[index].constant == constant { return }
    willChangeConstant(index)
    rowPool[index].constant = constant
    didChangeConstant(index)
  }

  /// Moves a row to another priority, to or from required included.
  ///
  /// - Parameters:
  ///   - row: The row to change.
  ///   - priority: Above 0 and at most 1000.
  /// - Throws: ``SolverError/unknownRow(_:)`` or ``SolverError/priorityOutOfRange(_:)``.
  /// - Complexity: O(terms), plus at the next ``solve()`` what depends on the row.
  public mutating func setPriority(_ row: Row, _ priority: Double) throws(SolverError) {
    let index = try place(of: row)
    guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority) }
    let old = rowPool[index].head
    if levels.priorities[Int(old.level)] == priority { return }
    willRemove(index)
    levels.release(old.level)
    let level = levels.retain(priority)
    rowPool[index].head = RowHead(
      count: old.count,
      unknown: rowPool[index].head.unknown,
      relation: old.relation,
      level: level,
      required: priority == 1000
    )
    didAdd(index)
  }

  @inline(__always)
  func place(of row: Row) throws(SolverError) -> Int {
    let index = Int(row.index)
    guard index >= 0 && index < rowPool.count && rowPool[index].head.isLive else {
      throw .unknownRow(row)
    }
    return index
  }

  @inline(__always)
  func priority(of row: Int) -> Double {
    levels.priorities[Int(rowPool[row].head.level)]
  }
}
