public import ConstraintKernel

// Each function relates the first item to every other one: `v1.top == v2.top`, `v1.top == v3.top`.
// Of fewer than two items nothing is made. All items stop being placed by their frames, save one
// that is the parent of another.

/// Puts the top edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(top items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.top }
}

/// Puts the top edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(top first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.top }
}

/// Puts the right edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(right items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.right }
}

/// Puts the right edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(right first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.right }
}

/// Puts the bottom edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(bottom items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.bottom }
}

/// Puts the bottom edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(bottom first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.bottom }
}

/// Puts the left edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(left items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.left }
}

/// Puts the left edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(left first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.left }
}

/// Puts the leading edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(leading items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.leading }
}

/// Puts the leading edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(leading first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.leading }
}

/// Puts the trailing edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(trailing items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.trailing }
}

/// Puts the trailing edges of several items at the same place, and answers with the constraints.
@discardableResult
public func align(trailing first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.trailing }
}

/// Puts the horizontal middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerX items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.centerX }
}

/// Puts the horizontal middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerX first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.centerX }
}

/// Puts the vertical middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerY items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.centerY }
}

/// Puts the vertical middles of several items at the same place, and answers with the constraints.
@discardableResult
public func align(centerY first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.centerY }
}

/// Puts the last baselines of several items at the same place, and answers with the constraints.
@discardableResult
public func align(baseline items: [LayoutProxy]) -> [LayoutConstraint] {
  align(items) { $0.baseline }
}

/// Puts the last baselines of several items at the same place, and answers with the constraints.
@discardableResult
public func align(baseline first: LayoutProxy, _ rest: LayoutProxy...) -> [LayoutConstraint] {
  align([first] + rest) { $0.baseline }
}

private func align<Measure>(
  _ items: [LayoutProxy],
  by property: (LayoutProxy) -> LayoutProxy.Property<Measure>
) -> [LayoutConstraint] {
  guard let first = items.first else { return [] }
  first.withContext { $0.free(items.withoutParents) }
  return items.dropFirst().map { property(first) == property($0) }
}
