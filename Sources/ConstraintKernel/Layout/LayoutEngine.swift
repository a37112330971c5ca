import ConstraintSolver

/// The solver of one hierarchy, and who its variables and rows belong to.
///
/// Each item that takes part has four variables: left, top, width and height of its frame, the
/// position in the coordinate space of its parent. Positions relative to the parent keep an edit
/// local: moving a cell moves its content without touching it.
final class LayoutEngine {
  @exclusivity(unchecked)
  var solver: Solver
  /// The record at the top; it owns the engine.
  unowned(unsafe) let root: ItemRecord
  let rootPointer: ItemPointer
  /// By block of four variables.
  @exclusivity(unchecked)
  private var members = Table<ItemPointer?>()
  /// By row.
  @exclusivity(unchecked)
  private var rowOwners = Table<RowOwner>()
  /// The rows of items themselves; items keep the index.
  @exclusivity(unchecked)
  var systemTable = Table<SystemRows>()
  /// The first of the places in ``systemTable`` that are free, each naming the next one; -1 for none.
  @exclusivity(unchecked)
  var vacantSystemRows: Int32 = -1
  /// What the next pass has to look at; each is mentioned while it stands here.
  @exclusivity(unchecked)
  var queue = WorkList<ItemPointer>()
  @exclusivity(unchecked)
  var needsSolve = false
  /// The blocks whose variables changed since frames were last handed out.
  @exclusivity(unchecked)
  var moved = WorkList<Int32>()
  /// The blocks of those who are to be asked for a height at the width they get.
  @exclusivity(unchecked)
  var waitingForMeasure = WorkList<Int32>()
  /// Who asked for `updateConstraints` and for `layoutSubviews` in this pass; each is mentioned
  /// while it stands here.
  @exclusivity(unchecked)
  var updates = WorkList<ItemPointer>()
  @exclusivity(unchecked)
  var layouts = WorkList<ItemPointer>()
  /// Items on the way down to what is queued; each is mentioned while it stands here.
  @exclusivity(unchecked)
  var walk = Table<ItemPointer>()
  @exclusivity(unchecked)
  var depthOrder = DepthOrder()
  @exclusivity(unchecked)
  var isRunning = false
  /// The hierarchy is dying: nothing is solved any more, and nothing need be kept in order.
  @exclusivity(unchecked)
  var isDissolving = false
  /// Everything was forgotten, be it in the middle of a pass: nothing comes in any more.
  @exclusivity(unchecked)
  private(set) var isOver = false
  /// Grows with every item that leaves.
  @exclusivity(unchecked)
  private(set) var departures = 0
  /// Grows with every change of an environment, so that cached directions go stale.
  @exclusivity(unchecked)
  var environmentStamp = LayoutRank.next()
  @exclusivity(unchecked)
  var depthStamp: UInt64 = 0
  @exclusivity(unchecked)
  var origins: [LayoutPoint?] = []
  @exclusivity(unchecked)
  var reported: Set<LayoutIssue> = []
  @exclusivity(unchecked)
  var needsConflictReport = false
  /// Counts for tests and benchmarks.
  @exclusivity(unchecked)
  var statistics = LayoutStatistics()
  @exclusivity(unchecked)
  var terms = Table<Term>()
  /// Items whose fitting size is being asked for.
  @exclusivity(unchecked)
  var pulls: [Pull] = []
  /// The variables of items that are just leaving.
  @exclusivity(unchecked)
  private var leaving = Table<Variable>()
  /// Where the tables above begin.
  private var room: TableRoom

  init(root: ItemRecord) {
    self.root = root
    rootPointer = root.pointer
    let (items, rows) = root.pointer.expectedSize
    solver = Solver(variableCapacity: 4 * items, rowCapacity: rows)
    room = TableRoom(
      byteCount: TableRoom.share(items, of: ItemPointer?.self)
        + TableRoom.share(rows, of: RowOwner.self)
        + TableRoom.share(items, of: Int32.self)
        + TableRoom.share(Self.usualTermCount, of: Term.self)
        + TableRoom.share(Self.usualQueueCount, of: ItemPointer.self) * 2
        + TableRoom.share(1, of: SystemRows.self)
    )
    room.lend(items, to: &members)
    room.lend(rows, to: &rowOwners)
    moved.begin(in: &room, items)
    room.lend(Self.usualTermCount, to: &terms)
    queue.begin(in: &room, Self.usualQueueCount)
    room.lend(Self.usualQueueCount, to: &walk)
    // The root's own.
    room.lend(1, to: &systemTable)
    enqueue(rootPointer)
    root.extras?.scratch = nil
  }

  /// Room for the terms of a constraint between items that are near each other.
  static var usualTermCount: Int { 4 }
  /// Room for what most edits touch.
  private static var usualQueueCount: Int { 8 }

  deinit {
    Self.releaseMentions(in: queue.take())
    Self.releaseMentions(in: updates.take())
    Self.releaseMentions(in: layouts.take())
  }

  private static func releaseMentions(in items: consuming Table<ItemPointer>) {
    for index in 0..<items.count { items[index].releaseMention() }
  }

  func enqueue(_ item: ItemPointer) {
    item.retainMention()
    queue.append(item)
  }

  /// The item that a block of variables belongs to, if it is still there.
  @inline(__always)
  func member(ofBlock block: Int32) -> ItemPointer? {
    let block = Int(block)
    return block >= 0 && block < members.count ? members[block] : nil
  }

  func member(ofVariable index: Int32) -> ItemRecord? {
    member(ofBlock: index >> 2)?.record
  }

  /// The constraint a row comes from; nothing for a row of an item itself.
  func constraint(of row: Row) -> LayoutConstraint? {
    owner(of: row).constraint
  }

  /// The item that a row speaks of: its own, or the first one of the constraint it comes from.
  func record(of row: Row) -> ItemRecord? {
    let owner = owner(of: row)
    return owner.constraint?.first ?? owner.item?.record
  }

  private func owner(of row: Row) -> RowOwner {
    let index = Int(row.index)
    return index >= 0 && index < rowOwners.count ? rowOwners[index] : .nobody
  }

  // MARK: Membership

  /// Gives the item its variables, and rows for its placement and natural size.
  @inline(__always)
  func admit(_ item: ItemPointer) {
    if item.pointee.base < 0 { admitNew(item) }
  }

  private func admitNew(_ item: ItemPointer) {
    // In a deep hierarchy it may hold what was kept while that was being built.
    if item.pointee.extras != nil { item.pointee.extras?.scratch = nil }
    // Foreign code that was asked on the way here may have let go of it.
    if item.pointee.hasDied || isOver { return }
    let base = solver.addVariables(count: 4, nonnegative: 0b1100).index
    item.pointee.base = base
    item.pointee.home = .passUnretained(self)
    members.put(item, at: Int(base >> 2), filler: nil)
    needsSolve = true
    // A view of the kernel's own class has nothing to say.
    let isPlain = item.pointee.view != nil && !item.pointee.hasCallbacks
    if isPlain && !item.mayBePlaced { return }
    // What it has to say is foreign code, which may let go of it.
    item.retainMention()
    defer { item.releaseMention() }
    if !isPlain { item.refreshAlignment() }
    if item.mayBePlaced { place(item) }
    if isPlain { return }
    // Whoever waits for this question is answered by it.
    item.pointee.needs.remove(.naturalSize)
    refreshNaturalSize(of: item)
  }

  /// Whether the item has its variables here; foreign code may have taken them away.
  @inline(__always)
  func holds(_ item: ItemPointer) -> Bool {
    item.pointee.home?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }

  /// Lets an item of a subtree that moves away go; its constraints wait to be lowered elsewhere.
  ///
  /// The solver hears of it when all have gone, by ``finishEviction()``.
  func evict(_ item: ItemPointer) {
    departures &+= 1
    dropSystemRows(of: item) { forgetRow($0) }
    item.refreshAllOwn {
      forgetRow($0.row)
      $0.row = -1
    }
    leaving.append(Variable(index: item.pointee.base))
    forget(item)
  }

  /// Takes the variables of evicted items out of the solver with all rows that mention them.
  func finishEviction() {
    if isDissolving { return leaving.removeAll() }
    needsSolve = true
    expect { solver throws(SolverError) in
      let blocks = (0..<leaving.count).map { leaving[$0] }
      try solver.removeVariablesAndRows(blocks: blocks, count: 4)
    }
    leaving.removeAll()
  }

  /// Frees the item's variables; no row may mention them any more.
  func evictVariables(of item: ItemPointer) {
    removeSystemRows(of: item)
    let base = item.pointee.base
    forget(item)
    if isDissolving { return }
    expect { solver throws(SolverError) in
      try solver.removeVariables(first: Variable(index: base), count: 4)
    }
  }

  private func forget(_ item: ItemPointer) {
    if !pulls.isEmpty { endPulls(at: item) }
    members[Int(item.pointee.base >> 2)] = nil
    item.pointee.base = -1
    item.pointee.home = nil
  }

  /// Forgets everything; the items of the hierarchy are on their own again.
  ///
  /// Whoever calls it lets go of the engine. If that is in the middle of a pass, which then comes to
  /// its end, nothing is left to be solved.
  func tearDown() {
    isOver = true
    departures &+= 1
    let waiting = queue.take()
    var all = Table<ItemPointer?>()
    swap(&members, &all)
    rowOwners.removeAll()
    systemTable.removeAll()
    pulls = []
    vacantSystemRows = -1
    if isRunning { solver = Solver() }
    for index in 0..<all.count {
      guard let item = all[index] else { continue }
      item.pointee.base = -1
      item.pointee.home = nil
      item.pointee.systemRows = -1
      item.pointee.isQueued = false
      item.pointee.isMoved = false
      item.refreshAllOwn { $0.row = -1 }
      if item.pointee.fresh != nil { item.pointee.needs.insert(.constraints) }
    }
    for index in 0..<waiting.count {
      let item = waiting[index]
      item.pointee.isQueued = false
      if item.pointee.hasQueuedBelow { item.announce() }
      if !item.pointee.needs.isEmpty { item.mark([]) }
      item.releaseMention()
    }
    for index in 0..<all.count {
      if let item = all[index], !item.pointee.needs.isEmpty { item.mark([]) }
    }
  }

  // MARK: Rows

  /// Adds the row that the term buffer describes.
  @inline(__always)
  func addRow(
    _ relation: Relation,
    _ constant: Double,
    priority: LayoutPriority,
    rank: UInt64,
    owner: RowOwner
  ) -> Int32 {
    defer { terms.removeAll() }
    let all = UnsafeBufferPointer(start: terms.base, count: terms.count)
    return addRow(all, relation, constant, priority: priority, rank: rank, owner: owner)
  }

  /// Adds the row that terms describe.
  @inline(__always)
  func addRow(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: LayoutPriority,
    rank: UInt64,
    owner: RowOwner
  ) -> Int32 {
    needsSolve = true
    do throws(SolverError) {
      let row = try solver.addRow(
        terms.span,
        relation,
        constant,
        priority: Double(priority.rawValue),
        rank: rank
      )
      rowOwners.put(owner, at: Int(row.index), filler: .nobody)
      return row.index
    } catch {
      refuse(owner, error)
      return -1
    }
  }

  @inline(never)
  private func refuse(_ owner: RowOwner, _ error: SolverError) {
    owner.constraint?.report(.invalidUse("the engine refused it: \(error)"))
  }

  func removeRow(_ row: Int32) {
    // Also while all is dying: whoever owned the row may be gone before the engine is.
    guard forgetRow(row), !isDissolving else { return }
    needsSolve = true
    expect { solver throws(SolverError) in try solver.removeRow(Row(index: row)) }
  }

  /// Forgets whom a row belongs to; returns whether there is such a row.
  @discardableResult
  private func forgetRow(_ row: Int32) -> Bool {
    guard row >= 0, row < rowOwners.count else { return false }
    rowOwners[Int(row)] = .nobody
    return true
  }

  func setConstant(_ constant: Double, ofRow row: Int32) {
    needsSolve = true
    expect { solver throws(SolverError) in try solver.setConstant(Row(index: row), constant) }
  }

  func remove(_ constraint: LayoutConstraint) {
    removeRow(constraint.row)
    constraint.row = -1
  }

  func constantDidChange(_ constraint: LayoutConstraint) {
    guard let host = constraint.hostPointer else { return }
    setConstant(rightHandSide(of: constraint, in: host), ofRow: constraint.row)
  }

  func priorityDidChange(_ constraint: LayoutConstraint) {
    needsSolve = true
    let priority = Double(constraint.loweredPriority.rawValue)
    let row = Row(index: constraint.row)
    expect { solver throws(SolverError) in try solver.setPriority(row, priority) }
  }

  /// Does what can only fail by a mistake of our own.
  private func expect(_ body: (inout Solver) throws(SolverError) -> Void) {
    do throws(SolverError) {
      try body(&solver)
    } catch {
      assertionFailure("solver refused a checked operation: \(error)")
    }
  }
}

/// What layout passes did, counted so that tests need no clock.
public struct LayoutStatistics: Hashable, Sendable {
  /// Layout passes that had anything to do.
  public internal(set) var passes = 0
  /// Times the solver was asked.
  public internal(set) var solves = 0
  /// Rows the solver looked at.
  public internal(set) var rowsTouched = 0
  /// Pivots the solver made.
  public internal(set) var pivots = 0
  /// Constraints turned into rows.
  public internal(set) var constraintsLowered = 0
  /// Frames handed to items.
  public internal(set) var framesDelivered = 0
  /// Times an item was asked for its height at a width.
  public internal(set) var measures = 0
}

extension Table where Element == Term {
  /// Adds a product of a coefficient and a variable.
  @inline(__always)
  mutating func append(_ variable: Int32, _ coefficient: Double) {
    append(Term(Variable(index: variable), coefficient))
  }
}
