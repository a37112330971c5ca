import ConstraintKernel
import UIKit

/// The frames of a view and of what lies below it, parents first.
func frames(of view: LayoutView) -> String {
  let frame = view.frame
  let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
  let below = view.subviews.map { frames(of: $0) }
  return "(" + numbers.joined(separator: " ") + below.joined() + ")"
}

/// Prints the frames of a screen of an application in two sizes and both directions, and how much was
/// reported.
///
/// .ci/check-converted compiles it with an application as it was written and as it was converted.
func printFrames(_ name: String, _ make: () -> AnyObject) {
  for (width, height) in [(320.0, 480.0), (844.0, 390.0)] {
    for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
      var issues = 0
      let frame = LayoutRect(x: 0, y: 0, width: width, height: height)
      let root = LayoutView(frame: frame)
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
      root.layoutNode.issueHandler = LayoutIssueHandler { _ in issues += 1 }
      let object = make()
      let screen = (object as? UIViewController)?.view ?? object as? LayoutView
      guard let screen else { continue }
      root.addSubview(screen)
      screen.frame = frame
      root.layoutIfNeeded()
      print(name, width, direction, frames(of: screen), "issues", issues)
    }
  }
}

/// An item of a class of the platform, for a factory that makes one of its own class: no initialiser
/// is required of these classes here.
func item(of type: LayoutView.Type) -> LayoutView {
  let all: [LayoutView] = [
    UIButton(), UIImageView(), UILabel(), UIScrollView(), UIStackView(), UIView(),
  ]
  return all.first { Swift.type(of: $0) == type } ?? UIView()
}
