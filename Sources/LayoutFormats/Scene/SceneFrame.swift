/// Where an item stands, relative to its parent (a guide: to its owner), and how large it is.
public struct SceneFrame: Hashable, Sendable {
  /// The distance of the left edge from the parent's, in points.
  public var x: Double
  /// The distance of the top edge from the parent's, in points.
  public var y: Double
  /// The horizontal extent in points.
  public var width: Double
  /// The vertical extent in points.
  public var height: Double

  /// Creates a frame from its origin and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension SceneFrame: CustomStringConvertible {
  /// The frame as origin and size, such as `(16, 16) 48 × 48`.
  public var description: String {
    "(\(SceneNumber.rounded(x)), \(SceneNumber.rounded(y))) "
      + "\(SceneNumber.rounded(width)) × \(SceneNumber.rounded(height))"
  }
}
