// While a window is resized, a text typed or a section opened and closed, the same constants change or
// the same variable loses its row again and again, and most of the graph below stays as it is. What
// they run through is looked up once and then adapted to the few variables that have come to be
// determined by another row. From the second time on, formulas say how the others are computed.
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

  /// Recomputes what depends on the dirty variables after rows came and went, by the kept order if
  /// it serves; otherwise the order that is found is kept.
  mutating func propagateByKeptOrder() {
    let firstCheck = checks.count
    let reopens = redeterminesLooseVariables
    redeterminesLooseVariables = false
    if repeatsOrder() {
      dirty.count = 0
      evaluateKeptOrder()
      fileChanges()
    } else {
      keptOrder.isCurrent = false
      if walkDownstream() {
        propagate()
      } else {
        let count = order.count
        evaluateOrder()
        // What was recomputed still stands there.
        order.count = count
        keepOrder(checksFrom: firstCheck)
        dirty.count = 0
      }
    }
    if reopens && groups.count > freeGroups.count { breakGroupsUp(checksFrom: firstCheck) }
  }

  /// Breaks up the joint groups whose rows depend on variables that another row determines now: the
  /// leaves may have no hold on those rows any more.
  private mutating func breakGroupsUp(checksFrom first: Int) {
    let end = checks.count
    for index in first..<end {
      let code = rowPool[Int(checks[index])].determined
      if code <= Determination.firstJoint {
        dissolve(Determination.group(code), leavesUnknown: true)
      }
    }
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
    report.rowsTouched &+= keptOrder.variables.count
    keptOrder.holdsFormer = true
    keptOrder.former.reserve(keptOrder.variables.count)
    if keptOrder.formulas.count > 0 { evaluateFormulas() } else { evaluateRows() }
  }

  private mutating func evaluateRows() {
    let telling = tellingFlags
    var index = keptOrder.variables.count
    while index > 0 {
      index &-= 1
      evaluateRow(ofVariableAt: index, telling)
    }
  }

  /// The flags of variables of which it matters at once that they move.
  private var tellingFlags: UInt16 {
    mutating get {
      VariableFlag.open | VariableFlag.pinned | (hasFreeLeaves ? VariableFlag.soft : 0)
    }
  }

  @inline(__always)
  private mutating func evaluateRow(ofVariableAt index: Int, _ telling: UInt16) {
    let variable = Int(keptOrder.variables[index])
    let values = value.base
    let flags = variablePool[variable].flags
    let code = variablePool[variable].determiner
    let old = values[variable]
    keptOrder.former[index] = old
    if code < 0 {
      noteMoved(variable, flags & ~VariableFlag.soft, byInequality: false)
      return
    }
    let row = rowPool.base + Int(code)
    let head = row.pointee.head
    var rest = row.pointee.constant
    var divisor = 1.0
    var term = termPool.base + Int(row.pointee.firstTerm)
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

  /// The same for a variable without a formula among others that have one.
  @inline(never)
  private mutating func evaluateRowAside(ofVariableAt index: Int, _ telling: UInt16) {
    evaluateRow(ofVariableAt: index, telling)
  }

  /// Computes the same values as ``evaluateRows()``, to the last bit.
  private mutating func evaluateFormulas() {
    let telling = tellingFlags
    let count = keptOrder.formulas.count
    let former = keptOrder.former.base
    let variables = variablePool.base
    let values = value.base
    var formula = keptOrder.formulas.base
    var input = keptOrder.inputs.base
    var index = count
    while index > 0 {
      index &-= 1
      let inputs = Int(formula.pointee.inputs)
      if inputs < 0 {
        evaluateRowAside(ofVariableAt: index, telling)
        input += ~inputs
        formula += 1
        continue
      }
      let variable = Int(formula.pointee.variable)
      let flags = variables[variable].flags
      let old = values[variable]
      former[index] = old
      var rest = formula.pointee.constant
      let end = input + inputs
      while input < end {
        rest -= input.pointee.coefficient * values[Int(input.pointee.variable.index)]
        input += 1
      }
      let result = rest / formula.pointee.divisor
      formula += 1
      if old != result { values[variable] = result }
      if flags & telling != 0 || flags & VariableFlag.nonnegative != 0 && result < 0 {
        noteMoved(variable, flags, byInequality: false)
      }
    }
  }

  /// Writes down how the variables of the kept order are computed.
  ///
  /// Those the order starts from have no formula: it is their constants that change. Nor have those
  /// that an inequality determines or no single row.
  private mutating func writeFormulas() {
    let mark = nextEpoch()
    for index in 0..<keptOrder.starts.count {
      variablePool[Int(keptOrder.starts[index])].mark = mark
    }
    var index = keptOrder.variables.count
    while index > 0 {
      index &-= 1
      let variable = keptOrder.variables[index]
      let record = variablePool[Int(variable)]
      if record.determiner < 0 || record.mark == mark
        || !rowPool[Int(record.determiner)].head.isEquality
      {
        keptOrder.formulas.append(.unknown)
      } else {
        writeFormula(of: variable, by: Int(record.determiner))
      }
    }
  }

  private mutating func writeFormula(of variable: Int32, by row: Int) {
    let inputs = keptOrder.inputs.count
    var divisor = 1.0
    for slot in terms(of: row) {
      let term = termPool[slot]
      if term.variable == variable {
        divisor = term.coefficient
      } else {
        keptOrder.inputs.append(Term(Variable(index: term.variable), term.coefficient))
      }
    }
    keptOrder.formulas.append(
      Formula(
        constant: rowPool[row].constant,
        divisor: divisor,
        variable: variable,
        inputs: Int32(truncatingIfNeeded: keptOrder.inputs.count &- inputs)
      )
    )
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
    let filedBefore = changed.count
    changed.reserve(filedBefore &+ count)
    changedFrom.reserve(filedBefore &+ count)
    let list = keptOrder.variables.base
    let former = keptOrder.former.base
    let variables = variablePool.base
    let values = value.base
    var filed = changed.base + filedBefore
    var filedFrom = changedFrom.base + filedBefore
    var index = count
    while index > 0 {
      index &-= 1
      let variable = list[index]
      let old = former[index]
      if values[Int(variable)] == old { continue }
      if marking {
        let flags = variables[Int(variable)].flags
        if flags & VariableFlag.changed != 0 { continue }
        variables[Int(variable)].flags = flags | VariableFlag.changed
        filedFrom.pointee = old
        filedFrom += 1
      }
      filed.pointee = variable
      filed += 1
    }
    changed.count = filed - changed.base
    if marking { changedFrom.count = changed.count }
    if keptOrder.isGenerous && changed.count &- filedBefore < count / 2 {
      keptOrder.isCurrent = false
    }
  }

  /// Keeps what the walk found.
  private mutating func keepOrder(checksFrom first: Int) {
    swap(&order, &keptOrder.variables)
    for index in 0..<order.count { variablePool[Int(order[index])].flags &= ~VariableFlag.ordered }
    for index in 0..<keptOrder.variables.count {
      variablePool[Int(keptOrder.variables[index])].flags |= VariableFlag.ordered
    }
    order.count = 0
    keptOrder.starts.copy(dirty.base, count: dirty.count)
    keptOrder.rows.copy(checks.base + first, count: checks.count &- first)
    keptOrder.file(of: variablePool.count)
    // What has gone, or has no value, is not in the order; it might come back outside of it.
    for index in 0..<dirty.count
    where variablePool[Int(dirty[index])].flags & VariableFlag.ordered == 0 {
      keptOrder.isCurrent = false
    }
  }

  /// Whether the order kept last serves once more; then its rows are listed to be looked at.
  private mutating func repeatsOrder() -> Bool {
    if !keptOrder.isCurrent || dirty.count != keptOrder.starts.count { return false }
    for index in 0..<dirty.count where dirty[index] != keptOrder.starts[index] { return false }
    if (keptOrder.redetermined.count > 0 || keptOrder.hasNewRows) && !adaptOrder() { return false }
    if keptOrder.formulas.count == 0 { writeFormulas() }
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
      let record = rowPool.base + Int(row)
      let isBeside = record.pointee.determined < 0 && record.pointee.head.isLive
      if !isBeside || record.pointee.mark == mark { continue }
      record.pointee.mark = mark
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
      if place < 0 { continue }
      keptOrder.forgetFormula(ofVariableAt: Int(place))
      keepRows(beside: variable, mark)
    }
    if keptOrder.redetermined.count > 0 { keptOrder.isGenerous = true }
    keptOrder.redetermined.count = 0
    keptOrder.hasNewRows = false
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
