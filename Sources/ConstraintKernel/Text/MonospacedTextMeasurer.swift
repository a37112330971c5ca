/// Measures text without fonts, in the cells of a grid, the same everywhere.
///
/// With the point size *p* and the text scale *s*, a cell is *p · s* / 2 wide, a line is
/// *p · s* · 5 / 4 high, and its baseline lies *p · s* below its top. At the usual 16 points that
/// is 8 by 20 with the baseline at 16. A character, which is what readers take for one (a grapheme
/// cluster), takes one cell; ideographs, kana, Hangul and emoji take two, as in terminals, and what
/// has no width of its own takes none.
///
/// Lines break at spaces; the spaces at a break take no room. A word longer than a line is broken
/// where the line ends. A line feed begins a new line. A line holds one character at least,
/// however narrow it is.
public struct MonospacedTextMeasurer: TextMeasuring, Hashable, Sendable {
  /// The size of type, in points.
  ///
  /// Where it is, after scaling, not a number above 0 and of at most a million, nothing is measured.
  public var pointSize: Double

  /// The largest size of type there is, in points: no text of a machine's memory overflows at it.
  private static let largestType = 1e6

  /// Makes a measurer for a size of type.
  public init(pointSize: Double = 16) {
    self.pointSize = pointSize
  }

  /// Sets a text in lines no wider than `width`.
  ///
  /// - Complexity: O(*n*) in the characters.
  public func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    scale: Double
  ) -> MeasuredText {
    let type = pointSize * scale
    guard type > 0, type <= Self.largestType, !text.isEmpty else { return .nothing }
    let advance = type / 2
    var lines = Lines(columns: columns(in: width, advance))
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.set(paragraph)
    }
    let limit = maximumLines > 0 ? maximumLines : lines.lengths.count
    let shown = lines.lengths.prefix(limit)
    let height = type * 5 / 4
    return MeasuredText(
      size: LayoutSize(
        width: Double(shown.max() ?? 0) * advance,
        height: Double(shown.count) * height
      ),
      numberOfLines: shown.count,
      firstBaseline: type,
      lastBaseline: Double(shown.count - 1) * height + type
    )
  }

  /// How many cells fit in a line.
  ///
  /// Widths come from frames, which are rounded to a grain; a line that is short of a cell by no
  /// more than that still has it.
  private func columns(in width: Double?, _ advance: Double) -> Int {
    guard let width, width.isFinite else { return .max }
    let count = ((width + LayoutGrain.size) / advance).rounded(.down)
    return count < 1 ? 1 : count < 1e9 ? Int(count) : .max
  }
}

/// The lengths of lines, in cells.
private struct Lines {
  let columns: Int
  var lengths: [Int] = []

  init(columns: Int) {
    self.columns = columns
  }

  /// Sets a paragraph, greedily.
  mutating func set(_ paragraph: Substring) {
    var line = 0
    var spaces = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if !word.isEmpty {
        place(word, after: spaces, in: &line)
        spaces = 0
      }
      spaces += 1
    }
    lengths.append(line)
  }

  /// Puts a word into the line, or into lines of its own.
  private mutating func place(_ word: Substring, after spaces: Int, in line: inout Int) {
    let length = word.reduce(0) { $0 + $1.cellWidth }
    if length <= columns, spaces <= columns - length, line <= columns - length - spaces {
      line += spaces + length
      return
    }
    if line > 0 { lengths.append(line) }
    line = length
    if length > columns { line = breakUp(word) }
  }

  /// Sets a word that is longer than a line, and says how long its last line is.
  private mutating func breakUp(_ word: Substring) -> Int {
    var line = 0
    for character in word {
      let width = character.cellWidth
      if width > 0, line > 0, line > columns - width {
        lengths.append(line)
        line = 0
      }
      line += width
    }
    return line
  }
}
