/// A part of a solver in a solver of its own, to try changes on.
public struct SolverCopy {
  /// The copy.
  public let solver: Solver
  /// The rows of the copy by those of the original.
  public let rows: [Row: Row]
}

extension Solver {
  /// A copy of everything that hangs together with some rows, down to ages and the canonical choice.
  ///
  /// What hangs together is connected by rows, but for variables that one other required equality fixes
  /// to a number: these go along and pass nothing on. The sets of the copy's conflicts are not made
  /// irreducible.
  ///
  /// - Parameters:
  ///   - rows: Where to begin: those that will be changed in the copy.
  ///   - limit: The most rows to copy.
  /// - Returns: Nil where more rows than `limit` hang together.
  /// - Complexity: O(terms copied).
  public func copy(around rows: [Row], limit: Int = 100_000) -> SolverCopy? {
    guard let found = state.value.component(of: rows.map(\.index), limit: limit) else { return nil }
    let copy = Solver(variableCapacity: found.variables.count, rowCapacity: found.rows.count)
    copy.state.value.options.filtersConflicts = false
    var variables: [Int32: Variable] = [:]
    for variable in found.variables {
      let isBounded = state.value.system.variables[variable].flags.contains(.nonnegative)
      variables[variable] = copy.addVariables(
        count: 1,
        nonnegative: isBounded ? 1 : 0,
        order: state.value.system.orders[variable]
      )
    }
    var known: [Row: Row] = [:]
    for row in found.rows {
      let terms = state.value.form(of: row).compactMap { term in
        variables[term.variable.index].map { Term($0, term.coefficient) }
      }
      let record = state.value.system.rows[row]
      known[Row(index: row)] = try? copy.addRow(
        terms,
        record.head.relation,
        record.constant,
        priority: state.value.system.priority(of: Int(row)),
        rank: record.rank
      )
    }
    return SolverCopy(solver: copy, rows: known)
  }
}

extension SolverState {
  /// The variables, ascending, and rows, oldest first, that hang together with some rows.
  func component(of start: [Int32], limit: Int) -> (variables: [Int32], rows: [Int32])? {
    var variables: Set<Int32> = []
    let changing = Set(start)
    var rows = changing
    var waiting = start
    while let row = waiting.popLast() {
      for term in form(of: row) where variables.insert(term.variable.index).inserted {
        let passesOn = !isFixedToNumber(term.variable.index, changing)
        var next = system.variables[term.variable.index].firstTerm
        while next >= 0 {
          let other = system.terms[next].row
          next = system.terms[next].next
          guard passesOn || system.rows[other].head.count == 1 else { continue }
          if rows.insert(other).inserted { waiting.append(other) }
        }
      }
      if rows.count > limit { return nil }
    }
    return (variables.sorted(), rows.sorted { system.isOlder($0, $1) })
  }

  /// Whether a required equality on the variable alone, none of `changing`, determines it.
  private func isFixedToNumber(_ variable: Int32, _ changing: Set<Int32>) -> Bool {
    guard let row = system.variables[variable].determination.row, !changing.contains(row) else {
      return false
    }
    return system.rows[row].head.isRequiredEquality && system.rows[row].head.count == 1
  }
}
