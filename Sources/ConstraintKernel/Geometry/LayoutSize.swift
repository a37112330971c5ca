/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
  /// The extent along the horizontal axis, in points.
  public var width: Double
  /// The extent along the vertical axis, in points.
  public var height: Double

  /// A size of nothing.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// The value of a dimension on which an item has no natural size of its own.
  public static let noIntrinsicMetric: Double = -1

  /// A natural size that says nothing about either axis.
  public static let noIntrinsicSize = LayoutSize(
    width: noIntrinsicMetric,
    height: noIntrinsicMetric
  )

  /// Makes a size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension LayoutSize {
  /// The width or the height.
  func length(on axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}
