// While a window is resized or a text typed, the same constants change again and again, and most of
// the graph below them stays as it is. What they run through is looked up once and then adapted to
// the few variables that have come to be determined by another row.
extension Solver {
  /// Recomputes what depends on rows whose constants changed, where nothing else happened since the
  /// last solve; returns whether that was all there was to do.
  mutating func solveByKeptOrder() -> Bool {
    if !repeatsOrder() {
      keptOrder.isCurrent = false
      let firstCheck = checks.count
      if walkDownstream() {
        propagate()
        return false
      }
      keepOrder(checksFrom: firstCheck)
    }
    dirty.count = 0
    evaluateKeptOrder()
    if touched.count == 0 {
      runChecks()
      if !mustRepair && leafChecks.count > 0 { checkLeaves() }
      if keptOrder.holdsFormer && !mustRepair && leafChecks.count == 0 && markSeeds.count == 0 {
        takeChanges(marking: false)
        return true
      }
    }
    fileChanges()
    return false
  }

  /// Whether more than free leaves is to be looked at after the checks, or a conflict to be reported.
  private var mustRepair: Bool {
    mutating get {
      let listed =
        touched.count | violatedEqualities.count | violated.count | jointSeeds.count
        | errorSeeds.count | freshSoft.count | formerInputs.count | emptyRows.count
      return listed != 0 || !conflictList.isEmpty || !reportedConflicts.isEmpty
    }
  }

  /// Recomputes the variables of the kept order, inputs first, and keeps what they had been.
  private mutating func evaluateKeptOrder() {
    let count = keptOrder.variables.count
    report.rowsTouched &+= count
    keptOrder.holdsFormer = true
    keptOrder.former.reserve(count)
    let list = keptOrder.variables.base
    let former = keptOrder.former.base
    let variables = variablePool.base
    let values = value.base
    let rows = rowPool.base
    let terms = termPool.base
    let telling = VariableFlag.open | VariableFlag.pinned | (hasFreeLeaves ? VariableFlag.soft : 0)
    var index = count
    while index > 0 {
      index &-= 1
      let variable = Int(list[index])
      let flags = variables[variable].flags
      let code = variables[variable].determiner
      let old = values[variable]
      former[index] = old
      if code < 0 {
        noteMoved(variable, flags & ~VariableFlag.soft, byInequality: false)
        continue
      }
      let row = rows + Int(code)
      let head = row.pointee.head
      var rest = row.pointee.constant
      var divisor = 1.0
      var term = terms + Int(row.pointee.firstTerm)
      let end = term + head.count
      repeat {
        let other = Int(term.pointee.variable)
        let coefficient = term.pointee.coefficient
        term += 1
        if other == variable { divisor = coefficient } else { rest -= coefficient * values[other] }
      } while term < end
      let result = rest / divisor
      if old != result { values[variable] = result }
      if flags & telling != 0 || !head.isEquality
        || flags & VariableFlag.nonnegative != 0 && result < 0
      {
        noteMoved(variable, flags, byInequality: !head.isEquality)
      }
    }
  }

  /// Files what recomputing the kept order changed, before anything else changes.
  mutating func fileChanges() {
    if keptOrder.holdsFormer { takeChanges(marking: true) }
  }

  /// Files the variables of the kept order that have another value than before.
  @inline(__always)
  private mutating func takeChanges(marking: Bool) {
    keptOrder.holdsFormer = false
    let count = keptOrder.variables.count
    changed.reserve(count)
    changedFrom.reserve(count)
    let list = keptOrder.variables.base
    let former = keptOrder.former.base
    let variables = variablePool.base
    let values = value.base
    var filed = changed.base
    var filedFrom = changedFrom.base
    var index = count
    while index > 0 {
      index &-= 1
      let variable = list[index]
      let old = former[index]
      if values[Int(variable)] == old { continue }
      filed.pointee = variable
      filed += 1
      if !marking { continue }
      filedFrom.pointee = old
      filedFrom += 1
      variables[Int(variable)].flags |= VariableFlag.changed
    }
    changed.count = filed - changed.base
    changedFrom.count = filedFrom - changedFrom.base
    if keptOrder.isGenerous && changed.count < count / 2 { keptOrder.isCurrent = false }
  }

  /// Keeps what the walk found.
  private mutating func keepOrder(checksFrom first: Int) {
    swap(&order, &keptOrder.variables)
    order.count = 0
    keptOrder.starts.copy(dirty.base, count: dirty.count)
    keptOrder.rows.copy(checks.base + first, count: checks.count &- first)
    keptOrder.file(of: variablePool.count)
  }

  /// Whether the order kept last serves once more; then its rows are listed to be looked at.
  private mutating func repeatsOrder() -> Bool {
    if !keptOrder.isCurrent || dirty.count != keptOrder.starts.count { return false }
    for index in 0..<dirty.count where dirty[index] != keptOrder.starts[index] { return false }
    if keptOrder.redetermined.count > 0 && !adaptOrder() { return false }
    for index in 0..<keptOrder.rows.count { checks.append(keptOrder.rows[index]) }
    return true
  }

  /// Whether the order is one for the graph as it stands, in which some variables are determined by
  /// other rows than when it was found.
  ///
  /// It is if each of them still comes after everything in the order that it is computed from. The
  /// order may then hold more than what is downstream, which costs time and changes nothing.
  private mutating func adaptOrder() -> Bool {
    let mark = nextEpoch()
    var kept = 0
    for index in 0..<keptOrder.rows.count {
      let row = keptOrder.rows[index]
      if rowPool[Int(row)].determined >= 0 { continue }
      rowPool[Int(row)].mark = mark
      keptOrder.rows[kept] = row
      kept &+= 1
    }
    keptOrder.rows.count = kept
    for index in 0..<keptOrder.redetermined.count {
      let variable = Int(keptOrder.redetermined[index])
      if variablePool[variable].mark == mark { continue }
      variablePool[variable].mark = mark
      let place = keptOrder.place(of: variable)
      if !comesAfterInputs(variable, at: place) { return false }
      if place >= 0 { keepRows(beside: variable, mark) }
    }
    keptOrder.redetermined.count = 0
    keptOrder.isGenerous = true
    return true
  }

  /// Whether nothing in the order that determines the variable comes later than `place`.
  private mutating func comesAfterInputs(_ variable: Int, at place: Int32) -> Bool {
    let code = variablePool[variable].determiner
    if code < 0 { return true }
    for slot in terms(of: Int(code)) {
      let input = Int(termPool[slot].variable)
      if input == variable { continue }
      let other = keptOrder.place(of: input)
      if other >= 0 && other <= place || place < 0 && other >= 0 { return false }
    }
    return true
  }

  /// Adds the unmarked rows beside the graph that mention the variable to those of the order.
  private mutating func keepRows(beside variable: Int, _ mark: Int32) {
    var slot = variablePool[variable].firstSlot
    while slot >= 0 {
      let row = termPool[Int(slot)].row
      slot = termPool[Int(slot)].next
      if rowPool[Int(row)].determined >= 0 || rowPool[Int(row)].mark == mark { continue }
      rowPool[Int(row)].mark = mark
      keptOrder.rows.append(row)
    }
  }
}
