#if Pango
import CPango
public import ConstraintKernel

/// A text as glyphs in lines, laid out by Pango.
public final class PangoParagraph: ShapedText, @unchecked Sendable {
  /// The room the text takes, line by line.
  public let measured: MeasuredText

  private let engine: PangoEngine
  private let shaping: PangoShaping

  /// Shapes a text under the lock of its engine.
  init(_ request: TextRequest, _ engine: PangoEngine, _ base: PangoText.BaseDirection) {
    self.engine = engine
    shaping = PangoShaping(request, engine, base)
    measured = shaping.measured
  }

  deinit { engine.locked { shaping.release() } }

  /// Draws one line on a ``CairoTextSurface``, in the colour that is its source.
  public func draw(line: Int, at origin: LayoutPoint, on surface: any TextSurface) -> Bool {
    guard let surface = surface as? CairoTextSurface, shaping.lines.indices.contains(line) else {
      return false
    }
    engine.locked {
      let context = surface.context
      cairo_save(context)
      cairo_translate(context, origin.x, origin.y)
      cairo_scale(context, shaping.factor, shaping.factor)
      cairo_move_to(context, 0, 0)
      pango_cairo_show_layout_line(context, shaping.lines[line])
      cairo_new_path(context)
      cairo_restore(context)
    }
    return true
  }

  /// How many characters no font that is installed has a letter for.
  public var unknownCharacters: Int { engine.locked { shaping.unknownCharacters } }
}
#endif
