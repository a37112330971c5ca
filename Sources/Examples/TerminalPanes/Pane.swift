import AutoPinLayout

/// A rectangle of character cells: the whole of a class that constraints lay out.
final class Pane: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: Pane?
  var panes: [Pane] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame = LayoutRect.zero
  let layoutName: String
  let lines: [String]
  var isSelected = false
  init(_ name: String, _ lines: [String] = [], in parent: Pane? = nil) {
    (layoutName, self.lines, self.parent) = (name, lines, parent)
    parent?.panes.append(self)
    layoutParentDidChange()
  }

  /// Draws frames and text, those that were added later on top.
  func draw(into cells: inout [[Character]]) {
    if isGone { return }
    let (left, top) = (Int(layoutFrame.minX), Int(layoutFrame.minY))
    let (inside, rows) = (Int(layoutFrame.width) - 2, Int(layoutFrame.height) - 2)
    if parent != nil, inside >= 0, rows >= 0 {
      let side = isSelected ? "┃" : "│"
      let line = String(repeating: isSelected ? "━" : "─", count: inside)
      let title = " \(layoutName) ".prefix(inside)
      var drawn = ["┌\(title)\(line.dropFirst(title.count))┐"]
      for row in 0..<rows {
        let text = (row < lines.count ? lines[row] : "").prefix(inside)
        drawn.append(side + text + String(repeating: " ", count: inside - text.count) + side)
      }
      for (y, text) in (drawn + ["└\(line)┘"]).enumerated() {
        cells[top + y].replaceSubrange(left..<left + inside + 2, with: text)
      }
    }
    for pane in panes { pane.draw(into: &cells) }
  }
}
