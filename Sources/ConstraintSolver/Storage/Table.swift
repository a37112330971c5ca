/// A list with an element for each thing of a kind, found by its number and by nothing else.
struct Table<Kind, Element: BitwiseCopyable>: ~Copyable {
  private var elements = List<Element>()

  @inline(__always)
  init() {}

  /// The number of elements.
  @inline(__always) var count: Int { elements.count }

  /// The elements there is memory for.
  @inline(__always) var capacity: Int { elements.capacity }

  /// The numbers of all things, ascending.
  @inline(__always) var ids: IdentifierRange<Kind> { IdentifierRange(from: Identifier(0), to: end) }

  /// The number that the next thing will get.
  @inline(__always) var end: Identifier<Kind> { Identifier(at: elements.count) }

  /// Whether there is such a thing: to be asked of numbers that come from outside.
  @inline(__always)
  func contains(_ id: Identifier<Kind>) -> Bool {
    UInt32(bitPattern: id.number) < UInt32(truncatingIfNeeded: elements.count)
  }

  @inline(__always)
  subscript(id: Identifier<Kind>) -> Element {
    unsafeAddress { UnsafePointer(elements.address(id.position)) }
    unsafeMutableAddress { elements.address(id.position) }
  }

  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  /// Appends `added` copies of `element`.
  mutating func append(repeating element: Element, count added: Int) {
    elements.append(repeating: element, count: added)
  }

  /// Appends `added` elements whose contents mean nothing until they are set.
  @inline(__always)
  mutating func extend(by added: Int) { elements.extend(by: added) }

  @inline(__always)
  mutating func reserve(_ total: Int) { elements.reserve(total) }
}

extension Arena {
  /// Lends an empty table room for at least `capacity` elements.
  @inline(__always)
  mutating func lend<Kind, Element>(_ capacity: Int, to table: inout Table<Kind, Element>) {
    table.begin(in: &self, capacity: capacity)
  }
}

extension Table {
  @inline(__always)
  fileprivate mutating func begin(in arena: inout Arena, capacity: Int) {
    arena.lend(capacity, to: &elements)
  }
}
