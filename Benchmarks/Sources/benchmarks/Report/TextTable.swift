/// Lines of cells, the first column to the left, all others to the right.
struct TextTable {
  private var lines: [[String]]

  /// Makes a table with one line of headings.
  init(_ headings: [String]) {
    lines = [headings]
  }

  /// Whether there is anything but headings.
  var isEmpty: Bool { lines.count == 1 }

  /// Adds a line below the others.
  mutating func add(_ cells: [String]) {
    lines.append(cells)
  }

  /// The table with columns as wide as their widest cell.
  var text: String {
    let columns = lines.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      return cells.joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}
