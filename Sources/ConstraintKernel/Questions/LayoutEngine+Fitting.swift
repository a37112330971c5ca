import ConstraintSolver

/// Sizes that an item could have, answered by the live engine.
///
/// A root that keeps the size of its frame has rows that say so: a question edits them, and they say it again before
/// anything else is asked or laid out, so that several questions in a row cost no more than their edits. Of any
/// other item the rows that tie it to its surroundings step aside, two rows pull its size towards the
/// target, and after the answer everything is put back. The solution is unique whatever the order
/// of edits, so it comes back to the same bits, and no frame is handed out.
extension LayoutEngine {
  /// The size that an item has when it is pulled.
  func size(of item: ItemRecord, under pull: SizePull) -> LayoutSize? {
    askForSizes(of: item) { pulledSize(of: item, pull, isGuest: $0) }
  }

  /// The least and the natural length of an item along an axis, at a length across.
  ///
  /// Those of a root that keeps the size of its frame are remembered until a row is edited.
  func lengths(of item: ItemRecord, _ question: SizeQuestion) -> LayoutSizeRequest? {
    askForSizes(of: item) { isGuest in
      let isRemembered = rootPulls(for: item)
      let revision = rows.revision
      if isRemembered, let known = self.question.size(question, at: revision) { return known }
      // The natural one comes last: toolkits read baselines at it.
      guard let least = pulledSize(of: item, question.pull(.leastSizeLevel), isGuest: isGuest),
        let natural = pulledSize(of: item, question.pull(.fittingSizeLevel), isGuest: isGuest)
      else { return nil }
      let answer = question.answer(least: least, natural: natural)
      // Foreign code that was asked for heights may have edited rows.
      if isRemembered, rows.revision == revision {
        self.question.remember(answer, to: question, at: revision)
      }
      return answer
    }
  }

  /// Finds what will be asked about both axes of an item, by two solutions in place of four: one axis is pulled to its
  /// least length while the other is to its natural one.
  ///
  /// Of a root that keeps the size of its frame the answers are remembered; of any other item nothing is asked.
  /// - Precondition: Nothing along one axis depends on the other.
  func foreseeLengths(of item: ItemRecord) {
    _ = askForSizes(of: item) { _ in
      if rootPulls(for: item) { foreseeLengthsOfRoot() }
    }
  }

  private func foreseeLengthsOfRoot() {
    let width = SizeQuestion(axis: .horizontal, across: nil, of: root)
    let height = SizeQuestion(axis: .vertical, across: nil, of: root)
    let revision = rows.revision
    if question.size(width, at: revision) != nil, question.size(height, at: revision) != nil {
      return
    }
    // Across, each pulls to the natural length. Widths are natural first: so most rows that are solved for the
    // first time keep what they begin with.
    guard let low = pulledRootSize(height.pull(.leastSizeLevel)),
      let narrow = pulledRootSize(width.pull(.leastSizeLevel)), rows.revision == revision
    else { return }
    question.remember(width.answer(least: narrow, natural: low), to: width, at: revision)
    question.remember(height.answer(least: low, natural: narrow), to: height, at: revision)
  }

  /// Asks with rows that are up to date; a root that its own rows pull at stays so until the next pass or
  /// question of another kind.
  private func askForSizes<Answer>(
    of item: ItemRecord,
    _ body: (_ isGuest: Bool) -> Answer?
  ) -> Answer? {
    let former = question.pulledRoot
    let isNested = isRunning
    let asksRoot = item === root && root.isPlacedByFrame && !root.isCollapsed
    return ask(updating: true, leavingRootPulled: asksRoot) {
      // An item without rows takes part for the question only.
      let isGuest = item.variables == nil
      if isGuest, isInHierarchy(item) { admitGuest(item) }
      let answer = body(isGuest)
      if isGuest, holds(item) {
        dismissGuest(item)
        solveAndMeasure()
      }
      guard isNested, question.pulledRoot != nil else { return answer }
      if let former { pullRoot(former.pull) } else { putRootBack() }
      return answer
    }
  }

  private func pulledSize(
    of item: ItemRecord,
    _ pull: SizePull,
    isGuest: Bool
  ) -> LayoutSize? {
    if rootPulls(for: item) { return pulledRootSize(pull) }
    return pulledSize(aside: item, pull, isGuest: isGuest)
  }

  // MARK: By the rows of a root

  /// Whether an item is a root that has rows which say its size.
  private func rootPulls(for item: ItemRecord) -> Bool {
    guard item === root, holds(root), root.isPlacedByFrame, let own = root.systemRows else {
      return false
    }
    return own.placement == .size(own.placement.level) && own.placed[2] >= 0 && own.placed[3] >= 0
  }

  private func pulledRootSize(_ pull: SizePull) -> LayoutSize? {
    if question.pulledRoot == nil {
      let conflicts = knownConflicts()
      guard rootPulls(for: root) else { return nil }
      question.begin(PulledRoot(pull: pull, conflicts: conflicts))
    }
    pullRoot(pull)
    solveAndMeasure()
    return solvedFrame(of: root).map { LayoutGrain.snap($0).size }
  }

  private func pullRoot(_ pull: SizePull) {
    guard let own = root.systemRows, let conflicts = question.pulledRoot?.conflicts else {
      return
    }
    question.begin(PulledRoot(pull: pull, conflicts: conflicts))
    rows.keepingRevision {
      for (row, length) in [(own.placed[2], pull.width), (own.placed[3], pull.height)] {
        rows.setPriority(length.priority, of: row)
        rows.setConstant(length.length, of: row)
      }
    }
  }

  /// Has the rows of the root say the size of its frame again, if a question had them say another.
  func putRootBack() {
    guard let pulled = question.takePulledRoot() else { return }
    if let own = root.systemRows {
      rows.keepingRevision {
        for part in own.placed.indices where own.placed[part] >= 0 {
          rows.setPriority(own.placement.level, of: own.placed[part])
        }
      }
    }
    if holds(root) { place(root) }
    if memory.conflicts.isEmpty, !memory.needsReport { return }
    solveAndMeasure()
    settle(pulled.conflicts)
  }

  // MARK: By rows for the question

  private func pulledSize(
    aside item: ItemRecord,
    _ pull: SizePull,
    isGuest: Bool
  ) -> LayoutSize? {
    let conflicts = knownConflicts()
    // Names and sizes were asked for on the way, which may have led the item out of here.
    guard holds(item) else { return nil }
    let ties = ties(of: item)
    for constraint in ties { removeRow(of: constraint) }
    suspendPlacement(of: item)
    let rows = PullingRows(
      item: item,
      width: pullingRow(item, on: .horizontal, pull.width),
      height: pullingRow(item, on: .vertical, pull.height)
    )
    question.begin(rows)
    solveAndMeasure()
    // Measuring is foreign code, which may have taken the item out of here, and the rows with it.
    guard question.end(rows) else { return nil }
    let size = solvedFrame(of: item).map { LayoutGrain.snap($0).size }
    release(rows)
    let isAskedAgain = question.pulls.contains { $0.item === item }
    if !isGuest, !isAskedAgain { place(item) }
    for constraint in ties { lower(constraint) }
    solveAndMeasure()
    settle(conflicts)
    return size
  }

  /// Ends the questions for the fitting size of an item that leaves.
  func endPulls(at item: ItemRecord) {
    for rows in question.endPulls(at: item) { release(rows) }
  }

  private func release(_ pulling: PullingRows) {
    rows.remove(pulling.width)
    rows.remove(pulling.height)
  }

  /// Active constraints that lead out of the item's subtree and have a row, in their order.
  private func ties(of item: ItemRecord) -> [LayoutConstraint] {
    guard item.parent != nil else { return [] }
    return Set(item.outsideConstraints.filter { $0.row >= 0 }).sorted { $0.rank < $1.rank }
  }

  private func pullingRow(
    _ item: ItemRecord,
    on axis: LayoutAxis,
    _ pull: LengthPull
  ) -> Int32 {
    guard let own = item.variables else { return RowBook.noRow }
    return addRow(.equal, pull.length, priority: pull.priority, rank: .first, for: .item(item)) {
      $0.append(Term(own.length(on: axis), 1))
    }
  }

  // MARK: Conflicts meanwhile

  /// What is known of conflicts before a question.
  ///
  /// Those that were reported are looked at before it, too: edits may have changed them.
  func knownConflicts() -> KnownConflicts {
    if !memory.reported.isEmpty, rows.isEdited { solveAndMeasure() }
    return KnownConflicts(areReported: conflictsAreReported, broken: brokenConstraints())
  }

  /// Whether exactly what was reported is there now.
  private var conflictsAreReported: Bool {
    if memory.needsReport { return false }
    // So it is nearly always, without a word on either side.
    if memory.conflicts.isEmpty { return memory.reported.isEmpty }
    return Set(conflictIssues().map(\.issue)) == memory.reported
  }

  /// What is broken is as before the question, but may be found to contradict another set of constraints.
  func settle(_ known: KnownConflicts) {
    if known.areReported, brokenConstraints() == known.broken {
      memory.settle(reported: Set(conflictIssues().map(\.issue)))
    } else {
      memory.requestReport()
    }
  }

  /// What the conflicts of the last solution break; nil stands for rows of items themselves.
  private func brokenConstraints() -> [LayoutConstraint?: Int] {
    Dictionary(memory.conflicts.map { ($0.broken, 1) }, uniquingKeysWith: +)
  }
}
