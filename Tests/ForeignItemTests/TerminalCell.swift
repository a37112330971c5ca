import ConstraintKernel

/// A rectangle of a terminal: whole columns and rows, which share edges with their neighbours.
final class TerminalCell: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: TerminalCell? { didSet { layoutParentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame: LayoutRect
  var text = "" { didSet { invalidateIntrinsicContentSize() } }

  init(columns: Int = 0, rows: Int = 0) {
    layoutFrame = LayoutRect(x: 0, y: 0, width: Double(columns), height: Double(rows))
    if columns > 0 { layoutNode.environment = LayoutEnvironment(displayScale: 1) }
  }

  var intrinsicContentSize: LayoutSize {
    text.isEmpty ? .noIntrinsicSize : LayoutSize(width: Double(text.count), height: 1)
  }
}
