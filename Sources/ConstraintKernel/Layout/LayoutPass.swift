/// One layout pass: callbacks and marks, rows, solution, text, frames, callbacks.
///
/// 1. `updateConstraints`, subviews first, for views that asked for it.
/// 2. Constraints that came, went or changed become rows.
/// 3. The solver finds values.
/// 4. Items whose height follows from their width are asked once for it, and it is solved again.
/// 5. Frames that changed are handed out.
/// 6. `layoutSubviews`, superviews first, for views that asked or whose size changed; what they
///    edit is solved before the pass ends.
///
/// The item at the top is kept alive for as long as the pass takes, whatever is called in it.
enum LayoutPass {
  /// A callback that keeps asking for another round is given this many.
  static let maximumRounds = 16
  /// Widths decide heights; where an aspect ratio ties them back, once more.
  static let maximumMeasures = 2

  /// Runs a pass over the hierarchy of an item.
  static func run(from record: ItemRecord) {
    withEngine(of: record) { $0.isRunning ? $0.runNested() : $0.run() }
  }

  /// Calls `body` with the engine of the item's hierarchy, which lives meanwhile; nil where the
  /// item at the top has gone.
  @discardableResult
  static func withEngine<Answer>(
    of record: ItemRecord,
    _ body: (LayoutEngine) -> Answer
  ) -> Answer? {
    record.refreshAncestry()
    let root = record.root
    guard root.isPresent, let item = root.item else { return nil }
    let engine = root.ownedEngine ?? LayoutEngine(root: root)
    root.ownedEngine = engine
    return withExtendedLifetime(item) { engine.isDissolving ? nil : body(engine) }
  }
}

extension LayoutEngine {
  /// A pass from outside.
  func run() {
    isRunning = true
    defer { isRunning = false }
    readRootFrame()
    tryAwaitedTargets()
    guard hasWork else { return }
    statistics.passes += 1
    exceededRounds = false
    for _ in 0..<LayoutPass.maximumRounds {
      drainAndUpdate()
      solveAndDeliver()
      drain()
      layout()
      updatesAreLate()
      checkInvariants(afterPass: true)
      if isOver { return }
      if exceededRounds { break }
      if !queue.isEmpty || needsSolve { continue }
      // Guides and margins follow frames by now: what does not hold any more is reported.
      if needsConflictReport { reportConflicts() }
      if queue.isEmpty && !needsSolve && !needsConflictReport { return }
    }
    if needsConflictReport { reportConflicts() }
    root.report(.invalidUse("layout callbacks ask for one round after another"))
  }

  /// A pass asked for from within a callback: frames only, callbacks have their turn later.
  ///
  /// Whoever only asks for values has it deliver no frames either.
  func runNested(delivering: Bool = true) {
    let (outerUpdates, outerLayouts) = (updates, layouts)
    (updates, layouts) = ([], [])
    drain()
    if delivering { solveAndDeliver() } else { solveAndMeasure() }
    updatesAreLate()
    let late = layouts
    (updates, layouts) = (outerUpdates, outerLayouts)
    for item in late {
      item.flags.remove(.awaitsLayout)
      item.mark(.layout)
    }
    checkInvariants()
  }

  var hasWork: Bool {
    !queue.isEmpty || needsSolve || !waitingForMeasure.isEmpty || !moved.isEmpty
      || needsConflictReport
  }

  /// A root that is not a view of the kernel's may have another size, and nobody told.
  private func readRootFrame() {
    if !root.isView, root.variables != nil, root.isPlacedByFrame { root.mark(.placement) }
  }

  /// Turns marks into rows, with `updateConstraints` where it was asked for.
  func drainAndUpdate() {
    drain()
    for _ in 0..<LayoutPass.maximumRounds {
      if updates.isEmpty { return }
      let items = sortedByDepth(updates)
      updates = []
      for item in items.reversed() { item.view?.takeUpdateTurn() }
      drain()
    }
  }

  /// Has those that asked for `updateConstraints` too late for this round called in the next.
  private func updatesAreLate() {
    let late = updates
    updates = []
    for item in late { item.mark(.updateConstraints) }
  }

  /// Solves, with text measured at the widths it gets.
  func solveAndMeasure() {
    for _ in 0..<LayoutPass.maximumMeasures {
      solve()
      if !measure() { break }
    }
    solve()
  }

  private func solveAndDeliver() {
    solveAndMeasure()
    if displayScale > 0 { deliverRounded(to: displayScale) } else { deliver() }
  }

  private func layout() {
    let items = sortedByDepth(layouts)
    layouts = []
    for item in items {
      item.flags.remove(.awaitsLayout)
      if item.hasCallbacks { item.view?.takeLayoutTurn() }
    }
  }
}
