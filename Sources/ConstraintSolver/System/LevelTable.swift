/// The optional priorities in use, each under a small stable number.
struct LevelTable: ~Copyable {
  /// The number of the required level, which is always there and has no entry in the table.
  static let required: Int32 = 0

  /// Priority by number.
  private var priorities = List<Double>()
  /// How many rows are at a level, by number.
  private(set) var uses = List<Int32>()
  /// The numbers of the levels, from the top down.
  private(set) var sorted = List<Int32>()
  private var vacant = List<Int32>()
  /// The numbers that priorities were found under last, by some bits of the priority.
  private var recent = InlineArray<16, Int32>(repeating: -1)
  /// Position by number, 0 for the highest priority in use.
  private(set) var rank = List<Int32>()

  /// How many optional priorities are in use.
  var count: Int { sorted.count }

  init() {}

  /// Lets the table begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Self.usualLevels, to: &priorities)
    arena.lend(Self.usualLevels, to: &uses)
    arena.lend(Self.usualLevels, to: &sorted)
    arena.lend(Self.usualLevels, to: &rank)
  }

  private static let usualLevels = 7

  @inline(__always)
  func priority(of number: Int32) -> Double {
    number == Self.required ? 1000 : priorities[number]
  }

  /// Counts one more row at the optional `priority` and returns the level's number, or -1 for what
  /// is no such priority, or one more than there are numbers for.
  @inline(__always)
  mutating func retain(_ priority: Double) -> Int32 {
    let entry = Int(truncatingIfNeeded: priority.bitPattern &>> 43 & 15)
    let known = recent[entry]
    if known >= 0 && priorities[known] == priority {
      uses[known] &+= 1
      return known
    }
    let number = find(priority)
    if number >= 0 { recent[entry] = number }
    return number
  }

  @inline(never)
  private mutating func find(_ priority: Double) -> Int32 {
    guard priority > 0 && priority < 1000 else { return -1 }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[sorted[middle]] > priority { low = middle + 1 } else { high = middle }
    }
    if low < sorted.count, priorities[sorted[low]] == priority {
      uses[sorted[low]] += 1
      return sorted[low]
    }
    if priorities.isEmpty {
      priorities.append(1000)
      uses.append(0)
      rank.append(0)
    }
    let number: Int32
    if !vacant.isEmpty {
      number = vacant.popLast()
      priorities[number] = priority
      uses[number] = 1
    } else {
      if priorities.count == RowHead.levelLimit { return -1 }
      number = Int32(priorities.count)
      priorities.append(priority)
      uses.append(1)
      rank.append(0)
    }
    sorted.append(0)
    for position in stride(from: sorted.count - 1, to: low, by: -1) {
      sorted[position] = sorted[position - 1]
    }
    sorted[low] = number
    renumber(from: low)
    return number
  }

  /// Counts one row less; the last one frees the number.
  @inline(__always)
  mutating func release(_ number: Int32) {
    if number == Self.required { return }
    uses[number] &-= 1
    if uses[number] == 0 { retire(number) }
  }

  @inline(never)
  private mutating func retire(_ number: Int32) {
    let position = Int(rank[number])
    for next in (position + 1)..<sorted.count { sorted[next - 1] = sorted[next] }
    sorted.truncate(to: sorted.count - 1)
    renumber(from: position)
    vacant.append(number)
    priorities[number] = .nan
  }

  private func renumber(from position: Int) {
    for position in position..<sorted.count { rank[sorted[position]] = Int32(position) }
  }
}
