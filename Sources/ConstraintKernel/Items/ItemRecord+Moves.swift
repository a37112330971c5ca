/// What moving and dying do to an item's constraints and variables.
extension ItemRecord {
  /// Moves the subtree: constraints inside it stay, those that tied it to the outside are dropped.
  ///
  /// - Complexity: O(*n*) in the items and constraints of the subtree; O(1) for an item that had no
  ///   parent and no engine.
  func parentDidChange(to newParent: ItemRecord?) {
    guard newParent !== parent else { return }
    if let newParent, newParent === self || firstChild != nil && newParent.isInside(self) {
      return report(.cyclicHierarchy)
    }
    let isFresh = parent == nil && engine == nil
    let environment = isFresh ? nil : effectiveEnvironment
    let former = isFresh ? nil : nearestEngine
    former?.departures += 1
    // Below a root whose engine has gone nothing has rows.
    let mayHaveRows = !isFresh && (former != nil || newParent != nil)
    let target = mayHaveRows ? newParent?.nearestEngine : nil
    if let parent {
      if parent.parent != nil || !parent.hosted.isEmpty { dropOutsideConstraints() }
      unlink()
    }
    if mayHaveRows { move(to: target) }
    if let newParent { link(to: newParent) }
    refreshInsideGone()
    if let environment, environment != effectiveEnvironment {
      environmentDidChange(from: environment, isLeaving: newParent == nil)
    }
    ledgers.slots?.itemDidMove()
    newParent?.checkInvariants()
  }

  /// The engine that this record's hierarchy already has.
  private var nearestEngine: LayoutEngine? { home ?? root.engine }

  /// Takes constraints out that are read in the space of something outside of the subtree.
  private func dropOutsideConstraints() {
    forEachInSubtree { inner in
      for constraint in inner.constraints.all + inner.mentions.all {
        guard let host = constraint.host, host !== self, host !== inner else { continue }
        if !holds(host, above: inner) { constraint.drop() }
      }
    }
  }

  /// Takes the subtree out of every engine but `target`; its constraints wait for other rows.
  private func move(to target: LayoutEngine?) {
    if let engine, engine !== target { engine.tearDown() }
    // Whoever has variables has them of one engine, that of the hierarchy.
    var former: LayoutEngine?
    forEachInSubtree { record in
      record.flags.subtract([.isQueued, .hasQueuedBelow, .isMoved, .awaitsTargets])
      record.cache = PathCache()
      if let home = record.home, home !== target {
        former = home
        home.evict(record)
      }
      if record === self, let home = record.home {
        home.forgetParent(of: record)
        record.needs.insert(.placement)
      }
      if !record.isPlacedByFrame || record.takesNoRoom { record.needs.insert(.placement) }
      if record.ledgers.slots?.dependsOnSurroundings == true { record.needs.insert(.declarations) }
      if record.extras?.directionalMargins != nil { record.needs.insert(.direction) }
      if !record.needs.isEmpty { record.mark([]) }
    }
    former?.finishEviction()
  }

  /// The item has gone: so do its constraints, its rows and its place in the tree.
  func itemDidDie() {
    guard !flags.contains(.hasDied) else { return }
    flags.insert(.hasDied)
    engine?.tearDown()
    for constraint in constraints.all { constraint.drop() }
    for constraint in mentions.all { constraint.drop() }
    for constraint in hosted.all { constraint.drop() }
    pending = []
    ledgers.slots?.itemDidDie()
    ledgers = ItemLedgers()
    extras?.scrollContent = nil
    while let child = firstChild { child.parentDidChange(to: nil) }
    home?.remove(self)
    if parent != nil { unlink() }
  }
}
