extension SolverState {
  /// Adds a row, or says what is wrong with it.
  ///
  /// - Complexity: O(terms).
  @inline(__always)
  mutating func addRow(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Double,
    rank: UInt64,
    yields: Bool
  ) throws(SolverError) -> Row {
    guard constant.isFinite else { throw .nonFiniteConstant }
    guard terms.count < RowHead.termLimit else { throw .tooManyTerms(terms.count) }
    var head = RowHead(relation, level: try level(of: priority))
    if yields { head.yields = true }
    return try store(terms, head, constant, rank)
  }

  /// The number of a priority's level, in which one more row is counted.
  @inline(__always)
  mutating func level(of priority: Double) throws(SolverError) -> LevelID {
    if priority == 1000 { return LevelTable.required }
    let level = system.levels.retain(priority)
    if level.isNone {
      throw priority > 0 && priority < 1000 ? .tooManyPriorities : .priorityOutOfRange(priority)
    }
    return level
  }

  /// Stores a row whose terms are in order, and puts others in order first.
  ///
  /// In order are normal factors of known variables that differ from each other. Terms are linked while
  /// they are looked at, since nearly all rows are in order.
  @inline(__always)
  private mutating func store(
    _ terms: [Term],
    _ empty: RowHead,
    _ constant: Double,
    _ rank: UInt64
  ) throws(SolverError) -> Row {
    var head = empty.with(terms: terms.count)
    let (row, first) = system.allocateRow(terms: terms.count)
    system.rows[row] = RowRecord(
      head: head,
      constant: constant,
      rank: rank,
      sequence: system.nextSequence,
      role: .beside,
      mark: 0,
      firstTerm: first
    )
    var solved = SolvedRow(constant: constant)
    var flags: VariableFlags = []
    var output = VariableID.none
    for position in 0..<terms.count {
      let term = terms[position]
      guard let next = startOfTerms(for: term), next.isNone || system.terms[next].row != row else {
        return try storeInOrder(terms, row, linked: position)
      }
      system.link(term, at: first.advanced(by: position), of: row, before: next)
      let variable = term.variable.id
      flags.formUnion(system.variables[variable].flags)
      if system.variables[variable].determination == .unknown {
        head.addUnknown()
        output = variable
        solved.coefficient = term.coefficient
      } else {
        solved.subtract(term.coefficient, times: system.values[variable])
      }
    }
    system.nextSequence &+= 1
    system.magnitudes.include(constant)
    if head.isRequiredEqualityOnOne && !flags.intersects(.needsSolve)
      && system.variables[output].flags.subtracting(.nonnegative) == .new
    {
      determine(new: output, by: row, at: solved.value)
    } else {
      system.rows[row].head = head
      if flags.intersects(.needsSolve) { noteNewRow(row, flags) }
      if head.unknown <= 1 { enqueue(row, head) }
    }
    return Row(row)
  }

  /// The first term of a new term's variable, or none; nil where the term is not in order.
  @inline(__always)
  private mutating func startOfTerms(for term: Term) -> TermID? {
    // Zero, the subnormal, infinity and what is not a number have the first or last exponent.
    let isNormal = (term.coefficient.bitPattern &>> 52 &+ 1) & 0x7FF > 1
    guard isNormal, system.variables.contains(term.variable.id) else { return nil }
    let record = system.variables[term.variable.id]
    return record.determination == .removed ? nil : record.firstTerm
  }

  /// Gives a variable that no solve has seen the value that follows from a row just added.
  ///
  /// ``determineSingletons(from:)`` would do the same at the next solve, as it does for all rows but
  /// required equalities on one new variable. A build of a chain takes a third fewer instructions.
  @inline(__always)
  private mutating func determine(new variable: VariableID, by row: RowID, at result: Double) {
    system.setDetermination(of: variable, to: .row(row))
    fresh.noteDetermined()
    system.values[variable] = result
    if result < 0 && system.variables[variable].flags.contains(.nonnegative) {
      agenda.boundChecks.append(variable)
    }
    let earlier = system.terms[system.variables[variable].firstTerm].next
    if !earlier.isNone { countDetermined(from: earlier) }
  }

  /// The same for rows that were added before.
  @inline(never)
  private mutating func countDetermined(from first: TermID) {
    countDetermined(from: first, late: false)
  }

  /// Tells a new row's variables of it where they were idle, in a classified part, or in the schedule.
  @inline(never)
  private mutating func noteNewRow(_ row: RowID, _ flags: VariableFlags) {
    if flags.contains(.idle) {
      for position in system.terms(of: row) {
        let variable = system.terms[position].variable
        if system.variables[variable].flags.contains(.idle) { listUnknown(variable) }
      }
    }
    if flags.isInPart { _ = partition.note(.structure, atRow: row, of: system) }
    if flags.contains(.scheduled) { schedule.noteRow(row) }
  }

  /// Takes the beginning of a row back, of whose terms some are linked, and adds the row with its terms
  /// in order.
  @inline(never)
  private mutating func storeInOrder(
    _ terms: [Term],
    _ row: RowID,
    linked: Int
  ) throws(SolverError) -> Row {
    let record = system.rows[row]
    for offset in (0..<linked).reversed() {
      system.unlink(record.firstTerm.advanced(by: offset))
    }
    system.vacate(row: row)
    do throws(SolverError) {
      let merged = try merged(terms)
      var head = RowHead(record.head.relation, level: record.head.level)
      head.yields = record.head.yields
      return try store(merged, head, record.constant, record.rank)
    } catch {
      system.levels.release(record.head.level)
      throw error
    }
  }

  /// Terms as rows need them: each variable once, no zero among them.
  private mutating func merged(_ terms: [Term]) throws(SolverError) -> [Term] {
    for position in terms.indices {
      let term = terms[position]
      guard term.coefficient.isFinite else { throw .nonFiniteCoefficient }
      guard system.isLive(term.variable.id) else { throw .unknownVariable(term.variable) }
    }
    var merged: [Term] = []
    var places: [VariableID: Int] = [:]
    for position in terms.indices {
      let term = terms[position]
      if let known = places[term.variable.id] {
        merged[known].coefficient += term.coefficient
      } else {
        places[term.variable.id] = merged.count
        merged.append(term)
      }
    }
    guard merged.allSatisfy({ $0.coefficient.isFinite }) else { throw .nonFiniteCoefficient }
    return merged.filter { $0.coefficient.isNormal }
  }
}
