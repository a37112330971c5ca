extension Solver {
  /// A contradiction among the rows, or the leaves by which it can be avoided.
  struct Contradiction {
    var leaves: [Int32] = []
    var rows: [Int32] = []
    var bounds: [Variable] = []
  }

  /// Follows the multipliers of a contradiction upstream.
  ///
  /// All rows met are linearly independent, so the combination is the only one and the required
  /// rows in it are an irreducible set (J. Gleeson and J. Ryan, "Identifying minimally infeasible
  /// subsystems of inequalities", 1990). Leaves that could still give way come back instead.
  mutating func trace(_ entries: [ConeEntry]) -> Contradiction {
    var found = Contradiction()
    beginCone()
    for entry in entries { climb(fromCode: entry.code, throughHard: true) }
    clearAdjoints()
    for entry in entries {
      seed(entry)
      if entry.code >= 0 {
        found.rows.append(entry.code)
      } else {
        found.bounds.append(Variable(index: ~entry.code))
      }
    }
    var index = cone.count - 1
    while index >= 0 {
      let variable = Int(cone[index])
      index -= 1
      if abs(adjoint[variable]) <= Tolerance.slope { continue }
      let code = variablePool[variable].determiner
      if code < 0 {
        found.leaves.append(Int32(variable))
        continue
      }
      let row = Int(code)
      let share = carry(variable, row)
      let head = rowPool[row].head
      let inward = head.sense < 0 ? share > 0 : head.sense > 0 ? share < 0 : true
      if head.isRequired && inward {
        found.rows.append(code)
      } else {
        found.leaves.append(Int32(variable))
      }
    }
    return found
  }

  /// How much would be lost if the leaf moved: the least first.
  @inline(__always)
  func strength(_ leaf: Int32) -> Double {
    let code = variablePool[Int(leaf)].determiner
    if code < 0 { return code == Determination.canonical ? -1 : 0 }
    let head = rowPool[Int(code)].head
    return head.isRequired ? 2000 : levels.priority(of: head.level)
  }

  /// Sets the youngest row of a contradiction aside.
  mutating func reject(_ contradiction: Contradiction) {
    let found = filtered(
      contradiction.rows.sorted { isOlder(Int($0), Int($1)) },
      contradiction.bounds.sorted { $0.index < $1.index }
    )
    guard let youngest = found.rows.last else { return }
    let index = Int(youngest)
    detach(index)
    if rowPool[index].head.isDisputed { reconsider(index) }
    setRejected(index, true)
    openParts(of: index)
    for row in found.rows { rowPool[Int(row)].head.bits |= RowHead.disputedBit }
    conflictList.append(
      Conflict(
        rows: found.rows.map { Row(index: $0) },
        bounds: found.bounds,
        rejected: Row(index: youngest)
      )
    )
  }

  /// The part of a conflict that cannot be made smaller.
  func filtered(_ conflict: Conflict) -> Conflict {
    let found = filtered(conflict.rows.map(\.index), conflict.bounds)
    if found.rows.last != conflict.rejected.index { return conflict }
    return Conflict(
      rows: found.rows.map { Row(index: $0) },
      bounds: found.bounds,
      rejected: conflict.rejected
    )
  }

  /// Leaves out, oldest first, every row without which the others still contradict each other.
  ///
  /// The bounds of all variables are in force throughout. This is the deletion filter of
  /// J. Chinneck and E. Dravnieks ("Locating minimal infeasible constraint sets in linear
  /// programs", 1991) with its sensitivity filter: after each deletion only rows with a multiplier
  /// are looked at. Sets too large for a dense program are filtered in a solver of their own when
  /// they are equalities alone, and taken as they are otherwise.
  private func filtered(
    _ rows: [Int32],
    _ bounds: [Variable]
  ) -> (rows: [Int32], bounds: [Variable]) {
    if !filtersConflicts { return (rows, bounds) }
    var mentioned: Set<Int32> = []
    for row in rows {
      for slot in terms(of: Int(row)) {
        mentioned.insert(termPool[slot].variable)
      }
    }
    if mentioned.count * (mentioned.count + rows.count) > Self.filterLimit {
      let isPlain = rows.count <= 4096 && rows.allSatisfy { rowPool[Int($0)].head.isEquality }
      return (isPlain ? filteredApart(rows) : rows, bounds)
    }
    var region = Region()
    region.variables = mentioned.sorted()
    region.required = rows
    return filtered(region) ?? (rows, bounds)
  }

  /// The most entries of a dense program that a conflict set is filtered in.
  private static let filterLimit = 1 << 21

  /// Nil where the rows do not contradict each other after all.
  private func filtered(_ region: borrowing Region) -> (rows: [Int32], bounds: [Variable])? {
    var dense = makeProgram(for: region)
    let columns = region.variables.count
    var accepted = 0
    while accepted < region.required.count {
      let relation = rowPool[Int(region.required[accepted])].head.relation
      if !dense.program.require(columns + accepted, relation) { break }
      accepted += 1
    }
    if accepted == region.required.count { return nil }
    let failed = columns + accepted
    let failedRelation = rowPool[Int(region.required[accepted])].head.relation
    dense.program.price(failed, failedRelation)
    var kept = dense.program.narrowed(Array(columns..<failed), keeping: 0)
    var next = 0
    while next < kept.count {
      let place = kept[next]
      let relation = rowPool[Int(region.required[place - columns])].head.relation
      if dense.program.remainsViolated(failed, without: place) {
        kept.remove(at: next)
        dense.program.collectSupport(of: failed)
        kept = dense.program.narrowed(kept, keeping: next)
      } else {
        dense.program.ignore(failed)
        _ = dense.program.require(place, relation)
        dense.program.price(failed, failedRelation)
        dense.program.minimize()
        dense.program.refreshIfDue()
        next += 1
      }
    }
    dense.program.collectSupport(of: failed)
    var bounds: [Variable] = []
    for index in 0..<dense.program.support.count {
      let place = Int(dense.program.support[index])
      if place < columns { bounds.append(Variable(index: region.variables[place])) }
    }
    bounds.sort { $0.index < $1.index }
    return (kept.map { region.required[$0 - columns] } + [region.required[accepted]], bounds)
  }

  private func filteredApart(_ rows: [Int32]) -> [Int32] {
    var apart = Solver()
    apart.filtersConflicts = false
    var known: [Int32: Variable] = [:]
    for row in rows {
      for slot in terms(of: Int(row)) {
        let variable = termPool[slot].variable
        if known[variable] != nil { continue }
        let flags = variablePool[Int(variable)].flags
        let bound: UInt64 = flags & VariableFlag.nonnegative != 0 ? 1 : 0
        known[variable] = apart.addVariables(count: 1, nonnegative: bound)
      }
    }
    func pose(_ row: Int32, rank: Int, in solver: inout Solver) -> Row? {
      let index = Int(row)
      let terms = (terms(of: index)).compactMap { slot in
        known[termPool[slot].variable].map { Term($0, termPool[slot].coefficient) }
      }
      return try? solver.addRow(
        terms,
        rowPool[index].head.relation,
        rowPool[index].constant,
        rank: UInt64(rank)
      )
    }
    let posed = rows.indices.map { pose(rows[$0], rank: $0, in: &apart) }
    apart.solve()
    if apart.conflictList.isEmpty { return rows }
    var kept: [Int32] = []
    for position in rows.indices {
      guard let row = posed[position] else { continue }
      try? apart.removeRow(row)
      apart.solve()
      if !apart.conflictList.isEmpty { continue }
      kept.append(rows[position])
      _ = pose(rows[position], rank: position, in: &apart)
      apart.solve()
    }
    return kept
  }

  /// Gives the rows that were rejected because of `row` another chance.
  mutating func reconsider(_ row: Int) {
    rowPool[row].head.bits &= ~RowHead.disputedBit
    let handle = Row(index: Int32(row))
    let affected = conflictList.filter { $0.rows.contains(handle) }
    if affected.isEmpty { return }
    conflictList = conflictList.filter { !$0.rows.contains(handle) }
    for conflict in affected {
      let rejected = Int(conflict.rejected.index)
      setRejected(rejected, false)
      if rejected != row && isGraphValid { didAdd(rejected) }
    }
  }

  /// Forgets the conflict in which `row` was set aside.
  mutating func dropConflict(of row: Row) {
    if !rowPool[Int(row.index)].head.isRejected { return }
    let kept = conflictList.filter { $0.rejected != row }
    conflictList = kept
  }

  /// Oldest rejected row first.
  mutating func sortConflicts() {
    if conflictList.count < 2 { return }
    let sorted = conflictList.sorted { isOlder(Int($0.rejected.index), Int($1.rejected.index)) }
    conflictList = sorted
  }
}
