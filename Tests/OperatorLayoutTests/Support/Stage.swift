import OperatorLayout

/// A root with three named views, and the issues they meet.
final class Stage {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  let a = LayoutView()
  let b = LayoutView()
  let c = LayoutView()
  private(set) var issues: [LayoutIssue] = []

  init(direction: LayoutReadingDirection = .leftToRight) {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b"), (c, "c")] { view.layoutName = name }
    for view in [a, b, c] { root.addSubview(view) }
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
  }

  var kinds: [LayoutIssue.Kind] { issues.map(\.kind) }

  /// The active constraints of the whole stage, as formulas in the order of activation per host.
  var formulas: [String] { (root.constraints + a.constraints).map(\.formula) }

  /// Those of the stage's views that are placed by constraints.
  var freed: [String] {
    [root, a, b, c].filter { !$0.translatesAutoresizingMaskIntoConstraints }.map(\.layoutName)
  }
}

/// What a block makes of the items `a`, `b`, `c` and their parent.
typealias Block = @Sendable (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void

extension ConstraintGroup {
  /// The constraints as formulas.
  var formulas: [String] { constraints.map(\.formula) }
}

/// The formulas that a block makes, on a stage of its own.
func formulas(_ block: Block) -> [String] {
  let stage = Stage()
  return constrain(stage.a, stage.b, stage.c, stage.root, block: block).formulas
}

/// The issues that a block meets on a stage of its own, and what is active after it.
func outcome(_ block: Block) -> (kinds: [LayoutIssue.Kind], active: [String], freed: [String]) {
  let stage = Stage()
  constrain(stage.a, stage.b, stage.c, stage.root, block: block)
  return (stage.kinds, stage.formulas, stage.freed)
}

/// An item of a class of its own.
final class Box: LayoutItem {
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
