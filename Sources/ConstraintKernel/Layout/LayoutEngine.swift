import ConstraintSolver

/// The solver of one hierarchy, and who its variables and rows belong to.
///
/// Each item that takes part has four variables: left, top, width and height of its frame, the
/// position in the coordinate space of its parent. Positions relative to the parent keep an edit
/// local: moving a cell moves its content without touching it.
final class LayoutEngine {
  @exclusivity(unchecked)
  var solver = Solver()
  /// The record at the top; it owns the engine.
  unowned(unsafe) let root: ItemRecord
  /// By block of four variables.
  private var members: [Unmanaged<ItemRecord>?] = []
  /// By row.
  @exclusivity(unchecked)
  private(set) var rowOwners: [RowOwner] = []
  /// What the next pass has to look at.
  @exclusivity(unchecked)
  var queue: [ItemRecord] = []
  @exclusivity(unchecked)
  var needsSolve = false
  /// Whose variables changed since frames were last handed out.
  @exclusivity(unchecked)
  var moved: [ItemRecord] = []
  /// Who is to be asked for a height at the width it gets.
  @exclusivity(unchecked)
  var waitingForMeasure: [ItemRecord] = []
  @exclusivity(unchecked)
  var isRunning = false
  /// Grows with every change of an environment, so that cached directions go stale.
  @exclusivity(unchecked)
  var environmentStamp = LayoutRank.next()
  @exclusivity(unchecked)
  var depthStamp: UInt64 = 0
  @exclusivity(unchecked)
  var originStamp: UInt64 = 0
  @exclusivity(unchecked)
  var reported: Set<LayoutIssue> = []
  @exclusivity(unchecked)
  var needsConflictReport = false
  /// Counts for tests and benchmarks.
  @exclusivity(unchecked)
  var statistics = LayoutStatistics()
  @exclusivity(unchecked)
  var terms = TermBuffer()

  /// Who a row speaks for: a constraint, or the item itself.
  struct RowOwner {
    unowned(unsafe) var constraint: LayoutConstraint?
    unowned(unsafe) var record: ItemRecord?
  }

  init(root: ItemRecord) {
    self.root = root
    enqueue(root)
  }

  func enqueue(_ record: ItemRecord) {
    queue.append(record)
  }

  func member(ofVariable index: Int32) -> ItemRecord? {
    let block = Int(index >> 2)
    return block < members.count ? members[block]?.takeUnretainedValue() : nil
  }

  // MARK: Membership

  /// Gives the record its variables, and rows for its placement and natural size.
  @inline(__always)
  func admit(_ record: ItemRecord) {
    if record.base < 0 { admitNew(record) }
  }

  private func admitNew(_ record: ItemRecord) {
    let base = solver.addVariables(count: 4, nonnegative: 0b1100).index
    record.base = base
    record.home = self
    let block = Int(base >> 2)
    while members.count <= block { members.append(nil) }
    members[block] = Unmanaged.passUnretained(record)
    needsSolve = true
    record.refreshAlignment()
    place(record)
    refreshNaturalSize(of: record)
  }

  /// Removes every row installed at the record; its constraints wait to be lowered elsewhere.
  func evictRows(of record: ItemRecord) {
    removeSystemRows(of: record)
    for constraint in record.hosted where constraint.row >= 0 {
      remove(constraint)
      constraint.wait(on: record)
    }
  }

  /// Frees the record's variables; no row may mention them any more.
  func evictVariables(of record: ItemRecord) {
    removeSystemRows(of: record)
    members[Int(record.base >> 2)] = nil
    expect { solver throws(SolverError) in
      try solver.removeVariables(first: Variable(index: record.base), count: 4)
    }
    record.base = -1
    record.home = nil
  }

  /// Forgets everything; the records of the hierarchy are on their own again.
  func tearDown() {
    let waiting = queue
    queue = []
    let all = members.compactMap { $0?.takeUnretainedValue() }
    for record in all {
      record.base = -1
      record.home = nil
      record.systemRows = nil
      record.isQueued = false
      for constraint in record.hosted { constraint.row = -1 }
    }
    for record in waiting {
      record.isQueued = false
      if record.hasQueuedBelow { record.announce() }
      if !record.needs.isEmpty { record.mark([]) }
    }
    for record in all {
      for constraint in record.hosted { constraint.wait(on: record) }
    }
    members = []
    rowOwners = []
    solver = Solver()
  }

  // MARK: Rows

  /// Adds the row that the term buffer describes.
  func addRow(
    _ relation: Relation,
    _ constant: Double,
    priority: LayoutPriority,
    rank: UInt64,
    owner: RowOwner
  ) -> Int32 {
    defer { terms.removeAll() }
    needsSolve = true
    do throws(SolverError) {
      let row = try solver.addRow(
        terms.buffer,
        relation,
        constant,
        priority: Double(priority.rawValue),
        rank: rank
      )
      while rowOwners.count <= Int(row.index) { rowOwners.append(RowOwner()) }
      rowOwners[Int(row.index)] = owner
      return row.index
    } catch {
      if let constraint = owner.constraint {
        constraint.report(.invalidUse("the engine refused it: \(error)"))
      }
      return -1
    }
  }

  func removeRow(_ row: Int32) {
    guard row >= 0 else { return }
    needsSolve = true
    rowOwners[Int(row)] = RowOwner()
    expect { solver throws(SolverError) in try solver.removeRow(Row(index: row)) }
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
    setConstant(constraint.loweredConstant + constraint.rowOffset, ofRow: constraint.row)
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

/// A reusable buffer of terms.
struct TermBuffer: ~Copyable {
  private var storage: UnsafeMutableBufferPointer<Term> = .allocate(capacity: 16)
  private(set) var count = 0

  deinit {
    storage.deallocate()
  }

  var buffer: UnsafeBufferPointer<Term> { UnsafeBufferPointer(rebasing: storage[0..<count]) }

  mutating func append(_ variable: Int32, _ coefficient: Double) {
    if count == storage.count { grow() }
    storage.initializeElement(at: count, to: Term(Variable(index: variable), coefficient))
    count += 1
  }

  mutating func removeAll() {
    count = 0
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Term>.allocate(capacity: storage.count * 2)
    _ = larger.moveInitialize(fromContentsOf: storage)
    storage.deallocate()
    storage = larger
  }
}
