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
    path.reserve(1)
    let variables = variablePool.base
    let rows = rowPool.base
    let terms = termPool.base
    var steps = path.base
    var room = path.capacity
    var isCyclic = false
    for index in 0..<dirty.count {
      let start = dirty[index]
      let mark = variables[Int(start)].mark
      if mark == open || mark == closed { continue }
      let code = variables[Int(start)].determiner
      if code == Determination.unknown || code == Determination.removed { continue }
      variables[Int(start)].mark = open
      var variable = start
      var slot = variables[Int(start)].firstSlot
      var depth = 0
      while true {
        while slot >= 0 {
          let term = terms + Int(slot)
          slot = term.pointee.next
          let row = rows + Int(term.pointee.row)
          let output = row.pointee.determined
          if output == variable { continue }
          if output < 0 {
            if row.pointee.mark == open { continue }
            row.pointee.mark = open
            checks.append(term.pointee.row)
            continue
          }
          let record = variables + Int(output)
          if record.pointee.mark == closed { continue }
          if record.pointee.mark == open {
            isCyclic = true
            continue
          }
          record.pointee.mark = open
          if depth == room {
            growPath(past: depth)
            steps = path.base
            room = path.capacity
          }
          steps[depth] = PathStep(variable: variable, slot: slot)
          depth &+= 1
          variable = output
          slot = record.pointee.firstSlot
        }
        variables[Int(variable)].mark = closed
        order.append(variable)
        if depth == 0 { break }
        depth &-= 1
        variable = steps[depth].variable
        slot = steps[depth].slot
      }
    }
    return isCyclic
  }

  /// Makes room for longer paths, of which the first `depth` steps are in use.
  @inline(never)
  mutating func growPath(past depth: Int) {
    path.count = depth
    path.reserve(depth &+ 1)
    path.count = 0
  }

  /// Recomputes the variables in `order`, which are listed outputs first.
  mutating func evaluateOrder() {
    evaluateOrder(mayChangeSoftness: true)
  }

  @inline(__always)
  mutating func evaluateOrder(mayChangeSoftness: Bool) {
    let count = order.count
    let list = order.base
    report.rowsTouched &+= count
    // No variable is filed twice.
    let filedAtMost = min(changed.count &+ count, variablePool.count)
    changed.reserve(filedAtMost)
    changedFrom.reserve(filedAtMost)
    let variables = variablePool.base
    let values = value.base
    let rows = rowPool.base
    let terms = termPool.base
    let filed = changed.base
    let filedFrom = changedFrom.base
    var filedCount = changed.count
    let telling = VariableFlag.open | VariableFlag.pinned | (hasFreeLeaves ? VariableFlag.soft : 0)
    var index = count
    while index > 0 {
      index &-= 1
      let variable = Int(list[index])
      let record = variables + variable
      let flags = record.pointee.flags
      if record.pointee.determiner < 0 {
        noteMoved(variable, flags & ~VariableFlag.soft, byInequality: false)
        continue
      }
      let row = rows + Int(record.pointee.determiner)
      let head = row.pointee.head
      var rest = row.pointee.constant
      var divisor = 1.0
      var soft: UInt16 = head.isRequiredEquality ? 0 : VariableFlag.soft
      var term = terms + Int(row.pointee.firstTerm)
      let end = term + head.count
      while term < end {
        let other = Int(term.pointee.variable)
        let coefficient = term.pointee.coefficient
        term += 1
        if other == variable {
          divisor = coefficient
        } else {
          rest -= coefficient * values[other]
          if mayChangeSoftness { soft |= variables[other].flags }
        }
      }
      if mayChangeSoftness && (soft ^ flags) & VariableFlag.soft != 0 {
        changeSoftness(of: variable, to: soft & VariableFlag.soft)
      }
      let old = values[variable]
      let result = rest / divisor
      if old != result {
        values[variable] = result
        if flags & VariableFlag.changed == 0 {
          record.pointee.flags |= VariableFlag.changed
          filed[filedCount] = Int32(truncatingIfNeeded: variable)
          filedFrom[filedCount] = old
          filedCount &+= 1
        }
      }
      let now = record.pointee.flags
      if now & telling != 0 || !head.isEquality
        || now & VariableFlag.nonnegative != 0 && result < 0
      {
        noteMoved(variable, now, byInequality: !head.isEquality)
      }
    }
    changed.count = filedCount
    changedFrom.count = filedCount
    order.count = 0
  }

  @inline(never)
  private mutating func changeSoftness(of variable: Int, to soft: UInt16) {
    if soft != 0 { touchNeighbors(of: variable) }
    variablePool[variable].flags = variablePool[variable].flags & ~VariableFlag.soft | soft
  }

  /// Recomputes a variable from its determining row, never from its old value.
  mutating func evaluate(_ variable: Int) {
    order.count = 0
    order.append(Int32(truncatingIfNeeded: variable))
    evaluateOrder()
  }

  /// Files what moving the variable may have brought about.
  @inline(never)
  mutating func noteMoved(_ variable: Int, _ flags: UInt16, byInequality: Bool) {
    let handle = Int32(truncatingIfNeeded: variable)
    if flags & VariableFlag.open != 0 { touched.append(handle) }
    if byInequality { leafChecks.append(handle) }
    if flags & VariableFlag.nonnegative != 0 && value[variable] < 0 { boundChecks.append(handle) }
    if flags & VariableFlag.pinned != 0 { jointSeeds.append(handle) }
    if flags & VariableFlag.soft != 0 && hasFreeLeaves { freshSoft.append(handle) }
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
