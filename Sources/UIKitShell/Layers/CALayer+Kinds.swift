public import UIKitNames

/// A layer of colours that run into each other: kept, never drawn.
open class CAGradientLayer: CALayer {
  /// The colours, each a ``CGColor``.
  open var colors: [Any]?
  /// Where they stand, from 0 to 1; the element type is that of Foundation.
  open var locations: [NSNumber]?
  /// Where it begins, in parts of its size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where it ends, in parts of its size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer of a form: kept, never drawn.
open class CAShapeLayer: CALayer {
  /// The form.
  open var path: CGPath?
  /// The colour inside it.
  open var fillColor: CGColor?
  /// The colour of its line.
  open var strokeColor: CGColor?
  /// The width of its line, in points.
  open var lineWidth = 1.0
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}

/// A form: the rectangle that holds it.
public struct CGPath: Hashable, Sendable {
  /// The smallest rectangle that holds it.
  public var boundingBox: CGRect
}

/// A form, of which only the rectangle that holds it is kept.
public final class UIBezierPath {
  /// The smallest rectangle that holds it.
  public private(set) var bounds: CGRect

  /// Makes a form of nothing.
  public init() {
    bounds = .zero
  }

  /// Makes a rectangle.
  public init(rect: CGRect) {
    bounds = rect
  }

  /// Makes an oval.
  public init(ovalIn rect: CGRect) {
    bounds = rect
  }

  /// Makes a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    bounds = rect
  }

  /// Makes a rectangle of which some corners are round.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    bounds = rect
  }

  /// The same form for layers.
  public var cgPath: CGPath { CGPath(boundingBox: bounds) }
}

/// Corners of a rectangle.
///
/// Raw values are those of UIKit.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Changes of layers that belong together: nothing is animated, so that it does nothing.
public enum CATransaction {
  /// Does nothing.
  public static func begin() {}
  /// Does nothing.
  public static func commit() {}
  /// Does nothing.
  public static func setDisableActions(_ flag: Bool) {}
  /// Does nothing.
  public static func setAnimationDuration(_ dur: Double) {}
  /// Calls a block at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
