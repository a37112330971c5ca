import ConstraintKernel

extension Picture {
  /// The boxes as an indented list of frames, one line for each, with a heading and a final
  /// newline.
  ///
  ///     item       x   y  width  height
  ///     card       0   0    320     120
  ///     ├─ avatar  16  16     48      48
  ///     └─ name    72  16    232      20
  ///
  /// Frames are relative to the parent, numbers have at most four decimals.
  /// - Complexity: O(*n*) in the boxes, and in the width of the lines.
  public func tree() -> String {
    var rows = [["item", "x", "y", "width", "height"]]
    for (item, branch) in zip(items, branches) {
      let name = branch + item.line + (item.isGuide ? " (guide)" : "")
      let frame = item.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      rows.append([name] + numbers.map(SceneNumber.rounded))
    }
    let widths = (0..<5).map { column in rows.map { $0[column].cellWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.cellWidth)
        return column == 0 ? cell.0 + gap : gap + cell.0
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// What stands before each name: the lines from its parent and past it.
  private var branches: [String] {
    var branches: [String] = []
    /// Of each level, from the last box upwards, whether another box of it follows further down.
    var follows: [Bool] = []
    for item in items.reversed() {
      let depth = item.depth
      while follows.count <= depth { follows.append(false) }
      var branch = depth > 0 ? (follows[depth] ? "├─ " : "└─ ") : ""
      for level in stride(from: depth - 1, to: 0, by: -1) {
        branch = (follows[level] ? "│  " : "   ") + branch
      }
      branches.append(branch)
      follows[depth] = true
      follows.removeSubrange((depth + 1)...)
    }
    return branches.reversed()
  }
}
