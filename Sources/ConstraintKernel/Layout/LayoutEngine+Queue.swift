/// From what was marked to rows of the solver.
extension LayoutEngine {
  /// Looks at everything queued; what asked for callbacks is collected in `updates` and `layouts`.
  func drain() {
    while !queue.isEmpty {
      let taken = queue.take()
      for record in taken where belongs(record) { drain(from: record) }
      queue.giveBack(taken)
    }
  }

  /// Whether the record is one of this hierarchy; it may have moved since it was queued.
  private func belongs(_ record: ItemRecord) -> Bool {
    record.home === self || record === root
      || (record.home == nil && record.parent?.home === self)
  }

  private func drain(from top: ItemRecord) {
    if !top.hasQueuedBelow { return settle(top) }
    var waiting = walk
    walk = []
    waiting.append(top)
    while let record = waiting.popLast() {
      let looksBelow = record.hasQueuedBelow
      record.hasQueuedBelow = false
      settle(record)
      guard looksBelow else { continue }
      // Last child first on the stack's way in, so that the first child comes out first.
      var child = record.lastChild
      while let current = child {
        if current.isQueued || current.hasQueuedBelow { waiting.append(current) }
        child = current.previousSibling
      }
    }
    walk = waiting
  }

  private func settle(_ record: ItemRecord) {
    record.isQueued = false
    let needs = record.needs
    guard !needs.isEmpty else { return }
    record.needs = []
    if needs.contains(.declarations) { record.existingLedger?.layoutPassWillSolve() }
    if needs.contains(.updateConstraints) { updates.append(record) }
    if needs.contains(.layout), !record.awaitsLayout {
      record.awaitsLayout = true
      layouts.append(record)
    }
    // What is placed by constraints takes part even before it has any.
    let isPlaced = record.isPlacedByFrame && !record.isCollapsed
    if record.base < 0, needs.contains(.placement), record === root || !isPlaced {
      admit(record)
    } else if record.base >= 0 {
      if needs.contains(.metrics) { refreshMetrics(of: record) }
      if needs.contains(.placement) { place(record) }
      if needs.contains(.naturalSize) { refreshNaturalSize(of: record) }
    }
    if needs.contains(.direction) { mirror(record) }
    if needs.contains(.constraints) { lowerPending(at: record) }
  }

  /// Lets rows follow margins, baselines and alignment insets.
  ///
  /// Most items have no alignment insets; then only margins and baselines can have changed a row.
  private func refreshMetrics(of record: ItemRecord) {
    let before = record.extras?.alignment
    record.refreshAlignment()
    let movesAll = before != record.extras?.alignment
    for constraint in record.incident
    where movesAll || constraint.firstAttribute.dependsOnMetrics
      || constraint.secondAttribute.dependsOnMetrics
    {
      refreshOffset(of: constraint)
    }
  }

  private func lowerPending(at record: ItemRecord) {
    // What is lowered may call foreign code that installs or uninstalls: the list has the word.
    while let constraint = record.fresh {
      record.fresh = constraint.hostLinks.next
      lower(constraint, in: record)
    }
    guard let extras = record.extras, !extras.waiting.isEmpty else { return }
    let waiting = extras.waiting
    extras.waiting = []
    for constraint in waiting {
      constraint.state.remove(.waits)
      if constraint.host === record { lower(constraint, in: record) }
    }
  }

  /// Lowers again what follows the reading direction.
  private func mirror(_ record: ItemRecord) {
    for constraint in record.hosted {
      guard constraint.row >= 0, constraint.followsDirection else { continue }
      remove(constraint)
      lower(constraint, in: record)
    }
  }

  // MARK: Caches along the path to the root

  /// The direction in which constraints installed at the record are read.
  func direction(of record: ItemRecord) -> LayoutDirection {
    switch record.extras?.semanticContent ?? .unspecified {
    case .unspecified: inheritedDirection(of: record)
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  private func inheritedDirection(of record: ItemRecord) -> LayoutDirection {
    var found = LayoutDirection.leftToRight
    var top: ItemRecord? = record
    while let current = top {
      if current.directionStamp == environmentStamp {
        found = current.inheritedDirection
        break
      }
      if let environment = current.extras?.environment {
        found = environment.layoutDirection
        break
      }
      top = current.parent
    }
    var current = record
    while current.directionStamp != environmentStamp {
      current.directionStamp = environmentStamp
      current.inheritedDirection = found
      guard current !== top, let parent = current.parent else { break }
      current = parent
    }
    return found
  }

  /// How deep the record lies below the root, remembered for the rest of the pass.
  func depth(of record: ItemRecord) -> Int32 {
    var steps: Int32 = 0
    var known: Int32 = 0
    var top: ItemRecord? = record
    while let current = top {
      if current.depthStamp == depthStamp {
        known = current.depth
        break
      }
      steps += 1
      top = current.parent
    }
    let depth = known + steps
    var current = record
    var own = depth
    while current.depthStamp != depthStamp {
      current.depthStamp = depthStamp
      current.depth = own
      own -= 1
      guard let parent = current.parent else { break }
      current = parent
    }
    return depth
  }
}
