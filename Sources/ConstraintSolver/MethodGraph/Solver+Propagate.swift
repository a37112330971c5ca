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
      let mark = variablePool[Int(start)].mark
      if mark == open || mark == closed { continue }
      if variablePool[Int(start)].determiner == Determination.unknown { continue }
      if variablePool[Int(start)].determiner == Determination.removed { continue }
      variablePool[Int(start)].mark = open
      walkVariable.append(start)
      walkSlot.append(variablePool[Int(start)].firstSlot)
      while walkVariable.count > 0 {
        let slot = walkSlot[walkSlot.count &- 1]
        if slot < 0 {
          let done = walkVariable.popLast()
          variablePool[Int(done)].mark = closed
          order.append(done)
          walkSlot.count &-= 1
          continue
        }
        walkSlot[walkSlot.count &- 1] = termPool[Int(slot)].next
        let row = Int(termPool[Int(slot)].row)
        let output = rowPool[row].determined
        if output < 0 {
          if rowPool[row].mark == open { continue }
          rowPool[row].mark = open
          checks.append(Int32(truncatingIfNeeded: row))
          continue
        }
        let seen = variablePool[Int(output)].mark
        if seen == closed { continue }
        if seen == open {
          if output != walkVariable[walkVariable.count &- 1] { isCyclic = true }
          continue
        }
        variablePool[Int(output)].mark = open
        walkVariable.append(output)
        walkSlot.append(variablePool[Int(output)].firstSlot)
      }
    }
    return isCyclic
  }

  mutating func evaluateOrder() {
    report.rowsTouched &+= order.count
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
    let code = variablePool[variable].determiner
    let flags = variablePool[variable].flags
    if flags & VariableFlag.open != 0 { touched.append(Int32(truncatingIfNeeded: variable)) }
    if code < 0 {
      noteMoved(variable, flags)
      return
    }
    let row = Int(code)
    let head = rowPool[row].head
    var rest = rowPool[row].constant
    var divisor = 1.0
    var soft: UInt16 = head.isRequiredEquality ? 0 : VariableFlag.soft
    for slot in terms(of: row) {
      let other = Int(termPool[slot].variable)
      if other == variable {
        divisor = termPool[slot].coefficient
      } else {
        rest -= termPool[slot].coefficient * value[other]
        soft |= variablePool[other].flags & VariableFlag.soft
      }
    }
    if soft != 0 && flags & VariableFlag.soft == 0 { touchNeighbors(of: variable) }
    variablePool[variable].flags = flags & ~VariableFlag.soft | soft
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
      let code = variablePool[variable].determiner
      if code >= 0 { rowPool[Int(code)].determined = -1 }
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
    if variablePool[variable].flags & VariableFlag.changed == 0 {
      variablePool[variable].flags |= VariableFlag.changed
      changed.append(Int32(truncatingIfNeeded: variable))
      changedFrom.append(old)
    }
  }
}
