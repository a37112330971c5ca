/// A contradiction among the rows, or the choices by which it can be avoided.
struct Contradiction {
  var choices: [Int32] = []
  var rows: [Int32] = []
  var bounds: [Variable] = []
}

// Required rows that cannot hold together: whom a conflict names, who is set aside, and who returns.
extension SolverState {
  /// Follows the multipliers of a contradiction upstream.
  ///
  /// At `cancelled` variables they are known to cancel, however much rounding is left of that.
  ///
  /// All rows met are linearly independent, so the combination is the only one and the required
  /// rows in it are an irreducible set (J. Gleeson and J. Ryan, "Identifying minimally infeasible
  /// subsystems of inequalities", 1990). Choices that could still give way come back instead.
  mutating func traceContradiction(
    _ multipliers: [Multiplier],
    cancellingAt cancelled: [Int32] = []
  ) -> Contradiction {
    let cancelled = Set(cancelled)
    var found = Contradiction()
    graph.upstream.begin(in: &system)
    for entry in multipliers {
      graph.upstream.collect(
        entry.bearer,
        includingFixed: true,
        in: &system,
        visits: &results.rowVisits
      )
    }
    graph.derivatives.begin(with: &graph.upstream, in: &system)
    for entry in multipliers {
      graph.derivatives.add(entry, in: &system)
      if let row = entry.bearer.row { found.rows.append(row) }
      if let variable = entry.bearer.boundedVariable {
        found.bounds.append(Variable(index: variable))
      }
    }
    for index in graph.upstream.variables.indices.reversed() {
      let variable = graph.upstream.variables[index]
      if graph.derivatives.isCancelled(variable, system.accuracy.zero) { continue }
      if cancelled.contains(variable) { continue }
      guard let row = system.variables[variable].determination.row else {
        found.choices.append(variable)
        continue
      }
      let share = graph.derivatives.pass(from: variable, through: Int(row), in: &system)
      let head = system.rows[row].head
      let isInward = head.sense < 0 ? share > 0 : head.sense > 0 ? share < 0 : true
      if head.isRequired && isInward {
        found.rows.append(row)
      } else {
        found.choices.append(variable)
      }
    }
    return found
  }

  /// Sets the youngest row of a contradiction aside; returns it.
  @discardableResult
  mutating func reject(_ contradiction: Contradiction) -> Int32? {
    let found = irreducible(
      contradiction.rows.sorted { system.isOlder($0, $1) },
      contradiction.bounds.sorted { $0.index < $1.index }
    )
    guard let youngest = found.rows.last else { return nil }
    let row = Int(youngest)
    let output = system.rows[row].role.variable
    detach(row)
    if system.rows[row].head.isInConflict { reconsiderConflicts(with: row) }
    let conflict = Conflict(
      rows: found.rows.map { Row(index: $0) },
      bounds: found.bounds,
      rejected: Row(index: youngest)
    )
    conflicts.add(conflict, in: &system)
    if let output { listOldestEquality(on: output) }
    rebuildParts(of: row)
    return youngest
  }

  /// Gives the rows that were rejected because of `row` another chance.
  mutating func reconsiderConflicts(with row: Int) {
    for rejected in conflicts.removeAll(naming: Int32(row), in: &system)
    where rejected != row && graph.isValid {
      enqueueAgain(Int(rejected))
    }
  }

  /// Has the oldest required equality that can determine a variable, which has just lost its row, do so before
  /// others.
  ///
  /// Any other would be set aside for contradicting that one, and all that contradict it in turn would be given
  /// another chance: once for each of them, were they taken from the youngest on.
  ///
  /// - Complexity: O(rows that mention the variable).
  mutating func listOldestEquality(on variable: Int32, but leaving: Int32 = -1) {
    var oldest: Int32?
    var next = system.variables[variable].firstTerm
    while let row = system.takeRow(&next) {
      let record = system.rows[row]
      if !record.head.isRequiredEqualityOnOne || record.head.isRejected || row == leaving {
        continue
      }
      if record.role == .beside, oldest.map({ system.isOlder(row, $0) }) ?? true { oldest = row }
    }
    if let oldest { agenda.equalities.append(oldest) }
  }
}
