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
    pass?.forgetAskedAncestry()
    defer { pass?.forgetAskedAncestry() }
    assert(pass != nil, "items are collected outside of a pass")
    for item in agenda.takeQueue() where isInHierarchy(item) { attendToAll(from: item) }
  }

  /// Has those declarations tried again in this pass whose targets have come since the last one.
  ///
  /// - Complexity: O(depth of the target) for each that waits.
  func tryAwaitedTargets() {
    let items = agenda.takeAwaitingTargets()
    if items.isEmpty { return }
    let asked = AskedAncestry()
    for item in items where isInHierarchy(item) {
      let waiting = item.ledgers.observers.filter(\.awaitsTargets)
      if waiting.isEmpty { continue }
      if waiting.contains(where: { $0.hasReachableTarget(in: self, sharing: asked) }) {
        item.mark(.declarations)
      } else {
        agenda.awaitTargets(of: item)
      }
    }
  }

  private func attendToAll(from top: ItemRecord) {
    if !top.marks.hasQueuedBelow { return attend(to: top) }
    let before = members.departures
    var waiting = [top]
    while let item = waiting.popLast() {
      guard members.departures == before || isInHierarchy(item) else { continue }
      let looksBelow = item.marks.takeLeadDown()
      attend(to: item)
      guard looksBelow, members.departures == before || isInHierarchy(item) else { continue }
      // Last child first on the stack's way in, so that the first child comes out first.
      var child = item.lastChild
      while let current = child {
        if current.marks.isOnTheWay { waiting.append(current) }
        child = current.previousSibling
      }
    }
  }

  /// Does what an item was marked for.
  private func attend(to item: ItemRecord) {
    let needs = item.marks.take()
    guard !needs.isEmpty else { return }
    let before = members.departures
    /// Whether foreign code has left the item in this hierarchy.
    func stays() -> Bool { members.departures == before || isInHierarchy(item) }
    if needs.contains(.declarations) {
      for observer in item.ledgers.observers {
        if let asked = pass?.askedAncestry() { observer.layoutPassWillSolve(sharing: asked) }
      }
      // Conditions and handlers may have moved the item to another hierarchy.
      guard stays() else { return item.mark(needs.subtracting(.declarations)) }
      if item.awaitsTargets { agenda.awaitTargets(of: item) }
    }
    if needs.contains(.updateConstraints) { pass?.collectUpdate(item) }
    if needs.contains(.layout) { pass?.collectLayout(item) }
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
    for _ in 0..<item.lists.count {
      if item.lists.oldestWaiting == nil { return }
      // Foreign code may have moved the item; the rest is lowered where it is now.
      guard isInHierarchy(item) else { return item.mark(.constraints) }
      guard let constraint = item.takeWaiting() else { continue }
      if constraint.endLostItems() { continue }
      lower(constraint)
    }
  }

  /// Lowers again what follows the reading direction or the usual gaps.
  private func mirror(_ item: ItemRecord) {
    for constraint in item.constraints(as: .host)
    where constraint.host === item && holds(item) && constraint.row >= 0
      && constraint.followsEnvironment
    {
      removeRow(of: constraint)
      lower(constraint)
    }
  }
}
