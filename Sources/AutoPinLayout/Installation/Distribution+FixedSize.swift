import ConstraintKernel

/// Items of a fixed size L whose spaces share what is left of their container's extent W.
///
/// With space at both ends the centre of item i of n lies at
/// `f · W + (f - 1/2) · L` with `f = (i + 1) / (n + 1)`, so that every space is
/// `(W - n · L) / (n + 1)`. Without, it lies at `f · W + (1/2 - f) · L` with `f = i / (n - 1)`: the
/// first and the last item lie flush, and every space is `(W - n · L) / (n - 1)`.
///
/// W is the far edge of the container in its own coordinates. Along the horizontal axis that is
/// its trailing edge, so that the row follows the reading direction, also when that changes later.
/// Along the vertical axis it is twice the container's middle. Where f is 0 the container's near
/// edge takes its place, exactly.
extension Distribution {
  /// Sizes are fixed; the spaces between neighbours give way, all alike.
  func sized(_ size: Double, insetSpacing: Bool) -> [LayoutConstraint] {
    guard isSound, let container else { return [] }
    var wanted: [ConstraintDescription] = []
    for (index, item) in row.items.enumerated() {
      wanted.append(row.pinned(item).size(axis.length, .equal, size))
      wanted.append(slot(of: item, at: index, size, insetSpacing, in: container))
      if index > 0 { wanted.append(align(item, with: row.items[index - 1])) }
    }
    return wanted.collect()
  }

  private func slot(
    of item: any LayoutItem,
    at index: Int,
    _ size: Double,
    _ insetSpacing: Bool,
    in container: any LayoutItem
  ) -> ConstraintDescription {
    let pinned = row.pinned(item)
    let count = row.items.count
    // A single item without space at the ends lies where the first one always does.
    if index == 0 && !insetSpacing {
      return pinned.relate(axis.middle, to: axis.start, of: container, plus: size / 2)
    }
    let share =
      insetSpacing
      ? Double(index + 1) / Double(count + 1) : Double(index) / Double(count - 1)
    let isHorizontal = axis == .horizontal
    return pinned.relate(
      axis.middle,
      to: isHorizontal ? .trailing : .centerY,
      of: container,
      times: isHorizontal ? share : 2 * share,
      plus: (insetSpacing ? share - 0.5 : 0.5 - share) * size
    )
  }

  /// The nearest item that holds the superviews of all items; none is reported.
  private var container: (any LayoutItem)? {
    let superviews = row.items.compactMap { $0.layoutParent?.record }
    if let item = ItemRecord.nearestCommonAncestor(of: superviews)?.item { return item }
    row.refuse(.noCommonAncestor)
    return nil
  }
}
