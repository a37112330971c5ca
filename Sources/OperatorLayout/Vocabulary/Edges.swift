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
  @discardableResult
  public static func == (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.equal, to: rhs)
  }

  /// Each component on the left is at most the one on the right.
  @discardableResult
  public static func <= (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.lessThanOrEqual, to: rhs)
  }

  /// Each component on the left is at least the one on the right.
  @discardableResult
  public static func >= (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.greaterThanOrEqual, to: rhs)
  }

  private func related(_ relation: LayoutConstraint.Relation, to other: Self) -> [LayoutConstraint]
  {
    [
      top.term.related(relation, to: other.top.term),
      leading.term.related(relation, to: other.leading.term),
      bottom.term.related(relation, to: other.bottom.term),
      trailing.term.related(relation, to: other.trailing.term),
    ]
  }
}
