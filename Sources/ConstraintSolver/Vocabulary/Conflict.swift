/// Required rows that cannot hold together, and the one that was given up.
///
/// The set is irreducible: take any one of its rows away and the others can hold together. Where a solve
/// finds so many large sets that this would take over 67 million looks at rows, the last ones are what proves
/// the contradiction: irreducible if of all variables none but ``bounds`` must be nonnegative.
public struct Conflict: Equatable, Sendable {
  /// The rows of the set, the rejected one among them, oldest rank first.
  public let rows: [Row]
  /// The variables whose required `>= 0` takes part.
  public let bounds: [Variable]
  /// The row that was set aside: the youngest of the set.
  public let rejected: Row

  /// Describes a set of rows and bounds that cannot hold together.
  package init(rows: [Row], bounds: [Variable], rejected: Row) {
    self.rows = rows
    self.bounds = bounds
    self.rejected = rejected
  }
}
