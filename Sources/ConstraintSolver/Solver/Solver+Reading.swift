extension Solver {
  /// The value of a variable after the last ``solve()``; zero for one that was never added.
  ///
  /// - Parameter variable: The variable to read.
  /// - Returns: Its value.
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    let index = Int(variable.index)
    return index >= 0 && index < value.count ? value[index] : 0
  }

  /// All values, by variable index; valid until variables are added.
  public var values: UnsafePointer<Double> {
    UnsafePointer(value.base)
  }

  /// Indices of the variables whose value the last ``solve()`` changed, ascending by region.
  ///
  /// Valid until the solver is next mutated.
  public var changedVariables: UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(start: UnsafePointer(changed.base), count: changed.count)
  }

  /// What ``values`` and ``changedVariables`` answer, both at once.
  ///
  /// A solver that is kept in an object is copied to be asked a question that changes nothing. This
  /// one counts as a change, though it is none, and so nothing is copied.
  ///
  /// - Returns: All values, valid until variables are added, and the variables that the last
  ///   ``solve()`` changed, valid until the solver is next mutated.
  public mutating func solution() -> (
    values: UnsafePointer<Double>, changed: UnsafeBufferPointer<Int32>
  ) {
    (
      UnsafePointer(value.base),
      UnsafeBufferPointer(start: UnsafePointer(changed.base), count: changed.count)
    )
  }

  /// The conflicts among the required rows as of the last ``solve()``, oldest rejected row first.
  public var conflicts: [Conflict] {
    reportedConflicts
  }

  /// Whether a row is set aside because older required rows contradict it.
  ///
  /// - Parameter row: The row to ask about.
  /// - Returns: False for rows that hold, for optional rows and for unknown ones.
  public func isRejected(_ row: Row) -> Bool {
    let index = Int(row.index)
    guard index >= 0 && index < rowPool.count && rowPool[index].head.isLive else { return false }
    return rowPool[index].head.isRejected
  }

  /// By how much the last solution misses a row: left-hand side minus constant.
  ///
  /// For an inequality only the violating side counts, for a row that holds the result is zero up
  /// to rounding.
  ///
  /// - Parameter row: The row to ask about.
  /// - Returns: The signed violation; zero for unknown rows.
  /// - Complexity: O(terms).
  public func error(of row: Row) -> Double {
    let index = Int(row.index)
    guard index >= 0 && index < rowPool.count && rowPool[index].head.isLive else { return 0 }
    let rest = residual(of: index)
    switch rowPool[index].head.sense {
    case -1: return max(0, rest)
    case 1: return min(0, rest)
    default: return rest
    }
  }

  /// Left-hand side minus constant.
  @inline(__always)
  func residual(of row: Int) -> Double {
    var sum = -rowPool[row].constant
    for slot in terms(of: row) {
      sum += termPool[slot].coefficient * value[Int(termPool[slot].variable)]
    }
    return sum
  }
}
