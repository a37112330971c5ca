/// One object that a front keeps at the top of a hierarchy, so that its blocks, which come one after
/// another, need not make the same helpers over and over.
extension ItemRecord {
  /// Items further down than this do without, so that building a deep tree stays linear.
  private static var deepest: Int { 64 }

  /// Takes what was kept, if no other block is using it.
  package func takeScratch() -> AnyObject? {
    guard let extras = topForScratch?.pointee.extras else { return nil }
    defer { extras.scratch = nil }
    return extras.scratch
  }

  /// Keeps something for the next block, once it holds nothing of the hierarchy any more.
  package func keepScratch(_ scratch: AnyObject, after clear: () -> Void) {
    guard let top = topForScratch else { return }
    clear()
    (top.pointee.extras ?? top.record.makeExtras()).scratch = scratch
  }

  /// The top of the hierarchy; nothing for an item on its own, which has no next block to expect.
  private var topForScratch: ItemPointer? {
    if let home = state.home { return home._withUnsafeGuaranteedRef { $0.rootPointer } }
    guard var top = state.parent else { return state.firstChild == nil ? nil : pointer }
    for _ in 0..<Self.deepest {
      guard let above = top.pointee.parent else { return top }
      top = above
    }
    return nil
  }
}
