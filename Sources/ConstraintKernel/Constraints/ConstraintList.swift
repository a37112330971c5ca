/// Constraints in the order they came, linked through the constraints themselves.
///
/// An active constraint stands in the lists of its items. Coming, going and stepping on to the next
/// one are O(1) and take nothing from the heap. The lists retain nothing: a constraint is retained
/// once while it is active. Whose list it is is said with each call and not kept.
///
/// There is no list of what is installed on an item: links for it would cost every constraint 16
/// bytes, and whoever asks finds it in the lists of the items below.
///
/// A list begins with the constraints whose first item it is, the latest first, so that they are
/// found however many others there are. Among them may be some that are not active any more and that
/// the item keeps. Who walks ``LinkedConstraints`` does not meet those.
struct ConstraintList {
  /// A constraint's neighbours in one list.
  struct Links {
    var previous: Unmanaged<LayoutConstraint>?
    var next: Unmanaged<LayoutConstraint>?
  }

  private(set) var first: Unmanaged<LayoutConstraint>?
  private var last: Unmanaged<LayoutConstraint>?

  var isEmpty: Bool { first == nil }

  /// Adds a constraint to the list of the item at an address.
  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint, of item: ItemPointer) {
    let added = Unmanaged.passUnretained(constraint)
    change(added, of: item) { $0 = Links(previous: last, next: nil) }
    if let last { change(last, of: item) { $0.next = added } } else { first = added }
    last = added
  }

  /// Puts a constraint in front of the list of its first item.
  @inline(__always)
  mutating func prepend(_ constraint: LayoutConstraint, of item: ItemPointer) {
    let added = Unmanaged.passUnretained(constraint)
    constraint.firstLinks = Links(previous: nil, next: first)
    if let first { change(first, of: item) { $0.previous = added } } else { last = added }
    first = added
  }

  /// Takes a constraint out of the list of the item at an address.
  @inline(__always)
  mutating func remove(_ constraint: LayoutConstraint, of item: ItemPointer) {
    let removed = Unmanaged.passUnretained(constraint)
    let links = Self.links(of: removed, in: item)
    if let previous = links.previous {
      change(previous, of: item) { $0.next = links.next }
    } else {
      first = links.next
    }
    if let next = links.next {
      change(next, of: item) { $0.previous = links.previous }
    } else {
      last = links.previous
    }
    change(removed, of: item) { $0 = Links() }
  }

  /// Takes the first constraint out of the list of the item at an address; its own links stay.
  @inline(__always)
  mutating func popFirst(of item: ItemPointer) -> Unmanaged<LayoutConstraint>? {
    guard let taken = first else { return nil }
    first = Self.next(after: taken, of: item)
    if let first { change(first, of: item) { $0.previous = nil } } else { last = nil }
    return taken
  }

  /// The constraint that follows one in the list of the item at an address.
  @inline(__always)
  static func next(
    after constraint: Unmanaged<LayoutConstraint>,
    of item: ItemPointer
  ) -> Unmanaged<LayoutConstraint>? {
    links(of: constraint, in: item).next
  }

  /// The next younger active constraint of the same first item.
  @inline(__always)
  static func younger(than constraint: LayoutConstraint) -> Unmanaged<LayoutConstraint>? {
    var candidate = constraint.firstLinks.previous
    while let current = candidate, current._withUnsafeGuaranteedRef({ $0.hostPointer == nil }) {
      candidate = current._withUnsafeGuaranteedRef { $0.firstLinks.previous }
    }
    return candidate
  }

  @inline(__always)
  fileprivate static func links(
    of constraint: Unmanaged<LayoutConstraint>,
    in item: ItemPointer
  ) -> Links {
    constraint._withUnsafeGuaranteedRef {
      $0.firstPointer == item ? $0.firstLinks : $0.secondLinks
    }
  }

  @inline(__always)
  private func change(
    _ constraint: Unmanaged<LayoutConstraint>,
    of item: ItemPointer,
    _ body: (inout Links) -> Void
  ) {
    constraint._withUnsafeGuaranteedRef {
      if $0.firstPointer == item { body(&$0.firstLinks) } else { body(&$0.secondLinks) }
    }
  }
}

/// The active constraints that mention an item.
///
/// Those whose first item it is come before the others, the latest first; the others come oldest
/// first. Constraints that leave the list while it is walked end the walk; walk ``live`` where that
/// may happen.
struct LinkedConstraints: Sequence {
  fileprivate let list: ConstraintList
  fileprivate let item: ItemPointer

  /// The constraints that mention the item at an address.
  init(incidentTo item: ItemPointer) {
    list = item.pointee.incidentList
    self.item = item
  }

  var isEmpty: Bool { Self.active(from: list.first, of: item) == nil }

  /// The first active constraint from one on.
  @inline(__always)
  fileprivate static func active(
    from constraint: Unmanaged<LayoutConstraint>?,
    of item: ItemPointer
  ) -> Unmanaged<LayoutConstraint>? {
    var upcoming = constraint
    while let current = upcoming, current._withUnsafeGuaranteedRef({ $0.hostPointer == nil }) {
      upcoming = ConstraintList.next(after: current, of: item)
    }
    return upcoming
  }

  /// Calls `body` with each without counting references; none may leave the list meanwhile.
  @inline(__always)
  func forEachKept(_ body: (LayoutConstraint) -> Void) {
    var upcoming = Self.active(from: list.first, of: item)
    while let current = upcoming {
      upcoming = Self.active(from: ConstraintList.next(after: current, of: item), of: item)
      current._withUnsafeGuaranteedRef(body)
    }
  }

  /// All of them, in the order of the list.
  var live: [LayoutConstraint] { Array(self) }

  func makeIterator() -> Iterator {
    let first = Self.active(from: list.first, of: item)
    return Iterator(upcoming: first?.takeUnretainedValue(), walked: self)
  }

  struct Iterator: IteratorProtocol {
    fileprivate var upcoming: LayoutConstraint?
    fileprivate let walked: LinkedConstraints

    mutating func next() -> LayoutConstraint? {
      guard let constraint = upcoming else { return nil }
      let next = ConstraintList.next(after: .passUnretained(constraint), of: walked.item)
      upcoming = LinkedConstraints.active(from: next, of: walked.item)?.takeUnretainedValue()
      return constraint
    }
  }
}

extension [LayoutConstraint] {
  /// Calls `body` with each constraint without counting references: the array keeps them.
  @inline(__always)
  func forEachKept(_ body: (Int, LayoutConstraint) -> Void) {
    withKept { $0.forEachKept(body) }
  }

  /// Calls `body` with the constraints, which the array keeps meanwhile.
  @inline(__always)
  func withKept<Result>(
    _ body: (UnsafeBufferPointer<Unmanaged<LayoutConstraint>>) -> Result
  ) -> Result {
    withUnsafeBytes { body($0.assumingMemoryBound(to: Unmanaged<LayoutConstraint>.self)) }
  }
}

extension UnsafeBufferPointer<Unmanaged<LayoutConstraint>> {
  /// Calls `body` with each constraint without counting references: somebody keeps them.
  @inline(__always)
  func forEachKept(_ body: (Int, LayoutConstraint) -> Void) {
    for index in indices { self[index]._withUnsafeGuaranteedRef { body(index, $0) } }
  }
}
