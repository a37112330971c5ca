import LayoutFormats

/// What a failure says about frames that are others than expected.
enum FrameReport {
  /// How many boxes are explained.
  private static let explained = 3

  /// What moved, which constraints tie it, and both trees.
  static func text(
    _ heading: String,
    _ difference: FrameDifference,
    trees: [(name: String, text: String)],
    _ root: any LayoutItem
  ) -> String {
    var lines = [heading] + difference.lines
    let outline = LayoutOutline(root)
    for place in difference.moved.prefix(explained) where place < outline.items.count {
      let item = outline.items[place]
      let ties = outline.constraints.filter { $0.firstItem === item || $0.secondItem === item }
      guard !ties.isEmpty else { continue }
      lines.append("\(item.record.name) is tied by")
      lines += ties.map { "  \($0)   (\($0.source))" }
    }
    for (name, text) in trees { lines.append("\(name):\n\(text)") }
    return lines.joined(separator: "\n")
  }
}
