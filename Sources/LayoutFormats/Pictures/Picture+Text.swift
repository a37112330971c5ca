import ConstraintKernel

extension Picture {
  /// The picture in box-drawing characters, names in the boxes, for a terminal.
  ///
  /// Edges are moved to the nearest cell, so edges that meet in the layout meet in the picture. A
  /// cell counts as twice as tall as it is wide. Guides are dashed; a box of no size is a line or a
  /// point. A barrier or a guideline is a dashed line, a gap of a chain a row of `~` where it stretches and of `=` where it
  /// does not; what they are stands below. Text stands in its lines where there is room. What the picture cannot show is reported in
  /// sentences below it: names there was no room for, and boxes outside the root; then come the
  /// notes, whose numbers stand behind names in brackets.
  ///
  /// - Parameters:
  ///   - columns: How many cells the picture is wide, at most; 2 at least.
  ///   - rows: How many cells it is tall, at most; 2 at least.
  /// - Returns: The lines, each with a newline.
  /// - Complexity: O(*n* + *c*) in the boxes, the lengths of their outlines and the *c* cells.
  public func text(columns: Int = 72, rows: Int = 100) -> String {
    drawing(columns: columns, rows: rows) + (notes.isEmpty ? "" : "\n" + legend)
  }

  /// The picture in box-drawing characters, then the ``tree()``, then the notes.
  ///
  /// - Parameter columns: How many cells the picture is wide, at most.
  /// - Returns: The lines, each with a newline.
  public func listing(columns: Int = 72) -> String {
    drawing(columns: columns) + "\n" + tree() + (notes.isEmpty ? "" : "\n" + legend)
  }

  /// The notes with their numbers, each with a newline.
  private var legend: String {
    notes.enumerated().map { "[\($0 + 1)] \($1.kind.rawValue): \($1.text)\n" }.joined()
  }

  /// The picture without its notes.
  private func drawing(columns: Int, rows: Int = 100) -> String {
    guard let root = items.first else { return "" }
    guard let scale = scale(columns: max(columns, 2), rows: max(rows, 2)) else {
      return "\(root.line) is \(root.frame) and cannot be drawn.\n"
    }
    func cell(_ position: Double) -> Int {
      Int(min(max((position * scale).rounded(), -100_000), 100_000))
    }
    var canvas = TextCanvas(columns: cell(size.width) + 1, rows: cell(size.height / 2) + 1)
    var drawn: [(place: Int, box: TextBox)] = []
    for place in items.indices where isVisible(place) {
      let frame = boxes[place]
      let box = TextBox(
        left: cell(frame.minX),
        top: cell(frame.minY / 2),
        right: cell(frame.maxX),
        bottom: cell(frame.maxY / 2)
      )
      // The line of a word is drawn with it.
      if items[place].isLineOfWord { continue }
      canvas.outline(box, dashed: items[place].isGuide)
      drawn.append((place, box))
    }
    let strokes = arrangements.flatMap(\.strokes).map { stroke in
      let (x, y) = (
        [stroke.start.x, stroke.end.x].map(cell), [stroke.start.y / 2, stroke.end.y / 2].map(cell)
      )
      let box = TextBox(
        left: min(x[0], x[1]),
        top: min(y[0], y[1]),
        right: max(x[0], x[1]),
        bottom: max(y[0], y[1])
      )
      return (kind: stroke.kind, box: box)
    }
    for stroke in strokes where stroke.kind == .line { canvas.outline(stroke.box, dashed: true) }
    let unnamed = drawn.compactMap { place, box in
      let label = TextLabel(
        name: items[place].title,
        box: box,
        width: items[place].frame.width,
        isLeaf: isLeaf(place)
      )
      // A number has to be reported with the name.
      let lines = items[place].notes.isEmpty ? items[place].lines : []
      return label.write(lines, on: &canvas) || label.write(on: &canvas) ? nil : label.name
    }
    for stroke in strokes { canvas.fill(stroke.box, with: stroke.kind.letter) }
    let outside = items.indices.filter { !isVisible($0) }.map { items[$0].title }
    return canvas.text + arrangements.map { "\($0.sign) \($0.line)\n" }.joined()
      + sentence("No room for the name of", unnamed)
      + sentence("Outside the root", outside)
  }

  /// Cells per point, or nil for a root that has no extent.
  private func scale(columns: Int, rows: Int) -> Double? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return [(Double(columns - 1), size.width), (Double(rows - 1) * 2, size.height)]
      .filter { $0.1 > 0 }.map { $0.0 / $0.1 }.min()
      .flatMap { $0.isFinite ? $0 : nil }
  }

  private func isVisible(_ place: Int) -> Bool {
    let box = boxes[place]
    return isFinite(place) && box.minX <= size.width && box.maxX >= 0 && box.minY <= size.height
      && box.maxY >= 0
  }

  private func sentence(_ beginning: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "\(beginning): \(names.joined(separator: ", ")).\n"
  }
}

extension PictureItem {
  /// The name on one line: control characters become `␣`, as they would break the picture.
  var line: String {
    String(
      name.map { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? "␣" : $0 }
    )
  }

  /// The name and the numbers of the notes that speak of the box.
  var title: String {
    notes.isEmpty ? line : "\(line) [\(notes.map(String.init).joined(separator: ","))]"
  }
}

extension PictureArrangement {
  /// The name on one line.
  fileprivate var line: String { PictureItem(name: title, frame: .zero).line }

  /// What the picture is full of where the word stands.
  fileprivate var sign: String {
    guard let stroke = strokes.first(where: { $0.kind == .spring }) ?? strokes.first else {
      return ""
    }
    return stroke.kind == .line ? (stroke.isHorizontal ? "┄" : "┆") : stroke.kind.letter
  }
}

extension PictureArrangement.Kind {
  /// What a gap is filled with; nothing for a line.
  fileprivate var letter: String {
    switch self {
    case .line: ""
    case .spring: "~"
    case .strut: "="
    }
  }
}

/// A name and the box it belongs to.
private struct TextLabel {
  let name: String
  let box: TextBox
  /// How wide the box is, in points.
  let width: Double
  let isLeaf: Bool

  /// The cells between the left and the right edge.
  private var room: Int { box.right - box.left - 1 }

  /// Writes lines of text where they stand, as far as the cells allow, if there is room for all.
  func write(_ lines: [PictureLine], on canvas: inout TextCanvas) -> Bool {
    let height = box.bottom - box.top - 1
    guard !lines.isEmpty, lines.count <= height, lines.allSatisfy({ $0.text.cellWidth <= room })
    else { return false }
    var trial = canvas
    for (index, line) in lines.enumerated() {
      let row = box.top + 1 + index * height / lines.count
      // As much of the room that is left lies before the line as in the box.
      let free = width - line.width
      let share = free > 0 ? min(max(line.origin.x / free, 0), 1) : 0
      let before = (share * Double(room - line.text.cellWidth)).rounded()
      let column = box.left + 1 + Int(before)
      guard trial.write(line.text, column: column, row: row, overLines: false) else { return false }
    }
    canvas = trial
    return true
  }

  /// Writes the name where it is found first: a leaf's in the middle, a container's in its top
  /// edge; cut to the room there is, but not to fewer than three letters.
  func write(on canvas: inout TextCanvas) -> Bool {
    guard !name.isEmpty else { return true }
    let width = name.cellWidth
    for length in Set([width, min(width, room)]).sorted(by: >) {
      guard length <= room, length == width || length > 3 else { continue }
      let shown = length == width ? name : "\(name[...].prefix(cells: length - 1))…"
      if isLeaf, writeInside(shown, on: &canvas) { return true }
      if writeInEdge(shown, row: box.top, on: &canvas) { return true }
      if !isLeaf, writeInside(shown, on: &canvas) { return true }
      if writeInEdge(shown, row: box.bottom, on: &canvas) { return true }
    }
    return false
  }

  /// Writes between the edges, in the row nearest to the middle where there is room.
  private func writeInside(_ shown: String, on canvas: inout TextCanvas) -> Bool {
    let column = box.left + 1 + (room - shown.cellWidth) / 2
    let middle = (box.top + box.bottom) / 2
    let inside = max(box.top + 1, 0)..<max(min(box.bottom, canvas.rows), max(box.top + 1, 0))
    return inside.sorted { abs($0 - middle) < abs($1 - middle) }.contains { row in
      canvas.write(shown, column: column, row: row, overLines: false)
    }
  }

  /// Writes over a horizontal edge, near its left end, with a space on both sides if there is room.
  private func writeInEdge(_ shown: String, row: Int, on canvas: inout TextCanvas) -> Bool {
    let padded = shown.cellWidth + 2 <= room ? " \(shown) " : shown
    return canvas.write(padded, column: box.left + 1, row: row, overLines: true)
  }
}
