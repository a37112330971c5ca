/// Optional rows beside the graph that are violated: nothing else records on which side one is.
struct Violations {
  /// How many there are.
  private(set) var count = 0

  /// Records on which side of its constant a row is, -1 or 1; 0 where it holds.
  @inline(__always)
  mutating func record(_ row: RowID, _ side: Int, in system: inout LinearSystem) {
    let wasViolated = system.rows[row].head.isViolated
    if side == 0 && !wasViolated { return }
    if wasViolated != (side != 0) { count &+= wasViolated ? -1 : 1 }
    system.rows[row].head.take(ViolatedSide(side: side))
  }

  /// Records that a row holds, or is not to be compared any more.
  @inline(__always)
  mutating func clear(_ row: RowID, in system: inout LinearSystem) { record(row, 0, in: &system) }
}

/// The side on which a row is violated; only ``Violations`` can make one.
struct ViolatedSide {
  let side: Int

  @inline(__always)
  fileprivate init(side: Int) { self.side = side }
}
