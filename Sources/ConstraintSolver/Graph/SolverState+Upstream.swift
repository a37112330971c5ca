// The upstream side of the method graph: which choices a row depends on, and how strongly.
extension SolverState {
  /// Starts an empty upstream set; variables in it bear the number of the walk.
  mutating func beginUpstream() {
    beginWalk()
    scratch.upstream.removeAll()
  }

  /// Adds what a row, or the variable of a bound, is computed from.
  mutating func collectUpstream(of start: RowOrBound, includingFixed: Bool = false) {
    if let row = start.row {
      collectUpstream(ofRow: Int(row), includingFixed: includingFixed)
    } else if let variable = start.boundedVariable {
      collectUpstream(of: variable, includingFixed: includingFixed)
    }
  }

  mutating func collectUpstream(ofRow row: Int, includingFixed: Bool = false) {
    for position in system.terms(of: row) {
      collectUpstream(of: system.terms[position].variable, includingFixed: includingFixed)
    }
  }

  /// Adds a variable and what it is computed from to the upstream set, inputs first.
  ///
  /// What required equalities alone fix is left out unless `includingFixed` is set.
  ///
  /// - Complexity: O(terms of the rows met).
  mutating func collectUpstream(of start: Int32, includingFixed: Bool = false) {
    if !joinsUpstream(start, includingFixed) { return }
    var step = PathStep(variable: start, term: 0)
    while true {
      if let input = nextInput(of: &step, includingFixed) {
        scratch.path.append(step)
        step = PathStep(variable: input, term: 0)
        continue
      }
      scratch.upstream.append(step.variable)
      results.rowVisits &+= 1
      if scratch.path.isEmpty { return }
      step = scratch.path.popLast()
    }
  }

  /// Marks a variable; returns false where it was marked before or is to be left out.
  @inline(__always)
  private mutating func joinsUpstream(_ variable: Int32, _ includingFixed: Bool) -> Bool {
    let record = system.variables[variable]
    if record.mark == scratch.walk { return false }
    if !includingFixed && !record.flags.contains(.dependsOnChoice) { return false }
    system.variables[variable].mark = scratch.walk
    return true
  }

  /// The next variable that the one of `step` is computed from and that was not met yet; `step.term`
  /// counts within the row.
  @inline(__always)
  private mutating func nextInput(of step: inout PathStep, _ includingFixed: Bool) -> Int32? {
    guard let row = system.variables[step.variable].determination.row else { return nil }
    let terms = system.terms(of: Int(row))
    while Int(step.term) < terms.count {
      let input = system.terms[terms.lowerBound &+ Int(step.term)].variable
      step.term &+= 1
      if joinsUpstream(input, includingFixed) { return input }
    }
    return nil
  }
}

// Adjoints: a multiplied row asks something of its variables, which they pass on to what they are
// computed from. Those of sources are what the row asks of the free choices.
extension SolverState {
  /// Clears the adjoints of the upstream set.
  mutating func clearAdjoints() {
    for index in scratch.upstream.indices {
      scratch.adjoint[scratch.upstream[index]] = 0
      scratch.adjointSize[scratch.upstream[index]] = 0
    }
  }

  /// Adds a multiplied row or bound to the adjoints of the upstream set.
  mutating func addToAdjoints(_ multiplier: Multiplier) {
    guard let row = multiplier.bearer.row else {
      if let variable = multiplier.bearer.boundedVariable {
        addToAdjoint(of: variable, multiplier.value)
      }
      return
    }
    for position in system.terms(of: Int(row)) {
      let term = system.terms[position]
      addToAdjoint(of: term.variable, multiplier.value * term.coefficient)
    }
  }

  @inline(__always)
  private mutating func addToAdjoint(of variable: Int32, _ part: Double) {
    if system.variables[variable].mark != scratch.walk { return }
    scratch.adjoint[variable] += part
    scratch.adjointSize[variable] += abs(part)
  }

  /// Whether what reached a variable cancelled, rounding apart.
  @inline(__always)
  mutating func isCancelled(_ variable: Int32) -> Bool {
    abs(scratch.adjoint[variable]) <= scratch.adjointSize[variable] * system.accuracy.zero
  }

  /// Passes the adjoint of a variable on to the inputs of its row; returns that row's multiplier.
  @inline(__always)
  mutating func passAdjoint(of variable: Int32, through row: Int) -> Double {
    let divisor = system.coefficient(of: variable, in: row)
    let share = -scratch.adjoint[variable] / divisor
    let size = abs(scratch.adjointSize[variable] / divisor)
    for position in system.terms(of: row) {
      let term = system.terms[position]
      if term.variable == variable || system.variables[term.variable].mark != scratch.walk {
        continue
      }
      scratch.adjoint[term.variable] += share * term.coefficient
      scratch.adjointSize[term.variable] += size * abs(term.coefficient)
    }
    return share
  }
}
