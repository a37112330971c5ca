/// A system of linear constraints with strictly ordered priorities, solved incrementally.
///
/// Required rows (priority 1000) hold exactly; below them, for each priority level from the
/// highest down, the sum of the absolute violations is made as small as the levels above allow.
/// Priorities are never turned into weights. Among equally good points the solver takes the canonical choice:
/// rows that yield give way in order, then variables come as near to zero as they can, one by one in the order
/// they are given, positions last and to their least values. So the answer depends on the rows alone and not
/// on how the system came about.
///
/// Required rows that cannot all hold are accepted oldest rank first; the others are set aside and
/// reported in ``conflicts``.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.addVariables(count: 1, nonnegative: 1)
/// _ = try solver.addRow([Term(width, 1)], .equal, 320, priority: 1000, rank: 0)
/// solver.solve()
/// solver.value(of: width)  // 320.0
/// ```
///
/// Changes take effect at the next ``solve()``; until then values are those of the last one, and the
/// values of variables added since mean nothing. A solver belongs to one isolation domain; different
/// solvers share nothing.
public final class Solver {
  let state: Box<SolverState>
  /// What all questions so far took, in looks at one row: ``reason(of:)``, ``multipliers(of:)`` and
  /// ``ambiguousVariables()``.
  package internal(set) var questionWork = 0

  /// Makes an empty system.
  ///
  /// - Parameters:
  ///   - variableCapacity: Variables to make room for at once.
  ///   - rowCapacity: Rows to make room for at once.
  ///   - termCapacity: Terms of rows to make room for at once, three a row if not given.
  ///
  /// Negative capacities count as zero, those above a million as a million; what a system needs
  /// beyond its capacities, it takes later.
  ///
  /// - Complexity: O(1), apart from asking for memory.
  public init(variableCapacity: Int = 0, rowCapacity: Int = 0, termCapacity: Int? = nil) {
    let rows = Self.reservable(rowCapacity)
    state = Box(
      SolverState(
        variables: Self.reservable(variableCapacity),
        rows: rows,
        terms: Self.reservable(termCapacity ?? rows &* 3)
      )
    )
  }

  private static func reservable(_ capacity: Int) -> Int { min(max(0, capacity), 1 << 20) }

  /// Brings all values up to date with the rows.
  ///
  /// The order of work: required equalities with one unknown are solved for it, optional rows and
  /// zeros decide what is left, changes run downstream, rows beside the graph are compared, and
  /// whatever is violated without a proof that it must be is optimised exactly.
  ///
  /// - Returns: What had to be done.
  /// - Complexity: Grows with what the changes since the last call touch downstream. Where rows compete,
  ///   a linear program of the part that hangs together decides; see ``workLimit``.
  @discardableResult
  public func solve() -> SolveReport {
    state.value.solve()
    state.value.checkInvariants()
    return state.value.results.report
  }

  /// How many rows one ``solve()`` may look at; nil, as at first, for any number.
  ///
  /// Going through the system once is always allowed. Where rows compete or contradict each other, how
  /// often they are looked at nothing bounds beforehand; a limit does, where systems come from
  /// strangers. Once it is reached the point is left where it is, and ``SolveReport/isComplete`` says so;
  /// ``SolveReport/isFeasible``, whether the required rows hold. The next solve starts over from the rows.
  /// Limits below zero count as zero. A visit takes some ten nanoseconds.
  public var workLimit: Int? {
    get { state.value.options.workLimit == .max ? nil : state.value.options.workLimit }
    set { state.value.options.workLimit = max(0, newValue ?? .max) }
  }

  /// Whether conflicts are listed as irreducible sets, as at first; who asks only which rows are set aside can
  /// do without.
  package var thinsConflicts: Bool {
    get { state.value.options.thinsConflicts }
    set { state.value.options.thinsConflicts = newValue }
  }

  /// Solves every region as a program; for tests that compare the two.
  package var forcesGeneralPath: Bool {
    get { state.value.options.forcesGeneralPath }
    set { state.value.options.forcesGeneralPath = newValue }
  }
}
