// The part of a conflict set that cannot be made smaller: the deletion filter of J. Chinneck and
// E. Dravnieks ("Locating minimal infeasible constraint sets in linear programs", 1991).
extension SolverState {
  /// The part of a conflict that cannot be made smaller.
  mutating func irreducible(_ conflict: Conflict) -> Conflict {
    let found = irreducible(conflict.rows.map { $0.id }, conflict.bounds)
    if found.rows.last != conflict.rejected.id { return conflict }
    return Conflict(
      rows: found.rows.map { Row($0) },
      bounds: found.bounds,
      rejected: conflict.rejected
    )
  }

  /// How many rows may be looked at to make one set smaller.
  static var filterLimit: Int { 1 << 24 }

  /// Leaves out, oldest first, every row without which the others still contradict each other.
  ///
  /// The bounds of all variables are in force throughout.
  mutating func irreducible(
    _ rows: [RowID],
    _ bounds: [Variable]
  ) -> (rows: [RowID], bounds: [Variable]) {
    if options.filterBudget <= results.filterVisits { return (rows, bounds) }
    if !options.thinsConflicts {
      results.unfilteredRows += rows.count
      if results.unfilteredRows <= 4 * system.rows.count { return (rows, bounds) }
    }
    var mentioned: Set<VariableID> = []
    for row in rows {
      for position in system.terms(of: row) {
        mentioned.insert(system.terms[position].variable)
      }
    }
    let region = Region(variables: mentioned.sorted(), required: rows)
    return thinned(region, bounds, carefully: false) ?? thinned(region, bounds, carefully: true)
      ?? (rows, bounds)
  }

  /// The rows of a contradiction within a region, and the bounds, that a program finds; nil if it finds none, or what it
  /// finds is doubtful and a careful program may know better.
  private mutating func thinned(
    _ region: Region,
    _ bounds: [Variable],
    carefully: Bool
  ) -> (rows: [RowID], bounds: [Variable])? {
    let count = region.required.count
    var program = makeProgram(region, fromGraph: false, carefully: carefully)
    let named = Set(bounds.map { $0.id })
    program.begin(
      withFirst: count - 1,
      andZeros: Set(region.variables.indices.filter { named.contains(region.variables[$0]) })
    )
    let budget = options.filterBudget - results.filterVisits
    program.active.visitLimit = min(program.active.visitLimit, Self.filterLimit, budget)
    defer {
      results.rowVisits += program.active.visits
      results.filterVisits += program.active.visits
    }
    let conflict =
      options.thinsConflicts
      ? program.irreducibleConflict(of: count) : program.firstConflict(of: count)
    guard let found = conflict, !mayRepeat(program) else { return nil }
    var kept: (rows: [RowID], bounds: [Variable]) = ([], [])
    for number in found.sorted() {
      if number < program.columns {
        kept.bounds.append(Variable(region.variables[number]))
      } else {
        kept.rows.append(region.row(number))
      }
    }
    return kept
  }
}
