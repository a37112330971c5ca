public import ConstraintKernel

// Each function relates the first item to every other one: `v1.top == v2.top`, `v1.top == v3.top`.
// Of fewer than two items nothing is made. All items stop being placed by their frames, save one
// that holds another of them: it stands on the right, `child.top == parent.top`, wherever it was
// named.

/// Puts the top edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(top items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.top }
}

/// Puts the top edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(top first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(top: [first] + rest)
}

/// Puts the right edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(right items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.right }
}

/// Puts the right edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(right first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(right: [first] + rest)
}

/// Puts the bottom edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(bottom items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.bottom }
}

/// Puts the bottom edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(bottom first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(bottom: [first] + rest)
}

/// Puts the left edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(left items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.left }
}

/// Puts the left edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(left first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(left: [first] + rest)
}

/// Puts the leading edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(leading items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.leading }
}

/// Puts the leading edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(leading first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(leading: [first] + rest)
}

/// Puts the trailing edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(trailing items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.trailing }
}

/// Puts the trailing edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(trailing first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(trailing: [first] + rest)
}

/// Puts the horizontal middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerX items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.centerX }
}

/// Puts the horizontal middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerX first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(centerX: [first] + rest)
}

/// Puts the vertical middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerY items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.centerY }
}

/// Puts the vertical middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerY first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(centerY: [first] + rest)
}

/// Puts the last baselines of several items at the same place, and answers with the constraints.
@discardableResult
public func align(baseline items: [LayoutProxy]) -> [LayoutConstraint] {
  items.relateFirst { $0.baseline }
}

/// Puts the last baselines of several items at the same place, and answers with the constraints.
@discardableResult
public func align(baseline first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align(baseline: [first] + rest)
}
