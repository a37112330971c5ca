/// A growable array of plain values that keeps its memory when it is emptied.
///
/// Elements are trivial, so nothing is ever destroyed. Debug builds check every index. An empty list
/// owns no memory. A list may begin in memory of an ``Arena``, which it does not own: then its
/// capacity is odd, as no other is.
struct List<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  // Half words, because a solver has fifty lists.
  private var room: UInt32 = 0
  private var number: UInt32 = 0

  /// The number of elements.
  @inline(__always) var count: Int { Int(truncatingIfNeeded: number) }

  /// The elements there is memory for, at most 2³² - 2.
  @inline(__always) var capacity: Int { Int(truncatingIfNeeded: room) }

  @inline(__always) var isEmpty: Bool { number == 0 }

  /// The positions of the elements.
  @inline(__always) var indices: Range<Int> { Range(uncheckedBounds: (0, count)) }

  @inline(__always)
  init() {
    base =
      UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment) ?? .allocate(capacity: 0)
  }

  deinit { deallocate() }

  @inline(__always)
  private func deallocate() {
    if room > 0 && room & 1 == 0 { base.deallocate() }
  }

  /// Begins in memory of an arena, for an odd number of elements.
  @inline(__always)
  mutating func begin(in memory: UnsafeMutableRawPointer, capacity lent: Int) {
    assert(room == 0 && lent & 1 == 1, "a list of \(room) places is lent \(lent)")
    base = memory.assumingMemoryBound(to: Element.self)
    room = UInt32(truncatingIfNeeded: lent)
  }

  /// Where an element stands.
  @inline(__always)
  func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "element \(index) of \(count)")
    return base + index
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(address(index)) }
    unsafeMutableAddress { address(index) }
  }

  /// The element at a position that is kept as a half word, as most are.
  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress { UnsafePointer(address(Int(index))) }
    unsafeMutableAddress { address(Int(index)) }
  }

  /// A copy of the elements.
  var array: [Element] { indices.map { self[$0] } }

  @inline(__always)
  mutating func append(_ element: Element) {
    if number == room { grow(to: count &+ 1) }
    base[count] = element
    number &+= 1
  }

  mutating func append(contentsOf elements: [Element]) {
    for element in elements { append(element) }
  }

  /// Appends `added` copies of `element`.
  mutating func append(repeating element: Element, count added: Int) {
    reserve(count + added)
    (base + count).initialize(repeating: element, count: added)
    number += UInt32(added)
  }

  /// Appends the elements of another list from a position on.
  mutating func append(contentsOf other: borrowing List, from first: Int = 0) {
    assert(first >= 0 && first <= other.count, "elements from \(first) of \(other.count)")
    let added = other.count - first
    reserve(count + added)
    (base + count).update(from: other.base + first, count: added)
    number += UInt32(added)
  }

  /// Appends `added` elements whose contents mean nothing until they are set.
  @inline(__always)
  mutating func extend(by added: Int) {
    reserve(count &+ added)
    number &+= UInt32(truncatingIfNeeded: added)
  }

  @inline(__always)
  mutating func popLast() -> Element {
    assert(number > 0, "the last element of none")
    number &-= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() { number = 0 }

  /// Keeps the first `kept` elements.
  @inline(__always)
  mutating func truncate(to kept: Int) {
    assert(kept >= 0 && kept <= count, "the first \(kept) elements of \(count)")
    number = UInt32(truncatingIfNeeded: kept)
  }

  /// Keeps the elements before `first` and those that satisfy a condition.
  mutating func keep(from first: Int = 0, where isKept: (Element) -> Bool) {
    var kept = first
    for index in first..<count where isKept(self[index]) {
      self[kept] = self[index]
      kept &+= 1
    }
    truncate(to: kept)
  }

  mutating func reverse() {
    for index in 0..<(count / 2) { swapAt(index, count - 1 - index) }
  }

  /// Sorts in place without asking for memory; equal elements may change places.
  ///
  /// Insertion while that moves no more than there are, then quicksort until parts are small or one has been parted
  /// too often, which ends in heap sort (D. R. Musser, "Introspective sorting and selection algorithms", 1997).
  ///
  /// - Complexity: O(n log n) comparisons; O(n) where few stand out of order.
  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    if insert(atMost: count, by: isBefore) { return }
    let budget = 2 * (Int.bitWidth - count.leadingZeroBitCount)
    if !part(0..<count, atMost: budget, by: isBefore) { return sortByHeap(by: isBefore) }
    _ = insert(atMost: .max, by: isBefore)
  }

  /// Puts each element to its place among those before it; false where that takes more moves than allowed.
  private mutating func insert(atMost budget: Int, by isBefore: (Element, Element) -> Bool) -> Bool
  {
    var moves = 0
    for next in indices.dropFirst() {
      if !isBefore(self[next], self[next - 1]) { continue }
      if moves > budget { return false }
      let element = self[next]
      var place = next
      repeat {
        self[place] = self[place - 1]
        place -= 1
      } while place > 0 && isBefore(element, self[place - 1])
      self[place] = element
      moves &+= next - place
    }
    return true
  }

  /// Parts a range until elements stand less than sixteen places from where they belong; false where that takes
  /// more rounds than allowed.
  private mutating func part(
    _ range: Range<Int>,
    atMost budget: Int,
    by isBefore: (Element, Element) -> Bool
  ) -> Bool {
    var (start, end, rounds) = (range.lowerBound, range.upperBound, budget)
    while end - start > 16 {
      if rounds == 0 { return false }
      rounds -= 1
      let middle = start + (end - start) / 2
      if isBefore(self[middle], self[start]) { swapAt(middle, start) }
      if isBefore(self[end - 1], self[start]) { swapAt(end - 1, start) }
      if isBefore(self[end - 1], self[middle]) { swapAt(end - 1, middle) }
      let pivot = self[middle]
      var (low, high) = (start, end - 1)
      while low <= high {
        while isBefore(self[low], pivot) { low += 1 }
        while isBefore(pivot, self[high]) { high -= 1 }
        if low > high { break }
        swapAt(low, high)
        low += 1
        high -= 1
      }
      if !part(start..<(high + 1), atMost: rounds, by: isBefore) { return false }
      start = low
    }
    return true
  }

  /// Sorts by a heap.
  ///
  /// See J. W. J. Williams, "Algorithm 232: Heapsort", 1964.
  private mutating func sortByHeap(by isBefore: (Element, Element) -> Bool) {
    for start in stride(from: count / 2 - 1, through: 0, by: -1) {
      sink(start, below: count, by: isBefore)
    }
    for end in stride(from: count - 1, to: 0, by: -1) {
      swapAt(0, end)
      sink(0, below: end, by: isBefore)
    }
  }

  /// Moves an element down a heap, whose last in the order is on top, to where it belongs.
  mutating func sink(_ start: Int, below end: Int, by isBefore: (Element, Element) -> Bool) {
    var parent = start
    while 2 * parent + 1 < end {
      var child = 2 * parent + 1
      if child + 1 < end && isBefore(self[child], self[child + 1]) { child += 1 }
      if !isBefore(self[parent], self[child]) { return }
      swapAt(parent, child)
      parent = child
    }
  }

  @inline(__always)
  mutating func swapAt(_ first: Int, _ second: Int) {
    (self[first], self[second]) = (self[second], self[first])
  }

  @inline(__always)
  mutating func reserve(_ total: Int) {
    if total > capacity { grow(to: total) }
  }

  @inline(never)
  private mutating func grow(to total: Int) {
    // Small lists grow faster: asking for memory costs more than the memory.
    let former = (capacity &+ 1) & ~1
    let usual = former < 128 ? former * 4 : former * 2
    let larger = (max(total, usual, 16) &+ 1) & ~1
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    deallocate()
    base = moved
    room = UInt32(larger)
  }
}
