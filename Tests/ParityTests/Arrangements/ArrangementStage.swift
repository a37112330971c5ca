import ConstraintKernel
import Testing

/// A root of 400 × 300 with a few named views, and everything that was reported about them.
final class ArrangementStage {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  let view = LayoutView()
  let other = LayoutView()
  private(set) var issues: [LayoutIssue] = []

  init(environment: LayoutEnvironment = LayoutEnvironment()) {
    (root.layoutName, view.layoutName, other.layoutName) = ("root", "view", "other")
    root.addSubview(view)
    root.addSubview(other)
    for item in [view, other] { item.translatesAutoresizingMaskIntoConstraints = false }
    root.layoutNode.environment = environment
    root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
  }

  var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }

  /// Every active constraint, with its priority and its name, in alphabetical order.
  var formulas: [String] { [root, view, other].flatMap(\.constraints).map(\.formula).sorted() }

  /// The frame of a view after a pass.
  func frame(of view: LayoutView) -> LayoutRect {
    root.layoutIfNeeded()
    return view.frame
  }
}

/// One thing said in the four dialects and in anchors.
struct Way: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let body: @Sendable (ArrangementStage) -> Void

  init(_ name: String, _ body: @escaping @Sendable (ArrangementStage) -> Void) {
    (testDescription, self.body) = (name, body)
  }
}
