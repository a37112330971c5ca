import ConstraintKernel

/// Several items that one line of source code speaks about, in their order.
struct PinnedItems {
  let items: [any LayoutItem]
  let source: LayoutSource

  init(_ items: [any LayoutItem], _ file: StaticString, _ line: UInt) {
    self.items = items
    source = LayoutSource(file: file, line: line)
  }

  /// One of the items.
  func pinned(_ item: any LayoutItem) -> PinnedItem { PinnedItem(item: item, source: source) }

  /// Each item with the one before it.
  var neighbours: Zip2Sequence<ArraySlice<any LayoutItem>, [any LayoutItem]> {
    zip(items.dropFirst(), items)
  }

  /// Ties an attribute of each item to that of the item before it.
  func chain(_ word: some AttributeWord, for purpose: String) -> [LayoutConstraint] {
    guard hasAtLeast(2, for: purpose) else { return [] }
    return neighbours.map { item, previous in
      pinned(item).relate(word, to: word, of: previous)
    }
    .collect(pinning: items)
  }

  /// Gives all items sizes in points: all of the first dimension, then all of the second.
  func setSizes(_ sizes: KeyValuePairs<ALDimension, Double>) -> [LayoutConstraint] {
    guard hasAtLeast(1, for: "setting sizes") else { return [] }
    return sizes.flatMap { dimension, size in
      items.map { pinned($0).size(dimension.attribute, .equal, size) }
    }
    .collect()
  }

  /// Whether there are enough items; too few are reported.
  func hasAtLeast(_ count: Int, for purpose: String) -> Bool {
    guard items.count < count else { return true }
    refuse(.invalidUse("\(purpose) takes at least \(count) item\(count == 1 ? "" : "s")"))
    return false
  }

  /// Reports what was asked for in vain.
  ///
  /// No items belong to no hierarchy. Then the handler of what the running block made so far gets
  /// the issue, or else standard error, as for a hierarchy without a handler.
  func refuse(_ kind: LayoutIssue.Kind) {
    for item in items { item.record.noteRefusal() }
    if let first = items.first { return pinned(first).refuse(kind) }
    let issue = LayoutIssue(kind, source: source)
    if let neighbour = ConstraintScope.current?.collector?.constraints.last {
      neighbour.first.report(issue)
    } else {
      LayoutIssueHandler.standardError(issue)
    }
    ConstraintScope.refuse()
  }
}
