import AutoPinLayout
/// Three panes and a dialog, in a window of cells.
final class Mail {
  let window = Pane("window"), panes: [Pane], dialog: Pane
  init() {
    let folders = Pane("Folders", ["Inbox  3", "Drafts", "Sent"], in: window)
    let list = Pane("Messages", ["Ada    Engines", "Ivan   Sketch"], in: window)
    let text = Pane("Text", ["Dear reader,", "panes are laid out", "by constraints."], in: window)
    dialog = Pane("Quit?", ["q again quits,", "Esc goes on"], in: window)
    panes = [folders, list, text]
    dialog.isGone = true
    window.layoutNode.environment = LayoutEnvironment(displayScale: 1)
    window.layoutNode.issueHandler = .silent
    folders.autoPinEdge(toSuperviewEdge: .leading)
    folders.autoSetDimension(.width, toSize: 12)
    list.autoPinEdge(.leading, to: .trailing, of: folders)
    list.autoMatch(.width, to: .width, of: text, withMultiplier: 0.7).priority = 49
    list.autoSetDimension(.width, toSize: 17, relation: .greaterThanOrEqual)
    text.autoPinEdge(.leading, to: .trailing, of: list)
    text.autoPinEdge(toSuperviewEdge: .trailing)
    text.autoSetDimension(.width, toSize: 21, relation: .greaterThanOrEqual)
    for pane in panes {
      for edge in [ALEdge.top, .bottom] { pane.autoPinEdge(toSuperviewEdge: edge) }
      pane.autoSetDimension(.height, toSize: 7, relation: .greaterThanOrEqual)
    }
    dialog.autoCenterInSuperview()
    dialog.autoSetDimensions(to: LayoutSize(width: 16, height: 4))
  }

  /// The screen at a size in cells: the panes, or what they need and why.
  func screen(_ columns: Int, _ rows: Int) -> String {
    window.layoutFrame = LayoutRect(x: 0, y: 0, width: Double(columns), height: Double(rows))
    window.layoutIfNeeded()
    let needed = window.systemLayoutSizeFitting(.compressed)
    let frame = window.layoutFrame
    if needed.width > frame.width || needed.height > frame.height {
      let sums = window.layoutConflictIssues.compactMap { $0.conflict?.arithmetic }
      let needs = "the window needs \(Int(needed.width)) × \(Int(needed.height))"
      return ([needs] + sums).joined(separator: "\r\n")
    }
    var cells = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    window.draw(into: &cells)
    return cells.map { String($0) }.joined(separator: "\r\n")
  }
}
