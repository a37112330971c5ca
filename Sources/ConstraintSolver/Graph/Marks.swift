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
    for index in variables.indices { variables[index].mark = 0 }
    for index in rows.indices { rows[index].mark = 0 }
    walk.current = 0
  }

  /// Whether the walk under way has met a variable.
  @inline(__always)
  func isMet(_ variable: Int32) -> Bool { variables[variable].mark == walk.current }

  /// Lets the walk under way meet a variable; returns false if it met it before.
  @inline(__always)
  mutating func meet(_ variable: Int32) -> Bool {
    if variables[variable].mark == walk.current { return false }
    variables[variable].mark = walk.current
    return true
  }

  /// Whether the walk under way has met a row.
  @inline(__always)
  func isMet(row: Int32) -> Bool { rows[row].mark == walk.current }

  /// Lets the walk under way meet a row; returns false if it met it before.
  @inline(__always)
  mutating func meet(row: Int32) -> Bool {
    if rows[row].mark == walk.current { return false }
    rows[row].mark = walk.current
    return true
  }

  /// Drops from a list of variables those that the walk under way has met.
  mutating func dropMet(variables list: inout List<Int32>) {
    let walk = walk.current
    list.keep { variables[$0].mark != walk }
  }

  /// The same for a list of rows.
  mutating func dropMet(rows list: inout List<Int32>) {
    let walk = walk.current
    list.keep { rows[$0].mark != walk }
  }

  /// Makes the walk under way forget that it met a variable.
  @inline(__always)
  mutating func forget(_ variable: Int32) { variables[variable].mark = 0 }
}

/// A variable on the way of a walk, and the term at which the walk goes on from it.
struct PathStep: BitwiseCopyable {
  var variable: Int32
  var term: Int32
}
