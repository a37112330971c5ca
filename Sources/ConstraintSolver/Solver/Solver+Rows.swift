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
    if terms.count <= 4, abs(constant) <= largestConstant, let head = head(of: relation, priority) {
      return try place(terms, head, constant, rank)
    }
    return try addUnusual(terms, relation, constant, priority, rank)
  }

  /// The head of a row without terms, at a level that is counted from now on, or nothing for what is
  /// no priority.
  @inline(__always)
  private mutating func head(of relation: Relation, _ priority: Double) -> RowHead? {
    if priority == 1000 { return RowHead(required: relation) }
    let level = levels.retain(priority)
    return level < 0 ? nil : RowHead(relation, level: level)
  }

  /// Adds a row with the largest constant so far or with many terms, or says what is wrong with it.
  @inline(never)
  private mutating func addUnusual(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double,
    _ rank: UInt64
  ) throws(SolverError) -> Row {
    guard constant.isFinite else { throw .nonFiniteConstant }
    guard terms.count < RowHead.termLimit else { throw .tooManyTerms(terms.count) }
    guard let head = head(of: relation, priority) else { throw .priorityOutOfRange(priority) }
    let row = try placeAside(terms, head, constant, rank)
    largestConstant = max(largestConstant, abs(constant))
    return row
  }

  @inline(never)
  private mutating func placeAside(
    _ terms: UnsafeBufferPointer<Term>,
    _ empty: RowHead,
    _ constant: Double,
    _ rank: UInt64
  ) throws(SolverError) -> Row {
    try place(terms, empty, constant, rank)
  }

  /// Stores a row whose terms are in order, and puts others in order first.
  ///
  /// In order are finite factors other than zero of known variables that differ from each other. A
  /// required equality on one new variable and others that have their value determines it here and
  /// now; all other rows wait for the next solve.
  @inline(__always)
  private mutating func place(
    _ terms: UnsafeBufferPointer<Term>,
    _ empty: RowHead,
    _ constant: Double,
    _ rank: UInt64
  ) throws(SolverError) -> Row {
    var head = RowHead(bits: empty.bits | RowHead.bits(ofCount: terms.count))
    let (row, first) = takePlace(terms: terms.count)
    rowPool[row] = RowRecord(
      head: head,
      constant: constant,
      rank: rank,
      sequence: nextSequence,
      determined: -1,
      mark: 0,
      firstTerm: Int32(truncatingIfNeeded: first)
    )
    nextSequence &+= 1
    let variables = variablePool.base
    let values = value.base
    let slots = termPool.base
    let handle = Int32(truncatingIfNeeded: row)
    var slot = first
    var flags: UInt16 = 0
    var rest = constant
    var divisor = 1.0
    var output = 0
    for position in 0..<terms.count {
      // Where there is a term there is an address; its being asked for costs a hundredth of a build.
      let term = terms.baseAddress.unsafelyUnwrapped[position]
      let index = UInt32(bitPattern: term.variable.index)
      let coefficient = term.coefficient
      // Zero, the subnormal, infinity and what is not a number have the first or last exponent.
      let isPlain = (coefficient.bitPattern &>> 52 &+ 1) & 0x7FF > 1
      if !isPlain || index >= UInt32(truncatingIfNeeded: variablePool.count) {
        return try placeInOrder(terms, row, slot)
      }
      let variable = Int(index)
      let record = variables + variable
      if record.pointee.determiner < 0 {
        if record.pointee.determiner == Determination.removed {
          return try placeInOrder(terms, row, slot)
        }
        if record.pointee.determiner == Determination.unknown {
          head.bits &+= 1
          divisor = coefficient
          output = variable
        }
      }
      let next = record.pointee.firstSlot
      slots[slot] = TermRecord(
        coefficient: coefficient,
        variable: term.variable.index,
        next: next,
        previous: -1,
        row: handle
      )
      if next >= 0 {
        let other = slots + Int(next)
        if other.pointee.row == handle { return try placeInOrder(terms, row, slot) }
        other.pointee.previous = Int32(truncatingIfNeeded: slot)
      }
      record.pointee.firstSlot = Int32(truncatingIfNeeded: slot)
      flags |= record.pointee.flags
      rest -= coefficient * values[variable]
      slot &+= 1
    }
    if head.isRequiredEqualityOnOne && flags & VariableFlag.unusual == 0
      && variables[output].flags & ~VariableFlag.nonnegative == VariableFlag.new
    {
      rowPool[row].determined = Int32(truncatingIfNeeded: output)
      determine(new: output, at: rest / divisor, by: handle)
      return Row(index: handle)
    }
    rowPool[row].head = head
    if flags & VariableFlag.unusual != 0 { join(row, flags) }
    if head.unknown <= 1 { offer(handle, head) }
    return Row(index: handle)
  }

  /// Tells a new row's variables of it where they were idle, part of something proven, or in the kept
  /// order.
  @inline(never)
  private mutating func join(_ row: Int, _ flags: UInt16) {
    if flags & VariableFlag.idle != 0 {
      for slot in terms(of: row)
      where variablePool[Int(termPool[slot].variable)].flags & VariableFlag.idle != 0 {
        list(Int(termPool[slot].variable))
      }
    }
    if flags & VariableFlag.marked != 0 { _ = touchPart(of: row, VariableFlag.marked) }
    if flags & VariableFlag.ordered != 0 { keptOrder.noteRow(Int32(truncatingIfNeeded: row)) }
  }

  /// Takes the beginning of a row back whose terms are linked up to `end`, and adds the row with its
  /// terms in order.
  @inline(never)
  private mutating func placeInOrder(
    _ terms: UnsafeBufferPointer<Term>,
    _ row: Int,
    _ end: Int
  ) throws(SolverError) -> Row {
    let record = rowPool[row]
    for slot in (Int(record.firstTerm)..<end).reversed() { unlink(slot) }
    returnPlace(of: row, terms: record.head.count)
    do throws(SolverError) {
      try merge(terms)
    } catch {
      levels.release(record.head.level)
      throw error
    }
    let merged = UnsafeBufferPointer(start: UnsafePointer(merged.base), count: merged.count)
    return try placeAside(merged, record.head.withoutTerms, record.constant, record.rank)
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
    keptOrder.isCurrent = false
    levels.release(old.level)
    let level = priority == 1000 ? LevelTable.required : levels.retain(priority)
    rowPool[index].head = RowHead(
      count: old.count,
      unknown: rowPool[index].head.unknown,
      relation: old.relation,
      level: level
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
