import ConstraintKernel
import Testing

extension SeparatePrograms {
  /// Last words of a view are said while its superview is dying, or while it is itself.
  @Suite("Last words", .serialized)
  struct DyingTreeTests {
    /// What the last words of a child do to its parent.
    enum Words: String, CaseIterable, Codable, Sendable {
      case addSubview, removeFromSuperview, layoutIfNeeded, setNeedsLayout, frame, size, bounds
      case margins, safeArea, environment, invalidate, updateConstraints, constraint, deactivate
      case guide, fitting, ambiguity, gone, placedByFrame, tag
    }

    private final class Last: LayoutView {
      var words: (() -> Void)?
      deinit { words?() }
    }

    /// Holds a parent without keeping it alive.
    ///
    /// That is how a child in the middle of dying can still reach it.
    private final class Address: @unchecked Sendable {
      unowned(unsafe) let view: LayoutView
      init(_ view: LayoutView) { self.view = view }
    }

    @Test(
      "A child that speaks to its dying parent does no harm",
      arguments: Words.allCases,
      [false, true]
    )
    func parent(words: Words, hasPass: Bool) async {
      await #expect(processExitsWith: .success) { [words, hasPass] in
        BoundedProcess.bound()
        for depth in 1...3 {
          let kept = LayoutView(frame: rect(1, 2, 3, 4))
          Self.drop(words, keeping: kept, hasPass: hasPass, depth: depth)
          BoundedProcess.overwriteFreedMemory()
          BoundedProcess.require(kept.superview == nil, "a superview that has gone")
          kept.layoutIfNeeded()
          let (next, _) = makeRoot()
          next.addSubview(kept)
          next.layoutIfNeeded()
          BoundedProcess.require(kept.frame == rect(1, 2, 3, 4), "\(kept.frame)")
        }
      }
    }

    /// Builds a root with views below one another, and lets all of them go.
    private static func drop(
      _ words: Words,
      keeping kept: LayoutView,
      hasPass: Bool,
      depth: Int
    ) {
      let (root, _) = makeRoot()
      withExtendedLifetime(root) {
        var parent = root
        for level in 1..<max(depth, 2) where level < depth {
          parent = makeView("v\(level)", in: parent)
          pin(parent, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
        }
        addChild(to: parent, words, kept)
        if hasPass { root.layoutIfNeeded() }
      }
    }

    /// Adds a child that nothing but its parent holds when this returns, optimised or not.
    @inline(never)
    private static func addChild(to parent: LayoutView, _ words: Words, _ kept: LayoutView) {
      let child = Last()
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      pin(child)
      let beside = makeView("beside", in: parent)
      let tie = beside.leftAnchor.constraint(equalTo: child.leftAnchor)
      tie.isActive = true
      let address = Address(parent)
      child.words = { say(words, to: address.view, kept, tie) }
    }

    private static func say(
      _ words: Words,
      to parent: LayoutView,
      _ kept: LayoutView,
      _ tie: LayoutConstraint
    ) {
      switch words {
      case .addSubview: parent.addSubview(kept)
      case .removeFromSuperview: parent.removeFromSuperview()
      case .layoutIfNeeded: parent.layoutIfNeeded()
      case .setNeedsLayout: parent.setNeedsLayout()
      case .frame: parent.frame = rect(1, 2, 3, 4)
      case .size: parent.frame.size.width = 17
      case .bounds: parent.bounds = rect(0, 0, 9, 9)
      case .margins: parent.layoutMargins = LayoutInsets(top: 3)
      case .safeArea: parent.additionalSafeAreaInsets = LayoutInsets(top: 3)
      case .environment:
        parent.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
      case .invalidate: parent.invalidateIntrinsicContentSize()
      case .updateConstraints: parent.setNeedsUpdateConstraints()
      case .constraint: parent.widthAnchor.constraint(equalToConstant: 3).isActive = true
      case .deactivate: tie.isActive = false
      case .guide: parent.addLayoutGuide(LayoutGuide())
      case .fitting: _ = parent.systemLayoutSizeFitting(.compressed)
      case .ambiguity: _ = parent.hasAmbiguousLayout
      case .gone: parent.isGone.toggle()
      case .placedByFrame: parent.translatesAutoresizingMaskIntoConstraints.toggle()
      case .tag: _ = parent.viewWithTag(7)
      }
      BoundedProcess.overwriteFreedMemory()
    }

    /// Adds a view beside a child that nothing but their parent holds when this returns.
    @inline(never)
    private static func addSurvivor(_ kept: LayoutView, to root: LayoutView) {
      let last = Last()
      root.addSubview(last)
      root.addSubview(kept)
      pin(kept)
      let address = Address(root)
      last.words = { [unowned kept] in
        kept.layoutIfNeeded()
        address.view.addSubview(kept)
        address.view.layoutIfNeeded()
      }
    }

    @Test("A child that outlives the rest serves in the next hierarchy")
    func survivor() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound()
        let kept = makeView("kept")
        do {
          let (root, _) = makeRoot()
          withExtendedLifetime(root) {
            Self.addSurvivor(kept, to: root)
            root.layoutIfNeeded()
          }
        }
        BoundedProcess.overwriteFreedMemory()
        BoundedProcess.require(kept.superview == nil, "it still has a superview")
        let (next, _) = makeRoot()
        next.addSubview(kept)
        pin(kept)
        next.layoutIfNeeded()
        BoundedProcess.require(kept.frame == rect(0, 0, 400, 300), "\(kept.frame)")
      }
    }
  }
}
