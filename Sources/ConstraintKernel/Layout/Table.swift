/// A growable stretch of memory for plain values that belongs to one owner.
///
/// It is written to and read without the checks for uniqueness and bounds that an array makes each
/// time: who holds one keeps indices that it was given. An empty table owns no memory, and one that
/// begins in a ``TableRoom`` owns none until it grows.
struct Table<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private(set) var capacity = 0

  deinit {
    if !isGuest { base?.deallocate() }
  }

  /// Whether the memory is not its own: then the capacity is odd, as no other is.
  private var isGuest: Bool { capacity & 1 != 0 }

  /// The capacity that a table has which begins in memory for at least that many elements.
  fileprivate static func guestCapacity(_ capacity: Int) -> Int { capacity | 1 }

  /// Begins, as long as it is empty, in memory that is not its own.
  fileprivate mutating func move(into room: UnsafeMutablePointer<Element>, capacity: Int) {
    base = room
    self.capacity = capacity
  }

  /// The element at an index below ``count``.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "no element \(index) of \(count)")
      return base.unsafelyUnwrapped[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "no element \(index) of \(count)")
      base.unsafelyUnwrapped[index] = newValue
    }
  }

  /// The address of the element at an index; good until the table grows.
  @inline(__always)
  func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "no element \(index) of \(count)")
    return base.unsafelyUnwrapped + index
  }

  /// - Complexity: O(1) on average.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: max(16, 2 * capacity)) }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  /// Puts an element at an index at or beyond the end, too; `filler` stands in between.
  @inline(__always)
  mutating func put(_ element: Element, at index: Int, filler: Element) {
    if index == count { return append(element) }
    while count <= index { append(filler) }
    self[index] = element
  }

  /// Takes the last element out; there must be one.
  @inline(__always)
  mutating func popLast() -> Element {
    count -= 1
    return base.unsafelyUnwrapped[count]
  }

  /// Forgets all elements and keeps their room.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Moves to memory of its own for a number of elements that is even.
  @inline(never)
  private mutating func grow(to total: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: total)
    if let base {
      larger.moveInitialize(from: base, count: count)
      if !isGuest { base.deallocate() }
    }
    base = larger
    capacity = total
  }
}

/// The memory that several tables begin in, asked for at once; it outlives them.
struct TableRoom: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer

  /// Makes room for as many bytes as all tables together take, eight at a time.
  init(byteCount: Int) {
    base = .allocate(byteCount: byteCount, alignment: Self.alignment)
    next = base
  }

  deinit {
    base.deallocate()
  }

  /// The bytes that a share for at least that many elements takes.
  static func share<Element: BitwiseCopyable>(_ capacity: Int, of type: Element.Type) -> Int {
    let byteCount = Table<Element>.guestCapacity(capacity) * MemoryLayout<Element>.stride
    return (byteCount + alignment - 1) & ~(alignment - 1)
  }

  /// Has an empty table begin in a share of the room.
  mutating func lend<Element>(_ capacity: Int, to table: inout Table<Element>) {
    let room = next.assumingMemoryBound(to: Element.self)
    table.move(into: room, capacity: Table<Element>.guestCapacity(capacity))
    next += Self.share(capacity, of: Element.self)
  }

  private static var alignment: Int { 8 }
}
