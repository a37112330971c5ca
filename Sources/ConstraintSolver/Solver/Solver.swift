/// A system of linear constraints with strictly ordered priorities, solved incrementally.
///
/// Required rows (priority 1000) hold exactly; below them, for each priority level from the
/// highest down, the sum of the absolute violations is made as small as the levels above allow.
/// Priorities are never turned into weights. Among equally good points the solver takes the one
/// with the smallest absolute values, variable by variable in index order, so the answer depends
/// on the rows alone and not on how the system came about.
///
/// Required rows that cannot all hold are accepted oldest rank first; the others are set aside and
/// reported in ``conflicts``.
///
/// ```swift
/// var solver = Solver()
/// let view = solver.addVariables(count: 4, nonnegative: 0b1100)
/// let width = Variable(index: view.index + 2)
/// _ = try solver.addRow([Term(width, 1)], .equal, 320, priority: 1000, rank: 0)
/// solver.solve()
/// solver.value(of: width)  // 320.0
/// ```
///
/// Changes take effect at the next ``solve()``; until then values are those of the last one, and the
/// values of variables added since mean nothing.
public struct Solver: ~Copyable {
  // Questions asked on the way are `mutating` where they are called often: others would be given a
  // copy of all that stands here, which is about a thousand bytes.

  private var slab: Slab

  // Variables, terms and rows.
  var value = Pool<Double>()
  var variablePool = Pool<VariableRecord>()
  var termPool = Pool<TermRecord>()
  var rowPool = Pool<RowRecord>()
  var levels = LevelTable()
  var nextSequence: UInt32 = 0
  /// The largest magnitude any constant ever had, against which rounding may have to be judged.
  var largestConstant = 0.0
  /// Vacant blocks of variables by length, vacant rows by the class of how many terms they have; -1
  /// for none.
  var vacantBlocks = Pool<Int32>()
  var vacantRows = Pool<Int32>()
  /// How many rows are vacant.
  var vacancies = 0

  // Scratch and results.
  /// Rows that go together with their variables.
  var leavingRows = Pool<Int32>()
  var merged = Pool<Term>()
  /// A variable's place in a local numbering; meaningful only while one is in use.
  var localIndex = Pool<Int32>()
  var changed = Pool<Int32>()
  /// What those in `changed` had been.
  var changedFrom = Pool<Double>()
  var epoch: Int32 = 0
  var conflictList: [Conflict] = []
  var reportedConflicts: [Conflict] = []

  // Work waiting for the next solve.
  /// Variables that no solve has seen.
  var freshBlocks = Pool<FreshBlock>()
  /// How many there are, and how many of them a row gave a value at once.
  var freshVariables = 0
  var freshDetermined = 0
  /// Whether new variables without a value are still to be listed.
  var awaitsFresh = false
  /// Where the variables begin that no solve has seen and that come after all others.
  var firstNewest = Int.max
  /// Variables without a value.
  var unknowns = Pool<Int32>()
  /// Whether some of them had a value before.
  var hasLooseVariables = false
  /// Whether some of those were determined again.
  var redeterminesLooseVariables = false
  /// Required equalities with one unknown.
  var peelable = Pool<Int32>()
  /// Optional rows with one unknown.
  var pendingOptional = Pool<Int32>()
  var lateOptional = Pool<UInt64>()
  /// Rows that determine nothing and whose residual may have changed.
  var checks = Pool<Int32>()
  /// Variables whose bound may have been passed.
  var boundChecks = Pool<Int32>()
  /// Variables at an inequality, or at zero for want of a row, that may be free to move.
  var leafChecks = Pool<Int32>()
  /// Variables whose value or determination changed, so that what depends on them must follow.
  var dirty = Pool<Int32>()
  /// Joint groups whose rows or pinned variables were touched.
  var jointSeeds = Pool<Int32>()
  /// Violated required rows, or bounds as complements of variables.
  var violated = Pool<Int32>()
  /// Violated required equalities, which come first.
  var violatedEqualities = Pool<Int32>()
  /// Variables of marked parts in which something changed.
  var touched = Pool<Int32>()
  /// Variables of parts to be marked at the end of the solve.
  var markSeeds = Pool<Int32>()
  /// The variables, rows and leaves of the part walked last.
  var part = Pool<Int32>()
  var partRows = Pool<Int32>()
  var partLeaves = Pool<Int32>()
  /// Whether a part with violations or free leaves is too large to be built anew at each change.
  var hasLargeParts = false
  var errorSeeds = Pool<Int32>()
  var errorCount = 0
  var emptyRows = Pool<Int32>()
  var groups: [JointGroup] = []
  var freeGroups: [Int32] = []
  var settledVariables = Pool<Int32>()
  var isGraphValid = true

  /// What rows that left the graph were computed from.
  var formerInputs = Pool<Int32>()
  var mustFollowFormerInputs = false
  /// Variables newly determined by choices, listed while leaves are free to move.
  var freshSoft = Pool<Int32>()
  var hasFreeLeaves = false

  // Walks through the method graph.
  /// The way from where a walk began to where it is.
  var path = Pool<PathStep>()
  /// Variables downstream of some start, outputs first.
  var order = Pool<Int32>()
  var keptOrder = KeptOrder()
  /// Variables upstream of some rows, inputs first.
  var cone = Pool<Int32>()
  var adjoint = Pool<Double>()
  /// Violated rows to be proved, what the proof is made of, and the variables it is about.
  var seedRows = Pool<Int32>()
  var proof = Pool<ConeEntry>()
  var judged = Pool<Int32>()
  var failed = Pool<Int32>()
  var sorting = Pool<Int32>()
  var report = SolveReport()

  /// False in the solver that conflict sets are filtered in.
  var filtersConflicts = true

  /// Sends every region through the dense general path; for tests that compare the two.
  public var forcesGeneralPath = false

  /// Makes an empty system.
  ///
  /// - Parameters:
  ///   - variableCapacity: Variables to make room for at once.
  ///   - rowCapacity: Rows to make room for at once.
  ///   - termCapacity: Terms of rows to make room for at once, three a row if not given.
  ///
  /// Negative capacities count as zero, those above a million as a million; what a system needs
  /// beyond its capacities, it takes later.
  public init(variableCapacity: Int = 0, rowCapacity: Int = 0, termCapacity: Int? = nil) {
    let variables = Self.reservable(variableCapacity)
    let rows = Self.reservable(rowCapacity)
    let terms = Self.reservable(termCapacity ?? rows &* 3)
    slab = Slab(byteCount: Self.usualBytes &+ variables &* 28 &+ rows &* 40 &+ terms &* 24)
    slab.lend(variables, to: &value)
    slab.lend(variables, to: &variablePool)
    slab.lend(rows, to: &rowPool)
    slab.lend(terms, to: &termPool)
    slab.lend(variables, to: &changed)
    lendUsualLists()
  }

  private static func reservable(_ capacity: Int) -> Int {
    min(max(0, capacity), 1 << 20)
  }

  /// Gives what most solves need room for a few entries.
  @inline(__always)
  private mutating func lendUsualLists() {
    levels.borrow(from: &slab)
    slab.lend(3, to: &freshBlocks)
    slab.lend(3, to: &merged)
    slab.lend(3, to: &proof)
    slab.lend(3, to: &lateOptional)
    slab.lend(Self.busyEntries, to: &unknowns)
    slab.lend(Self.busyEntries, to: &peelable)
    slab.lend(Self.busyEntries, to: &checks)
    slab.lend(Self.busyEntries, to: &order)
    slab.lend(Self.usualEntries, to: &pendingOptional)
    slab.lend(Self.usualEntries, to: &leafChecks)
    slab.lend(Self.usualEntries, to: &dirty)
    slab.lend(Self.usualEntries, to: &violated)
    slab.lend(Self.usualEntries, to: &markSeeds)
    slab.lend(Self.usualEntries, to: &part)
    slab.lend(Self.usualEntries, to: &partRows)
    slab.lend(Self.usualEntries, to: &partLeaves)
    slab.lend(Self.usualEntries, to: &errorSeeds)
    slab.lend(Self.usualEntries, to: &seedRows)
    slab.lend(Self.usualEntries, to: &settledVariables)
    slab.lend(Self.usualEntries, to: &path)
    slab.lend(Self.usualEntries, to: &cone)
    slab.lend(Self.usualEntries, to: &judged)
    slab.lend(Self.usualEntries, to: &sorting)
  }

  private static let busyEntries = 31
  private static let usualEntries = 15
  /// What ``lendUsualLists()`` shares out, and what is lost to odd capacities before.
  private static let usualBytes = 1_984

  // Without it, Swift 6.3 loses the memory of a solver that another is assigned to when it optimises.
  deinit {}

  static let longestRecycledBlock = 64
}

// The pointers inside are owned by the one value there is.
extension Solver: @unchecked Sendable {}
