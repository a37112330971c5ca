/// A linear program in which every row has a cost on each of its two sides.
///
/// It is a primal simplex method in active-set form. The point is the intersection of as many rows without
/// slack, the basis, as there are columns; one step leaves one of them along the edge that the others make
/// and goes on, past rows whose violation costs less than it saves, until another row takes its place.
/// The first rows are the columns themselves (`x = 0`).
///
/// Nothing is dense: rows lie as lists of entries, the basis as triangular factors, and every vector is a
/// list of what is not zero.
///
/// The parts: ``ProgramRows`` is what is asked for, ``Basis`` which rows hold without slack, ``ProgramPoint``
/// where those meet, ``Costs`` what the others cost there, ``ReducedCosts`` how that changes; ``ActiveSet``
/// keeps the five in step. ``DualSteps`` makes rows hold, ``Minimization`` lowers costs. The program is the order
/// in which these two run: required rows, levels, the canonical choice.
struct LinearProgram: ~Copyable {
  private var activeBox: Box<ActiveSet>
  private var minimization = Minimization()
  private var dualSteps = DualSteps()
  /// The columns from here on are positions: their least values are chosen, not those nearest to zero.
  var firstPosition: Int
  /// What all numbers of the rows were multiplied by; see ``Decimals``.
  var scale = 1.0
  /// The required inequalities that can hold only with equality.
  private(set) var forced = ForcedEqualities()
  /// False once a phase ran into its bound on steps, or into the limit on visits.
  private(set) var isComplete = true
  /// Whether the canonical choice brought a column near to zero that may change its sign.
  private(set) var dependsOnSigns = false

  /// Makes a program of columns, all of them zero, and of rows to be added.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - added: How many rows are to be added.
  ///   - accuracy: What passes for zero.
  ///   - isCareful: Whether all is solved in twice the usual precision, which takes longer.
  init(columns: Int, rows added: Int, accuracy: Accuracy = Accuracy(), isCareful: Bool = false) {
    activeBox = Box(
      ActiveSet(columns: columns, rows: added, accuracy: accuracy, isCareful: isCareful)
    )
    firstPosition = columns
  }

  /// Where the method is.
  var active: ActiveSet {
    @inline(__always) _read { yield activeBox.owned }
    @inline(__always) _modify { yield &activeBox.owned }
  }

  var columns: Int { active.columns }

  /// Whether as many rows were looked at as may be; then no phase takes another step.
  var isExhausted: Bool { active.isExhausted }

  /// Whether anything was decided by a number that may be rounding, or may not be.
  var isDoubtful: Bool { active.isDoubtful }

  /// Notes that the answer is not proved.
  mutating func giveUpProof() { isComplete = false }

  /// Notes that the choice depends on the sign that a column has.
  mutating func noteSigns() { dependsOnSigns = true }

  /// Goes on where another program ended, in other rows.
  mutating func resume(_ other: borrowing LinearProgram) {
    active.resume(other.active)
    isComplete = other.isComplete
    forced = other.forced
  }

  /// Finds the inequalities among `numbers` that can hold only with equality, and puts them into the basis
  /// where a column itself stands in their place.
  ///
  /// - Complexity: O(terms of the rows), and new factors where the basis changes.
  mutating func findForcedEqualities(among numbers: [Int]) {
    forced = active.forcedEqualities(among: numbers)
    active.putBasicForColumns(forced.rows)
  }

  mutating func forgetForcedEqualities() { forced = ForcedEqualities() }

  // MARK: Phases

  /// Moves to a point with the least costs, and leaves the multipliers there.
  @discardableResult
  mutating func minimize(
    until extent: Minimization.Extent = .minimum
  ) -> Minimization.Outcome {
    let outcome = minimization.run(&activeBox.owned, until: extent)
    if !outcome.isComplete { isComplete = false }
    return outcome
  }

  /// Moves to a point where no row is on a forbidden side, or to a row that keeps it from that.
  mutating func reachFeasibility() -> DualSteps.Outcome {
    let outcome = dualSteps.run(&activeBox.owned)
    if case .undecided = outcome { isComplete = false }
    return outcome
  }

  /// Lowers the sum of what rows miss whose violation is forbidden, as long as steps lead anywhere.
  ///
  /// Added rows of one term go first: in a basis they take no arithmetic, and with the others columns would
  /// go farther than these ask for, and have to come back.
  mutating func approachFeasibility() {
    approachFeasibility(ofSingleColumns: true)
    approachFeasibility(ofSingleColumns: false)
  }

  private mutating func approachFeasibility(ofSingleColumns: Bool) {
    var violated: [Int] = []
    let count = active.rows.count
    active.look(at: count / 8)
    for row in 0..<count
    where active.point.residuals[row] != 0 && !active.basis.contains(row) {
      if ofSingleColumns && (row < columns || active.rows.size(of: row) > 1) { continue }
      if !active.isBeyond(row) { continue }
      violated.append(row)
      active.penalizeSide(of: row)
    }
    if violated.isEmpty { return }
    let wasDoubtful = active.isCareful && active.isDoubtful
    // However far this comes: what does not hold then is for dual steps.
    _ = minimization.run(&activeBox.owned, until: .stall)
    if active.isCareful { active.forgetDoubts(but: wasDoubtful) }
    active.clearGradient()
    for row in violated { active.forbidViolation(of: row) }
  }

  /// The basic rows that a row's residual depends on, with their shares in it.
  mutating func supports(of row: Int) -> [(row: Int, share: Double)] {
    active.express(row)
    var found: [(row: Int, share: Double)] = []
    var position = active.basis.expressed.next(from: 0)
    while position < columns {
      if active.hasShare(position) {
        found.append(
          (active.basis.row(at: position), active.basis.expressed.values[position])
        )
      }
      position = active.basis.expressed.next(from: position + 1)
    }
    return found
  }
}
