public import ConstraintKernel

// Each function relates the first item to every other one: `v1.top == v2.top`, `v1.top == v3.top`.
// Of fewer than two items nothing is made. All items stop being placed by their frames, save one
// that holds another of them: it stands on the right, `child.top == parent.top`, wherever it was
// named.

/// Puts the top edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(top items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.top }
}

/// Puts the right edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(right items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.right }
}

/// Puts the bottom edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(bottom items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.bottom }
}

/// Puts the left edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(left items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.left }
}

/// Puts the leading edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(leading items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.leading }
}

/// Puts the trailing edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(trailing items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.trailing }
}

/// Puts the horizontal middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerX items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.centerX }
}

/// Puts the vertical middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerY items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.centerY }
}

/// Puts the last baselines of several items at the same place, and answers with the constraints.
@discardableResult
public func align(baseline items: any LayoutProxyList...) -> [LayoutConstraint] {
  items.proxies.relateFirst { $0.baseline }
}
