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
    pointer.refreshAncestry()
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

  /// Whether this record's subtree, in which `inner` lies, holds a record above or at `inner`.
  ///
  /// - Complexity: O(levels from `inner` up to the nearer of the two).
  func holds(_ host: ItemRecord, above inner: ItemRecord) -> Bool {
    pointer.holds(host.pointer, above: inner.pointer)
  }

  /// The nearest record that holds both records, or is one of them; nothing between hierarchies.
  ///
  /// - Complexity: O(depth).
  func nearestCommonAncestor(with other: ItemRecord) -> ItemRecord? {
    pointer.nearestCommonAncestor(with: other.pointer)?.record
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
    guard newParent?.pointer != state.parent else { return }
    if let newParent, pointer.isAlone, newParent !== self {
      link(to: newParent)
      pointer.declarationsDidMove()
      return
    }
    if let newParent, firstChild != nil || newParent === self, newParent.isInside(self) {
      return report(.cyclicHierarchy)
    }
    let isFresh = state.parent == nil && state.engine == nil
    let environment = isFresh ? nil : effectiveEnvironment
    // Below a root whose engine has gone nothing has rows, and marks stay where they are.
    let hasRows = state.home != nil || newParent != nil || pointer.top.pointee.engine != nil
    if let parent = state.parent {
      if parent.pointee.parent != nil || parent.pointee.hostedCount > 0 {
        dropOutsideConstraints()
      }
      unlink()
    }
    if !isFresh && hasRows { moveHome(to: newParent?.nearestEngine) }
    if let newParent { link(to: newParent) }
    if let environment, environment != effectiveEnvironment {
      environmentDidChange(from: environment)
    }
    if newParent == nil { refreshInsideGone() }
    pointer.declarationsDidMove()
  }

  /// The engine that this record's hierarchy already has.
  private var nearestEngine: Unmanaged<LayoutEngine>? {
    state.home ?? pointer.top.pointee.engine.map(Unmanaged.passUnretained)
  }

  private func dropOutsideConstraints() {
    let top = pointer
    top.forEachInSubtree { item in
      var upcoming = item.pointee.incidentList.first
      while let current = upcoming {
        upcoming = ConstraintList.next(after: current, of: item)
        current._withUnsafeGuaranteedRef {
          guard let host = $0.hostPointer, host != top, host != item else { return }
          if !top.holds(host, above: item) { $0.uninstall() }
        }
      }
    }
  }

  /// Takes the subtree out of every engine but `target`; its constraints wait to be lowered again.
  private func moveHome(to target: Unmanaged<LayoutEngine>?) {
    let target = target?.toOpaque()
    if let engine, Unmanaged.passUnretained(engine).toOpaque() != target {
      engine.tearDown()
      self.engine = nil
    }
    let top = pointer
    // Whoever has variables has them of one engine, that of the hierarchy.
    var former: Unmanaged<LayoutEngine>?
    top.forEachInSubtree { item in
      if let home = item.pointee.home, home.toOpaque() != target {
        former = home
        home._withUnsafeGuaranteedRef { $0.evict(item) }
      }
      item.pointee.isQueued = false
      item.pointee.hasQueuedBelow = false
      item.pointee.directionStamp = 0
      item.pointee.isMoved = false
      if item == top, let home = item.pointee.home {
        home._withUnsafeGuaranteedRef { $0.forgetParent(of: item) }
        item.pointee.needs.insert(.placement)
      }
      if item.hasPending { item.pointee.needs.insert(.constraints) }
      if item.pointee.ledger?.dependsOnSurroundings == true {
        item.pointee.needs.insert(.declarations)
      }
      if item.pointee.extras?.directionalMargins != nil { item.pointee.needs.insert(.direction) }
      if !item.pointee.needs.isEmpty { item.mark([]) }
    }
    former?._withUnsafeGuaranteedRef { $0.finishEviction() }
  }

  func link(to parent: ItemRecord) {
    pointer.link(to: parent.pointer)
    refreshInsideGone()
  }

  func unlink() {
    pointer.unlink()
  }

  /// The item has gone: so do its constraints, its rows and its place in the tree.
  func itemDidDie() {
    guard !state.hasDied else { return }
    state.hasDied = true
    state.isLivingView = false
    let pointer = pointer
    if let engine = state.engine {
      state.engine = nil
      engine.tearDown()
    }
    if !state.incidentList.isEmpty { pointer.uninstallAll() }
    if state.hostedCount > 0 { pointer.forEachHosted { $0.uninstall() } }
    state.extras?.waiting = []
    state.ledger?.itemDidDie()
    while let child = state.firstChild { child.loseParent() }
    if let home = state.home { home._withUnsafeGuaranteedRef { $0.evictVariables(of: pointer) } }
    if state.parent != nil { pointer.unlink() }
    item = nil
    view = nil
    pointer.keepForMentions()
  }
}

extension ItemPointer {
  /// The parent dies; what has no rows and inherits nothing needs only be unlinked.
  fileprivate func loseParent() {
    let isTied = pointee.home != nil || pointee.isInsideGone
    if !isTied, let parent = pointee.parent, parent.pointee.parent == nil,
      parent.pointee.extras?.environment == nil
    {
      unlink()
      declarationsDidMove()
    } else {
      record.parentDidChange(to: nil)
    }
  }
}
