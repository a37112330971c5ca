/// From what was marked to rows of the solver.
extension ItemRecord {
  /// Whether the item takes part even before it has any constraints: it is gone, lies in something
  /// that is, or may have a natural size that its frame does not outdo.
  fileprivate var hasOwnWishes: Bool {
    isCollapsed || isInsideGone || hasForeignMetrics && (!isPlacedByFrame || requiresNaturalSize)
  }
}

extension LayoutEngine {
  /// Does once what each queued item was marked for; the pass collects the items that are to be called.
  func attendToQueue() {
    askedAncestry = nil
    defer { askedAncestry = nil }
    assert(pass != nil, "items are collected outside of a pass")
    let taken = queue
    queue.removeAll(keepingCapacity: true)
    for item in taken where isInHierarchy(item) { attendToAll(from: item) }
  }

  /// Whether the item is one of this hierarchy; it may have moved since it was met.
  ///
  /// - Complexity: O(depth) for an item without variables.
  func isInHierarchy(_ item: ItemRecord) -> Bool {
    if let engine = item.engine { return engine === self }
    if item === root { return !isOver }
    return !isOver && (item.parent?.engine === self || item.root === root)
  }

  private func attendToAll(from top: ItemRecord) {
    if !top.flags.contains(.hasQueuedBelow) { return attend(to: top) }
    let before = departures
    var waiting = [top]
    while let item = waiting.popLast() {
      guard departures == before || isInHierarchy(item) else { continue }
      let looksBelow = item.flags.contains(.hasQueuedBelow)
      item.flags.remove(.hasQueuedBelow)
      attend(to: item)
      guard looksBelow, departures == before || isInHierarchy(item) else { continue }
      // Last child first on the stack's way in, so that the first child comes out first.
      var child = item.lastChild
      while let current = child {
        if !current.flags.isDisjoint(with: [.isQueued, .hasQueuedBelow]) {
          waiting.append(current)
        }
        child = current.previousSibling
      }
    }
  }

  /// Does what an item was marked for.
  private func attend(to item: ItemRecord) {
    item.flags.remove(.isQueued)
    let needs = item.needs
    guard !needs.isEmpty else { return }
    item.needs = []
    let before = departures
    /// Whether foreign code has left the item in this hierarchy.
    func stays() -> Bool { departures == before || isInHierarchy(item) }
    if needs.contains(.declarations) {
      item.ledgers.slots?.layoutPassWillSolve(sharing: askedAncestry.made(by: AskedAncestry.init))
      // Conditions and handlers may have moved the item to another hierarchy.
      guard stays() else { return item.mark(needs.subtracting(.declarations)) }
      if item.ledgers.slots?.awaitsTargets == true { awaitTargets(of: item) }
    }
    if needs.contains(.updateConstraints) { pass?.updates.append(item) }
    if needs.contains(.layout), item.flags.insert(.awaitsLayout).inserted {
      pass?.layouts.append(item)
    }
    if item.variables == nil, !needs.isDisjoint(with: [.placement, .naturalSize]),
      item.hasOwnWishes || item === root && needs.contains(.placement)
    {
      admit(item)
    } else if item.variables != nil {
      if needs.contains(.metrics) { refreshMetrics(of: item) }
      if needs.contains(.placement), holds(item), item.mayBePlaced { place(item) }
      if needs.contains(.naturalSize), holds(item) { refreshNaturalSize(of: item) }
    }
    guard stays() else { return item.mark(needs.intersection([.direction, .constraints])) }
    if needs.contains(.direction) {
      item.turnMargins()
      turnStarts(in: item)
      mirror(item)
    }
    if needs.contains(.constraints) { lowerWaiting(at: item) }
  }

  /// Lets rows follow margins, baselines and alignment insets.
  ///
  /// Most items have no alignment insets; then only margins and baselines can have changed a row.
  private func refreshMetrics(of item: ItemRecord) {
    let movesAll = item.refreshAlignment()
    for constraint in item.constraintsOfBothSides { constraint.refreshBaselines() }
    for constraint in item.constraintsOfBothSides
    where movesAll || constraint.dependsOnMetrics {
      constantDidChange(constraint)
    }
    if movesAll, holds(item) { refreshNaturalSize(of: item) }
  }

  /// Gives rows to the item's constraints that wait for one.
  ///
  /// Foreign code may add others meanwhile, perhaps without end; those are left for the next round.
  private func lowerWaiting(at item: ItemRecord) {
    for _ in 0..<item.constraintCount {
      guard let constraint = item.oldestWaiting else { return }
      // Foreign code may have moved the item; the rest is lowered where it is now.
      guard isInHierarchy(item) else { return item.mark(.constraints) }
      item.oldestWaiting = constraint.newer[.first]
      lower(constraint)
    }
  }

  /// Lowers again what follows the reading direction.
  private func mirror(_ item: ItemRecord) {
    for constraint in item.constraints(as: .host)
    where constraint.host === item && holds(item) && constraint.row >= 0
      && constraint.followsDirection
    {
      removeRow(of: constraint)
      lower(constraint)
    }
  }
}
