public import ConstraintKernel
public import Foundation

// Handed on one by one, so that they go before Foundation's; see `UIKitGeometry`.
@_exported public import typealias UIKitGeometry.CGFloat
@_exported public import typealias UIKitGeometry.CGPoint
@_exported public import typealias UIKitGeometry.CGRect
@_exported public import typealias UIKitGeometry.CGSize

/// Distances from physical edges, under their name in UIKit.
public typealias UIEdgeInsets = LayoutInsets
/// Distances from edges in reading direction, under their name in UIKit.
public typealias NSDirectionalEdgeInsets = LayoutDirectionalInsets

extension Foundation.CGFloat: LayoutNumber {
  /// The value as the engine counts; exact.
  public var layoutValue: Double { Double(self) }
}

extension LayoutPoint {
  /// The same point; nothing is lost.
  public init(_ point: Foundation.CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension LayoutSize {
  /// The same size; nothing is lost.
  public init(_ size: Foundation.CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutRect {
  /// The same rectangle; nothing is lost.
  public init(_ rect: Foundation.CGRect) {
    self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
  }
}

extension Foundation.CGPoint {
  /// The same point; nothing is lost.
  public init(_ point: LayoutPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension Foundation.CGSize {
  /// The same size; nothing is lost.
  public init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension Foundation.CGRect {
  /// The same rectangle; nothing is lost.
  public init(_ rect: LayoutRect) {
    self.init(origin: Foundation.CGPoint(rect.origin), size: Foundation.CGSize(rect.size))
  }
}
