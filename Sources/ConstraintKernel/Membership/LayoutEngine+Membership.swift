import ConstraintSolver

/// Who comes into layout and who goes out of it.
extension LayoutEngine {
  /// The item that a variable belongs to, if it is still there.
  func member(of variable: Variable) -> ItemRecord? { members.item(of: variable) }

  /// Whether the item has its variables here; foreign code may have taken them away.
  func holds(_ item: ItemRecord) -> Bool { item.seat.engine === self }

  /// Whether the item is one of this hierarchy; it may have moved since it was met.
  ///
  /// - Complexity: O(depth) for an item without variables.
  func isInHierarchy(_ item: ItemRecord) -> Bool {
    if let engine = item.engine { return engine === self }
    if item === root { return !isOver }
    return !isOver && (item.parent?.engine === self || item.root === root)
  }

  // MARK: Coming

  /// Gives the item its variables, and rows for its placement and natural size.
  ///
  /// Those above come first whose size the item's placement follows, the outermost before the
  /// others.
  @inline(__always)
  func admit(_ item: ItemRecord) {
    if item.variables == nil { admitAfterThoseItFollows(item) }
  }

  private func admitAfterThoseItFollows(_ item: ItemRecord) {
    orient(item)
    guard item.followsParentSize else { return admitNew(item) }
    var path = [item]
    while let last = path.last, last.followsParentSize, let parent = last.parent,
      parent.variables == nil
    {
      orient(parent)
      path.append(parent)
    }
    let before = members.departures
    for item in path.reversed() where item.variables == nil {
      // Foreign code that was asked on the way here may have moved it, or turned its parent.
      guard members.departures == before || isInHierarchy(item) else { continue }
      orient(item)
      admitNew(item)
    }
  }

  /// Gives an item variables, and rows for its natural size, while its fitting size is asked for.
  func admitGuest(_ item: ItemRecord) { admitNew(item, isPlaced: false) }

  /// Takes an item out that was admitted for a question, unless a constraint mentions it by now.
  func dismissGuest(_ item: ItemRecord) {
    guard let variables = item.variables else { return }
    item.systemRows?.visit { rows.remove($0) }
    item.forgetSystemRows()
    do throws(SolverError) {
      try rows.removeBlock(variables)
      _ = forget(item)
    } catch {
      // Foreign code that was asked for its size has activated a constraint.
      place(item)
      refreshNaturalSize(of: item)
    }
  }

  private func admitNew(_ item: ItemRecord, isPlaced: Bool = true) {
    // Foreign code that was asked on the way here may have let go of it.
    if !item.isPresent || isOver { return }
    // Ambiguous frames do not depend on when an item came: the one made first yields first.
    guard let variables = rows.addBlock(order: item.order) else {
      return item.report(.invalidUse("the engine is full"))
    }
    members.seat(item, at: variables, in: self)
    noteMoved(item)
    // The width that they were measured by so far was that of a frame.
    if item.hasStartsAtRight { noteMovedFromRight(in: item) }
    if item.hasForeignMetrics { _ = item.refreshAlignment() }
    guard holds(item) else { return }
    if isPlaced, item.mayBePlaced { place(item) }
    guard item.hasForeignMetrics else { return }
    // The answer honours a mark that asks for this question.
    item.marks.honor(.naturalSize)
    refreshNaturalSize(of: item)
  }

  /// Has an item stand elsewhere among those that choose and give way one after another.
  func orderDidChange(_ item: ItemRecord) {
    guard holds(item), let variables = item.variables else { return }
    rows.setOrder(of: variables, to: item.order)
  }

  // MARK: Going

  /// Lets an item of a subtree that moves away go; its constraints wait for other rows.
  ///
  /// The solver hears of it when all have gone, by ``finishEviction()``.
  func evict(_ item: ItemRecord) {
    endPulls(at: item)
    guard members.evict(item) else { return }
    item.visitConstraints(as: .first) { constraint in
      // Where both sides speak of one item the terms may cancel, and no variable takes the row along.
      if constraint.second === item { rows.remove(constraint.row) }
      constraint.loseRow()
      constraint.waitForRow()
    }
  }

  /// Takes the variables of evicted items out of the solver with all rows that mention them.
  func finishEviction() {
    let leaving = members.takeLeaving()
    if rows.isClosed { return }
    agenda.oweFrames()
    rows.removeBlocksAndRows(leaving)
    checkInvariants()
  }

  /// Takes an item out that has no constraints any more.
  func remove(_ item: ItemRecord) {
    item.systemRows?.visit { rows.remove($0) }
    guard let variables = forget(item), !rows.isClosed else { return }
    do throws(SolverError) {
      try rows.removeBlock(variables)
    } catch {
      assertionFailure("rows mention \(item.name), which has no constraints: \(error)")
    }
    checkInvariants()
  }

  private func forget(_ item: ItemRecord) -> FrameVariables? {
    endPulls(at: item)
    return members.unseat(item)
  }
}
