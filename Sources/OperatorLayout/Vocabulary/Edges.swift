public import ConstraintKernel

extension LayoutProxy {
  /// The four edges in reading direction, related together: top, leading, bottom, trailing.
  ///
  /// `a.edges <= b.edges` says `<=` of each pair; it does not mean that `a` lies inside `b`.
  public struct Edges {
    /// The item, kept once and not with each edge, as every copy counts a reference.
    let proxy: LayoutProxy
    /// Whether the edges are those of the area inside the margins.
    let areWithinMargins: Bool
    /// How far each edge is moved to the right or down, in points.
    var distances = (top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0)

    /// The first component.
    public var top: VerticalEdge { VerticalEdge(term: topTerm) }
    /// The second component.
    public var leading: HorizontalEdge { HorizontalEdge(term: leadingTerm) }
    /// The third component.
    public var bottom: VerticalEdge { VerticalEdge(term: bottomTerm) }
    /// The fourth component.
    public var trailing: HorizontalEdge { HorizontalEdge(term: trailingTerm) }
  }
}

extension LayoutProxy.Edges {
  private var topTerm: LayoutProxy.Term {
    proxy.term(areWithinMargins ? .topMargin : .top).moved(by: distances.top)
  }
  private var leadingTerm: LayoutProxy.Term {
    proxy.term(areWithinMargins ? .leadingMargin : .leading).moved(by: distances.leading)
  }
  private var bottomTerm: LayoutProxy.Term {
    proxy.term(areWithinMargins ? .bottomMargin : .bottom).moved(by: distances.bottom)
  }
  private var trailingTerm: LayoutProxy.Term {
    proxy.term(areWithinMargins ? .trailingMargin : .trailing).moved(by: distances.trailing)
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
      topTerm.related(relation, to: other.topTerm),
      leadingTerm.related(relation, to: other.leadingTerm),
      bottomTerm.related(relation, to: other.bottomTerm),
      trailingTerm.related(relation, to: other.trailingTerm)
    )
  }
}
