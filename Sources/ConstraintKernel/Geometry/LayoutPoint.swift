/// A position in points, in the coordinate space its owner states.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// The origin of a coordinate space.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Makes a point from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The first of the two numbers that is not finite; nil if both are.
  var firstNonFinite: Double? { !x.isFinite ? x : y.isFinite ? nil : y }
}
