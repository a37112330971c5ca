extension Solver {
  /// Adds the row `Σ coefficient · variable  relation  constant`.
  ///
  /// - Parameters:
  ///   - terms: The left-hand side. Repeated variables are summed, zero coefficients dropped; no
  ///     terms at all is legal.
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
    try merge(terms)
    let row = takePlaces(for: merged.count)
    let level = levels.retain(priority)
    var unknown = 0
    for index in 0..<merged.count {
      let variable = Int(merged[index].variable.index)
      link(slot: row &* 4 &+ index, to: variable, merged[index].coefficient)
      if determiner[variable] == Determination.unknown {
        unknown &+= 1
        list(variable)
      }
    }
    head[row] = RowHead(
      count: merged.count,
      unknown: unknown,
      relation: relation,
      level: level,
      required: priority == 1000
    )
    self.constant[row] = constant
    self.rank[row] = rank
    sequence[row] = nextSequence
    nextSequence &+= 1
    determined[row] = -1
    rowMark[row] = 0
    didAdd(row)
    return Row(index: Int32(truncatingIfNeeded: row))
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
    let count = head[index].count
    for slot in (index &* 4)..<(index &* 4 &+ count) {
      unlink(slot: slot)
      let variable = Int(slotVariable[slot])
      if firstSlot[variable] < 0 { abandon(variable) }
    }
    levels.release(head[index].level)
    returnPlaces(index, for: count)
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
    if self.constant[index] == constant { return }
    willChangeConstant(index)
    self.constant[index] = constant
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
    let old = head[index]
    if levels.priorities[Int(old.level)] == priority { return }
    willRemove(index)
    levels.release(old.level)
    let level = levels.retain(priority)
    head[index] = RowHead(
      count: old.count,
      unknown: head[index].unknown,
      relation: old.relation,
      level: level,
      required: priority == 1000
    )
    didAdd(index)
  }

  @inline(__always)
  func place(of row: Row) throws(SolverError) -> Int {
    let index = Int(row.index)
    guard index >= 0 && index < head.count && head[index].isLive else { throw .unknownRow(row) }
    return index
  }

  /// The first place of the row that holds `slot`.
  @inline(__always)
  func row(ofSlot slot: Int32) -> Int {
    let place = Int(slot) &>> 2
    return head[place].isContinuation ? Int(determined[place]) : place
  }

  @inline(__always)
  func priority(of row: Int) -> Double {
    levels.priorities[Int(head[row].level)]
  }
}
