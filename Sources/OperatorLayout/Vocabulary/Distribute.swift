public import ConstraintKernel

// Each function relates every item to the next one, in the order given, and answers with the
// constraints: n - 1 of them for n items. All items stop being placed by their frames, save one
// that is the parent of another.

/// Puts items one after the other in reading direction, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  horizontally items: [LayoutProxy]
) -> [LayoutConstraint] {
  relateNeighbours(items) { $0.trailing == $1.leading - amount }
}

/// Puts items one after the other in reading direction, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  horizontally first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(by: amount, horizontally: [first] + rest)
}

/// Puts items one after the other from left to right, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  leftToRight items: [LayoutProxy]
) -> [LayoutConstraint] {
  relateNeighbours(items) { $0.right == $1.left - amount }
}

/// Puts items one after the other from left to right, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  leftToRight first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(by: amount, leftToRight: [first] + rest)
}

/// Puts items one below the other, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  vertically items: [LayoutProxy]
) -> [LayoutConstraint] {
  relateNeighbours(items) { $0.bottom == $1.top - amount }
}

/// Puts items one below the other, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  vertically first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(by: amount, vertically: [first] + rest)
}

/// Makes the widths of neighbours the same.
@discardableResult
public func distribute(equalWidth items: [LayoutProxy]) -> [LayoutConstraint] {
  relateNeighbours(items) { $0.width == $1.width }
}

/// Makes the widths of neighbours the same.
@discardableResult
public func distribute(
  equalWidth first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(equalWidth: [first] + rest)
}

/// Makes the heights of neighbours the same.
@discardableResult
public func distribute(equalHeight items: [LayoutProxy]) -> [LayoutConstraint] {
  relateNeighbours(items) { $0.height == $1.height }
}

/// Makes the heights of neighbours the same.
@discardableResult
public func distribute(
  equalHeight first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(equalHeight: [first] + rest)
}

private func relateNeighbours(
  _ items: [LayoutProxy],
  by relate: (LayoutProxy, LayoutProxy) -> LayoutConstraint
) -> [LayoutConstraint] {
  guard let first = items.first else { return [] }
  first.withContext { $0.free(items.withoutParents) }
  return zip(items, items.dropFirst()).map(relate)
}
