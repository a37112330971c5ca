// Rows beside the graph and bounds are compared with the values, and filed where they do not hold.
extension SolverState {
  /// Looks at every listed row and bound.
  ///
  /// - Complexity: O(terms), and for a residual that may be rounding the terms it was computed from.
  mutating func runChecks() {
    var index = 0
    while index < work.rowChecks.count {
      let row = Int(work.rowChecks[index])
      index &+= 1
      check(row)
    }
    results.report.rowsTouched += work.rowChecks.count
    results.rowVisits &+= work.rowChecks.count
    work.rowChecks.removeAll()
    for index in work.boundChecks.indices {
      let variable = work.boundChecks[index]
      if !system.isViolated(~variable) { continue }
      if system.variables[variable].flags.intersects(.inPart) {
        work.touched.append(variable)
      } else {
        work.violatedInequalities.append(~variable)
      }
    }
    work.boundChecks.removeAll()
  }

  @inline(__always)
  private mutating func check(_ row: Int) {
    let head = system.rows[row].head
    let role = system.rows[row].role
    if !head.isLive || head.isRejected || head.unknown > 0 || role.isSolved { return }
    let side = system.violatedSide(of: row, head)
    if let block = role.block {
      let isSquare = graph.blocks[block].isSquare
      if side != 0 || !isSquare { work.blockChecks.append(graph.blocks[block].choices[0]) }
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
  private mutating func fileSupport(_ row: Int) {
    if touchPart(of: row, .inVolatilePart) || !system.hasSlack(row) { return }
    _ = touchPart(of: row, .inStablePart)
  }

  private mutating func fileRequired(_ row: Int, _ head: RowHead) {
    if touchPart(of: row, .inPart) { return }
    if head.isEquality {
      work.violatedEqualities.append(Int32(truncatingIfNeeded: row))
    } else {
      work.violatedInequalities.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Files that an optional row is violated; in a part whose proof still stands there is nothing to do.
  private mutating func fileOptional(_ row: Int, _ head: RowHead, _ side: Int) {
    if side == head.violatedSide {
      if !isInPart(row, .inStablePart) {
        work.unprovenViolations.append(Int32(truncatingIfNeeded: row))
      }
    } else if !touchPart(of: row, .inPart) {
      if side == 0 {
        endViolation(of: row)
      } else {
        setViolation(of: row, side)
        work.unprovenViolations.append(Int32(truncatingIfNeeded: row))
      }
    }
  }

  /// Notes on which side an optional row is violated.
  @inline(__always)
  mutating func setViolation(of row: Int, _ side: Int) {
    if !system.rows[row].head.isViolated { graph.violationCount &+= 1 }
    system.rows[row].head.violatedSide = side
  }
}
