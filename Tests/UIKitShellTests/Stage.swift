import UIKitShell

/// A window of 320 by 480 points below a status bar of 20, which shows a controller.
func shown(_ controller: UIViewController, bottom: CGFloat = 0) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: bottom, right: 0)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

/// A view laid out at a size.
func laidOut<View: UIView>(_ view: View, _ width: CGFloat, _ height: CGFloat) -> View {
  view.frame = CGRect(x: 0, y: 0, width: width, height: height)
  view.layoutIfNeeded()
  return view
}

/// Reports what is said instead of frames; a test that uses it has none.
func listening(_ view: UIView) -> () -> [String] {
  let box = Box()
  view.layoutNode.issueHandler = LayoutIssueHandler { box.texts.append("\($0)") }
  return { box.texts }
}

private final class Box {
  var texts: [String] = []
}
