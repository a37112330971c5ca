/// What one call of ``Solver/solve()`` had to do, as counts that can be compared between runs.
public struct SolveReport: Equatable, Sendable {
  /// Rows whose value was computed or compared at least once.
  public internal(set) var rowsTouched = 0
  /// Exchanges of one row of the basis for another.
  public internal(set) var pivots = 0
  /// Variables whose value differs from the one before the call.
  public internal(set) var changedVariables = 0
  /// Linear programs that had to be solved.
  public internal(set) var regions = 0
  /// How much of ``Solver/workLimit`` that took.
  public internal(set) var work = 0
  /// Whether the point was proved to be the best: false when ``Solver/workLimit`` was reached first, rounding
  /// kept a program from coming to an end or left its answer in doubt, or a value is beyond all numbers.
  public internal(set) var isComplete = true
  /// Whether all required rows hold that are not set aside: false only when the limit was reached before, or
  /// a value is beyond all numbers and stayed what it was.
  public internal(set) var isFeasible = true
  /// Whether the list of conflicts differs from the one before the call.
  public internal(set) var conflictsChanged = false

  /// Makes a report of no work at all.
  package init() {}
}
