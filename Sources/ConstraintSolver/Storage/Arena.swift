/// The memory that the lists of a solver begin in, asked for once instead of once for each.
///
/// A list that outgrows its share moves out; what it leaves behind is lost until the solver goes.
struct Arena: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  init(byteCount: Int) {
    base = .allocate(byteCount: byteCount, alignment: Self.alignment)
    next = base
    end = base + byteCount
  }

  deinit { base.deallocate() }

  /// Lends an empty list room for at least `capacity` elements.
  ///
  /// - Precondition: So much is left.
  @inline(__always)
  mutating func lend<Element>(_ capacity: Int, to list: inout List<Element>) {
    let lent = capacity | 1
    let byteCount = (lent &* MemoryLayout<Element>.stride &+ 7) & ~7
    assert(byteCount <= end - next, "\(byteCount) bytes of \(end - next)")
    list.begin(in: next, capacity: lent)
    next += byteCount
  }

  /// That of the elements of all lists, eight bytes at most, in which shares are cut.
  private static let alignment = 8
}
