/// Somebody who knows how much room a text takes: a font library, a terminal, or a rule.
///
/// The same question must always have the same answer, since a ``LayoutLabel`` asks once per width.
public protocol TextMeasuring {
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
    lineBreakMode: LineBreakMode,
    scale: Double
  ) -> MeasuredText
}
