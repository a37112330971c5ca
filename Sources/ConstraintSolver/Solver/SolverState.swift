/// All that a solver knows.
///
/// All methods are `mutating`, those that only ask as well. A structure that is lent is taken apart into its
/// fields, of which there are hundreds here: each call would take longer, and the module four times as long to
/// compile.
struct SolverState: ~Copyable {
  private var arena: Arena
  /// The rows, the variables and their values.
  var system = LinearSystem()
  /// What is known of the graph beyond the records of rows and variables.
  var graph = MethodGraph()
  /// Which required rows contradict each other, and which are set aside.
  var conflicts = Conflicts()
  /// Which optional rows beside the graph are violated.
  var violations = Violations()
  /// What is known of the parts of the system.
  var partition = Partition()
  /// New variables that no solve has seen.
  var fresh = FreshVariables()
  /// Optional rows with one unknown.
  var optionals = OptionalQueue()
  /// Rows without terms.
  var emptyRows = EmptyRows()
  /// What waits to be done.
  var agenda = Agenda()
  /// Violated required rows and bounds.
  var requiredViolations = RequiredViolations()
  /// What rows that left the graph were computed from.
  var formerInputs = FormerInputs()
  /// Variables newly determined by free choices.
  var newDependents = NewDependents()
  /// Choices that moved in the present solve.
  var movedChoices = MovedChoices()
  /// The order in which something was evaluated last, kept for the next time.
  var schedule = EvaluationSchedule()
  /// The columns of the program that is being posed.
  var columns = VariableNumbers()
  /// The latest of some choices that each variable is computed from, while ties are looked at.
  var latestChoices = VariableNumbers()
  /// The part gathered last.
  var part = GatheredPart()
  /// The proof under way.
  var proof = OptimalityProof()
  /// The line on which a choice moves.
  var line = ChoiceLine()
  /// What the last solve found.
  var results = Results()
  /// How far the solver may go.
  var options = Options()
  #if CHECK_INVARIANTS
  var operations = 0
  #endif

  /// Makes an empty system with room for so many variables, rows and terms.
  init(variables: Int, rows: Int, terms: Int) {
    arena = Arena()
    beginLists(variables, rows, terms)
    arena = Arena(byteCount: arena.byteCount)
    beginLists(variables, rows, terms)
  }

  /// Lets the lists that most solves need begin in memory of the arena, or finds out how much that takes.
  @inline(never)
  private mutating func beginLists(_ variables: Int, _ rows: Int, _ terms: Int) {
    arena.lend(variables, to: &system.values)
    arena.lend(variables, to: &system.variables)
    arena.lend(rows, to: &system.rows)
    arena.lend(terms, to: &system.terms)
    arena.lend(variables, to: &results.changed)
    system.levels.begin(in: &arena)
    partition.begin(in: &arena)
    graph.begin(in: &arena)
    fresh.begin(in: &arena)
    optionals.begin(in: &arena)
    agenda.begin(in: &arena)
    requiredViolations.begin(in: &arena)
    movedChoices.begin(in: &arena)
    part.begin(in: &arena)
    proof.begin(in: &arena)
  }
}

/// What the last solve found.
struct Results: ~Copyable {
  /// The variables whose value changed.
  var changed = List<VariableID>()
  /// What they had been, while a solve runs.
  var formerValues = List<Double>()
  var report = SolveReport()
  /// Rows looked at in this solve, and whether that was as many as may be.
  var rowVisits = 0
  /// How many of them were there to make conflict sets smaller.
  var filterVisits = 0
  /// The rows of sets that are not to be made smaller.
  var unfilteredRows = 0
  var isExhausted = false
  /// Whether a program came to values beyond all numbers, by which nothing can be proved.
  var isBeyondNumbers = false
}

/// How far a solver may go.
struct Options {
  /// Solves every region as a program; for tests that compare the two.
  var forcesGeneralPath = false
  /// With fewer variables to be replaced in a region, its program is posed as it is: a second one would take
  /// longer than it saves.
  var fewestSubstituted = 32
  /// How many rows one solve may look at.
  var workLimit = Int.max
  /// Whether conflicts are listed as irreducible sets.
  var thinsConflicts = true
  /// How many rows may be looked at in one solve to make conflict sets smaller.
  var filterBudget = 1 << 26
}
