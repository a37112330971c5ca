/// Measures text without fonts: every character is as wide as any other, everywhere.
///
/// With the point size *p* and the text scale *s*, a character is *p · s* / 2 wide, a line is
/// *p · s* · 5 / 4 high, and its baseline lies *p · s* below its top. At the usual 16 points that
/// is 8 by 20 with the baseline at 16. A character is what readers take for one, a grapheme cluster.
///
/// Lines break at spaces; the spaces at a break take no room. A word longer than a line is broken
/// where the line ends. A line feed begins a new line. A line holds one character at least,
/// however narrow it is.
public struct MonospacedTextMeasurer: TextMeasuring, Hashable, Sendable {
  /// The size of type, in points; one that is not finite and above 0 measures nothing.
  public var pointSize: Double

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
    guard type.isFinite, type > 0, !text.isEmpty else { return .nothing }
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

  /// How many characters fit in a line.
  ///
  /// Widths come from frames, which are rounded to a grain; a line that is short of a character by
  /// no more than that still holds it.
  private func columns(in width: Double?, _ advance: Double) -> Int {
    guard let width, width.isFinite else { return .max }
    let count = ((width + LayoutGrain.size) / advance).rounded(.down)
    return count < 1 ? 1 : count < 1e9 ? Int(count) : .max
  }
}

/// The lengths of lines, in characters.
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
    var word = 0
    for character in paragraph {
      if character == " " {
        place(word, after: spaces, in: &line)
        spaces = word > 0 ? 1 : spaces + 1
        word = 0
      } else {
        word += 1
      }
    }
    place(word, after: spaces, in: &line)
    lengths.append(line)
  }

  /// Puts a word into the line, or into lines of its own.
  private mutating func place(_ word: Int, after spaces: Int, in line: inout Int) {
    guard word > 0 else { return }
    if word <= columns, spaces <= columns - word, line <= columns - word - spaces {
      line += spaces + word
      return
    }
    if line > 0 { lengths.append(line) }
    var rest = word
    while rest > columns {
      lengths.append(columns)
      rest -= columns
    }
    line = rest
  }
}
