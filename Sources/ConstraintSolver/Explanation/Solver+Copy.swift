/// A part of a solver in a solver of its own, to try changes on.
public struct SolverCopy {
  /// The copy.
  public let solver: Solver
  /// The rows of the copy by those of the original.
  public private(set) var rows: [Row: Row]
  /// The variables of the copy by those of the original.
  package let variables: [Variable: Variable]
  /// The other way round.
  private var originals: [Row: Row] = [:]

  fileprivate init(solver: Solver, variables: [Variable: Variable], rows: [Row: Row]) {
    self.solver = solver
    self.variables = variables
    self.rows = rows
    for (original, row) in rows { originals[row] = original }
  }

  /// A row that was taken out of a copy.
  package struct Removed {
    fileprivate let original: Row
    fileprivate let terms: [Term]
    fileprivate let record: RowRecord
  }

  /// Takes the copy of a row out; nil where there is none.
  package mutating func remove(_ original: Row) -> Removed? {
    guard let row = rows[original] else { return nil }
    let removed = Removed(
      original: original,
      terms: solver.terms(of: row),
      record: solver.state.value.system.rows[row.id]
    )
    guard (try? solver.removeRow(row)) != nil else { return nil }
    rows[original] = nil
    originals[row] = nil
    return removed
  }

  /// Puts a required row back that was taken out.
  package mutating func restore(_ removed: Removed) {
    let row = try? solver.addRow(
      removed.terms,
      removed.record.head.relation,
      removed.record.constant,
      rank: removed.record.rank
    )
    rows[removed.original] = row
    if let row { originals[row] = removed.original }
  }

  /// A sum of the original in the variables of the copy; nil where one of them is not in it.
  package func form(_ terms: [Term]) -> [Term]? {
    let form = terms.compactMap { term in
      variables[term.variable].map { Term($0, term.coefficient) }
    }
    return form.count == terms.count ? form : nil
  }

  /// The rows that the copy leaves out, as those of the original; nil for one that was added to the copy.
  package var rejected: [Row?] { solver.conflicts.map { originals[$0.rejected] } }
}

extension Solver {
  /// A copy of everything that hangs together with some rows, down to ages and the canonical choice.
  ///
  /// What hangs together is connected by rows, but for variables that one other required equality fixes
  /// to a number: these go along and pass nothing on.
  ///
  /// - Parameters:
  ///   - rows: Where to begin: those that will be changed in the copy. Unknown ones are passed over.
  ///   - others: Variables that go along although no row may mention them.
  ///   - limit: The most rows to copy.
  ///   - requiredOnly: Whether optional rows stay out, and tie nothing together: conflicts are the same
  ///     without them.
  /// - Returns: Nil where more rows than `limit` hang together.
  /// - Complexity: O(terms copied).
  public func copy(
    around rows: [Row],
    with others: [Variable] = [],
    limit: Int = 100_000,
    requiredOnly: Bool = false
  ) -> SolverCopy? {
    let start = rows.filter { (try? state.value.system.checked($0)) != nil }.map { $0.id }
    guard let found = state.value.component(of: start, limit: limit, requiredOnly: requiredOnly)
    else { return nil }
    let copy = Solver(variableCapacity: found.variables.count, rowCapacity: found.rows.count)
    var variables: [VariableID: Variable] = [:]
    let known = Set(found.variables)
    let loose = Set(others.map { $0.id }).subtracting(known)
      .filter { state.value.system.isLive($0) }
    for variable in found.variables + loose.sorted() {
      let isBounded = state.value.system.variables[variable].flags.contains(.nonnegative)
      variables[variable] = copy.addVariables(
        count: 1,
        nonnegative: isBounded ? 1 : 0,
        positions: state.value.system.isPosition(variable) ? 1 : 0,
        order: state.value.system.orders[variable]
      )
    }
    var copies: [Row: Row] = [:]
    for row in found.rows {
      let terms = state.value.form(of: row).compactMap { term in
        variables[term.variable.id].map { Term($0, term.coefficient) }
      }
      let record = state.value.system.rows[row]
      copies[Row(row)] = try? copy.addRow(
        terms,
        record.head.relation,
        record.constant,
        priority: state.value.system.priority(of: row),
        rank: record.rank,
        yields: record.head.yields
      )
    }
    let places = Dictionary(
      uniqueKeysWithValues: variables.map { (Variable($0.key), $0.value) }
    )
    return SolverCopy(solver: copy, variables: places, rows: copies)
  }
}

extension SolverState {
  /// The variables, ascending, and rows, oldest first, that hang together with some rows.
  mutating func component(
    of start: [RowID],
    limit: Int,
    requiredOnly: Bool
  ) -> (variables: [VariableID], rows: [RowID])? {
    var variables: Set<VariableID> = []
    let changing = Set(start)
    var rows = changing
    var waiting = start
    while let row = waiting.popLast() {
      for term in form(of: row) where variables.insert(term.variable.id).inserted {
        let passesOn = !isFixedToNumber(term.variable.id, changing)
        var next = system.variables[term.variable.id].firstTerm
        while !next.isNone {
          let other = system.terms[next].row
          next = system.terms[next].next
          let head = system.rows[other].head
          guard passesOn || head.count == 1, head.isRequired || !requiredOnly else { continue }
          if rows.insert(other).inserted { waiting.append(other) }
        }
      }
      if rows.count > limit { return nil }
    }
    return (variables.sorted(), rows.sorted { system.isOlder($0, $1) })
  }

  /// Whether a required equality on the variable alone, none of `changing`, determines it.
  private mutating func isFixedToNumber(_ variable: VariableID, _ changing: Set<RowID>) -> Bool {
    guard let row = system.variables[variable].determination.row, !changing.contains(row) else {
      return false
    }
    return system.rows[row].head.isRequiredEquality && system.rows[row].head.count == 1
  }
}
