// Walks: each has a number, which is the mark of whatever it met.
extension SolverState {
  /// Starts a walk.
  @inline(__always)
  mutating func beginWalk() {
    if scratch.walk == .max { resetMarks() }
    reserveScratch()
    scratch.walk &+= 1
  }

  /// Makes room for as many numbers and adjoints as there are variables.
  @inline(__always)
  mutating func reserveScratch() {
    if scratch.localIndex.count < system.variables.count { growScratch() }
  }

  @inline(never)
  private mutating func growScratch() {
    let missing = system.variables.count - scratch.localIndex.count
    scratch.localIndex.append(repeating: -1, count: missing)
    scratch.adjoint.append(repeating: 0, count: missing)
    scratch.adjointSize.append(repeating: 0, count: missing)
  }

  @inline(never)
  private mutating func resetMarks() {
    for index in system.variables.indices { system.variables[index].mark = 0 }
    for index in system.rows.indices { system.rows[index].mark = 0 }
    scratch.walk = 0
  }
}

extension SolverState {
  /// Depth-first search from the dirty variables along the method graph.
  ///
  /// Leaves the visited variables in `downstream`, outputs first, and lists the rows beside the graph
  /// that mention one. Returns whether a variable turned out to depend on itself.
  ///
  /// - Complexity: O(terms of the rows met).
  mutating func walkDownstream() -> Bool {
    beginWalk()
    let open = scratch.walk
    beginWalk()
    let closed = scratch.walk
    scratch.downstream.removeAll()
    var isCyclic = false
    for index in work.dirty.indices {
      let start = work.dirty[index]
      let record = system.variables[start]
      if record.mark == open || record.mark == closed { continue }
      if record.determination == .unknown || record.determination == .removed { continue }
      system.variables[start].mark = open
      var step = PathStep(variable: start, term: record.firstTerm)
      while true {
        if let output = nextOutput(of: &step, open, closed, &isCyclic) {
          scratch.path.append(step)
          step = PathStep(variable: output, term: system.variables[output].firstTerm)
          continue
        }
        system.variables[step.variable].mark = closed
        scratch.downstream.append(step.variable)
        if scratch.path.isEmpty { break }
        step = scratch.path.popLast()
      }
    }
    return isCyclic
  }

  /// Walks downstream of the dirty variables, which count as clean then, in a graph without circles.
  mutating func walkDirty() {
    _ = walkDownstream()
    work.dirty.removeAll()
  }

  /// The next variable computed from the one of `step` that was not met yet, now marked as open.
  @inline(__always)
  private mutating func nextOutput(
    of step: inout PathStep,
    _ open: Int32,
    _ closed: Int32,
    _ isCyclic: inout Bool
  ) -> Int32? {
    while let row = system.takeRow(&step.term) {
      guard let output = system.rows[row].role.variable else {
        if system.rows[row].mark == open { continue }
        system.rows[row].mark = open
        work.rowChecks.append(row)
        continue
      }
      let mark = system.variables[output].mark
      if output == step.variable || mark == closed { continue }
      if mark == open {
        isCyclic = true
        continue
      }
      system.variables[output].mark = open
      return output
    }
    return nil
  }
}
