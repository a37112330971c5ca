/// The tree of records: who lies in whom.
extension ItemRecord {
  /// The top of the hierarchy.
  ///
  /// - Complexity: O(depth).
  var root: ItemRecord {
    var record = self
    while let parent = record.parent { record = parent }
    return record
  }

  /// This record and those above it, up to the root.
  var pathToRoot: UnfoldFirstSequence<ItemRecord> { sequence(first: self) { $0.parent } }

  /// The records that lie in this one, the oldest first; only the one at hand may go meanwhile.
  var children: UnfoldSequence<ItemRecord, ItemRecord?> {
    sequence(state: firstChild) { next in
      defer { next = next?.nextSibling }
      return next
    }
  }

  /// The items that lie in this one as far as the kernel was notified of them, oldest first.
  package var childItems: [any LayoutItem] { children.compactMap(\.item) }

  /// This record and all below it, parents first, as of now.
  var subtree: [ItemRecord] {
    var records: [ItemRecord] = []
    forEachInSubtree { records.append($0) }
    return records
  }

  /// Calls `body` for this record and all below it, parents first; none may come or go meanwhile.
  ///
  /// A caller of foreign code walks ``subtree`` instead.
  func forEachInSubtree(_ body: (ItemRecord) -> Void) {
    var record = self
    while true {
      body(record)
      if let child = record.firstChild {
        record = child
        continue
      }
      while record !== self, record.nextSibling == nil {
        guard let parent = record.parent else { return }
        record = parent
      }
      guard record !== self, let sibling = record.nextSibling else { return }
      record = sibling
    }
  }

  /// Whether this record is `other` or lies below it.
  ///
  /// - Complexity: O(depth).
  package func isInside(_ other: ItemRecord) -> Bool { pathToRoot.contains { $0 === other } }

  /// Whether this record's subtree, in which `inner` lies, holds a record above or at `inner`.
  ///
  /// - Complexity: O(levels from `inner` up to the nearer of the two).
  func holds(_ host: ItemRecord, above inner: ItemRecord) -> Bool {
    inner.pathToRoot.first { $0 === host || $0 === self } === host
  }

  /// The nearest record that holds both records, or is one of them; nil between hierarchies.
  ///
  /// - Complexity: O(1) between siblings or parent and child, else O(depth).
  func nearestCommonAncestor(with other: ItemRecord) -> ItemRecord? {
    if parent === other { return other }
    let above = other.parent
    if above === self { return self }
    if let above, above === parent { return above }
    var left: ItemRecord? = self
    var right: ItemRecord? = other
    // Two walks that swap starts at the top meet at the common ancestor, or both at nothing.
    while left !== right {
      if let current = left { left = current.parent } else { left = other }
      if let current = right { right = current.parent } else { right = self }
    }
    return left
  }

  /// The nearest record that holds all records, or is one of them; nil between hierarchies.
  ///
  /// - Complexity: O(*n* · depth), and O(*n*) where all are the same.
  package static func nearestCommonAncestor(of records: [ItemRecord]) -> ItemRecord? {
    for record in records { record.refreshAncestry() }
    guard var common = records.first else { return nil }
    for record in records.dropFirst() where record !== common {
      guard let nearer = common.nearestCommonAncestor(with: record) else { return nil }
      common = nearer
    }
    return common
  }

  /// Verifies the links upward for items that do not report moves by themselves.
  ///
  /// Parents are asked first and linked afterwards. Items that name each other as parents are
  /// reported once, and stay where they were.
  ///
  /// - Parameter asked: Whom the batch has asked already, who are not asked again.
  /// - Complexity: O(levels up to one that reports moves, or was asked).
  package func refreshAncestry(sharing asked: AskedAncestry? = nil) {
    if flags.contains(.tracksParent) { return }
    // Without a batch it begins at the first record that is linked to another parent than it names.
    var path: [(record: ItemRecord, parent: ItemRecord?)] = []
    var record = self
    // The record at a power of two of steps: a walk in a circle comes back to one of them (R. Brent,
    // "An improved Monte Carlo factorization algorithm", 1980).
    var landmark = self
    var steps = 0
    while !record.flags.contains(.tracksParent), asked?.contains(record) != true,
      let item = record.item
    {
      let parent = item.layoutParent?.record
      if asked != nil || !path.isEmpty || record.parent !== parent { path.append((record, parent)) }
      guard let parent else { break }
      record = parent
      if record === landmark { return reportCycle() }
      steps += 1
      if steps & (steps - 1) == 0 { landmark = record }
    }
    flags.remove(.isInCycle)
    var hasLinked = false
    for (record, parent) in path.reversed() where record.parent !== parent {
      // Linking tells others, who may have moved what lies below.
      record.parentDidChange(to: hasLinked ? record.item?.layoutParent?.record : parent)
      hasLinked = true
    }
    for (record, _) in path { asked?.insert(record) }
  }

  private func reportCycle() {
    guard !flags.contains(.isInCycle) else { return }
    flags.insert(.isInCycle)
    report(.cyclicHierarchy)
  }
}
