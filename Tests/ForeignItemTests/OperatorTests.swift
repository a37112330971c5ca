import OperatorLayout
import Testing

@Suite("Operators on foreign items")
struct OperatorTests {
  @Test(
    "Thirds of a terminal are whole columns that add up to it",
    arguments: [10, 11, 80, 81, 100]
  )
  func terminal(columns: Int) {
    let (root, cells) = makeTerminal(columns: columns, rows: 4)
    constrain(root, cells[0], cells[1], cells[2]) { root, first, second, third in
      first.left == root.left
      second.left == first.right
      third.left == second.right
      third.right == root.right
      second.width == first.width
      third.width == first.width
      for cell in [first, second, third] {
        cell.top == root.top
        cell.height == root.height
      }
    }
    root.layoutIfNeeded()
    let widths = cells.map(\.layoutFrame.width)
    #expect(widths.reduce(0, +) == Double(columns))
    #expect(widths.allSatisfy { $0 == $0.rounded() && abs($0 - Double(columns) / 3) < 1 })
    #expect(cells[1].layoutFrame.minX == cells[0].layoutFrame.maxX)
    #expect(cells[2].layoutFrame.minX == cells[1].layoutFrame.maxX)
  }

  @Test("Boxes of a drawing")
  func drawing() {
    let (root, boxes) = makeDrawing(width: 100, height: 50)
    constrain(root, boxes[0], boxes[1]) { root, first, second in
      first.edges == inset(root.edges, 10)
      second.center == first.center
      second.width == first.width / 2
      second.height == 6
    }
    root.layoutIfNeeded()
    #expect(boxes[0].layoutFrame == rect(10, 10, 80, 30))
    #expect(boxes[1].layoutFrame == rect(30, 22, 40, 6))
    #expect(boxes[1].svg == "M30.0 22.0h40.0")
  }
}
