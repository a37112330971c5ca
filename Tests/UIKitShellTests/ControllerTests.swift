import Testing
import UIKitShell

@Suite("Controllers")
struct ControllerTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test("Callbacks come in UIKit's order, also inside another controller")
  func order() {
    let log = Log()
    let card = CardViewController()
    card.log = { log.lines.append($0) }
    let dashboard = DashboardViewController(card: card)
    let window = shown(dashboard)
    #expect(
      log.lines == [
        "card comes", "card loadView", "card viewDidLoad", "card viewWillAppear",
        "card viewWillLayoutSubviews", "card viewDidLayoutSubviews 304.0", "card viewDidAppear",
      ]
    )
    // Margins are 8; the status bar is 20, and 40 come from updateViewConstraints.
    #expect(card.view.frame == CGRect(x: 8, y: 60, width: 304, height: 171))
    log.lines = []
    dashboard.removeCard()
    #expect(log.lines == ["card leaves", "card viewWillDisappear", "card viewDidDisappear"])
    #expect(dashboard.children.isEmpty && card.parent == nil)
    #expect(window.subviews.count == 1)
  }

  @Test("A stack of controllers in a bar of tabs")
  func bars() {
    let tabs = MainTabBarController()
    let window = shown(tabs, bottom: 34)
    // 20 and a bar of 44 above; 34 and a bar of 49 below.
    #expect(tabs.list.header.frame == CGRect(x: 0, y: 64, width: 320, height: 333))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 49))
    let stack = tabs.list.navigationController
    #expect(stack?.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(tabs.list.tabBarController === tabs)

    tabs.list.navigationItem.rightBarButtonItem?.performAction()
    let detail = stack?.topViewController as? DetailViewController
    #expect(detail?.appearances == 1)
    #expect(tabs.list.view.superview == nil)
    #expect(detail?.view.window === window)
    #expect(stack?.popViewController(animated: true) === detail)
    #expect(tabs.list.view.window === window)

    stack?.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(tabs.list.header.frame == CGRect(x: 0, y: 20, width: 320, height: 377))
    tabs.selectedIndex = 1
    #expect(tabs.list.view.window == nil)
    #expect(tabs.selectedViewController is SettingsViewController)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A controller in front fills the window, and goes")
  func front() {
    let root = UIViewController()
    let window = shown(root)
    let front = LoginViewController()
    root.present(front, animated: true)
    #expect(front.view.frame == window.bounds)
    #expect(front.presentingViewController === root)
    #expect(front.titleLabel.frame.minY == 44)
    front.dismiss(animated: true)
    #expect(root.presentedViewController == nil)
    #expect(front.view.superview == nil)
  }

  @Test("A question goes when it is answered")
  func alert() {
    let root = UIViewController()
    _ = shown(root)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { answers.append($0.title ?? "") }
    )
    alert.addTextField { $0.placeholder = "Why?" }
    root.present(alert, animated: true)
    #expect(root.presentedViewController === alert)
    alert.actions[1].performAction()
    #expect(answers == ["Delete"] && root.presentedViewController == nil)
    #expect(alert.textFields?.first?.placeholder == "Why?")
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test("A view is made once, as large as the task's screen")
  func loading() {
    let small = UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
    UIScreen.$main.withValue(small) {
      let controller = UIViewController()
      #expect(!controller.isViewLoaded)
      let view = controller.view
      #expect(view?.frame == small.bounds)
      #expect(controller.view === view)
    }
    #expect(UIScreen.main.bounds.width == 390)
  }

  @Test("A loadView that sets nothing still gives a view")
  func careless() {
    final class Careless: UIViewController {
      var loads = 0
      override func loadView() { loads += 1 }
      override func viewDidLoad() { view.tag = 7 }
    }
    let controller = Careless()
    #expect(controller.view.tag == 7)
    #expect(controller.loads == 1)
  }

  @Test("A change of the safe area is announced before the view is laid out")
  func safeArea() {
    final class Listener: UIViewController {
      var lines: [String] = []
      override func viewSafeAreaInsetsDidChange() { lines.append("safe area") }
      override func viewWillLayoutSubviews() { lines.append("layout") }
    }
    let controller = Listener()
    let window = shown(controller)
    #expect(controller.lines.starts(with: ["safe area", "layout"]))
    #expect(window.safeAreaInsets.top == 20)
  }

  @Test("What is tied to the keyboard's guide keeps above it and above the end of the safe area")
  func keyboard() {
    let controller = UIViewController()
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = controller.view
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    let window = shown(controller, bottom: 30)
    #expect(field.frame == CGRect(x: 0, y: 480 - 30 - 40, width: 320, height: 40))
    view.keyboardLayoutGuide.keyboardHeight = 200
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 480 - 200)
    view.keyboardLayoutGuide.keyboardHeight = 0
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 480 - 30)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }

  @Test("The screen of the task says how the interface is turned")
  func orientation() {
    let wide = UIScreen(bounds: CGRect(x: 0, y: 0, width: 568, height: 320))
    #expect(UIApplication.shared.statusBarOrientation.isPortrait)
    UIScreen.$main.withValue(wide) {
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }
    #expect(UIInterfaceOrientationMask.all.isSuperset(of: .allButUpsideDown))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test("Controllers do not hold each other in circles")
  func lifetime() {
    weak var gone: UIViewController?
    do {
      let tabs = MainTabBarController()
      _ = shown(tabs)
      gone = tabs
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("A controller cannot be put inside one that it holds")
  func circles() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(outer)
    #expect(inner.children.isEmpty)
    outer.addChild(inner)
    #expect(outer.children.count == 1)
  }
}
