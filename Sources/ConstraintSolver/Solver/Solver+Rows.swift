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
    if constant.isFinite && priority > 0 && priority <= 1000 && terms.count <= 4 {
      if let row = place(terms, relation, constant, priority, rank) { return row }
    }
    return try addMerged(terms, relation, constant, priority, rank)
  }

  /// Adds a row whose terms are many or not in order, or says what is wrong with it.
  @inline(never)
  private mutating func addMerged(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double,
    _ rank: UInt64
  ) throws(SolverError) -> Row {
    guard constant.isFinite else { throw .nonFiniteConstant }
    guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority) }
    try merge(terms)
    let merged = UnsafeBufferPointer(start: UnsafePointer(merged.base), count: merged.count)
    guard let row = place(merged, relation, constant, priority, rank) else {
      throw .tooManyTerms(terms.count)
    }
    return row
  }

  /// Stores a row whose terms are in order, or nothing where they are not.
  ///
  /// In order are finite factors other than zero of known variables that differ from each other. A
  /// required equality on one new variable and others that have their value determines it here and
  /// now; all other rows wait for the next solve.
  @inline(__always)
  private mutating func place(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double,
    _ rank: UInt64
  ) -> Row? {
    let count = Int32(truncatingIfNeeded: terms.count)
    let (row, first) = takePlace(terms: terms.count)
    let variables = variablePool.base
    let values = value.base
    let slots = termPool.base
    let limit = UInt32(truncatingIfNeeded: variablePool.count)
    var slot = first
    var unknown: Int32 = 0
    var flags: UInt16 = 0
    var rest = constant
    var divisor = 1.0
    var output: Int32 = -1
    for term in terms {
      let variable = term.variable.index
      let coefficient = term.coefficient
      // Zero, the subnormal, infinity and what is not a number have the first or last exponent.
      let isPlain = (coefficient.bitPattern &>> 52 &+ 1) & 0x7FF > 1
      if !isPlain || UInt32(bitPattern: variable) >= limit { return abandon(row, slot, count) }
      let record = variables + Int(variable)
      let next = record.pointee.firstSlot
      if next >= first && next < slot { return abandon(row, slot, count) }
      if record.pointee.determiner < 0 {
        if record.pointee.determiner == Determination.removed { return abandon(row, slot, count) }
        if record.pointee.determiner == Determination.unknown {
          unknown &+= 1
          divisor = coefficient
          output = variable
        }
      }
      slots[Int(slot)] = TermRecord(
        coefficient: coefficient,
        variable: variable,
        next: next,
        previous: -1,
        row: row
      )
      if next >= 0 { slots[Int(next)].previous = slot }
      record.pointee.firstSlot = slot
      flags |= record.pointee.flags
      rest -= coefficient * values[Int(variable)]
      slot &+= 1
    }
    if abs(constant) > largestConstant { largestConstant = abs(constant) }
    let record = rowPool.base + Int(row)
    if unknown == 1 && priority == 1000 && relation == .equal && flags & VariableFlag.unusual == 0
      && variables[Int(output)].flags & ~VariableFlag.nonnegative == VariableFlag.fresh
    {
      record.pointee.head = RowHead(determiningWith: count)
      record.pointee.determined = output
      determine(new: output, at: rest / divisor, by: row)
    } else {
      let required = priority == 1000
      record.pointee.head = RowHead(
        count: Int(count),
        unknown: Int(unknown),
        relation: relation,
        level: required ? LevelTable.required : levels.retain(priority),
        required: required
      )
      record.pointee.determined = -1
      if flags & VariableFlag.unusual != 0 { join(Int(row), flags) }
      if unknown <= 1 { offer(Int(row)) }
    }
    record.pointee.constant = constant
    record.pointee.rank = rank
    record.pointee.sequence = nextSequence
    record.pointee.mark = 0
    nextSequence &+= 1
    keptOrder.isCurrent = false
    return Row(index: row)
  }

  /// Tells a new row's variables of it where they were idle or part of something proven.
  @inline(never)
  private mutating func join(_ row: Int, _ flags: UInt16) {
    if flags & VariableFlag.idle != 0 {
      for slot in terms(of: row)
      where variablePool[Int(termPool[slot].variable)].flags & VariableFlag.idle != 0 {
        list(Int(termPool[slot].variable))
      }
    }
    if flags & VariableFlag.marked != 0 { _ = touchPart(of: row, VariableFlag.marked) }
  }

  /// Undoes the beginning of a row that cannot be stored as it is; its terms are linked up to `end`.
  @inline(never)
  private mutating func abandon(_ row: Int32, _ end: Int32, _ count: Int32) -> Row? {
    let first = Int(rowPool[Int(row)].firstTerm)
    for slot in (first..<Int(end)).reversed() { unlink(slot) }
    returnPlace(of: Int(row), terms: Int(count))
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
    if abs(constant) > largestConstant { largestConstant = abs(constant) }
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
    if levels.priority(of: old.level) == priority { return }
    willRemove(index)
    levels.release(old.level)
    let level = priority == 1000 ? LevelTable.required : levels.retain(priority)
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
    levels.priority(of: rowPool[row].head.level)
  }
}
