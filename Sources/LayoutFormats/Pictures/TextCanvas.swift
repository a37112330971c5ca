/// A grid of terminal cells that boxes and names are drawn on.
///
/// Lines that meet are joined (`├`, `┬`, `┼`), because a cell remembers in which of the four
/// directions lines leave it, not which character was drawn last.
struct TextCanvas {
  /// The directions in which lines leave a cell.
  struct Strokes: OptionSet {
    let rawValue: Int
    static let up = Strokes(rawValue: 1)
    static let right = Strokes(rawValue: 2)
    static let down = Strokes(rawValue: 4)
    static let left = Strokes(rawValue: 8)
  }

  private struct Cell {
    var strokes: Strokes = []
    /// Whether every line through the cell is dashed.
    var isDashed = true
    /// Whether a box of no extent stands here.
    var isPoint = false
    /// The character that stands here; nothing in the second cell of a wide one.
    var letter: String?
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Draws the outline of a box whose edges run through the given columns and rows.
  ///
  /// What lies outside the canvas is not drawn. A box of no extent on an axis is a
  /// line, on both axes a point.
  mutating func outline(_ box: TextBox, dashed: Bool) {
    for row in Set([box.top, box.bottom]) {
      for column in max(box.left, 0)...max(min(box.right, columns - 1), max(box.left, 0)) {
        var strokes: Strokes = []
        if column > box.left { strokes.insert(.left) }
        if column < box.right { strokes.insert(.right) }
        add(strokes, column: column, row: row, dashed: dashed)
      }
    }
    for column in Set([box.left, box.right]) {
      for row in max(box.top, 0)...max(min(box.bottom, rows - 1), max(box.top, 0)) {
        var strokes: Strokes = []
        if row > box.top { strokes.insert(.up) }
        if row < box.bottom { strokes.insert(.down) }
        add(strokes, column: column, row: row, dashed: dashed)
      }
    }
  }

  private mutating func add(_ strokes: Strokes, column: Int, row: Int, dashed: Bool) {
    guard isInside(column: column, row: row) else { return }
    let index = row * columns + column
    cells[index].strokes.formUnion(strokes)
    if !dashed { cells[index].isDashed = false }
    if strokes.isEmpty { cells[index].isPoint = true }
  }

  private func isInside(column: Int, row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Writes a text from the given cell to the right, if it fits and covers no other text.
  ///
  /// A wide character takes two cells; what has no width joins nothing and is left out.
  /// - Returns: Whether it was written.
  mutating func write(_ text: String, column: Int, row: Int, overLines: Bool) -> Bool {
    let width = text.cellWidth
    guard width > 0 else { return true }
    guard isInside(column: column, row: row), isInside(column: column + width - 1, row: row)
    else { return false }
    let start = row * columns + column
    for cell in cells[start..<(start + width)] {
      guard cell.letter == nil, overLines || cell.strokes.isEmpty else { return false }
    }
    var index = start
    for letter in text where letter.cellWidth > 0 {
      cells[index].letter = String(letter)
      if letter.cellWidth == 2 { cells[index + 1].letter = "" }
      index += letter.cellWidth
    }
    return true
  }

  /// Writes a letter into every cell between the ends of a line where nothing stands.
  mutating func fill(_ line: TextBox, with letter: String) {
    guard !letter.isEmpty else { return }
    for row in max(line.top, 0)...max(min(line.bottom, rows - 1), max(line.top, 0)) {
      for column in max(line.left, 0)...max(min(line.right, columns - 1), max(line.left, 0)) {
        _ = write(letter, column: column, row: row, overLines: false)
      }
    }
  }

  /// The canvas as lines without trailing spaces, each with a newline.
  var text: String {
    var text = ""
    for row in 0..<rows {
      let line = cells[(row * columns)..<((row + 1) * columns)].map(Self.character)
      text += line.joined().trimmingSpaces + "\n"
    }
    return text
  }

  private static func character(of cell: Cell) -> String {
    if let letter = cell.letter { return letter }
    if cell.isDashed, cell.strokes == [.left, .right] { return "┄" }
    if cell.isDashed, cell.strokes == [.up, .down] { return "┆" }
    if cell.isPoint, cell.strokes.isEmpty { return "·" }
    return lines[cell.strokes.rawValue]
  }

  /// The box-drawing character for each set of strokes, by raw value.
  private static let lines = [
    " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]
}

/// A box on the grid: the columns and rows its four edges run through.
struct TextBox {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingSpaces: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
