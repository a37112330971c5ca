/// Distances inwards from the four physical edges of a rectangle, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance below the top edge.
  public var top: Double
  /// The distance to the right of the left edge.
  public var left: Double
  /// The distance above the bottom edge.
  public var bottom: Double
  /// The distance to the left of the right edge.
  public var right: Double

  /// No distance on any side.
  public static let zero = LayoutInsets()

  /// Makes insets from four distances in points; a side left out is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances inwards from the edges of a rectangle in reading direction, in points.
public struct LayoutDirectionalInsets: Hashable, Sendable {
  /// The distance below the top edge.
  public var top: Double
  /// The distance inside the edge where reading starts.
  public var leading: Double
  /// The distance above the bottom edge.
  public var bottom: Double
  /// The distance inside the edge where reading ends.
  public var trailing: Double

  /// No distance on any side.
  public static let zero = LayoutDirectionalInsets()

  /// Makes insets from four distances in points; a side left out is 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distances on physical edges.
  public func resolved(in direction: LayoutReadingDirection) -> LayoutInsets {
    switch direction {
    case .leftToRight: LayoutInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: LayoutInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}

extension LayoutInsets {
  /// The same distances in reading direction.
  func directional(in direction: LayoutReadingDirection) -> LayoutDirectionalInsets {
    let (leading, trailing) = direction == .leftToRight ? (left, right) : (right, left)
    return LayoutDirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
