import ConstraintKernel
import Testing

@Suite("A foreign item says that its frame changed")
struct LayoutFrameDidChangeTests {
  @Test("What refers to an item that is placed by its frame follows it")
  func placedByFrame() {
    let root = PlainBox(rect(0, 0, 100, 80))
    let first = PlainBox(rect(10, 10, 20, 20), in: root)
    let second = PlainBox(in: root)
    second.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 5),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(second.layoutFrame == rect(35, 10, 20, 20))
    first.layoutFrame = rect(12, 14, 30, 40)
    first.layoutFrameDidChange()
    root.layoutIfNeeded()
    #expect(first.layoutFrame == rect(12, 14, 30, 40))
    #expect(second.layoutFrame == rect(47, 14, 30, 40))
  }

  @Test("What fills a root follows it, and the root keeps its frame")
  func root() {
    let root = PlainBox(rect(0, 0, 100, 80))
    let box = root.filledChild()
    root.layoutIfNeeded()
    root.layoutFrame = rect(3, 4, 200, 50)
    root.layoutFrameDidChange()
    box.layoutIfNeeded()
    #expect(box.layoutFrame == rect(0, 0, 200, 50))
    #expect(root.layoutFrame == rect(3, 4, 200, 50))
  }

  @Test("An item that constraints place is put back, with one delivery")
  func placedByConstraints() {
    let root = PlainBox(rect(0, 0, 100, 80))
    let box = root.filledChild()
    root.layoutIfNeeded()
    box.layoutFrame = rect(1, 2, 3, 4)
    box.layoutFrameDidChange()
    let deliveries = box.deliveries
    root.layoutIfNeeded()
    #expect(box.layoutFrame == rect(0, 0, 100, 80))
    #expect(box.deliveries == deliveries + 1)
  }

  @Test("A frame that is no number is put back", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    let root = PlainBox(rect(0, 0, 100, 80))
    let told = Bound(9)
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in told.pass() }
    let box = root.filledChild()
    root.layoutIfNeeded()
    box.layoutFrame = rect(number, 2, 3, 4)
    box.layoutFrameDidChange()
    root.layoutIfNeeded()
    #expect(box.layoutFrame == rect(0, 0, 100, 80))
    // Where the item has the say, nobody else sets its frame.
    box.translatesAutoresizingMaskIntoConstraints = true
    box.layoutFrame = rect(1, 2, 3, number)
    box.layoutFrameDidChange()
    root.layoutIfNeeded()
    #expect(box.layoutFrame.origin == LayoutPoint(x: 1, y: 2))
    #expect(told.count == 2)
  }

  @Test("Said without any change it costs no delivery")
  func unchanged() {
    let root = PlainBox(rect(0, 0, 100, 80))
    let box = root.filledChild()
    root.layoutIfNeeded()
    let deliveries = [root, box].map(\.deliveries)
    root.layoutFrameDidChange()
    box.layoutFrameDidChange()
    root.layoutIfNeeded()
    #expect([root, box].map(\.deliveries) == deliveries)
  }

  @Test("A view inside gets what overlaps it of the safe area of a foreign parent that moved")
  func safeArea() {
    final class Screen: LayoutItem {
      let layoutNode = LayoutNode()
      var layoutParent: (any LayoutItem)? { nil }
      var layoutFrame = rect(0, 0, 100, 80)
      var safeAreaInsets: LayoutInsets { LayoutInsets(bottom: 10) }
    }
    final class Panel: LayoutView {
      weak var screen: Screen? { didSet { layoutParentDidChange() } }
      override var layoutParent: (any LayoutItem)? { screen ?? super.layoutParent }
    }
    let screen = Screen()
    let panel = Panel(frame: rect(0, 0, 100, 70))
    panel.autoresizingMask = []
    panel.screen = screen
    let guide = panel.safeAreaLayoutGuide
    screen.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 0, 100, 70))
    // Five points less leave five of the ten below the panel.
    screen.layoutFrame.size.height = 75
    screen.layoutFrameDidChange()
    screen.layoutIfNeeded()
    #expect(panel.safeAreaInsets.bottom == 5)
    #expect(guide.layoutFrame == rect(0, 0, 100, 65))
  }

  @Test("A view hears it like a frame that was set")
  func view() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    pin(view)
    root.layoutIfNeeded()
    view.layoutFrame = rect(1, 2, 3, 4)
    view.layoutFrameDidChange()
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 400, 300))
  }
}
