/// Constraints in the order they came, with removal in amortised O(1).
///
/// Each constraint remembers its own index per list; a removed one leaves a gap, and the gaps are
/// closed once they outnumber what is left.
struct ConstraintList: Sequence {
  /// Which of a constraint's indices this list keeps.
  enum Slot {
    case host
    case incident
  }

  private let slot: Slot
  private var entries: [LayoutConstraint?] = []
  private(set) var count = 0

  init(slot: Slot) {
    self.slot = slot
  }

  var isEmpty: Bool { count == 0 }

  /// All of them, oldest first.
  var live: [LayoutConstraint] { Array(self) }

  func makeIterator() -> Iterator { Iterator(entries: entries) }

  struct Iterator: IteratorProtocol {
    fileprivate let entries: [LayoutConstraint?]
    private var index = 0

    fileprivate init(entries: [LayoutConstraint?]) {
      self.entries = entries
    }

    mutating func next() -> LayoutConstraint? {
      while index < entries.count {
        defer { index += 1 }
        if let constraint = entries[index] { return constraint }
      }
      return nil
    }
  }

  mutating func append(_ constraint: LayoutConstraint, of record: ItemRecord) {
    setIndex(Int32(truncatingIfNeeded: entries.count), of: constraint, in: record)
    entries.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: LayoutConstraint, of record: ItemRecord) {
    let index = Int(index(of: constraint, in: record))
    guard index >= 0, entries.indices.contains(index), entries[index] === constraint else { return }
    setIndex(-1, of: constraint, in: record)
    count -= 1
    if index == entries.count - 1 {
      entries.removeLast()
    } else {
      entries[index] = nil
      if entries.count > 16, count * 2 < entries.count { closeGaps(of: record) }
    }
  }

  private mutating func closeGaps(of record: ItemRecord) {
    entries.removeAll { $0 == nil }
    for (index, constraint) in entries.enumerated() {
      if let constraint { setIndex(Int32(truncatingIfNeeded: index), of: constraint, in: record) }
    }
  }

  private func index(of constraint: LayoutConstraint, in record: ItemRecord) -> Int32 {
    switch slot {
    case .host: constraint.hostIndex
    case .incident: constraint.first === record ? constraint.firstIndex : constraint.secondIndex
    }
  }

  private func setIndex(_ index: Int32, of constraint: LayoutConstraint, in record: ItemRecord) {
    switch slot {
    case .host: constraint.hostIndex = index
    case .incident where constraint.first === record: constraint.firstIndex = index
    case .incident: constraint.secondIndex = index
    }
  }
}
