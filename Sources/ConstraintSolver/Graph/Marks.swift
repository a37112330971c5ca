/// The number of the walk under way: what it met bears the number as its mark.
struct WalkNumber: BitwiseCopyable {
  fileprivate(set) var current: Int32 = 0
}

extension LinearSystem {
  /// Starts a walk: nothing has been met by it.
  @inline(__always)
  mutating func beginWalk() {
    if walk.current == .max { resetMarks() }
    walk.current &+= 1
  }

  @inline(never)
  private mutating func resetMarks() {
    for variable in variables.ids { variables[variable].mark = 0 }
    for row in rows.ids { rows[row].mark = 0 }
    walk.current = 0
  }

  /// Whether the walk under way has met a variable.
  @inline(__always)
  func isMet(_ variable: VariableID) -> Bool { variables[variable].mark == walk.current }

  /// Lets the walk under way meet a variable; returns false if it met it before.
  @inline(__always)
  mutating func meet(_ variable: VariableID) -> Bool {
    if variables[variable].mark == walk.current { return false }
    variables[variable].mark = walk.current
    return true
  }

  /// Whether the walk under way has met a row.
  @inline(__always)
  func isMet(row: RowID) -> Bool { rows[row].mark == walk.current }

  /// Lets the walk under way meet a row; returns false if it met it before.
  @inline(__always)
  mutating func meet(row: RowID) -> Bool {
    if rows[row].mark == walk.current { return false }
    rows[row].mark = walk.current
    return true
  }

  /// Drops from a list of variables those that the walk under way has met.
  mutating func dropMet(variables list: inout List<VariableID>) {
    let walk = walk.current
    list.keep { variables[$0].mark != walk }
  }

  /// The same for a list of rows.
  mutating func dropMet(rows list: inout List<RowID>) {
    let walk = walk.current
    list.keep { rows[$0].mark != walk }
  }

  /// Makes the walk under way forget that it met a variable.
  @inline(__always)
  mutating func forget(_ variable: VariableID) { variables[variable].mark = 0 }
}

/// A variable on the way of a walk, and the term at which the walk goes on from it.
struct PathStep: BitwiseCopyable {
  var variable: VariableID
  var term: TermID
}
