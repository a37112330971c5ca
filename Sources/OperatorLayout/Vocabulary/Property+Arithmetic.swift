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
  public static func + (lhs: Self, rhs: some LayoutNumber) -> Self {
    lhs.moved(by: rhs.layoutValue)
  }

  /// A distance in points plus the property.
  @_disfavoredOverload
  public static func + (lhs: some LayoutNumber, rhs: Self) -> Self {
    rhs.moved(by: lhs.layoutValue)
  }

  /// The property minus a distance in points.
  @_disfavoredOverload
  public static func - (lhs: Self, rhs: some LayoutNumber) -> Self {
    lhs.moved(by: -rhs.layoutValue)
  }

  /// A distance in points minus the property: the property with its sign changed, plus the distance.
  @_disfavoredOverload
  public static func - (lhs: some LayoutNumber, rhs: Self) -> Self {
    rhs.scaled(by: -1).moved(by: lhs.layoutValue)
  }

  /// The property times a factor.
  public static func * (lhs: Self, rhs: Double) -> Self { lhs.scaled(by: rhs) }

  /// A factor times the property.
  public static func * (lhs: Double, rhs: Self) -> Self { rhs.scaled(by: lhs) }

  /// The property divided by a number; dividing by 0 is reported once the result is related.
  public static func / (lhs: Self, rhs: Double) -> Self { lhs.scaled(by: 1 / rhs) }

  /// The property times a factor.
  @_disfavoredOverload
  public static func * (lhs: Self, rhs: some LayoutNumber) -> Self {
    lhs.scaled(by: rhs.layoutValue)
  }

  /// A factor times the property.
  @_disfavoredOverload
  public static func * (lhs: some LayoutNumber, rhs: Self) -> Self {
    rhs.scaled(by: lhs.layoutValue)
  }

  /// The property divided by a number; dividing by 0 is reported once the result is related.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: some LayoutNumber) -> Self {
    lhs.scaled(by: 1 / rhs.layoutValue)
  }
}
