/// How a record gets into the next layout pass.
///
/// A record that has variables is queued at its engine at once. One that has none yet marks the
/// path above it until it meets a marked record or one with an engine, so that building a tree
/// costs O(1) per constraint whatever its depth.
extension ItemRecord {
  func mark(_ need: Needs) {
    needs.formUnion(need)
    guard !isQueued else { return }
    isQueued = true
    announce()
  }

  /// Makes a queued record, or one with queued records below it, findable from its engine or root.
  func announce() {
    if let home { return home.enqueue(self) }
    var record = self
    while let above = record.parent {
      if let home = above.home { return home.enqueue(record) }
      if above.hasQueuedBelow { return }
      above.hasQueuedBelow = true
      record = above
    }
    record.engine?.enqueue(record)
  }

  func setPlacedByFrame(_ isPlaced: Bool) {
    guard isPlaced != isPlacedByFrame else { return }
    isPlacedByFrame = isPlaced
    mark(.placement)
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
      if !record.hostedList.isEmpty { record.mark(.direction) }
      // Another text scale gives text another size.
      if record.systemRows?.hasNaturalSize == true { record.mark([.naturalSize, .metrics]) }
      // Another scale may round every frame anew.
      record.home?.noteMoved(record)
    }
  }
}
