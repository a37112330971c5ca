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
      if let record = member(ofVariable: index) { noteMoved(record) }
    }
    if report.conflictsChanged { needsConflictReport = true }
  }

  /// Has the record's frame looked at before the pass ends.
  func noteMoved(_ record: ItemRecord) {
    guard !record.isMoved else { return }
    record.isMoved = true
    moved.append(record)
  }

  /// Asks items for their height at the width they got; says whether any answer was new.
  func measure() -> Bool {
    for record in moved.elements where record.followsWidth { waitingForMeasure.append(record) }
    guard !waitingForMeasure.isEmpty else { return false }
    let waiting = waitingForMeasure.take()
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
    waitingForMeasure.giveBack(waiting)
    return needsSolve
  }

  private func value(_ record: ItemRecord, _ part: Int32) -> Double {
    solver.values[Int(record.base + part)]
  }

  /// Hands out the frames that changed.
  func deliver() {
    guard !moved.isEmpty else { return }
    let records = takeMoved()
    for record in records where record.home === self {
      hand(solvedFrame(of: record), to: record)
    }
    moved.giveBack(records)
  }

  /// Whose variables changed since the last time; to be given back.
  func takeMoved() -> [ItemRecord] {
    let records = moved.take()
    for record in records { record.isMoved = false }
    return records
  }

  /// The frame as solved, at the grain.
  func solvedFrame(of record: ItemRecord) -> LayoutRect {
    let solved = solver.values + Int(record.base)
    return LayoutRect(
      x: LayoutGrain.snap(solved[0]),
      y: LayoutGrain.snap(solved[1]),
      width: LayoutGrain.snap(solved[2]),
      height: LayoutGrain.snap(solved[3])
    )
  }

  /// Hands a frame to the item, if it is another one than it has.
  ///
  /// The root keeps its origin.
  func hand(_ solved: LayoutRect, to record: ItemRecord) {
    if let view = record.view {
      let current = view.storedFrame
      var frame = solved
      if record === root { frame.origin = current.origin }
      guard frame != current else { return }
      statistics.framesDelivered += 1
      view.layoutFrame = frame
    } else if let item = record.item {
      let current = item.layoutFrame
      var frame = solved
      if record === root { frame.origin = current.origin }
      guard frame != current else { return }
      statistics.framesDelivered += 1
      item.layoutFrame = frame
    }
  }
}
