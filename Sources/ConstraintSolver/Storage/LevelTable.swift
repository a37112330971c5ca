/// The optional priorities in use, each under a small stable number.
struct LevelTable: ~Copyable {
  /// The number of the required level, which is always there and has no place in the table.
  static let required: Int32 = 0

  /// Priority by number.
  private var priorities = Pool<Double>()
  private var uses = Pool<Int32>()
  private var sorted = Pool<Int32>()
  private var vacant = Pool<Int32>()
  /// The numbers that priorities were found under last, by some bits of the priority.
  private var recent = InlineArray<16, Int32>(repeating: -1)
  /// Position by number, 0 for the highest priority in use.
  private(set) var rank = Pool<Int32>()

  /// How many optional priorities are in use.
  var count: Int { sorted.count }

  init() {}

  /// Lets the table begin in memory of a slab.
  @inline(__always)
  mutating func borrow(from slab: inout Slab) {
    slab.lend(Self.usualLevels, to: &priorities)
    slab.lend(Self.usualLevels, to: &uses)
    slab.lend(Self.usualLevels, to: &sorted)
    slab.lend(Self.usualLevels, to: &rank)
  }

  private static let usualLevels = 7

  @inline(__always)
  func priority(of number: Int32) -> Double {
    number == Self.required ? 1000 : priorities[Int(number)]
  }

  /// The number of the level at `position` from the top.
  func number(at position: Int) -> Int32 {
    sorted[position]
  }

  /// Counts one more row at the optional `priority` and returns the level's number, or -1 for what
  /// is no such priority.
  @inline(__always)
  mutating func retain(_ priority: Double) -> Int32 {
    let place = Int(truncatingIfNeeded: priority.bitPattern &>> 43 & 15)
    let known = recent[place]
    if known >= 0 && priorities[Int(known)] == priority {
      uses[Int(known)] &+= 1
      return known
    }
    let number = find(priority)
    if number >= 0 { recent[place] = number }
    return number
  }

  @inline(never)
  private mutating func find(_ priority: Double) -> Int32 {
    guard priority > 0 && priority < 1000 else { return -1 }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[Int(sorted[middle])] > priority { low = middle + 1 } else { high = middle }
    }
    if low < sorted.count, priorities[Int(sorted[low])] == priority {
      uses[Int(sorted[low])] += 1
      return sorted[low]
    }
    if priorities.count == 0 {
      priorities.append(1000)
      uses.append(0)
      rank.append(0)
    }
    let number: Int32
    if vacant.count > 0 {
      number = vacant.popLast()
      priorities[Int(number)] = priority
      uses[Int(number)] = 1
    } else {
      number = Int32(priorities.count)
      priorities.append(priority)
      uses.append(1)
      rank.append(0)
    }
    sorted.append(0)
    var place = sorted.count - 1
    while place > low {
      sorted[place] = sorted[place - 1]
      place -= 1
    }
    sorted[low] = number
    renumber(from: low)
    return number
  }

  /// Counts one row less; the last one frees the number.
  @inline(__always)
  mutating func release(_ number: Int32) {
    if number == Self.required { return }
    uses[Int(number)] &-= 1
    if uses[Int(number)] == 0 { retire(number) }
  }

  @inline(never)
  private mutating func retire(_ number: Int32) {
    let position = Int(rank[Int(number)])
    for place in position..<(sorted.count - 1) { sorted[place] = sorted[place + 1] }
    sorted.count -= 1
    renumber(from: position)
    vacant.append(number)
    priorities[Int(number)] = .nan
  }

  private func renumber(from position: Int) {
    for place in position..<sorted.count { rank[Int(sorted[place])] = Int32(place) }
  }
}
