import AutoPinLayout
import Testing

@Suite("Pinning foreign items")
struct AutoPinTests {
  @Test("A side bar and the rest of the terminal")
  func terminal() {
    let (root, cells) = makeTerminal(columns: 20, rows: 5)
    cells[0].autoPinEdgesToSuperviewEdges(excludingEdge: .right)
    cells[0].autoSetDimension(.width, toSize: 6)
    cells[1].autoPinEdgesToSuperviewEdges(excludingEdge: .left)
    cells[1].autoPinEdge(.left, to: .right, of: cells[0], withOffset: 1)
    root.layoutIfNeeded()
    #expect(cells[0].layoutFrame == rect(0, 0, 6, 5))
    #expect(cells[1].layoutFrame == rect(7, 0, 13, 5))
  }

  @Test("Boxes of a drawing, one under the other")
  func drawing() {
    let (root, boxes) = makeDrawing(width: 100, height: 50)
    boxes[0].autoPinEdge(toSuperviewEdge: .top, withInset: 3)
    boxes[0].autoAlignAxis(toSuperviewAxis: .vertical)
    boxes[0].autoSetDimension(.width, toSize: 40)
    boxes[0].autoSetDimension(.height, toSize: 10)
    boxes[1].autoPinEdge(.top, to: .bottom, of: boxes[0], withOffset: 2)
    boxes[1].autoPinEdge(.left, to: .left, of: boxes[0])
    boxes[1].autoMatch(.width, to: .width, of: boxes[0])
    boxes[1].autoSetDimension(.height, toSize: 10)
    root.layoutIfNeeded()
    #expect(boxes[0].layoutFrame == rect(30, 3, 40, 10))
    #expect(boxes[1].layoutFrame == rect(30, 15, 40, 10))
  }
}
