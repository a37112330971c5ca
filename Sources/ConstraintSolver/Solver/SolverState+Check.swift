// Rows beside the graph and bounds are compared with the values, and filed where they do not hold.
extension SolverState {
  /// Looks at every listed row and bound.
  ///
  /// - Complexity: O(terms), and for a residual that may be rounding the terms it was computed from.
  mutating func runChecks() {
    var index = 0
    while index < agenda.rowChecks.count {
      let row = agenda.rowChecks[index]
      index &+= 1
      check(row)
    }
    results.report.rowsTouched += agenda.rowChecks.count
    results.rowVisits &+= agenda.rowChecks.count
    agenda.rowChecks.removeAll()
    for index in agenda.boundChecks.indices {
      let variable = agenda.boundChecks[index]
      if !system.isViolated(.bound(variable)) { continue }
      if !partition.note(.miss, at: variable, system.variables[variable].flags) {
        requiredViolations.append(.bound(variable))
      }
    }
    agenda.boundChecks.removeAll()
  }

  @inline(__always)
  private mutating func check(_ row: RowID) {
    let head = system.rows[row].head
    let role = system.rows[row].role
    if !head.isLive || head.isRejected || head.unknown > 0 || role.isSolved { return }
    let side = system.violatedSide(of: row, head)
    if let block = role.block {
      let isSquare = graph.blocks[block].isSquare
      if side != 0 || !isSquare { agenda.blockChecks.append(graph.blocks[block].choices[0]) }
      if isSquare { return }
    }
    if head.isRequired {
      if side != 0 { fileRequired(row, head) }
    } else if side != 0 || head.isViolated {
      fileOptional(row, head, side)
    }
    if side == 0 && head.isSupport { fileSupport(row) }
  }

  /// Files that a row was compared without which its part may not be optimal where it is.
  private mutating func fileSupport(_ row: RowID) {
    if partition.note(.support, atRow: row, of: system) || !system.hasSlack(row) { return }
    _ = partition.note(.slack, atRow: row, of: system)
  }

  private mutating func fileRequired(_ row: RowID, _ head: RowHead) {
    if partition.note(.miss, atRow: row, of: system) { return }
    if head.isEquality {
      requiredViolations.append(equality: row)
    } else {
      requiredViolations.append(.row(row))
    }
  }

  /// Files that an optional row is violated; in a part whose proof still stands there is nothing to do.
  private mutating func fileOptional(_ row: RowID, _ head: RowHead, _ side: Int) {
    if side == head.violatedSide {
      if !partition.keeps(.sameSide, atRow: row, of: system) {
        agenda.unprovenViolations.append(row)
      }
    } else if !partition.note(.side, atRow: row, of: system) {
      if side == 0 {
        endViolation(of: row)
      } else {
        violations.record(row, side, in: &system)
        agenda.unprovenViolations.append(row)
      }
    }
  }
}
