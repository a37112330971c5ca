public import UIKitNames

/// A screen: its size and its pixels.
public final class UIScreen: Hashable, Sendable {
  /// The screen of the task: 390 by 844 points of 3 pixels unless it says otherwise.
  ///
  /// ```swift
  /// UIScreen.$main.withValue(UIScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 568))) { … }
  /// ```
  @TaskLocal public static var main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
    scale: 3
  )

  /// Its rectangle, in points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: Double

  /// Makes a screen, which UIKit cannot.
  public init(bounds: CGRect, scale: Double = 1) {
    self.bounds = bounds
    self.scale = scale
  }

  /// Pixels per point.
  public var nativeScale: Double { scale }
  /// Its rectangle, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The surroundings of what it shows.
  public var traitCollection: UITraitCollection {
    UITraitCollection(userInterfaceIdiom: UIDevice.current.userInterfaceIdiom)
  }

  /// Whether both are of one size, with the same pixels.
  public static func == (lhs: UIScreen, rhs: UIScreen) -> Bool {
    lhs.bounds == rhs.bounds && lhs.scale == rhs.scale
  }

  /// Hashes the rectangle and the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(scale)
  }
}
