/// What one call of ``Solver/solve()`` had to do, as counts that can be compared between runs.
public struct SolveReport: Equatable, Sendable {
  /// Rows whose value was computed or compared at least once.
  public internal(set) var rowsTouched = 0
  /// Exchanges of one row of the basis for another.
  public internal(set) var pivots = 0
  /// Variables whose value differs from the one before the call.
  public internal(set) var changedVariables = 0
  /// Dense programs that had to be solved.
  public internal(set) var regions = 0
  /// False when rounding kept a very large part from being optimised within the bound on rounds.
  public internal(set) var isComplete = true
  /// Whether the list of conflicts differs from the one before the call.
  public internal(set) var conflictsChanged = false

  /// Makes a report of no work at all.
  package init() {}
}
