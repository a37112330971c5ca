/// The order of a pass, and of a question.
extension LayoutEngine {
  /// Whether a pass or a question is running, so that another one asked for meanwhile is nested.
  var isRunning: Bool { pass != nil }

  // MARK: In and out

  /// The one way into a pass or a question.
  ///
  /// It has a state of its own; that of the pass around it is back when it ends. Items that it collected and
  /// that had no turn are marked again, for the pass around it or for the next.
  private func perform<Answer>(
    isQuestion: Bool,
    leavingRootPulled: Bool = false,
    _ body: () -> Answer
  ) -> Answer {
    let outer = pass
    pass = LayoutPass(isQuestion: isQuestion)
    defer {
      var inner = pass
      pass = outer
      inner?.handBack()
      checkInvariants(afterPass: outer == nil)
    }
    if outer == nil, !leavingRootPulled { putRootBack() }
    return body()
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
  ///   - leavingRootPulled: Whether rows of the root may say other sizes than that of its frame, in the
  ///     question and after it.
  ///   - question: Finds the answer.
  /// - Returns: The answer.
  func ask<Answer>(
    updating: Bool = false,
    leavingRootPulled: Bool = false,
    _ question: () -> Answer
  ) -> Answer {
    let isNested = isRunning
    return perform(isQuestion: true, leavingRootPulled: leavingRootPulled) {
      if !isNested { lookAround() }
      if updating && !isNested { drainAndUpdate() } else { drain() }
      if rows.isEdited { agenda.oweFrames() }
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
      if memory.needsReport { reportConflicts() }
      if !wantsRound && !memory.needsReport { return }
    }
    if memory.needsReport { reportConflicts() }
    root.report(.invalidUse("layout callbacks ask for one round after another"))
  }

  var hasWork: Bool {
    agenda.hasQueued || rows.isEdited || agenda.hasToMeasure || delivery.isPending
      || memory.needsReport
  }

  /// Whether something was marked or edited since frames were handed out.
  private var wantsRound: Bool { agenda.hasQueued || rows.isEdited || agenda.owesFrames }

  private var exceededRounds: Bool { pass?.exceededRounds ?? false }

  /// Marks changes that are not reported to the kernel: the root, if it is not a view of the kernel's, may
  /// have another size, and items may have come that declarations wait for.
  private func lookAround() {
    for item in members.findLost() { item.endLost() }
    if !root.isView, root.variables != nil, root.isPlacedByFrame { root.mark(.placement) }
    tryAwaitedTargets()
  }

  /// Does what everything queued was marked for; callbacks are collected in the pass.
  ///
  /// Foreign code is called on the way and may move what was met: it is looked at where it is then.
  /// What it goes on to mark without end is left for the next pass.
  func drain() {
    for _ in 0..<LayoutPass.maximumRounds {
      if !agenda.hasQueued || exceededRounds { return }
      attendToQueue()
    }
    if agenda.hasQueued { pass?.exceedRounds() }
  }

  /// Turns marks into rows, with `updateConstraints` where it was asked for.
  private func drainAndUpdate() {
    drain()
    for _ in 0..<LayoutPass.maximumRounds {
      guard let updates = pass?.takeUpdates(), !updates.isEmpty else { return }
      for item in sortedByDepth(updates).reversed() {
        item.marks.honor(.updateConstraints)
        item.view?.takeUpdateTurn()
      }
      drain()
    }
  }

  /// Has those that asked for `updateConstraints` too late for this round called in the next.
  private func updatesAreLate() {
    for item in pass?.takeUpdates() ?? [] { item.mark(.updateConstraints) }
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
    if agenda.hasChoosers { choosePlaces() }
    agenda.frameDebtIsPaid()
    memory.noteDelivery()
    guard memory.isFeasible else { return }
    if displayScale > 0 { deliverRounded(to: displayScale) } else { deliver() }
  }

  private func layout() {
    guard let layouts = pass?.takeLayouts(), !layouts.isEmpty else { return }
    for item in sortedByDepth(layouts) {
      // The turn honours every mark made before it.
      item.marks.endAwaitingLayout()
      item.marks.honor(.layout)
      if item.hasCallbacks { item.view?.takeLayoutTurn() }
    }
  }
}
