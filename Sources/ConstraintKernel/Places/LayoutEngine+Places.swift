/// Places are chosen once a solution is found, before its frames are handed out.
extension LayoutEngine {
  /// Has every chooser between places choose, until no choice changes.
  ///
  /// Each place is tried at most once in a pass, so that this ends.
  func choosePlaces() {
    let choosers = agenda.placeChoosers
    while true {
      var isChanged = false
      for chooser in choosers where isInHierarchy(chooser.item) {
        if chooser.choose(in: self) { isChanged = true }
      }
      if !isChanged { return }
    }
  }

  /// How far an item reaches out of an area by the last solution, in points, summed over the edges; nil
  /// for an item that takes no room or has no place yet.
  ///
  /// An area that is not in this hierarchy is what is safe of the root.
  func overflow(of item: ItemRecord, outOf area: ItemRecord?) -> Double? {
    var origins: [ItemRecord: LayoutPoint] = [:]
    guard !item.takesNoRoom, solvedFrame(of: item) != nil else { return nil }
    let inner = rect(of: item, &origins)
    let outer: LayoutRect
    if let area, area.isPresent, area === root || isInHierarchy(area) {
      outer = rect(of: area, &origins)
    } else {
      outer = safeRect
    }
    let beyond = [
      outer.minX - inner.minX, inner.maxX - outer.maxX, outer.minY - inner.minY,
      inner.maxY - outer.maxY,
    ]
    return beyond.reduce(0) { $0 + max(LayoutGrain.snap($1), 0) }
  }

  private func rect(
    of item: ItemRecord,
    _ origins: inout [ItemRecord: LayoutPoint]
  ) -> LayoutRect {
    let size = (solvedFrame(of: item) ?? item.readFrame() ?? .zero).size
    return LayoutRect(origin: originInRoot(of: item, &origins), size: size)
  }

  /// What no bar and no rounded corner covers of the root, in its own coordinates.
  private var safeRect: LayoutRect {
    let frame = root.yieldsAsRoot ? root.readFrame() : solvedFrame(of: root) ?? root.readFrame()
    let size = frame?.size ?? .zero
    let insets = root.view?.knownSafeAreaInsets ?? .zero
    return LayoutRect(
      x: insets.left,
      y: insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
