public import ConstraintKernel

extension LayoutProxy {
  /// Both middles of an item, related together.
  public struct Center {
    /// The first component.
    public let x: HorizontalEdge
    /// The second component.
    public let y: VerticalEdge
  }
}

extension LayoutProxy.Center {
  /// Both sides are the same, middle by middle.
  @inlinable
  @inline(__always)
  @discardableResult
  public static func == (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.equal, to: rhs)
  }

  /// Each component on the left is at most the one on the right.
  @inlinable
  @inline(__always)
  @discardableResult
  public static func <= (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.lessThanOrEqual, to: rhs)
  }

  /// Each component on the left is at least the one on the right.
  @inlinable
  @inline(__always)
  @discardableResult
  public static func >= (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.greaterThanOrEqual, to: rhs)
  }

  // Inlined, so that a list that nobody looks at is never made.
  @inlinable
  @inline(__always)
  func related(_ relation: LayoutConstraint.Relation, to other: Self) -> [LayoutConstraint] {
    let constraints = pairs(relation, other)
    return [constraints.0, constraints.1]
  }

  @usableFromInline
  func pairs(
    _ relation: LayoutConstraint.Relation,
    _ other: Self
  ) -> (LayoutConstraint, LayoutConstraint) {
    (
      x.term.related(relation, to: other.x.term),
      y.term.related(relation, to: other.y.term)
    )
  }
}
