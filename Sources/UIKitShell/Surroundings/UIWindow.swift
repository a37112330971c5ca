import ConstraintKernel
public import UIKitNames

/// The view at the top, which shows a controller's view.
///
/// Give it its size, and the surroundings through its node; bars of the system are its
/// `additionalSafeAreaInsets`.
open class UIWindow: UIView {
  /// The screen it is on.
  public let screen = UIScreen.main
  /// Whether it hears of keys.
  open private(set) var isKeyWindow = false

  /// The controller whose view fills the window.
  ///
  /// It appears when the window does, or at once where that has happened.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.disappear()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      show()
    }
  }

  private var isShown = false

  /// Makes a window; hidden at first.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutNode.record.setDeviceIdiom(UIDevice.current.userInterfaceIdiom)
  }

  /// Makes a window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// Shows the window: the controller's view is loaded, appears and is laid out.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    isShown = true
    show()
  }

  /// Puts the controller's view in, and has it appear if the window is shown.
  private func show() {
    guard isShown, let controller = rootViewController, let view = controller.view else { return }
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    addSubview(view)
    layoutIfNeeded()
    controller.endAppearanceTransition()
  }
}

extension UIViewValues {
  /// The window at the top of the view's hierarchy; nil where another view is.
  ///
  /// - Complexity: O(depth).
  public var window: UIWindow? {
    var view: UIView = self
    while let superview = view.superview { view = superview }
    return view as? UIWindow
  }

  /// Never called.
  public func willMove(toWindow newWindow: UIWindow?) {}

  /// Never called: there is no interface builder.
  public func prepareForInterfaceBuilder() {}
}
