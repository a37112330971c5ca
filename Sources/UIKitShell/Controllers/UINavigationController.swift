import UIKitNames

/// A stack of controllers of which the last one shows, below a bar of 44 points.
///
/// The bar belongs to the safe area of what shows, as in UIKit.
open class UINavigationController: UIViewController {
  /// The bar.
  public final let navigationBar = UINavigationBar()
  private let content = UIView()
  private var controllers: [UIViewController] = []

  /// Makes a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The controllers, the one that shows last.
  open var viewControllers: [UIViewController] {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that shows.
  open var topViewController: UIViewController? { controllers.last }
  /// The controller that shows, or the one in front of it.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Whether there is no bar.
  open var isNavigationBarHidden = false { didSet { barDidChange() } }

  /// Shows the bar, or hides it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !controllers.contains(where: { $0 === viewController }) else { return }
    setViewControllers(controllers + [viewController], animated: animated)
  }

  /// Takes the last controller off the stack unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard controllers.count > 1, let last = controllers.last else { return nil }
    setViewControllers(controllers.dropLast(), animated: animated)
    return last
  }

  /// Takes all controllers but the first off the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(controllers.dropFirst())
    setViewControllers(Array(controllers.prefix(1)), animated: animated)
    return gone
  }

  /// Sets the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = controllers
    controllers = viewControllers
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    if isViewLoaded, old.last !== viewControllers.last {
      if let last = old.last { hide(last, animated) }
      showTop(animated)
    }
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Puts the bar and the controller that shows into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addFilling(content)
    view.addSubview(navigationBar)
    navigationBar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      navigationBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      navigationBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      navigationBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    barDidChange()
    showTop(false)
  }

  private func showTop(_ animated: Bool) {
    guard let top = topViewController else { return }
    content.embed(top.view)
    top.didMove(toParent: self)
  }

  private func hide(_ controller: UIViewController, _ animated: Bool) {
    controller.disappear(animated: animated) { controller.viewIfLoaded?.removeFromSuperview() }
  }

  private func barDidChange() {
    navigationBar.isHidden = isNavigationBarHidden
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    content.additionalSafeAreaInsets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  /// Adds a view that is as large as this one and stays so.
  func embed(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
