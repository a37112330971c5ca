public import ConstraintKernel

// What code written for UIKit does with rectangles, points and sizes beside reading them.

extension LayoutPoint {
  /// The origin.
  public init() {
    self.init(x: 0.0, y: 0.0)
  }

  /// Makes a point from whole numbers.
  public init(x: Int, y: Int) {
    self.init(x: Double(x), y: Double(y))
  }
}

extension LayoutSize {
  /// A size of nothing.
  public init() {
    self.init(width: 0.0, height: 0.0)
  }

  /// Makes a size from whole numbers.
  public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension LayoutRect {
  /// A rectangle of nothing at the origin.
  public init() {
    self = .zero
  }

  /// Makes a rectangle from whole numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// Whether the rectangle encloses nothing.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle with its left and right edges moved inwards by `dx`, the others by `dy`.
  public func insetBy(dx: Double, dy: Double) -> LayoutRect {
    inset(by: LayoutInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle moved by a distance.
  public func offsetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(origin: LayoutPoint(x: minX + dx, y: minY + dy), size: size)
  }

  /// The smallest rectangle of whole points that holds this one.
  public var integral: LayoutRect {
    let (x, y) = (minX.rounded(.down), minY.rounded(.down))
    return LayoutRect(
      x: x,
      y: y,
      width: maxX.rounded(.up) - x,
      height: maxY.rounded(.up) - y
    )
  }

  /// Whether a point lies in the rectangle; the right and bottom edges do not belong to it.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies in this one.
  public func contains(_ rect: LayoutRect) -> Bool { union(rect) == self }

  /// Whether both have more than an edge in common.
  public func intersects(_ rect: LayoutRect) -> Bool {
    minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
  }

  /// What both have in common; a rectangle of nothing where they have not.
  public func intersection(_ rect: LayoutRect) -> LayoutRect {
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    let (width, height) = (min(maxX, rect.maxX) - x, min(maxY, rect.maxY) - y)
    guard width >= 0, height >= 0 else { return .zero }
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The smallest rectangle that holds both.
  public func union(_ rect: LayoutRect) -> LayoutRect {
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return LayoutRect(
      x: x,
      y: y,
      width: max(maxX, rect.maxX) - x,
      height: max(maxY, rect.maxY) - y
    )
  }
}
