import ConstraintSolver

/// From the solver's values to frames.
extension LayoutEngine {
  /// Has the solver compute what changed, and lists the items whose values did.
  func solve() {
    guard let report = rows.solve() else { return }
    statistics.solves += 1
    statistics.rowsTouched += report.rowsTouched
    statistics.pivots += report.pivots
    statistics.work += report.work
    delivery.noteChanges(in: rows, of: members, measuring: agenda)
    memory.note(isComplete: report.isComplete, isFeasible: report.isFeasible)
    // Last of all, as names are asked for: the items that answer may solve.
    if report.conflictsChanged { noteConflicts() }
  }

  /// Lists what is measured from the right edge of an item, as that edge may lie elsewhere.
  func noteMovedFromRight(in item: ItemRecord) {
    item.forEachFromRight { if $0.engine === self { noteMoved($0) } }
  }

  /// Lists an item whose solved frame may differ from the one it has.
  func noteMoved(_ item: ItemRecord) {
    delivery.note(item, measuring: agenda)
  }

  /// Asks items for their height at the width they got; says whether any answer was new.
  func measure() -> Bool {
    if !agenda.hasToMeasure { return rows.isEdited }
    let scale = displayScale
    // Of one solution; what foreign code solves meanwhile is measured again where it is handed out.
    var origins: [ItemRecord: LayoutPoint] = [:]
    for item in agenda.takeToMeasure() where item.measure.followsWidth {
      guard let outer = widthToDeliver(to: item, scale, &origins) else { continue }
      let inset = item.extras?.alignment ?? .zero
      let width = LayoutGrain.snap(outer - inset.left - inset.right)
      guard item.measure.ask(at: width) else { continue }
      guard let heights = heights(of: item, at: width) else { continue }
      let movesBaselines = item.takeMeasuredBaselines(heights.firstBaseline, heights.lastBaseline)
      // What follows from the width is no edit of its own.
      rows.keepingRevision {
        take(heights, of: item, inset)
        if movesBaselines { refreshRowsOfBaselines(of: item) }
      }
    }
    return rows.isEdited
  }

  /// What an item needs at a width, which it is asked for unless that is remembered; nil where foreign code led
  /// to another width, whose heights are known by now or asked for later.
  private func heights(of item: ItemRecord, at width: Double) -> LayoutContentHeights? {
    if let known = item.systemRows?.heights[width] { return known }
    statistics.measures += 1
    let heights = item.readHeights(forWidth: width)
    guard item.measure.width == width else { return nil }
    item.systemRows?.heights.remember(heights, at: width)
    return heights
  }

  /// Has the item's rows say what it needs at the width it gets.
  private func take(_ heights: LayoutContentHeights, of item: ItemRecord, _ inset: LayoutInsets) {
    let vertical = inset.top + inset.bottom
    setNatural(heights.natural, plus: vertical, of: item, .vertical)
    let least = heights.minimum ?? item.measure.least
    if least >= 0 || item.systemRows?.hasLeastSize == true {
      setLeast(least, plus: vertical, of: item, .vertical)
    }
  }

  private func refreshRowsOfBaselines(of item: ItemRecord) {
    for constraint in item.constraintsOfBothSides where constraint.dependsOnMetrics {
      constantDidChange(constraint)
    }
  }

  /// The width that the item is about to be handed, at a display scale; nil without variables.
  private func widthToDeliver(
    to item: ItemRecord,
    _ scale: Double,
    _ origins: inout [ItemRecord: LayoutPoint]
  ) -> Double? {
    guard let solved = solvedFrame(of: item) else { return nil }
    if scale == 0 { return solved.width }
    return roundedFrame(of: item, solved, scale, &origins).width
  }

  /// The solved frame of an item, to the bit where that is a length; nil without variables.
  func solvedFrame(of item: ItemRecord) -> LayoutRect? { solution(of: item)?.solved }

  /// What the solver says of an item's frame, whether those are lengths or not; nil without variables.
  private func solution(of item: ItemRecord) -> LayoutRect? {
    guard holds(item), let variables = item.variables else { return nil }
    var frame = LayoutRect(
      x: rows.value(of: variables.x),
      y: rows.value(of: variables.top),
      width: rows.value(of: variables.width),
      height: rows.value(of: variables.height)
    )
    if item.startsAtRight {
      frame.origin.x = interiorWidth(around: item) - frame.minX - frame.width
    }
    return frame
  }

  /// The width of an item's parent: by the solver, or of its frame if it does not take part or yields.
  private func interiorWidth(around item: ItemRecord) -> Double {
    guard let parent = item.parent else { return 0 }
    // What overflows a root that yields does so on the side where reading ends.
    let isSolved = parent !== root || !root.yieldsAsRoot || question.pulledRoot != nil
    guard holds(parent), let variables = parent.variables, isSolved else {
      return parent.readFrame()?.width ?? 0
    }
    return rows.value(of: variables.width)
  }

  /// Hands out the frames that changed.
  func deliver() {
    for item in delivery.take() {
      guard let solved = solution(of: item) else { continue }
      hand(LayoutGrain.snap(solved), to: item)
    }
  }

  /// Sets the item's frame if it differs from the one it has; that of the root but for its origin.
  func hand(_ solved: LayoutRect, to record: ItemRecord) {
    if let view = record.view { return hand(solved, to: view, record, from: view.storedFrame) }
    guard let item = record.item else { return record.itemDidDie() }
    let current = record.readFrame()
    // A frame that cannot be read is put right where it is the pass that sets it.
    guard current != nil || !record.isPlacedByFrame else { return }
    if current == nil { record.flags.remove(.hasInvalidFrame) }
    hand(solved, to: item, record, from: current)
  }

  private func hand(
    _ solved: LayoutRect,
    to item: some LayoutItem,
    _ record: ItemRecord,
    from current: LayoutRect?
  ) {
    var frame = solved
    if record === root {
      // However large the solver has it, the frame of a root that yields is what the toolkit says.
      if root.yieldsAsRoot { return }
      frame.origin = current?.origin ?? .zero
    }
    guard frame != current else { return }
    statistics.framesDelivered += 1
    delivery.noteHanded(to: record)
    if record.isGuide, let guide = item as? LayoutGuide { return guide.receive(frame) }
    // What is placed by its frame needs the one it was given again when it takes room again.
    let isKept = record.isPlacedByFrame && record.takesNoRoom
    let kept = isKept ? record.extras?.frameBeforeGone ?? current : nil
    // Where a frame set by hand is put right, the superview has seen this one before.
    if !record.delivery.takeHand() { record.layOutParent() }
    if record.isView, let view = item as? LayoutView {
      view.receive(frame)
    } else {
      item.layoutFrame = frame
    }
    if let kept { record.makeExtras().frameBeforeGone = kept }
    if !record.isView, record.firstChild != nil { record.refreshSafeAreaOfChildren() }
  }
}
