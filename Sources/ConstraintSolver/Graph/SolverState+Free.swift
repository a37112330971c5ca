// A new variable that nothing determines is zero, unless a required equality that closes a circle of
// such variables asks for something else, as the width of a row asks the width that its views share.
// What follows from the variable is computed together with how fast it moves with it, so that the
// first such equality tells its value at once. ``repair(_:)`` would find the same value later; shares
// of a row would take a third more instructions to build.
extension SolverState {
  /// Determines what follows from a free choice that was just given zero, and lets the first required
  /// equality that does not hold then have it.
  ///
  /// The choice must come last among all that are zero: among equally weak ones that is the one to give
  /// way.
  ///
  /// - Complexity: O(terms of the rows that follow), twice where an equality closes.
  mutating func determineDependents(ofFree free: VariableID) {
    system.beginWalk()
    _ = system.meet(free)
    graph.derivatives.reserve(system.variables.count)
    graph.derivatives.set(free, to: 1, size: 1)
    graph.downstream.removeAll()
    graph.downstream.append(free)
    var firstCheck = agenda.rowChecks.count
    var next = 0
    while next < agenda.equalities.count {
      let row = agenda.equalities[next]
      next &+= 1
      guard let output = determineSingleton(row) else { continue }
      graph.downstream.append(output)
      let slope = graph.derivatives.slope(of: output, by: row, in: &system)
      graph.derivatives.set(output, to: slope.rate, size: slope.size)
      _ = system.meet(output)
      while firstCheck < agenda.rowChecks.count {
        let row = agenda.rowChecks[firstCheck]
        let head = system.rows[row].head
        if head.isRequiredEquality && head.unknown == 0 && close(row, head, over: free) {
          determineSingletons(from: next)
          return
        }
        firstCheck &+= 1
      }
    }
    graph.downstream.removeAll()
    agenda.equalities.removeAll()
  }

  /// Lets a required equality whose last unknown was found hold the free choice from now on, if it
  /// does not hold with that at zero; returns whether it did.
  @inline(never)
  private mutating func close(_ row: RowID, _ head: RowHead, over free: VariableID) -> Bool {
    if head.isRejected || system.rows[row].role != .beside { return false }
    if system.violatedSide(of: row, head) == 0 { return false }
    let slope = graph.derivatives.slope(of: .none, by: row, in: &system)
    let result = system.residual(of: row) / slope.rate
    if abs(slope.rate) <= slope.size * system.accuracy.zero || !result.isFinite { return false }
    results.report.pivots += 1
    movedChoices.append(free)
    system.variables[free].flags.formUnion([.pivoted, .optimized])
    hold(free, by: row)
    assign(free, result)
    graph.downstream.reverse()
    evaluateDownstream(updatingFlags: false)
    return true
  }
}
