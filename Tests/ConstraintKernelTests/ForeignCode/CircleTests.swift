import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// A check that a view does not come to lie in itself holds also after what is called on the way.
  @Suite("Trees stay trees", .serialized)
  struct CircleTests {
    /// A view that does something when it is called about its place.
    private final class Mover: LayoutView {
      var onWillMove: ((LayoutView?) -> Void)?
      var onWillRemove: (() -> Void)?
      var onDidMove: (() -> Void)?

      override func willMove(toSuperview newSuperview: LayoutView?) {
        let action = onWillMove
        onWillMove = nil
        action?(newSuperview)
      }
      override func willRemoveSubview(_ subview: LayoutView) {
        let action = onWillRemove
        onWillRemove = nil
        action?()
      }
      override func didMoveToSuperview() {
        let action = onDidMove
        onDidMove = nil
        action?()
      }
    }

    /// No view lies in itself, each lies in the one that lists it, and walks end.
    private static func check(_ views: [LayoutView]) {
      for view in views {
        var above = view.superview
        var levels = 0
        while let current = above {
          levels += 1
          BoundedProcess.require(current !== view && levels <= views.count, "a circle")
          above = current.superview
        }
        for subview in view.subviews {
          BoundedProcess.require(subview.superview === view, "listed by another than its superview")
          BoundedProcess.require(view.subviews.count { $0 === subview } == 1, "listed twice")
        }
        if let superview = view.superview {
          BoundedProcess.require(superview.subviews.contains { $0 === view }, "not listed")
        }
        _ = view.viewWithTag(99)
        _ = view.convert(LayoutPoint.zero, to: nil)
        view.layoutIfNeeded()
      }
    }

    /// When the tree is changed under a move that is under way, and how.
    enum Trick: String, CaseIterable, Codable, Sendable {
      case adoptsItsParentInWillMove, adoptsAnAncestorInWillMove, movesAwayInWillMove
      case formerSuperviewAdoptsInWillRemove, formerSuperviewMovesInWillRemove
      case removesItselfInWillMove, movesBackInDidMove, adoptsItsParentInDidMove
      case addedTwiceInWillMove
    }

    @Test("A change of place that a callback turns around leaves a tree", arguments: Trick.allCases)
    func tricks(trick: Trick) async {
      await #expect(processExitsWith: .success) { [trick] in
        BoundedProcess.bound()
        let told = Bound(100)
        let (root, parent, view, former) = (Mover(), Mover(), Mover(), Mover())
        let views = [root, parent, view, former]
        for (index, view) in views.enumerated() {
          view.layoutName = "v\(index)"
          view.tag = index
          view.layoutNode.issueHandler = LayoutIssueHandler { _ in told.pass() }
        }
        root.addSubview(parent)
        root.addSubview(former)
        former.addSubview(view)
        Self.prepare(trick, root, parent, view, former)
        parent.addSubview(view)
        Self.check(views)
        for view in views { view.layoutNode.environment = LayoutEnvironment(displayScale: 2) }
        Self.check(views)
      }
    }

    private static func prepare(
      _ trick: Trick,
      _ root: Mover,
      _ parent: Mover,
      _ view: Mover,
      _ former: Mover
    ) {
      switch trick {
      case .adoptsItsParentInWillMove: view.onWillMove = { _ in view.addSubview(parent) }
      case .adoptsAnAncestorInWillMove:
        view.onWillMove = { _ in
          view.removeFromSuperview()
          view.addSubview(root)
        }
      case .movesAwayInWillMove: view.onWillMove = { _ in root.addSubview(view) }
      case .formerSuperviewAdoptsInWillRemove: former.onWillRemove = { view.addSubview(parent) }
      case .formerSuperviewMovesInWillRemove: former.onWillRemove = { root.addSubview(view) }
      case .removesItselfInWillMove: view.onWillMove = { _ in view.removeFromSuperview() }
      case .movesBackInDidMove: view.onDidMove = { former.addSubview(view) }
      case .adoptsItsParentInDidMove: view.onDidMove = { view.addSubview(parent) }
      case .addedTwiceInWillMove: view.onWillMove = { _ in parent.addSubview(view) }
      }
    }

    @Test("A view that adopts its parent-to-be: the parent stays where it was, and it is reported")
    func refused() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound()
        var told: [LayoutIssue.Kind] = []
        let (parent, view) = (Mover(), Mover())
        for view in [parent, view] {
          view.layoutNode.issueHandler = LayoutIssueHandler { told.append($0.kind) }
        }
        view.onWillMove = { _ in view.addSubview(parent) }
        parent.addSubview(view)
        // The callback came first: the parent lies in the view, which can no longer lie in it.
        BoundedProcess.require(parent.superview === view, "not where the callback put it")
        BoundedProcess.require(view.superview == nil, "in its own subview")
        BoundedProcess.require(told == [.cyclicHierarchy], "\(told)")
      }
    }
  }
}
