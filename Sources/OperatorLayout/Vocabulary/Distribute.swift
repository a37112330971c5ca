public import ConstraintKernel

// Each function relates every item to the next one, in the order given, and answers with the
// constraints: n - 1 of them for n items. All items stop being placed by their frames, save one
// that holds another of them.

/// Puts items one after the other in reading direction, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  horizontally items: [LayoutProxy]
) -> [LayoutConstraint] {
  items.relateNeighbours(\.trailing, \.leading, by: amount)
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

/// Puts items one after the other in reading direction, `amount` points apart.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  horizontally items: [LayoutProxy]
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, horizontally: items)
}

/// Puts items one after the other in reading direction, `amount` points apart.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  horizontally first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, horizontally: [first] + rest)
}

/// Puts items one after the other from left to right, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  leftToRight items: [LayoutProxy]
) -> [LayoutConstraint] {
  items.relateNeighbours(\.right, \.left, by: amount)
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

/// Puts items one after the other from left to right, `amount` points apart.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  leftToRight items: [LayoutProxy]
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, leftToRight: items)
}

/// Puts items one after the other from left to right, `amount` points apart.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  leftToRight first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, leftToRight: [first] + rest)
}

/// Puts items one below the other, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  vertically items: [LayoutProxy]
) -> [LayoutConstraint] {
  items.relateNeighbours(\.bottom, \.top, by: amount)
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

/// Puts items one below the other, `amount` points apart.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  vertically items: [LayoutProxy]
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, vertically: items)
}

/// Puts items one below the other, `amount` points apart.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  vertically first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, vertically: [first] + rest)
}

/// Makes the widths of neighbours the same.
@discardableResult
public func distribute(equalWidth items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateNeighbours(\.width, \.width)
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
  items.relateNeighbours(\.height, \.height)
}

/// Makes the heights of neighbours the same.
@discardableResult
public func distribute(
  equalHeight first: LayoutProxy,
  _ rest: LayoutProxy...
) -> [LayoutConstraint] {
  distribute(equalHeight: [first] + rest)
}
