import ConstraintSolver

/// From the solver's values to frames.
extension LayoutEngine {
  func solve() {
    guard needsSolve else { return }
    needsSolve = false
    let report = solver.solve()
    statistics.solves += 1
    statistics.rowsTouched += report.rowsTouched
    statistics.pivots += report.pivots
    let changed = solver.changedVariables
    for index in changed {
      guard let record = member(ofVariable: index), !record.isMoved else { continue }
      record.isMoved = true
      moved.append(record)
    }
    if report.conflictsChanged { needsConflictReport = true }
  }

  /// Asks items for their height at the width they got; says whether any answer was new.
  func measure() -> Bool {
    for record in moved where record.followsWidth { waitingForMeasure.append(record) }
    guard !waitingForMeasure.isEmpty else { return false }
    let waiting = waitingForMeasure
    waitingForMeasure = []
    for record in waiting where record.home === self && record.followsWidth {
      guard let item = record.item else { continue }
      let inset = record.extras?.alignment ?? .zero
      let width = LayoutGrain.snap(value(record, Part.width) - inset.left - inset.right)
      guard width != record.measuredWidth else { continue }
      record.measuredWidth = width
      statistics.measures += 1
      let height = item.intrinsicContentHeight(forWidth: width)
      setNatural(height, plus: inset.top + inset.bottom, of: record, .vertical)
    }
    return needsSolve
  }

  private func value(_ record: ItemRecord, _ part: Int32) -> Double {
    solver.values[Int(record.base + part)]
  }

  /// Hands out the frames that changed.
  func deliver() {
    let records = moved
    moved.removeAll(keepingCapacity: true)
    for record in records {
      record.isMoved = false
      guard record.home === self, let item = record.item else { continue }
      let solved = solver.values + Int(record.base)
      var frame = LayoutRect(
        x: LayoutGrain.snap(solved[0]),
        y: LayoutGrain.snap(solved[1]),
        width: LayoutGrain.snap(solved[2]),
        height: LayoutGrain.snap(solved[3])
      )
      if record === root { frame.origin = item.layoutFrame.origin }
      guard frame != item.layoutFrame else { continue }
      record.frame = frame
      statistics.framesDelivered += 1
      item.layoutFrame = frame
    }
  }
}
