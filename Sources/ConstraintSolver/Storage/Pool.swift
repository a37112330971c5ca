/// A growable stretch of memory for plain values, reused rather than freed.
///
/// Storage is uninitialised beyond `count`; elements are trivial, so nothing is ever destroyed. An
/// empty pool owns no memory. A pool may begin in memory of a ``Slab``, which it does not own: then
/// its capacity is odd, as no other is.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  // Half words, because a solver has fifty pools and is moved as a whole.
  private var room: UInt32 = 0
  private var number: UInt32 = 0

  /// How many elements there are, all of which mean something.
  @inline(__always) var count: Int {
    get { Int(truncatingIfNeeded: number) }
    set { number = UInt32(truncatingIfNeeded: newValue) }
  }

  /// How many elements there is memory for, at most 2³² - 2.
  @inline(__always) var capacity: Int { Int(truncatingIfNeeded: room) }

  @inline(__always)
  init() {
    base =
      UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment) ?? .allocate(capacity: 0)
  }

  deinit {
    release()
  }

  @inline(__always)
  private func release() {
    if room > 0 && room & 1 == 0 { base.deallocate() }
  }

  /// The capacity to ask of a slab for at least that many elements.
  @inline(__always)
  static func lendable(_ capacity: Int) -> Int {
    capacity | 1
  }

  /// Begins in memory that is not the pool's own.
  ///
  /// - Precondition: The pool is empty, and `capacity` is one of ``lendable(_:)``.
  @inline(__always)
  mutating func borrow(_ memory: UnsafeMutablePointer<Element>, capacity lent: Int) {
    base = memory
    room = UInt32(truncatingIfNeeded: lent)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(base + index) }
    nonmutating unsafeMutableAddress { base + index }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    base[count] = element
    count &+= 1
  }

  @inline(__always)
  mutating func popLast() -> Element {
    count &-= 1
    return base[count]
  }

  mutating func append(contentsOf elements: [Element]) {
    for element in elements { append(element) }
  }

  /// Appends `number` copies of `element`.
  mutating func append(repeating element: Element, count number: Int) {
    reserve(count + number)
    (base + count).initialize(repeating: element, count: number)
    count += number
  }

  /// Holds the first `number` of `elements` and nothing else.
  mutating func copy(_ elements: UnsafePointer<Element>, count number: Int) {
    count = 0
    reserve(number)
    base.update(from: elements, count: number)
    count = number
  }

  /// Sorts in place without asking for memory.
  ///
  /// Heap sort (J. W. J. Williams, "Algorithm 232: Heapsort", 1964).
  func sort(by isBefore: (Element, Element) -> Bool) {
    func sink(_ start: Int, below end: Int) {
      var parent = start
      while 2 * parent + 1 < end {
        var child = 2 * parent + 1
        if child + 1 < end && isBefore(base[child], base[child + 1]) { child += 1 }
        if !isBefore(base[parent], base[child]) { return }
        (base[parent], base[child]) = (base[child], base[parent])
        parent = child
      }
    }
    for start in stride(from: count / 2 - 1, through: 0, by: -1) { sink(start, below: count) }
    for end in stride(from: count - 1, to: 0, by: -1) {
      (base[0], base[end]) = (base[end], base[0])
      sink(0, below: end)
    }
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
    release()
    base = moved
    room = UInt32(larger)
  }
}
