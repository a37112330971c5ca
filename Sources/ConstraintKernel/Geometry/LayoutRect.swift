/// A rectangle in points: `y` grows downwards, as on screens.
public struct LayoutRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: LayoutPoint
  /// The extent to the right and downwards.
  public var size: LayoutSize

  /// A rectangle of nothing at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its corner and its size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The rectangle with each edge moved inwards by `insets`; negative insets move outwards.
  public func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}
