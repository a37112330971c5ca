public import ConstraintKernel

/// A size at which scenes are laid out.
public struct SceneViewport: Hashable, Sendable, CustomStringConvertible {
  /// What the size stands for.
  public let name: String
  /// Width and height in points.
  public let size: LayoutSize

  /// Names a size.
  public init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    size = LayoutSize(width: width, height: height)
  }

  /// The name with both numbers.
  public var description: String {
    "\(name) \(LayoutText.number(size.width)) x \(LayoutText.number(size.height))"
  }

  /// Telephones and tablets both ways up, a window, and sizes that divide badly.
  public static let all = [
    SceneViewport("small phone", 320, 568),
    SceneViewport("phone", 390, 844),
    SceneViewport("phone on its side", 844, 390),
    SceneViewport("tablet", 768, 1_024),
    SceneViewport("tablet on its side", 1_024, 768),
    SceneViewport("window", 1_440, 900),
    SceneViewport("odd", 333, 701),
    SceneViewport("fraction", 477.25, 599.5),
  ]
}
