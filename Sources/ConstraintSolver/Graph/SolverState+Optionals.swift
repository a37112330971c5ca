// Optional rows that determine a variable, highest priority first.
extension SolverState {
  mutating func determineByOptionalRows() {
    sortSingletonOptionals()
    for index in work.singletonOptionals.indices {
      determineByOptional(Int(work.singletonOptionals[index]))
      if !work.lateOptionals.isEmpty { determineByLateOptionals() }
    }
    work.singletonOptionals.removeAll()
    determineByLateOptionals()
  }

  /// Lets an optional row decide its one unknown, an inequality only where zero would violate it.
  @inline(__always)
  private mutating func determineByOptional(_ row: Int) {
    let head = system.rows[row].head
    if head.unknown != 1 || system.rows[row].role != .beside || !head.isLive || head.isRequired {
      return
    }
    guard let variable = unknown(of: row) else { return }
    var flags: VariableFlags = []
    let solved = system.solved(row, for: variable, collecting: &flags)
    // With zero for the unknown, `rest` is what the row wants more than it has.
    if head.sense < 0 && solved.rest >= 0 || head.sense > 0 && solved.rest <= 0 { return }
    determine(variable, by: row, head, at: solved.value, flags)
    if !work.singletonEqualities.isEmpty { determineSingletons() }
  }

  /// Sorts by level; rows that are gone may stand anywhere.
  ///
  /// Counting sort, since levels are few.
  private mutating func sortSingletonOptionals() {
    let count = work.singletonOptionals.count
    if count < 2 { return }
    let levels = system.levels.count
    if levels > 4 * count {
      let sorted = work.singletonOptionals.array.sorted { left, right in
        let (first, second) = (system.rank(of: left), system.rank(of: right))
        return first != second ? first < second : left < right
      }
      for (index, row) in sorted.enumerated() { work.singletonOptionals[index] = row }
      return
    }
    // The start of each level's rows, then the rows.
    scratch.sorting.removeAll()
    scratch.sorting.append(repeating: 0, count: levels &+ 1 &+ count)
    for index in work.singletonOptionals.indices {
      scratch.sorting[system.rank(of: work.singletonOptionals[index]) &+ 1] &+= 1
    }
    for level in 0..<levels { scratch.sorting[level &+ 1] &+= scratch.sorting[level] }
    for index in work.singletonOptionals.indices {
      let row = work.singletonOptionals[index]
      let level = system.rank(of: row)
      scratch.sorting[levels &+ 1 &+ Int(scratch.sorting[level])] = row
      scratch.sorting[level] &+= 1
    }
    for index in work.singletonOptionals.indices {
      work.singletonOptionals[index] = scratch.sorting[levels &+ 1 &+ index]
    }
  }

  /// Adds a row that came down to one unknown to a heap, highest priority first.
  mutating func pushLateOptional(_ row: Int32) {
    let level = UInt64(system.rank(of: row))
    var child = work.lateOptionals.count
    work.lateOptionals.append(level &<< 32 | UInt64(row))
    while child > 0 {
      let parent = (child - 1) / 2
      if work.lateOptionals[parent] <= work.lateOptionals[child] { break }
      work.lateOptionals.swapAt(parent, child)
      child = parent
    }
  }

  mutating func determineByLateOptionals() {
    while !work.lateOptionals.isEmpty {
      let top = Int(work.lateOptionals[0] & 0xFFFF_FFFF)
      popLateOptional()
      determineByOptional(top)
    }
  }

  /// Takes the first row off the heap.
  private mutating func popLateOptional() {
    let last = work.lateOptionals.popLast()
    if work.lateOptionals.isEmpty { return }
    work.lateOptionals[0] = last
    work.lateOptionals.sink(0, below: work.lateOptionals.count, by: >)
  }
}
