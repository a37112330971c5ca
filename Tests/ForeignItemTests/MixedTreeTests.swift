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
