/// Everything that a measurer of text is asked.
///
/// Only the text has to be given; what a measurer has no use for it ignores.
public struct TextRequest: Hashable, Sendable {
  /// The text; line feeds in it begin a new line.
  public var text: String
  /// The room for a line, in points; nil for lines that break at line feeds only.
  public var width: Double?
  /// The most lines there may be in the whole text; 0 means as many as it takes.
  public var maximumLines: Int
  /// Where lines may break, and what becomes of text that no line is left for.
  public var lineBreakMode: LayoutLineBreakMode
  /// The factor by which people want text enlarged; 1 is the usual size.
  public var scale: Double
  /// The direction that the surroundings are read in: that of text without letters.
  public var direction: LayoutReadingDirection
  /// Where lines stand in the width.
  public var alignment: LayoutTextAlignment
  /// The type that is wanted; nil leaves it to the measurer.
  public var typeface: Typeface?

  /// Whether the question was put in the words of the older requirement; equal to any other, since
  /// it asks the same.
  var origin = Origin()

  struct Origin: Hashable, Sendable {
    var isOlderRequirement = false
    static func == (first: Origin, second: Origin) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// Asks for a text, by default from left to right in as many lines as it takes.
  public init(
    _ text: String,
    width: Double? = nil,
    maximumLines: Int = 0,
    lineBreakMode: LayoutLineBreakMode = .byWordWrapping,
    scale: Double = 1,
    direction: LayoutReadingDirection = .leftToRight,
    alignment: LayoutTextAlignment = .natural,
    typeface: Typeface? = nil
  ) {
    self.text = text
    self.width = width
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.scale = scale
    self.direction = direction
    self.alignment = alignment
    self.typeface = typeface
  }
}
