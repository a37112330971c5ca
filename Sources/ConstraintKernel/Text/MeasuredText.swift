/// What a text takes up when it is set in lines, in points.
public struct MeasuredText: Hashable, Sendable {
  /// One line of a text that was set.
  public struct Line: Hashable, Sendable {
    /// What of the text the line shows: all of it before an ellipsis, if there is one.
    public var range: Range<String.Index>
    /// What it shows behind an ellipsis; nil without one, or where nothing follows it.
    public var tail: Range<String.Index>?
    /// Whether text is missing that belongs here or behind this line.
    public var isTruncated: Bool
    /// Whether `…` stands for what is missing.
    public var hasEllipsis: Bool
    /// Whether the line ends within a word, at a soft hyphen: there stands a hyphen.
    public var hasHyphen: Bool
    /// How wide the line is, the ellipsis included.
    public var width: Double
    /// The baseline below the top of the text.
    public var baseline: Double
    /// The line's left end in the width that was asked for; nil where a measurer does not say, and
    /// ``LayoutTextAlignment/offset(ofLine:in:_:)`` does.
    public var x: Double?
    /// The line's top below that of the text; nil where a measurer does not say.
    public var top: Double?
    /// From the line's top to that of the next; nil where a measurer does not say.
    public var height: Double?
    /// The direction the line is read in; nil where a measurer does not say, and it is the label's.
    public var direction: LayoutReadingDirection?
    /// The left end of the ellipsis, from the left end of the line; nil without one, and where a
    /// measurer does not say.
    public var ellipsisOffset: Double?

    /// Describes a line; one that is not truncated by default.
    public init(
      range: Range<String.Index>,
      tail: Range<String.Index>? = nil,
      isTruncated: Bool = false,
      hasEllipsis: Bool = false,
      hasHyphen: Bool = false,
      width: Double,
      baseline: Double,
      x: Double? = nil,
      top: Double? = nil,
      height: Double? = nil,
      direction: LayoutReadingDirection? = nil,
      ellipsisOffset: Double? = nil
    ) {
      self.range = range
      self.tail = tail
      self.isTruncated = isTruncated
      self.hasEllipsis = hasEllipsis
      self.hasHyphen = hasHyphen
      self.width = width
      self.baseline = baseline
      self.x = x
      self.top = top
      self.height = height
      self.direction = direction
      self.ellipsisOffset = ellipsisOffset
    }

    /// The line as it reads, of the text that was measured, without its soft hyphens.
    ///
    /// - Complexity: O(*n*) in the characters of the line.
    public func string(of text: String) -> String {
      let line = "\(text[range])\(hasEllipsis ? "…" : "")\(tail.map { text[$0] } ?? "")"
      let shown = line.utf8.contains(0xC2) ? line.filter { $0 != "\u{AD}" } : line
      return hasHyphen ? shown + "-" : shown
    }
  }

  /// The width of the longest line before anything is truncated, and the height of all lines.
  public var size: LayoutSize
  /// How many lines there are; 0 for no text.
  public var numberOfLines: Int
  /// The baseline of the first line below the top.
  public var firstBaseline: Double
  /// The baseline of the last line below the top.
  public var lastBaseline: Double
  /// The lines one by one, for drawing; empty where a measurer does not tell.
  public var lines: [Line]

  /// Describes a text that was set.
  public init(
    size: LayoutSize,
    numberOfLines: Int,
    firstBaseline: Double,
    lastBaseline: Double,
    lines: [Line] = []
  ) {
    self.size = size
    self.numberOfLines = numberOfLines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
  }

  /// Whether something of the text is not shown.
  public var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// No text: nothing in any direction.
  public static let nothing = MeasuredText(
    size: .zero,
    numberOfLines: 0,
    firstBaseline: 0,
    lastBaseline: 0
  )
}
