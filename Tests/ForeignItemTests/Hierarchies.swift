import ConstraintKernel
import ForeignToolkit

/// Three cells in a terminal.
func makeTerminal(columns: Int, rows: Int) -> (root: TerminalCell, cells: [TerminalCell]) {
  let root = TerminalCell(columns: columns, rows: rows)
  let cells = (0..<3).map { _ in
    let cell = TerminalCell()
    cell.parent = root
    return cell
  }
  return (root, cells)
}

/// Two boxes in a drawing.
func makeDrawing(width: Double, height: Double) -> (root: DrawingBox, boxes: [DrawingBox]) {
  let root = DrawingBox()
  root.layoutFrame = LayoutRect(x: 0, y: 0, width: width, height: height)
  return (root, [DrawingBox(in: root), DrawingBox(in: root)])
}

/// A node that may go.
struct WeakNode {
  weak var node: LayoutNode?
}

/// Attaches so many nodes that those this thread used are looked through.
func attachMany() {
  for _ in 0..<1_000 { _ = Widget().layoutNode }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}
