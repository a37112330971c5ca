public import ConstraintKernel

extension LayoutProxy {
  /// The four edges in reading direction, related together: top, leading, bottom, trailing.
  ///
  /// `a.edges <= b.edges` says `<=` of each pair; it does not mean that `a` lies inside `b`.
  public struct Edges {
    /// The first component.
    public let top: VerticalEdge
    /// The second component.
    public let leading: HorizontalEdge
    /// The third component.
    public let bottom: VerticalEdge
    /// The fourth component.
    public let trailing: HorizontalEdge
  }
}

extension LayoutProxy.Edges {
  /// Both sides are the same, edge by edge.
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
    return [constraints.0, constraints.1, constraints.2, constraints.3]
  }

  @usableFromInline
  func pairs(
    _ relation: LayoutConstraint.Relation,
    _ other: Self
  ) -> (LayoutConstraint, LayoutConstraint, LayoutConstraint, LayoutConstraint) {
    (
      top.term.related(relation, to: other.top.term),
      leading.term.related(relation, to: other.leading.term),
      bottom.term.related(relation, to: other.bottom.term),
      trailing.term.related(relation, to: other.trailing.term)
    )
  }
}
