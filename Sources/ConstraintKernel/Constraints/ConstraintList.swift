/// Constraints in the order they came, linked through the constraints themselves.
///
/// An active constraint stands in up to three lists: its host's, and those of its items. Coming,
/// going and stepping on to the next one are O(1) and take nothing from the heap. The lists retain
/// nothing: a constraint is retained once while it is active. Which of a constraint's links a list
/// runs through is said with each call and not kept, as there are two lists for every item.
struct ConstraintList {
  /// Which of a constraint's links this list runs through.
  enum Slot {
    case host
    case incident
  }

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
  mutating func append(_ constraint: LayoutConstraint, _ slot: Slot, of item: ItemPointer) {
    let added = Unmanaged.passUnretained(constraint)
    change(added, slot, of: item) { $0 = Links(previous: last, next: nil) }
    if let last { change(last, slot, of: item) { $0.next = added } } else { first = added }
    last = added
  }

  /// Takes a constraint out of the list of the item at an address.
  @inline(__always)
  mutating func remove(_ constraint: LayoutConstraint, _ slot: Slot, of item: ItemPointer) {
    let removed = Unmanaged.passUnretained(constraint)
    let links = Self.links(of: removed, slot, in: item)
    if let previous = links.previous {
      change(previous, slot, of: item) { $0.next = links.next }
    } else {
      first = links.next
    }
    if let next = links.next {
      change(next, slot, of: item) { $0.previous = links.previous }
    } else {
      last = links.previous
    }
    change(removed, slot, of: item) { $0 = Links() }
  }

  /// The constraint that follows one in the list of the item at an address.
  @inline(__always)
  static func next(
    after constraint: Unmanaged<LayoutConstraint>,
    _ slot: Slot,
    of item: ItemPointer
  ) -> Unmanaged<LayoutConstraint>? {
    links(of: constraint, slot, in: item).next
  }

  @inline(__always)
  fileprivate static func links(
    of constraint: Unmanaged<LayoutConstraint>,
    _ slot: Slot,
    in item: ItemPointer
  ) -> Links {
    constraint._withUnsafeGuaranteedRef {
      switch slot {
      case .host: $0.hostLinks
      case .incident: $0.firstPointer == item ? $0.firstLinks : $0.secondLinks
      }
    }
  }

  @inline(__always)
  private func change(
    _ constraint: Unmanaged<LayoutConstraint>,
    _ slot: Slot,
    of item: ItemPointer,
    _ body: (inout Links) -> Void
  ) {
    constraint._withUnsafeGuaranteedRef {
      switch slot {
      case .host: body(&$0.hostLinks)
      case .incident where $0.firstPointer == item: body(&$0.firstLinks)
      case .incident: body(&$0.secondLinks)
      }
    }
  }
}

/// The constraints of one of an item's lists, oldest first.
///
/// Constraints that leave the list while it is walked end the walk; walk ``live`` where that may
/// happen.
struct LinkedConstraints: Sequence {
  fileprivate let list: ConstraintList
  fileprivate let slot: ConstraintList.Slot
  fileprivate let item: ItemPointer

  /// The constraints installed on the item at an address.
  init(hostedBy item: ItemPointer) {
    list = item.pointee.hostedList
    slot = .host
    self.item = item
  }

  /// The constraints that mention the item at an address.
  init(incidentTo item: ItemPointer) {
    list = item.pointee.incidentList
    slot = .incident
    self.item = item
  }

  var isEmpty: Bool { list.isEmpty }

  /// Calls `body` with each without counting references; none may leave the list meanwhile.
  @inline(__always)
  func forEachKept(_ body: (LayoutConstraint) -> Void) {
    var upcoming = list.first
    while let current = upcoming {
      upcoming = ConstraintList.links(of: current, slot, in: item).next
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
      let links = ConstraintList.links(
        of: .passUnretained(constraint),
        walked.slot,
        in: walked.item
      )
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
