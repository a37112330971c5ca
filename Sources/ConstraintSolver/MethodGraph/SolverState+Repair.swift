// Violated required rows and bounds: one pivot where that is enough. Whether the right choice gave way
// is for the proof to say, which is asked for whenever an optional row is violated.
extension SolverState {
  /// Makes a violated required row or bound hold, or finds out why it cannot.
  mutating func repair(_ code: Int32) {
    let rest = code >= 0 ? system.residual(of: Int(code)) : system.values[~code]
    let multiplier = Multiplier(code: code, level: 0, value: rest > 0 ? 1 : -1)
    beginUpstream()
    collectUpstream(ofCode: code)
    clearAdjoints()
    addToAdjoints(multiplier)
    guard let choice = weakestChoice() else {
      reject(traceContradiction([multiplier]))
      work.violatedInequalities.append(code)
      return
    }
    let slope = scratch.adjoint[choice] * multiplier.value
    if !pivot(choice, on: code, by: -rest / slope) { optimize(around: [choice]) }
  }

  /// The choice that adjoints reach and whose row has the lowest priority, the last of equals.
  private mutating func weakestChoice() -> Int32? {
    var best: Int32?
    var lowest = Double.infinity
    for index in scratch.upstream.indices.reversed() {
      let variable = scratch.upstream[index]
      if isCancelled(variable) { continue }
      if let row = system.variables[variable].determination.row {
        _ = passAdjoint(of: variable, through: Int(row))
        if system.rows[row].head.isRequiredEquality { continue }
      }
      let strength = strength(of: variable)
      if strength < lowest
        || strength == lowest && best.map({ system.precedes($0, variable) }) ?? true
      {
        best = variable
        lowest = strength
      }
    }
    return best
  }

  /// How much would be lost if a choice moved: a priority, more for required rows, less for none.
  @inline(__always)
  func strength(of choice: Int32) -> Double {
    let determination = system.variables[choice].determination
    guard let row = determination.row else { return determination == .zero ? -1 : 0 }
    return system.rows[row].head.isRequired ? 2000 : system.priority(of: Int(row))
  }

  /// Moves a choice by `distance` and lets the violated row or bound hold it from now on: the row
  /// enters the basis, what determined the choice leaves it.
  ///
  /// Returns false, with nothing changed, where the choice moved before in the present solve or where
  /// simultaneous blocks would have to follow: those cases need a reduced program.
  private mutating func pivot(_ choice: Int32, on code: Int32, by distance: Double) -> Bool {
    let former = system.variables[choice].determination
    if system.variables[choice].flags.contains(.optimized) { return false }
    if former.isBlock || !distance.isFinite { return false }
    if let row = former.row {
      if system.rows[row].head.isRequired { return false }
      system.rows[row].role = .beside
    }
    schedule.noteDetermination(of: choice)
    system.variables[choice].determination = .zero
    let firstCheck = work.rowChecks.count
    work.dirty.append(choice)
    walkDirty()
    let isOwn = ~code == choice
    let isDirect = code >= 0 && mentionsAlone(choice, Int(code))
    let isPlain = isOwn || isDirect || code >= 0 && system.rows[code].head.isEquality
    if !isPlain || movesBlocks(checksFrom: firstCheck) {
      system.variables[choice].determination = former
      if let row = former.row { system.rows[row].role = .determines(choice) }
      work.rowChecks.truncate(to: firstCheck)
      scratch.downstream.removeAll()
      return false
    }
    results.report.pivots += 1
    work.proved.removeAll()
    work.optimized.append(choice)
    system.variables[choice].flags.subtract(.choiceHistory)
    system.variables[choice].flags.formUnion([.pivoted, .optimized, .dependsOnChoice])
    if isDirect {
      system.variables[choice].determination = .row(code)
      system.rows[code].role = .determines(choice)
    } else if isOwn {
      assign(Int(choice), 0)
    } else {
      hold(choice, by: code)
      assign(Int(choice), system.values[choice] + distance)
    }
    evaluateDownstream(updatingFlags: true)
    return true
  }

  /// Whether a row mentions the choice and nothing else of what was just walked through.
  private func mentionsAlone(_ choice: Int32, _ row: Int) -> Bool {
    var isMentioned = false
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if variable == choice {
        isMentioned = true
      } else if system.variables[variable].mark == scratch.walk {
        return false
      }
    }
    return isMentioned
  }
}
