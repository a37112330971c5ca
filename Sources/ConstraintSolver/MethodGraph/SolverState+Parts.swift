// Parts of the system: what hangs together through shared rows once everything fixed by required
// equalities is taken for constant. No choice reaches from one part into another.
extension SolverState {
  /// The most choices a part may have to be optimised, or built anew, as a whole.
  static var wholeLimit: Int { 256 }

  /// Gathers the part around the variables in `part`, or gives up beyond `limit` choices.
  ///
  /// Rows with unknowns count when `throughUnknowns` is set.
  ///
  /// - Complexity: O(terms of the rows met).
  mutating func gatherPart(limit: Int, throughUnknowns: Bool = false) -> Bool {
    beginWalk()
    scratch.partRows.removeAll()
    scratch.partChoices.removeAll()
    for index in scratch.part.indices {
      system.variables[scratch.part[index]].mark = scratch.walk
    }
    var index = 0
    while index < scratch.part.count {
      let variable = scratch.part[index]
      index &+= 1
      if system.isChoice(variable) {
        scratch.partChoices.append(variable)
        if scratch.partChoices.count > limit { return false }
        if let block = system.variables[variable].determination.block {
          for choice in graph.blocks[block].choices { joinPart(choice) }
        }
      }
      gatherRows(of: variable, throughUnknowns)
    }
    return true
  }

  /// Adds the rows that mention a variable of the part, and what they mention.
  @inline(__always)
  private mutating func gatherRows(of variable: Int32, _ throughUnknowns: Bool) {
    var next = system.variables[variable].firstTerm
    while next >= 0 {
      let row = system.terms[next].row
      next = system.terms[next].next
      let head = system.rows[row].head
      if system.rows[row].mark == scratch.walk || head.isRejected { continue }
      if head.unknown > 0 && !throughUnknowns { continue }
      system.rows[row].mark = scratch.walk
      scratch.partRows.append(row)
      for position in system.terms(of: Int(row)) {
        let other = system.terms[position].variable
        if system.variables[other].flags.contains(.dependsOnChoice) { joinPart(other) }
      }
    }
  }

  @inline(__always)
  private mutating func joinPart(_ variable: Int32) {
    if system.variables[variable].mark == scratch.walk { return }
    system.variables[variable].mark = scratch.walk
    scratch.part.append(variable)
  }

  /// All choices that hang together with the given ones, or nil when they are too many.
  mutating func choicesOfPart(around start: [Int32]) -> [Int32]? {
    scratch.part.removeAll()
    for (position, variable) in start.enumerated() where !start[..<position].contains(variable) {
      scratch.part.append(variable)
    }
    return gatherPart(limit: Self.wholeLimit) ? scratch.partChoices.array : nil
  }

  /// Classifies the parts around `unclassified`, so that the next solve knows what it may rely on.
  ///
  /// A part whose choices all have one optimal value is stable: its multipliers follow from its
  /// structure and from the signs of its violations, so it stays optimal while those last. A part
  /// with movable choices, or with choices that only a linear program can decide, is volatile.
  mutating func classifyParts() {
    for index in work.unclassified.indices {
      let start = work.unclassified[index]
      let record = system.variables[start]
      if !record.flags.contains(.dependsOnChoice) || record.flags.intersects(.inPart) { continue }
      if record.determination == .removed || record.determination == .unknown { continue }
      scratch.part.removeAll()
      scratch.part.append(start)
      if !gatherPart(limit: Self.wholeLimit) {
        graph.hasLargeParts = true
        continue
      }
      let isStable = partHasOneOptimum()
      if !isStable { noteSupports() }
      for index in scratch.part.indices {
        system.variables[scratch.part[index]].flags
          .insert(isStable ? .inStablePart : .inVolatilePart)
      }
    }
    work.unclassified.removeAll()
  }

  /// Whether each choice of the part gathered last has one optimal value.
  mutating func partHasOneOptimum() -> Bool {
    for index in scratch.partChoices.indices {
      let choice = scratch.partChoices[index]
      let record = system.variables[choice]
      if record.flags.contains(.tied) || record.determination == .zero { return false }
      if let row = record.determination.row {
        if system.rows[row].head.isEquality || record.flags.contains(.unique) { continue }
        if !isLocked(choice, byRow: Int(row)) { return false }
      } else if let block = record.determination.block, !graph.blocks[block].isSquare {
        return false
      }
    }
    return true
  }

  /// Notes which inequalities beside the graph hold the part gathered last where it is.
  ///
  /// What one with slack is compared with may move while slack is left: the optimum of a convex
  /// program does not depend on it.
  private mutating func noteSupports() {
    for index in scratch.partRows.indices {
      let row = Int(scratch.partRows[index])
      if system.rows[row].role.isSolved || system.rows[row].head.isEquality { continue }
      system.rows[row].head.isSupport = !system.hasSlack(row)
    }
  }

  /// Files a row's variables in such parts as touched; returns whether there are any.
  @inline(__always)
  mutating func touchPart(of row: Int, _ flags: VariableFlags) -> Bool {
    var isFound = false
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if !system.variables[variable].flags.intersects(flags) { continue }
      work.touched.append(variable)
      isFound = true
    }
    return isFound
  }

  /// Has the parts that a row belongs to built anew, whatever is known of them.
  mutating func rebuildParts(of row: Int) {
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      let record = system.variables[variable]
      if !record.flags.contains(.dependsOnChoice) && record.determination != .unknown { continue }
      system.variables[variable].flags.insert(.inVolatilePart)
      work.touched.append(variable)
    }
  }

  /// Files what shares a row with a variable that joins parts, or keeps them separate, unlike before.
  @inline(never)
  mutating func touchNeighbors(of variable: Int) {
    var next = system.variables[variable].firstTerm
    while next >= 0 {
      _ = touchPart(of: Int(system.terms[next].row), .inPart)
      next = system.terms[next].next
    }
  }

  /// Has the bound and the rows of a variable looked at that is in no part any more: what they were
  /// filed for was the part.
  private mutating func checkAgain(_ variable: Int32) {
    if system.variables[variable].flags.contains(.nonnegative) { work.boundChecks.append(variable) }
    var next = system.variables[variable].firstTerm
    while next >= 0 {
      let row = system.terms[next].row
      next = system.terms[next].next
      if !system.rows[row].role.isSolved { work.rowChecks.append(row) }
    }
  }

  mutating func isInPart(_ row: Int, _ flags: VariableFlags) -> Bool {
    for position in system.terms(of: row)
    where system.variables[system.terms[position].variable].flags.intersects(flags) {
      return true
    }
    return false
  }

  /// Takes the parts around touched variables out of the graph, so that they are built from their
  /// rows alone.
  mutating func takeTouchedPartsApart() {
    scratch.part.removeAll()
    var index = 0
    while index < work.touched.count {
      let variable = work.touched[index]
      index &+= 1
      let flags = system.variables[variable].flags
      if !flags.intersects(.inPart) { continue }
      system.variables[variable].flags.subtract(.inPart)
      if flags.contains(.dependsOnChoice) {
        scratch.part.append(variable)
      } else {
        // It separates parts by now; those around it stay without it.
        touchNeighbors(of: Int(variable))
        checkAgain(variable)
      }
    }
    work.touched.removeAll()
    if scratch.part.isEmpty { return }
    _ = gatherPart(limit: .max, throughUnknowns: true)
    for index in scratch.part.indices {
      let variable = scratch.part[index]
      let determination = system.variables[variable].determination
      if let row = determination.row { system.rows[row].role = .beside }
      if let block = determination.block { dissolve(block, leavesUnknown: false) }
      undetermine(Int(variable))
      system.variables[variable].flags.subtract([.inPart, .lostDeterminer, .optimized])
    }
    for index in scratch.partRows.indices {
      let row = scratch.partRows[index]
      clearViolation(of: Int(row))
      enqueue(row, system.rows[row].head)
    }
  }
}
