import ConstraintKernel
import Testing

/// An item as a toolkit has them: a size of its own, and a parent.
private final class Widget: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Widget?
  /// As in a toolkit, who holds a widget holds what lies in it.
  private var children: [Widget] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame = LayoutRect.zero
  var size: LayoutSize
  var intrinsicContentSize: LayoutSize { size }
  let layoutName: String

  init(_ name: String, _ size: LayoutSize = .noIntrinsicSize, in parent: Widget? = nil) {
    (layoutName, self.size, self.parent) = (name, size, parent)
    translatesAutoresizingMaskIntoConstraints = false
    parent?.children.append(self)
    layoutParentDidChange()
  }
}

/// Three boxes of 10, 20 and 30 in a row, 5 apart, from edge to edge of a root that nothing else sizes.
private func makeRow() -> (root: Widget, boxes: [Widget]) {
  let root = Widget("root")
  let boxes = [10.0, 20, 30].map {
    Widget("box \(Int($0))", LayoutSize(width: $0, height: 8), in: root)
  }
  var edge = root.leadingAnchor
  for (index, box) in boxes.enumerated() {
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 0 : 5),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      root.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    edge = box.trailingAnchor
  }
  root.trailingAnchor.constraint(equalTo: edge).isActive = true
  return (root, boxes)
}

@Suite("What a toolkit asks between passes")
struct ToolkitTests {
  @Test("The solved size follows edits, and no frame is handed out for it")
  func solvedSize() {
    let (root, boxes) = makeRow()
    #expect(root.solvedSize == LayoutSize(width: 70, height: 8))
    #expect(root.layoutFrame == .zero && boxes[2].layoutFrame == .zero)
    #expect(!root.awaitsSolving)
    boxes[1].size.width = 24.25
    boxes[1].invalidateIntrinsicContentSize()
    #expect(root.awaitsSolving)
    // Before pixels.
    root.layoutNode.environment = LayoutEnvironment(displayScale: 1)
    #expect(root.solvedSize == LayoutSize(width: 74.25, height: 8))
    #expect(!root.awaitsSolving)
    #expect(root.layoutStatistics.framesDelivered == 0)
    root.layoutIfNeeded()
    #expect(root.layoutFrame.size == LayoutSize(width: 74, height: 8))
  }

  @Test("Nothing waits before anybody asked, nor of an item that takes no part")
  func nothing() {
    let alone = Widget("alone")
    #expect(!alone.awaitsSolving)
    #expect(alone.solvedTop == nil)
  }

  @Test("A pass lists the items that it moved, no others, and each once")
  func moved() {
    let (root, boxes) = makeRow()
    #expect(
      Set(root.layoutMovedItems().map { $0.layoutName }) == ["root", "box 10", "box 20", "box 30"]
    )
    #expect(root.layoutMovedItems().isEmpty)
    boxes[1].size.width = 25
    boxes[1].invalidateIntrinsicContentSize()
    // The wider one, the one behind it, and the root that holds them.
    #expect(Set(root.layoutMovedItems().map { $0.layoutName }) == ["root", "box 20", "box 30"])
    #expect(boxes[2].layoutFrame == LayoutRect(x: 45, y: 0, width: 30, height: 8))
  }

  @Test(
    "An item ended by hand takes its constraints along, and is reported where it is named later"
  )
  func ended() {
    let (root, boxes) = makeRow()
    var issues: [LayoutIssue.Kind] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0.kind) }
    root.layoutIfNeeded()
    let own = boxes[1].widthAnchor.constraint(equalToConstant: 90)
    own.isActive = true
    boxes[1].layoutNode.end()
    boxes[1].layoutNode.end()
    #expect(!own.isActive)
    boxes[2].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(boxes[2].layoutFrame.minX == 11)
    #expect(root.layoutFrame.width == 41)
    #expect(issues.isEmpty)
    let late = boxes[2].widthAnchor.constraint(equalTo: boxes[1].widthAnchor)
    late.isActive = true
    #expect(!late.isActive)
    #expect(issues == [.itemWasFreed])
  }

  @Test("Axes are coupled by ratios, by locations of both axes, and by heights that follow widths")
  func axes() {
    let (root, boxes) = makeRow()
    #expect(!root.couplesAxes)
    let ratio = boxes[0].widthAnchor.constraint(equalTo: boxes[0].heightAnchor, multiplier: 2)
    ratio.isActive = true
    #expect(root.couplesAxes)
    ratio.isActive = false
    #expect(!root.couplesAxes)
    let view = LayoutView()
    let label = LayoutLabel()
    label.numberOfLines = 0
    label.text = "words that wrap"
    view.addSubview(label)
    label.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(view.couplesAxes)
  }
}
