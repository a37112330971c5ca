/// The state of one layout pass, or of one question, for as long as it runs.
///
/// A pass: callbacks and marks, rows, solution, text, frames, callbacks.
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
struct LayoutPass {
  /// A callback that keeps asking for another round is given this many.
  static let maximumRounds = 16
  /// Widths decide heights; where an aspect ratio ties them back, once more.
  static let maximumMeasures = 2

  /// Whether it answers a question, and hands out no frame.
  let isQuestion: Bool
  /// Those that asked for `updateConstraints` and have not had their turn.
  var updates: [ItemRecord] = []
  /// Those that get `layoutSubviews` and have not had their turn.
  var layouts: [ItemRecord] = []
  /// Whether marks came without end: the pass ends after this round, and the rest waits for the
  /// next.
  var exceededRounds = false

  /// Hands out the frames of an item's hierarchy.
  static func run(from record: ItemRecord) {
    withEngine(of: record) { $0.handOutFrames() }
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

  /// Calls `body` with the engine of the item's hierarchy, once all frames are handed out; within a
  /// pass it finds only rows and values brought up to date, and no frame is handed out.
  static func answer<Answer>(
    of record: ItemRecord,
    _ body: (LayoutEngine) -> Answer
  ) -> Answer? {
    withEngine(of: record) { if !$0.isRunning { $0.handOutFrames() } }
    // Callbacks may have moved the item to another hierarchy.
    return withEngine(of: record) { engine in engine.answer { body(engine) } }
  }
}

extension LayoutEngine {
  /// Whether a pass or a question is running, so that another one asked for meanwhile is nested.
  var isRunning: Bool { pass != nil }

  // MARK: In and out

  /// The one way into a pass or a question.
  ///
  /// It has a state of its own; that of the pass around it is back when it ends. Items that it collected and
  /// that had no turn are marked again, for the pass around it or for the next.
  private func perform<Answer>(isQuestion: Bool, _ body: () -> Answer) -> Answer {
    let outer = pass
    pass = LayoutPass(isQuestion: isQuestion)
    defer {
      let inner = pass
      pass = outer
      if let inner { markAgain(inner) }
      checkInvariants(afterPass: outer == nil)
    }
    return body()
  }

  private func markAgain(_ pass: LayoutPass) {
    for item in pass.updates { item.mark(.updateConstraints) }
    for item in pass.layouts {
      item.flags.remove(.awaitsLayout)
      item.mark(.layout)
    }
  }

  /// A pass; one asked for from within a callback hands out frames, and callbacks have their turn in
  /// the pass that is running.
  ///
  /// Within a question, whose rows may have stepped aside, frames wait for the pass after it.
  func handOutFrames() {
    if pass?.isQuestion == true { return answer {} }
    let isNested = isRunning
    perform(isQuestion: false) {
      if !isNested { return run() }
      drain()
      solveAndDeliver()
    }
  }

  /// Answers a question by values that are up to date; no frame is handed out.
  func answer<Answer>(_ question: () -> Answer) -> Answer {
    ask {
      solveAndMeasure()
      return question()
    }
  }

  /// Answers a question by rows that are up to date.
  ///
  /// The pass around it has another round if the question solves an edit, as it would have without the
  /// question.
  ///
  /// - Parameters:
  ///   - updating: Whether views that asked for `updateConstraints` get it first, unless a pass is
  ///     running, in which they have their turn.
  ///   - question: Finds the answer.
  /// - Returns: The answer.
  func ask<Answer>(updating: Bool = false, _ question: () -> Answer) -> Answer {
    let isNested = isRunning
    return perform(isQuestion: true) {
      if !isNested { lookAround() }
      if updating && !isNested { drainAndUpdate() } else { drain() }
      if needsSolve { owesFrames = true }
      return question()
    }
  }

  // MARK: Rounds

  /// A pass from outside.
  private func run() {
    lookAround()
    guard hasWork else { return }
    statistics.passes += 1
    for _ in 0..<LayoutPass.maximumRounds {
      drainAndUpdate()
      solveAndDeliver()
      drain()
      layout()
      updatesAreLate()
      checkInvariants(afterPass: true)
      if isOver { return }
      if exceededRounds { break }
      if wantsRound { continue }
      // Guides and margins follow frames by now: what does not hold any more is reported.
      if needsConflictReport { reportConflicts() }
      if !wantsRound && !needsConflictReport { return }
    }
    if needsConflictReport { reportConflicts() }
    root.report(.invalidUse("layout callbacks ask for one round after another"))
  }

  var hasWork: Bool {
    !queue.isEmpty || needsSolve || !waitingForMeasure.isEmpty || !moved.isEmpty
      || needsConflictReport
  }

  /// Whether something was marked or edited since frames were handed out.
  private var wantsRound: Bool { !queue.isEmpty || needsSolve || owesFrames }

  private var exceededRounds: Bool { pass?.exceededRounds ?? false }

  /// Marks changes that are not reported to the kernel: the root, if it is not a view of the kernel's, may
  /// have another size, and items may have come that declarations wait for.
  private func lookAround() {
    if !root.isView, root.variables != nil, root.isPlacedByFrame { root.mark(.placement) }
    tryAwaitedTargets()
  }

  /// Does what everything queued was marked for; callbacks are collected in the pass.
  ///
  /// Foreign code is called on the way and may move what was met: it is looked at where it is then.
  /// What it goes on to mark without end is left for the next pass.
  private func drain() {
    for _ in 0..<LayoutPass.maximumRounds {
      if queue.isEmpty || exceededRounds { return }
      attendToQueue()
    }
    if !queue.isEmpty { pass?.exceededRounds = true }
  }

  /// Turns marks into rows, with `updateConstraints` where it was asked for.
  private func drainAndUpdate() {
    drain()
    for _ in 0..<LayoutPass.maximumRounds {
      guard let updates = pass?.updates, !updates.isEmpty else { return }
      pass?.updates = []
      for item in sortedByDepth(updates).reversed() {
        item.needs.remove(.updateConstraints)
        item.view?.takeUpdateTurn()
      }
      drain()
    }
  }

  /// Has those that asked for `updateConstraints` too late for this round called in the next.
  private func updatesAreLate() {
    guard let late = pass?.updates, !late.isEmpty else { return }
    pass?.updates = []
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

  /// Hands out the frames that changed, if they keep what is required.
  private func solveAndDeliver() {
    solveAndMeasure()
    owesFrames = false
    framesAreComplete = isComplete
    guard isFeasible else { return }
    if displayScale > 0 { deliverRounded(to: displayScale) } else { deliver() }
  }

  private func layout() {
    guard let layouts = pass?.layouts, !layouts.isEmpty else { return }
    pass?.layouts = []
    for item in sortedByDepth(layouts) {
      // The turn honours every mark made before it.
      item.flags.remove(.awaitsLayout)
      item.needs.remove(.layout)
      if item.hasCallbacks { item.view?.takeLayoutTurn() }
    }
  }
}
