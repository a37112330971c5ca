/// One layout pass: callbacks and marks, rows, solution, text, frames, callbacks.
///
/// 1. `updateConstraints`, subviews first, for views that asked for it.
/// 2. Constraints that came, went or changed become rows.
/// 3. The solver settles them.
/// 4. Items whose height follows from their width are asked once for it, and it is solved again.
/// 5. Frames that changed are handed out.
/// 6. `layoutSubviews`, superviews first, for views that asked or whose size changed; what they
///    edit is solved before the pass ends.
enum LayoutPass {
  /// A callback that keeps asking for another round is given this many.
  static let maximumRounds = 16
  /// Widths settle heights; where an aspect ratio ties them back, once more.
  static let maximumMeasures = 2

  static func run(from record: ItemRecord) {
    record.refreshAncestry()
    let root = record.root
    let engine: LayoutEngine
    if let existing = root.engine {
      engine = existing
    } else {
      engine = LayoutEngine(root: root)
      root.engine = engine
    }
    guard !engine.isRunning else { return engine.runNested() }
    engine.run()
  }
}

extension LayoutEngine {
  func run() {
    isRunning = true
    defer { isRunning = false }
    guard !queue.isEmpty || needsSolve || !waitingForMeasure.isEmpty || !moved.isEmpty else {
      return
    }
    statistics.passes += 1
    for _ in 0..<LayoutPass.maximumRounds {
      var calls = Callbacks()
      drainAndUpdate(&calls)
      settleFrames()
      drain(into: &calls)
      layout(calls.layouts)
      for record in calls.updates { record.mark(.updateConstraints) }
      if queue.isEmpty && !needsSolve { return }
    }
    root.report(.invalidUse("layout callbacks did not settle"))
  }

  /// A pass asked for from within a callback: frames only, callbacks have their turn later.
  func runNested() {
    var calls = Callbacks()
    drain(into: &calls)
    settleFrames()
    for record in calls.updates { record.mark(.updateConstraints) }
    for record in calls.layouts {
      record.awaitsLayout = false
      record.mark(.layout)
    }
  }

  /// Turns marks into rows, with `updateConstraints` where it was asked for.
  private func drainAndUpdate(_ calls: inout Callbacks) {
    drain(into: &calls)
    for _ in 0..<LayoutPass.maximumRounds where !calls.updates.isEmpty {
      let updates = calls.updates
      calls.updates = []
      for record in sortedByDepth(updates).reversed() { record.view?.updateConstraints() }
      drain(into: &calls)
    }
  }

  /// Solves, with text measured at the widths it gets.
  func settle() {
    for _ in 0..<LayoutPass.maximumMeasures {
      solve()
      if !measure() { break }
    }
    solve()
  }

  private func settleFrames() {
    settle()
    if needsConflictReport {
      needsConflictReport = false
      reportConflicts()
    }
    if displayScale > 0 { deliverRounded(to: displayScale) } else { deliver() }
  }

  private func layout(_ records: [ItemRecord]) {
    for record in sortedByDepth(records) {
      record.awaitsLayout = false
      record.view?.layoutSubviews()
    }
  }

  /// Superviews first; within a depth in the order of marking; each record once.
  ///
  /// - Complexity: O(*n* + *d*) in the records and the largest depth, once depths are known.
  func sortedByDepth(_ records: [ItemRecord]) -> [ItemRecord] {
    guard records.count > 1 else { return records }
    depthStamp = LayoutRank.next()
    let depths = records.map { Int(depth(of: $0)) }
    var starts = [Int](repeating: 0, count: (depths.max() ?? 0) + 2)
    for depth in depths { starts[depth + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var sorted = records
    for (record, depth) in zip(records, depths) {
      sorted[starts[depth]] = record
      starts[depth] += 1
    }
    return sorted
  }
}
