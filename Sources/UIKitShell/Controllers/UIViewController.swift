import ConstraintKernel
public import Foundation
public import UIKitNames

/// Makes a view, fills it, and is notified of its appearance and its layout.
///
/// Callbacks come in UIKit's order: ``loadView()`` and ``viewDidLoad()`` when ``view`` is first
/// asked for; ``viewWillAppear(_:)``, ``viewIsAppearing(_:)``, the first layout, and
/// ``viewDidAppear(_:)`` when a ``UIWindow`` or a controller around shows it, or when
/// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` are called. In every
/// layout pass in which the view has its turn come ``viewWillLayoutSubviews()``, the view's own
/// `layoutSubviews()`, and ``viewDidLayoutSubviews()``; frames are those of the solution by then.
open class UIViewController {
  /// The name of a file of interface builder, which is not read.
  public let nibName: String?
  /// The bundle of that file.
  public let nibBundle: Bundle?

  private var storedView: UIView?
  private var isLoading = false
  var guides: ControllerGuides?
  var appearance = Appearance.gone
  var knownSafeArea = UIEdgeInsets.zero

  /// The controllers inside this one, in the order they were added.
  public internal(set) final var children: [UIViewController] = []
  /// The controller this one is in.
  public internal(set) final weak var parent: UIViewController?
  /// The controller that this one shows in front of itself.
  public internal(set) final var presentedViewController: UIViewController?
  /// The controller that shows this one in front of itself.
  public internal(set) final weak var presentingViewController: UIViewController?

  /// What it is called.
  open var title: String? {
    didSet { if navigationItem.title == oldValue { navigationItem.title = title } }
  }
  /// What a bar above shows of it.
  public final let navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a bar below shows of it.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Whether controllers in front stay inside its view: kept, and without effect.
  open var definesPresentationContext = false
  /// Whether it has to be answered while it is in front: kept, and without effect.
  open var isModalInPresentation = false
  /// Whether a bar below goes while it shows.
  open var hidesBottomBarWhenPushed = false
  /// How it is shown in front of another one: without effect.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes: without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Which edges lie under bars: kept, and without effect.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether they do under bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether insets of scroll views follow bars, which they do by themselves.
  open var automaticallyAdjustsScrollViewInsets = true
  /// How large it would like to be.
  open var preferredContentSize = CGSize.zero
  /// Whether it is edited.
  open var isEditing = false

  /// Makes a controller; its view is made by ``loadView()``, never read from a file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
  }

  /// Makes a controller.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is loaded when it is first asked for; never nil.
  open var view: UIView! {
    get {
      if storedView == nil, isLoading { setView(UIView(frame: UIScreen.main.bounds)) }
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  /// The view, if it has been loaded.
  public final var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Loads the view unless that has happened.
  ///
  /// A ``loadView()`` that sets none is given an empty view of the screen's size.
  public final func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if storedView == nil { setView(UIView(frame: UIScreen.main.bounds)) }
    isLoading = false
    viewDidLoad()
  }

  /// Never called: there are no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Makes the view and sets it; an empty one as large as the screen unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  private func setView(_ view: UIView?) {
    if let old = storedView, old !== view { old.layoutObserver = nil }
    storedView = view
    guides = nil
    guard let view else { return }
    view.layoutNode.record.setDeviceIdiom(UIDevice.current.userInterfaceIdiom)
    view.layoutObserver = self
  }

  // MARK: Callbacks

  /// Called when the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view shows.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy it shows in, before its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view no longer shows.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view no longer shows.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called in a layout pass before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called in a layout pass when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's safe area became another one, before it is laid out.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before solving when the view asked for it; has the view update its own constraints.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  /// Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called.
  open func didReceiveMemoryWarning() {}
  /// Whether there is no status bar; there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// How the screen may be turned while it shows; kept, without effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether it turns with the screen; kept, without effect.
  open var shouldAutorotate: Bool { true }
  /// What the status bar looks like; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Edits it, or no longer.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Being inside

  /// Called before it is put into another controller, or taken out, which is when there is none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when it was put into another controller, or taken out.
  ///
  /// Where the controller around shows, and the view is in its view, it appears now.
  open func didMove(toParent parent: UIViewController?) {
    appearInside(parent)
  }

  /// Puts a controller inside this one; its view is up to you, and so is `didMove(toParent:)`.
  ///
  /// A controller that holds this one stays where it is.
  open func addChild(_ childController: UIViewController) {
    var above: UIViewController? = self
    while let current = above {
      if current === childController { return }
      above = current.parent
    }
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes it out of the controller it is in; nothing happens where it is in none.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  // MARK: In front

  /// Shows a controller in front of this one, as large as the view at the top.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    showInFront(viewControllerToPresent, animated: flag)
    completion?()
  }

  /// Takes away the controller in front of this one; where there is none, this one itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (presentedViewController == nil ? presentingViewController ?? self : self)
      .takeAwayFront(animated: flag)
    completion?()
  }
}
