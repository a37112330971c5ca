import ConstraintSolver

/// The solver of one hierarchy, and whose variables it has.
///
/// Each item that takes part has four variables: where its frame begins in its parent on both axes,
/// and its width and height; see ``FrameVariables``. Positions relative to the parent keep an edit
/// local: moving a cell moves its content without touching it.
final class LayoutEngine {
  /// The variables and rows of the hierarchy.
  var solver: Solver
  /// The record at the top, which owns the engine.
  let root: ItemRecord
  /// The item of each block of variables; nil for a block that is not in use.
  private(set) var members: [ItemRecord?] = []
  /// The variables of items that are just leaving.
  private var leaving: [Variable] = []
  /// Room for the terms of a row; empty between rows.
  private var spareTerms: [Term] = []
  /// Rows have changed since the solver was last asked.
  var needsSolve = false

  // MARK: What a pass has to look at

  /// Items that were marked, and those at the top of a path to marked ones without variables; see
  /// ``ItemRecord/announce()``.
  var queue: [ItemRecord] = []
  /// Those whose frames may be others than the ones they have.
  var moved: [ItemRecord] = []
  /// Those that are to be asked for a height at the width they get.
  var waitingForMeasure: [ItemRecord] = []
  /// Those with declarations about items that are not in this hierarchy.
  private var awaitingTargets: [ItemRecord] = []
  /// Whom declarations had asked for their parents in this round; nil if nobody was.
  var askedAncestry: AskedAncestry?

  // MARK: State

  /// The state of the pass or question that is running, which `perform` alone sets; nil between them.
  var pass: LayoutPass?
  /// Whether rows were edited since frames were handed out last, perhaps solved by a question.
  var owesFrames = false
  /// Whether the hierarchy is being freed: nothing is solved any more, and the solver is not told
  /// of what leaves.
  var isDissolving = false
  /// Whether the engine was torn down, perhaps in the middle of a pass: it admits no item any more.
  private(set) var isOver = false
  /// Grows with every item that leaves the hierarchy, or moves within it.
  var departures = 0
  /// Tells what items remember for this engine from what they did for a former one.
  let stamp = LayoutRank.next()
  /// The conflicts of the last solution, in words of that time.
  var conflicts: [LayoutConflict] = []
  /// What items are called and whose each row is, while a question is answered.
  var names: ItemNameTable?
  var owners: [Int32: RowOwner]?
  /// The conflicts that were reported and are still there.
  var reported: Set<LayoutIssue> = []
  /// Whether conflicts may differ from those that were reported.
  var needsConflictReport = false
  /// Whether the last solution was proved to be the best one; if not, that is reported once.
  var isComplete = true
  /// Whether that was so of the last solution whose frames were handed out.
  var framesAreComplete = true
  /// Whether the last solution keeps what is required; if not, frames stay as they were.
  var isFeasible = true
  /// Items whose fitting size is being asked for.
  var pulls: [Pull] = []
  var statistics = LayoutStatistics()
  #if CHECK_INVARIANTS
  var changes = 0
  #endif

  init(root: ItemRecord) {
    self.root = root
    let (items, rows) = root.expectedSize
    solver = Solver(variableCapacity: FrameVariables.count * items, rowCapacity: rows)
    solver.workLimit = root.extras?.workLimit
    members.reserveCapacity(items)
    queue.append(root)
  }

  /// Remembers that declarations on an item wait for items that are not in this hierarchy.
  func awaitTargets(of item: ItemRecord) {
    if item.flags.insert(.awaitsTargets).inserted { awaitingTargets.append(item) }
  }

  /// Has those declarations tried again in this pass whose targets have come since the last one.
  ///
  /// - Complexity: O(depth of the target) for each that waits.
  func tryAwaitedTargets() {
    if awaitingTargets.isEmpty { return }
    let items = awaitingTargets
    awaitingTargets = []
    let asked = AskedAncestry()
    for item in items where item.flags.remove(.awaitsTargets) != nil && isInHierarchy(item) {
      guard let declared = item.ledgers.slots, declared.awaitsTargets else { continue }
      if declared.hasReachableTarget(in: self, sharing: asked) {
        item.mark(.declarations)
      } else {
        awaitTargets(of: item)
      }
    }
  }

  // MARK: Membership

  /// The item that a variable belongs to, if it is still there.
  func member(of variable: Variable) -> ItemRecord? {
    let block = FrameVariables.block(of: variable)
    return block < members.count ? members[block] : nil
  }

  /// Whether the item has its variables here; foreign code may have taken them away.
  func holds(_ item: ItemRecord) -> Bool { item.engine === self }

  /// Gives the item its variables, and rows for its placement and natural size.
  ///
  /// Those above come first whose size the item's placement follows, the outermost before the
  /// others.
  func admit(_ item: ItemRecord) {
    if item.variables != nil { return }
    orient(item)
    guard item.followsParentSize else { return admitNew(item) }
    var path = [item]
    while let last = path.last, last.followsParentSize, let parent = last.parent,
      parent.variables == nil
    {
      orient(parent)
      path.append(parent)
    }
    let before = departures
    for item in path.reversed() where item.variables == nil {
      // Foreign code that was asked on the way here may have moved it, or turned its parent.
      guard departures == before || isInHierarchy(item) else { continue }
      orient(item)
      admitNew(item)
    }
  }

  /// Gives an item variables, and rows for its natural size, while its fitting size is asked for.
  func admitGuest(_ item: ItemRecord) { admitNew(item, isPlaced: false) }

  /// Takes an item out that was admitted for a question, unless a constraint mentions it by now.
  func dismissGuest(_ item: ItemRecord) {
    guard let first = item.variables?.x else { return }
    item.systemRows?.visit(removeRow)
    item.systemRows = nil
    do throws(SolverError) {
      try solver.removeVariables(first: first, count: FrameVariables.count)
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
    let first = solver.addVariables(
      count: FrameVariables.count,
      nonnegative: FrameVariables.nonnegative,
      positions: FrameVariables.positions,
      order: item.order
    )
    guard first.index >= 0 else { return item.report(.invalidUse("the engine is full")) }
    let variables = FrameVariables(x: first)
    item.variables = variables
    item.engine = self
    while members.count <= variables.block { members.append(nil) }
    members[variables.block] = item
    needsSolve = true
    noteMoved(item)
    // The width that they were measured by so far was that of a frame.
    if item.flags.contains(.hasStartsAtRight) { noteMovedFromRight(in: item) }
    if item.hasForeignMetrics { _ = item.refreshAlignment() }
    guard holds(item) else { return }
    if isPlaced, item.mayBePlaced { place(item) }
    guard item.hasForeignMetrics else { return }
    // Whoever waits for this question is answered by it.
    item.needs.remove(.naturalSize)
    refreshNaturalSize(of: item)
  }

  /// Has an item stand elsewhere among those that choose and give way one after another.
  func orderDidChange(_ item: ItemRecord) {
    guard holds(item), let variables = item.variables else { return }
    needsSolve = true
    expect(
      try solver.setOrder(of: variables.x, count: FrameVariables.count, to: item.order)
    )
  }

  /// Lets an item of a subtree that moves away go; its constraints wait for other rows.
  ///
  /// The solver hears of it when all have gone, by ``finishEviction()``.
  func evict(_ item: ItemRecord) {
    guard let variables = forget(item) else { return }
    leaving.append(variables.x)
    item.visitConstraints(as: .first) { constraint in
      // Where both sides speak of one item the terms may cancel, and no variable takes the row along.
      if constraint.second === item { removeRow(constraint.row) }
      constraint.row = -1
      constraint.waitForRow()
    }
  }

  /// Takes the variables of evicted items out of the solver with all rows that mention them.
  func finishEviction() {
    defer { leaving.removeAll() }
    if isDissolving || isOver { return }
    needsSolve = true
    owesFrames = true
    expect(try solver.removeVariablesAndRows(blocks: leaving, count: FrameVariables.count))
    checkInvariants()
  }

  /// Takes an item out that has no constraints any more.
  func remove(_ item: ItemRecord) {
    item.systemRows?.visit(removeRow)
    guard let variables = forget(item), !isDissolving, !isOver else { return }
    expect(try solver.removeVariables(first: variables.x, count: FrameVariables.count))
    checkInvariants()
  }

  private func forget(_ item: ItemRecord) -> FrameVariables? {
    guard let variables = item.variables else { return nil }
    endPulls(at: item)
    members[variables.block] = nil
    item.systemRows = nil
    item.variables = nil
    item.engine = nil
    return variables
  }

  /// Forgets everything; constraints of the hierarchy wait for rows of another engine.
  ///
  /// If that is in the middle of a pass, which then comes to its end, nothing is left to be solved.
  func tearDown() {
    isOver = true
    departures += 1
    root.ownedEngine = nil
    let (all, waiting, awaiting) = (members, queue, awaitingTargets)
    members = []
    awaitingTargets = []
    queue = []
    pulls = []
    solver = Solver()
    for case let item? in all {
      item.variables = nil
      item.engine = nil
      item.systemRows = nil
      item.flags.subtract([.isQueued, .isMoved])
      var oldest: LayoutConstraint?
      item.visitConstraints(as: .first) {
        $0.row = -1
        oldest = $0
      }
      item.oldestWaiting = oldest
      item.noteLossOfRows()
      if oldest != nil { item.needs.insert(.constraints) }
    }
    for item in waiting {
      item.flags.remove(.isQueued)
      if item.flags.contains(.hasQueuedBelow) { item.announce() }
      if !item.needs.isEmpty { item.mark([]) }
    }
    for case let item? in all where !item.needs.isEmpty { item.mark([]) }
    for item in awaiting where item.flags.remove(.awaitsTargets) != nil { item.mark(.declarations) }
    checkInvariants()
  }

  // MARK: Rows

  /// Adds the row whose terms `describe` appends; -1 if it cannot be, which is reported to `owner`.
  func addRow(
    _ relation: Relation,
    _ constant: Double,
    priority: LayoutPriority,
    rank: RowRank,
    for owner: RowOwner,
    yields: Bool = false,
    _ describe: (inout [Term]) -> Void
  ) -> Int32 {
    needsSolve = true
    var terms = spareTerms
    spareTerms = []
    defer {
      terms.removeAll(keepingCapacity: true)
      spareTerms = terms
    }
    describe(&terms)
    do throws(SolverError) {
      return try solver.addRow(
        terms,
        relation,
        NumberReader.clamped(constant),
        priority: Double(priority.rawValue),
        rank: rank.value,
        yields: yields
      ).index
    } catch {
      owner.report(.invalidUse("the engine refused it: \(error)"))
      return -1
    }
  }

  /// Takes a row out; -1 is none.
  func removeRow(_ row: Int32) {
    if row < 0 || isDissolving || isOver { return }
    needsSolve = true
    expect(try solver.removeRow(Row(index: row)))
  }

  /// Takes the row of a constraint out that leaves layout.
  func constraintDidLeave(_ constraint: LayoutConstraint) {
    owesFrames = true
    removeRow(of: constraint)
  }

  /// Takes the row of a constraint out, if it has one.
  func removeRow(of constraint: LayoutConstraint) {
    removeRow(constraint.row)
    constraint.row = -1
  }

  /// Sets the right-hand side of a row, in points.
  func setConstant(_ constant: Double, of row: Int32) {
    needsSolve = true
    expect(try solver.setConstant(Row(index: row), NumberReader.clamped(constant)))
  }

  /// Edits the row of a constraint whose constant, or an offset in it, changed; it calls no foreign
  /// code.
  func constantDidChange(_ constraint: LayoutConstraint) {
    guard let host = constraint.host, holds(host), constraint.row >= 0 else { return }
    owesFrames = true
    setConstant(rightHandSide(of: constraint, in: host), of: constraint.row)
  }

  /// Edits the row of a constraint whose priority changed.
  func priorityDidChange(_ constraint: LayoutConstraint) {
    guard constraint.row >= 0 else { return }
    needsSolve = true
    owesFrames = true
    let priority = Double(constraint.effectivePriority.rawValue)
    expect(try solver.setPriority(Row(index: constraint.row), priority))
  }

  /// Does what can only fail by a mistake of our own.
  private func expect(_ operation: @autoclosure () throws(SolverError) -> Void) {
    do throws(SolverError) {
      try operation()
    } catch {
      assertionFailure("solver refused a checked operation: \(error)")
    }
  }
}

extension ItemRecord {
  /// How many items and rows a hierarchy has when it is first solved, so that storage for them is
  /// made at once.
  ///
  /// Natural sizes are not asked for; an item of a class that may have one counts for three rows.
  fileprivate var expectedSize: (items: Int, rows: Int) {
    var (items, rows) = (0, 4)
    forEachInSubtree {
      guard $0.isConstrained || !$0.isPlacedByFrame else { return }
      items += 1
      rows += $0.constraintCount
      if $0.hasForeignMetrics { rows += 3 }
    }
    return (items + 1, rows)
  }
}
