// While a window is resized or a text typed, the same constants change again and again, and most of
// the graph below them stays as it is. What they run through is looked up once and then adapted to
// the few variables that have come to be determined by another row.
extension Solver {
  /// Recomputes what depends on rows whose constants changed, where nothing else happened since the
  /// last solve.
  mutating func propagateConstants() {
    if !repeatsOrder() {
      keptOrder.isCurrent = false
      let firstCheck = checks.count
      if walkDownstream() { return propagate() }
      keepOrder(checksFrom: firstCheck)
    }
    dirty.count = 0
    let known = changed.count
    let count = keptOrder.variables.count
    evaluate(keptOrder.variables.base, count: count, mayChangeSoftness: false)
    if keptOrder.isGenerous && changed.count &- known < count / 2 { keptOrder.isCurrent = false }
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
