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
    var letter: Character?
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
  /// - Returns: Whether it was written.
  mutating func write(_ text: String, column: Int, row: Int, overLines: Bool) -> Bool {
    let letters = Array(text)
    for offset in letters.indices {
      guard isInside(column: column + offset, row: row) else { return false }
      let cell = cells[row * columns + column + offset]
      guard cell.letter == nil, overLines || cell.strokes.isEmpty else { return false }
    }
    for (offset, letter) in letters.enumerated() {
      cells[row * columns + column + offset].letter = letter
    }
    return true
  }

  /// The canvas as lines without trailing spaces, each with a newline.
  var text: String {
    var text = ""
    for row in 0..<rows {
      var line = cells[(row * columns)..<((row + 1) * columns)].map(Self.character)
      while line.last == " " { line.removeLast() }
      text += String(line) + "\n"
    }
    return text
  }

  private static func character(of cell: Cell) -> Character {
    if let letter = cell.letter { return letter }
    if cell.isDashed, cell.strokes == [.left, .right] { return "┄" }
    if cell.isDashed, cell.strokes == [.up, .down] { return "┆" }
    if cell.isPoint, cell.strokes.isEmpty { return "·" }
    return lines[cell.strokes.rawValue]
  }

  /// The box-drawing character for each set of strokes, by raw value.
  private static let lines: [Character] = [
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
