/// A measurer that keeps the glyphs it measured, so that the same glyphs are drawn.
///
/// Only who shaped a text can draw it: a line that is set again by itself gets its last space back,
/// joins letters differently at its ends, and cannot rebuild an ellipsis.
public protocol TextDrawing: TextMeasuring {
  /// Shapes a text; measuring it is ``ShapedText/measured`` of the answer.
  func shape(_ request: TextRequest) -> any ShapedText
}

extension TextDrawing {
  /// The room of the glyphs that ``shape(_:)`` answers with.
  public func measure(_ request: TextRequest) -> MeasuredText { shape(request).measured }
}

/// A text as glyphs in lines, for drawing.
///
/// It never changes, and may be drawn on any thread.
public protocol ShapedText: AnyObject, Sendable {
  /// The room the text takes, line by line.
  var measured: MeasuredText { get }

  /// Draws one line of the text.
  ///
  /// - Parameters:
  ///   - line: The line's place in ``MeasuredText/lines``.
  ///   - origin: Where its left end and its baseline meet, in the surface's points.
  ///   - surface: What is drawn on.
  /// - Returns: Whether the text knows how to draw on that surface; where it does not, the code that draws
  ///   sets the line by itself.
  func draw(line: Int, at origin: LayoutPoint, on surface: any TextSurface) -> Bool
}

/// What text is drawn on: a page, an image, a window.
///
/// A shaper of text knows the surfaces that it can draw on by their types.
public protocol TextSurface {}
