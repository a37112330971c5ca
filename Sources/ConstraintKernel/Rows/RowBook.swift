import ConstraintSolver

/// The rows of one hierarchy and the variables they are about, in the solver.
///
/// It knows numbers alone: who adds a row remembers its index, who adds a block remembers its
/// variables. Once closed it takes no edit any more, and has nothing to solve.
final class RowBook {
  private var solver: Solver
  /// Room for the terms of a row; empty between rows.
  private var spareTerms: [Term] = []
  /// Whether anything was edited since the last solution.
  private(set) var isEdited = false
  /// Another number after every edit but those within ``keepingRevision(_:)``.
  private(set) var revision = 0
  private var keepsRevision = false
  /// Whether edits are ignored, as the hierarchy is being freed or has another engine.
  private(set) var isClosed = false

  /// Makes an empty book with room for so many blocks and rows.
  init(blocks: Int, rows: Int, workLimit: Int?) {
    solver = Solver(variableCapacity: FrameVariables.count * blocks, rowCapacity: rows)
    solver.workLimit = workLimit
  }

  /// Ignores every edit from now on.
  func close() { isClosed = true }

  /// Ignores every edit from now on, and frees what there is; it holds nothing then.
  func discard() {
    close()
    isEdited = false
    solver = Solver()
  }

  /// Has the next solution looked for although no row was edited.
  func noteEdit() {
    isEdited = true
    if !keepsRevision { revision &+= 1 }
  }

  /// Calls `body`, whose edits change no revision.
  func keepingRevision(_ body: () -> Void) {
    let outer = keepsRevision
    keepsRevision = true
    body()
    keepsRevision = outer
  }

  // MARK: Variables

  /// Adds the four variables of a frame that yields in this order; nil where there is no room for more.
  func addBlock(order: UInt64) -> FrameVariables? {
    if isClosed { return nil }
    let first = solver.addVariables(
      count: FrameVariables.count,
      nonnegative: FrameVariables.nonnegative,
      positions: FrameVariables.positions,
      order: order
    )
    guard first.index >= 0 else { return nil }
    noteEdit()
    return FrameVariables(x: first)
  }

  /// Has a frame yield in another order.
  func setOrder(of block: FrameVariables, to order: UInt64) {
    edit { solver throws(SolverError) in
      try solver.setOrder(of: block.x, count: FrameVariables.count, to: order)
    }
  }

  /// Takes the variables of a frame out that no row mentions any more.
  ///
  /// - Throws: The solver's refusal where a row does.
  func removeBlock(_ block: FrameVariables) throws(SolverError) {
    if isClosed { return }
    try solver.removeVariables(first: block.x, count: FrameVariables.count)
  }

  /// Takes the variables of frames out with all rows that mention them.
  func removeBlocksAndRows(_ blocks: [FrameVariables]) {
    edit { solver throws(SolverError) in
      try solver.removeVariablesAndRows(blocks: blocks.map(\.x), count: FrameVariables.count)
    }
  }

  // MARK: Rows

  /// Adds the row whose terms `describe` appends, and returns its index.
  ///
  /// - Throws: The solver's refusal: a number that is none, or terms of variables there are not.
  func add(
    _ relation: Relation,
    _ constant: Double,
    priority: LayoutPriority,
    rank: RowRank,
    yields: Bool,
    _ describe: (inout [Term]) -> Void
  ) throws(SolverError) -> Int32 {
    if isClosed { return Self.noRow }
    noteEdit()
    var terms = spareTerms
    spareTerms = []
    defer {
      terms.removeAll(keepingCapacity: true)
      spareTerms = terms
    }
    describe(&terms)
    return try solver.addRow(
      terms,
      relation,
      NumberReader.clamped(constant),
      priority: Double(priority.rawValue),
      rank: rank.value,
      yields: yields
    ).index
  }

  /// Takes a row out; nothing happens for ``noRow``.
  func remove(_ row: Int32) {
    if row < 0 { return }
    edit { solver throws(SolverError) in try solver.removeRow(Row(index: row)) }
  }

  /// Sets the right-hand side of a row, in points.
  func setConstant(_ constant: Double, of row: Int32) {
    edit { solver throws(SolverError) in
      try solver.setConstant(Row(index: row), NumberReader.clamped(constant))
    }
  }

  /// Sets the priority of a row.
  func setPriority(_ priority: LayoutPriority, of row: Int32) {
    edit { solver throws(SolverError) in
      try solver.setPriority(Row(index: row), Double(priority.rawValue))
    }
  }

  /// Does what can only fail by a mistake of our own.
  @inline(__always)
  private func edit(_ operation: (Solver) throws(SolverError) -> Void) {
    if isClosed { return }
    noteEdit()
    do throws(SolverError) {
      try operation(solver)
    } catch {
      assertionFailure("solver refused a checked operation: \(error)")
    }
  }

  // MARK: Solutions

  /// How much one solution may take, in looks at one row; nil for any amount.
  var workLimit: Int? {
    get { solver.workLimit }
    set { solver.workLimit = newValue }
  }

  /// Finds the best values; nil where nothing was edited since the last time.
  func solve() -> SolveReport? {
    guard isEdited, !isClosed else { return nil }
    isEdited = false
    return solver.solve()
  }

  /// The variables that the last solution changed, those of one frame mostly in a row.
  var changedVariables: some Sequence<Variable> {
    (0..<solver.changedCount).lazy.map { [solver] in solver.changedVariable(at: $0) }
  }

  /// The value of a variable, in points.
  func value(of variable: Variable) -> Double { solver.value(of: variable) }
}

/// What diagnoses read.
extension RowBook {
  /// Stands for a row that there is not.
  static let noRow: Int32 = -1

  func isInUse(_ row: Row) -> Bool { solver.isInUse(row) }
  func isInUse(_ conflict: Conflict) -> Bool { solver.isInUse(conflict) }
  func terms(of row: Row) -> [Term] { solver.terms(of: row) }
  func relation(of row: Row) -> Relation { solver.relation(of: row) }
  func constant(of row: Row) -> Double { solver.constant(of: row) }
  /// By how much the last solution misses a row.
  func error(of row: Row) -> Double { solver.error(of: row) }
  /// Whether the last solution leaves a required row out.
  func isRejected(_ row: Row) -> Bool { solver.isRejected(row) }
  /// The contradictions among required rows in the last solution.
  var conflicts: [Conflict] { solver.conflicts }
  /// How often each row of a conflict counts in its contradiction; nil where that is not known.
  func multipliers(of conflict: Conflict) -> [Double]? { solver.multipliers(of: conflict) }
  /// Why a sum has its value; nil where nothing proves it.
  func reason(of sum: [Term]) -> Reason? { solver.reason(of: sum) }
  /// The variables that another solution, as good as the last, would give other values.
  func ambiguousVariables() -> Ambiguity { solver.ambiguousVariables() }
  /// What all questions took so far, in looks at one row.
  var questionWork: Int { solver.questionWork }

  /// A copy of what hangs together with some rows, and of other variables, to try changes in; nil where that
  /// are more rows than `limit`.
  func copy(
    around rows: [Row],
    with others: [Variable] = [],
    limit: Int = 100_000,
    requiredOnly: Bool
  ) -> SolverCopy? {
    solver.copy(around: rows, with: others, limit: limit, requiredOnly: requiredOnly)
  }
}
