import ConstraintKernel

extension Distribution {
  /// The same space between all neighbours; sizes give way.
  func spaced(
    by spacing: Double,
    firstInset: Double,
    lastInset: Double,
    matching matchesSizes: Bool
  ) -> [LayoutConstraint] {
    guard isSound, let first = row.items.first, let last = row.items.last else { return [] }
    var wanted = [row.pinned(first).relateToSuperview(firstEdge, to: firstEdge, plus: firstInset)]
    for (item, previous) in row.neighbours {
      let pinned = row.pinned(item)
      wanted.append(pinned.relate(firstEdge, to: lastEdge, of: previous, plus: spacing))
      if matchesSizes { wanted.append(pinned.relate(dimension, to: dimension, of: previous)) }
      wanted.append(align(item, with: previous))
    }
    wanted.append(row.pinned(last).relateToSuperview(lastEdge, to: lastEdge, plus: 0 - lastInset))
    return wanted.collect()
  }
}
