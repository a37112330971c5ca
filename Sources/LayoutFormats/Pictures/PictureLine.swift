public import ConstraintKernel

/// A line of text where it stands in its box.
public struct PictureLine: Hashable, Sendable {
  /// The line as it reads, with the ellipsis if it is truncated.
  public var text: String
  /// The left end and the baseline, from the box's corner, in points.
  public var origin: LayoutPoint
  /// How wide the line is, in points.
  public var width: Double
  /// The type it was measured in, at the text scale.
  public var typeface: Typeface
  /// Whether the line is read from right to left.
  public var isRightToLeft: Bool
  /// The words of the line one by one, where each stands; none for one word, and where words of both
  /// directions stand side by side.
  public var words: [PictureWord]

  /// Creates a line in the type it was measured in.
  package init(
    text: String,
    origin: LayoutPoint,
    width: Double,
    typeface: Typeface,
    isRightToLeft: Bool = false,
    words: [PictureWord] = []
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.typeface = typeface
    self.isRightToLeft = isRightToLeft
    self.words = words
  }

  /// Creates a line in regular type of a size, read from left to right by
  /// default.
  package init(
    text: String,
    origin: LayoutPoint,
    width: Double,
    size: Double,
    isRightToLeft: Bool = false
  ) {
    self.init(
      text: text,
      origin: origin,
      width: width,
      typeface: Typeface(size: size),
      isRightToLeft: isRightToLeft
    )
  }

  /// The size of the type, in points.
  package var size: Double {
    get { typeface.size }
    set { typeface.size = newValue }
  }
}

/// A word of a line where it stands.
public struct PictureWord: Hashable, Sendable {
  /// The word, without spaces around it.
  public var text: String
  /// Its left end from that of the line, in points.
  public var x: Double
  /// How wide it is, in points.
  public var width: Double

  /// Creates a word.
  package init(text: String, x: Double, width: Double) {
    self.text = text
    self.x = x
    self.width = width
  }
}

/// A text as an engine shaped it, which can draw it again.
///
/// Two are equal if the same was asked for.
public struct PictureParagraph: Hashable, Sendable {
  /// What was asked for.
  public let request: TextRequest
  /// The glyphs, in lines.
  public let shaped: any ShapedText

  /// Keeps the answer to a request.
  package init(_ request: TextRequest, _ shaped: any ShapedText) {
    self.request = request
    self.shaped = shaped
  }

  /// Whether both were asked for the same.
  public static func == (first: PictureParagraph, second: PictureParagraph) -> Bool {
    first.request == second.request
  }

  /// Hashes what was asked for.
  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
