/// The tree of records: who lies in whom, and what moving does to constraints.
extension ItemRecord {
  /// The top of the hierarchy.
  var root: ItemRecord {
    var record = self
    while let parent = record.parent { record = parent }
    return record
  }

  /// Verifies the links upward for items that do not report moves by themselves.
  func refreshAncestry() {
    var record = self
    while !record.tracksParent, let item = record.item {
      let parent = item.layoutParent?.record
      if parent !== record.parent { record.parentDidChange(to: parent) }
      guard let parent else { return }
      record = parent
    }
  }

  /// Calls `body` for this record and all below it, parents first.
  func forEachInSubtree(_ body: (ItemRecord) -> Void) {
    var record = self
    while true {
      body(record)
      if let child = record.firstChild {
        record = child
        continue
      }
      while record.nextSibling == nil {
        guard record !== self, let parent = record.parent else { return }
        record = parent
      }
      guard record !== self, let sibling = record.nextSibling else { return }
      record = sibling
    }
  }

  /// Whether this record is `other` or lies below it.
  func isInside(_ other: ItemRecord) -> Bool {
    var record: ItemRecord? = self
    while let current = record {
      if current === other { return true }
      record = current.parent
    }
    return false
  }

  /// The nearest record that holds both records, or is one of them; nothing between hierarchies.
  ///
  /// - Complexity: O(depth).
  func nearestCommonAncestor(with other: ItemRecord) -> ItemRecord? {
    var left: ItemRecord? = self
    var right: ItemRecord? = other
    // Two pointers that swap trees at the top meet at the common ancestor, or both at nothing.
    while left !== right {
      if let current = left { left = current.parent } else { left = other }
      if let current = right { right = current.parent } else { right = self }
    }
    return left
  }

  /// The nearest record that holds all records, or is one of them; nothing between hierarchies.
  ///
  /// - Complexity: O(*n* · depth), and O(*n*) where all are the same.
  package static func nearestCommonAncestor(of records: [ItemRecord]) -> ItemRecord? {
    for record in records { record.refreshAncestry() }
    guard var common = records.first else { return nil }
    for record in records.dropFirst() where record !== common {
      guard let nearer = common.nearestCommonAncestor(with: record) else { return nil }
      common = nearer
    }
    return common
  }

  /// Moves the subtree: what lies inside it stays tied, what tied it to the outside is dropped.
  func parentDidChange(to newParent: ItemRecord?) {
    guard newParent !== parent else { return }
    if let newParent, firstChild != nil || newParent === self, newParent.isInside(self) {
      return report(.cyclicHierarchy)
    }
    let isFresh = parent == nil && engine == nil
    let environment = isFresh ? nil : effectiveEnvironment
    // Below a root whose engine has gone nothing has rows, and marks stay where they are.
    let hasRows = home != nil || root.engine != nil || newParent != nil
    if let parent {
      if parent.parent != nil || !parent.hostedList.isEmpty { dropOutsideConstraints() }
      unlink()
    }
    if !isFresh && hasRows { moveHome(to: newParent?.nearestEngine) }
    if let newParent { link(to: newParent) }
    if let environment, environment != effectiveEnvironment { environmentDidChange() }
    if newParent == nil { refreshInsideGone() }
    existingLedger?.itemDidMove()
  }

  /// The engine that this record's hierarchy already has.
  private var nearestEngine: LayoutEngine? { home ?? root.engine }

  private func dropOutsideConstraints() {
    var outside: [LayoutConstraint] = []
    forEachInSubtree { record in
      for constraint in record.incident {
        if let host = constraint.host, host === parent || !host.isInside(self) {
          outside.append(constraint)
        }
      }
    }
    for constraint in outside { constraint.uninstall() }
  }

  /// Takes the subtree out of every engine but `target`; its constraints wait to be lowered again.
  private func moveHome(to target: LayoutEngine?) {
    if let engine, engine !== target {
      engine.tearDown()
      self.engine = nil
    }
    forEachInSubtree { record in
      if let home = record.home, home !== target { home.evictRows(of: record) }
    }
    forEachInSubtree { record in
      if let home = record.home, home !== target { home.evictVariables(of: record) }
      record.isQueued = false
      record.hasQueuedBelow = false
      record.directionStamp = 0
      record.isMoved = false
      if record === self, record.base >= 0 { record.needs.insert(.placement) }
      if record.hasPending { record.needs.insert(.constraints) }
      if record.existingLedger?.dependsOnSurroundings == true { record.needs.insert(.declarations) }
      if !record.needs.isEmpty { record.mark([]) }
    }
  }

  func link(to parent: ItemRecord) {
    self.parent = parent
    previousSibling = parent.lastChild
    nextSibling = nil
    if let last = parent.lastChild { last.nextSibling = self } else { parent.firstChild = self }
    parent.lastChild = self
    if isQueued || hasQueuedBelow { announce() }
    refreshInsideGone()
  }

  func unlink() {
    if let previousSibling {
      previousSibling.nextSibling = nextSibling
    } else {
      parent?.firstChild = nextSibling
    }
    if let nextSibling {
      nextSibling.previousSibling = previousSibling
    } else {
      parent?.lastChild = previousSibling
    }
    parent = nil
    nextSibling = nil
    previousSibling = nil
  }

  /// The item has gone: so do its constraints, its rows and its place in the tree.
  func itemDidDie() {
    guard !hasDied else { return }
    hasDied = true
    engine?.tearDown()
    engine = nil
    while let constraint = incidentList.first { constraint.uninstall() }
    while let constraint = hostedList.first { constraint.uninstall() }
    extras?.waiting = []
    extras?.ledger?.itemDidDie()
    while let child = firstChild { child.parentDidChange(to: nil) }
    home?.evictVariables(of: self)
    if parent != nil { unlink() }
    item = nil
    view = nil
  }
}
