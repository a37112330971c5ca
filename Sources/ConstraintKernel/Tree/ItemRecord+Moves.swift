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
    let isFresh = parent == nil && ownedEngine == nil
    let environment = isFresh ? nil : namedEnvironment
    let former = isFresh ? nil : nearestEngine
    former?.members.noteDeparture()
    // Below a root whose engine was freed nothing has rows.
    let mayHaveRows = !isFresh && (former != nil || newParent != nil)
    let target = mayHaveRows ? newParent?.nearestEngine : nil
    if let parent {
      if parent.parent != nil || parent.lists.newest[.host] != nil {
        for constraint in outsideConstraints { constraint.drop() }
      }
      forgetShortcuts()
      unlink()
    }
    if mayHaveRows { move(to: target) }
    if let newParent {
      link(to: newParent)
      joinIsland(of: newParent)
      if marks.isOnTheWay { announce() }
    }
    engine?.memberDidMove(self)
    // Only a stack leaves out and orders what lies in it, and a stack that goes notifies none of them.
    setLeftOut(false)
    if !isGuide { setOrder(nil) }
    refreshInsideGone()
    if !isFresh { compareEnvironment(with: environment, isLeaving: newParent == nil) }
    for observer in ledgers.observers { observer.itemDidMove() }
    checkInvariants()
    newParent?.checkInvariants()
    if let island = extras?.island { AttachedNodes.shared.pruneIfCrowded(island) }
  }

  /// Has what lies here follow its environment, if that is another one than before the item moved.
  private func compareEnvironment(with former: LayoutEnvironment?, isLeaving: Bool) {
    let present = namedEnvironment
    // Nearly always none was set.
    if former == nil, present == nil { return }
    let previous = former ?? LayoutEnvironment()
    if previous != present ?? LayoutEnvironment() {
      environmentDidChange(from: previous, isLeaving: isLeaving)
    }
  }

  /// The engine that this record's hierarchy already has.
  private var nearestEngine: LayoutEngine? { engine ?? root.ownedEngine }

  /// The active constraints of what lies in the item that are read outside of it; one that names two
  /// such items comes twice.
  ///
  /// - Complexity: O(constraints below the item times the levels to the items they are read in).
  var outsideConstraints: [LayoutConstraint] {
    var outside: [LayoutConstraint] = []
    forEachInSubtree { inner in
      outside += inner.constraintsOfBothSides.filter { constraint in
        guard let host = constraint.host, host !== self else { return false }
        return !holds(host, above: inner)
      }
    }
    return outside
  }

  /// Takes the subtree out of every engine but `target`; its constraints wait for other rows.
  private func move(to target: LayoutEngine?) {
    if let ownedEngine, ownedEngine !== target { ownedEngine.tearDown() }
    // All variables of an item are of one engine, that of the hierarchy.
    var former: LayoutEngine?
    forEachInSubtree { record in
      record.marks.leaveHierarchy()
      record.delivery.leaveHierarchy()
      record.pathCache = nil
      if let engine = record.engine, engine !== target {
        former = engine
        engine.evict(record)
      }
      if record === self, let engine = record.engine {
        engine.forgetParent(of: record)
        record.marks.require(.placement)
      }
      record.noteLossOfRows()
      if record.ledgers.observers.contains(where: \.dependsOnSurroundings) {
        record.marks.require(.declarations)
      }
      if record.extras?.directionalMargins != nil { record.marks.require(.direction) }
      record.markAgain()
    }
    former?.finishEviction()
  }

  /// Has an item that takes part by itself come into the next engine without any constraint.
  func noteLossOfRows() {
    if !isPlacedByFrame || takesNoRoom || requiresNaturalSize { marks.require(.placement) }
  }

  /// The item was freed: so are its constraints, its rows and its place in the tree.
  func itemDidDie() {
    guard !flags.contains(.hasDied) else { return }
    flags.insert(.hasDied)
    ownedEngine?.tearDown()
    for role in ConstraintRole.allCases {
      while let constraint = lists.newest[role] { constraint.drop() }
    }
    endLedgers()
    extras?.scrollContent = nil
    while let child = firstChild { child.parentDidChange(to: nil) }
    engine?.remove(self)
    if parent != nil {
      forgetShortcuts()
      unlink()
    }
    leaveIsland()
    assert(firstChild == nil && !isConstrained, "something still names what has died")
    checkInvariants()
  }
}
