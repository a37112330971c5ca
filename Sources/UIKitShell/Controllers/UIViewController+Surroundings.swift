import ConstraintKernel
public import UIKitNames

/// A guide at the end of a bar, under its name in UIKit: its length is that of the bar.
public final class UILayoutSupport: UILayoutGuide {
  /// How far the bar reaches into the view, in points, as of the last layout pass.
  public var length: Double { layoutFrame.height }
}

/// The guides of a controller's view from before there were safe areas.
final class ControllerGuides {
  let top = UILayoutSupport()
  let bottom = UILayoutSupport()

  init(in view: UIView) {
    top.identifier = "topLayoutGuide"
    bottom.identifier = "bottomLayoutGuide"
    let safeArea = view.safeAreaLayoutGuide
    var ties: [NSLayoutConstraint] = []
    for guide in [top, bottom] {
      view.addLayoutGuide(guide)
      ties += [
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
    }
    ties += [
      top.topAnchor.constraint(equalTo: view.topAnchor),
      top.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
      bottom.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
      bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    // They place the guides, and are none of the constraints that source code put on the view.
    for tie in ties { tie.isOfSystem = true }
    NSLayoutConstraint.activate(ties)
  }
}

extension UIViewController {
  private var layoutGuides: ControllerGuides {
    if let guides { return guides }
    let made = ControllerGuides(in: view)
    guides = made
    return made
  }

  /// The area above the safe area, under its old name.
  public final var topLayoutGuide: UILayoutSupport { layoutGuides.top }
  /// The area below the safe area, under its old name.
  public final var bottomLayoutGuide: UILayoutSupport { layoutGuides.bottom }

  /// What is added to the safe area of the view, in points.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { view.additionalSafeAreaInsets }
    set { view.additionalSafeAreaInsets = newValue }
  }

  /// The surroundings of the view.
  public final var traitCollection: UITraitCollection { view.traitCollection }

  /// The nearest controller around this one that keeps a stack of controllers.
  public final var navigationController: UINavigationController? { around() }
  /// The nearest controller around this one with a bar of tabs.
  public final var tabBarController: UITabBarController? { around() }

  private func around<Kind>() -> Kind? {
    var controller = parent
    while let current = controller {
      if let found = current as? Kind { return found }
      controller = current.parent
    }
    return nil
  }

  /// Does nothing: there is no status bar.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Shows a controller: on the stack of controllers where there is one, else in front.
  public final func show(_ viewController: UIViewController, sender: Any?) {
    if let stack = navigationController {
      stack.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }

  // MARK: Old names

  /// The controllers inside this one, under their old name.
  public final var childViewControllers: [UIViewController] { children }
  /// Puts a controller inside this one, under its old name.
  public final func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// Takes it out of the controller it is in, under its old name.
  public final func removeFromParentViewController() { removeFromParent() }
  /// To be called before it is put into another controller, under its old name.
  public final func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// To be called when it was put into another controller, under its old name.
  public final func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

/// Edges of a rectangle.
///
/// Raw values are those of UIKit.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// How a controller is shown in front of another one: without effect.
///
/// Raw values are those of UIKit.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// All of the screen.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// All of the view that says so.
  case currentContext = 3
  /// As the controller says.
  case custom = 4
  /// All of the screen, with what lies behind showing.
  case overFullScreen = 5
  /// All of the view that says so, with what lies behind showing.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
}

/// How a controller comes and goes: without effect.
///
/// Raw values are those of UIKit.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical = 0
  /// Turning.
  case flipHorizontal = 1
  /// Fading.
  case crossDissolve = 2
  /// As a page.
  case partialCurl = 3
}

/// Animates along with a change of size; there are no animations here.
public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// What the status bar looks like; there is none.
///
/// Raw values are those of UIKit.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the surroundings are.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}
