/// Measures text without fonts, in the cells of a grid, the same everywhere.
///
/// With the point size *p* and the text scale *s*, a cell is *p · s* / 2 wide, a line is
/// *p · s* · 5 / 4 high, and its baseline lies *p · s* below its top. At the usual 16 points that
/// is 8 by 20 with the baseline at 16. A character, which is what readers take for one (a grapheme
/// cluster), takes one cell; ideographs, kana, Hangul and emoji take two, as in terminals, and what
/// has no width of its own takes none.
///
/// Lines break at spaces, and within words at soft hyphens; the spaces at a break take no room. A word longer than a line is broken
/// where the line ends. A line feed begins a new line. A line holds one character at least,
/// however narrow it is.
public struct MonospacedTextMeasurer: TextMeasuring, Hashable, Sendable {
  /// The size of type that was given; nil for that of the request.
  private var fixedSize: Double?

  /// The largest size of type there is, in points: no text of a machine's memory overflows at it.
  static let largestType = 1e6

  /// Makes a measurer for a size of type, whatever it is asked for; without one it takes the size from
  /// what it is asked, 16 points where nothing is said.
  public init(pointSize: Double? = nil) { fixedSize = pointSize }

  /// The size of type, in points, where a request does not say another; setting it fixes it.
  ///
  /// Where it is, after scaling, not a number above 0 and of at most a million, nothing is measured.
  public var pointSize: Double {
    get { fixedSize ?? Typeface().size }
    set { fixedSize = newValue }
  }

  /// The type that is asked for, in the size of this measurer if it has one.
  public func typeface(for request: TextRequest) -> Typeface {
    var typeface = request.typeface ?? Typeface()
    if let fixedSize { typeface.size = fixedSize }
    return typeface
  }

  /// Sets a text in lines of a grid; families, weights and spacing make no difference.
  ///
  /// - Complexity: O(*n*) in the characters.
  public func measure(_ request: TextRequest) -> MeasuredText {
    let type = (fixedSize ?? request.typeface?.size ?? Typeface().size) * request.scale
    guard type > 0, type <= Self.largestType, !request.text.isEmpty else { return .nothing }
    let advance = type / 2
    let columns = columns(in: request.width, advance)
    let lines = TextLines(
      request.text,
      room: columns,
      isUnlimited: columns == .max,
      mode: request.lineBreakMode,
      metric: CellMetric()
    )
    return lines.measured(
      request,
      TextLineMetric(ascent: type, height: type * 5 / 4),
      width: { Double($0) * advance }
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

/// Characters by the cells they take.
private struct CellMetric: CharacterMetric {
  func length(of character: Character) -> Int { character.cellWidth }
  func half(of length: Int) -> Int { length / 2 }
}
