/// Constraints in the order they came, linked through the constraints themselves.
///
/// An active constraint stands in up to three lists: its host's, and those of its items. Coming,
/// going and stepping on to the next one are O(1) and take nothing from the heap. The lists retain
/// nothing: a constraint is retained once while it is active.
struct ConstraintList {
  /// Which of a constraint's links this list runs through.
  enum Slot {
    case host
    case incident
  }

  /// A constraint's neighbours in one list.
  struct Links {
    unowned(unsafe) var previous: LayoutConstraint?
    unowned(unsafe) var next: LayoutConstraint?
  }

  private let slot: Slot
  unowned(unsafe) private(set) var first: LayoutConstraint?
  unowned(unsafe) private var last: LayoutConstraint?

  init(slot: Slot) {
    self.slot = slot
  }

  var isEmpty: Bool { first == nil }

  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint, of record: ItemRecord) {
    set(Links(previous: last, next: nil), of: constraint, in: record)
    if let last { setNext(constraint, of: last, in: record) } else { first = constraint }
    last = constraint
  }

  @inline(__always)
  mutating func remove(_ constraint: LayoutConstraint, of record: ItemRecord) {
    let links = links(of: constraint, in: record)
    if let previous = links.previous {
      setNext(links.next, of: previous, in: record)
    } else {
      first = links.next
    }
    if let next = links.next {
      setPrevious(links.previous, of: next, in: record)
    } else {
      last = links.previous
    }
    set(Links(), of: constraint, in: record)
  }

  @inline(__always)
  fileprivate func links(of constraint: LayoutConstraint, in record: ItemRecord) -> Links {
    switch slot {
    case .host: constraint.hostLinks
    case .incident: constraint.first === record ? constraint.firstLinks : constraint.secondLinks
    }
  }

  @inline(__always)
  private func set(_ links: Links, of constraint: LayoutConstraint, in record: ItemRecord) {
    switch slot {
    case .host: constraint.hostLinks = links
    case .incident where constraint.first === record: constraint.firstLinks = links
    case .incident: constraint.secondLinks = links
    }
  }

  @inline(__always)
  private func setNext(
    _ next: LayoutConstraint?,
    of constraint: LayoutConstraint,
    in record: ItemRecord
  ) {
    switch slot {
    case .host: constraint.hostLinks.next = next
    case .incident where constraint.first === record: constraint.firstLinks.next = next
    case .incident: constraint.secondLinks.next = next
    }
  }

  @inline(__always)
  private func setPrevious(
    _ previous: LayoutConstraint?,
    of constraint: LayoutConstraint,
    in record: ItemRecord
  ) {
    switch slot {
    case .host: constraint.hostLinks.previous = previous
    case .incident where constraint.first === record: constraint.firstLinks.previous = previous
    case .incident: constraint.secondLinks.previous = previous
    }
  }
}

/// The constraints of one of a record's lists, oldest first.
///
/// Constraints that leave the list while it is walked end the walk; walk ``live`` where that may
/// happen.
struct LinkedConstraints: Sequence {
  fileprivate let list: ConstraintList
  fileprivate let record: ItemRecord

  init(_ list: ConstraintList, of record: ItemRecord) {
    self.list = list
    self.record = record
  }

  var isEmpty: Bool { list.isEmpty }

  /// All of them, oldest first.
  var live: [LayoutConstraint] { Array(self) }

  func makeIterator() -> Iterator { Iterator(upcoming: list.first, walked: self) }

  struct Iterator: IteratorProtocol {
    fileprivate var upcoming: LayoutConstraint?
    fileprivate let walked: LinkedConstraints

    mutating func next() -> LayoutConstraint? {
      guard let constraint = upcoming else { return nil }
      upcoming = walked.list.links(of: constraint, in: walked.record).next
      return constraint
    }
  }
}
