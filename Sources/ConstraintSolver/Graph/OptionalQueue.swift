/// Optional rows with one unknown, which decide it from the highest priority down.
struct OptionalQueue: ~Copyable {
  /// Those that had one unknown from the start.
  private var rows = List<RowID>()
  /// Those that came down to one while others were determined: a heap by level.
  private var late = List<UInt64>()
  /// Places for counting sort.
  private var places = List<Int32>()

  /// Lets the lists begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Arena.someEntries, to: &rows)
    arena.lend(3, to: &late)
    arena.lend(Arena.someEntries, to: &places)
  }

  /// Whether no row had one unknown from the start.
  @inline(__always)
  var isEmpty: Bool { rows.isEmpty }

  @inline(__always)
  var hasLate: Bool { !late.isEmpty }

  @inline(__always)
  var indices: Range<Int> { rows.indices }

  @inline(__always)
  subscript(index: Int) -> RowID { rows[index] }

  @inline(__always)
  mutating func append(_ row: RowID) { rows.append(row) }

  /// Forgets the rows that had one unknown from the start.
  mutating func removeEarly() { rows.removeAll() }

  mutating func removeAll() {
    rows.removeAll()
    late.removeAll()
  }

  /// Sorts by level; rows that are gone may stand anywhere.
  ///
  /// Counting sort, since levels are few.
  mutating func sort(in system: inout LinearSystem) {
    let count = rows.count
    if count < 2 { return }
    let levels = system.levels.count
    if levels > 4 * count {
      let ranked = rows.array.map { (rank: system.rank(of: $0), row: $0) }
      for (index, entry) in ranked.sorted(by: { $0 < $1 }).enumerated() { rows[index] = entry.row }
      return
    }
    // The start of each level's rows, then the rows.
    places.removeAll()
    places.append(repeating: 0, count: levels &+ 1 &+ count)
    for index in rows.indices { places[system.rank(of: rows[index]) &+ 1] &+= 1 }
    for level in 0..<levels { places[level &+ 1] &+= places[level] }
    for index in rows.indices {
      let row = rows[index]
      let level = system.rank(of: row)
      places[levels &+ 1 &+ Int(places[level])] = row.number
      places[level] &+= 1
    }
    for index in rows.indices { rows[index] = RowID(places[levels &+ 1 &+ index]) }
  }

  /// Adds a row that came down to one unknown, highest priority first.
  mutating func push(late row: RowID, rank: Int32) {
    var child = late.count
    late.append(UInt64(rank) &<< 32 | UInt64(truncatingIfNeeded: row.number))
    while child > 0 {
      let parent = (child - 1) / 2
      if late[parent] <= late[child] { break }
      late.swapAt(parent, child)
      child = parent
    }
  }

  /// Takes the first of the rows that came down to one unknown.
  mutating func popLate() -> RowID {
    let top = RowID(Int32(truncatingIfNeeded: late[0]))
    let last = late.popLast()
    if !late.isEmpty {
      late[0] = last
      late.sink(0, below: late.count, by: >)
    }
    return top
  }
}

extension SolverState {
  /// Lets optional rows determine a variable each, highest priority first.
  mutating func determineByOptionalRows() {
    optionals.sort(in: &system)
    for index in optionals.indices {
      determineByOptional(optionals[index])
      if optionals.hasLate { determineByLateOptionals() }
    }
    optionals.removeEarly()
    determineByLateOptionals()
  }

  mutating func determineByLateOptionals() {
    while optionals.hasLate { determineByOptional(optionals.popLate()) }
  }

  /// Lets an optional row decide its one unknown, an inequality only where zero would violate it.
  @inline(__always)
  private mutating func determineByOptional(_ row: RowID) {
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
    if !agenda.equalities.isEmpty { determineSingletons() }
  }
}
