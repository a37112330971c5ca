/// What waits for the next solve, or for a later step of the present one.
///
/// | list | filled by | emptied by |
/// |---|---|---|
/// | ``unknowns`` | edits, and rows that leave the graph | `determineUnknowns` |
/// | ``equalities`` | new rows, edits, and variables that were determined | `determineUnknowns` |
/// | ``dirty`` | edits, and choices that move | walks downstream |
/// | ``rowChecks`` | edits, and walks downstream | `runChecks` |
/// | ``boundChecks`` | whatever gives a variable a value | `runChecks` |
/// | ``blockChecks`` | `runChecks`, and choices that are looked at again | the phase `moveBlock` |
/// | ``unprovenViolations`` | `runChecks` | `proveViolations` |
/// | ``choiceChecks`` | whatever gives a choice room | `checkChoices` |
///
/// Entries may be stale: on taking one, the solver checks that it still applies. What only one part of the solver reads is kept
/// by that part: ``FreshVariables``, ``OptionalQueue``, ``RequiredViolations``, ``FormerInputs``, ``NewDependents``,
/// ``EmptyRows`` and ``MovedChoices``.
struct Agenda: ~Copyable {
  /// Variables that have no value yet.
  var unknowns = List<VariableID>()
  /// Whether some of them had a value before.
  var someLostDeterminer = false
  /// Whether some of those were determined again.
  var someRegainedDeterminer = false
  /// Required equalities with one unknown.
  var equalities = List<RowID>()
  /// Variables whose value or determination changed, so that what depends on them must follow.
  var dirty = List<VariableID>()
  /// Rows beside the graph whose residual may have changed.
  var rowChecks = List<RowID>()
  /// Variables whose bound may have been passed.
  var boundChecks = List<VariableID>()
  /// Variables of simultaneous blocks that were touched, or that such blocks pin.
  var blockChecks = List<VariableID>()
  /// Violated optional rows without a proof that they must be.
  var unprovenViolations = List<RowID>()
  /// Free choices at an inequality or at zero, which may be able to move.
  var choiceChecks = List<VariableID>()

  /// Lets the lists that most solves need begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Arena.manyEntries, to: &unknowns)
    arena.lend(Arena.manyEntries, to: &equalities)
    arena.lend(Arena.manyEntries, to: &rowChecks)
    arena.lend(Arena.someEntries, to: &dirty)
    arena.lend(Arena.someEntries, to: &unprovenViolations)
    arena.lend(Arena.someEntries, to: &choiceChecks)
  }

  /// Whether a variable has no value, or one that is not up to date.
  @inline(__always)
  var awaitsValues: Bool { !unknowns.isEmpty || !dirty.isEmpty }

  /// Whether nothing waits.
  var isEmpty: Bool {
    unknowns.isEmpty && equalities.isEmpty && dirty.isEmpty && rowChecks.isEmpty
      && boundChecks.isEmpty && blockChecks.isEmpty && unprovenViolations.isEmpty
      && choiceChecks.isEmpty
  }

  mutating func removeAll() {
    unknowns.removeAll()
    equalities.removeAll()
    dirty.removeAll()
    rowChecks.removeAll()
    boundChecks.removeAll()
    blockChecks.removeAll()
    unprovenViolations.removeAll()
    choiceChecks.removeAll()
  }
}

extension Arena {
  static var manyEntries: Int { 31 }
  static var someEntries: Int { 15 }
}
