public import ConstraintKernel

extension LayoutProxy.Compound {
  /// Both sides are the same, component by component.
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

  private func related(
    _ relation: LayoutConstraint.Relation,
    to other: Self
  ) -> [LayoutConstraint] {
    zip(expressions, other.expressions).map { $0.related(relation, to: $1) }
  }
}

/// A size times a factor, which scales both components.
extension LayoutProxy.Compound<LayoutProxy.Extent> {
  /// Both components times a factor.
  public static func * (lhs: Self, rhs: Double) -> Self { lhs.scaled(by: rhs) }

  /// A factor times both components.
  public static func * (lhs: Double, rhs: Self) -> Self { rhs.scaled(by: lhs) }

  /// Both components, each divided by a number; dividing by 0 is reported once the result is related.
  public static func / (lhs: Self, rhs: Double) -> Self { lhs.scaled(by: 1 / rhs) }

  /// Both components times a factor.
  @_disfavoredOverload
  public static func * (lhs: Self, rhs: some LayoutNumber) -> Self {
    lhs.scaled(by: rhs.layoutValue)
  }

  /// A factor times both components.
  @_disfavoredOverload
  public static func * (lhs: some LayoutNumber, rhs: Self) -> Self {
    rhs.scaled(by: lhs.layoutValue)
  }

  /// Both components, each divided by a number; dividing by 0 is reported once the result is related.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: some LayoutNumber) -> Self {
    lhs.scaled(by: 1 / rhs.layoutValue)
  }

  private func scaled(by factor: Double) -> Self {
    var scaled = self
    scaled.multiplier *= factor
    return scaled
  }
}
