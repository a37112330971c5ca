/// The memory that the lists of a solver begin in, asked for once instead of once for each.
///
/// The same code runs twice: first an arena without memory sums up what all lists ask for, then one of that size
/// lends it. A list that outgrows its share moves out; what it leaves behind is lost until the solver goes.
struct Arena: ~Copyable {
  private let base: UnsafeMutableRawPointer?
  /// How much was asked for so far, in bytes.
  private(set) var byteCount = 0
  private let size: Int

  /// Makes an arena that lends nothing and finds out how much lists ask for.
  init() {
    base = nil
    size = .max
  }

  /// Makes an arena that lends as much.
  init(byteCount size: Int) {
    base = .allocate(byteCount: size, alignment: Self.alignment)
    self.size = size
  }

  deinit { base?.deallocate() }

  /// Lends an empty list room for at least `capacity` elements.
  ///
  /// - Precondition: So much is left.
  @inline(__always)
  mutating func lend<Element>(_ capacity: Int, to list: inout List<Element>) {
    let lent = capacity | 1
    let added = (lent &* MemoryLayout<Element>.stride &+ 7) & ~7
    assert(added <= size - byteCount, "\(added) bytes of \(size - byteCount)")
    if let base { list.begin(in: base + byteCount, capacity: lent) }
    byteCount &+= added
  }

  /// That of the elements of all lists, eight bytes at most, in which shares are cut.
  private static let alignment = 8
}
