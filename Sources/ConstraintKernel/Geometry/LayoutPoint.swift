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
}
