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

  func environmentDidChange() {
    (home ?? root.engine)?.environmentStamp = LayoutRank.next()
    forEachInSubtree { record in
      record.existingLedger?.environmentDidChange()
      if !record.state.hostedList.isEmpty { record.mark(.direction) }
      // Another text scale gives text another size.
      if record.systemRows?.hasNaturalSize == true { record.mark([.naturalSize, .metrics]) }
      // Another scale may round every frame anew.
      record.home?.noteMoved(record.pointer)
    }
  }
}
