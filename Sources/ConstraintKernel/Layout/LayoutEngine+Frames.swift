import ConstraintSolver

/// From the solver's values to frames.
extension LayoutEngine {
  func solve() {
    guard needsSolve else { return }
    needsSolve = false
    let report = solver.solve()
    statistics.solves += 1
    statistics.rowsTouched += report.rowsTouched
    statistics.pivots += report.pivots
    noteMovedVariables()
    if report.conflictsChanged { needsConflictReport = true }
  }

  private func noteMovedVariables() {
    var last: Int32 = -1
    for position in 0..<solver.changedCount {
      let block = solver.changedVariable(at: position).index >> 2
      if block == last { continue }
      last = block
      if let item = member(ofBlock: block) { noteMoved(item) }
    }
  }

  /// Left, top, width and height of a block of variables.
  @inline(__always)
  func values(of base: Int32) -> SIMD4<Double> {
    SIMD4(
      solver.value(of: Variable(index: base)),
      solver.value(of: Variable(index: base + 1)),
      solver.value(of: Variable(index: base + 2)),
      solver.value(of: Variable(index: base + 3))
    )
  }

  /// Has the item's frame looked at before the pass ends.
  @inline(__always)
  func noteMoved(_ item: ItemPointer) {
    let block = item.pointee.base >> 2
    if item.pointee.followsWidth { waitingForMeasure.append(block) }
    guard !item.pointee.isMoved else { return }
    item.pointee.isMoved = true
    moved.append(block)
  }

  /// Asks items for their height at the width they got; says whether any answer was new.
  func measure() -> Bool {
    guard !waitingForMeasure.isEmpty else { return false }
    let waiting = waitingForMeasure.take()
    for index in 0..<waiting.count {
      guard let record = member(ofBlock: waiting[index])?.record, record.followsWidth,
        let item = record.item
      else { continue }
      let inset = record.extras?.alignment ?? .zero
      let width = LayoutGrain.snap(value(record, Part.width) - inset.left - inset.right)
      guard width != record.measuredWidth else { continue }
      record.measuredWidth = width
      statistics.measures += 1
      let height = item.intrinsicContentHeight(forWidth: width)
      // Foreign code may have led to another width, whose height is known by now or asked for later.
      guard record.measuredWidth == width else { continue }
      setNatural(height, plus: inset.top + inset.bottom, of: record.pointer, .vertical)
    }
    waitingForMeasure.giveBack(consume waiting)
    return needsSolve
  }

  private func value(_ record: ItemRecord, _ part: Int32) -> Double {
    solver.value(of: Variable(index: record.base + part))
  }

  /// Hands out the frames that changed.
  func deliver() {
    guard !moved.isEmpty else { return }
    let blocks = moved.take()
    for index in 0..<blocks.count {
      guard let item = takeMoved(blocks[index]) else { continue }
      hand(solvedFrame(of: item), to: item)
    }
    moved.giveBack(consume blocks)
  }

  /// Whose variables changed since the last time; each is mentioned while it stands there.
  func takeMoved() -> Table<ItemPointer> {
    let blocks = moved.take()
    var items = Table<ItemPointer>()
    for index in 0..<blocks.count {
      guard let item = takeMoved(blocks[index]) else { continue }
      item.retainMention()
      items.append(item)
    }
    moved.giveBack(consume blocks)
    return items
  }

  /// The item of a block that was noted as moved; nothing if it left in between.
  @inline(__always)
  private func takeMoved(_ block: Int32) -> ItemPointer? {
    guard let item = member(ofBlock: block), item.pointee.isMoved else { return nil }
    item.pointee.isMoved = false
    return item
  }

  /// The frame as solved, at the grain.
  @inline(__always)
  private func solvedFrame(of item: ItemPointer) -> LayoutRect {
    let parts = LayoutGrain.snap(values(of: item.pointee.base))
    return LayoutRect(x: parts.x, y: parts.y, width: parts.z, height: parts.w)
  }

  /// Hands a frame to the item, if it is another one than it has.
  ///
  /// The root keeps its origin. Says whether foreign code may have run, which may do anything.
  @discardableResult @inline(__always)
  func hand(_ solved: LayoutRect, to item: ItemPointer) -> Bool {
    if let view = item.pointee.view {
      return view._withUnsafeGuaranteedRef { hand(solved, to: $0, item) }
    }
    guard let foreign = item.pointee.item else { return false }
    let current = foreign.layoutFrame
    let frame = placed(solved, item, at: current.origin)
    if frame != current {
      statistics.framesDelivered += 1
      foreign.layoutFrame = frame
    }
    return true
  }

  @inline(__always)
  private func hand(_ solved: LayoutRect, to view: LayoutView, _ item: ItemPointer) -> Bool {
    let frame = placed(solved, item, at: view.storedFrame.origin)
    guard frame != view.storedFrame else { return false }
    statistics.framesDelivered &+= 1
    let isWatched = view.isFrameWatched
    if isWatched || item.pointee.hasCallbacks {
      view.layoutFrame = frame
    } else {
      view.storedFrame = frame
    }
    return isWatched
  }

  @inline(__always)
  private func placed(
    _ solved: LayoutRect,
    _ item: ItemPointer,
    at origin: LayoutPoint
  ) -> LayoutRect {
    item == rootPointer ? LayoutRect(origin: origin, size: solved.size) : solved
  }
}
