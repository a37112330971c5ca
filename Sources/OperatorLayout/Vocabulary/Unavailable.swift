public import ConstraintKernel

// What the grammar does not have, so that a slip is answered with the right spelling.

extension LayoutProxy.Property where Measure: LayoutProxy.Position {
  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.left == view.parent.left + 8")
  public static func == (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.expression.related(.equal, to: rhs.layoutValue)
  }

  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.left <= view.parent.left + 8")
  public static func <= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.expression.related(.lessThanOrEqual, to: rhs.layoutValue)
  }

  /// An edge is related to another edge, not to a number.
  @available(*, unavailable, message: "relate it to an edge: view.left >= view.parent.left + 8")
  public static func >= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.expression.related(.greaterThanOrEqual, to: rhs.layoutValue)
  }
}

extension LayoutProxy.Compound {
  /// A compound is related to another one, not to a number.
  @available(*, unavailable, message: "relate each component: view.width == 8, view.height == 8")
  public static func == (lhs: Self, rhs: some LayoutNumber) -> [LayoutConstraint] { [] }

  /// A compound is related to another one, not to a number.
  @available(*, unavailable, message: "relate each component: view.width <= 8, view.height <= 8")
  public static func <= (lhs: Self, rhs: some LayoutNumber) -> [LayoutConstraint] { [] }

  /// A compound is related to another one, not to a number.
  @available(*, unavailable, message: "relate each component: view.width >= 8, view.height >= 8")
  public static func >= (lhs: Self, rhs: some LayoutNumber) -> [LayoutConstraint] { [] }

  /// A compound has no sum.
  @available(*, unavailable, message: "move edges with inset(edges, 8), else each component")
  public static func + (lhs: Self, rhs: some LayoutNumber) -> Self { lhs }

  /// A compound has no difference.
  @available(*, unavailable, message: "move edges with inset(edges, 8), else each component")
  public static func - (lhs: Self, rhs: some LayoutNumber) -> Self { lhs }

  /// Only a size has a multiple.
  @available(*, unavailable, message: "scale a size, or each component")
  public static func * (lhs: Self, rhs: some LayoutNumber) -> Self { lhs }

  /// Only a size has a fraction.
  @available(*, unavailable, message: "scale a size, or each component")
  public static func / (lhs: Self, rhs: some LayoutNumber) -> Self { lhs }
}
