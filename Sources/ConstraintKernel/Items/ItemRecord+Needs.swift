/// How a record gets into the next layout pass.
///
/// A record that has variables is queued at its engine at once. One that has none yet marks the
/// path above it until it meets a record that is marked already or has an engine. Each record of a
/// new tree is marked once, so that building it costs O(1) per constraint whatever its depth.
extension ItemRecord {
  /// Has something done for the item in the next pass.
  func mark(_ need: Needs) {
    needs.formUnion(need)
    guard !flags.contains(.isQueued) else { return }
    flags.insert(.isQueued)
    announce()
  }

  /// Makes a queued item, or one with queued items below it, findable from its engine or root.
  func announce() {
    if let engine { return engine.queue.append(self) }
    var record = self
    while let above = record.parent {
      if let engine = above.engine { return engine.queue.append(record) }
      if above.flags.contains(.hasQueuedBelow) { return }
      above.flags.insert(.hasQueuedBelow)
      record = above
    }
    record.ownedEngine?.queue.append(record)
  }

  /// Lets the own frame take part as constraints, or not.
  func setPlacedByFrame(_ isPlaced: Bool) {
    guard isPlaced != isPlacedByFrame else { return }
    if isPlaced { flags.insert(.isPlacedByFrame) } else { flags.remove(.isPlacedByFrame) }
    mark(.placement)
  }

  /// From now on constraints, not the frame, say where the item stands.
  package func leaveFrame() {
    if isPresent { setPlacedByFrame(false) }
  }

  /// The item was given a frame from outside.
  ///
  /// An item that constraints place gets its own frame back in the next pass.
  func frameDidChangeFromOutside() {
    let frame = readFrame()
    if let frame, takesNoRoom { makeExtras().frameBeforeGone = frame }
    if frame != nil, !isView { refreshSafeAreaOfChildren() }
    if variables == nil, flags.contains(.hasStartsAtRight) { childrenAreMeasuredAnew() }
    guard variables != nil else { return }
    if frame != nil, isPlacedByFrame { mark(.placement) }
    flags.insert(.isMovedByHand)
    engine?.noteMoved(self)
  }

  /// Has the view that the item lies in lay out its subviews, as the item moved or has another size.
  func layOutParent() {
    if let parent, parent.hasCallbacks { parent.mark(.layout) }
  }

  /// Has the views in an item of a foreign class look at what of its safe area overlaps them.
  func refreshSafeAreaOfChildren() {
    for view in children.compactMap(\.view) { view.refreshSafeArea() }
  }

  /// Whether any active constraint names the item.
  var isConstrained: Bool { newest[.first] != nil || newest[.second] != nil }
}
