public import UIKitNames

/// What UIKit draws and touches of a view: values that are kept and printed, and callbacks that
/// nothing calls.
///
/// Every view has them. They are members of a protocol, so that a subclass may have one of its own
/// under the same name; it says so without `override`, since Swift has overriding of what is
/// declared beside a class from Objective-C alone. What screens override most, such as `draw(_:)` and
/// `alpha`, is declared in the class, and overridden as in UIKit.
public protocol UIViewValues: LayoutView, UIResponding {}

extension LayoutView: UIViewValues {}

extension UIViewValues {
  /// The colour behind the view; nil for none.
  public var backgroundColor: UIColor? {
    get { knownValues?.backgroundColor }
    set { values.backgroundColor = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched: its own or that of the nearest superview that has one.
  ///
  /// - Complexity: O(depth).
  public var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let current = view {
        if let color = current.knownValues?.tintColor { return color }
        view = current.superview
      }
      return .systemBlue
    }
    set { values.tintColor = newValue }
  }

  /// Whether views inside follow its size by their masks; kept, since the kernel always lets them.
  public var autoresizesSubviews: Bool {
    get { knownValues?.autoresizesSubviews ?? true }
    set { values.autoresizesSubviews = newValue }
  }

  /// Whether nothing shows through; true at first.
  public var isOpaque: Bool {
    get { knownValues?.isOpaque ?? true }
    set { values.isOpaque = newValue }
  }

  /// Whether what lies inside is cut off at the edges.
  public var clipsToBounds: Bool {
    get { knownValues?.clipsToBounds ?? false }
    set { values.clipsToBounds = newValue }
  }

  /// How content fills the view: without effect on layout.
  public var contentMode: ContentMode {
    get { knownValues?.contentMode ?? .scaleToFill }
    set { values.contentMode = newValue }
  }

  /// How the view is turned, moved and scaled where it is drawn: without effect on its frame.
  public var transform: CGAffineTransform {
    get { knownValues?.transform ?? .identity }
    set { values.transform = newValue }
  }

  /// What of the view is shown: the shape of another one.
  public var mask: UIView? {
    get { knownValues?.mask }
    set { values.mask = newValue }
  }

  /// What the view is drawn on; made when first asked for.
  public var layer: CALayer {
    if let layer = knownValues?.layer { return layer }
    let made = CALayer()
    made.view = self
    values.layer = made
    return made
  }

  /// Whether it is shown by day or by night: without effect.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { knownValues?.interfaceStyle ?? .unspecified }
    set { values.interfaceStyle = newValue }
  }

  /// Does nothing: nothing is drawn.
  public func setNeedsDisplay() {}

  /// Does nothing: nothing is drawn.
  public func setNeedsDisplay(_ rect: CGRect) {}
}

extension LayoutView {
  /// How content fills a view, under its name in UIKit.
  public typealias ContentMode = UIViewContentMode
}

/// How content fills a view: without effect on layout.
///
/// Raw values are those of UIKit.
public enum UIViewContentMode: Int, Hashable, Sendable, CaseIterable {
  /// All of the view, whatever the proportions.
  case scaleToFill = 0
  /// As large as it can be seen whole.
  case scaleAspectFit = 1
  /// As small as it fills the view.
  case scaleAspectFill = 2
  /// Drawn anew at every size.
  case redraw = 3
  /// In the middle.
  case center = 4
  /// In the middle of the top.
  case top = 5
  /// In the middle of the bottom.
  case bottom = 6
  /// In the middle of the left edge.
  case left = 7
  /// In the middle of the right edge.
  case right = 8
  /// In a corner.
  case topLeft = 9
  /// In a corner.
  case topRight = 10
  /// In a corner.
  case bottomLeft = 11
  /// In a corner.
  case bottomRight = 12
}
