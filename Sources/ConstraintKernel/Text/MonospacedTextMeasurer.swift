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
  public init(pointSize: Double = 16) { self.pointSize = pointSize }

  /// Sets a text in lines no wider than `width`.
  ///
  /// - Complexity: O(*n*) in the characters.
  public func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LineBreakMode,
    scale: Double
  ) -> MeasuredText {
    let type = pointSize * scale
    guard type > 0, type <= Self.largestType, !text.isEmpty else { return .nothing }
    let advance = type / 2
    let height = type * 5 / 4
    let set = TextLines(text, columns: columns(in: width, advance), mode: lineBreakMode)
    let shown = set.lines.prefix(maximumLines > 0 ? maximumLines : .max)
    var lines = shown.enumerated().map { index, line in
      MeasuredText.Line(
        range: line.range,
        width: Double(line.length) * advance,
        baseline: Double(index) * height + type
      )
    }
    if shown.count < set.lines.count, let last = shown.last {
      let end = set.truncated(last, lineBreakMode)
      lines[lines.count - 1] = MeasuredText.Line(
        range: end.head,
        tail: end.tail,
        isTruncated: true,
        hasEllipsis: end.hasEllipsis,
        width: Double(end.length) * advance,
        baseline: Double(lines.count - 1) * height + type
      )
    }
    return MeasuredText(
      size: LayoutSize(
        width: Double(shown.map(\.length).max() ?? 0) * advance,
        height: Double(shown.count) * height
      ),
      numberOfLines: shown.count,
      firstBaseline: type,
      lastBaseline: Double(shown.count - 1) * height + type,
      lines: lines
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
