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
    // Last of all, as names are asked for: whoever answers may solve.
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
    for item in agenda.takeToMeasure() where item.measure.followsWidth {
      guard let solved = solvedFrame(of: item) else { continue }
      let inset = item.extras?.alignment ?? .zero
      let width = LayoutGrain.snap(solved.width - inset.left - inset.right)
      guard item.measure.ask(at: width) else { continue }
      statistics.measures += 1
      let height = item.readHeight(forWidth: width)
      // Foreign code may have led to another width, whose height is known by now or asked for later.
      guard item.measure.width == width else { continue }
      setNatural(height, plus: inset.top + inset.bottom, of: item, .vertical)
    }
    return rows.isEdited
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

  /// The width of an item's parent: by the solver, or of its frame if it does not take part.
  private func interiorWidth(around item: ItemRecord) -> Double {
    guard let parent = item.parent else { return 0 }
    guard holds(parent), let variables = parent.variables else {
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
    if let view = record.view { return hand(solved, to: view, from: view.storedFrame) }
    guard let item = record.item else { return record.itemDidDie() }
    let current = record.readFrame()
    // A frame that cannot be read is put right where it is the pass that sets it.
    guard current != nil || !record.isPlacedByFrame else { return }
    if current == nil { record.flags.remove(.hasInvalidFrame) }
    hand(solved, to: item, from: current)
  }

  private func hand(_ solved: LayoutRect, to item: some LayoutItem, from current: LayoutRect?) {
    let record = item.layoutNode.record
    let origin = current?.origin ?? .zero
    let frame = record === root ? LayoutRect(origin: origin, size: solved.size) : solved
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
