/// What waits for the next solve, or for a later step of the present one.
///
/// Entries may be stale: whoever takes one looks whether it still applies.
struct WorkLists: ~Copyable {
  // New variables.
  /// Variables that no solve has seen, as consecutive ones.
  var freshBlocks = List<VariableBlock>()
  /// How many there are.
  var freshCount = 0
  /// How many of them a row gave a value at once.
  var freshDetermined = 0
  /// Whether new variables without a value are still to be listed as unknown.
  var awaitsFresh = false
  /// Where the new variables begin that come after all others; none if `max`.
  var firstNewest = Int.max

  // What has no value yet.
  var unknowns = List<Int32>()
  /// Whether some unknowns had a value before.
  var someLostDeterminer = false
  /// Whether some of those were determined again.
  var someRegainedDeterminer = false
  /// Required equalities with one unknown.
  var singletonEqualities = List<Int32>()
  /// Optional rows with one unknown.
  var optionals = OptionalQueue()

  // What changed.
  /// Variables whose value or determination changed, so that what depends on them must follow.
  var dirty = List<Int32>()
  /// Rows beside the graph whose residual may have changed.
  var rowChecks = List<Int32>()
  /// Variables whose bound may have been passed.
  var boundChecks = List<Int32>()
  /// Free choices at an inequality or at zero, which may be able to move.
  var choiceChecks = List<Int32>()
  /// Variables of simultaneous blocks that were touched, or that such blocks pin.
  var blockChecks = List<Int32>()
  /// Rows without terms.
  var emptyRows = List<Int32>()

  // What does not hold.
  /// Violated required equalities, which come first.
  var violatedEqualities = List<Int32>()
  /// Violated required inequalities and bounds.
  var violatedInequalities = List<RowOrBound>()
  /// Violated optional rows without a proof that they must be.
  var unprovenViolations = List<Int32>()

  // Choices.
  /// What rows that left the graph were computed from.
  var formerInputs = List<Int32>()
  /// Whether the choices behind `formerInputs` must be proved again even if nothing is violated.
  var mustProveFormerInputs = false
  /// Variables newly determined by free choices, listed while choices can move.
  var newDependents = List<Int32>()
  /// Free choices that were optimised or pivoted in the present solve.
  var optimized = List<Int32>()
}

extension WorkLists {
  /// Lets the lists that most solves need begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(3, to: &freshBlocks)
    optionals.begin(in: &arena)
    arena.lend(Arena.manyEntries, to: &unknowns)
    arena.lend(Arena.manyEntries, to: &singletonEqualities)
    arena.lend(Arena.manyEntries, to: &rowChecks)
    arena.lend(Arena.someEntries, to: &choiceChecks)
    arena.lend(Arena.someEntries, to: &dirty)
    arena.lend(Arena.someEntries, to: &violatedInequalities)
    arena.lend(Arena.someEntries, to: &unprovenViolations)
    arena.lend(Arena.someEntries, to: &optimized)
  }

  /// Forgets all work but what is known of new variables.
  mutating func removeAll() {
    unknowns.removeAll()
    singletonEqualities.removeAll()
    optionals.removeAll()
    dirty.removeAll()
    rowChecks.removeAll()
    boundChecks.removeAll()
    choiceChecks.removeAll()
    blockChecks.removeAll()
    emptyRows.removeAll()
    violatedEqualities.removeAll()
    violatedInequalities.removeAll()
    unprovenViolations.removeAll()
    formerInputs.removeAll()
    mustProveFormerInputs = false
    newDependents.removeAll()
  }
}

extension Arena {
  static var manyEntries: Int { 31 }
  static var someEntries: Int { 15 }
}
