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
    var wanted = [row.pinned(first).relateToSuperview(axis.start, to: axis.start, plus: firstInset)]
    for (item, previous) in row.neighbours {
      let pinned = row.pinned(item)
      wanted.append(pinned.relate(axis.start, to: axis.end, of: previous, plus: spacing))
      if matchesSizes { wanted.append(pinned.relate(axis.length, to: axis.length, of: previous)) }
      wanted.append(align(item, with: previous))
    }
    wanted.append(row.pinned(last).relateToSuperview(axis.end, to: axis.end, plus: 0 - lastInset))
    return wanted.collect()
  }
}
