/// Constraints in the order they came, linked through the constraints themselves.
///
/// An active constraint stands in the lists of its items. Coming, going and stepping on to the next
/// one are O(1) and take nothing from the heap. The lists retain nothing: a constraint is retained
/// once while it is active. Whose list it is is said with each call and not kept.
///
/// There is no list of what is installed on an item: links for it would cost every constraint 16
/// bytes, and whoever asks finds it in the lists of the items below.
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

  /// The constraint that follows one in the list of the item at an address.
  @inline(__always)
  static func next(
    after constraint: Unmanaged<LayoutConstraint>,
    of item: ItemPointer
  ) -> Unmanaged<LayoutConstraint>? {
    links(of: constraint, in: item).next
  }

  /// The nearest constraint from one on whose first item is the one at an address.
  ///
  /// - Complexity: O(*n*) in the constraints in between.
  @inline(__always)
  static func own(
    from constraint: Unmanaged<LayoutConstraint>?,
    of item: ItemPointer
  ) -> Unmanaged<LayoutConstraint>? {
    var candidate = constraint
    while let current = candidate, current._withUnsafeGuaranteedRef({ $0.firstPointer != item }) {
      candidate = next(after: current, of: item)
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

/// The constraints that mention an item, oldest first.
///
/// Constraints that leave the list while it is walked end the walk; walk ``live`` where that may
/// happen.
struct LinkedConstraints: Sequence {
  fileprivate let list: ConstraintList
  fileprivate let item: ItemPointer

  /// The constraints that mention the item at an address.
  init(incidentTo item: ItemPointer) {
    list = item.pointee.incidentList
    self.item = item
  }

  var isEmpty: Bool { list.isEmpty }

  /// Calls `body` with each without counting references; none may leave the list meanwhile.
  @inline(__always)
  func forEachKept(_ body: (LayoutConstraint) -> Void) {
    var upcoming = list.first
    while let current = upcoming {
      upcoming = ConstraintList.links(of: current, in: item).next
      current._withUnsafeGuaranteedRef(body)
    }
  }

  /// All of them, oldest first.
  var live: [LayoutConstraint] { Array(self) }

  func makeIterator() -> Iterator {
    Iterator(upcoming: list.first?.takeUnretainedValue(), walked: self)
  }

  struct Iterator: IteratorProtocol {
    fileprivate var upcoming: LayoutConstraint?
    fileprivate let walked: LinkedConstraints

    mutating func next() -> LayoutConstraint? {
      guard let constraint = upcoming else { return nil }
      let links = ConstraintList.links(of: .passUnretained(constraint), in: walked.item)
      upcoming = links.next?.takeUnretainedValue()
      return constraint
    }
  }
}

extension [LayoutConstraint] {
  /// Calls `body` with each constraint without counting references: the array keeps them.
  @inline(__always)
  func forEachKept(_ body: (Int, LayoutConstraint) -> Void) {
    withUnsafeBytes { bytes in
      let kept = bytes.assumingMemoryBound(to: Unmanaged<LayoutConstraint>.self)
      for index in kept.indices {
        kept[index]._withUnsafeGuaranteedRef { body(index, $0) }
      }
    }
  }
}
