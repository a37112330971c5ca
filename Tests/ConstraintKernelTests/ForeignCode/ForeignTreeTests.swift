import ConstraintKernel
import Testing

/// A class that says whatever it likes about its parent.
private final class Node: LayoutItem {
  let layoutNode = LayoutNode()
  var parent: (any LayoutItem)?
  weak var weakParent: (any LayoutItem)?
  var asked: (() -> Void)?
  var layoutParent: (any LayoutItem)? {
    asked?()
    return parent ?? weakParent
  }
  var layoutFrame = LayoutRect.zero
  var layoutName: String { "node" }
}

extension SeparatePrograms {
  @Suite("Foreign trees that are none", .serialized)
  struct ForeignTreeTests {
    @Test("Two items that name each other as parent: reported, and the pass ends")
    func mutual() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound()
        let (first, second) = (Node(), Node())
        let told = Bound(100)
        for node in [first, second] {
          node.layoutNode.issueHandler = LayoutIssueHandler { issue in
            BoundedProcess.require(issue.kind == .cyclicHierarchy, "\(issue)")
            told.pass()
          }
        }
        (first.parent, second.parent) = (second, first)
        first.layoutParentDidChange()
        second.layoutParentDidChange()
        first.layoutIfNeeded()
        second.layoutIfNeeded()
        BoundedProcess.require(told.count > 0, "nothing was reported")
        _ = first.effectiveEnvironment
        _ = second.safeAreaInsets
      }
    }

    @Test("Two items that name each other, unannounced before the pass")
    func untold() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound()
        let (first, second) = (Node(), Node())
        let told = Bound(100)
        for node in [first, second] {
          node.layoutNode.issueHandler = LayoutIssueHandler { _ in told.pass() }
        }
        first.translatesAutoresizingMaskIntoConstraints = false
        (first.parent, second.parent) = (second, first)
        first.layoutIfNeeded()
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        second.layoutIfNeeded()
        _ = first.systemLayoutSizeFitting(.compressed)
        _ = first.safeAreaInsets
        BoundedProcess.require(told.count > 0, "nothing was reported")
      }
    }

    @Test("An item that is its own parent: reported, and laid out as a root")
    func own() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound()
        let node = Node()
        let told = Bound(100)
        node.layoutNode.issueHandler = LayoutIssueHandler { _ in told.pass() }
        node.translatesAutoresizingMaskIntoConstraints = false
        node.parent = node
        node.widthAnchor.constraint(equalToConstant: 30).isActive = true
        node.layoutParentDidChange()
        node.layoutIfNeeded()
        _ = node.safeAreaInsets
        _ = node.effectiveEnvironment
        _ = node.systemLayoutSizeFitting(.compressed)
        BoundedProcess.require(told.count > 0, "nothing was reported")
        BoundedProcess.require(node.layoutFrame.width == 30, "\(node.layoutFrame)")
      }
    }

    @Test("A circle of three, closed in the middle of a hierarchy, leaves what stood before")
    func three() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound()
        let nodes = (0..<3).map { _ in Node() }
        nodes[0].layoutFrame = rect(0, 0, 90, 90)
        let told = Bound(100)
        nodes[0].layoutNode.issueHandler = LayoutIssueHandler { _ in told.pass() }
        for (outer, inner) in zip(nodes, nodes.dropFirst()) {
          inner.parent = outer
          inner.translatesAutoresizingMaskIntoConstraints = false
          inner.layoutParentDidChange()
          inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -10).isActive = true
        }
        nodes[0].layoutIfNeeded()
        BoundedProcess.require(nodes[2].layoutFrame.width == 70, "\(nodes[2].layoutFrame)")
        nodes[0].parent = nodes[2]
        nodes[0].layoutParentDidChange()
        for node in nodes { node.layoutIfNeeded() }
        BoundedProcess.require(told.count > 0, "nothing was reported")
        BoundedProcess.require(nodes[2].layoutFrame.width == 70, "\(nodes[2].layoutFrame)")
      }
    }

    @Test("A chain of thousands of items that is known all at once needs no deep stack")
    func chain() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound(seconds: 60)
        BoundedProcess.withStack(bytes: CallingScene.isSweep ? 512 << 10 : 128 << 10) {
          let nodes = (0..<(CallingScene.isSweep ? 100_000 : 20_000)).map { _ in Node() }
          for (outer, inner) in zip(nodes, nodes.dropFirst()) { inner.weakParent = outer }
          nodes[0].layoutFrame = rect(0, 0, 100, 100)
          guard let last = nodes.last else { return }
          last.translatesAutoresizingMaskIntoConstraints = false
          LayoutConstraint.activate([
            last.leftAnchor.constraint(equalTo: nodes[0].leftAnchor, constant: 7),
            last.widthAnchor.constraint(equalTo: nodes[0].widthAnchor),
          ])
          last.layoutIfNeeded()
          BoundedProcess.require(last.layoutFrame.width == 100, "\(last.layoutFrame)")
          BoundedProcess.require(last.layoutFrame.minX == 7, "\(last.layoutFrame)")
          // Nothing else holds the items between, which know their parents weakly.
          withExtendedLifetime(nodes) {}
        }
      }
    }

    @Test("The safe area of an item ten thousand levels down needs no deep stack")
    func safeArea() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound(seconds: 60)
        BoundedProcess.withStack(bytes: 512 << 10) {
          let root = LayoutView(frame: rect(0, 0, 100, 100))
          root.additionalSafeAreaInsets = LayoutInsets(top: 20)
          var above: any LayoutItem = root
          var nodes: [Node] = []
          for _ in 0..<10_000 {
            let node = Node()
            node.weakParent = above
            node.layoutFrame = rect(0, 0, 100, 100)
            node.layoutParentDidChange()
            nodes.append(node)
            above = node
          }
          BoundedProcess.require(above.safeAreaInsets.top == 20, "\(above.safeAreaInsets)")
        }
      }
    }
  }
}

extension SeparatePrograms {
  @Suite("A node that outlives its item", .serialized)
  struct OutlivingNodeTests {
    /// An item whose node somebody else holds as well.
    private final class Box: LayoutItem {
      let layoutNode = LayoutNode()
      weak var parent: Box? { didSet { layoutParentDidChange() } }
      var layoutParent: (any LayoutItem)? { parent }
      var layoutFrame = LayoutRect.zero
    }

    /// The node of an item that has gone by the time it is known.
    private static func nodeOfDeadBox(in root: Box, afterPass: Bool) -> LayoutNode {
      let box = Box()
      box.parent = root
      box.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
        box.widthAnchor.constraint(equalTo: root.widthAnchor),
      ])
      if afterPass { root.layoutIfNeeded() }
      return box.layoutNode
    }

    @Test("Its constraints go with the item, and no pass reaches for it", arguments: [false, true])
    func passes(afterPass: Bool) async {
      await #expect(processExitsWith: .success) { [afterPass] in
        BoundedProcess.bound()
        let root = Box()
        root.layoutFrame = rect(0, 0, 100, 100)
        let node = Self.nodeOfDeadBox(in: root, afterPass: afterPass)
        BoundedProcess.overwriteFreedMemory()
        withExtendedLifetime(node) {
          root.layoutFrame = rect(0, 0, 50, 50)
          root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
          root.layoutIfNeeded()
          _ = root.layoutAmbiguities.map(\.item)
          _ = root.layoutConflicts
          _ = root.systemLayoutSizeFitting(.compressed)
          node.environment = LayoutEnvironment(displayScale: 2)
          root.layoutIfNeeded()
        }
      }
    }

    @Test("A constraint of an item that was freed says so and names no item")
    func constraint() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound()
        var kept: (node: LayoutNode, constraint: LayoutConstraint)?
        let root = Box()
        root.layoutFrame = rect(0, 0, 100, 100)
        var issues: [LayoutIssue.Kind] = []
        root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0.kind) }
        do {
          let box = Box()
          box.parent = root
          box.translatesAutoresizingMaskIntoConstraints = false
          let width = root.widthAnchor.constraint(equalTo: box.widthAnchor)
          width.isActive = true
          root.layoutIfNeeded()
          kept = (box.layoutNode, width)
        }
        BoundedProcess.overwriteFreedMemory()
        guard let kept else { return }
        BoundedProcess.require(kept.constraint.secondItem == nil, "the item is still named")
        BoundedProcess.require(!kept.constraint.isActive, "it is still active")
        root.layoutIfNeeded()
        kept.constraint.isActive = true
        BoundedProcess.require(issues == [.itemWasFreed], "\(issues)")
        _ = kept.constraint.description
        _ = kept.node
      }
    }
  }
}
