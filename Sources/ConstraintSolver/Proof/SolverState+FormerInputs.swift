// Choices that may have been held by a row that changes or goes: their right to stay is proved again.
extension SolverState {
  /// Has a choice looked at again that a row on it alone may have kept from leaving its inequality.
  @inline(__always)
  mutating func recheckLockedChoice(of row: Int) {
    if system.rows[row].head.count == 1 {
      work.choiceChecks.append(system.terms[system.rows[row].firstTerm].variable)
    }
  }

  private mutating func recheckChoice(_ variable: Int32) {
    if !system.isChoice(variable) { return }
    system.variables[variable].flags.remove(.unique)
    work.dirty.append(variable)
    if system.variables[variable].determination.isBlock {
      work.blockChecks.append(variable)
    } else {
      work.choiceChecks.append(variable)
    }
  }

  /// Remembers what a row was computed from, behind which choices may have stayed because of the row.
  mutating func noteFormerInputs(of row: Int) {
    for position in system.terms(of: row) {
      work.formerInputs.append(system.terms[position].variable)
    }
  }

  /// Has the choices behind former inputs looked at again, if violations could depend on them.
  mutating func recheckFormerInputs() {
    let isNeeded =
      work.mustProveFormerInputs || graph.hasMovableChoices
      || work.rowChecks.indices.contains { system.rows[work.rowChecks[$0]].head.isViolated }
    if isNeeded {
      graph.upstream.begin(in: &system)
      for index in work.formerInputs.indices {
        let variable = work.formerInputs[index]
        if system.isLive(Int(variable)) {
          graph.upstream.collect(variable, in: &system, visits: &results.rowVisits)
        }
      }
      for index in graph.upstream.variables.indices {
        recheckChoice(graph.upstream.variables[index])
      }
    }
    work.formerInputs.removeAll()
    work.mustProveFormerInputs = false
  }
}
