/// Variables that are decided together because no single row decides one of them.
struct SimultaneousBlock {
  /// The variables, which are sources of the method graph.
  var choices: [VariableID] = []
  /// The rows that their values hold with equality.
  var rows: [RowID] = []
  /// Whether as many required equalities as there are variables decide them.
  var isSquare = false
}

/// The simultaneous blocks of a method graph by number; a number is given again once its block is gone.
struct SimultaneousBlocks {
  private var entries: [SimultaneousBlock] = []
  /// Numbers that are not in use.
  private var vacant: [Int32] = []

  var isEmpty: Bool { entries.count == vacant.count }

  /// The block of a number in use.
  subscript(number: Int) -> SimultaneousBlock {
    @inline(__always) get { entries[number] }
  }

  /// Adds a block under a number, the last that became vacant if there is one.
  mutating func add(_ block: SimultaneousBlock) -> Int {
    guard let number = vacant.popLast() else {
      entries.append(block)
      return entries.count - 1
    }
    entries[Int(number)] = block
    return Int(number)
  }

  /// Removes the block of a number in use, and returns it.
  mutating func remove(_ number: Int) -> SimultaneousBlock {
    let block = entries[number]
    entries[number] = SimultaneousBlock()
    vacant.append(Int32(number))
    return block
  }

  /// All blocks, with their numbers.
  var all: [(number: Int, block: SimultaneousBlock)] {
    let unused = Set(vacant)
    return entries.indices.filter { !unused.contains(Int32($0)) }.map { ($0, entries[$0]) }
  }
}
