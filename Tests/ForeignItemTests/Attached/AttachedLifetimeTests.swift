import AttributeLayout
import ConstraintKernel
import ForeignToolkit
import Foundation
import MakerLayout
import OperatorLayout
import Testing

/// Whether the address sanitizer is told something, as it is wherever it runs here: it puts freed memory aside.
private let keepsFreedMemory = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil

@Suite("Nodes attached to items of somebody else's class")
struct AttachedLifetimeTests {
  private func makeRoot() -> Widget {
    let root = Widget()
    root.frame = Box(0, 0, 200, 100)
    return root
  }

  @Test("An item keeps its node, which does not keep the item")
  func identity() {
    var widget: Widget? = makeRoot()
    weak let weakWidget = widget
    let node = widget?.layoutNode
    #expect(widget?.layoutNode === node)
    #expect(Widget().layoutNode !== node)
    widget?.layoutIfNeeded()
    widget = nil
    #expect(weakWidget == nil)
  }

  @Test("An item that dies takes its constraints along, and the next pass has no trace of it")
  func death() {
    let root = makeRoot()
    var wide: Widget? = Widget()
    let narrow = Widget()
    for child in [wide, narrow].compactMap({ $0 }) { root.addSubview(child) }
    weak let weakNode = wide?.layoutNode
    wide?.easy.layout(Left(), Top(), Size(30))
    narrow.easy.layout(Left(5), Top(), Height(10), Width(50).with(.low))
    let tie = narrow.widthAnchor.constraint(equalTo: wide?.widthAnchor ?? root.widthAnchor)
    tie.isActive = true
    root.layoutIfNeeded()
    #expect(narrow.frame == Box(5, 0, 30, 10))
    wide?.removeFromSuperview()
    wide = nil
    // At once, though nobody said so.
    #expect(!tie.isActive)
    #expect(tie.secondItem == nil)
    #expect(narrow.constraints(of: .kernel).isEmpty)
    root.layoutIfNeeded()
    #expect(narrow.frame == Box(5, 0, 50, 10))
    #expect(weakNode == nil)
    withExtendedLifetime(root) {}
  }

  @Test("So it is for a question in place of the pass, and for an item that never was in one")
  func deathBeforePass() {
    let root = makeRoot()
    let cell = Widget()
    root.addSubview(cell)
    cell.easy.layout(Left(), Top(), Height(10), Width(50).with(.low))
    root.layoutIfNeeded()
    var issues: [LayoutIssue] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    weak var node: LayoutNode?
    do {
      let passing = Widget()
      root.addSubview(passing)
      node = passing.layoutNode
      passing.easy.layout(Left(), Top(), Size(30))
      cell.widthAnchor.constraint(equalTo: passing.widthAnchor).isActive = true
      passing.removeFromSuperview()
    }
    #expect(cell.explain(.width).value == 50)
    #expect(node == nil)
    root.layoutIfNeeded()
    #expect(cell.frame == Box(0, 0, 50, 10))
    #expect(issues.isEmpty)
    withExtendedLifetime(root) {}
  }

  @Test("A root that dies lets what lay in it go on by itself")
  func rootDies() {
    let cell = Widget()
    let inner = Widget()
    cell.addSubview(inner)
    do {
      let root = makeRoot()
      root.addSubview(cell)
      cell.easy.layout(Edges())
      inner.easy.layout(Left(1), Top(1), Size(10))
      root.layoutIfNeeded()
      #expect(cell.frame == Box(0, 0, 200, 100))
      cell.removeFromSuperview()
    }
    cell.translatesAutoresizingMaskIntoConstraints = true
    inner.easy.layout(Width(20))
    cell.layoutIfNeeded()
    #expect(inner.frame == Box(1, 1, 20, 10))
  }

  @Test("A verb that names a dead item is refused, and what stood before stands")
  func refusal() {
    let root = makeRoot()
    let cell = Widget()
    root.addSubview(cell)
    var kinds: [LayoutIssue.Kind] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    var other: Widget? = Widget()
    let constraint = cell.widthAnchor.constraint(equalTo: other?.widthAnchor ?? root.widthAnchor)
    other = nil
    constraint.isActive = true
    #expect(kinds == [.itemWasFreed])
    #expect(!constraint.isActive)
    withExtendedLifetime(root) {}
  }

  @Test(
    "An address that is used again has a node of its own",
    .disabled(if: keepsFreedMemory, "the address sanitizer gives no address twice")
  )
  func reuse() {
    var addresses: Set<ObjectIdentifier> = []
    var reused = 0
    for round in 0..<1_000 {
      let widget = Widget()
      let isReused = !addresses.insert(ObjectIdentifier(widget)).inserted
      reused += isReused ? 1 : 0
      #expect(widget.translatesAutoresizingMaskIntoConstraints, "round \(round)")
      #expect(widget.contentHuggingPriority(for: .horizontal) == .defaultLow)
      widget.translatesAutoresizingMaskIntoConstraints = false
      widget.setContentHuggingPriority(.required, for: .horizontal)
    }
    // Else nothing was tested.
    #expect(reused > 0)
  }

  @Test("Thousands of screens made and dropped leave nothing")
  func screens() {
    var nodes: [WeakNode] = []
    for _ in 0..<3_000 {
      let root = makeRoot()
      let cell = Widget()
      root.addSubview(cell)
      cell.easy.layout(Left(3), Top(), Height(10))
      constrain(cell, root) { $0.width == $1.width / 2 }
      root.layoutIfNeeded()
      #expect(cell.frame == Box(3, 0, 100, 10))
      nodes += [root, cell].map { WeakNode(node: $0.layoutNode) }
    }
    // Those since the last look, which comes when as many islands again have come.
    let left = nodes.count { $0.node != nil }
    #expect(left <= 2 * 64)
    attachMany()
    #expect(nodes.allSatisfy { $0.node == nil })
  }

  @Test(
    "Thousands of cells made and dropped in one screen leave nothing",
    arguments: [true, false]
  )
  func cells(lays: Bool) {
    let root = makeRoot()
    var nodes: [WeakNode] = []
    for _ in 0..<3_000 {
      let cell = Widget()
      root.addSubview(cell)
      cell.snp.makeConstraints { $0.left.top.width.height.equalToSuperview() }
      if lays { root.layoutIfNeeded() }
      nodes.append(WeakNode(node: cell.layoutNode))
      cell.removeFromSuperview()
      if nodes.count.isMultiple(of: 1_000) {
        #expect(nodes.count { $0.node != nil } <= 64)
      }
    }
    root.layoutIfNeeded()
    withExtendedLifetime(root) {}
  }

  @Test("A view between widgets may die before them or after them", arguments: [true, false])
  func mixed(viewFirst: Bool) {
    final class Panel: LayoutView {
      weak var outer: Widget? { didSet { layoutParentDidChange() } }
      override var layoutParent: (any LayoutItem)? { outer ?? super.layoutParent }
    }
    var nodes: [WeakNode] = []
    for _ in 0..<100 {
      var root: Widget? = makeRoot()
      var panel: Panel? = Panel()
      panel?.outer = root
      panel?.easy.layout(Edges(10))
      root?.layoutIfNeeded()
      #expect(panel?.frame == rect(10, 10, 180, 80))
      nodes.append(WeakNode(node: root?.layoutNode))
      if viewFirst { panel = nil }
      root = nil
      panel?.translatesAutoresizingMaskIntoConstraints = true
      panel?.layoutIfNeeded()
    }
    attachMany()
    #expect(nodes.allSatisfy { $0.node == nil })
  }
}
