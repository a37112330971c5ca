import LayoutFormats

/// What a failure says about frames that are others than expected.
enum FrameReport {
  /// How many boxes are explained; what moved first moves the others.
  private static let explained = 3

  private static let attributes: [String: LayoutConstraint.Attribute] = [
    "x": .left, "y": .top, "width": .width, "height": .height,
  ]

  /// What moved, why it is where it is now, and both trees.
  static func text(
    _ heading: String,
    _ difference: FrameDifference,
    trees: [(name: String, text: String)],
    _ root: any LayoutItem
  ) -> FailureText {
    var reasons: [String] = []
    let outline = LayoutOutline(root)
    for (place, parts) in difference.moved.prefix(explained) where place < outline.items.count {
      let item = outline.items[place]
      let sums = parts.compactMap { attributes[$0] }.map { "\(item.explain($0))" }
      reasons += sums.map { "why now: \($0.replacing("\n", with: "\n  "))" }
    }
    return FailureText(heading, lines: difference.lines, reasons: reasons, details: trees)
  }
}
