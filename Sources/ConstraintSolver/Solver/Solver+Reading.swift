extension Solver {
  /// The value of a variable after the last ``solve()``.
  ///
  /// - Parameter variable: The variable to read.
  /// - Returns: Its value; zero for one that was never added.
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    state.value.system.values.contains(variable.id) ? state.value.system.values[variable.id] : 0
  }

  /// How many variables the last ``solve()`` gave another value.
  ///
  /// - Complexity: O(1).
  public var changedCount: Int { state.value.results.changed.count }

  /// One of the variables that the last ``solve()`` gave another value, each of which is listed once.
  ///
  /// The order is that of evaluation, and the same whenever the same is done. Variables removed since
  /// are still listed.
  ///
  /// - Parameter position: At least 0 and less than ``changedCount``.
  /// - Returns: The variable; for another position none, with the index -1.
  /// - Complexity: O(1).
  public func changedVariable(at position: Int) -> Variable {
    let isListed = position >= 0 && position < state.value.results.changed.count
    return Variable(isListed ? state.value.results.changed[position] : .none)
  }

  /// The conflicts among the required rows as of the last ``solve()``, oldest rejected row first.
  ///
  /// - Complexity: O(1).
  public var conflicts: [Conflict] { state.value.conflicts.reported }

  /// Whether a row is set aside because older required rows contradict it.
  ///
  /// - Parameter row: The row to ask about.
  /// - Returns: False for rows that hold, for optional rows and for unknown ones.
  /// - Complexity: O(1).
  public func isRejected(_ row: Row) -> Bool {
    guard let id = try? state.value.system.checked(row) else { return false }
    return state.value.system.rows[id].head.isRejected
  }

  /// By how much the last solution violates a row: left-hand side minus constant.
  ///
  /// For an inequality only the violating side counts, for a row that holds the result is zero up
  /// to rounding.
  ///
  /// - Parameter row: The row to ask about.
  /// - Returns: The signed violation; zero for unknown rows.
  /// - Complexity: O(terms).
  public func error(of row: Row) -> Double {
    guard let id = try? state.value.system.checked(row) else { return 0 }
    let rest = state.value.system.residual(of: id)
    switch state.value.system.rows[id].head.relation {
    case .lessThanOrEqual: return max(0, rest)
    case .greaterThanOrEqual: return min(0, rest)
    case .equal: return rest
    }
  }
}
