/// A measurer of the room that a text takes: a font library, a terminal, or a rule.
///
/// One of the two `measure` members is to be written; each answers in terms of the other by default.
/// Newer code writes ``measure(_:)``, which is given all there is to know. Where neither is written, no
/// text takes room. A measurer that knows how wide characters are, and no more, adopts ``TextAdvances``;
/// one that shapes text and can draw it adopts ``TextDrawing``.
///
/// The same question must always have the same answer, since a ``LayoutLabel`` asks once per width.
public protocol TextMeasuring {
  /// Sets a text in lines.
  ///
  /// - Parameter request: The text, the width of its lines, their limit, and the type that is wanted.
  /// - Returns: The room the text takes, in points. Numbers that are not finite are reported by the
  ///   layout pass and count as no natural size.
  func measure(_ request: TextRequest) -> MeasuredText

  /// Sets a text in lines no wider than `width`.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds in it begin a new line.
  ///   - width: The room for a line, in points; nil for lines that break at line feeds only.
  ///   - maximumLines: The most lines there may be; 0 means as many as it takes.
  ///   - lineBreakMode: Where lines may break, and what becomes of text that no line is left for.
  ///   - scale: The factor by which people want text enlarged; 1 is the usual size.
  /// - Returns: The room the text takes, in points. Numbers that are not finite are reported by the
  ///   layout pass and count as no natural size.
  func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LayoutLineBreakMode,
    scale: Double
  ) -> MeasuredText

  /// The type that a request is measured in, before its scale.
  ///
  /// By default the one that is asked for, or one of 16 points. Pictures draw text in it.
  func typeface(for request: TextRequest) -> Typeface
}

extension TextMeasuring {
  /// Puts the request in the words of the older requirement.
  public func measure(_ request: TextRequest) -> MeasuredText {
    // Neither of the two is written: each would ask the other for ever.
    guard !request.origin.isOlderRequirement else { return .nothing }
    return measure(
      request.text,
      width: request.width,
      maximumLines: request.maximumLines,
      lineBreakMode: request.lineBreakMode,
      scale: request.scale
    )
  }

  /// Puts the parameters into one request, with the defaults for everything else.
  public func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LayoutLineBreakMode,
    scale: Double
  ) -> MeasuredText {
    var request = TextRequest(
      text,
      width: width,
      maximumLines: maximumLines,
      lineBreakMode: lineBreakMode,
      scale: scale
    )
    request.origin.isOlderRequirement = true
    return measure(request)
  }

  /// The type that is asked for, or one of 16 points.
  public func typeface(for request: TextRequest) -> Typeface { request.typeface ?? Typeface() }
}
