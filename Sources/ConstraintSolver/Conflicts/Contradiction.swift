/// A contradiction among the rows, or the choices by which it can be avoided.
struct Contradiction {
  var choices: [VariableID] = []
  var rows: [RowID] = []
  var bounds: [Variable] = []
}

extension MethodGraph {
  /// Follows the multipliers of a contradiction upstream, and counts the variables met in `visits`.
  ///
  /// At `cancelled` variables they are known to cancel, however much rounding is left of that.
  ///
  /// All rows met are linearly independent, so the combination is the only one and the required
  /// rows in it are an irreducible set (J. Gleeson and J. Ryan, "Identifying minimally infeasible
  /// subsystems of inequalities", 1990). Choices that could still give way come back instead.
  mutating func contradiction(
    of multipliers: [Multiplier],
    cancellingAt cancelled: [VariableID] = [],
    in system: inout LinearSystem,
    visits: inout Int
  ) -> Contradiction {
    let cancelled = Set(cancelled)
    var found = Contradiction()
    upstream.begin(in: &system)
    for entry in multipliers {
      upstream.collect(entry.bearer, includingFixed: true, in: &system, visits: &visits)
    }
    derivatives.begin(with: &upstream, in: &system)
    for entry in multipliers {
      derivatives.add(entry, in: &system)
      if let row = entry.bearer.row { found.rows.append(row) }
      if let variable = entry.bearer.boundedVariable {
        found.bounds.append(Variable(variable))
      }
    }
    for index in upstream.variables.indices.reversed() {
      let variable = upstream.variables[index]
      if derivatives.isCancelled(variable, system.accuracy.zero) { continue }
      if cancelled.contains(variable) { continue }
      guard let row = system.variables[variable].determination.row else {
        found.choices.append(variable)
        continue
      }
      let share = derivatives.pass(from: variable, through: row, in: &system)
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

  /// The first bound that does not hold in what was last walked through upstream, inputs first.
  ///
  /// It takes part of what was met to contradict, and none of the other bounds: of views inside one another
  /// that have no room left, the outermost without any, where the innermost is at odds with all around it.
  mutating func firstViolatedBoundUpstream(in system: inout LinearSystem) -> RowOrBound? {
    for index in upstream.variables.indices {
      let variable = upstream.variables[index]
      if system.values[variable] >= 0 { continue }
      if system.variables[variable].flags.contains(.nonnegative)
        && system.isViolated(.bound(variable))
      {
        return .bound(variable)
      }
    }
    return nil
  }
}
