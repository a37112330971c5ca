/// Where a front keeps one object for a hierarchy, so that its blocks, which come one after another,
/// need not make the same helpers over and over.
///
/// That is at the top, or further down in a deep hierarchy that is being built. What is kept while a
/// hierarchy is built goes with its first layout pass, so that a hierarchy which does not change any
/// more holds nothing for others to come.
package struct ScratchPlace: ~Copyable {
  /// How many levels above an item are looked at, so that building a deep tree stays linear.
  private static var reach: Int { 64 }

  private let holder: ItemPointer

  /// Finds the place for an item that exists for as long as the call takes.
  ///
  /// There is none for an item on its own, which has no next block to expect.
  package init?(for item: Unmanaged<ItemRecord>) {
    let holder = item._withUnsafeGuaranteedRef { Self.holder(for: $0.pointer) }
    guard let holder else { return nil }
    holder.retainMention()
    self.holder = holder
  }

  deinit {
    holder.releaseMention()
  }

  /// The top, or the nearest item above that holds something; if neither is near, the parent.
  private static func holder(for item: ItemPointer) -> ItemPointer? {
    if let home = item.pointee.home { return home._withUnsafeGuaranteedRef { $0.rootPointer } }
    guard let parent = item.pointee.parent else {
      return item.pointee.firstChild == nil ? nil : item
    }
    var holder = parent
    for _ in 0..<reach {
      if let home = holder.pointee.home {
        return home._withUnsafeGuaranteedRef { $0.rootPointer }
      }
      if holder.pointee.extras?.scratch != nil { return holder }
      guard let above = holder.pointee.parent else { return holder }
      holder = above
    }
    return parent
  }

  /// Takes what was kept, if it is of this very class and no other block is using it.
  package func take<Scratch: AnyObject>(_: Scratch.Type) -> Scratch? {
    guard let scratch = holder.pointee.extras?.scratch.take(), type(of: scratch) == Scratch.self
    else { return nil }
    return unsafeDowncast(scratch, to: Scratch.self)
  }

  /// The record of the item that holds it, which is there for as long as what it keeps.
  package func keeper() -> Unmanaged<ItemRecord> { holder.pointee.owner.unsafelyUnwrapped }

  /// Keeps something for the next block; it holds nothing of the hierarchy any more.
  package func keep(_ scratch: consuming AnyObject) {
    if holder.pointee.extras == nil { _ = holder.record.makeExtras() }
    holder.pointee.extras?.scratch = scratch
  }
}
