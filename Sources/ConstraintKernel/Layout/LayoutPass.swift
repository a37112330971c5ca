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
    guard !isDissolving else { return }
    isRunning = true
    defer { isRunning = false }
    guard !queue.isEmpty || needsSolve || !waitingForMeasure.isEmpty || !moved.isEmpty else {
      return
    }
    statistics.passes += 1
    for _ in 0..<LayoutPass.maximumRounds {
      drainAndUpdate()
      settleFrames()
      drain()
      layout()
      askForUpdatesLater()
      if queue.isEmpty && !needsSolve { return }
    }
    root.report(.invalidUse("layout callbacks did not settle"))
  }

  /// A pass asked for from within a callback: frames only, callbacks have their turn later.
  func runNested() {
    guard !isDissolving else { return }
    let (outerUpdates, outerLayouts) = (updates, layouts)
    (updates, layouts) = (WorkList(), WorkList())
    drain()
    settleFrames()
    askForUpdatesLater()
    let records = layouts.take()
    (updates, layouts) = (outerUpdates, outerLayouts)
    for record in records {
      record.awaitsLayout = false
      record.mark(.layout)
    }
  }

  /// Turns marks into rows, with `updateConstraints` where it was asked for.
  private func drainAndUpdate() {
    drain()
    for _ in 0..<LayoutPass.maximumRounds where !updates.isEmpty {
      var records = updates.take()
      depthOrder.sort(&records, in: self)
      for record in records.reversed() { record.view?.updateConstraints() }
      updates.giveBack(consume records)
      drain()
    }
  }

  /// What asked for `updateConstraints` too late for this round has its turn in the next.
  private func askForUpdatesLater() {
    guard !updates.isEmpty else { return }
    let records = updates.take()
    for record in records { record.mark(.updateConstraints) }
    updates.giveBack(consume records)
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

  private func layout() {
    guard !layouts.isEmpty else { return }
    var records = layouts.take()
    depthOrder.sort(&records, in: self)
    for record in records {
      record.awaitsLayout = false
      if record.hasCallbacks { record.view?.layoutSubviews() }
    }
    layouts.giveBack(consume records)
  }
}
