public import ConstraintKernel

extension LayoutProxy {
  /// What is related to its like: a single number, or several, component by component.
  public protocol Relatable {
    /// What a relation makes: a constraint, or one for each component.
    associatedtype Related

    /// Writes down how this side compares with another.
    func related(_ relation: LayoutConstraint.Relation, to other: Self) -> Related
  }
}

extension LayoutProxy.Relatable {
  /// Both sides are the same.
  @discardableResult
  public static func == (lhs: Self, rhs: Self) -> Related { lhs.related(.equal, to: rhs) }

  /// The left side is at most the right one.
  @discardableResult
  public static func <= (lhs: Self, rhs: Self) -> Related { lhs.related(.lessThanOrEqual, to: rhs) }

  /// The left side is at least the right one.
  @discardableResult
  public static func >= (lhs: Self, rhs: Self) -> Related {
    lhs.related(.greaterThanOrEqual, to: rhs)
  }
}

extension LayoutProxy.Property: LayoutProxy.Relatable {
  /// Writes down how this property compares with another.
  public func related(_ relation: LayoutConstraint.Relation, to other: Self) -> LayoutConstraint {
    expression.related(relation, to: other.expression)
  }
}

extension LayoutProxy.Compound: LayoutProxy.Relatable {
  /// Writes down how each component compares with the other's.
  public func related(_ relation: LayoutConstraint.Relation, to other: Self) -> [LayoutConstraint] {
    zip(expressions, other.expressions).map { $0.related(relation, to: $1) }
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
    lhs == rhs.layoutValue
  }

  /// The dimension is at most a number of points.
  @_disfavoredOverload
  @discardableResult
  public static func <= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs <= rhs.layoutValue
  }

  /// The dimension is at least a number of points.
  @_disfavoredOverload
  @discardableResult
  public static func >= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
    lhs >= rhs.layoutValue
  }
}
