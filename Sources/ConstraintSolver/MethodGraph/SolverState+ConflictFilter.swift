// The part of a conflict set that cannot be made smaller: the deletion filter of J. Chinneck and
// E. Dravnieks ("Locating minimal infeasible constraint sets in linear programs", 1991).
extension SolverState {
  /// The part of a conflict that cannot be made smaller.
  func irreducible(_ conflict: Conflict) -> Conflict {
    let found = irreducible(conflict.rows.map(\.index), conflict.bounds)
    if found.rows.last != conflict.rejected.index { return conflict }
    return Conflict(
      rows: found.rows.map { Row(index: $0) },
      bounds: found.bounds,
      rejected: conflict.rejected
    )
  }

  /// Leaves out, oldest first, every row without which the others still contradict each other.
  ///
  /// The bounds of all variables are in force throughout. Sets too large for a dense program are
  /// filtered in a solver of their own when they are equalities alone, and taken as they are otherwise.
  func irreducible(
    _ rows: [Int32],
    _ bounds: [Variable]
  ) -> (rows: [Int32], bounds: [Variable]) {
    if !options.filtersConflicts { return (rows, bounds) }
    var mentioned: Set<Int32> = []
    for row in rows {
      for position in system.terms(of: Int(row)) {
        mentioned.insert(system.terms[position].variable)
      }
    }
    if mentioned.count * (mentioned.count + rows.count) > Self.filterLimit {
      let isPlain = rows.count <= 4096 && rows.allSatisfy { system.rows[$0].head.isEquality }
      return (isPlain ? filteredApart(rows) : rows, bounds)
    }
    return filtered(Region(variables: mentioned.sorted(), required: rows)) ?? (rows, bounds)
  }

  /// The most entries of a dense program that a conflict set is filtered in.
  private static var filterLimit: Int { 1 << 21 }

  /// Nil where the rows do not contradict each other after all.
  ///
  /// After each deletion only rows with a multiplier are looked at (the sensitivity filter).
  private func filtered(_ region: Region) -> (rows: [Int32], bounds: [Variable])? {
    var dense = makeDense(region)
    let columns = region.variables.count
    func relation(_ number: Int) -> Relation {
      system.rows[region.required[number - columns]].head.relation
    }
    let numbers = columns..<(columns + region.required.count)
    guard let failed = numbers.first(where: { !dense.require($0, relation($0)) }) else {
      return nil
    }
    dense.price(failed, relation(failed))
    var kept = dense.narrowed(Array(columns..<failed), keeping: 0)
    var next = 0
    while next < kept.count {
      let number = kept[next]
      if dense.remainsViolated(failed, without: number) {
        kept.remove(at: next)
        dense.collectSupport(of: failed)
        kept = dense.narrowed(kept, keeping: next)
      } else {
        dense.ignore(failed)
        _ = dense.require(number, relation(number))
        dense.price(failed, relation(failed))
        dense.minimize()
        dense.refreshIfDue()
        next += 1
      }
    }
    dense.collectSupport(of: failed)
    let bounds = dense.support.array.filter { $0 < columns }
      .map { Variable(index: region.variables[Int($0)]) }
    let rows = (kept + [failed]).map { region.required[$0 - columns] }
    return (rows, bounds.sorted { $0.index < $1.index })
  }

  /// Filters equalities by leaving out one after another in a solver of their own.
  private func filteredApart(_ rows: [Int32]) -> [Int32] {
    var apart = SolverState(variables: 0, rows: rows.count, terms: 0)
    apart.options.filtersConflicts = false
    var known: [Int32: Variable] = [:]
    for row in rows {
      for position in system.terms(of: Int(row)) {
        let variable = system.terms[position].variable
        if known[variable] != nil { continue }
        let isBounded = system.variables[variable].flags.contains(.nonnegative)
        known[variable] = apart.addVariables(1, nonnegative: isBounded ? 1 : 0)
          .map { Variable(index: $0) }
      }
    }
    func pose(_ row: Int32, rank: Int, in solver: inout SolverState) -> Row? {
      let terms = system.terms(of: Int(row)).compactMap { position in
        let term = system.terms[position]
        return known[term.variable].map { Term($0, term.coefficient) }
      }
      let record = system.rows[row]
      return try? solver.addRow(
        terms.span,
        record.head.relation,
        record.constant,
        priority: 1000,
        rank: UInt64(rank)
      )
    }
    let posed = rows.indices.map { pose(rows[$0], rank: $0, in: &apart) }
    apart.solve()
    if apart.results.conflicts.isEmpty { return rows }
    var kept: [Int32] = []
    for position in rows.indices {
      guard let row = posed[position] else { continue }
      try? apart.removeRow(row)
      apart.solve()
      if !apart.results.conflicts.isEmpty { continue }
      kept.append(rows[position])
      _ = pose(rows[position], rank: position, in: &apart)
      apart.solve()
    }
    return kept
  }
}
