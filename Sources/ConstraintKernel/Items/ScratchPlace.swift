/// Where a front keeps one object at the top of a hierarchy, so that its blocks, which come one after
/// another, need not make the same helpers over and over.
///
/// What is kept while a hierarchy is built goes with its first layout pass, so that a hierarchy
/// which does not change any more holds nothing for others to come.
package struct ScratchPlace: ~Copyable {
  /// Items further down than this do without, so that building a deep tree stays linear.
  private static var deepest: Int { 64 }

  private let top: ItemPointer

  /// Finds the place for an item that exists for as long as the call takes.
  ///
  /// There is none for an item on its own, which has no next block to expect.
  package init?(for item: Unmanaged<ItemRecord>) {
    let top = item._withUnsafeGuaranteedRef { Self.top(of: $0.pointer) }
    guard let top else { return nil }
    top.retainMention()
    self.top = top
  }

  deinit {
    top.releaseMention()
  }

  private static func top(of item: ItemPointer) -> ItemPointer? {
    if let home = item.pointee.home { return home._withUnsafeGuaranteedRef { $0.rootPointer } }
    guard var top = item.pointee.parent else { return item.pointee.firstChild == nil ? nil : item }
    for _ in 0..<deepest {
      guard let above = top.pointee.parent else { return top }
      top = above
    }
    return nil
  }

  /// Takes what was kept, if it is of this very class and no other block is using it.
  package func take<Scratch: AnyObject>(_: Scratch.Type) -> Scratch? {
    guard let scratch = top.pointee.extras?.scratch.take(), type(of: scratch) == Scratch.self
    else { return nil }
    return unsafeDowncast(scratch, to: Scratch.self)
  }

  /// The record of the top, which is there for as long as what it keeps.
  package func keeper() -> Unmanaged<ItemRecord> { top.pointee.owner.unsafelyUnwrapped }

  /// Keeps something for the next block; it holds nothing of the hierarchy any more.
  package func keep(_ scratch: consuming AnyObject) {
    if top.pointee.extras == nil { _ = top.record.makeExtras() }
    top.pointee.extras?.scratch = scratch
  }
}
