public import ConstraintKernel

extension LayoutProxy.Property {
  /// Both sides are the same.
  @discardableResult
  public static func == (lhs: Self, rhs: Self) -> LayoutConstraint {
    lhs.expression.related(.equal, to: rhs.expression)
  }

  /// The left side is at most the right one.
  @discardableResult
  public static func <= (lhs: Self, rhs: Self) -> LayoutConstraint {
    lhs.expression.related(.lessThanOrEqual, to: rhs.expression)
  }

  /// The left side is at least the right one.
  @discardableResult
  public static func >= (lhs: Self, rhs: Self) -> LayoutConstraint {
    lhs.expression.related(.greaterThanOrEqual, to: rhs.expression)
  }
}

extension LayoutProxy.Property<LayoutProxy.Length> {
  /// The dimension is a number of points.
  @discardableResult
  public static func == (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.expression.related(.equal, to: rhs)
  }

  /// The dimension is at most a number of points.
  @discardableResult
  public static func <= (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.expression.related(.lessThanOrEqual, to: rhs)
  }

  /// The dimension is at least a number of points.
  @discardableResult
  public static func >= (lhs: Self, rhs: Double) -> LayoutConstraint {
    lhs.expression.related(.greaterThanOrEqual, to: rhs)
  }

  /// The dimension is a number of points.
  @_disfavoredOverload
  @discardableResult
  public static func == (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.expression.related(.equal, to: rhs.layoutValue)
  }

  /// The dimension is at most a number of points.
  @_disfavoredOverload
  @discardableResult
  public static func <= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.expression.related(.lessThanOrEqual, to: rhs.layoutValue)
  }

  /// The dimension is at least a number of points.
  @_disfavoredOverload
  @discardableResult
  public static func >= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs.expression.related(.greaterThanOrEqual, to: rhs.layoutValue)
  }
}
