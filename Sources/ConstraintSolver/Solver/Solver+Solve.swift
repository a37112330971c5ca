extension Solver {
  /// Brings all values up to date with the rows.
  ///
  /// - Returns: What had to be done.
  /// - Complexity: Grows with the regions that the changes since the last call touch.
  @discardableResult
  public mutating func solve() -> SolveReport {
    var report = SolveReport()
    changed.count = 0
    let epoch = nextEpoch()
    let before = conflictList
    settleEmptyRows(&report)
    while touchedVariables.count > 0 {
      let start = Int(touchedVariables.popLast())
      if determiner[start] == Determination.removed { continue }
      variableFlags[start] &= ~VariableFlag.touched
      if variableMark[start] == epoch { continue }
      let region = region(around: start, epoch: epoch)
      for row in region.required { dropConflict(of: Row(index: row)) }
      settleGenerally(region, report: &report)
    }
    sortConflicts()
    report.conflictsChanged = conflictList != before
    report.changedVariables = changed.count
    return report
  }

  /// Rows without terms hold or not, alone.
  private mutating func settleEmptyRows(_ report: inout SolveReport) {
    for entry in 0..<touchedRows.count {
      let row = Int(touchedRows[entry])
      if !head[row].isLive || head[row].count > 0 || rowMark[row] == epoch { continue }
      rowMark[row] = epoch
      report.rowsTouched += 1
      let holds =
        head[row].sense == 0
        ? constant[row] == 0 : head[row].sense < 0 ? constant[row] >= 0 : constant[row] <= 0
      let handle = Row(index: Int32(row))
      dropConflict(of: handle)
      setRejected(row, head[row].isRequired && !holds)
      if head[row].isRejected {
        conflictList.append(Conflict(rows: [handle], bounds: [], rejected: handle))
      }
    }
    touchedRows.count = 0
  }

  private mutating func sortConflicts() {
    if conflictList.count < 2 { return }
    let sorted = conflictList.sorted { isOlder(Int($0.rejected.index), Int($1.rejected.index)) }
    conflictList = sorted
  }

  /// Forgets the conflict in which `row` was set aside.
  mutating func dropConflict(of row: Row) {
    if head[Int(row.index)].isRejected { conflictList.removeAll { $0.rejected == row } }
  }

  @inline(__always)
  mutating func noteChange(of variable: Int) {
    changed.append(Int32(truncatingIfNeeded: variable))
  }

  @inline(__always)
  mutating func touch(_ variable: Int) {
    if variableFlags[variable] & VariableFlag.touched != 0 { return }
    variableFlags[variable] |= VariableFlag.touched
    touchedVariables.append(Int32(truncatingIfNeeded: variable))
  }

  mutating func didAdd(_ row: Int) {
    if head[row].count == 0 { touchedRows.append(Int32(row)) }
    for slot in (row * 4)..<(row * 4 + head[row].count) { touch(Int(slotVariable[slot])) }
  }

  mutating func willRemove(_ row: Int) {
    didAdd(row)
    dropConflict(of: Row(index: Int32(row)))
    setRejected(row, false)
  }

  mutating func didChangeConstant(_ row: Int) {
    didAdd(row)
  }
}
