public import ConstraintKernel

// `Double` comes first, so that `10 / 3` is 3.33; the others let variables of other number types
// through, and keep a slip in a long sentence from costing seconds of type checking.

extension LayoutProxy.Property {
  /// The property plus a distance in points.
  public static func + (lhs: Self, rhs: Double) -> Self { lhs.moved(by: rhs) }

  /// A distance in points plus the property.
  public static func + (lhs: Double, rhs: Self) -> Self { rhs.moved(by: lhs) }

  /// The property minus a distance in points.
  public static func - (lhs: Self, rhs: Double) -> Self { lhs.moved(by: -rhs) }

  /// A distance in points minus the property: the property with its sign changed, plus the distance.
  public static func - (lhs: Double, rhs: Self) -> Self { rhs.scaled(by: -1).moved(by: lhs) }

  /// The property plus a distance in points.
  @_disfavoredOverload
  public static func + (lhs: Self, rhs: some LayoutNumber) -> Self { lhs + rhs.layoutValue }

  /// A distance in points plus the property.
  @_disfavoredOverload
  public static func + (lhs: some LayoutNumber, rhs: Self) -> Self { lhs.layoutValue + rhs }

  /// The property minus a distance in points.
  @_disfavoredOverload
  public static func - (lhs: Self, rhs: some LayoutNumber) -> Self { lhs - rhs.layoutValue }

  /// A distance in points minus the property: the property with its sign changed, plus the distance.
  @_disfavoredOverload
  public static func - (lhs: some LayoutNumber, rhs: Self) -> Self { lhs.layoutValue - rhs }
}

extension LayoutProxy {
  /// What has multiples: a single number, or a size, whose components are scaled together.
  public protocol Scalable {
    /// The same times a factor.
    func scaled(by factor: Double) -> Self
  }
}

extension LayoutProxy.Scalable {
  /// The left side times a factor.
  public static func * (lhs: Self, rhs: Double) -> Self { lhs.scaled(by: rhs) }

  /// A factor times the right side.
  public static func * (lhs: Double, rhs: Self) -> Self { rhs.scaled(by: lhs) }

  /// The left side divided by a number; dividing by 0 is reported once the result is related.
  public static func / (lhs: Self, rhs: Double) -> Self { lhs.scaled(by: 1 / rhs) }

  /// The left side times a factor.
  @_disfavoredOverload
  public static func * (lhs: Self, rhs: some LayoutNumber) -> Self { lhs * rhs.layoutValue }

  /// A factor times the right side.
  @_disfavoredOverload
  public static func * (lhs: some LayoutNumber, rhs: Self) -> Self { lhs.layoutValue * rhs }

  /// The left side divided by a number; dividing by 0 is reported once the result is related.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: some LayoutNumber) -> Self { lhs / rhs.layoutValue }
}

extension LayoutProxy.Property: LayoutProxy.Scalable {
  /// The property times a factor.
  public func scaled(by factor: Double) -> Self { Self(expression: expression.scaled(by: factor)) }
}

extension LayoutProxy.Compound: LayoutProxy.Scalable where Shape == LayoutProxy.Extent {
  /// Both components times a factor.
  public consuming func scaled(by factor: Double) -> Self {
    multiplier *= factor
    return self
  }
}
