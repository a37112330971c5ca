import AttributeLayout
import Testing

@Suite("Attributes on foreign items")
struct AttributeTests {
  @Test("A border of one cell around the content")
  func terminal() {
    let (root, cells) = makeTerminal(columns: 20, rows: 5)
    cells[0].easy.layout(Edges(1))
    cells[1].easy.layout(Left(2).to(cells[0], .left), Top(0).to(cells[0], .top), Size(3))
    root.layoutIfNeeded()
    #expect(cells[0].layoutFrame == rect(1, 1, 18, 3))
    #expect(cells[1].layoutFrame == rect(3, 1, 3, 3))
  }

  @Test("A second layout replaces the first")
  func drawing() {
    let (root, boxes) = makeDrawing(width: 100, height: 50)
    boxes[0].easy.layout(Left(10), Top(5), Width(20), Height(20))
    root.layoutIfNeeded()
    boxes[0].easy.layout(CenterX(), Width(30))
    root.layoutIfNeeded()
    #expect(boxes[0].layoutFrame == rect(35, 5, 30, 20))
  }
}
