/// Numbers by index, most of them zero, and the set of indices where there may be another.
///
/// Each number comes with a peak: the largest magnitude among everything it was added up from, passed
/// on through products. What cancelled leaves rounding of the size of its peak.
struct SparseVector: ~Copyable {
  private(set) var values = List<Double>()
  private(set) var peaks = List<Double>()
  private var members = List<UInt64>()
  private let accuracy: Accuracy
  /// Whether a number was taken for zero that may not be.
  var isDoubtful = false

  init(count: Int, accuracy: Accuracy = Accuracy()) {
    self.accuracy = accuracy
    values.append(repeating: 0, count: count)
    peaks.append(repeating: 0, count: count)
    members.append(repeating: 0, count: (count + 63) / 64)
  }

  var count: Int { values.count }

  /// Adds to a number.
  @inline(__always)
  mutating func add(_ part: Double, at index: Int, peak: Double) {
    values[index] += part
    if peak > peaks[index] { peaks[index] = peak }
    members[index &>> 6] |= 1 &<< UInt64(index & 63)
  }

  /// Makes a number another one with the same peak.
  @inline(__always)
  mutating func set(_ value: Double, at index: Int) {
    values[index] = value
  }

  /// Gives a number another peak.
  @inline(__always)
  mutating func setPeak(_ peak: Double, at index: Int) {
    peaks[index] = peak
  }

  /// Divides a number.
  @inline(__always)
  mutating func divide(by divisor: Double, at index: Int) {
    values[index] /= divisor
    peaks[index] /= abs(divisor)
  }

  /// Whether a number is no more than the rounding of what it was added up from.
  @inline(__always)
  func isRounding(at index: Int, _ share: Double) -> Bool {
    abs(values[index]) <= peaks[index] * share
  }

  /// Whether a number is what an elimination left of a zero.
  @inline(__always)
  mutating func isDust(at index: Int) -> Bool { isTakenForZero(at: index, accuracy.dust) }

  /// Whether a number is zero for all that its rounding tells.
  @inline(__always)
  mutating func isZero(at index: Int) -> Bool { isTakenForZero(at: index, accuracy.zero) }

  @inline(__always)
  private mutating func isTakenForZero(at index: Int, _ share: Double) -> Bool {
    if accuracy.isDoubtful(values[index], beside: peaks[index]) { isDoubtful = true }
    return isRounding(at: index, share)
  }

  /// The largest magnitude that any number was added up from.
  var largestPeak: Double {
    var largest = 0.0
    var index = next(from: 0)
    while index < count {
      largest = max(largest, peaks[index])
      index = next(from: index &+ 1)
    }
    return largest
  }

  /// Whether a number was lost beside magnitudes far beyond those that it was computed from.
  ///
  /// Those come and go where a matrix is nearly singular, and leave rounding that says nothing of the number.
  func hasLost(from largest: Double) -> Bool {
    var index = next(from: 0)
    while index < count {
      if peaks[index] > largest * Self.farBeyond && isRounding(at: index, Self.lost) { return true }
      index = next(from: index &+ 1)
    }
    return false
  }

  /// So many times what a system began with, magnitudes come from its matrix.
  private static var farBeyond: Double { 0x1p10 }
  /// More than half of the digits of a number that is below this share of its peak are rounding.
  private static var lost: Double { 0x1p-30 }

  @inline(__always)
  func contains(_ index: Int) -> Bool {
    members[index &>> 6] & 1 &<< UInt64(index & 63) != 0
  }

  /// The first index of the set that is not below `start`, or `count`.
  @inline(__always)
  func next(from start: Int) -> Int {
    var word = start &>> 6
    if word >= members.count { return count }
    var bits = members[word] & ~0 &<< UInt64(start & 63)
    while bits == 0 {
      word &+= 1
      if word >= members.count { return count }
      bits = members[word]
    }
    return word &<< 6 &+ bits.trailingZeroBitCount
  }

  /// The first index of this set and of another one that is not below `start`, or `count`.
  @inline(__always)
  func next(from start: Int, alsoIn other: borrowing SparseVector) -> Int {
    var word = start &>> 6
    if word >= members.count { return count }
    var bits = members[word] & other.members[word] & ~0 &<< UInt64(start & 63)
    while bits == 0 {
      word &+= 1
      if word >= members.count { return count }
      bits = members[word] & other.members[word]
    }
    return word &<< 6 &+ bits.trailingZeroBitCount
  }

  /// The last index of the set that is not above `start`, or -1.
  @inline(__always)
  func previous(from start: Int) -> Int {
    if start < 0 { return -1 }
    var word = start &>> 6
    var bits = members[word] & ~0 &>> UInt64(63 &- start & 63)
    while bits == 0 {
      word &-= 1
      if word < 0 { return -1 }
      bits = members[word]
    }
    return word &<< 6 &+ 63 &- bits.leadingZeroBitCount
  }

  /// Makes all numbers zero.
  ///
  /// - Complexity: O(the set), apart from a look at each 64 indices.
  mutating func removeAll() {
    for word in members.indices where members[word] != 0 {
      var bits = members[word]
      while bits != 0 {
        let index = word &<< 6 &+ bits.trailingZeroBitCount
        values[index] = 0
        peaks[index] = 0
        bits &= bits &- 1
      }
      members[word] = 0
    }
  }
}
