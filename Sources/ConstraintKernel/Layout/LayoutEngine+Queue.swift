/// From what was marked to rows of the solver.
extension LayoutEngine {
  /// Looks at everything queued; what asked for callbacks is collected in `updates` and `layouts`.
  func drain() {
    while !queue.isEmpty {
      let taken = queue.take()
      for index in 0..<taken.count {
        if belongs(taken[index]) { drain(from: taken[index]) }
        taken[index].releaseMention()
      }
      queue.giveBack(taken)
    }
  }

  /// Whether the item is one of this hierarchy; it may have moved since it was queued.
  private func belongs(_ item: ItemPointer) -> Bool {
    if item == rootPointer { return !isOver }
    let home = item.pointee.home ?? item.pointee.parent?.pointee.home
    return home?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }

  /// Whether foreign code has left the item in this hierarchy.
  private func stays(_ item: ItemPointer) -> Bool {
    if let home = item.pointee.home {
      return home.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
    }
    return !isOver && item.top == rootPointer
  }

  private func drain(from top: ItemPointer) {
    if !top.pointee.hasQueuedBelow { return settle(top) }
    var waiting = Table<ItemPointer>()
    swap(&waiting, &walk)
    top.retainMention()
    waiting.append(top)
    let before = departures
    while waiting.count > 0 {
      let item = waiting.popLast()
      // Foreign code may have moved what is met here; it is settled where it is now.
      if departures == before || stays(item) {
        let looksBelow = item.pointee.hasQueuedBelow
        item.pointee.hasQueuedBelow = false
        settle(item)
        if looksBelow, departures == before || stays(item) { meetChildren(of: item, &waiting) }
      }
      item.releaseMention()
    }
    swap(&waiting, &walk)
  }

  /// Adds the children that are queued, or have such below, to the way of a walk.
  private func meetChildren(of item: ItemPointer, _ waiting: inout Table<ItemPointer>) {
    // Last child first on the stack's way in, so that the first child comes out first.
    var child = item.pointee.lastChild
    while let current = child {
      if current.pointee.isQueued || current.pointee.hasQueuedBelow {
        current.retainMention()
        waiting.append(current)
      }
      child = current.pointee.previousSibling
    }
  }

  private func settle(_ item: ItemPointer) {
    item.pointee.isQueued = false
    let needs = item.pointee.needs
    guard !needs.isEmpty else { return }
    item.pointee.needs = []
    if needs.contains(.declarations) { item.record.existingLedger?.layoutPassWillSolve() }
    if needs.contains(.updateConstraints) {
      item.retainMention()
      updates.append(item)
    }
    if needs.contains(.layout), !item.pointee.awaitsLayout {
      item.pointee.awaitsLayout = true
      item.retainMention()
      layouts.append(item)
    }
    // What is placed by constraints takes part even before it has any.
    let isPlaced = item.pointee.isPlacedByFrame && !item.pointee.isCollapsed
    if item.pointee.base < 0, needs.contains(.placement), item == rootPointer || !isPlaced {
      admit(item)
      // Foreign code was asked, and may have moved the item to where the rest is done.
      guard holds(item) else { return }
    } else if item.pointee.base >= 0 {
      if needs.contains(.metrics) { refreshMetrics(of: item.record) }
      if needs.contains(.placement), item.mayBePlaced { place(item) }
      if needs.contains(.naturalSize) { refreshNaturalSize(of: item) }
      guard holds(item) else { return }
    }
    if needs.contains(.direction) {
      item.record.turnMargins()
      mirror(item.record)
    }
    if needs.contains(.constraints) { lowerPending(at: item) }
  }

  /// Lets rows follow margins, baselines and alignment insets.
  ///
  /// Most items have no alignment insets; then only margins and baselines can have changed a row.
  private func refreshMetrics(of record: ItemRecord) {
    let before = record.extras?.alignment
    record.pointer.refreshAlignment()
    let movesAll = before != record.extras?.alignment
    for constraint in record.incident
    where movesAll || constraint.firstAttribute.dependsOnMetrics
      || constraint.secondAttribute.dependsOnMetrics
    {
      refreshOffset(of: constraint)
    }
  }

  private func lowerPending(at item: ItemPointer) {
    // What is lowered may call foreign code that installs or uninstalls: the list has the word.
    while let next = item.pointee.fresh {
      item.pointee.fresh = next._withUnsafeGuaranteedRef { ConstraintList.younger(than: $0) }
      if lowerPlainly(next) { continue }
      lowerUnusual(next)
      // Foreign code may have moved the item, or all of this; the rest is lowered where it is now.
      if !stays(item) { return }
    }
    guard let extras = item.pointee.extras, !extras.waiting.isEmpty else { return }
    let waiting = extras.waiting
    extras.waiting = []
    for constraint in waiting {
      constraint.state.remove(.waits)
      if constraint.hostPointer == item { lower(constraint, in: item) }
    }
  }

  /// Lowers a constraint that foreign code may take out meanwhile.
  @inline(never)
  private func lowerUnusual(_ next: Unmanaged<LayoutConstraint>) {
    let leaves = next._withUnsafeGuaranteedRef { constraint in
      guard let host = constraint.hostPointer else { return false }
      constraint.state.insert(.isBeingLowered)
      lower(constraint, in: host)
      let leaves = constraint.state.contains(.leavesAfterLowering)
      constraint.state.subtract([.isBeingLowered, .leavesAfterLowering])
      return leaves
    }
    if leaves { next.release() }
  }

  /// Lowers again what follows the reading direction.
  private func mirror(_ record: ItemRecord) {
    for constraint in record.hosted {
      guard constraint.row >= 0, constraint.followsDirection else { continue }
      remove(constraint)
      lower(constraint, in: record.pointer)
    }
  }

  // MARK: Caches along the path to the root

  /// The direction in which constraints installed at the item are read.
  func direction(of item: ItemPointer) -> LayoutDirection {
    switch item.pointee.extras?.semanticContent ?? .unspecified {
    case .unspecified: inheritedDirection(of: item)
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  private func inheritedDirection(of item: ItemPointer) -> LayoutDirection {
    var found = LayoutDirection.leftToRight
    var top: ItemPointer? = item
    while let current = top {
      if current.pointee.directionStamp == environmentStamp {
        found = current.pointee.inheritedDirection
        break
      }
      if let environment = current.pointee.extras?.environment {
        found = environment.layoutDirection
        break
      }
      top = current.pointee.parent
    }
    var current = item
    while current.pointee.directionStamp != environmentStamp {
      current.pointee.directionStamp = environmentStamp
      current.pointee.inheritedDirection = found
      guard current != top, let parent = current.pointee.parent else { break }
      current = parent
    }
    return found
  }

  /// How deep the item lies below the root, remembered for the rest of the pass.
  func depth(of item: ItemPointer) -> Int32 {
    var steps: Int32 = 0
    var known: Int32 = 0
    var top: ItemPointer? = item
    while let current = top {
      if current.pointee.depthStamp == depthStamp {
        known = current.pointee.depth
        break
      }
      steps += 1
      top = current.pointee.parent
    }
    let depth = known + steps
    var current = item
    var own = depth
    while current.pointee.depthStamp != depthStamp {
      current.pointee.depthStamp = depthStamp
      current.pointee.depth = own
      own -= 1
      guard let parent = current.pointee.parent else { break }
      current = parent
    }
    return depth
  }
}
