internal import ConstraintKernel

/// Equalities between the items of a list, all of which leave their frames.
///
/// An item that holds another one of the list goes on the right and keeps its frame: a container
/// is not placed by its contents.
extension [LayoutProxy] {
  /// Relates the first item to every other one.
  func relateFirst<Measure>(
    by property: (LayoutProxy) -> LayoutProxy.Property<Measure>
  ) -> [LayoutConstraint] {
    guard let first else { return [] }
    return relate(dropFirst().map { (first, $0) }, property, property, by: 0)
  }

  /// Relates every item to the next one, whose property lies `distance` points further.
  func relateNeighbours<Measure>(
    _ end: (LayoutProxy) -> LayoutProxy.Property<Measure>,
    _ start: (LayoutProxy) -> LayoutProxy.Property<Measure>,
    by distance: Double = 0
  ) -> [LayoutConstraint] {
    relate([(LayoutProxy, LayoutProxy)](zip(self, dropFirst())), end, start, by: distance)
  }

  private func relate<Measure>(
    _ pairs: [(LayoutProxy, LayoutProxy)],
    _ end: (LayoutProxy) -> LayoutProxy.Property<Measure>,
    _ start: (LayoutProxy) -> LayoutProxy.Property<Measure>,
    by distance: Double
  ) -> [LayoutConstraint] {
    let holders = recordsAbove
    func isHolder(_ proxy: LayoutProxy) -> Bool { holders.contains(proxy.record) }
    return pairs.map { former, latter in
      let isBelow = latter.record !== former.record && latter.record.isInside(former.record)
      let isTurned = isBelow || isHolder(former) && !isHolder(latter)
      let (left, right) = isTurned ? (latter, former) : (former, latter)
      if !isHolder(right) { left.block.free(right.record) }
      return isTurned
        ? start(latter) == end(former) + distance : end(former) == start(latter) - distance
    }
  }

  /// The records of everything that holds one of the items, at any depth.
  private var recordsAbove: Set<ItemRecord> {
    var above: Set<ItemRecord> = []
    for proxy in self {
      proxy.record.refreshAncestry()
      var record = proxy.record.parent
      while let current = record, above.insert(current).inserted {
        record = current.parent
      }
    }
    return above
  }
}
