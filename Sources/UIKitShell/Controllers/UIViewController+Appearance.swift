import UIKitNames

extension UIViewController {
  /// Whether a controller's view shows.
  enum Appearance {
    case gone
    case appearing(animated: Bool, isIn: Bool)
    case here
    case disappearing(animated: Bool)
  }

  /// Tells the controller, and those inside it whose views are in its view, that it will show or no
  /// longer show.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.gone, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated, isIn: false)
      viewWillAppear(animated)
    case (.here, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    default: return
    }
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Notifies the controller, and those inside it, that what was announced has happened.
  public final func endAppearanceTransition() {
    viewIsIn()
    switch appearance {
    case .appearing(let animated, _):
      appearance = .here
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .gone
      viewDidDisappear(animated)
    case .gone, .here: return
    }
    for child in childrenInView { child.endAppearanceTransition() }
  }

  /// The view is in the hierarchy it shows in, and not laid out there yet.
  final func viewIsIn() {
    if case .appearing(let animated, false) = appearance {
      appearance = .appearing(animated: animated, isIn: true)
      viewIsAppearing(animated)
    }
    for child in childrenInView { child.viewIsIn() }
  }

  /// The whole way into a view that shows: appears, is added with `add`, and is laid out.
  final func appear(animated: Bool = false, adding add: () -> Void) {
    beginAppearanceTransition(true, animated: animated)
    add()
    viewIsIn()
    view.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// The whole way out.
  final func disappear(animated: Bool = false, removing remove: () -> Void = {}) {
    beginAppearanceTransition(false, animated: animated)
    remove()
    endAppearanceTransition()
  }

  /// Appears in a controller that shows, or disappears where there is none.
  final func appearInside(_ parent: UIViewController?) {
    guard let parent else { return disappear() }
    guard case .here = parent.appearance, let view = viewIfLoaded,
      let outer = parent.viewIfLoaded, view.isDescendant(of: outer)
    else { return }
    appear {}
  }

  /// The controllers inside this one whose views are in its view.
  private var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  final func showInFront(_ controller: UIViewController, animated: Bool) {
    guard presentedViewController == nil, controller !== self,
      controller.presentingViewController == nil, controller.parent == nil
    else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    var top: UIView = view
    while let superview = top.superview { top = superview }
    controller.appear(animated: animated) {
      controller.view.frame = top.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      top.addSubview(controller.view)
    }
  }

  final func takeAwayFront(animated: Bool) {
    guard let controller = presentedViewController else { return }
    controller.takeAwayFront(animated: animated)
    controller.disappear(animated: animated) { controller.view.removeFromSuperview() }
    controller.presentingViewController = nil
    presentedViewController = nil
  }
}

extension UIViewController: LayoutTurnObserver {
  /// Has the constraints updated.
  package final func updateConstraintsOfView() {
    updateViewConstraints()
  }

  /// The view is about to lay out its subviews.
  package final func willLayoutSubviews() {
    let safeArea = viewIfLoaded?.safeAreaInsets ?? .zero
    if safeArea != knownSafeArea {
      knownSafeArea = safeArea
      viewSafeAreaInsetsDidChange()
    }
    viewWillLayoutSubviews()
  }

  /// The view has laid out its subviews.
  package final func didLayoutSubviews() {
    viewDidLayoutSubviews()
  }
}
