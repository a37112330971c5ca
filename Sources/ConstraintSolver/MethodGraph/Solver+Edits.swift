// How edits of rows reach the method graph. The graph gives every variable one row that determines
// it from others; nothing is computed here, the next solve finds its work in the waiting lists.
extension Solver {
  @inline(__always)
  mutating func list(_ variable: Int) {
    let flags = variablePool[variable].flags
    if flags & VariableFlag.listed != 0 { return }
    variablePool[variable].flags = flags & ~VariableFlag.idle | VariableFlag.listed
    unknowns.append(Int32(truncatingIfNeeded: variable))
  }

  /// Puts a new row, or one with a new meaning, where the next solve will find it.
  @inline(__always)
  mutating func didAdd(_ row: Int) {
    _ = touchPart(of: row, VariableFlag.marked)
    offer(row)
  }

  @inline(__always)
  mutating func offer(_ row: Int) {
    offer(Int32(truncatingIfNeeded: row), rowPool[row].head)
  }

  /// Puts a row where the next solve will find it.
  @inline(__always)
  mutating func offer(_ row: Int32, _ head: RowHead) {
    switch head.unknown {
    case 0:
      if head.count == 0 { emptyRows.append(row) } else { checks.append(row) }
    case 1:
      if head.isRequiredEquality {
        peelable.append(row)
      } else if !head.isRequired {
        pendingOptional.append(row)
      }
    default: break
    }
  }

  /// Takes a row out of the graph; its terms are still linked.
  @inline(__always)
  mutating func willRemove(_ row: Int) {
    if rowPool[row].head.isDisputed { reconsider(row) }
    if rowPool[row].head.isRejected {
      dropConflict(of: Row(index: Int32(row)))
      setRejected(row, false)
      return
    }
    if !isGraphValid { return }
    detach(row)
  }

  /// Ends the row's part in determining variables and in the proof of optimality.
  mutating func detach(_ row: Int) {
    let code = rowPool[row].determined
    if touchPart(of: row, VariableFlag.marked) {
      clearError(row)
      if code >= 0 {
        rowPool[row].determined = -1
        undetermine(Int(code))
      } else if code <= Determination.firstJoint {
        dissolve(Determination.group(code), leavesUnknown: true)
      }
      return
    }
    if code >= 0 {
      rowPool[row].determined = -1
      if hasLargeParts || hasFreeLeaves { noteInputs(of: row) }
      undetermine(Int(code))
    } else if code <= Determination.firstJoint {
      dissolve(Determination.group(code), leavesUnknown: true)
    } else if rowPool[row].head.unknown == 0 {
      noteLock(row)
      if hasLargeParts { noteSupport(of: row) }
    }
    clearError(row)
  }

  @inline(__always)
  mutating func clearError(_ row: Int) {
    if rowPool[row].head.hasError {
      rowPool[row].head.bits &= ~RowHead.errorBit
      errorCount -= 1
    }
  }

  /// A violation that is gone no longer holds other leaves in place.
  mutating func endError(_ row: Int) {
    if !rowPool[row].head.hasError { return }
    clearError(row)
    noteInputs(of: row)
    mustFollowFormerInputs = true
  }

  /// A variable that no row mentions any more is zero again, and nothing is proven of it.
  mutating func abandon(_ variable: Int) {
    if !isGraphValid { return }
    if variablePool[variable].flags & VariableFlag.ordered != 0 { keptOrder.isCurrent = false }
    variablePool[variable].flags &= ~(VariableFlag.marked | VariableFlag.held | VariableFlag.vague)
    if variablePool[variable].determiner <= Determination.firstJoint {
      dissolve(Determination.group(variablePool[variable].determiner), leavesUnknown: true)
    }
    variablePool[variable].determiner = Determination.unknown
    list(variable)
  }

  mutating func willChangeConstant(_ row: Int) {
    if rowPool[row].head.isDisputed { reconsider(row) }
    if !isGraphValid || rowPool[row].determined != -1 || rowPool[row].head.unknown > 0 { return }
    if rowPool[row].head.isRejected || touchPart(of: row, VariableFlag.open) { return }
    noteLock(row)
    if hasLargeParts && !isInPart(row, VariableFlag.tight) { noteSupport(of: row) }
  }

  @inline(__always)
  mutating func didChangeConstant(_ row: Int) {
    let output = rowPool[row].determined
    if output >= 0 { dirty.append(output) } else { offer(row) }
  }

  /// Has a leaf looked at again that a row on it alone may have kept from leaving its inequality.
  @inline(__always)
  private mutating func noteLock(_ row: Int) {
    if rowPool[row].head.count == 1 {
      leafChecks.append(termPool[Int(rowPool[row].firstTerm)].variable)
    }
  }

  /// Has the leaves that a tight or violated row may be holding looked at again.
  private mutating func noteSupport(of row: Int) {
    if isSlack(row) { return }
    beginCone()
    climb(fromRow: row, throughHard: false)
    for index in 0..<cone.count {
      reopen(cone[index])
    }
  }

  /// Has a leaf's right to stay proved again.
  private mutating func reopen(_ variable: Int32) {
    if !isLeaf(Int(variable)) { return }
    variablePool[Int(variable)].flags &= ~VariableFlag.held
    dirty.append(variable)
    if variablePool[Int(variable)].determiner <= Determination.firstJoint {
      jointSeeds.append(variable)
    } else {
      leafChecks.append(variable)
    }
  }

  /// Remembers what a row was computed from, whose leaves may have stayed because of the row.
  mutating func noteInputs(of row: Int) {
    for slot in terms(of: row) { formerInputs.append(termPool[slot].variable) }
  }

  /// Has the leaves behind former inputs looked at again, if violations could depend on them.
  mutating func followFormerInputs() {
    var needed = mustFollowFormerInputs || hasFreeLeaves
    for index in 0..<checks.count where !needed {
      needed = rowPool[Int(checks[index])].head.hasError
    }
    if needed {
      beginCone()
      for index in 0..<formerInputs.count {
        let variable = formerInputs[index]
        if isLive(Int(variable)) { climb(from: variable, throughHard: false) }
      }
      for index in 0..<cone.count { reopen(cone[index]) }
    }
    formerInputs.count = 0
    mustFollowFormerInputs = false
  }

  /// Takes a variable's value away; its rows look for another way to determine it.
  mutating func undetermine(_ variable: Int) {
    if variablePool[variable].determiner == Determination.unknown { return }
    keptOrder.noteDetermination(of: Int32(truncatingIfNeeded: variable))
    variablePool[variable].determiner = Determination.unknown
    let cleared = variablePool[variable].flags & ~(VariableFlag.held | VariableFlag.vague)
    variablePool[variable].flags = cleared | VariableFlag.loose
    hasLooseVariables = true
    list(variable)
    var slot = variablePool[variable].firstSlot
    while slot >= 0 {
      rowPool[Int(termPool[Int(slot)].row)].head.bits &+= 1
      slot = termPool[Int(slot)].next
    }
  }

  /// Breaks a joint group up.
  mutating func dissolve(_ group: Int, leavesUnknown: Bool) {
    let members = groups[group]
    groups[group] = JointGroup()
    freeGroups.append(Int32(group))
    for row in members.rows where rowPool[Int(row)].determined == Determination.joint(group) {
      rowPool[Int(row)].determined = -1
      if leavesUnknown {
        checks.append(row)
        noteInputs(of: Int(row))
        mustFollowFormerInputs = true
      }
    }
    for variable in members.pinned { variablePool[Int(variable)].flags &= ~VariableFlag.pinned }
    for variable in members.leaves
    where variablePool[Int(variable)].determiner == Determination.joint(group) {
      if leavesUnknown {
        undetermine(Int(variable))
      } else {
        keptOrder.noteDetermination(of: variable)
        variablePool[Int(variable)].determiner = Determination.canonical
      }
    }
  }

  /// Whether the variable's value is a choice rather than a consequence of required equalities.
  @inline(__always)
  func isLeaf(_ variable: Int) -> Bool {
    let code = variablePool[variable].determiner
    if code < 0 { return code != Determination.unknown }
    return !rowPool[Int(code)].head.isRequiredEquality
  }
}
