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
    let root = record.pointer.top
    // What lies in a view that is dying is about to be on its own.
    if root.pointee.view != nil, !root.pointee.isLivingView { return }
    let engine: LayoutEngine
    if let existing = root.pointee.engine {
      engine = existing
    } else {
      engine = LayoutEngine(root: root.record)
      root.pointee.engine = engine
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
    var outerUpdates = WorkList<ItemPointer>()
    var outerLayouts = WorkList<ItemPointer>()
    swap(&updates, &outerUpdates)
    swap(&layouts, &outerLayouts)
    drain()
    settleFrames()
    askForUpdatesLater()
    let items = layouts.take()
    swap(&updates, &outerUpdates)
    swap(&layouts, &outerLayouts)
    for index in 0..<items.count {
      items[index].pointee.awaitsLayout = false
      items[index].mark(.layout)
      items[index].releaseMention()
    }
  }

  /// Turns marks into rows, with `updateConstraints` where it was asked for.
  private func drainAndUpdate() {
    drain()
    for _ in 0..<LayoutPass.maximumRounds {
      if updates.isEmpty { return }
      var items = updates.take()
      depthOrder.sort(&items, in: self)
      for index in (0..<items.count).reversed() {
        items[index].pointee.view?.takeUnretainedValue().updateConstraints()
        items[index].releaseMention()
      }
      updates.giveBack(consume items)
      drain()
    }
  }

  /// What asked for `updateConstraints` too late for this round has its turn in the next.
  private func askForUpdatesLater() {
    guard !updates.isEmpty else { return }
    let items = updates.take()
    for index in 0..<items.count {
      items[index].mark(.updateConstraints)
      items[index].releaseMention()
    }
    updates.giveBack(consume items)
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
    var items = layouts.take()
    depthOrder.sort(&items, in: self)
    for index in 0..<items.count {
      let item = items[index]
      item.pointee.awaitsLayout = false
      if item.pointee.hasCallbacks { item.pointee.view?.takeUnretainedValue().layoutSubviews() }
      item.releaseMention()
    }
    layouts.giveBack(consume items)
  }
}
