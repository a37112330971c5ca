#if Pango
public import ConstraintKernel

/// Text in real fonts, by Pango: shaped, with fallback for every script, in both directions.
///
/// Metrics are neither hinted nor rounded, so that a text takes the same room in an image, in a PDF and
/// at any scale, and what is drawn is the glyphs that were measured. Give one measurer to all labels of
/// a hierarchy; it keeps what it shaped last, and may be used on any thread, on one at a time.
///
///     let fonts = PangoText(Typeface(family: "Noto Sans", size: 15))
///     label.measurer = fonts
///     label.typeface = Typeface(size: 24, weight: 700)  // Noto Sans, since no family is named
public final class PangoText: TextDrawing, Sendable {
  /// Where the direction of a paragraph comes from.
  public enum BaseDirection: Hashable, Sendable {
    /// From its first letter that has one; without letters, from the paragraph before, or from the
    /// text's first letter; in a text without letters, from the request.
    case text
    /// From the request, whatever the paragraph says.
    case request
  }

  /// The type of texts that ask for none, and the family of those that name none.
  public let typeface: Typeface
  /// Where the direction of a paragraph comes from.
  public let baseDirection: BaseDirection

  private let engine = PangoEngine()
  private let cache: PangoCache

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - typeface: The type of texts that ask for none. Families that are not installed are replaced,
  ///     as are letters that a family has not; name families where results must not depend on that.
  ///   - baseDirection: Where the direction of a paragraph comes from.
  ///   - cacheCapacity: How many texts are kept as they were shaped.
  public init(
    _ typeface: Typeface = Typeface(),
    baseDirection: BaseDirection = .text,
    cacheCapacity: Int = 2_048
  ) {
    self.typeface = typeface
    self.baseDirection = baseDirection
    cache = PangoCache(capacity: cacheCapacity)
  }

  /// The type that is asked for, in this measurer's family if it names none.
  public func typeface(for request: TextRequest) -> Typeface {
    guard var wanted = request.typeface else { return typeface }
    if wanted.family == nil { wanted.family = typeface.family }
    return wanted
  }

  /// Shapes a text, or finds it among those that were shaped before.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public func shape(_ request: TextRequest) -> any ShapedText {
    var request = request
    request.typeface = typeface(for: request)
    return engine.locked {
      if let known = cache.paragraph(for: request) { return known }
      let paragraph = PangoParagraph(request, engine, baseDirection)
      cache.keep(paragraph, for: request)
      return paragraph
    }
  }

  /// How often a text was shaped, and how often it was found shaped.
  public var counts: (shaped: Int, reused: Int) {
    engine.locked { (cache.shaped, cache.reused) }
  }

  /// The names of the families that are installed, in alphabetical order.
  public var families: [String] { engine.families() }
}
#endif
