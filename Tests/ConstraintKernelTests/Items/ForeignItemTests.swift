import ConstraintKernel
import Testing

/// A class that knows nothing of views.
private final class Box: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Box? { didSet { layoutParentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var deliveries = 0
  var layoutFrame: LayoutRect { didSet { deliveries += 1 } }

  init(_ frame: LayoutRect = .zero) { layoutFrame = frame }

  func child() -> Box {
    let box = Box()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.parent = self
    return box
  }
}

@Suite("Foreign items")
struct ForeignItemTests {
  @Test("A class of one's own obeys constraints, and only changed frames are delivered")
  func layout() {
    let root = Box(rect(0, 0, 100, 100))
    let box = root.child()
    let still = root.child()
    let gap = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    LayoutConstraint.activate([
      gap,
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.rightAnchor.constraint(equalTo: root.rightAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
      still.leftAnchor.constraint(equalTo: root.leftAnchor),
      still.topAnchor.constraint(equalTo: box.bottomAnchor),
      still.widthAnchor.constraint(equalToConstant: 5),
      still.heightAnchor.constraint(equalToConstant: 5),
    ])
    box.layoutIfNeeded()
    #expect(box.layoutFrame == rect(10, 0, 90, 20))
    #expect(still.layoutFrame == rect(0, 20, 5, 5))
    let before = (box.deliveries, still.deliveries, root.deliveries)
    gap.constant = 12
    root.layoutIfNeeded()
    #expect(box.layoutFrame == rect(12, 0, 88, 20))
    #expect(box.deliveries == before.0 + 1)
    #expect(still.deliveries == before.1)
    #expect(root.deliveries == before.2)
  }

  @Test("A new parent drops what tied the item to the old one")
  func reparenting() {
    let root = Box(rect(0, 0, 100, 100))
    let other = Box(rect(0, 0, 50, 50))
    let box = root.child()
    let tie = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    tie.isActive = true
    root.layoutIfNeeded()
    box.parent = other
    #expect(!tie.isActive)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 1),
      box.rightAnchor.constraint(equalTo: other.rightAnchor),
      box.topAnchor.constraint(equalTo: other.topAnchor),
      box.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
    other.layoutIfNeeded()
    #expect(box.layoutFrame == rect(1, 0, 49, 50))
  }

  @Test("Foreign items and views lie in one tree")
  func mixed() {
    final class Hosted: LayoutItem {
      let layoutNode = LayoutNode()
      unowned let host: LayoutView
      var layoutParent: (any LayoutItem)? { host }
      var layoutFrame = LayoutRect.zero
      init(host: LayoutView) { self.host = host }
    }
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let hosted = Hosted(host: root)
    hosted.translatesAutoresizingMaskIntoConstraints = false
    pin(view, LayoutInsets(top: 0, left: 0, bottom: 200, right: 0))
    LayoutConstraint.activate([
      hosted.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
      hosted.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      hosted.leftAnchor.constraint(equalTo: root.leftAnchor),
      hosted.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(hosted.layoutFrame == rect(0, 105, 200, 195))
    #expect(log.issues.isEmpty)
  }
}
