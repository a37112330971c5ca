import MakerLayout
import Testing

@Suite("Makers on foreign items")
struct MakerTests {
  @Test("A status line as wide as its text, and the rest of the terminal")
  func terminal() {
    let (root, cells) = makeTerminal(columns: 20, rows: 5)
    cells[0].text = "main"
    cells[0].snp.makeConstraints { $0.left.bottom.equalToSuperview() }
    cells[1].snp.makeConstraints { make in
      make.left.equalTo(cells[0].snp.right).offset(1)
      make.right.bottom.equalToSuperview()
      make.height.equalTo(1)
    }
    cells[2].snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.bottom.equalTo(cells[0].snp.top)
    }
    root.layoutIfNeeded()
    #expect(cells[0].layoutFrame == rect(0, 4, 4, 1))
    #expect(cells[1].layoutFrame == rect(5, 4, 15, 1))
    #expect(cells[2].layoutFrame == rect(0, 0, 20, 4))
    cells[0].text = "longer"
    root.layoutIfNeeded()
    #expect(cells[1].layoutFrame == rect(7, 4, 13, 1))
  }

  @Test("An update delivers the frames that changed and no other")
  func drawing() {
    let (root, boxes) = makeDrawing(width: 100, height: 50)
    boxes[0].snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    boxes[1].snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.height.equalTo(7)
    }
    root.layoutIfNeeded()
    let before = boxes.map(\.deliveries)
    boxes[1].snp.updateConstraints { $0.width.equalTo(8) }
    root.layoutIfNeeded()
    #expect(boxes[0].layoutFrame == rect(10, 10, 80, 30))
    #expect(boxes[1].layoutFrame == rect(0, 0, 8, 7))
    #expect(boxes.map(\.deliveries) == [before[0], before[1] + 1])
  }
}
