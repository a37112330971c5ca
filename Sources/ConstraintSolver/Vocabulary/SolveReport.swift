/// What one call of ``Solver/solve()`` had to do, as counts that can be compared between runs.
public struct SolveReport: Equatable, Sendable {
  /// Rows whose value was computed or compared at least once.
  public var rowsTouched = 0
  /// Exchanges of one tight row for another.
  public var pivots = 0
  /// Variables whose value differs from the one before the call.
  public var changedVariables = 0
  /// Regions the dense general path had to settle.
  public var regions = 0
  /// False when rounding kept a very large part from being settled within the bound on rounds.
  public var isComplete = true
  /// Whether the list of conflicts differs from the one before the call.
  public var conflictsChanged = false

  /// Makes a report of no work at all.
  public init() {}
}
