// The forward construction of the method graph: required equalities with one unknown determine it,
// then optional rows from the highest priority down, then zero in index order.
extension Solver {
  /// Gives every variable in `unknowns` a value.
  mutating func determineUnknowns() {
    if unknowns.count == 0 && peelable.count == 0 && pendingOptional.count == 0 && !awaitsFresh {
      return
    }
    if hasLooseVariables { offerRowsToLooseVariables() }
    report.rowsTouched &+= unknowns.count
    peel()
    determineByOptionalRows()
    if awaitsFresh { listFreshVariables() }
    determineByDefault()
    unknowns.count = 0
  }

  /// Rows that could determine a variable again after it lost its row.
  private mutating func offerRowsToLooseVariables() {
    hasLooseVariables = false
    for index in 0..<unknowns.count {
      let variable = Int(unknowns[index])
      if variablePool[variable].flags & VariableFlag.loose == 0 { continue }
      var slot = variablePool[variable].firstSlot
      while slot >= 0 {
        let row = Int(termPool[Int(slot)].row)
        let head = rowPool[row].head
        if rowPool[row].determined == -1 && head.unknown == 1 && !head.isRejected {
          if head.isRequiredEquality {
            peelable.append(Int32(row))
          } else if !head.isRequired {
            pendingOptional.append(Int32(row))
          }
        }
        slot = termPool[Int(slot)].next
      }
    }
  }

  /// Gives a variable that no solve has seen the value that follows from a row just added.
  @inline(__always)
  mutating func determine(new variable: Int, at result: Double, by row: Int32) {
    let record = variablePool.base + variable
    record.pointee.determiner = row
    freshDetermined &+= 1
    // Adding zero makes a negative zero positive.
    value[variable] = result + 0
    if result < 0 && record.pointee.flags & VariableFlag.nonnegative != 0 {
      boundChecks.append(Int32(truncatingIfNeeded: variable))
    }
    let own = Int(record.pointee.firstSlot)
    if termPool[own].next >= 0 { releaseEarlier(termPool[own].next) }
  }

  /// Counts one unknown less in the rows of a list of terms.
  @inline(never)
  private mutating func releaseEarlier(_ first: Int32) {
    var slot = first
    while slot >= 0 {
      let row = Int(termPool[Int(slot)].row)
      slot = termPool[Int(slot)].next
      rowPool[row].head.bits &-= 1
      if rowPool[row].determined < 0 && rowPool[row].head.unknown <= 1 { offer(row) }
    }
  }

  /// Lets the rows in `peelable`, from one of them on, determine their one unknown.
  @inline(__always)
  mutating func peel(from first: Int = 0) {
    var next = first
    while next < peelable.count {
      _ = peel(Int(peelable[next]))
      next &+= 1
    }
    peelable.count = 0
  }

  /// Lets a required equality determine its one unknown; returns whether it has one.
  @inline(__always)
  mutating func peel(_ row: Int) -> Bool {
    let head = rowPool[row].head
    if !head.isRequiredEqualityOnOne || rowPool[row].determined != -1 || head.isRejected {
      return false
    }
    determine(by: row, head)
    return true
  }

  /// Solves a row for its one unknown.
  @inline(__always)
  mutating func determine(by row: Int, _ head: RowHead) {
    let demand = demand(of: row, head)
    if demand.unknown >= 0 { meet(demand, of: row, head) }
  }

  /// What a row asks of its one unknown: a share of `rest`, which the others leave of the constant.
  private struct Demand {
    var unknown: Int
    var coefficient: Double
    var rest: Double
    /// What is true of any of the others.
    var flags: UInt16
  }

  @inline(__always)
  private func demand(of row: Int, _ head: RowHead) -> Demand {
    let variables = variablePool.base
    let values = value.base
    let slots = termPool.base + Int(rowPool[row].firstTerm)
    var demand = Demand(
      unknown: -1,
      coefficient: 1,
      rest: rowPool[row].constant,
      flags: head.isRequiredEquality ? 0 : VariableFlag.soft
    )
    for index in 0..<head.count {
      let variable = Int(slots[index].variable)
      let coefficient = slots[index].coefficient
      if variables[variable].determiner == Determination.unknown {
        demand.unknown = variable
        demand.coefficient = coefficient
      } else {
        demand.rest -= coefficient * values[variable]
        demand.flags |= variables[variable].flags
      }
    }
    return demand
  }

  /// Lets a row have what it asks of its one unknown.
  @inline(__always)
  private mutating func meet(_ demand: Demand, of row: Int, _ head: RowHead) {
    let unknown = Int32(truncatingIfNeeded: demand.unknown)
    rowPool[row].determined = unknown
    if head.hasError { endError(row) }
    let soft = demand.flags & VariableFlag.soft
    if demand.flags & VariableFlag.ordered != 0 { joinOrder(demand.unknown) }
    settle(
      demand.unknown,
      at: demand.rest / demand.coefficient,
      by: Int32(truncatingIfNeeded: row),
      soft
    )
    if !head.isEquality { leafChecks.append(unknown) }
    if hasFreeLeaves && soft != 0 { freshSoft.append(unknown) }
  }

  /// Takes note of a variable that is computed from the kept order.
  @inline(never)
  private mutating func joinOrder(_ variable: Int) {
    if variablePool[variable].flags & VariableFlag.ordered == 0 { keptOrder.isCurrent = false }
  }

  /// Records a variable's value and tells its rows.
  @inline(__always)
  private mutating func settle(_ variable: Int, at result: Double, by code: Int32, _ soft: UInt16) {
    let record = variablePool.base + variable
    let flags = record.pointee.flags
    record.pointee.determiner = code
    record.pointee.flags = flags & ~(VariableFlag.soft | VariableFlag.loose) | soft
    if flags & VariableFlag.loose != 0 {
      redeterminesLooseVariables = true
      dirty.append(Int32(truncatingIfNeeded: variable))
      if (soft ^ flags) & VariableFlag.soft != 0 {
        keptOrder.isCurrent = false
        if soft != 0 { touchNeighbors(of: variable) }
      }
    }
    if flags & VariableFlag.nonnegative != 0 && result < 0 {
      boundChecks.append(Int32(truncatingIfNeeded: variable))
    }
    assign(variable, result)
    release(variable)
  }

  /// Counts one unknown less in each row of the variable.
  @inline(__always)
  private mutating func release(_ variable: Int) {
    let slots = termPool.base
    let rows = rowPool.base
    var slot = variablePool[variable].firstSlot
    while slot >= 0 {
      let row = Int(slots[Int(slot)].row)
      slot = slots[Int(slot)].next
      let head = RowHead(bits: rows[row].head.bits &- 1)
      rows[row].head = head
      let unknown = head.unknown
      if unknown > 1 || rows[row].determined >= 0 { continue }
      if unknown == 0 {
        checks.append(Int32(truncatingIfNeeded: row))
      } else if head.isRequiredEquality {
        peelable.append(Int32(truncatingIfNeeded: row))
      } else if !head.isRequired {
        pushLate(row)
      }
    }
  }

  private mutating func determineByOptionalRows() {
    sortPendingOptional()
    for index in 0..<pendingOptional.count {
      determineByOptional(Int(pendingOptional[index]))
      if lateOptional.count > 0 { determineByLateRows() }
    }
    pendingOptional.count = 0
    determineByLateRows()
  }

  /// Lets an optional row decide its one unknown, an inequality only where zero would violate it.
  @inline(__always)
  private mutating func determineByOptional(_ row: Int) {
    let head = rowPool[row].head
    if head.unknown != 1 || rowPool[row].determined != -1 || !head.isLive || head.isRequired {
      return
    }
    let demand = demand(of: row, head)
    // With zero for the unknown, `rest` is what the row wants more than it has.
    if head.sense < 0 && demand.rest >= 0 || head.sense > 0 && demand.rest <= 0 { return }
    if demand.unknown < 0 { return }
    meet(demand, of: row, head)
    if peelable.count > 0 { peel() }
  }

  /// Gives the rest zeros, in index order.
  private mutating func determineByDefault() {
    if !keepUndetermined() {
      var list = UnsafeMutableBufferPointer(start: unknowns.base, count: unknowns.count)
      list.sort()
    }
    for index in 0..<unknowns.count {
      let variable = Int(unknowns[index])
      if variablePool[variable].determiner != Determination.unknown { continue }
      if variablePool[variable].firstSlot < 0 {
        variablePool[variable].flags &= ~VariableFlag.loose
        variablePool[variable].flags |= VariableFlag.idle
        assign(variable, 0)
        continue
      }
      settle(variable, at: 0, by: Determination.canonical, VariableFlag.soft)
      leafChecks.append(Int32(truncatingIfNeeded: variable))
      if peelable.count > 0 {
        if variable >= firstNewest { peelFreely(from: variable) } else { peel() }
      }
      if lateOptional.count > 0 { determineByLateRows() }
    }
    firstNewest = .max
  }

  /// Takes those that were determined off the list; returns whether the rest is ascending.
  private mutating func keepUndetermined() -> Bool {
    let variables = variablePool.base
    let list = unknowns.base
    var kept = 0
    var latest: Int32 = -1
    var isAscending = true
    for index in 0..<unknowns.count {
      let variable = list[index]
      variables[Int(variable)].flags &= ~VariableFlag.listed
      if variables[Int(variable)].determiner != Determination.unknown { continue }
      list[kept] = variable
      kept &+= 1
      if variable < latest { isAscending = false }
      latest = variable
    }
    unknowns.count = kept
    return isAscending
  }

  /// Sorts by level: counting sort, since levels are few.
  ///
  /// Rows that are gone may stand anywhere.
  private mutating func sortPendingOptional() {
    let count = pendingOptional.count
    if count < 2 { return }
    let buckets = levels.count
    let ranks = levels.rank.base
    let rows = rowPool.base
    let list = pendingOptional.base
    if buckets > 4 * count {
      var pending = UnsafeMutableBufferPointer(start: list, count: count)
      pending.sort { left, right in
        let first = ranks[Int(rows[Int(left)].head.level)]
        let second = ranks[Int(rows[Int(right)].head.level)]
        return first != second ? first < second : left < right
      }
      return
    }
    sorting.count = 0
    sorting.append(repeating: 0, count: buckets &+ 1 &+ count)
    let starts = sorting.base
    let sorted = sorting.base + buckets + 1
    for index in 0..<count {
      starts[Int(ranks[Int(rows[Int(list[index])].head.level)]) &+ 1] &+= 1
    }
    for bucket in 0..<buckets { starts[bucket &+ 1] &+= starts[bucket] }
    for index in 0..<count {
      let row = list[index]
      let bucket = Int(ranks[Int(rows[Int(row)].head.level)])
      sorted[Int(starts[bucket])] = row
      starts[bucket] &+= 1
    }
    list.update(from: sorted, count: count)
  }

  /// A heap of optional rows that came down to one unknown, highest priority first.
  private mutating func pushLate(_ row: Int) {
    let level = UInt64(levels.rank[Int(rowPool[row].head.level)])
    var child = lateOptional.count
    lateOptional.append(level &<< 32 | UInt64(row))
    while child > 0 {
      let parent = (child - 1) / 2
      if lateOptional[parent] <= lateOptional[child] { break }
      (lateOptional[parent], lateOptional[child]) = (lateOptional[child], lateOptional[parent])
      child = parent
    }
  }

  private mutating func determineByLateRows() {
    while lateOptional.count > 0 {
      let top = Int(lateOptional[0] & 0xFFFF_FFFF)
      let last = lateOptional.popLast()
      if lateOptional.count > 0 {
        var parent = 0
        while true {
          var child = 2 * parent + 1
          if child >= lateOptional.count { break }
          if child + 1 < lateOptional.count && lateOptional[child + 1] < lateOptional[child] {
            child += 1
          }
          if lateOptional[child] >= last { break }
          lateOptional[parent] = lateOptional[child]
          parent = child
        }
        lateOptional[parent] = last
      }
      determineByOptional(top)
    }
  }
}
