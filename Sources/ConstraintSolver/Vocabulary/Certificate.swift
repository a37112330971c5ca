/// A proof of optimality that a reader who shares no code with the solver can check.
///
/// For each priority level, highest first, it carries one multiplier `y` per row without slack or
/// violated row. Write the levels' multipliers of a row as a vector. The proof holds when
///
/// 1. on every level the multipliers cancel: `Σ y · coefficients = 0` for each variable, where a
///    bound counts as the row `v >= 0`;
/// 2. every vector is admissible: any vector for a required equality; lexicographically `<= 0`
///    for a required `>=` row or a bound and `>= 0` for a required `<=` row; for an optional row
///    at level `p` lexicographically within `-1 … 1` at `p`, restricted to the violating side
///    for inequalities;
/// 3. on every level `-Σ y · constant` equals the summed violation of the level.
///
/// Then no point that satisfies the required rows has a lexicographically smaller vector of
/// violations (weak duality of lexicographic linear programming).
public struct Certificate: Equatable, Sendable {
  /// One row's share of the proof on one level.
  public struct Multiplier: Equatable, Sendable {
    /// The row, or nil when the multiplier belongs to a bound.
    public let row: Row?
    /// The variable whose `>= 0` it is, or nil when the multiplier belongs to a row.
    public let bound: Variable?
    /// The multiplier, per unit of the row's own left-hand side.
    public let value: Double
  }

  /// The proof for one priority level.
  public struct Level: Equatable, Sendable {
    /// The priority all optional rows of the level share.
    public let priority: Double
    /// The smallest possible sum of violations, all higher levels being at their optimum.
    public let violation: Double
    /// The multipliers that are not zero, rows ascending by index, then bounds.
    public let multipliers: [Multiplier]
  }

  /// The levels, highest priority first.
  public let levels: [Level]
  /// Whether every level was minimised within ``Solver/workLimit`` and the bound on steps.
  public let isComplete: Bool
}
