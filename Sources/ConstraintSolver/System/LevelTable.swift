/// The optional priorities in use, each under a small stable number.
struct LevelTable: ~Copyable {
  /// The number of the required level, which is always there and has no entry in the table.
  static let required = LevelID(0)

  /// Level by number.
  private var levels = Table<LevelRecord, LevelRecord>()
  /// The numbers of the levels, from the top down where they are in order.
  private(set) var sorted = List<LevelID>()
  /// Whether ``sorted`` and ``rank(of:)`` hold; not after a level came or went, before
  /// ``putInOrder()``.
  private(set) var isInOrder = true
  private var vacant = List<LevelID>()
  /// The number of each priority, once there are too many to look through.
  private var numbers: [Double: LevelID] = [:]
  /// The numbers that priorities were found under last, by some bits of the priority.
  private var recent = List<LevelID>()

  /// How many optional priorities are in use.
  var count: Int { sorted.count }

  init() {}

  /// Lets the table begin in memory of an arena, before the first priority is counted.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Self.usualLevels, to: &levels)
    arena.lend(Self.usualLevels, to: &sorted)
    arena.lend(Self.recentPriorities, to: &recent)
    // An arena that sums up lends nothing.
    if recent.capacity > 0 { recent.append(repeating: .none, count: Self.recentPriorities) }
  }

  private static let usualLevels = 7
  /// As many as four bits of a priority tell apart.
  private static let recentPriorities = 16
  /// How many levels are looked through one by one, with the required one.
  private static let mostSearched = 17

  @inline(__always)
  func priority(of number: LevelID) -> Double {
    number == Self.required ? 1000 : levels[number].priority
  }

  /// How many rows are at a level.
  func uses(of number: LevelID) -> Int32 { levels[number].uses }

  /// The position of a level, 0 for the highest priority in use.
  @inline(__always)
  func rank(of number: LevelID) -> Int32 { levels[number].rank }

  /// Counts one more row at the optional `priority` and returns the level's number, or none for what
  /// is no such priority, or one more than there are numbers for.
  @inline(__always)
  mutating func retain(_ priority: Double) -> LevelID {
    let entry = Int(truncatingIfNeeded: priority.bitPattern &>> 43 & 15)
    let known = recent[entry]
    if !known.isNone && levels[known].priority == priority {
      levels[known].uses &+= 1
      return known
    }
    let number = find(priority)
    if !number.isNone { recent[entry] = number }
    return number
  }

  @inline(never)
  private mutating func find(_ priority: Double) -> LevelID {
    guard priority > 0 && priority < 1000 else { return .none }
    let known = number(of: priority)
    if !known.isNone {
      levels[known].uses += 1
      return known
    }
    if levels.count == 0 { levels.append(LevelRecord(priority: 1000, uses: 0, rank: 0)) }
    if vacant.isEmpty && levels.count == RowHead.levelLimit && !isInOrder { putInOrder() }
    let level = LevelRecord(priority: priority, uses: 1, rank: 0)
    let number: LevelID
    if !vacant.isEmpty {
      number = vacant.popLast()
      levels[number] = level
    } else {
      if levels.count == RowHead.levelLimit { return .none }
      number = levels.end
      levels.append(level)
      // The first that is too many: those before it are to be found by their bits from now on.
      if levels.count == Self.mostSearched + 1 {
        for known in IdentifierRange(from: LevelID(1), to: number) {
          numbers[levels[known].priority] = known
        }
      }
    }
    if levels.count > Self.mostSearched { numbers[priority] = number }
    sorted.append(number)
    isInOrder = false
    return number
  }

  /// Finds a priority, among few by looking at each, among many by its bits; none for a new one.
  @inline(__always)
  private func number(of priority: Double) -> LevelID {
    if levels.count > Self.mostSearched { return numbers[priority] ?? .none }
    var number = levels.end.advanced(by: -1)
    while number > Self.required && levels[number].priority != priority {
      number = number.advanced(by: -1)
    }
    return number > Self.required ? number : .none
  }

  /// Counts one row less; a level without rows keeps its number until the next order.
  @inline(__always)
  mutating func release(_ number: LevelID) {
    if number == Self.required { return }
    levels[number].uses &-= 1
    if levels[number].uses == 0 { isInOrder = false }
  }

  /// Gives each level in use its position, and frees the numbers of the others.
  ///
  /// - Complexity: O(*n* log *n*) in the levels, O(*n*) where few are new.
  @inline(never)
  mutating func putInOrder() {
    isInOrder = true
    if sorted.count >= Self.mostSearched {
      let ordered = sorted.array.sorted { levels[$0].priority > levels[$1].priority }
      for (position, number) in ordered.enumerated() { sorted[position] = number }
    }
    var count = 0
    for index in sorted.indices {
      let number = sorted[index]
      if levels[number].uses == 0 {
        vacate(number)
        continue
      }
      var position = count
      let priority = levels[number].priority
      while position > 0, levels[sorted[position &- 1]].priority < priority {
        sorted[position] = sorted[position &- 1]
        position &-= 1
      }
      sorted[position] = number
      count &+= 1
    }
    sorted.truncate(to: count)
    for position in sorted.indices {
      levels[sorted[position]].rank = Int32(truncatingIfNeeded: position)
    }
  }

  private mutating func vacate(_ number: LevelID) {
    if !numbers.isEmpty { numbers[levels[number].priority] = nil }
    levels[number].priority = .nan
    vacant.append(number)
  }
}

/// What is known of one level.
struct LevelRecord: BitwiseCopyable {
  /// Its priority; no number while its place is vacant.
  var priority: Double
  /// How many rows are at it.
  var uses: Int32
  /// Its position from the top.
  var rank: Int32
}
