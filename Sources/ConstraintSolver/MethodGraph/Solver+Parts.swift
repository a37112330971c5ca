// Parts of the system: what hangs together once everything fixed by required equalities is held.
// No choice reaches from one part into another.
extension Solver {
  /// The most leaves a part may have to be settled, or built anew, as a whole.
  static let wholeLimit = 256

  /// Gathers the part around the variables in `part`, or gives up beyond `limit` leaves.
  ///
  /// Rows with unknowns count when `throughUnknowns` is set.
  private mutating func gatherPart(limit: Int, throughUnknowns: Bool) -> Bool {
    let mark = nextEpoch()
    partRows.count = 0
    partLeaves.count = 0
    var next = 0
    for index in 0..<part.count { variablePool[Int(part[index])].mark = mark }
    while next < part.count {
      let variable = part[next]
      next &+= 1
      if isLeaf(Int(variable)) {
        partLeaves.append(variable)
        if partLeaves.count > limit { return false }
        let code = variablePool[Int(variable)].determiner
        if code <= Determination.firstJoint { gatherGroup(Determination.group(code), mark) }
      }
      var slot = variablePool[Int(variable)].firstSlot
      while slot >= 0 {
        let row = Int(termPool[Int(slot)].row)
        slot = termPool[Int(slot)].next
        let head = rowPool[row].head
        if rowPool[row].mark == mark || head.isRejected { continue }
        if head.unknown > 0 && !throughUnknowns { continue }
        rowPool[row].mark = mark
        partRows.append(Int32(truncatingIfNeeded: row))
        for term in terms(of: row) {
          let other = termPool[term].variable
          if variablePool[Int(other)].mark == mark { continue }
          if variablePool[Int(other)].flags & VariableFlag.soft == 0 { continue }
          variablePool[Int(other)].mark = mark
          part.append(other)
        }
      }
    }
    return true
  }

  /// A joint group belongs to a part as a whole.
  private mutating func gatherGroup(_ group: Int, _ mark: Int32) {
    for leaf in groups[group].leaves where variablePool[Int(leaf)].mark != mark {
      variablePool[Int(leaf)].mark = mark
      part.append(leaf)
    }
  }

  /// All leaves that hang together with the given ones, or nil when they are too many.
  mutating func wholePart(around start: [Int32]) -> [Int32]? {
    part.count = 0
    for variable in start where !start.prefix(part.count).contains(variable) {
      part.append(variable)
    }
    if !gatherPart(limit: Self.wholeLimit, throughUnknowns: false) { return nil }
    return Array(UnsafeBufferPointer(start: partLeaves.base, count: partLeaves.count))
  }

  /// Marks the parts around `markSeeds`, so that the next solve knows what it may rely on.
  ///
  /// A part whose leaves all have their one optimal place is tight: its multipliers follow from its
  /// structure and from the signs of its violations, so it stays optimal while those last. A part
  /// with free leaves, or with leaves that only a dense program can place, is open.
  mutating func markParts() {
    for index in 0..<markSeeds.count {
      let seed = markSeeds[index]
      let flags = variablePool[Int(seed)].flags
      if flags & VariableFlag.soft == 0 || flags & VariableFlag.marked != 0 { continue }
      if !isLive(Int(seed)) || variablePool[Int(seed)].determiner == Determination.unknown {
        continue
      }
      part.count = 0
      part.append(seed)
      if !gatherPart(limit: Self.wholeLimit, throughUnknowns: false) {
        hasLargeParts = true
        continue
      }
      let isTight = partIsTight()
      if !isTight { noteSupports() }
      let mark = isTight ? VariableFlag.tight : VariableFlag.open
      for index in 0..<part.count { variablePool[Int(part[index])].flags |= mark }
    }
    markSeeds.count = 0
  }

  /// Whether each leaf of the part walked last has one place only.
  private mutating func partIsTight() -> Bool {
    for index in 0..<partLeaves.count {
      let variable = Int(partLeaves[index])
      let code = variablePool[variable].determiner
      let flags = variablePool[variable].flags
      if flags & VariableFlag.vague != 0 || code == Determination.canonical { return false }
      if code >= 0 {
        if rowPool[Int(code)].head.isEquality || flags & VariableFlag.held != 0 { continue }
        if !isLocked(variable, byRow: Int(code)) { return false }
      } else if !groups[Determination.group(code)].isSquare {
        return false
      }
    }
    return true
  }

  /// Notes which inequalities beside the graph hold the part walked last where it is.
  ///
  /// What a slack one is compared with may move while it stays slack: the optimum of a convex program
  /// does not depend on it.
  private mutating func noteSupports() {
    for index in 0..<partRows.count {
      let row = Int(partRows[index])
      if rowPool[row].determined >= 0 || rowPool[row].head.isEquality { continue }
      let bits = rowPool[row].head.bits & ~RowHead.supportBit
      rowPool[row].head.bits = isSlack(row) ? bits : bits | RowHead.supportBit
    }
  }

  /// Files a row's variables in marked parts as touched; returns whether there are any.
  @inline(__always)
  mutating func touchPart(of row: Int, _ marks: UInt16) -> Bool {
    var found = false
    for slot in terms(of: row)
    where variablePool[Int(termPool[slot].variable)].flags & marks != 0 {
      touched.append(termPool[slot].variable)
      found = true
    }
    return found
  }

  /// Has the parts that a row belongs to built anew, whatever is known of them.
  mutating func openParts(of row: Int) {
    for slot in terms(of: row) {
      let variable = termPool[slot].variable
      let isSoft = variablePool[Int(variable)].flags & VariableFlag.soft != 0
      let isUnknown = variablePool[Int(variable)].determiner == Determination.unknown
      if !isSoft && !isUnknown { continue }
      variablePool[Int(variable)].flags |= VariableFlag.open
      touched.append(variable)
    }
  }

  /// Files what shares a row with a variable that joins parts, or keeps them separate, unlike before.
  @inline(never)
  mutating func touchNeighbors(of variable: Int) {
    var slot = variablePool[variable].firstSlot
    while slot >= 0 {
      _ = touchPart(of: Int(termPool[Int(slot)].row), VariableFlag.marked)
      slot = termPool[Int(slot)].next
    }
  }

  mutating func isInPart(_ row: Int, _ marks: UInt16) -> Bool {
    for slot in terms(of: row)
    where variablePool[Int(termPool[slot].variable)].flags & marks != 0 { return true }
    return false
  }

  /// Takes the parts around touched variables out of the graph, so that they are built from their
  /// rows alone.
  mutating func takeTouchedPartsApart() {
    part.count = 0
    var next = 0
    while next < touched.count {
      let variable = Int(touched[next])
      next &+= 1
      let flags = variablePool[variable].flags
      if !isLive(variable) || flags & VariableFlag.marked == 0 { continue }
      variablePool[variable].flags = flags & ~VariableFlag.marked
      if flags & VariableFlag.soft == 0 {
        // It separates parts by now; those around it stay without it.
        touchNeighbors(of: variable)
      } else {
        part.append(Int32(truncatingIfNeeded: variable))
      }
    }
    touched.count = 0
    if part.count == 0 { return }
    _ = gatherPart(limit: .max, throughUnknowns: true)
    for index in 0..<part.count {
      let variable = Int(part[index])
      let code = variablePool[variable].determiner
      if code >= 0 {
        rowPool[Int(code)].determined = -1
      } else if code <= Determination.firstJoint {
        dissolve(Determination.group(code), leavesUnknown: false)
      }
      undetermine(variable)
      let kept = ~(VariableFlag.marked | VariableFlag.loose | VariableFlag.settled)
      variablePool[variable].flags &= kept
    }
    for index in 0..<partRows.count {
      let row = Int(partRows[index])
      clearError(row)
      offer(row)
    }
  }
}
