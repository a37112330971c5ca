import AutoPinLayout

/// A root of 400 × 300 with two named views, and everything that was reported about them.
final class Stage {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  let view = LayoutView()
  let other = LayoutView()
  /// A view without superview.
  let orphan = LayoutView()
  private(set) var issues: [LayoutIssue] = []

  init() {
    root.layoutName = "root"
    view.layoutName = "view"
    other.layoutName = "other"
    orphan.layoutName = "orphan"
    root.addSubview(view)
    root.addSubview(other)
    for item in [root, orphan] {
      item.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
    }
  }

  var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }

  /// Every active constraint of the hierarchy as a formula.
  var installed: [String] { formulas(in: root) }

  private func formulas(in view: LayoutView) -> [String] {
    view.constraints.map(\.formula) + view.subviews.flatMap(formulas)
  }

  /// Adds views named `a`, `b`, … to the root.
  func addRow(_ count: Int) -> [LayoutView] {
    "abcdefgh".prefix(count).map { letter in
      let view = LayoutView()
      view.layoutName = String(letter)
      root.addSubview(view)
      return view
    }
  }
}

extension [LayoutConstraint] {
  /// The formulas in order.
  var formulas: [String] { map(\.formula) }

  /// Whether all take part in layout.
  var areActive: Bool { allSatisfy(\.isActive) }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}
