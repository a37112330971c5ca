// How edits of rows reach the method graph. The graph gives every variable one row that determines
// it from others; nothing is computed here, the next solve finds its work in the waiting lists.
extension Solver {
  @inline(__always)
  mutating func list(_ variable: Int) {
    if variableFlags[variable] & VariableFlag.listed != 0 { return }
    variableFlags[variable] |= VariableFlag.listed
    unknowns.append(Int32(truncatingIfNeeded: variable))
  }

  /// Puts a new row, or one with a new meaning, where the next solve will find it.
  @inline(__always)
  mutating func didAdd(_ row: Int) {
    _ = touchPart(of: row, VariableFlag.marked)
    offer(row)
  }

  /// Puts a row where the next solve will find it.
  @inline(__always)
  mutating func offer(_ row: Int) {
    let head = head[row]
    let handle = Int32(truncatingIfNeeded: row)
    switch head.unknown {
    case 0:
      if head.count == 0 { emptyRows.append(handle) } else { checks.append(handle) }
    case 1:
      if head.isRequiredEquality {
        peelable.append(handle)
      } else if !head.isRequired {
        pendingOptional.append(handle)
      }
    default: break
    }
  }

  /// Takes a row out of the graph; its terms are still linked.
  mutating func willRemove(_ row: Int) {
    if head[row].isDisputed { reconsider(row) }
    if head[row].isRejected {
      dropConflict(of: Row(index: Int32(row)))
      setRejected(row, false)
      return
    }
    if !isGraphValid { return }
    detach(row)
  }

  /// Ends the row's part in determining variables and in the proof of optimality.
  mutating func detach(_ row: Int) {
    let code = determined[row]
    if touchPart(of: row, VariableFlag.marked) {
      clearError(row)
      if code >= 0 {
        determined[row] = -1
        undetermine(Int(code))
      } else if code <= Determination.firstJoint {
        dissolve(Determination.group(code), leavesUnknown: true)
      }
      return
    }
    if code >= 0 {
      determined[row] = -1
      if hasLargeParts || hasFreeLeaves { noteInputs(of: row) }
      undetermine(Int(code))
    } else if code <= Determination.firstJoint {
      dissolve(Determination.group(code), leavesUnknown: true)
    } else if head[row].unknown == 0 {
      noteLock(row)
      if hasLargeParts { noteSupport(of: row) }
    }
    clearError(row)
  }

  @inline(__always)
  mutating func clearError(_ row: Int) {
    if head[row].hasError {
      head[row].bits &= ~RowHead.errorBit
      errorCount -= 1
    }
  }

  /// A violation that is gone no longer holds other leaves in place.
  mutating func endError(_ row: Int) {
    if !head[row].hasError { return }
    clearError(row)
    noteInputs(of: row)
    mustFollowFormerInputs = true
  }

  /// A variable that no row mentions any more is zero again.
  mutating func abandon(_ variable: Int) {
    if !isGraphValid { return }
    variableFlags[variable] &= ~VariableFlag.marked
    if determiner[variable] <= Determination.firstJoint {
      dissolve(Determination.group(determiner[variable]), leavesUnknown: true)
    }
    determiner[variable] = Determination.unknown
    list(variable)
  }

  mutating func willChangeConstant(_ row: Int) {
    if head[row].isDisputed { reconsider(row) }
    if !isGraphValid || determined[row] != -1 || head[row].unknown > 0 { return }
    if head[row].isRejected || touchPart(of: row, VariableFlag.open) { return }
    noteLock(row)
    if hasLargeParts && !isInPart(row, VariableFlag.tight) { noteSupport(of: row) }
  }

  @inline(__always)
  mutating func didChangeConstant(_ row: Int) {
    let output = determined[row]
    if output >= 0 { dirty.append(output) } else { offer(row) }
  }

  /// Has a leaf looked at again that a row on it alone may have kept from leaving its inequality.
  @inline(__always)
  private mutating func noteLock(_ row: Int) {
    if head[row].count == 1 { leafChecks.append(slotVariable[row &* 4]) }
  }

  /// Has the leaves that a tight or violated row may be holding looked at again.
  private mutating func noteSupport(of row: Int) {
    var size = abs(constant[row])
    for slot in (row * 4)..<(row * 4 + head[row].count) {
      size += abs(slotCoefficient[slot] * value[Int(slotVariable[slot])])
    }
    let rest = residual(of: row)
    let slack = head[row].sense < 0 ? rest < 0 : head[row].sense > 0 ? rest > 0 : false
    if slack && abs(rest) > size * Tolerance.evident { return }
    beginCone()
    climb(fromRow: row, throughHard: false)
    for index in 0..<cone.count {
      reopen(cone[index])
    }
  }

  /// Has a leaf's right to stay proved again.
  private mutating func reopen(_ variable: Int32) {
    if !isLeaf(Int(variable)) { return }
    variableFlags[Int(variable)] &= ~VariableFlag.held
    dirty.append(variable)
    if determiner[Int(variable)] <= Determination.firstJoint {
      jointSeeds.append(variable)
    } else {
      leafChecks.append(variable)
    }
  }

  /// Remembers what a row was computed from, whose leaves may have stayed because of the row.
  mutating func noteInputs(of row: Int) {
    for slot in (row * 4)..<(row * 4 + head[row].count) { formerInputs.append(slotVariable[slot]) }
  }

  /// Has the leaves behind former inputs looked at again, if violations could depend on them.
  mutating func followFormerInputs() {
    var needed = mustFollowFormerInputs || hasFreeLeaves
    for index in 0..<checks.count where !needed {
      needed = head[Int(checks[index])].hasError
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
    if determiner[variable] == Determination.unknown { return }
    determiner[variable] = Determination.unknown
    let cleared = variableFlags[variable] & ~(VariableFlag.held | VariableFlag.vague)
    variableFlags[variable] = cleared | VariableFlag.loose
    list(variable)
    var slot = firstSlot[variable]
    while slot >= 0 {
      head[row(ofSlot: slot)].bits &+= 1
      slot = slotNext[Int(slot)]
    }
  }

  /// Breaks a joint group up.
  mutating func dissolve(_ group: Int, leavesUnknown: Bool) {
    let members = groups[group]
    groups[group] = JointGroup()
    freeGroups.append(Int32(group))
    for row in members.rows where determined[Int(row)] == Determination.joint(group) {
      determined[Int(row)] = -1
      if leavesUnknown {
        checks.append(row)
        noteInputs(of: Int(row))
        mustFollowFormerInputs = true
      }
    }
    for variable in members.pinned { variableFlags[Int(variable)] &= ~VariableFlag.pinned }
    for variable in members.leaves where determiner[Int(variable)] == Determination.joint(group) {
      if leavesUnknown {
        undetermine(Int(variable))
      } else {
        determiner[Int(variable)] = Determination.canonical
      }
    }
  }

  /// Whether the variable's value is a choice rather than a consequence of required equalities.
  @inline(__always)
  func isLeaf(_ variable: Int) -> Bool {
    let code = determiner[variable]
    if code < 0 { return code != Determination.unknown }
    return !head[Int(code)].isRequiredEquality
  }
}
