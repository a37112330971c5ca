/// Items that lay in one hierarchy at some time, and so belong to one isolation domain.
///
/// Islands are merged where an item of one comes into an item of the other, and never divided: what has
/// left a hierarchy stays on its island. A merged island leads to the one that took it up (B. A. Galler and
/// M. J. Fischer, "An improved equivalence algorithm", 1964).
///
/// It is read and changed under the lock of ``AttachedNodes`` alone.
final class AttachedIsland {
  /// The island that took this one up; nil while it stands by itself.
  private(set) var successor: AttachedIsland?
  /// The attached items, and those that have gone since the island was last looked through.
  var members: [AttachedMember] = []
  /// How many items with a node of their own lie beside attached ones; they say when they go.
  var neighbors = 0
  /// The thread that last asked for one of the attached items.
  var thread: UInt
  /// With so many members it is looked through.
  var pruneCount = 16

  init(thread: UInt) { self.thread = thread }

  /// The island that stands for this one now.
  ///
  /// - Complexity: O(log *n*) in the islands that were merged.
  var current: AttachedIsland {
    var island = self
    while let successor = island.successor { island = successor }
    return island
  }

  /// Is part of another one from now on.
  func merge(into other: AttachedIsland) {
    successor = other
    other.members += members
    other.neighbors += neighbors
    other.pruneCount = max(other.pruneCount, pruneCount)
    members = []
    neighbors = 0
  }

  /// How large it counts when two are merged.
  var size: Int { members.count + neighbors }
}

/// An attached item and its node, which lives as long as this.
final class AttachedMember {
  let key: ObjectIdentifier
  let node: LayoutNode
  let island: AttachedIsland

  init(_ item: any LayoutItem, on island: AttachedIsland) {
    key = ObjectIdentifier(item)
    node = LayoutNode()
    self.island = island
    let record = node.record
    record.bind(item)
    record.flags.insert(.isAttached)
    record.makeExtras().island = island
  }

  /// Whether the item was freed.
  ///
  /// Asking holds the item meanwhile, so it has to be asked outside of the lock, and in the item's domain.
  var isLost: Bool { node.record.item == nil }

  /// Whether the node is that of an item, and not of a former one at the same address.
  func belongs(to item: any LayoutItem) -> Bool { node.record.item === item }
}
