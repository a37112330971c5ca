/// What frames there would be if constraints came and went.
extension LayoutEngine {
  /// The frames that a pass would hand out after an exchange, of those above before those in them; inside
  /// of ``ask(updating:leavingRootPulled:_:)``.
  ///
  /// The exchange is carried out and taken back, and no frame is handed out. The solution is unique
  /// whatever the order of edits, so it comes back to the same bits.
  func frames(after exchange: ConstraintExchange) -> [(item: ItemRecord, frame: LayoutRect)] {
    let conflicts = knownConflicts()
    let absent = root.subtree.filter { !holds($0) }
    let undo = exchange.carryOut()
    solveEdits()
    measureAll()
    let frames = framesToHandOut()
    undo.takeBack()
    solveEdits()
    // Those that took part for the question only, the inner ones before what they lie in.
    for item in absent.reversed() where holds(item) { dismissGuest(item) }
    measureAll()
    settle(conflicts)
    return frames
  }

  /// Turns what is marked into rows, and solves them.
  func solveEdits() {
    drain()
    solveAndMeasure()
  }

  /// Has those measured again that are handed another width than they were asked at.
  private func measureAll() {
    for item in root.subtree where item.measure.followsWidth && holds(item) {
      agenda.measure(item)
    }
    if agenda.hasToMeasure { solveAndMeasure() }
  }

  /// What ``deliver()`` or ``deliverRounded(to:)`` would hand out, and what follows at once.
  private func framesToHandOut() -> [(item: ItemRecord, frame: LayoutRect)] {
    var origins: [ItemRecord: LayoutPoint] = [:]
    var sizes: [ItemRecord: LayoutSize] = [:]
    var found: [(item: ItemRecord, frame: LayoutRect)] = []
    for item in root.subtree {
      guard let frame = frameToHandOut(item, &origins, sizes) else { continue }
      sizes[item] = frame.size
      found.append((item, frame))
    }
    return found
  }

  private func frameToHandOut(
    _ item: ItemRecord,
    _ origins: inout [ItemRecord: LayoutPoint],
    _ sizes: [ItemRecord: LayoutSize]
  ) -> LayoutRect? {
    guard let current = item.readFrame() else { return nil }
    if !memory.isFeasible { return current }
    guard let solved = solvedFrame(of: item) else { return followed(item, current, sizes) }
    if item === root, root.yieldsAsRoot { return current }
    let scale = displayScale
    var frame =
      scale > 0 ? roundedFrame(of: item, solved, scale, &origins) : LayoutGrain.snap(solved)
    if item === root { frame.origin = current.origin }
    return frame
  }

  /// Where an item without variables stands: as its mask says, if its superview gets another size.
  private func followed(
    _ item: ItemRecord,
    _ current: LayoutRect,
    _ sizes: [ItemRecord: LayoutSize]
  ) -> LayoutRect? {
    guard let view = item.view else { return item.isGuide ? nil : current }
    guard view.isAutoresizing, let parent = item.parent, let before = parent.readFrame()?.size,
      let after = sizes[parent], before != after
    else { return current }
    return view.resized(from: before, to: after)
  }
}
