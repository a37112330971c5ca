import ConstraintKernel

/// A layout as an indented list of frames, one line for each item.
///
///     item       x   y  width  height
///     card       0   0    320     120
///     ├─ avatar  16  16     48      48
///     └─ name    72  16    232      20
public struct TextTree: Sendable {
  /// Creates a printer of trees.
  public init() {}

  /// The list of an item and all inside it, with a heading and a final newline.
  ///
  /// Frames are relative to the parent, numbers have at most four decimals.
  /// - Complexity: O(*n*) in the items, and in the width of the lines.
  public func text(of item: PictureItem) -> String {
    var rows = [["item", "x", "y", "width", "height"]]
    collect(item, first: "", rest: "", into: &rows)
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let name = row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      let numbers = (1..<5).map { column in
        String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      return ([name] + numbers).joined(separator: "  ") + "\n"
    }.joined()
  }

  /// Adds the lines of an item, whose own begins with `first` and those inside it with `rest`.
  private func collect(
    _ item: PictureItem,
    first: String,
    rest: String,
    into rows: inout [[String]]
  ) {
    let frame = item.frame
    let name = PictureText.line(item.name) + (item.isGuide ? " (guide)" : "")
    rows.append(
      [first + name]
        + [frame.minX, frame.minY, frame.width, frame.height].map(SceneNumber.rounded)
    )
    for (index, child) in item.children.enumerated() {
      let isLast = index == item.children.count - 1
      collect(
        child,
        first: rest + (isLast ? "└─ " : "├─ "),
        rest: rest + (isLast ? "   " : "│  "),
        into: &rows
      )
    }
  }
}

/// Names as pictures can show them.
enum PictureText {
  /// The name on one line: control characters become `␣`, as they would break the picture.
  static func line(_ name: String) -> String {
    String(
      name.map { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? "␣" : $0 }
    )
  }
}
