/// What frames from outside mean for an item.
extension ItemRecord {
  /// Lets the own frame take part as constraints, or not.
  func setPlacedByFrame(_ isPlaced: Bool) {
    guard isPlaced != isPlacedByFrame else { return }
    if isPlaced { flags.insert(.isPlacedByFrame) } else { flags.remove(.isPlacedByFrame) }
    mark(.placement)
  }

  /// From now on constraints, not the frame, say where the item stands; those of a state that is being
  /// defined do once it is switched to.
  package func leaveFrame() {
    guard isPlacedByFrame else { return }
    if let definition = ConstraintScope.definition {
      definition.place(self)
    } else {
      endPlacementByFrame()
    }
  }

  /// From now on constraints, not the frame, say where the item stands, whatever is running.
  func endPlacementByFrame() {
    if isPresent { setPlacedByFrame(false) }
  }

  /// The item was given a frame from outside.
  ///
  /// An item that constraints place gets its own frame back in the next pass.
  func frameDidChangeFromOutside() {
    let frame = readFrame()
    if let frame, takesNoRoom { makeExtras().frameBeforeGone = frame }
    if frame != nil, !isView { refreshSafeAreaOfChildren() }
    if variables == nil, hasStartsAtRight { childrenAreMeasuredAnew() }
    guard variables != nil else { return }
    if frame != nil, isPlacedByFrame { mark(.placement) }
    delivery.noteHand()
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
}
