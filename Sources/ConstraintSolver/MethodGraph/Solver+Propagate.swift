extension Solver {
  /// Recomputes everything downstream of the dirty variables and lists the rows to look at.
  mutating func propagate() {
    while dirty.count > 0 {
      let finds = walkDownstream()
      dirty.count = 0
      if finds { break }
      evaluateOrder()
      return
    }
    if order.count > 0 { rebuildOrder() }
  }

  /// Depth-first search from the dirty variables along the method graph.
  ///
  /// Leaves the visited variables in `order`, outputs first, and lists the rows beside the graph.
  /// Returns whether a variable turned out to depend on itself.
  mutating func walkDownstream() -> Bool {
    let open = nextEpoch()
    let closed = nextEpoch()
    order.count = 0
    var isCyclic = false
    for index in 0..<dirty.count {
      let start = dirty[index]
      let mark = variableMark[Int(start)]
      if mark == open || mark == closed { continue }
      if determiner[Int(start)] == Determination.unknown { continue }
      if determiner[Int(start)] == Determination.removed { continue }
      variableMark[Int(start)] = open
      walkVariable.append(start)
      walkSlot.append(firstSlot[Int(start)])
      while walkVariable.count > 0 {
        let slot = walkSlot[walkSlot.count &- 1]
        if slot < 0 {
          let done = walkVariable.popLast()
          variableMark[Int(done)] = closed
          order.append(done)
          walkSlot.count &-= 1
          continue
        }
        walkSlot[walkSlot.count &- 1] = slotNext[Int(slot)]
        let row = row(ofSlot: slot)
        let output = determined[row]
        if output < 0 {
          if rowMark[row] == open { continue }
          rowMark[row] = open
          checks.append(Int32(truncatingIfNeeded: row))
          continue
        }
        let seen = variableMark[Int(output)]
        if seen == closed { continue }
        if seen == open {
          if output != walkVariable[walkVariable.count &- 1] { isCyclic = true }
          continue
        }
        variableMark[Int(output)] = open
        walkVariable.append(output)
        walkSlot.append(firstSlot[Int(output)])
      }
    }
    return isCyclic
  }

  mutating func evaluateOrder() {
    var index = order.count &- 1
    while index >= 0 {
      evaluate(Int(order[index]))
      index &-= 1
    }
    order.count = 0
  }

  /// Recomputes a variable from its determining row, never from its old value.
  @inline(__always)
  mutating func evaluate(_ variable: Int) {
    let code = determiner[variable]
    let flags = variableFlags[variable]
    if flags & VariableFlag.open != 0 { touched.append(Int32(truncatingIfNeeded: variable)) }
    if code < 0 {
      noteMoved(variable, flags)
      return
    }
    let row = Int(code)
    let head = head[row]
    var rest = constant[row]
    var divisor = 1.0
    var soft: UInt16 = head.isRequiredEquality ? 0 : VariableFlag.soft
    for slot in (row &* 4)..<(row &* 4 &+ head.count) {
      let other = Int(slotVariable[slot])
      if other == variable {
        divisor = slotCoefficient[slot]
      } else {
        rest -= slotCoefficient[slot] * value[other]
        soft |= variableFlags[other] & VariableFlag.soft
      }
    }
    if soft != 0 && flags & VariableFlag.soft == 0 { touchNeighbors(of: variable) }
    variableFlags[variable] = flags & ~VariableFlag.soft | soft
    assign(variable, rest / divisor)
    if !head.isEquality { leafChecks.append(Int32(truncatingIfNeeded: variable)) }
    if hasFreeLeaves && soft != 0 { freshSoft.append(Int32(truncatingIfNeeded: variable)) }
    noteMoved(variable, flags)
  }

  @inline(__always)
  private mutating func noteMoved(_ variable: Int, _ flags: UInt16) {
    if flags & VariableFlag.nonnegative != 0 && value[variable] < 0 {
      boundChecks.append(Int32(truncatingIfNeeded: variable))
    }
    if flags & VariableFlag.pinned != 0 {
      jointSeeds.append(Int32(truncatingIfNeeded: variable))
    }
  }

  /// Starts over with the visited variables after a row closed a circle among them.
  ///
  /// Built anew from the variables outside, the graph has no circle: each variable is determined
  /// by ones that had their value before it.
  private mutating func rebuildOrder() {
    for index in 0..<order.count {
      let variable = Int(order[index])
      let code = determiner[variable]
      if code >= 0 { determined[Int(code)] = -1 }
      if code <= Determination.firstJoint {
        dissolve(Determination.group(code), leavesUnknown: true)
      }
      undetermine(variable)
    }
    order.count = 0
    determineUnknowns()
    propagate()
  }

  @inline(__always)
  mutating func assign(_ variable: Int, _ result: Double) {
    let old = value[variable]
    if old == result { return }
    value[variable] = result
    if variableFlags[variable] & VariableFlag.changed == 0 {
      variableFlags[variable] |= VariableFlag.changed
      changed.append(Int32(truncatingIfNeeded: variable))
      changedFrom.append(old)
    }
  }
}
