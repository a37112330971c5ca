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
    reserveWalk()
    let variables = variablePool.base
    let rows = rowPool.base
    let terms = termPool.base
    let path = walkVariable.base
    let pending = walkSlot.base
    let order = order.base
    var done = 0
    var isCyclic = false
    for index in 0..<dirty.count {
      let start = dirty[index]
      let mark = variables[Int(start)].mark
      if mark == open || mark == closed { continue }
      let code = variables[Int(start)].determiner
      if code == Determination.unknown || code == Determination.removed { continue }
      variables[Int(start)].mark = open
      path[0] = start
      pending[0] = variables[Int(start)].firstSlot
      var depth = 0
      while depth >= 0 {
        let slot = Int(pending[depth])
        if slot < 0 {
          let finished = path[depth]
          variables[Int(finished)].mark = closed
          order[done] = finished
          done &+= 1
          depth &-= 1
          continue
        }
        pending[depth] = terms[slot].next
        let row = Int(terms[slot].row)
        let output = rows[row].determined
        if output < 0 {
          if rows[row].mark == open { continue }
          rows[row].mark = open
          checks.append(Int32(truncatingIfNeeded: row))
          continue
        }
        let seen = variables[Int(output)].mark
        if seen == closed { continue }
        if seen == open {
          if output != path[depth] { isCyclic = true }
          continue
        }
        variables[Int(output)].mark = open
        depth &+= 1
        path[depth] = output
        pending[depth] = variables[Int(output)].firstSlot
      }
    }
    self.order.count = done
    return isCyclic
  }

  /// Makes room for a walk that meets every variable.
  @inline(__always)
  private mutating func reserveWalk() {
    let count = variablePool.count
    walkVariable.reserve(count)
    walkSlot.reserve(count)
    order.reserve(count)
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
    let variables = variablePool.base
    let values = value.base
    let code = variables[variable].determiner
    let flags = variables[variable].flags
    if flags & VariableFlag.open != 0 { touched.append(Int32(truncatingIfNeeded: variable)) }
    if code < 0 {
      noteMoved(variable, flags)
      return
    }
    let row = rowPool.base + Int(code)
    let head = row.pointee.head
    let terms = termPool.base + Int(row.pointee.firstTerm)
    var rest = row.pointee.constant
    var divisor = 1.0
    var soft: UInt16 = head.isRequiredEquality ? 0 : VariableFlag.soft
    for index in 0..<head.count {
      let other = Int(terms[index].variable)
      let coefficient = terms[index].coefficient
      if other == variable {
        divisor = coefficient
      } else {
        rest -= coefficient * values[other]
        soft |= variables[other].flags
      }
    }
    soft &= VariableFlag.soft
    if soft != flags & VariableFlag.soft {
      if soft != 0 { touchNeighbors(of: variable) }
      variables[variable].flags = variables[variable].flags & ~VariableFlag.soft | soft
    }
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
