import ConstraintKernel
import Testing

/// What is brought up to date in a whole subtree calls code that may take views out on the way.
@Suite("A view that leaves while its siblings are visited")
struct SubtreeWalkTests {
  /// A view that leaves its superview when it is called.
  private final class Leaver: LayoutView {
    enum Call { case margins, traits, safeArea, none }
    var leaves = Call.none
    private(set) var traitChanges = 0

    override func layoutMarginsDidChange() { leave(at: .margins) }

    override func traitCollectionDidChange(_ previousTraitCollection: LayoutEnvironment?) {
      traitChanges += 1
      leave(at: .traits)
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      leave(at: .safeArea)
    }

    private func leave(at call: Call) {
      if leaves == call { removeFromSuperview() }
    }
  }

  private func makeRow(leaving call: Leaver.Call) -> (root: LayoutView, views: [Leaver]) {
    let (root, _) = makeRoot()
    let views = (0..<4).map { _ in Leaver(frame: rect(0, 0, 400, 300)) }
    for view in views { root.addSubview(view) }
    views[1].leaves = call
    return (root, views)
  }

  @Test("Later siblings turn their margins with the direction")
  func margins() {
    let (root, views) = makeRow(leaving: .none)
    for view in views {
      view.directionalLayoutMargins = LayoutDirectionalInsets(
        top: 0,
        leading: 10,
        bottom: 0,
        trailing: 20
      )
    }
    root.layoutIfNeeded()
    views[1].leaves = .margins
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(root.subviews.count == 3)
    for index in [0, 2, 3] {
      #expect(views[index].layoutMargins == LayoutInsets(left: 20, right: 10), "\(index)")
    }
  }

  @Test("Later siblings hear of another environment")
  func traits() {
    let (root, views) = makeRow(leaving: .traits)
    root.layoutIfNeeded()
    root.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .compact)
    root.layoutIfNeeded()
    #expect(root.subviews.count == 3)
    for index in [0, 2, 3] { #expect(views[index].traitChanges == 1, "\(index)") }
  }

  @Test("Later siblings get the safe area")
  func safeArea() {
    let (root, views) = makeRow(leaving: .safeArea)
    root.additionalSafeAreaInsets = LayoutInsets(top: 30)
    root.layoutIfNeeded()
    #expect(root.subviews.count == 3)
    for index in [0, 2, 3] { #expect(views[index].safeAreaInsets.top == 30, "\(index)") }
  }

  @Test("Later siblings follow preserved margins")
  func preserved() {
    let (root, views) = makeRow(leaving: .none)
    for view in views { view.preservesSuperviewLayoutMargins = true }
    root.layoutIfNeeded()
    views[1].leaves = .margins
    root.layoutMargins = LayoutInsets(top: 30, left: 30, bottom: 30, right: 30)
    root.layoutIfNeeded()
    #expect(root.subviews.count == 3)
    for index in [0, 2, 3] { #expect(views[index].layoutMargins.left == 30, "\(index)") }
  }

  /// An item that leaves its parent when it is given a frame.
  private final class Box: LayoutItem {
    let layoutNode = LayoutNode()
    weak var parent: Box? { didSet { layoutParentDidChange() } }
    var layoutParent: (any LayoutItem)? { parent }
    var leaves = false
    var layoutFrame = LayoutRect.zero {
      didSet { if leaves { parent = nil } }
    }

    init(in parent: Box? = nil) {
      self.parent = parent
      translatesAutoresizingMaskIntoConstraints = parent == nil
      layoutParentDidChange()
    }
  }

  @Test("Later siblings are rounded to pixels")
  func rounding() {
    let root = Box()
    root.layoutFrame = rect(0, 0, 100, 100)
    root.layoutNode.environment = LayoutEnvironment(displayScale: 1)
    let boxes = (0..<4).map { _ in Box(in: root) }
    for (index, box) in boxes.enumerated() {
      LayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: Double(index) + 0.4),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    boxes[1].leaves = true
    root.layoutIfNeeded()
    #expect(boxes[1].layoutParent == nil)
    for index in [0, 2, 3] {
      #expect(boxes[index].layoutFrame == rect(Double(index), 0, 10, 10), "\(index)")
    }
  }
}
