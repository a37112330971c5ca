import AttributeLayout
import AutoPinLayout
import MakerLayout
import OperatorLayout
import Testing

@Suite("Mixed trees")
struct MixedTreeTests {
  @Test("Boxes in a view in a hierarchy take one dialect each")
  func dialects() {
    let root = LayoutView(frame: rect(0, 0, 200, 100))
    let panel = LayoutView()
    root.addSubview(panel)
    let boxes = (0..<4).map { _ in DrawingBox(in: panel) }
    panel.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    constrain(boxes[0], panel) { box, panel in
      box.left == panel.left
      box.top == panel.top
      box.width == 40
      box.height == panel.height
    }
    boxes[1].snp.makeConstraints { make in
      make.left.equalTo(boxes[0].snp.right)
      make.top.bottom.width.equalTo(boxes[0])
    }
    boxes[2].easy.layout(Left().to(boxes[1]), Top(), Bottom(), Width(40))
    boxes[3].autoPinEdge(.left, to: .right, of: boxes[2])
    boxes[3].autoPinEdge(toSuperviewEdge: .right)
    boxes[3].autoMatch(.height, to: .height, of: boxes[2])
    boxes[3].autoAlignAxis(.horizontal, toSameAxisOf: boxes[2])
    root.layoutIfNeeded()
    #expect(boxes.map(\.layoutFrame.minX) == [0, 40, 80, 120])
    #expect(boxes.map(\.layoutFrame.width) == [40, 40, 40, 60])
    #expect(boxes.allSatisfy { $0.layoutFrame.height == 80 && $0.layoutFrame.minY == 0 })
  }

  @Test("A view may lie in a foreign item, and foreign items in that view")
  func viewInside() {
    final class Panel: LayoutView {
      var cell: TerminalCell? { didSet { layoutParentDidChange() } }
      override var layoutParent: (any LayoutItem)? { cell ?? super.layoutParent }
    }
    let terminal = TerminalCell(columns: 80, rows: 24)
    let status = TerminalCell()
    status.parent = terminal
    let panel = Panel()
    panel.cell = terminal
    let box = DrawingBox(in: panel)
    status.easy.layout(Left(), Right(), Bottom(), Height(1))
    panel.snp.makeConstraints { make in
      make.top.left.equalTo(terminal)
      make.width.equalTo(terminal).multipliedBy(0.5)
      make.bottom.equalTo(status.snp.top)
    }
    box.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
    terminal.layoutIfNeeded()
    #expect(panel.frame == rect(0, 0, 40, 23))
    #expect(box.layoutFrame == rect(1, 1, 38, 21))
    let leaf = LayoutView(frame: rect(3, 4, 5, 5))
    panel.addSubview(leaf)
    terminal.layoutFrame.origin.x = 100
    panel.translatesAutoresizingMaskIntoConstraints = true
    panel.frame.origin.x = 2
    #expect(leaf.convert(LayoutPoint.zero, to: nil) == LayoutPoint(x: 5, y: 4))
    // Taken out, the panel keeps what lies inside it and drops what tied it to the terminal.
    panel.cell = nil
    #expect(panel.constraints.count == 4)
    panel.translatesAutoresizingMaskIntoConstraints = true
    panel.frame.size.width = 10
    panel.layoutIfNeeded()
    #expect(box.layoutFrame == rect(1, 1, 8, 21))
  }

  @Test("A box that goes away takes its constraints along, a view that goes takes its own")
  func lifetime() {
    let root = LayoutView(frame: rect(0, 0, 200, 100))
    var box: DrawingBox? = DrawingBox(in: root)
    weak let weakBox = box
    let constraint = box?.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint?.isActive = true
    root.layoutIfNeeded()
    #expect(root.constraints.count == 1)
    box = nil
    #expect(weakBox == nil)
    #expect(constraint?.isActive == false)
    #expect(root.constraints.isEmpty)
  }
}
