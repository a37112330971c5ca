extension LayoutItem {
  /// Lays out the hierarchy as ``layoutIfNeeded()`` does, and says who got another frame.
  ///
  /// Terminals and toolkits redraw these. An item that was handed several frames, as callbacks edited
  /// constraints meanwhile, comes once; one that went meanwhile does not come.
  /// - Returns: The items, in the order in which they first got a frame.
  /// - Complexity: that of the pass.
  public func layoutMovedItems() -> [any LayoutItem] {
    let record = record
    let moved = LayoutPass.withEngine(of: record) { engine in
      let handed = engine.delivery.recording { engine.handOutFrames() }
      var seen: Set<ItemRecord> = []
      return handed.filter { $0.isPresent && seen.insert($0).inserted }.compactMap(\.item)
    }
    return moved ?? []
  }
}
