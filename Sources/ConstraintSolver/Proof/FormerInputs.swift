/// What rows that left the graph were computed from: choices behind it may have stayed because of those rows, so
/// their right to stay is proved again.
struct FormerInputs: ~Copyable {
  fileprivate var variables = List<VariableID>()
  /// Whether the choices must be proved again even if nothing is violated.
  fileprivate var mustBeProved = false

  @inline(__always)
  var isEmpty: Bool { variables.isEmpty }

  /// Drops those that the walk under way has met.
  mutating func dropMet(in system: inout LinearSystem) { system.dropMet(variables: &variables) }

  mutating func removeAll() {
    variables.removeAll()
    mustBeProved = false
  }

  /// Goes on with the walk upstream from all of them, and forgets them.
  mutating func collect(
    in system: inout LinearSystem,
    _ graph: inout MethodGraph,
    visits: inout Int
  ) {
    for index in variables.indices where system.isLive(variables[index]) {
      graph.upstream.collect(variables[index], in: &system, visits: &visits)
    }
    removeAll()
  }
}

extension SolverState {
  /// Has a choice looked at again that a row on it alone may have kept from leaving its inequality.
  @inline(__always)
  mutating func recheckLockedChoice(of row: RowID) {
    if system.rows[row].head.count == 1 {
      agenda.choiceChecks.append(system.terms[system.rows[row].firstTerm].variable)
    }
  }

  /// Has a choice looked at again, and what is violated downstream of it proved again.
  mutating func recheckChoice(_ variable: VariableID) {
    if !system.isChoice(variable) { return }
    system.variables[variable].flags.remove(.unique)
    agenda.dirty.append(variable)
    if system.variables[variable].determination.isBlock {
      agenda.blockChecks.append(variable)
    } else {
      agenda.choiceChecks.append(variable)
    }
  }

  /// Remembers what a row was computed from, behind which choices may have stayed because of the row.
  ///
  /// They are proved again even if nothing is violated where they `mustBeProved`.
  mutating func noteFormerInputs(of row: RowID, mustBeProved: Bool = false) {
    if mustBeProved { formerInputs.mustBeProved = true }
    for position in system.terms(of: row) {
      formerInputs.variables.append(system.terms[position].variable)
    }
  }

  /// Has the choices behind former inputs looked at again, if violations could depend on them.
  mutating func recheckFormerInputs() {
    let isNeeded =
      formerInputs.mustBeProved || graph.hasMovableChoices
      || agenda.rowChecks.indices.contains { system.rows[agenda.rowChecks[$0]].head.isViolated }
    if isNeeded {
      graph.upstream.begin(in: &system)
      formerInputs.collect(in: &system, &graph, visits: &results.rowVisits)
      for index in graph.upstream.variables.indices {
        recheckChoice(graph.upstream.variables[index])
      }
    }
    formerInputs.removeAll()
  }
}
