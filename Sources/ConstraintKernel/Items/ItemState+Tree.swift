/// The links of the tree, from address to address.
extension ItemPointer {
  /// Whether the item has no parent, no children and no engine, so that it can be put anywhere.
  @inline(__always)
  var isAlone: Bool {
    pointee.parent == nil && pointee.firstChild == nil && pointee.engine == nil
  }

  /// The top of the hierarchy.
  var top: ItemPointer {
    var top = self
    while let parent = top.pointee.parent { top = parent }
    return top
  }

  /// Verifies the links upward for items that do not report moves by themselves.
  @inline(__always)
  func refreshAncestry() {
    if !pointee.tracksParent { verifyAncestry() }
  }

  private func verifyAncestry() {
    var record = self.record
    while !record.tracksParent, let item = record.item {
      let parent = item.layoutParent?.record
      if parent !== record.parent { record.parentDidChange(to: parent) }
      guard let parent else { return }
      record = parent
    }
  }

  /// The nearest item that holds both items, or is one of them; nothing between hierarchies.
  ///
  /// - Complexity: O(depth).
  func nearestCommonAncestor(with other: ItemPointer) -> ItemPointer? {
    var left: ItemPointer? = self
    var right: ItemPointer? = other
    // Two pointers that swap trees at the top meet at the common ancestor, or both at nothing.
    while left != right {
      if let current = left { left = current.pointee.parent } else { left = other }
      if let current = right { right = current.pointee.parent } else { right = self }
    }
    return left
  }

  /// Puts the item in front of its parent's other children.
  func link(to parent: ItemPointer) {
    let last = parent.pointee.lastChild
    pointee.parent = parent
    pointee.previousSibling = last
    pointee.nextSibling = nil
    if let last { last.pointee.nextSibling = self } else { parent.pointee.firstChild = self }
    parent.pointee.lastChild = self
    if pointee.isQueued || pointee.hasQueuedBelow { announce() }
  }

  /// Puts an item that has nothing and that nothing depends on into a parent; says whether it did.
  @inline(__always)
  func takePlace(in parent: ItemPointer) -> Bool {
    guard isAlone, pointee.ledger == nil, self != parent,
      pointee.dialects & LayoutDialect.attribute.bit == 0,
      !(parent.pointee.isCollapsed || parent.pointee.isInsideGone || pointee.isInsideGone)
    else { return false }
    link(to: parent)
    return true
  }

  /// Takes the item out from among its siblings.
  func unlink() {
    let (previous, next) = (pointee.previousSibling, pointee.nextSibling)
    if let parent = pointee.parent {
      if previous == nil { parent.pointee.firstChild = next }
      if next == nil { parent.pointee.lastChild = previous }
    }
    previous?.pointee.nextSibling = next
    next?.pointee.previousSibling = previous
    pointee.parent = nil
    pointee.nextSibling = nil
    pointee.previousSibling = nil
  }

  /// Whether constraints of the item, or some that were installed on it, wait for a row.
  var hasPending: Bool { pointee.fresh != nil || pointee.extras?.waiting.isEmpty == false }

  /// Whether this item's subtree, in which `inner` lies, holds an item above or at `inner`.
  ///
  /// - Complexity: O(levels from `inner` up to the nearer of the two).
  func holds(_ host: ItemPointer, above inner: ItemPointer) -> Bool {
    var item = inner
    while item != host {
      guard item != self, let parent = item.pointee.parent else { return false }
      item = parent
    }
    return true
  }

  /// Calls `body` for this item and all below it, parents first; none may come or go meanwhile.
  @inline(__always)
  func forEachInSubtree(_ body: (ItemPointer) -> Void) {
    var item = self
    while true {
      body(item)
      if let child = item.pointee.firstChild {
        item = child
        continue
      }
      while item.pointee.nextSibling == nil {
        guard item != self, let parent = item.pointee.parent else { return }
        item = parent
      }
      guard item != self, let sibling = item.pointee.nextSibling else { return }
      item = sibling
    }
  }

  /// How many items and rows a hierarchy has when it is first solved, so that storage for them
  /// is made at once.
  ///
  /// Natural sizes are not asked for; an item of a class that may have one counts for three rows.
  var expectedSize: (items: Int, rows: Int) {
    var (items, rows) = (0, 4)
    var item = self
    while true {
      items += 1
      rows += Int(item.pointee.hostedCount)
      if item.pointee.hasCallbacks || item.pointee.view == nil { rows += 3 }
      if let child = item.pointee.firstChild {
        item = child
        continue
      }
      while item.pointee.nextSibling == nil {
        guard item != self, let parent = item.pointee.parent else { return (items, rows) }
        item = parent
      }
      guard item != self, let sibling = item.pointee.nextSibling else { return (items, rows) }
      item = sibling
    }
  }
}
