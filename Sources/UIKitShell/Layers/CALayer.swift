public import UIKitNames

/// What a view is drawn on: values that are kept and printed.
open class CALayer {
  /// The corners that are rounded.
  ///
  /// Raw values are those of UIKit.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Top left.
    public static let layerMinXMinYCorner = Corners(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = Corners(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = Corners(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = Corners(rawValue: 8)
  }

  /// The view it belongs to; nil for a layer of its own.
  weak var view: UIView?
  private var storedFrame = CGRect.zero

  /// The radius of its corners, in points.
  open var cornerRadius = 0.0
  /// The form of its corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners: Corners = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of its border, in points.
  open var borderWidth = 0.0
  /// The colour of its border.
  open var borderColor: CGColor?
  /// The colour behind it.
  open var backgroundColor: CGColor?
  /// Whether what lies inside is cut off at its edges.
  open var masksToBounds = false
  /// How opaque it is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether it is not drawn.
  open var isHidden = false
  /// The colour of its shadow.
  open var shadowColor: CGColor?
  /// How opaque its shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How soft its shadow is, in points.
  open var shadowRadius = 3.0
  /// Where its shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The form of its shadow.
  open var shadowPath: CGPath?
  /// Whether it is drawn once and kept.
  open var shouldRasterize = false
  /// Pixels per point while kept.
  open var rasterizationScale = 1.0
  /// Pixels per point.
  open var contentsScale = 1.0
  /// Its place from back to front.
  open var zPosition = 0.0
  /// A name for people.
  open var name: String?
  /// What it shows.
  open var contents: Any?
  /// What of it is shown.
  open var mask: CALayer?

  /// The layer it lies in.
  public private(set) weak var superlayer: CALayer?
  /// The layers that lie in it, back to front.
  open private(set) var sublayers: [CALayer]?

  /// Makes a layer of no size.
  public init() {}

  /// Where it stands: a view's layer where the view does.
  open var frame: CGRect {
    get { view?.frame ?? storedFrame }
    set { if let view { view.frame = newValue } else { storedFrame = newValue } }
  }

  /// Its own coordinate space.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: storedFrame.size) }
    set { if let view { view.bounds = newValue } else { storedFrame.size = newValue.size } }
  }

  /// Its middle.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = frame.offsetBy(dx: newValue.x - frame.midX, dy: newValue.y - frame.midY) }
  }

  /// Adds a layer in front of all others; one that holds this layer stays where it is.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a place from the back; places beyond the end mean the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    var above: CALayer? = self
    while let current = above {
      if current === layer { return }
      above = current.superlayer
    }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes it out of the layer it lies in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Asks for layout of its view.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out its view.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Does nothing: nothing is animated.
  open func removeAllAnimations() {}
}

/// The form of rounded corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// Parts of circles.
  case circular
  /// Smoother than that.
  case continuous
}

/// Corners of a layer, under their name in UIKit.
public typealias CACornerMask = CALayer.Corners
