public import ConstraintKernel

// Each function relates every item to the next one, in the order given, and answers with the
// constraints: n - 1 of them for n items. All items stop being placed by their frames, save one
// that holds another of them.

/// Puts items one after the other in reading direction, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  horizontally items: any LayoutProxyList...
) -> [LayoutConstraint] {
  items.proxies.relateNeighbours(\.trailing, \.leading, by: amount)
}

/// Puts items one after the other in reading direction, as far apart as a variable says.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  horizontally items: any LayoutProxyList...
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, horizontally: items.proxies)
}

/// Puts items one after the other from left to right, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  leftToRight items: any LayoutProxyList...
) -> [LayoutConstraint] {
  items.proxies.relateNeighbours(\.right, \.left, by: amount)
}

/// Puts items one after the other from left to right, as far apart as a variable says.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  leftToRight items: any LayoutProxyList...
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, leftToRight: items.proxies)
}

/// Puts items one below the other, `amount` points apart.
@discardableResult
public func distribute(
  by amount: Double = 0,
  vertically items: any LayoutProxyList...
) -> [LayoutConstraint] {
  items.proxies.relateNeighbours(\.bottom, \.top, by: amount)
}

/// Puts items one below the other, as far apart as a variable says.
@_disfavoredOverload
@discardableResult
public func distribute(
  by amount: some LayoutNumber,
  vertically items: any LayoutProxyList...
) -> [LayoutConstraint] {
  distribute(by: amount.layoutValue, vertically: items.proxies)
}

/// Makes the widths of neighbours the same.
@discardableResult
public func distribute(equalWidth items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateNeighbours(\.width, \.width)
}

/// Makes the heights of neighbours the same.
@discardableResult
public func distribute(equalHeight items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateNeighbours(\.height, \.height)
}
