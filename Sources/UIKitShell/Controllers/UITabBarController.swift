import UIKitNames

/// Controllers of which one shows, above a bar of 49 points.
///
/// The bar belongs to the safe area of what shows, as in UIKit.
open class UITabBarController: UIViewController {
  /// The bar.
  public final let tabBar = UITabBar()
  private let content = UIView()
  private var controllers: [UIViewController] = []
  private var shown: UIViewController?
  private var index = 0

  /// The controllers, in the order of the bar.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set {
      let old = controllers
      controllers = newValue ?? []
      for controller in controllers { addChild(controller) }
      index = min(index, max(0, controllers.count - 1))
      if isViewLoaded { showSelected() }
      for controller in old where !controllers.contains(where: { $0 === controller }) {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
    }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The place of the controller that shows, from 0; places that do not exist change nothing.
  open var selectedIndex: Int {
    get { index }
    set {
      guard controllers.indices.contains(newValue) else { return }
      index = newValue
      if isViewLoaded { showSelected() }
    }
  }

  /// The controller that shows; one that is not in the bar changes nothing.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : nil }
    set {
      guard let place = controllers.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = place
    }
  }

  /// Puts the bar and the controller that shows into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addFilling(content)
    view.addSubview(tabBar)
    tabBar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tabBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let height = tabBar.intrinsicContentSize.height
    content.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    showSelected()
  }

  private func showSelected() {
    guard shown !== selectedViewController else { return }
    if let shown { shown.disappear { shown.viewIfLoaded?.removeFromSuperview() } }
    shown = selectedViewController
    guard let shown else { return }
    content.embed(shown.view)
    shown.didMove(toParent: self)
  }
}
