/// Who a row of the solver speaks for, in one word.
///
/// Either a constraint, or the item itself: its placement, or its natural size. Both are addresses of
/// things that are aligned to at least two bytes, so the lowest bit can tell which of the two it is.
struct RowOwner {
  private let bits: UInt

  /// The row is free.
  static let nobody = RowOwner(bits: 0)

  private init(bits: UInt) {
    self.bits = bits
  }

  /// A row of a constraint, which takes it out before it dies.
  @inline(__always)
  static func constraint(_ constraint: Unmanaged<LayoutConstraint>) -> RowOwner {
    RowOwner(bits: UInt(bitPattern: constraint.toOpaque()))
  }

  /// A row of an item, which takes it out before it dies.
  @inline(__always)
  static func item(_ item: ItemPointer) -> RowOwner {
    RowOwner(bits: UInt(bitPattern: item) | 1)
  }

  /// The constraint, if it is one.
  var constraint: LayoutConstraint? {
    guard bits & 1 == 0, let address = UnsafeRawPointer(bitPattern: bits) else { return nil }
    return Unmanaged.fromOpaque(address).takeUnretainedValue()
  }

  /// The item, if it is one.
  var item: ItemPointer? {
    bits & 1 == 0 ? nil : ItemPointer(bitPattern: bits & ~1)
  }
}
