public import UIKitNames

/// What was set on a scroll view beside layout.
final class StoredScrollValues {
  var isScrollEnabled = true
  var isPagingEnabled = false
  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var showsVerticalScrollIndicator = true
  var showsHorizontalScrollIndicator = true
  var isDirectionalLockEnabled = false
  var scrollsToTop = true
  var delaysContentTouches = true
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var indicatorInsets = UIEdgeInsets.zero
  var minimumZoomScale = 1.0
  var maximumZoomScale = 1.0
  var zoomScale = 1.0
  weak var delegate: (any UIScrollViewDelegate)?
}

extension LayoutScrollView {
  /// How scrolling puts away the keyboard, of which there is none.
  ///
  /// Raw values are those of UIKit.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// As soon as scrolling starts.
    case onDrag = 1
    /// Along with the scrolling.
    case interactive = 2
  }

  private var known: StoredScrollValues? { knownValues?.scroll }

  private var stored: StoredScrollValues {
    if let known { return known }
    let made = StoredScrollValues()
    values.scroll = made
    return made
  }

  /// Receives scrolling; there is none here.
  public var delegate: (any UIScrollViewDelegate)? {
    get { known?.delegate }
    set { stored.delegate = newValue }
  }

  /// Whether people may scroll.
  public var isScrollEnabled: Bool {
    get { known?.isScrollEnabled ?? true }
    set { stored.isScrollEnabled = newValue }
  }

  /// Whether scrolling stops at multiples of the frame's size.
  public var isPagingEnabled: Bool {
    get { known?.isPagingEnabled ?? false }
    set { stored.isPagingEnabled = newValue }
  }

  /// Whether people may pull beyond the end.
  public var bounces: Bool {
    get { known?.bounces ?? true }
    set { stored.bounces = newValue }
  }

  /// Whether they may although all of it shows.
  public var alwaysBounceVertical: Bool {
    get { known?.alwaysBounceVertical ?? false }
    set { stored.alwaysBounceVertical = newValue }
  }

  /// Whether they may although all of it shows.
  public var alwaysBounceHorizontal: Bool {
    get { known?.alwaysBounceHorizontal ?? false }
    set { stored.alwaysBounceHorizontal = newValue }
  }

  /// Whether it shows how far it is scrolled.
  public var showsVerticalScrollIndicator: Bool {
    get { known?.showsVerticalScrollIndicator ?? true }
    set { stored.showsVerticalScrollIndicator = newValue }
  }

  /// Whether it shows how far it is scrolled.
  public var showsHorizontalScrollIndicator: Bool {
    get { known?.showsHorizontalScrollIndicator ?? true }
    set { stored.showsHorizontalScrollIndicator = newValue }
  }

  /// Whether people scroll in one direction at a time.
  public var isDirectionalLockEnabled: Bool {
    get { known?.isDirectionalLockEnabled ?? false }
    set { stored.isDirectionalLockEnabled = newValue }
  }

  /// Whether a touch of the top edge scrolls there.
  public var scrollsToTop: Bool {
    get { known?.scrollsToTop ?? true }
    set { stored.scrollsToTop = newValue }
  }

  /// Whether what lies inside hears of touches late.
  public var delaysContentTouches: Bool {
    get { known?.delaysContentTouches ?? true }
    set { stored.delaysContentTouches = newValue }
  }

  /// How scrolling puts away the keyboard, of which there is none.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { known?.keyboardDismissMode ?? .none }
    set { stored.keyboardDismissMode = newValue }
  }

  /// Distances of what shows how far it is scrolled.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { known?.indicatorInsets ?? .zero }
    set { stored.indicatorInsets = newValue }
  }

  /// Distances of what shows how far it is scrolled.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }

  /// How small the content may be.
  public var minimumZoomScale: Double {
    get { known?.minimumZoomScale ?? 1 }
    set { stored.minimumZoomScale = newValue }
  }

  /// How large the content may be.
  public var maximumZoomScale: Double {
    get { known?.maximumZoomScale ?? 1 }
    set { stored.maximumZoomScale = newValue }
  }

  /// How large the content is: without effect on layout.
  public var zoomScale: Double {
    get { known?.zoomScale ?? 1 }
    set { stored.zoomScale = newValue }
  }

  /// Scrolls as little as it takes until a rectangle of the content shows, or its beginning where
  /// it is too large.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func offset(_ now: Double, _ length: Double, _ least: Double, _ most: Double) -> Double {
      if least < now || most - least > length { return least }
      return max(now, most - length)
    }
    let (now, size) = (contentOffset, frame.size)
    contentOffset = CGPoint(
      x: offset(now.x, size.width, rect.minX, rect.maxX),
      y: offset(now.y, size.height, rect.minY, rect.maxY)
    )
  }
}

/// Receives scrolling; there is none here.
public protocol UIScrollViewDelegate: AnyObject {
  /// Never called.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
