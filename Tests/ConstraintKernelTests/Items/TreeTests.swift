import ConstraintKernel
import Testing

@Suite("Trees of items")
struct TreeTests {
  @Test("Removing a view drops what tied it to the outside and keeps what lies inside")
  func removal() {
    let (root, log) = makeRoot()
    let box = makeView("box", in: root)
    let leaf = makeView("leaf", in: box)
    pin(box)
    pin(leaf, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
    let across = leaf.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor)
    across.isActive = true
    root.layoutIfNeeded()
    box.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(box.constraints.count == 4)
    #expect(!across.isActive)
    #expect(root.subviews.isEmpty)
    root.addSubview(box)
    pin(box, LayoutInsets(top: 10, left: 10, bottom: 10, right: 10))
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(1, 1, 378, 278))
    #expect(log.issues.isEmpty)
  }

  @Test("A subtree built and solved on its own can be added to another hierarchy")
  func adoption() {
    let (root, log) = makeRoot()
    let box = LayoutView(frame: rect(0, 0, 50, 50))
    let leaf = makeView("leaf", in: box)
    pin(leaf)
    box.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 50, 50))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    pin(box, LayoutInsets(top: 5, left: 5, bottom: 5, right: 5))
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 390, 290))
    box.removeFromSuperview()
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = rect(0, 0, 20, 30)
    box.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 20, 30))
    #expect(log.issues.isEmpty)
  }

  @Test("Moving a view within a hierarchy keeps what lies inside it")
  func moving() {
    let (root, log) = makeRoot()
    let left = makeView("left", in: root)
    let right = makeView("right", in: root)
    pin(left)
    pin(right, LayoutInsets(top: 0, left: 100, bottom: 0, right: 0))
    let child = makeView("child", in: left)
    let leaf = makeView("leaf", in: child)
    pin(child)
    pin(leaf)
    root.layoutIfNeeded()
    right.addSubview(child)
    #expect(left.subviews.isEmpty)
    #expect(child.superview === right)
    pin(child)
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 300, 300))
    #expect(log.issues.isEmpty)
  }

  @Test("No view is retained, and a dead view takes its constraints along")
  func death() {
    let (root, _) = makeRoot()
    weak var weakView: LayoutView?
    var constraint: LayoutConstraint?
    do {
      let view = makeView("view", in: root)
      weakView = view
      pin(view)
      constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      constraint?.isActive = true
      root.layoutIfNeeded()
      view.removeFromSuperview()
    }
    #expect(weakView == nil)
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.secondItem === root)
    #expect(constraint?.isActive == false)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
  }

  @Test("A hierarchy goes away with all its views and constraints")
  func hierarchyDeath() {
    weak var weakRoot: LayoutView?
    weak var weakLeaf: LayoutView?
    weak var weakConstraint: LayoutConstraint?
    do {
      let (root, _) = makeRoot()
      let box = makeView("box", in: root)
      let leaf = makeView("leaf", in: box)
      pin(box)
      pin(leaf)
      root.layoutIfNeeded()
      weakRoot = root
      weakLeaf = leaf
      weakConstraint = leaf.superview?.constraints.first
      #expect(weakConstraint != nil)
    }
    #expect(weakRoot == nil)
    #expect(weakLeaf == nil)
    #expect(weakConstraint == nil)
  }

  @Test("A view somebody keeps survives its superview")
  func survivor() {
    var root: LayoutView? = makeRoot().0
    let box = makeView("box", in: root)
    let leaf = makeView("leaf", in: box)
    pin(box)
    pin(leaf)
    root?.layoutIfNeeded()
    root = nil
    #expect(box.superview == nil)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = rect(0, 0, 10, 10)
    box.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 10, 10))
  }

  @Test("A view cannot lie inside itself")
  func cycle() {
    let (root, log) = makeRoot()
    let box = makeView("box", in: root)
    box.addSubview(root)
    box.addSubview(box)
    #expect(log.kinds == [.cyclicHierarchy, .cyclicHierarchy])
    #expect(root.superview == nil)
    #expect(box.superview === root)
  }

  @Test("Subviews keep the order they were put in")
  func order() {
    let (root, _) = makeRoot()
    let a = makeView("a", in: root)
    let b = makeView("b", in: root)
    let c = makeView("c")
    root.insertSubview(c, belowSubview: b)
    #expect(root.subviews.map(\.layoutName) == ["a", "c", "b"])
    root.insertSubview(a, aboveSubview: b)
    #expect(root.subviews.map(\.layoutName) == ["c", "b", "a"])
    root.insertSubview(b, at: 0)
    #expect(root.subviews.map(\.layoutName) == ["b", "c", "a"])
    root.addSubview(b)
    #expect(root.subviews.map(\.layoutName) == ["c", "a", "b"])
  }

  @Test("Points convert between views of a hierarchy")
  func conversion() {
    let (root, _) = makeRoot()
    let box = LayoutView(frame: rect(10, 20, 100, 100))
    let leaf = LayoutView(frame: rect(3, 4, 10, 10))
    let other = LayoutView(frame: rect(50, 60, 10, 10))
    root.addSubview(box)
    box.addSubview(leaf)
    root.addSubview(other)
    #expect(leaf.convert(LayoutPoint(x: 1, y: 1), to: nil) == LayoutPoint(x: 14, y: 25))
    #expect(leaf.convert(leaf.bounds, to: other) == rect(-37, -36, 10, 10))
    #expect(other.convert(LayoutPoint(x: 0, y: 0), from: leaf) == LayoutPoint(x: -37, y: -36))
  }

  @Test("Views that are kept outlive a deep hierarchy one by one, without a walk for each")
  func keptDeep() {
    var views: [LayoutView] = [makeRoot(30_000, 30_000).0]
    for _ in 0..<3_000 {
      let next = makeView("v", in: views.last)
      pin(next, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
      views.append(next)
    }
    views[0].layoutIfNeeded()
    let last = views[3_000]
    #expect(last.frame == rect(1, 1, 24_000, 24_000))
    views.removeFirst(2_999)
    #expect(last.superview === views[0])
    #expect(views[0].superview == nil)
    #expect(views[0].constraints.count == 4)
    views[0].translatesAutoresizingMaskIntoConstraints = true
    views[0].frame = rect(0, 0, 10, 10)
    last.layoutIfNeeded()
    #expect(last.frame == rect(1, 1, 8, 8))
    views = []
    #expect(last.superview == nil)
  }
}
