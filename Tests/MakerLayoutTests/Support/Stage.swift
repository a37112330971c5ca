import MakerLayout

/// A root with three named views, and the issues they meet.
final class Stage {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  let view = LayoutView()
  let other = LayoutView()
  let third = LayoutView()
  private(set) var issues: [LayoutIssue] = []

  init(direction: LayoutReadingDirection = .leftToRight) {
    for (item, name) in [(root, "root"), (view, "v"), (other, "o"), (third, "t")] {
      item.layoutName = name
    }
    root.addSubview(view)
    root.addSubview(other)
    root.addSubview(third)
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
  }

  var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }

  func forgetIssues() { issues = [] }

  /// What this dialect keeps on `v`, oldest first.
  var owned: [LayoutConstraint] { view.record.makerLedger.constraints }

  /// The active ones among them, as formulas.
  var formulas: [String] { owned.filter(\.isActive).map(\.formula) }

  /// What a block makes of `v`: formulas, and the issues it meets.
  static func made(
    in direction: LayoutReadingDirection = .leftToRight,
    _ block: (ConstraintMaker, Stage) -> Void
  ) -> Made {
    let stage = Stage(direction: direction)
    stage.view.snp.makeConstraints { block($0, stage) }
    return Made(formulas: stage.formulas, kinds: stage.kinds)
  }

  struct Made: Equatable {
    var formulas: [String]
    var kinds: [LayoutIssue.Kind] = []
  }
}

/// An item of a class of its own.
class Box: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Box? { didSet { layoutParentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame = LayoutRect.zero
  var layoutName: String

  init(_ name: String, in parent: Box? = nil) {
    layoutName = name
    self.parent = parent
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}
