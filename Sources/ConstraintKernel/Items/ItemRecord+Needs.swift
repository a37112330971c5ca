/// How a record gets into the next layout pass.
///
/// A record that has variables is queued at its engine at once. One that has none yet marks the
/// path above it until it meets a marked record or one with an engine, so that building a tree
/// costs O(1) per constraint whatever its depth.
extension ItemPointer {
  @inline(__always)
  func mark(_ need: ItemRecord.Needs) {
    pointee.needs.formUnion(need)
    guard !pointee.isQueued else { return }
    pointee.isQueued = true
    announce()
  }

  /// Makes a queued item, or one with queued items below it, findable from its engine or root.
  func announce() {
    if let home = pointee.home { return home._withUnsafeGuaranteedRef { $0.enqueue(self) } }
    var item = self
    while let above = item.pointee.parent {
      if let home = above.pointee.home {
        return home._withUnsafeGuaranteedRef { $0.enqueue(item) }
      }
      if above.pointee.hasQueuedBelow { return }
      above.pointee.hasQueuedBelow = true
      item = above
    }
    item.pointee.engine?.enqueue(item)
  }
}

extension ItemPointer {
  /// From now on constraints, not the frame, say where the item stands.
  @inline(__always)
  func leaveFrame() {
    guard pointee.isPlacedByFrame, pointee.isBound else { return }
    pointee.isPlacedByFrame = false
    mark(.placement)
  }
}

extension [LayoutConstraint] {
  /// From now on constraints, not their frames, say where the first items stand.
  package func freeFirstItems() {
    withKept { $0.freeFirstItems() }
  }
}

extension UnsafeBufferPointer<Unmanaged<LayoutConstraint>> {
  /// From now on constraints, not their frames, say where the first items stand.
  func freeFirstItems() {
    forEachKept { $1.firstPointer.leaveFrame() }
  }
}

extension ItemRecord {
  func mark(_ need: Needs) { pointer.mark(need) }

  func announce() { pointer.announce() }

  func setPlacedByFrame(_ isPlaced: Bool) {
    guard isPlaced != isPlacedByFrame else { return }
    isPlacedByFrame = isPlaced
    mark(.placement)
  }

  /// From now on constraints, not the frame, say where the item stands.
  @inline(__always)
  package func leaveFrame() {
    pointer.leaveFrame()
  }

  /// The item was given a frame from outside.
  func frameDidChangeFromOutside(_ frame: LayoutRect) {
    if isCollapsed { makeExtras().frameBeforeGone = frame }
    if isPlacedByFrame && base >= 0 { mark(.placement) }
  }

  /// What lies here and below is in other surroundings than before.
  func environmentDidChange(from previous: LayoutEnvironment) {
    (home ?? root.engine)?.environmentStamp = LayoutRank.next()
    let isAnother = previous != effectiveEnvironment
    var listeners: [LayoutView] = []
    forEachInSubtree { record in
      record.existingLedger?.environmentDidChange()
      if record.state.hostedCount > 0 { record.mark(.direction) }
      record.turnMargins()
      // Another text scale gives text another size.
      if record.systemRows?.hasNaturalSize == true { record.mark([.naturalSize, .metrics]) }
      // So it gives other baselines to what stands around text.
      if record.hasCallbacks && !record.incident.isEmpty { record.mark(.metrics) }
      // Another scale may round every frame anew.
      record.home?.noteMoved(record.pointer)
      guard let view = record.view else { return }
      view.refreshReadableGuide()
      if isAnother, record.hasCallbacks, record.inheritsEnvironment(of: self) {
        listeners.append(view)
      }
    }
    for view in listeners { view.traitCollectionDidChange(previous) }
  }

  /// Whether no environment of its own stands between this record and one above it.
  private func inheritsEnvironment(of above: ItemRecord) -> Bool {
    var record = self
    while record !== above {
      guard record.extras?.environment == nil, let parent = record.parent else { return false }
      record = parent
    }
    return true
  }
}
